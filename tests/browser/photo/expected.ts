import { expect } from "@playwright/test";
import type { Sharp } from "sharp";
import { quarters } from "../../helpers/photos.ts";

/** The kinds of photos that can be turned, as a camera or a program writes them. */
export const turnable: Readonly<Record<string, (photo: Sharp) => Sharp>> = {
	jpg: (photo) => photo.jpeg({ quality: 95 }),
	png: (photo) => photo.png(),
	webp: (photo) => photo.webp({ quality: 95 }),
};

/** A small photo in each of the eight ways, and a large one that lies on its side. */
export const held = [
	...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ({ orientation, width: 300, height: 200 })),
	{ orientation: 6, width: 2400, height: 1600 },
];

/** Fails unless the four quarters have these colours, or nearly. */
export function expectQuarters(
	found: readonly (readonly number[])[],
	why: string,
	wanted: readonly (readonly number[])[] = quarters,
	tolerance = 10,
): void {
	const off = wanted.flat().map((value, index) => Math.abs(value - (found.flat()[index] ?? Number.NaN)));
	expect(Math.max(...off), `${why}: ${JSON.stringify(found)}`).toBeLessThan(tolerance);
}
