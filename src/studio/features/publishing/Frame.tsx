import { useEffect, useRef, useState } from "react";
import { tellFailure } from "#studio/desk/failure.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { addressed, readable } from "#studio/page/trusted.ts";
import { ask } from "./client.ts";

interface FrameProps {
	readonly version: "online" | "now";
	readonly title: string;
	/** With its language. */
	readonly path: string;
	/** Of the screen that it is shown on, in pixels. */
	readonly width: number;
	/** Somebody clicks on what leads to another page. */
	readonly follow: (path: string) => void;
}

/** A page of a version as a visitor finds it, made smaller until it fits; none of its scripts runs. */
export function Frame({ version, title, path, width, follow }: FrameProps) {
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const box = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState({ width, height: 600 });
	const { answer, failure } = useAnswer(JSON.stringify([version, path, revision]), () => ask.look({ version, path }));
	const look = failure ? { absent: tellFailure(failure, say) } : answer;
	useEffect(() => {
		const element = box.current;
		if (!element) return undefined;
		const watch = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
		watch.observe(element);
		return () => watch.disconnect();
	}, []);
	const scale = Math.min(1, room.width / width);
	return (
		<figure>
			<figcaption>{title}</figcaption>
			<div ref={box} className="screen">
				{look && "absent" in look && <p className="about">{look.absent}</p>}
				{look && "html" in look && (
					<iframe
						title={`${title}: ${path}`}
						sandbox="allow-same-origin"
						srcDoc={readable(withStyles(look.html))}
						style={{ inlineSize: width, blockSize: room.height / scale, scale }}
						onLoad={({ currentTarget }) => {
							dress(currentTarget, look.styles);
							listen(currentTarget, follow);
							scrollTogether(currentTarget);
						}}
					/>
				)}
			</div>
		</figure>
	);
}

/** The styles of this page, which were compiled for any site, in the one that is shown; no link leads away before it is heard. */
function withStyles(html: string): string {
	const links = [...document.querySelectorAll('link[rel="stylesheet"]')].map(({ outerHTML }) => outerHTML);
	return html.replace("<head>", `<head><base target="_blank">${links.join("")}`);
}

/** The look of the version, over that of every site. */
function dress({ contentDocument, contentWindow }: HTMLIFrameElement, styles: string): void {
	if (!contentDocument || !contentWindow) return;
	const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
	sheet.replaceSync(addressed(styles));
	contentDocument.adoptedStyleSheets = [sheet];
}

/** What leads to another page is shown here as well, and nothing leads away. */
function listen({ contentDocument }: HTMLIFrameElement, follow: (path: string) => void): void {
	contentDocument?.addEventListener("click", (event) => {
		const link = (event.target as Element).closest("a");
		const href = link?.getAttribute("href") ?? "";
		if (!link || href.startsWith("#")) return;
		event.preventDefault();
		if (href.startsWith("/")) follow(href.replace(/[?#].*/, ""));
	});
	contentDocument?.addEventListener("submit", (event) => event.preventDefault());
}

/** Whoever goes down one version goes down the other beside it. */
function scrollTogether(frame: HTMLIFrameElement): void {
	const others = () =>
		[...(frame.closest(".frames")?.querySelectorAll("iframe") ?? [])].filter((each) => each !== frame);
	const place = () => frame.contentWindow?.scrollY ?? 0;
	const bring = (frames: readonly HTMLIFrameElement[], top: number) => {
		for (const { contentWindow } of frames)
			if (contentWindow?.scrollY !== top) contentWindow?.scrollTo({ top, behavior: "instant" });
	};
	frame.contentDocument?.addEventListener("scroll", () => bring(others(), place()));
	// Nobody waits until all pictures have come.
	if (place() > 0) bring(others(), place());
}
