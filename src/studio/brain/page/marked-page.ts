import { collectionOf } from "#core/facts/collection-of.ts";
import { titleOf } from "#core/facts/define.ts";
import { fieldsIn } from "#core/fields/walk.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import type { Page } from "#core/page.ts";
import { remembered } from "#core/remembered.ts";
import type { Shell } from "#core/shell.ts";
import type { Holder, MarkedPage, MarkedSection, Origin } from "#core/studio.ts";
import { isOfWords } from "#core/words.ts";
import { dataAt, dataIn } from "#pipeline/authoring/edits/data.ts";
import { nameOfWhole } from "#pipeline/authoring/form/names.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { MarkedSite } from "#pipeline/present/marked.ts";
import { definitionOf, isKeyed } from "#pipeline/site/facts.ts";
import { sectionDefinitions } from "#pipeline/site/sections.ts";
import type { Site, SitePage, SoundSite } from "#pipeline/site/site.ts";
import { bareWords } from "#pipeline/text/markdown.ts";
import type { LiveSite } from "../content/live-site.ts";
import { addressOf } from "./addresses.ts";
import { notFoundAt, shellOf, shownPage, siteOfToday } from "./shown-page.ts";

/** The page at an address with marks in it, to be read beside what is shown there; undefined when it cannot be shown. */
export function markedPage(live: LiveSite, address: string): MarkedPage | undefined {
	const { language, revision } = live;
	return live.content.show(addressOf(address), (whole) => {
		const site = siteOfToday(whole);
		const { page, written } = shownPage(live, site, whole, addressOf(address)) ?? {
			page: notFoundAt(addressOf(address), site),
			written: undefined,
		};
		const shell = shellOf(site, page.lang);
		const settled = drawMarked(whole, { page, shell, written, today: site.today }, live.render);
		const file = written?.source.file;
		return {
			...settled,
			file,
			holders: holdersOf(whole, settled.origins, { own: file, language }),
			sections: written ? sectionsOf(whole, written, language) : [],
			revision,
		};
	});
}

interface Presented {
	readonly page: Page;
	readonly shell: Shell;
	/** Undefined for a page that no file says. */
	readonly written: SitePage | undefined;
	/** The day of which it is. */
	readonly today: string;
}

/** A presented page as HTML with marks, and where its words stand. */
export function drawMarked(
	site: SoundSite,
	{ page, shell, written, today }: Presented,
	render: (page: Page, shell: Shell) => string,
): { readonly html: string; readonly origins: readonly Origin[] } {
	const marked = new MarkedSite(site, today);
	return marked.settle(render(written ? marked.page(page, written) : page, marked.shell(shell)));
}

/** What stands elsewhere, in the order in which it shows. */
function holdersOf(
	site: SoundSite,
	origins: readonly Origin[],
	{ own, language }: { readonly own: string | undefined; readonly language: EditorLanguage },
): Holder[] {
	const found = new Map<string, Holder>();
	const { name } = makeContext(site, site.source);
	for (const { file, path } of origins) {
		if (isOfWords(file)) continue;
		const collection = collectionOf(file);
		const isEntry = collection !== undefined && isKeyed(collection);
		const spot = { file, path: isEntry ? path.slice(0, 1) : [] };
		if (file !== own)
			remembered(found, JSON.stringify(spot), () => ({
				...spot,
				name: name(nameOfWhole(site, spot, language) ?? file),
				sort: isEntry ? sortOf(site, collection, language) : undefined,
			}));
	}
	return [...found.values()];
}

/** What the entries of a collection are called together. */
function sortOf(site: Site, collection: string, language: EditorLanguage): string | undefined {
	const definition = definitionOf(site, collection);
	return definition && titleOf(definition, language);
}

const unknown = { nl: "Onbekend onderdeel", en: "Unknown section" };

function sectionsOf(site: SoundSite, { source, value }: SitePage, language: EditorLanguage): MarkedSection[] {
	const { name } = makeContext(site, site.source);
	const data = dataIn(source.text);
	return value.sections.map(({ type, place, fields }) => {
		const definition = sectionDefinitions.get(type);
		const found = definition ? fieldsIn(definition.schema, fields) : [];
		const first = found.find(({ meta, value }) => meta.kind !== "ref" && typeof value === "string" && /\s/.test(value));
		return {
			title: inLanguage(definition?.title ?? unknown, language),
			words: typeof first?.value === "string" ? name(bareWords(first.value)) : "",
			data: dataAt(data, ["sections", place]) ?? null,
			isKnown: definition !== undefined,
		};
	});
}
