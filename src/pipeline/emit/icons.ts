import type { Site } from "../site/site.ts";
import { drawingOf } from "../site/theme.ts";

/** Icons and the logo of a site in one file of symbols, so that none is repeated in a page; `drawing` is that of an icon. */
export function iconSprite(site: Site, names: readonly string[], drawing: (icon: string) => string): string {
	const icons = names.map((name) => iconSymbol(name, drawing(name)));
	return `<svg xmlns="http://www.w3.org/2000/svg">${icons.join("")}${logoSymbol("logo", site)}</svg>\n`;
}

/** An icon as something that a page refers to by an id. */
export function iconSymbol(id: string, drawing: string): string {
	return `<symbol id="${id}" viewBox="0 0 256 256">${drawing}</symbol>`;
}

/** The same of the logo of a site; empty where it has none. */
export function logoSymbol(id: string, site: Site): string {
	const logo = drawingOf(site, "logo");
	if (!logo) return "";
	const { name, width, height } = logo;
	// Within a symbol the measures are those of the drawing, whatever it is shown at.
	const sized = resizedDrawing(new TextDecoder().decode(site.images.bytes(name)), width, height);
	return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${sized.trim()}</symbol>`;
}

/** A drawing with other measures, to stand in another one. */
export function resizedDrawing(svg: string, width: number, height: number): string {
	return svg.slice(svg.indexOf("<svg")).replace(/^<svg[^>]*>/, (open) => {
		const bare = open.replace(/ (?:width|height|xmlns)="[^"]*"/g, "");
		return bare.replace(/>$/, ` width="${width}" height="${height}">`);
	});
}
