import { useEffect, useRef } from "react";

/** A section as the page would show it, small; nothing in it can be reached. */
export function Thumbnail({ section, styles }: { section: Element; styles: readonly CSSStyleSheet[] }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const host = box.current;
		if (!host) return;
		const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
		shadow.adoptedStyleSheets = [...styles];
		const page = document.createElement("div");
		page.className = "page";
		page.lang = "nl";
		page.append(section.cloneNode(true));
		shadow.replaceChildren(page);
		// It is laid out as in this window, and no wider than its words can still be read.
		const fit = () => {
			const width = Math.min(document.documentElement.clientWidth, 1024);
			page.style.width = `${width}px`;
			page.style.scale = String(host.clientWidth / width);
		};
		const sizes = new ResizeObserver(fit);
		sizes.observe(host);
		return () => sizes.disconnect();
	}, [section, styles]);
	return <div ref={box} className="thumbnail" aria-hidden="true" inert />;
}

/** The styles of the page, for what stands outside of it. */
export function stylesOfPage(): readonly CSSStyleSheet[] {
	const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) =>
		[...sheet.cssRules].map(({ cssText }) => cssText),
	);
	return [sheetOf(rules.join("\n")), sheetOf(body)];
}

/** What the body of a page says, which a part of it does not have. */
const body = `
.page { transform-origin: 0 0; background: var(--color-paper); color: var(--color-ink); font-family: var(--font-sans);
  font-size: var(--text-base); line-height: 1.6; overflow-wrap: anywhere }
`;

function sheetOf(text: string): CSSStyleSheet {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	return sheet;
}
