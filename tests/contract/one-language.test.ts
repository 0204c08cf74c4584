import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { EditorLanguage } from "#core/in-language.ts";
import { sourceLanguages } from "#core/languages.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { dictionaryTexts, foreignWordsIn, ownTexts, saidInCode } from "../helpers/foreign-words.ts";

test.each(sourceLanguages)("nothing that is said in %s has a word of another language", (language) => {
	const texts = [...dictionaryTexts(language), ...ownTexts(language), ...saidInCode(language)];
	const found = texts.flatMap((text) => foreignWordsIn(text, language).map((word) => `${word}: ${text}`));
	expect(found).toEqual([]);
	expect(saidInCode(language).length).toBeGreaterThan(400);
});

test("a sentence of another language is found by its words", () => {
	const sentences: Readonly<Record<EditorLanguage, string>> = {
		nl: "Dit is niet het antwoord dat u zoekt.",
		en: "This is not the answer that you look for.",
		de: "Das ist nicht die Antwort, die Sie suchen.",
		fr: "Ce n’est pas la réponse que vous cherchez.",
		es: "Esta no es la respuesta que usted busca.",
	};
	for (const language of sourceLanguages)
		for (const other of sourceLanguages)
			expect(foreignWordsIn(sentences[other], language).length > 0, `${other} in ${language}`).toBe(other !== language);
	expect(foreignWordsIn("Hier steht `niet het antwoord`, npm run new page /over-brood", "de")).toEqual([]);
});

/** The trade of the first site, in the languages of editors, and the names of what it sells. */
const hearing: Readonly<Record<EditorLanguage, RegExp>> = {
	nl: /hoortoestel|hoorzorg|gehoor|audicien|otoplast|oordop|oorsuiz|slechthorend|tinnitus|ototox|muziek[- ]reg/iu,
	en: /hearing|earplug|audiolog|tinnitus|ototox|muziek/iu,
	de: /Hörgerät|Hörhilfe|Hörakust|Hörschutz|Gehör(?!t|en|ig)|Gehörschutz|Tinnitus|ototox|muziek/iu,
	fr: /audition|auditif|auditive|audioproth|acouph|ototox|muziek/iu,
	es: /aud[ií]fono|audici[oó]n|auditiv|audioprót|acúfen|otot[oó]x|muziek/iu,
};

const isText = /\.(?:yaml|json|md)$/;

test("the builder speaks of no trade of the first site", () => {
	for (const language of sourceLanguages) {
		const starter = readdirSync(join(projectFolder, "src/starter", language), { recursive: true, encoding: "utf8" })
			.filter((name) => isText.test(name))
			.map((name) => readFileSync(join(projectFolder, "src/starter", language, name), "utf8"));
		const texts = [...dictionaryTexts(language), ...saidInCode(language), ...starter];
		expect(texts.filter((text) => hearing[language].test(text))).toEqual([]);
		expect(starter.length).toBeGreaterThan(5);
	}
});
