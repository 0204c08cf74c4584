import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Bidi } from "bidi-js";
import type * as HarfBuzz from "harfbuzzjs";
import { once } from "#core/remembered.ts";

const require = createRequire(import.meta.url);

/** The faces of headings, in the order in which they are asked for a sign. */
const faces = [
	"@fontsource/literata/files/literata-latin-600-normal.woff",
	"@fontsource/literata/files/literata-latin-ext-600-normal.woff",
	"@fontsource/literata/files/literata-vietnamese-600-normal.woff",
	"@fontsource/literata/files/literata-cyrillic-600-normal.woff",
	"@fontsource/literata/files/literata-cyrillic-ext-600-normal.woff",
	"@fontsource/literata/files/literata-greek-600-normal.woff",
	"@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff",
];

interface Typeface {
	readonly font: HarfBuzz.Font;
	/** Units in the size of a letter. */
	readonly unit: number;
}

/** A run of a line in one face and one direction. */
interface Run {
	readonly face: Typeface;
	readonly level: number;
	readonly start: number;
	end: number;
}

/** A drawing in a face, and where it stands; in units of the face. */
interface Glyph {
	readonly id: number;
	readonly xAdvance: number;
	readonly xOffset: number;
	readonly yOffset: number;
}

export interface Line {
	/** In parts of the size of the letters. */
	readonly width: number;
	/** SVG that draws the line from 0,0, its baseline, at a size of 1. */
	svg(): string;
}

export type Direction = "ltr" | "rtl";

/** Turns words into outlines as a browser would: with the joins and marks of Arabic, and mixed directions in order. */
export class Typesetter {
	readonly #harfbuzz: typeof HarfBuzz;
	readonly #bidi: Bidi;
	readonly #faces: readonly Typeface[];

	private constructor(harfbuzz: typeof HarfBuzz, bidi: Bidi, fonts: readonly Buffer[]) {
		this.#harfbuzz = harfbuzz;
		this.#bidi = bidi;
		this.#faces = fonts.map((font) => {
			const face = new harfbuzz.Face(new harfbuzz.Blob(font));
			return { font: new harfbuzz.Font(face), unit: face.upem };
		});
	}

	/** Loads fonts and shaper; they are needed only when a picture is new. */
	static async load(): Promise<Typesetter> {
		const [harfbuzz, { default: bidiFactory }, { convert }] = await Promise.all([
			import("harfbuzzjs"),
			import("bidi-js"),
			import("fontverter"),
		]);
		// HarfBuzz does not open WOFF by itself.
		const fonts = await Promise.all(faces.map((name) => convert(readFileSync(require.resolve(name)), "sfnt")));
		return new Typesetter(harfbuzz, bidiFactory(), fonts);
	}

	/** The signs of a text that no face has. */
	missing(text: string): string[] {
		return [...new Set(text)].filter((sign) => !invisible.test(sign) && !this.#faceOf(sign));
	}

	/** One line of text; `direction` is that of the sentence. */
	setLine(text: string, direction: Direction): Line {
		const { levels } = this.#bidi.getEmbeddingLevels(text, direction);
		const runs = inVisualOrder(this.#runsOf(text, levels)).map(({ face, ...run }) => {
			const glyphs = this.#shape(text, { face, ...run });
			return { face, glyphs, width: glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.unit };
		});
		return {
			width: runs.reduce((sum, { width }) => sum + width, 0),
			// Most lines are only tried.
			svg: once(() => drawnRuns(runs)),
		};
	}

	#shape(text: string, { face, level, start, end }: Run): readonly Glyph[] {
		const buffer = new this.#harfbuzz.Buffer();
		// The whole text goes along, so that a letter joins with what stands in another run.
		buffer.addText(text, start, end - start);
		buffer.setDirection(level % 2 === 1 ? this.#harfbuzz.Direction.RTL : this.#harfbuzz.Direction.LTR);
		buffer.guessSegmentProperties();
		this.#harfbuzz.shape(face.font, buffer);
		const infos = buffer.getGlyphInfos();
		const positions = buffer.getGlyphPositions();
		return positions.map((position, index) => ({ ...position, id: infos[index]?.codepoint ?? 0 }));
	}

	#runsOf(text: string, levels: Uint8Array): Run[] {
		const runs: Run[] = [];
		let index = 0;
		for (const sign of text) {
			const level = levels[index] ?? 0;
			const last = runs.at(-1);
			const face = keepsFace.test(sign) && last ? last.face : (this.#faceOf(sign) ?? this.#faces[0]);
			if (!face) throw new Error("There are no fonts.");
			const end = index + sign.length;
			if (last && last.face === face && last.level === level) last.end = end;
			else runs.push({ face, level, start: index, end });
			index = end;
		}
		return runs;
	}

	#faceOf(sign: string): Typeface | undefined {
		return this.#faces.find(({ font }) => font.nominalGlyph(sign.codePointAt(0) ?? 0));
	}
}

/** Runs beside one another, from left to right. */
function drawnRuns(runs: readonly { readonly face: Typeface; readonly glyphs: readonly Glyph[] }[]): string {
	let x = 0;
	let svg = "";
	for (const { face, glyphs } of runs) {
		const { font, unit } = face;
		let outlines = "";
		let advance = 0;
		for (const { id, xAdvance, xOffset, yOffset } of glyphs) {
			const outline = font.glyphToPath(id);
			if (outline) outlines += `<path transform="translate(${advance + xOffset} ${yOffset})" d="${outline}"/>`;
			advance += xAdvance;
		}
		// Outlines of fonts count upwards, SVG counts downwards.
		svg += `<g transform="translate(${x} 0) scale(${1 / unit} ${-1 / unit})">${outlines}</g>`;
		x += advance / unit;
	}
	return svg;
}

/** Signs that are never drawn: spaces and those that steer direction and breaks. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

/** Signs that belong to what stands before them. */
const keepsFace = /^[\p{Mark}\p{Default_Ignorable_Code_Point}]$/u;

/** The order in which runs stand on the line: rule L2 of https://www.unicode.org/reports/tr9. */
function inVisualOrder(runs: readonly Run[]): Run[] {
	const ordered = [...runs];
	const highest = Math.max(0, ...runs.map(({ level }) => level));
	for (let level = highest; level > 0; level--) {
		for (let start = 0; start < ordered.length; start++) {
			let end = start;
			while ((ordered[end]?.level ?? -1) >= level) end++;
			if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
			start = end;
		}
	}
	return ordered;
}
