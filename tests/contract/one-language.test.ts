import { expect, test } from "vitest";
import type { EditorLanguage } from "#core/in-language.ts";
import { sourceLanguages } from "#core/languages.ts";
import { dictionaryTexts, foreignWordsIn, saidInCode } from "../helpers/foreign-words.ts";

test.each(sourceLanguages)("nothing that is said in %s has a word of another language", (language) => {
	const texts = [...dictionaryTexts(language), ...saidInCode(language)];
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
