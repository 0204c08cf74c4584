import { readFileSync } from "node:fs";
import { resizedDrawing } from "#pipeline/emit/icons.ts";
import type { Mark } from "#pipeline/present/mark.ts";
import type { Typesetter } from "./share/typesetter.ts";

/** Units on each side of the drawing of a mark. */
export const markSize = 64;

/** The mark of a site as SVG of 64 by 64 units: its own drawing, or a letter on a tile. */
export function markDrawing({ drawing, letter, ground, ink }: Mark, typesetter: Typesetter): string {
	if (drawing) {
		const own = resizedDrawing(readFileSync(drawing.absolute, "utf8"), markSize, markSize);
		return own.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
	}
	const size = 40;
	const line = typesetter.setLine(letter, "ltr");
	const place = `translate(${((markSize - line.width * size) / 2).toFixed(2)} 46) scale(${size})`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}" width="${markSize}" height="${markSize}">`,
		`<rect width="${markSize}" height="${markSize}" rx="14" fill="${ground}"/>`,
		`<g transform="${place}" fill="${ink}">${line.svg}</g>`,
		"</svg>",
	].join("");
}
