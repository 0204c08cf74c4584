import { readFileSync } from "node:fs";
import { resizedDrawing } from "#pipeline/emit/icons.ts";
import type { Sign } from "#pipeline/present/sign.ts";
import type { Typesetter } from "./share/typesetter.ts";

/** Units on each side of the drawing of a sign. */
export const signSize = 64;

/** The sign of a site as SVG of 64 by 64 units: its own drawing, or a letter on a tile. */
export function signDrawing({ drawing, letter, ground, ink }: Sign, typesetter: Typesetter): string {
	if (drawing) {
		const own = resizedDrawing(readFileSync(drawing.absolute, "utf8"), signSize, signSize);
		return own.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
	}
	const size = 40;
	const line = typesetter.setLine(letter, "ltr");
	const place = `translate(${((signSize - line.width * size) / 2).toFixed(2)} 46) scale(${size})`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${signSize} ${signSize}" width="${signSize}" height="${signSize}">`,
		`<rect width="${signSize}" height="${signSize}" rx="14" fill="${ground}"/>`,
		`<g transform="${place}" fill="${ink}">${line.svg()}</g>`,
		"</svg>",
	].join("");
}
