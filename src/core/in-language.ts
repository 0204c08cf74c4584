import type { SourceLanguage } from "./languages.ts";

/** A language in which the builder speaks to editors: each in which they write. */
export type EditorLanguage = SourceLanguage;

/** What is said at one place. What has no English beside it has that in the dictionary of English, as in all others. */
export interface Said {
	readonly nl: string;
	readonly en?: string | undefined;
	/** What stands in its braces, where that is known already. */
	readonly values?: Values | undefined;
}

/** What may stand in the braces of what is said: also something that is said itself. */
export type Values = Readonly<Record<string, string | number | Said | undefined>>;

/** What is said in a language, by what is said in Dutch. */
export type Dictionary = Readonly<Record<string, string>>;

const dictionaries = new Map<EditorLanguage, Dictionary>();

/** Makes known what is said in a language, beside what is known of it already. */
export function addDictionary(language: EditorLanguage, rooms: Iterable<Dictionary>): void {
	dictionaries.set(language, Object.assign({}, dictionaries.get(language), ...rooms));
}

/** How something is said in a language; in English where that language has no word for it. */
export function inLanguage(said: Said, language: EditorLanguage, values = said.values): string {
	const words = (language === "nl" ? said.nl : wordsIn(language, said)) ?? said.en ?? said.nl;
	return values ? words.replace(/\{(\w+)\}/g, (_, name: string) => valueIn(values[name], language)) : words;
}

function valueIn(value: Values[string], language: EditorLanguage): string {
	return typeof value === "object" ? inLanguage(value, language) : String(value);
}

function wordsIn(language: Exclude<EditorLanguage, "nl">, { nl, en }: Said): string | undefined {
	const own = dictionaries.get(language);
	return language === "en" && en !== undefined ? en : own && Object.hasOwn(own, nl) ? own[nl] : undefined;
}

/** What is said of a number of things, which is `{count}` in it: of one in the sense of the language, or of more. */
export function counted(count: number, one: Said, more: Said, language: EditorLanguage): string {
	return inLanguage(new Intl.PluralRules(language).select(count) === "one" ? one : more, language, { count });
}

/** What a field is called. */
export function nameInLanguage([nl, en]: readonly [nl: string, en: string], language: EditorLanguage): string {
	return inLanguage({ nl, en }, language);
}

/** What stands around words that are quoted. */
const quotes: Readonly<Record<EditorLanguage, readonly [before: string, after: string]>> = {
	nl: ["‘", "’"],
	en: ["“", "”"],
	de: ["„", "“"],
	fr: ["«\u00a0", "\u00a0»"],
	es: ["«", "»"],
};

/** Words between the quotation marks of a language. */
export function quoted(text: string, language: EditorLanguage): string {
	return quotes[language].join(text);
}

/**
 * Fetches what is said in a language, once: of all files that there are, by their addresses, those of that language, which are
 * then added. Where they do not come, English is spoken, and the next who asks tries again.
 */
export function localeLoader<Part>(
	files: Readonly<Record<string, () => Promise<Part>>>,
	add: (language: EditorLanguage, parts: readonly Part[]) => void,
	fail: (error: unknown) => void,
): (language: EditorLanguage) => Promise<void> {
	const loading = new Map<EditorLanguage, Promise<void>>();
	return (language) => {
		const begun = loading.get(language);
		if (begun) return begun;
		const own = Object.entries(files).filter(([file]) => file.includes(`/${language}/`));
		const loaded = Promise.all(own.map(([, fetch]) => fetch())).then(
			(parts) => add(language, parts),
			(error: unknown) => {
				loading.delete(language);
				fail(error);
			},
		);
		loading.set(language, loaded);
		return loaded;
	};
}
