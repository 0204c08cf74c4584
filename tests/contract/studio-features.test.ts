import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import * as everyPage from "#studio/brain/calls.ts";
import { projectFolder } from "../helpers/example-site.ts";

interface Calls {
	readonly questions?: object;
	readonly commands?: object;
}

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

test("every panel is opened from somewhere else than itself", () => {
	const source = join(projectFolder, "src/studio");
	const code = readdirSync(source, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.tsx?$/.test(name) && basename(name) !== "Panel.tsx")
		.map((name) => readFileSync(join(source, name), "utf8"))
		.join("\n");
	const opened = new Set([...code.matchAll(/(?:openPanel\(|panel=|feature: )"(\w+)"/g)].map(([, name]) => name));
	expect(features.filter((feature) => read(feature, "Panel.tsx") && !opened.has(feature))).toEqual([]);
});

test("a button that is grey says why: none is greyed but by what asks for a reason", () => {
	const source = join(projectFolder, "src/studio");
	const greyed = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
		(name) =>
			name.endsWith(".tsx") &&
			/<button\b(?:(?!<\/button>)[\s\S])*?\b(?:aria-)?disabled=/.test(readFileSync(join(source, name), "utf8")),
	);
	expect(greyed).toEqual([join("parts", "Greyable.tsx")]);
});

test("no question and no command is answered by two", async () => {
	const found = new Map<string, string[]>();
	const add = (owner: string, { questions = {}, commands = {} }: Calls) => {
		for (const [kind, calls] of Object.entries({ questions, commands }))
			for (const name of Object.keys(calls)) {
				const call = `${kind}: ${name}`;
				found.set(call, [...(found.get(call) ?? []), owner]);
			}
	};
	add("every page", everyPage);
	for (const feature of features.filter((each) => read(each, "brain.ts")))
		add(feature, (await import(join(folder, feature, "brain.ts"))) as Calls);
	expect(found.size).toBeGreaterThan(30);
	expect([...found].filter(([, owners]) => owners.length > 1)).toEqual([]);
});
