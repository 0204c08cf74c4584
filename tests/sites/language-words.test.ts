import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import type { AnyProblem } from "#core/problems/problem.ts";
import { renderSite } from "#engine/pages/render-site.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { wordsOfVisitors } from "#pipeline/site/words.ts";
import { updateLanguageWords } from "#pipeline/translate/language-words.ts";
import { wordsOf } from "#studio/brain/words/words.ts";
import { noClient } from "../helpers/built-html.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { openStudio } from "../helpers/open-studio.ts";

/** What four languages that the builder does not speak call a few things. */
const brought = {
	pl: { skip_to_content: "Przejdź do treści", read_more: "Czytaj dalej", minutes: "{minutes} min czytania" },
	tr: { skip_to_content: "İçeriğe geç", read_more: "Devamını oku", minutes: "{minutes} dk okuma" },
	fy: { skip_to_content: "Nei de ynhâld", read_more: "Lês fierder", minutes: "{minutes} min. lêzen" },
	he: { skip_to_content: "דילוג לתוכן", read_more: "קראו עוד", minutes: "{minutes} דק׳ קריאה" },
} as const;

type Brought = keyof typeof brought;

const names = Object.keys(brought) as Brought[];

let site: TemporarySite;

/** The example site in six languages, without words of its own. */
beforeEach(() => {
	site = temporarySite();
	site.replace("site.yaml", "languages: [nl]", `languages: [nl, en, ${names.join(", ")}]`);
	if (existsSync(join(site.root, "content/words/nl.yaml"))) site.remove("words/nl.yaml");
	for (const language of names) site.write(`words/${language}.yaml`, stringify(brought[language]));
});

afterEach(() => site.dispose());

function pages(): ReadonlyMap<string, string> {
	const { site: checked, today } = site.check();
	const files = renderSite(siteOn(assertSound(checked), today), noClient);
	return new Map([...files].map(({ path, content }) => [path, content.replaceAll("\u00ad", "")]));
}

function problemsIn<Code extends AnyProblem["code"]>(code: Code) {
	return site.check().problems.filter((each): each is Extract<AnyProblem, { code: Code }> => each.code === code);
}

