import type { Hit } from "./bind.ts";

/** Brings a text or a picture of the page into view, and unfolds what it lies in. */
export function bringIntoView({ node }: Hit, behavior: ScrollBehavior = "auto"): void {
	const element = node instanceof Element ? node : node.parentElement;
	for (let fold = foldAround(element); fold; fold = foldAround(fold.parentElement)) fold.open = true;
	element?.scrollIntoView({ block: "center", behavior });
}

function foldAround(element: Element | null): HTMLDetailsElement | null | undefined {
	return element?.closest<HTMLDetailsElement>("details:not([open])");
}
