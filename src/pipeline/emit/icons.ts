import type { ImageInfo } from "../site/images.ts";
import type { Site } from "../site/site.ts";
import { drawingOf } from "../site/theme.ts";

/** Icons and the logo of a site in one file of symbols, so that none is repeated in a page; `drawing` is that of an icon. */
export function iconSprite(site: Site, names: readonly string[], drawing: (icon: string) => string): string {
	const logo = drawingOf(site, "logo");
	const icons = names.map((name) => `<symbol id="${name}" viewBox="0 0 256 256">${drawing(name)}</symbol>`);
	return `<svg xmlns="http://www.w3.org/2000/svg">${icons.join("")}${logo ? symbolOf(logo, site) : ""}</svg>\n`;
}

function symbolOf({ name, width, height }: ImageInfo, { images }: Site): string {
	// Within a symbol the measures are those of the drawing, whatever it is shown at.
	const sized = resizedDrawing(new TextDecoder().decode(images.bytes(name)), width, height);
	return `<symbol id="logo" viewBox="0 0 ${width} ${height}">${sized.trim()}</symbol>`;
}

/** A drawing with other measures, to stand in another one. */
export function resizedDrawing(svg: string, width: number, height: number): string {
	return svg.slice(svg.indexOf("<svg")).replace(/^<svg[^>]*>/, (open) => {
		const bare = open.replace(/ (?:width|height|xmlns)="[^"]*"/g, "");
		return bare.replace(/>$/, ` width="${width}" height="${height}">`);
	});
}
