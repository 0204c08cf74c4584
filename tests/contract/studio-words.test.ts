import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "#core/problems/catalogue.ts";
import { troubles } from "#engine/git/trouble.ts";
import { inStudio } from "#studio/brain/problems/in-studio.ts";
import { publishingWords } from "#studio/brain/publishing/refusals.ts";
import { projectFolder } from "../helpers/example-site.ts";

const folder = join(projectFolder, "src/studio");

const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
	/^(?!brain).*\bwords\.ts$/.test(name),
);

const modules = await Promise.all(names.map(async (name) => (await import(join(folder, name))) as object));

/** All of a room, or of some of them one for each thing that is spoken of. */
const tables: readonly object[] = modules.flatMap((each) => Object.values(each) as object[]);

test("what two rooms of Studio say alike is one word", () => {
	const said = tables.flatMap((table) => Object.values(table).flatMap((word) => JSON.stringify(word) ?? []));
	expect(said.length).toBeGreaterThan(300);
	expect(said.filter((word, index) => said.indexOf(word) !== index)).toEqual([]);
});

/** Words of those who make the program, which an editor never has to know. */
const unplain =
	/\b(?:tak|branch|commit|merge|fetch|push|pull|repository|terminal|npm|git (?:push|config|switch)|YAML|JSON|regel [`‘]|line [`“])\b|`/i;

test("no sentence of Studio holds a word of those who make the program", () => {
	const said = [...tables, publishingWords, troubles].flatMap(sentencesIn);
	expect(said.length).toBeGreaterThan(500);
	expect(said.map((sentence) => sentence.replace(/\{\w+\}/g, "")).filter((sentence) => unplain.test(sentence))).toEqual(
		[],
	);
});

test("no problem tells an editor in Studio of lines, files or commands", () => {
	const field = undefined;
	const hints = Object.entries(catalogue).flatMap(([code, entry]) =>
		(["nl", "en"] as const).flatMap((language) => {
			const { title, message, hint } = entry[language];
			// What is said with values is tried by the tests of edits; here what is said always.
			const words = [message, hint].map((sentence) => (typeof sentence === "string" ? sentence : ""));
			const told = inStudio({ code, words: { title, message: "", hint: words[1] ?? "" }, language, field });
			return [told.title, told.hint];
		}),
	);
	// What somebody can bring about in Studio says so itself.
	const nothing: Readonly<Record<PropertyKey, unknown>> = { known: [], nearest: undefined };
	const values = new Proxy(nothing, { get: (all, name) => (name in all ? all[name] : "x") });
	for (const code of ["broken-anchor", "unknown-ref", "days-order", "missing-image", "missing-download"] as const)
		for (const language of ["nl", "en"] as const) {
			const { title, message, hint } = catalogue[code][language];
			const saidOf = (part: unknown) => (typeof part === "function" ? String(part(values)) : String(part));
			const told = inStudio({ code, words: { title, message: saidOf(message), hint: saidOf(hint) }, language, field });
			hints.push(told.message, told.hint);
			expect(told.hint, code).not.toBe("");
		}
	expect(hints.filter((sentence) => /\bnpm\b|\.ya?ml\b|`|content\//.test(sentence))).toEqual([]);
	const draft = {
		title: "",
		message: "",
		hint: "Haal de link weg, of haal in die pagina de regel `draft: ja` weg.",
	};
	expect(inStudio({ code: "link-to-draft", words: draft, language: "nl", field }).hint).toBe(
		"Haal de link weg, of laat bezoekers die pagina zien.",
	);
	const link = {
		title: "",
		message: "`title` is leeg.",
		hint: "Bedoelde u `/contact`? Zet het anders in content/pages.",
	};
	expect(inStudio({ code: "x", words: link, language: "nl", field: { name: "title", called: "titel" } })).toEqual({
		title: "",
		message: "‘titel’ is leeg.",
		hint: "Bedoelde u ‘/contact’?",
	});
});

/** All sentences in a table of words; of those with values, with some. */
function sentencesIn(table: unknown): string[] {
	if (typeof table === "string") return [table];
	if (typeof table === "function") return sentencesIn((table as (value: unknown) => unknown)(["x"]));
	return typeof table === "object" && table !== null ? Object.values(table).flatMap(sentencesIn) : [];
}
