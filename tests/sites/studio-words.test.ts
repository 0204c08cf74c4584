import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { coreWords } from "#core/words.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { questions } from "#studio/brain/calls.ts";
import type { WordRequest } from "#studio/brain/requests.ts";
import { wordsOf } from "#studio/brain/words/words.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { openStudio } from "../helpers/open-studio.ts";

const words = "content/words/nl.yaml";
const english = "content/translations/en/words/nl.yaml";
const french = "content/translations/fr/words/nl.yaml";

let site: TemporarySite;

/** The example site in three languages, without words of its own. */
beforeEach(() => {
	site = temporarySite();
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en, fr]");
	if (existsSync(join(site.root, words))) site.remove("words/nl.yaml");
});

afterEach(() => site.dispose());

/** Studio over the site, until the end of a test: of a folder that is gone nothing is to be checked. */
function opened() {
	const studio = openStudio(site.root);
	onTestFinished(() => studio.server.close());
	return studio;
}

/** The file without the line about its schema and without empty lines; nothing when it is not there. */
function linesOf(file: string): string[] {
	if (!existsSync(join(site.root, file))) return [];
	return readFileSync(join(site.root, file), "utf8")
		.split("\n")
		.filter((line) => line !== "" && !line.startsWith("#"));
}

async function change(key: string, to: WordRequest["to"]) {
	const { server, studio } = opened();
	return await studio.word(server, { key, name: "x", typingSession: "one", ...(to && { to }) });
}

const wordNow = (name: string) => wordsOf(opened().server.content.site).find(({ key }) => key === name);

test("a word of the builder that says something else is a word of the site, with what its translations said", async () => {
	expect(wordNow("read_more")).toMatchObject({ says: "Lees meer", isOverridden: false });
	const answer = await change("read_more", { language: "nl", was: "Lees meer", value: "Verder l" });
	expect(answer).toMatchObject({ written: expect.arrayContaining([words, english, french]) });
	// The same typing session.
	await change("read_more", { language: "nl", was: "Verder l", value: "Verder lezen" });
	expect(linesOf(words)).toEqual(["read_more: Verder lezen"]);
	expect(linesOf(english)).toEqual(["- nl: Verder l", "  was: Lees meer", "  en: Read more"]);
	expect(wordNow("read_more")).toMatchObject({
		says: "Verder lezen",
		builtIn: "Lees meer",
		isOverridden: true,
		translations: [
			{ language: "en", state: "stale", translation: "Read more" },
			{ language: "fr", state: "stale" },
		],
	});
	await change("read_more", { language: "en", was: "Read more", value: "Read on" });
	expect(linesOf(english)).toEqual(["- nl: Verder lezen", "  en: Read on"]);
	expect(site.check().problems.filter(({ level }) => level === "error")).toEqual([]);

	const { server, studio } = opened();
	await studio.again(server, "undo");
	expect(linesOf(words)).toEqual(["read_more: Verder l"]);
	await studio.again(server, "undo");
	expect([words, english, french].map((file) => existsSync(join(site.root, file)))).toEqual([false, false, false]);
});

test("where a word appears is said in the language of who edits", async () => {
	await loadLocale("en");
	const { server, brain } = openStudio(site.root, "en");
	onTestFinished(() => server.close());
	const about = new Map(questions.words.run(brain, {}).map((word) => [word.key, word.about]));
	expect(about.get("home")).toBe("Breadcrumbs: the home page.");
	const inDutch = new Set<string>(Object.values(coreWords));
	expect([...about.values()].filter((said) => inDutch.has(said))).toEqual([]);
});

test("who changes one language alone leaves what the builder says in the others, and beside other words of the site", async () => {
	site.write("words/nl.yaml", "# Van ons.\nhome: Begin # kort\n");
	site.write("translations/en/words/nl.yaml", "- nl: Begin\n  en: Start\n");
	await change("read_more", {
		language: "fr",
		was: wordNow("read_more")?.translations[1]?.translation ?? "",
		value: "Suite",
	});
	expect(readFileSync(join(site.root, words), "utf8")).toBe("# Van ons.\nhome: Begin # kort\nread_more: Lees meer\n");
	expect(linesOf(english)).toEqual(["- nl: Begin", "  en: Start", "- nl: Lees meer", "  en: Read more"]);
	expect(linesOf(french)).toEqual(["- nl: Lees meer", "  fr: Suite"]);

	// Where all files are there, typing without a break is taken back at once.
	const before = [words, english, french].map(linesOf);
	await change("price_from", { language: "nl", was: "vanaf {price}", value: "al vanaf {price}" });
	await change("price_from", { language: "nl", was: "al vanaf {price}", value: "Al vanaf {price}" });
	expect(linesOf(words)).toContain("price_from: Al vanaf {price}");
	const { server, studio } = opened();
	await studio.again(server, "undo");
	expect([words, english, french].map(linesOf)).toEqual(before);
});

test("a word that says again what the builder says is no word of the site any more, typed or at once", async () => {
	site.write("words/nl.yaml", "home: Begin\n");
	const usual = wordNow("read_more")?.translations[1]?.translation ?? "";
	await change("read_more", { language: "fr", was: usual, value: "Suite" });
	await change("read_more", { language: "fr", was: "Suite", value: usual });
	expect([linesOf(words), linesOf(english), linesOf(french)]).toEqual([["home: Begin"], [], []]);
	await change("read_more", { language: "nl", was: "Lees meer", value: "Meer" });
	expect(await change("read_more", undefined)).toHaveProperty("written");
	expect([linesOf(words), linesOf(english), linesOf(french)]).toEqual([["home: Begin"], [], []]);
	expect(await change("home", undefined)).toHaveProperty("written");
	expect(existsSync(join(site.root, words))).toBe(false);
});

test("what the word does not say by now, and what is not sound, is not written", async () => {
	expect(await change("read_more", { language: "en", was: "Other", value: "X" })).toMatchObject({
		conflict: { now: "Read more" },
	});
	expect(await change("price_from", { language: "nl", was: "vanaf {price}", value: "vanaf" })).toMatchObject({
		problems: [{ file: words, message: expect.stringContaining("price") }],
	});
	expect(existsSync(join(site.root, words))).toBe(false);
});
