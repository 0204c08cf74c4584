import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "../browser/project.ts";

// What is painted on what. Pages as they are rendered are measured in tests/browser; this also knows hovering and pressing.
const textOn: Readonly<Record<string, readonly string[]>> = {
	paper: ["ink", "ink-2", "link", "sea", "ok", "error", "warn"],
	sand: ["ink", "ink-2", "link", "sea"],
	mist: ["ink", "ink-2", "link", "sea"],
	white: ["ink", "ink-2", "link", "sea", "ok", "error"],
	"sea-deep": ["paper", "mist", "sun", "white"],
	sea: ["white"],
	clay: ["white"],
	"clay-deep": ["white"],
	sun: ["ink"],
	ink: ["white"],
	"error-tint": ["error", "ink"],
	"ok-tint": ["ok", "ink"],
	"warn-tint": ["warn", "ink"],
};

/** Edges of fields and buttons, icons and the focus ring: what must be seen to use the page. */
const partsOn: Readonly<Record<string, readonly string[]>> = {
	paper: ["control", "sea", "clay", "star", "ink"],
	sand: ["control", "sea", "clay", "ink"],
	mist: ["control", "sea", "clay", "ink"],
	white: ["control", "sea", "clay", "star", "ink", "error", "ok"],
	"sea-deep": ["foam", "sun"],
	sea: ["sun"],
	"error-tint": ["error"],
};

const theme = readFileSync(join(projectFolder, "src/ui/theme.css"), "utf8");

describe("the colours of the theme", () => {
	for (const [name, pairs, least] of [
		["text", textOn, 7],
		["parts", partsOn, 3],
	] as const) {
		it(`give ${name} a contrast of ${least}:1 or more`, () => {
			const faint = Object.entries(pairs).flatMap(([ground, colors]) =>
				colors
					.map((color) => ({ color, ground, ratio: contrast(hexOf(color), hexOf(ground)) }))
					.filter(({ ratio }) => ratio < least),
			);
			expect(faint).toEqual([]);
		});
	}

	it("give every step of a tint enough contrast with the text on it", () => {
		const steps = [...theme.matchAll(/linear-gradient\(to bottom right, ([^;]+)\);/g)].flatMap(([, colors = ""]) =>
			colors
				.split(", ")
				.map((color) => (color.startsWith("var") ? hexOf(color.slice(12, -1)) : color.replace(")", ""))),
		);
		expect(steps.length).toBe(8);
		expect(steps.filter((step) => contrast(hexOf("ink"), step) < 7)).toEqual([]);
		expect(steps.filter((step) => contrast(hexOf("sea"), step) < 3)).toEqual([]);
	});
});

/** `#rrggbb` of a colour of the theme. */
function hexOf(name: string): string {
	const value = new RegExp(`--color-${name}: (#[0-9a-f]{3,6});`).exec(theme)?.[1];
	if (!value) throw new Error(`The theme has no colour ${name}.`);
	return value;
}

/** The contrast of two colours, as WCAG counts it: 1 to 21. */
function contrast(one: string, other: string): number {
	const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (higher + 0.05) / (lower + 0.05);
}

function luminance(hex: string): number {
	const digits = hex.length === 4 ? hex.slice(1).replace(/./g, "$&$&") : hex.slice(1);
	const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
		const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
