import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { addDictionary, counted, type Dictionary, inLanguage, localeLoader, type Said } from "#core/in-language.ts";
import { sourceLanguages } from "#core/languages.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { passagesOfExamples, saidByOwnSections, saidByRoom } from "../helpers/said-words.ts";

const folder = join(projectFolder, "src/locales");
const said = saidByRoom();
const own = saidByOwnSections();
const examples = passagesOfExamples();

function dictionaryOf(language: string, room: string): Dictionary {
	return dictionaryIn(join(folder, language, `${room}.json`));
}

function dictionaryIn(file: string): Dictionary {
	return JSON.parse(readFileSync(file, "utf8")) as Dictionary;
}

test("there is a dictionary of each room in every language, and of nothing else", () => {
	const languages = sourceLanguages.filter((language) => language !== "nl");
	expect(readdirSync(folder).sort()).toEqual([...languages].sort());
	for (const language of languages) {
		const rooms = readdirSync(join(folder, language)).flatMap((name) =>
			name.endsWith(".json") ? [basename(name, ".json")] : [],
		);
		expect(rooms.sort()).toEqual([...said.keys()].filter((room) => wordsFor(language, room).length > 0).sort());
	}
});

describe.each(sourceLanguages.filter((language) => language !== "nl"))("in %s", (language) => {
	const rooms = [...said.keys()].filter((room) => wordsFor(language, room).length > 0);

	test.each(rooms)("everything that %s says has its word, and no word is there for nothing", (room) => {
		expect(Object.keys(dictionaryOf(language, room)).sort()).toEqual(wordsFor(language, room).sort());
	});

	test.each(rooms)("what stands in braces and between signs for code stands in the words of %s too", (room) => {
		expect(unlikeTheirDutch(dictionaryOf(language, room))).toEqual([]);
	});

	test("so does what the own sections of the site in this folder say", () => {
		const words = dictionaryIn(join(projectFolder, `src/site/sections/locales/${language}.json`));
		expect(Object.keys(words).sort()).toEqual(inDictionary(own, language).sort());
		expect(unlikeTheirDutch(words)).toEqual([]);
	});

	test("so does what the pictures of the sections say", () => {
		const words = dictionaryIn(join(projectFolder, `src/example-site/locales/${language}.json`));
		expect(Object.keys(words).sort()).toEqual([...new Set(examples)].sort());
		expect(unlikeTheirDutch(words)).toEqual([]);
	});
});

function unlikeTheirDutch(words: Dictionary): [nl: string, own: string][] {
	return Object.entries(words).filter(([nl, said]) => said.trim() === "" || held(nl) !== held(said));
}

function wordsFor(language: string, room: string): string[] {
	return inDictionary(said.get(room) ?? [], language);
}

/** What is said of which a language has words in its dictionary: English where none stands beside the Dutch. */
function inDictionary(words: readonly Said[], language: string): string[] {
	return [...new Set(words.filter(({ en }) => language !== "en" || en === undefined).map(({ nl }) => nl))];
}

test("what a sentence calls by its name goes by that name in every language", () => {
	const all = [...said.values()].flat();
	const names = new Set(all.map(({ nl }) => nl));
	const named = all.flatMap(({ nl }) =>
		[...nl.matchAll(/‘((?:[^‘’]|’(?=\w))+)’/g)].flatMap(([, name = ""]) => (names.has(name) ? { nl, name } : [])),
	);
	expect(named.length).toBeGreaterThan(5);
	for (const language of sourceLanguages.filter((language) => language !== "nl")) {
		const words = new Map<string, string>();
		for (const { nl, en } of all) if (language === "en" && en !== undefined) words.set(nl, en);
		for (const room of said.keys())
			if (wordsFor(language, room).length > 0)
				for (const [nl, own] of Object.entries(dictionaryOf(language, room))) words.set(nl, own);
		const otherwise = named.filter(({ nl, name }) => !words.get(nl)?.includes(words.get(name) ?? name));
		expect(otherwise, language).toEqual([]);
	}
});

/** The names of values, and how often something is between signs for code. */
function held(text: string): string {
	return [...(text.match(/\{\w+\}/g) ?? []).sort(), text.split("`").length].join(" ");
}

test("the same Dutch is the same in English everywhere, so that one word is enough in each other language", () => {
	const pairs = new Map<string, Set<string>>();
	for (const { nl, en } of [...said.values()].flat())
		if (en !== undefined) pairs.set(nl, (pairs.get(nl) ?? new Set()).add(en));
	expect([...pairs].filter(([, english]) => english.size > 1)).toEqual([]);
});

// No room says these words, so that no dictionary that another test loaded has them.
test("where a language has no word, English is said, and never Dutch", () => {
	addDictionary("fr", [{ "{count} gonsjes": "{count} zinzins" }]);
	expect(inLanguage({ nl: "{count} gonsjes", en: "{count} hums" }, "fr", { count: 3 })).toBe("3 zinzins");
	expect(inLanguage({ nl: "Gonzen", en: "Hum" }, "fr")).toBe("Hum");
	expect(inLanguage({ nl: "constructor", en: "builder" }, "fr")).toBe("builder");
	expect(inLanguage({ nl: "{count} gonsjes", en: "{count} hums" }, "es", { count: 3 })).toBe("3 hums");
});

test("what stands in braces is said in the same language, and may stand beside what is said", () => {
	addDictionary("fr", [{ "{name}: {count} gonsjes": "{name}\u00a0: {count} zinzins", Gonzer: "Bourdon" }]);
	const name = { nl: "Gonzer", en: "Hummer" };
	const said = { nl: "{name}: {count} gonsjes", en: "{name}: {count} hums", values: { name, count: 3 } };
	expect(inLanguage(said, "fr")).toBe("Bourdon\u00a0: 3 zinzins");
	expect(inLanguage(said, "es")).toBe("Hummer: 3 hums");
	expect(inLanguage(said, "nl", { name: "{count}", count: 1 })).toBe("{count}: 1 gonsjes");
});

test("one is what a language takes for one", () => {
	addDictionary("fr", [{ "{count} gons": "{count} zinzin", "{count} gonsjes": "{count} zinzins" }]);
	const said = [
		{ nl: "{count} gons", en: "{count} hum" },
		{ nl: "{count} gonsjes", en: "{count} hums" },
	] as const;
	expect([0, 1, 2].map((count) => counted(count, ...said, "nl"))).toEqual(["0 gonsjes", "1 gons", "2 gonsjes"]);
	expect([0, 1, 2].map((count) => counted(count, ...said, "fr"))).toEqual(["0 zinzin", "1 zinzin", "2 zinzins"]);
});

test("what is added to a dictionary leaves what was known, and a dictionary that did not come is asked for again", async () => {
	const failures: unknown[] = [];
	const answers = [Promise.reject(new Error("offline")), Promise.resolve({ Gonzen: "Zumbar" })];
	const files = { "./es/x.json": () => answers.shift() as Promise<Dictionary> };
	const loadLocale = localeLoader(files, addDictionary, (error) => failures.push(error));
	addDictionary("es", [{ Snorren: "Ronronear" }]);
	await loadLocale("es");
	expect(inLanguage({ nl: "Gonzen", en: "Hum" }, "es")).toBe("Hum");
	await loadLocale("es");
	expect(inLanguage({ nl: "Gonzen", en: "Hum" }, "es")).toBe("Zumbar");
	expect(inLanguage({ nl: "Snorren", en: "Purr" }, "es")).toBe("Ronronear");
	expect(failures).toHaveLength(1);
});
