import { readdirSync } from "node:fs";
import { join } from "node:path";
import ofSections from "virtual:sections/icons";
import { drawings as own, words as ownWords } from "virtual:sections/own-icons";
import { describe, expect, test } from "vitest";
import { codeIcons } from "#core/icons/icons.ts";
import { isIcon } from "#core/icons/names.ts";
import { phosphorNames } from "#core/icons/phosphor.ts";
import { type IconWords, plainIconWord } from "#core/icons/words.ts";
import { sourceLanguages } from "#core/languages.ts";
import { iconDrawing } from "#engine/files/icons.ts";
import { projectFolder } from "../helpers/example-site.ts";

const files = import.meta.glob<IconWords>("../../src/core/icons/words/*.json", { import: "default", eager: true });

const regular = readdirSync(join(projectFolder, "node_modules/@phosphor-icons/core/assets/regular"))
	.map((file) => file.replace(/\.svg$/, ""))
	.sort();

test("the names are those of Phosphor, and what code shows can be drawn", () => {
	expect([...phosphorNames].sort()).toEqual(regular);
	for (const name of [...codeIcons, ...Object.values(ofSections).flat()]) expect(iconDrawing(name)).toMatch(/^<path /);
	for (const name of Object.values(ofSections).flat()) expect(isIcon(name), name).toBe(true);
});

describe.each(sourceLanguages)("in %s", (language) => {
	const words = files[`../../src/core/icons/words/${language}.json`] ?? {};

	test("every icon has words, and nothing else has", () => {
		expect(Object.keys(words).sort()).toEqual(regular);
		expect(Object.keys(ownWords[language] ?? {}).sort()).toEqual(Object.keys(own).sort());
		const badly = Object.entries({ ...words, ...ownWords[language] }).filter(
			([, each]) => each.length === 0 || each.some((word) => word === "" || word !== word.trim()),
		);
		expect(badly).toEqual([]);
	});

	test("no two are called the same", () => {
		const called = new Map<string, string>();
		const twice = Object.entries({ ...words, ...ownWords[language] }).filter(([name, [label = ""]]) => {
			const other = called.get(plainIconWord(label));
			called.set(plainIconWord(label), name);
			return other !== undefined;
		});
		expect(twice).toEqual([]);
	});
});
