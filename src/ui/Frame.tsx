import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { fill } from "#core/fill.ts";
import { useWords } from "./context.tsx";
import { Icon } from "./Icon.tsx";
import { PartFailed } from "./PartFailed.tsx";

interface FrameProps {
	readonly src: string;
	/** Name of the content for screen readers. */
	readonly title: string;
	/** Who receives the visitor's address. */
	readonly provider: string;
	/** The same content as a page of its own. */
	readonly href: string;
	/** Reserves the height that the content has. */
	readonly size: "map" | "booking" | "frame" | "video";
	/** Stands in the frame until its content is there. */
	readonly cover: ReactNode;
	/** A drawing in place of the content, above the cover or beside it. */
	readonly ground?: ReactNode;
	/** Stands below the frame, also when its content is there. */
	readonly children?: ReactNode;
}

const heights = {
	map: "min-h-[400px]",
	booking: "min-h-[700px] min-w-[320px]",
	frame: "min-h-[800px]",
	video: "[&>iframe]:aspect-[16/9]",
};

/** Content of a third party. Nothing is requested from it before the visitor asks for it. */
export function Frame({ src, title, provider, href, size, cover, ground, children }: FrameProps) {
	const words = useWords();
	const [loaded, setLoaded] = useState(false);
	const frame = useRef<HTMLIFrameElement>(null);
	useEffect(() => {
		if (loaded) frame.current?.focus();
	}, [loaded]);
	return (
		<>
			<div className={`no-print grid overflow-hidden rounded-lg bg-mist mist:bg-white light ${heights[size]}`}>
				{loaded ? (
					<iframe
						ref={frame}
						src={src}
						title={title}
						className="size-full border-0 bg-white"
						allowFullScreen={size === "video"}
						referrerPolicy="strict-origin-when-cross-origin"
						sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
					/>
				) : (
					<div
						className={`grid ${ground ? "lg:grid-cols-2" : "p-6"} ${size === "map" && !ground ? "streets place-items-center" : "items-center"}`}
					>
						{ground}
						<div className="flex flex-col items-center gap-5 p-6 text-center">
							{cover}
							<button
								type="button"
								className="button button-secondary needs-script"
								data-replay
								onClick={() => setLoaded(true)}
							>
								{words[`load_${size}`]}
							</button>
							<PartFailed />
							<p className="needs-script max-w-[36rem] text-sm text-ink-2">{fill(words.frame_notice, { provider })}</p>
						</div>
					</div>
				)}
			</div>
			{children}
			<a href={href} className="link no-print inline-block py-2.5 text-balance" target="_blank" rel="noopener">
				{fill(words.open_elsewhere, { provider })}
				<Icon name="arrow-square-out" className="ms-1 inline-block size-[1em]!" />
			</a>
		</>
	);
}
