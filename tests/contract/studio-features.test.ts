import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../helpers/example-site.ts";

const folder = join(projectFolder, "src/studio/features");
const features = readdirSync(folder);
const browserTests = readdirSync(join(projectFolder, "tests/browser"))
	.filter((name) => /^studio.*\.spec\.ts$/.test(name))
	.map((name) => readFileSync(join(projectFolder, "tests/browser", name), "utf8"))
	.join("\n");

const read = (feature: string, file: string) => {
	const path = join(folder, feature, file);
	return existsSync(path) ? readFileSync(path, "utf8") : "";
};

test.each(features)(
	"%s has what makes it a feature: a panel by its name or something to add, words, and a test",
	async (feature) => {
		const [panel, adds] = [read(feature, "Panel.tsx"), read(feature, "adds.tsx")];
		// The compiler asks for the rest: what a panel is given, and both languages of each word.
		if (panel) expect(panel).toContain(`export const panel: FeaturePanel<"${feature}"> = `);
		if (adds) expect(adds).toContain("export const adds: Adds = ");
		expect(panel + adds).not.toBe("");
		const { words } = (await import(join(folder, feature, "words.ts"))) as { words: Record<string, { nl: string }> };
		const said = Object.values(words).map(({ nl }) => nl.replace(/\s*\(?\{\w+\}.*/, ""));
		expect(said.filter((word) => word.length > 4 && browserTests.includes(word))).not.toEqual([]);
	},
);
