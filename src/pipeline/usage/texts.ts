import { collectionOf } from "#core/facts/collection-of.ts";
import type { KindName } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { FieldPath } from "#core/fields/walk.ts";
import type { Language } from "#core/languages.ts";
import { localize } from "#core/paths.ts";
import type { Location } from "#core/problems/problem.ts";
import { remembered } from "#core/remembered.ts";
import type { Context } from "../kinds/context.ts";
import { parseHours } from "../kinds/hours.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import { makeContext } from "../present/context.ts";
import { nameOf } from "../read/content-name.ts";
import { writtenAt } from "../read/written.ts";
import { builderWord } from "../site/accessors.ts";
import { findFact } from "../site/facts.ts";
import { type WrittenField, writtenFields } from "../site/fields.ts";
import type { Site, SoundSite } from "../site/site.ts";
import { wordDescriptions, wordsFileOf } from "../site/words.ts";
import { bareWords, passagesOf } from "../text/markdown.ts";
import { keyOf } from "../text/passage.ts";
import { tokenPattern } from "../text/tokens.ts";
import { translationOf } from "../translate/dictionary.ts";
import { spokenPassage } from "../translate/spoken.ts";
import { locationOf } from "./location.ts";
import { showingOf } from "./showing.ts";
import { soughtBy } from "./sought.ts";
import { usagesOf } from "./usages.ts";

/** What a text belongs to, so that it can be opened and changed. */
export type TextAddress =
	/** A field of a page, a fact or a setting; of a text of several blocks, one of them. */
	| {
			readonly is: "field";
			readonly kind: KindName;
			readonly file: string;
			readonly path: FieldPath;
			readonly block: number | undefined;
	  }
	/** The words of a passage in another language. */
	| { readonly is: "translation"; readonly file: string; readonly path: FieldPath; readonly written: string }
	/** A word of what surrounds the pages; one that the site has not changed stands in no file of it. */
	| { readonly is: "word"; readonly key: string };

/** A text that holds the words that somebody looked for. */
export interface FoundText {
	/** Absent for a word that the builder says. */
	readonly place?: Location;
	readonly address: TextAddress;
	readonly language: Language;
	/** As a visitor reads it: without Markdown, with its facts filled in. */
	readonly text: string;
	/** By which one can ask for more: `products.reis.name`, `words.read_more`. */
	readonly name?: string | undefined;
	/** The page on which it stands. */
	readonly page?: string | undefined;
	/** Addresses on which it can be seen; absent for a word, of which content does not tell. */
	readonly pages?: readonly string[];
	/** It stands around every page. */
	readonly everywhere?: boolean;
}

/**
 * Finds words as they stand on a page, or a part of them, in every language; `sought` says what counts as the same, and
 * whether they have to stand one behind another.
 */
export function findText(site: SoundSite, asked: string, sought = soughtBy): FoundText[] {
	const source = makeContext(site, site.source);
	const isSought = sought(bareWords(filled(asked, source, site)));
	const found = new Map<string, FoundText>();
	for (const { text, language, tell } of remembered(known, site, () => saidIn(site))) {
		const told = isSought(text) ? tell(asked) : undefined;
		if (!told) continue;
		const at = placeName(told, language);
		if (!found.has(at)) found.set(at, { ...told, text, language });
	}
	return [...found.values()];
}

/** Whoever types on looks for another word of the same site. */
const known = new WeakMap<SoundSite, readonly Said[]>();

/** All that a site says, in each of its languages. */
function saidIn(site: SoundSite): Said[] {
	const { languages } = site.settings.value;
	return languages.flatMap((language) => [...textsOf(site, makeContext(site, language)), ...wordsOf(site, language)]);
}

/** A text among all that can be found: most are not what somebody looks for, and where they stand nobody asks. */
interface Said {
	readonly text: string;
	readonly language: Language;
	/** Where it stands, there where it says what was asked for; nothing of a text that stands nowhere. */
	readonly tell: (asked: string) => Told | undefined;
}

type Told = Omit<FoundText, "text" | "language">;

function placeName({ place, address }: Told, language: Language): string {
	if (place) return `${place.file}:${place.line}:${place.column}`;
	return `${language} ${JSON.stringify(address)}`;
}

/** Facts in braces as they stand on a page; what names no fact stays as it was asked. */
function filled(asked: string, context: Context, site: Site): string {
	return asked.replace(tokenPattern, (token, name: string) =>
		typeof findFact(site, name) === "string" ? token : context.name(token),
	);
}

/** Everything that fields say in a language; what is not translated stands in the file itself alone. */
function* textsOf(site: SoundSite, context: Context): Generator<Said> {
	const { language } = context;
	for (const field of writtenFields(site)) {
		const { meta, value, source, path, page } = field;
		const { translated, words } = kinds[meta.kind];
		const { file } = source;
		const at = (place: Location | undefined, address: TextAddress) =>
			place && { place, address, page, ...showingField(site, field, language) };
		if (translated) {
			const isText = words === "markdown";
			const passages = isText ? passagesOf(String(value)) : [String(value)];
			for (const [number, passage] of passages.entries()) {
				const { text, lang } = spokenPassage(site, language, nameOf(source), passage);
				if (lang !== language) continue;
				const block = isText ? number : undefined;
				const tell = (asked: string) =>
					language === site.source
						? at(placeInField(field, [asked, passage.split("\n", 1)[0]]), {
								is: "field",
								kind: meta.kind,
								file,
								path,
								block,
							})
						: at(placeOfPair(site, language, nameOf(source), passage), {
								is: "translation",
								file,
								path,
								written: passage,
							});
				yield { text: bareWords(context.name(text)), language, tell };
			}
		} else {
			const text = spokenValue(field, context);
			const tell = () => at(source.valueAt(path), { is: "field", kind: meta.kind, file, path, block: undefined });
			if (text !== undefined) yield { text, language, tell };
		}
	}
}

/** What a value says that is no sentence: a name, a price, a telephone number, a time. */
function spokenValue({ meta, value }: WrittenField, context: Context): string | undefined {
	const said = nodeKinds[meta.kind].spellOut?.({ collection: "", file: "", value }, context);
	if (said) return said.text;
	if (meta.kind !== "hours") return undefined;
	return parseHours(String(value))
		.map(({ opens, closes }) => `${opens}–${closes}`)
		.join(", ");
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

/** What surrounds the pages: what the site says in place of the builder, and else what the builder says. */
function* wordsOf(site: Site, language: Language): Generator<Said> {
	const { words } = site;
	const own = language === site.source;
	const file = wordsFileOf(site.source);
	for (const key of Object.keys(wordDescriptions)) {
		const about = { address: { is: "word", key }, name: `words.${key}` } as const;
		const written = words?.value[key];
		if (written === undefined) {
			const text = builderWord(site, language, key);
			if (text !== undefined) yield { text, language, tell: () => about };
			continue;
		}
		const text = own ? written : translationOf(site, language, file, written);
		const tell = () => {
			const place = own ? words?.source.valueAt([key]) : placeOfPair(site, language, file, written);
			return place && { ...about, place };
		};
		if (text !== undefined) yield { text, language, tell };
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
