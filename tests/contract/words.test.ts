import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { coreWords } from "#core/words.ts";
import { ownSectionsFolder, sectionsOfSite } from "#engine/sections/site-sections.mjs";
import { projectFolder } from "../helpers/example-site.ts";

const sections = sectionsOfSite(projectFolder, ownSectionsFolder(projectFolder));

const keysOf = async (file: string) => Object.keys(((await import(file)) as { default: object }).default);

const files = sections
	.filter((section) => section.files.includes("words.ts"))
	.map(({ folder }) => join(folder, "words.ts"));

test("no word is described twice", async () => {
	const keys = [...Object.keys(coreWords), ...(await Promise.all(files.map(keysOf))).flat()];
	expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
	expect(files).not.toEqual([]);
});

test.each(files.map((file) => [basename(dirname(file)), dirname(file)]))(
	"%s asks for its own words",
	async (_, folder) => {
		const code = readdirSync(folder)
			.filter((file) => file !== "words.ts")
			.map((file) => readFileSync(join(folder, file), "utf8"))
			.join("\n");
		const unused = (await keysOf(join(folder, "words.ts"))).filter((key) => !code.includes(`words.${key}`));
		// The days of the week are asked for by their names.
		expect(unused.filter((key) => !key.endsWith("day"))).toEqual([]);
	},
);
