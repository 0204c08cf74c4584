import { kinds } from "#core/fields/kinds.ts";
import type { Language } from "#core/languages.ts";
import { localize } from "#core/paths.ts";
import type { Location } from "#core/problems/problem.ts";
import type { Context } from "../kinds/context.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import { makeContext } from "../present/context.ts";
import { nameOf } from "../read/content-name.ts";
import { writtenAt } from "../read/written.ts";
import { collectionOf, findFact } from "../site/facts.ts";
import { type WrittenField, writtenFields } from "../site/fields.ts";
import type { Site, SoundSite } from "../site/site.ts";
import { wordsFileOf } from "../site/words.ts";
import { folded } from "../text/letters.ts";
import { bareWords, passagesOf } from "../text/markdown.ts";
import { keyOf } from "../text/passage.ts";
import { tokenPattern } from "../text/tokens.ts";
import { translationOf } from "../translate/dictionary.ts";
import { spokenPassage } from "../translate/spoken.ts";
import { locationOf } from "./location.ts";
import { showingOf } from "./showing.ts";
import { usagesOf } from "./usages.ts";

/** A text that holds the words that somebody looked for. */
export interface FoundText {
	readonly place: Location;
	readonly language: Language;
	/** As a visitor reads it: without Markdown, with its facts filled in. */
	readonly text: string;
	/** By which one can ask for more: `products.reis.name`, `words.read_more`. */
	readonly name?: string | undefined;
	/** Addresses on which it can be seen; absent for a word, of which content does not tell. */
	readonly pages?: readonly string[];
	/** It stands around every page. */
	readonly everywhere?: boolean;
}

/** Finds words as they stand on a page, or a part of them, in every language. Capitals, accents and Markdown do not count. */
export function findText(site: SoundSite, asked: string): FoundText[] {
	const source = makeContext(site, site.source);
	const wanted = folded(bareWords(filled(asked, source, site)));
	if (wanted === "") return [];
	const found = new Map<string, FoundText>();
	for (const language of site.settings.value.languages) {
		for (const text of [...textsOf(site, makeContext(site, language), asked), ...wordsOf(site, language)]) {
			const { file, line, column } = text.place;
			const at = `${file}:${line}:${column}`;
			if (folded(text.text).includes(wanted) && !found.has(at)) found.set(at, text);
		}
	}
	return [...found.values()];
}

/** Facts in braces as they stand on a page; what names no fact stays as it was asked. */
function filled(asked: string, context: Context, site: Site): string {
	return asked.replace(tokenPattern, (token, name: string) =>
		typeof findFact(site, name) === "string" ? token : context.name(token),
	);
}

/** Everything that fields say in a language; what is not translated stands in the file itself alone. */
function* textsOf(site: SoundSite, context: Context, asked: string): Generator<FoundText> {
	const { language } = context;
	for (const field of writtenFields(site)) {
		const { meta, value, source, path } = field;
		const { translated, words } = kinds[meta.kind];
		const shown = showingField(site, field, language);
		if (translated) {
			const passages = words === "markdown" ? passagesOf(String(value)) : [String(value)];
			for (const passage of passages) {
				const { text, lang } = spokenPassage(site, language, nameOf(source), passage);
				if (lang !== language) continue;
				const place =
					language === site.source
						? placeInField(field, [asked, passage.split("\n", 1)[0]])
						: placeOfPair(site, language, nameOf(source), passage);
				if (place) yield { place, language, text: bareWords(context.name(text)), ...shown };
			}
		} else {
			const said = nodeKinds[meta.kind].spellOut?.({ collection: "", file: "", value }, context);
			if (said) yield { place: source.valueAt(path), language, text: said.text, ...shown };
		}
	}
}

/** Where one of some texts stands, the first that can be found as it was written; or else the whole field. */
function placeInField({ source, path }: WrittenField, texts: readonly (string | undefined)[]): Location {
	const node = writtenAt(source.written, path);
	const written = node ? source.text.slice(node.start, node.end) : "";
	const span = texts.find((each) => each && written.includes(each));
	return locationOf({ source, path, ...(span && { span }) });
}

function placeOfPair(site: Site, language: Language, file: string, passage: string): Location | undefined {
	const sound = site.translations.get(language)?.get(file);
	const index = sound?.value.findIndex(({ written }) => keyOf(written) === keyOf(passage)) ?? -1;
	return index < 0 ? undefined : sound?.source.valueAt([index, language]);
}

function* wordsOf(site: Site, language: Language): Generator<FoundText> {
	const { words } = site;
	for (const [key, written] of Object.entries(words?.value ?? {})) {
		const own = language === site.source;
		const file = wordsFileOf(site.source);
		const text = own ? written : translationOf(site, language, file, written);
		const place = own ? words?.source.valueAt([key]) : placeOfPair(site, language, file, written);
		if (text !== undefined && place) yield { place, language, text, name: `words.${key}` };
	}
}

/** What else shows a field of the head of a page. */
const elsewhere: Readonly<Record<string, readonly ("card" | "title" | "menu")[]>> = {
	title: ["card", "title", "menu"],
	description: ["card"],
	article: ["card"],
	menu: ["menu"],
};

/** Where a field can be seen. */
function showingField(
	site: Site,
	{ page, source, path }: WrittenField,
	language: Language,
): Pick<FoundText, "name" | "pages" | "everywhere"> {
	const { dependents, shell } = usagesOf(site);
	const localized = (pages: Iterable<string>) => [...pages].sort().map((each) => localize(each, language, site.source));
	if (page !== undefined) {
		const shows = elsewhere[String(path[0])] ?? [];
		const others = shows.flatMap((kind) => [...(dependents.get(`${kind} ${page}`) ?? [])]);
		const everywhere = shows.includes("menu") && shell.pages.has(page);
		return { pages: localized(new Set([page, ...others])), everywhere };
	}
	const collection = collectionOf(source.file);
	if (collection) {
		const name = [collection, ...path].join(".");
		const { pages, everywhere } = showingOf(site, "fact", name);
		return { name, pages: localized(pages), everywhere };
	}
	const pages = dependents.get(`setting ${String(path[0])}`);
	return { pages: localized(pages ?? []), everywhere: pages === undefined };
}
