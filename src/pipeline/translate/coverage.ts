import { fieldsIn } from "#core/fields/walk.ts";
import type { Language } from "#core/languages.ts";
import { nameOf } from "../read/content-name.ts";
import { settingOf, sourceOf } from "../site/accessors.ts";
import { definitionOf, entriesMeant, entryOf, fileOfEntry } from "../site/facts.ts";
import type { SitePage } from "../site/site.ts";
import { look, type ReadableSite } from "../site/traced-site.ts";
import { translationOf } from "./dictionary.ts";
import { type Passage, partsOf, passagesOfFields, passagesOfPage } from "./passages.ts";

/** Part of the text of a page that must be translated before search engines hear of it. */
const enough = 0.9;

/** The languages in which a page is announced to search engines: the source language, and those with enough of its text translated. */
export function announcedLanguages(site: ReadableSite, page: SitePage): readonly Language[] {
	const languages = settingOf(site, "languages");
	if (languages.length === 1) return languages;
	return site.derive(`announced ${page.path}`, () => judgeLanguages(site, page));
}

function judgeLanguages(site: ReadableSite, page: SitePage): Language[] {
	const languages = settingOf(site, "languages");
	const texts = textsOf(site, page);
	const total = texts.reduce((sum, { length }) => sum + length, 0);
	return languages.filter((language) => {
		if (language === sourceOf(site)) return true;
		const translated = texts
			.filter(({ file, passage }) => translationOf(site, language, file, passage.text) !== undefined)
			.reduce((sum, { length }) => sum + length, 0);
		return translated >= enough * total;
	});
}

interface PageText {
	readonly file: string;
	readonly passage: Passage;
	readonly length: number;
}

/** What a page says: its own passages, and those of the facts that it names. */
function textsOf(site: ReadableSite, page: SitePage): PageText[] {
	const text = (file: string) => (passage: Passage) => ({ file, passage, length: passage.text.length });
	look(site, `page ${page.path}`);
	const own = passagesOfPage(page).map(text(nameOf(page.source)));
	const facts = new Set<string>();
	for (const [schema, value] of partsOf(page)) collectFacts(site, schema, value, facts);
	const borrowed = [...facts].flatMap((fact) => {
		const [collection = "", name = ""] = fact.split("/");
		const definition = definitionOf(site, collection);
		if (!definition) return [];
		return passagesOfFields(definition.entry, entryOf(site, collection, name)).map(
			text(fileOfEntry(site, collection, name)),
		);
	});
	return [...own, ...borrowed];
}

/** Every fact that a value refers to, and those that these refer to, as `collection/name`. */
function collectFacts(
	site: ReadableSite,
	schema: Parameters<typeof fieldsIn>[0],
	value: unknown,
	found: Set<string>,
): void {
	for (const { collection, name } of fieldsIn(schema, value).flatMap((field) => entriesMeant(field, site))) {
		const definition = definitionOf(site, collection);
		if (!definition) continue;
		const fact = `${collection}/${name}`;
		if (found.has(fact)) continue;
		found.add(fact);
		collectFacts(site, definition.entry, entryOf(site, collection, name), found);
	}
}
