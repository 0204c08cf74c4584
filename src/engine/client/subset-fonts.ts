import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import subsetFont from "subset-font";

/** Features that browsers apply to any text, and equal widths of digits: https://learn.microsoft.com/typography/opentype/spec/featurelist. */
const keptFeatures = [
	...["abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "fina", "init", "isol", "kern", "liga", "locl", "mark"],
	...["medi", "mkmk", "rclt", "rlig", "rvrn", "tnum"],
];

/** Entries of a font that tell its licence: https://learn.microsoft.com/typography/opentype/spec/name#name-ids. */
const licenceNames = [13, 14];

/**
 * Makes the fonts in a folder smaller: each keeps the characters and weights that its `@font-face` in the styles
 * promises, and no others. One that the styles do not name is removed. Gives the text of any file with the new names of the fonts.
 */
export async function subsetFonts(css: string, folder: string): Promise<(text: string) => string> {
	const renamed = new Map<string, string>();
	for (const face of facesIn(css)) {
		const file = join(folder, face.name);
		const font = await subsetFont(readFileSync(file), face.characters, {
			targetFormat: "woff2",
			keepFeatures: keptFeatures,
			preserveNameIds: licenceNames,
			variationAxes: { wght: face.weight },
		});
		const hash = createHash("sha256").update(font).digest("base64url").slice(0, 8);
		const name = face.name.replace(/-[\w-]{8}\.woff2$/, `-${hash}.woff2`);
		rmSync(file);
		writeFileSync(join(folder, name), font);
		renamed.set(face.name, name);
	}
	const kept = new Set(renamed.values());
	for (const name of readdirSync(folder)) if (name.endsWith(".woff2") && !kept.has(name)) rmSync(join(folder, name));
	return (text) => [...renamed].reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

/** The styles without the fonts that nothing in them is set in, as the theme of a site may leave some. */
export function withoutUnusedFaces(css: string): string {
	const faces = /@font-face\s*\{([^}]*)\}/g;
	const rest = css.replace(faces, "");
	return css.replace(faces, (face, body: string) => {
		const family = /font-family:\s*["']?([^;"']*)/.exec(body)?.[1] ?? "";
		return rest.includes(family) ? face : "";
	});
}

/**
 * The styles without the characters of each family's first font: a browser asks the later ones first, each for its own,
 * and what the first one lacks stands in the next family.
 */
export function withoutFirstRanges(css: string): string {
	const known = new Set<string>();
	return css.replace(/@font-face\s*\{[^}]*url[^}]*\}/g, (face) => {
		const family = /font-family:\s*([^;]*)/.exec(face)?.[1] ?? "";
		if (known.has(family)) return face;
		known.add(family);
		return face.replace(/;unicode-range:[^;}]*/, "");
	});
}

/** A font as the styles use it. */
interface Face {
	/** Name of its file. */
	readonly name: string;
	/** Every character of its `unicode-range`. */
	readonly characters: string;
	/** The only weight, or the lightest and the boldest. */
	readonly weight: number | { readonly min: number; readonly max: number };
}

function facesIn(css: string): Face[] {
	return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = ""]) => {
		const address = /url\(["']?([^"')]*\.woff2)/.exec(body)?.[1];
		if (!address) return [];
		const name = basename(address);
		const [min, max] = /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(body)?.slice(1).map(Number) ?? [];
		const ranges = /unicode-range:\s*([^;}]*)/.exec(body)?.[1];
		if (!min || !ranges) throw new Error(`The @font-face of ${name} names no weight or no unicode-range.`);
		return [{ name, characters: charactersOf(ranges), weight: max ? { min, max } : min }];
	});
}

/** `U+0000-00FF, U+20AC, U+4??` as the characters themselves. */
function charactersOf(ranges: string): string {
	return ranges
		.split(",")
		.map((range) => {
			const [first = "", last = first] = range.trim().replace(/^u\+/i, "").split("-");
			const from = Number.parseInt(first.replaceAll("?", "0"), 16);
			const to = Number.parseInt(last.replaceAll("?", "F"), 16);
			return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
		})
		.join("");
}
