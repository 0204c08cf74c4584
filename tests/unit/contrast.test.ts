import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { styleColors } from "#core/theme/colors.ts";
import { contrast, faintIn, nearestShade } from "#core/theme/contrast.ts";
import { looks } from "#core/theme/looks.ts";
import { projectFolder } from "../browser/project.ts";

const styles = readFileSync(join(projectFolder, "src/ui/theme.css"), "utf8");

describe.each(Object.entries(looks))("the colours of %s", (_, { palette }) => {
	const colors = styleColors(palette);

	it("give texts a contrast of 7:1 or more, and parts 3:1", () => {
		expect(faintIn(palette)).toEqual([]);
	});

	it("give every step of a tint enough contrast with the text on it", () => {
		const steps = [...styles.matchAll(/linear-gradient\(to bottom right, ([^;]+)\);/g)].flatMap(([, tint = ""]) =>
			tint
				.split(", ")
				.map((step) => (step === "#fff" ? "#ffffff" : (colors[step.slice("var(--color-".length, -1)] ?? ""))),
		);
		expect(steps.length).toBe(8);
		expect(steps.filter((step) => contrast(colors.ink ?? "", step) < 7)).toEqual([]);
		expect(steps.filter((step) => contrast(colors.sea ?? "", step) < 3)).toEqual([]);
	});
});

test("contrast is counted as WCAG does", () => {
	expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
	expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("of a colour that is too faint the nearest one that will do is known", () => {
	const palette = { ...looks.waddenlucht.palette, button: "#e07a5f" };
	const shade = nearestShade(palette, "button") ?? "";
	expect(faintIn(palette).map(({ color }) => color)).toContain("clay");
	expect(faintIn({ ...palette, button: shade })).toEqual([]);
	expect(contrast(shade, palette.backgroundCool)).toBeLessThan(7.6);
});
