import type { SiteLook } from "#studio/brain/studio-worker.ts";
import { addressed, setAddress } from "#studio/page/trusted.ts";
import wave from "#ui/wave.svg?url";

const sheet = new CSSStyleSheet();

let icons = "";

/** The address of the icons of the site in this page; empty until they have come. */
export function iconsAddress(): string {
	return icons;
}

/** Gives the page the colours, typefaces and icons of its site. The styles were compiled for any. */
export function showLook({ styles, icons: drawing, color }: SiteLook): void {
	if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
	setAddress("/src/ui/wave.svg", wave);
	sheet.replaceSync(addressed(styles));
	document.querySelector('meta[name="theme-color"]')?.setAttribute("content", color);
	// A page that is shown goes on naming the first.
	icons ||= URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
	setAddress("/@site/icons.svg", icons);
}
