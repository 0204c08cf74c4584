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
	/** Reserves the height that the content will have. */
	readonly size: "map" | "booking" | "calculator" | "video";
	readonly children: ReactNode;
}

const heights = {
	map: "min-h-[400px]",
	booking: "min-h-[700px] min-w-[320px]",
	calculator: "min-h-[800px]",
	video: "",
};
const frames = {
	map: "h-[400px]",
	booking: "h-[700px] min-w-[320px]",
	calculator: "h-[800px]",
	video: "aspect-[16/9]",
};

/** Content of a third party. Nothing is requested from it before the visitor asks for it. */
export function Frame({ src, title, provider, href, size, children }: FrameProps) {
	const words = useWords();
	const [loaded, setLoaded] = useState(false);
	const frame = useRef<HTMLIFrameElement>(null);
	useEffect(() => {
		if (loaded) frame.current?.focus();
	}, [loaded]);
	if (loaded) {
		return (
			<>
				<iframe
					ref={frame}
					src={src}
					title={title}
					className={`w-full rounded-lg border-0 bg-white ${frames[size]}`}
					referrerPolicy="strict-origin-when-cross-origin"
					allowFullScreen={size === "video"}
					sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
				/>
				<div className="print-only">
					{children}
					<p>
						<a href={href}>{fill(words.open_elsewhere, { provider })}</a>
					</p>
				</div>
			</>
		);
	}
	return (
		<div
			className={`flex flex-col items-center justify-center gap-5 rounded-lg bg-mist p-6 text-center light ${heights[size]}`}
		>
			{children}
			<button
				type="button"
				className="button button-secondary needs-script"
				data-replay
				onClick={() => setLoaded(true)}
			>
				{words[`load_${size}`]}
			</button>
			<PartFailed />
			<p className="max-w-[28rem] text-sm text-ink-2">
				<span className="needs-script no-print">{fill(words.frame_notice, { provider })} </span>
				<a href={href} className="link" target="_blank" rel="noopener">
					{fill(words.open_elsewhere, { provider })}
					<span className="sr-only"> ({words.opens_in_new_tab})</span>
					<Icon name="external" className="ms-1 inline size-[1em]! align-[-0.1em]" />
				</a>
			</p>
		</div>
	);
}
