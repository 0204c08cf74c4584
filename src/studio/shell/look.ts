import type { SiteLook } from "#studio/brain/studio-worker.ts";
import { addressed, documentOf, setAddress } from "#studio/page/trusted.ts";
import wave from "#ui/wave.svg?url";

const sheet = new CSSStyleSheet();

/** Gives the page the colours and typefaces of its site. The styles were compiled for any. */
export function showLook({ styles, color }: SiteLook): void {
	if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
	setAddress("/src/ui/wave.svg", wave);
	sheet.replaceSync(addressed(styles));
	document.querySelector('meta[name="theme-color"]')?.setAttribute("content", color);
}

/** Gives the page symbols that it refers to; of two with one id the newer one is shown. */
export function showIcons(symbols: string): void {
	document.head.prepend(...documentOf(`<svg>${symbols}</svg>`).body.children);
}