test("a site brings a language that the builder does not speak: its shell, its dates, its name and its direction", () => {
	const built = pages();
	const seen = names.map((language) => {
		const html = built.get(`/${language}/blogs.html`) ?? "";
		const first = (pattern: RegExp) => pattern.exec(html)?.[1];
		return {
			begins: first(/<html ([^>]*?) data-build/),
			locale: first(/og:locale" content="([^"]*)/),
			skips: first(/href="#main"[^>]*>([^<]*)/),
			day: first(/<time[^>]*>([^<]*)/),
			reads: first(/<\/time>.*?<\/span>([^<]*)/),
			called: first(new RegExp(`<a[^>]*hrefLang="${language}"[^>]*>([^<]*)`)),
		};
	});
	expect(seen).toMatchInlineSnapshot(`
		[
		  {
		    "begins": "lang="pl" dir="ltr"",
		    "called": "Polski",
		    "day": "12 marca 2026",
		    "locale": "pl_PL",
		    "reads": "3 min czytania",
		    "skips": "Przejdź do treści",
		  },
		  {
		    "begins": "lang="tr" dir="ltr"",
		    "called": "Türkçe",
		    "day": "12 Mart 2026",
		    "locale": "tr_TR",
		    "reads": "3 dk okuma",
		    "skips": "İçeriğe geç",
		  },
		  {
		    "begins": "lang="fy" dir="ltr"",
		    "called": "Frysk",
		    "day": "12 Maart 2026",
		    "locale": "fy_NL",
		    "reads": "3 min. lêzen",
		    "skips": "Nei de ynhâld",
		  },
		  {
		    "begins": "lang="he" dir="rtl"",
		    "called": "עברית",
		    "day": "12 במרץ 2026",
		    "locale": "he_IL",
		    "reads": "3 דק׳ קריאה",
		    "skips": "דילוג לתוכן",
		  },
		]
	`);
	// What is not translated is read in English, and says so.
	expect(built.get("/fy/blogs.html")).toMatch(/lang="en"/);
});

test("a report counts the words that a language still needs, once, and asks for none twice", () => {
	expect(
		problemsIn("words-missing").map(({ place, values }) => [place.file, place.line, values.missing.length]),
	).toEqual(names.map((language) => [`content/words/${language}.yaml`, 1, wordsOfVisitors().length - 3]));
	site.remove("words/fy.yaml");
	expect(
		site
			.report()
			.split("\n\n")
			.find((each) => /Fries\. Van/.test(each)),
	).toMatchInlineSnapshot(`
		"Waarschuwing: Woorden van een taal ontbreken  content/site.yaml:16:29  words-missing
		  De bouwer spreekt zelf geen Fries. Van zijn 148 woorden ontbreken \`home\`, \`blogs\` en 146 andere; bezoekers lezen daar Engels of Nederlands.
		    15 | reportLanguage: nl
		  > 16 | languages: [nl, en, pl, tr, fy, he]
		       |                             ^^
		    17 | titleSuffix: Praktijk Voorbeeld
		  → Draai \`npm run translations\`, en vul in \`content/words/fy.yaml\` aan wat ontbreekt."
	`);
	site.replace("site.yaml", "titleSuffix:", "translateLater: [{ language: fy, until: 2099-01-01 }]\ntitleSuffix:");
	expect(problemsIn("words-missing").map(({ values }) => values.language)).toEqual(["pl", "tr", "he"]);
});

test("a word that a site says otherwise is translated into such a language as into all, and told when it changes", () => {
	const openFor = (code: "file-not-translated" | "translation-stale") =>
		problemsIn(code).flatMap(({ place, values }) => (place.file === "content/words/nl.yaml" ? values.languages : []));
	site.write("words/nl.yaml", "read_more: Verder lezen\n");
	expect(openFor("file-not-translated")).toEqual(["en", ...names]);
	expect(problemsIn("words-missing").map(({ values }) => values.all)).toEqual(
		names.map(() => wordsOfVisitors().length - 1),
	);
	for (const language of ["en", ...names])
		site.write(`translations/${language}/words/nl.yaml`, `- nl: Verder lezen\n  ${language}: Further ${language}\n`);
	expect(openFor("file-not-translated")).toEqual([]);
	expect(pages().get("/pl/blogs.html")).toContain("Further pl");
	site.write("words/nl.yaml", "read_more: Verder lezen hier\n");
	expect(openFor("translation-stale")).toEqual(["en", ...names]);
	expect(pages().get("/pl/blogs.html")).not.toMatch(/Further pl|Czytaj dalej/);
});

test("mistakes in such words are told as in those of the site", () => {
	site.write("words/fy.yaml", "read_moar: Lês fierder\nminutes: in skoft\nhome:\n");
	const found = site
		.check()
		.problems.filter(({ place, level }) => place.file === "content/words/fy.yaml" && level === "error");
	expect(found.map(({ code, place }) => [code, place.line])).toEqual([["unknown-field", 1]]);
	site.replace("words/fy.yaml", "read_moar", "read_more");
	site.write("words/it.yaml", "home: Pagina iniziale\n");
	expect(problemsIn("language-not-shown").map(({ place }) => place.file)).toEqual(["content/words/it.yaml"]);
	expect(problemsIn("word-values").map(({ place }) => [place.file, place.line])).toEqual([
		["content/words/fy.yaml", 2],
	]);
});

test("the words that a file misses come into it, to be written, and nothing that is written changes", () => {
	site.write("words/fy.yaml", "# Frysk\nread_more: Lês fierder # sa\n");
	const checked = assertSound(site.check().site);
	const { file, text } = updateLanguageWords(checked, "fy");
	expect(file).toBe("content/words/fy.yaml");
	expect(text.split("\n").slice(0, 4)).toEqual([
		"# Frysk",
		"read_more: Lês fierder # sa",
		"home: # Home",
		"blogs: # Blogs",
	]);
	site.write("words/fy.yaml", text);
	const again = assertSound(site.check().site);
	expect(again.languageWords.get("fy")?.value).toEqual({ read_more: "Lês fierder" });
	expect(updateLanguageWords(again, "fy").text).toBe(text);
	site.remove("words/fy.yaml");
	site.write("words/fy.json", '{ "read_more": "Lês fierder" }');
	const inJson = updateLanguageWords(assertSound(site.check().site), "fy");
	expect(inJson.file).toBe("content/words/fy.json");
	expect(JSON.parse(inJson.text)).toMatchObject({ read_more: "Lês fierder", home: null });
});

test("only the languages of a site need its addresses", () => {
	const page = site.text("pages/contact.yaml");
	site.write("pages/it.yaml", page.replace("order:", "order: 9 #"));
	site.write("pages/pl.yaml", page);
	const reserved = problemsIn("reserved-address").map(({ place }) => place.file);
	expect(reserved).toEqual(["content/pages/pl.yaml"]);
});

test("in Studio a word of such a language is written into its file", async () => {
	const { server, studio } = openStudio(site.root);
	onTestFinished(() => server.close());
	const word = wordsOf(server.content.site).find(({ key }) => key === "close_menu");
	expect(word?.translations.map(({ language, state }) => [language, state])).toEqual([
		["en", "translated"],
		...names.map((language) => [language, "missing"]),
	]);
	const change = (to: { was: string; value: string }) =>
		studio.word(server, { key: "close_menu", name: "x", typingSession: "one", to: { language: "fy", ...to } });
	expect(await change({ was: "", value: "Slute" })).toMatchObject({ written: ["content/words/fy.yaml"] });
	expect(parse(readFileSync(join(site.root, "content/words/fy.yaml"), "utf8"))).toEqual({
		...brought.fy,
		close_menu: "Slute",
	});
	expect(existsSync(join(site.root, "content/words/nl.yaml"))).toBe(false);
	server.refresh(new Set(["content/words/fy.yaml"]));
	// Said otherwise in Dutch, the word takes its translations along, to be looked at.
	const now = { language: "nl", was: "Sluiten", value: "Dicht" } as const;
	await studio.word(server, { key: "close_menu", name: "x", typingSession: "two", to: now });
	expect(parse(readFileSync(join(site.root, "content/translations/fy/words/nl.yaml"), "utf8"))).toEqual([
		{ nl: "Dicht", was: "Sluiten", fy: "Slute" },
	]);
});
