import type { SourceLanguage } from "../languages.ts";

/** The words that stand for a value, in each language that a site is written in. */
const editorWords = {
	closed: { nl: "gesloten", en: "closed", de: "geschlossen", fr: "fermé", es: "cerrado" },
	yes: { nl: "ja", en: "yes", de: "ja", fr: "oui", es: "sí" },
	no: { nl: "nee", en: "no", de: "nein", fr: "non", es: "no" },
	from: { nl: "vanaf", en: "from", de: "ab", fr: "dès", es: "desde" },
	request: { nl: "op aanvraag", en: "on request", de: "auf Anfrage", fr: "sur demande", es: "a consultar" },
} as const satisfies Record<string, Readonly<Record<SourceLanguage, string>>>;

export type EditorWord = keyof typeof editorWords;

/** What people write instead of them, in any language. */
const alsoWritten: Partial<Readonly<Record<EditorWord, readonly string[]>>> = {
	closed: ["dicht", "ferme"],
	yes: ["y", "j", "on", "aan", "an", "waar", "wel", "wahr", "vrai", "si", "verdadero"],
	no: ["n", "off", "uit", "aus", "onwaar", "niet", "falsch", "faux", "falso"],
	from: ["va.", "va", "v.a.", "à partir de", "a partir de"],
	request: [
		"op verzoek",
		"prijs op aanvraag",
		"price on request",
		"Preis auf Anfrage",
		"prix sur demande",
		"sur devis",
		"precio a consultar",
		"consultar precio",
	],
};

/** A word as a pattern, with all that people write instead of it, in any language; to be read without capitals. */
export function spellingsOf(word: EditorWord): string {
	const all = [...inAnyLanguage(word), ...(alsoWritten[word] ?? [])];
	return all.map((each) => each.replaceAll(".", "\\.")).join("|");
}

/** What a word is called in all languages, each once. */
export function inAnyLanguage(word: EditorWord): readonly string[] {
	return [...new Set(Object.values(editorWords[word]))];
}

/** The same as a part of a pattern. */
export function anyLanguagePattern(word: EditorWord): string {
	return `(?:${inAnyLanguage(word).join("|")})`;
}

/** A word as the editors of a site write it, by the language of the site. */
export function editorWord(word: EditorWord, language: SourceLanguage): string {
	return editorWords[word][language];
}

/** Whether a flag that was written, in any language, says yes. */
export function saysYes(written: string | undefined): boolean {
	return written !== undefined && inAnyLanguage("yes").includes(written);
}

/** A value with the words of one language in the place of those of another: `vanaf 139` is `from 139`. */
export function inWordsOf(written: string, words: readonly EditorWord[], language: SourceLanguage): string {
	for (const word of words) {
		const own = editorWord(word, language);
		const found = [own, ...inAnyLanguage(word)].find((each) => written === each || written.startsWith(`${each} `));
		if (found !== undefined) return own + written.slice(found.length);
	}
	return written;
}

/** A pattern that takes words of any language, and a sentence in Dutch that names them, as they are for one language. */
export function narrowedTo(text: string, words: readonly EditorWord[], language: SourceLanguage): string {
	return words.reduce((said, word) => {
		const own = editorWord(word, language);
		const dutch = new RegExp(`(?<![\\w|])${editorWords[word].nl}(?![\\w|])`, "g");
		return said.replaceAll(anyLanguagePattern(word), own).replace(dutch, own);
	}, text);
}
