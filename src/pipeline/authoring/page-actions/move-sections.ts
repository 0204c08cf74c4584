import type { InReports } from "#core/fields/answers.ts";
import { path, text } from "#core/fields/fields.ts";
import type { WrittenData } from "#core/studio.ts";
import { nameOf } from "../../read/content-name.ts";
import { documentOf, writtenOf } from "../../read/document.ts";
import { isJson } from "../../read/json.ts";
import type { SitePage, SoundSite } from "../../site/site.ts";
import { escapePattern } from "../../text/escape-pattern.ts";
import { passagesOf } from "../../text/markdown.ts";
import { keyOf } from "../../text/passage.ts";
import { dataAt, dataOf, isBlock, isList } from "../edits/data.ts";
import { editPage } from "../edits/edit-page.ts";
import { editText } from "../edits/edit-text.ts";
import { collectionAt, writtenItem } from "../edits/lists.ts";
import { refusals } from "../edits/refusals.ts";
import { refused, type Wizard } from "../wizards/wizard.ts";
import { yaml } from "../wizards/yaml.ts";
import { type Retargeted, retargetLinks, retargetTranslatedLinks } from "./links.ts";

/** Puts sections at the end of another page as they are written, with their translations; links to them follow. */
export const moveSectionsStart: Wizard = {
	what: { nl: "onderdelen naar een andere pagina", en: "sections to another page" },
	about: {
		nl: "Ze komen onderaan die pagina te staan, met hun vertalingen. Koppelingen ernaartoe gaan mee.",
		en: "They come to stand at the end of that page, with their translations. Links to them follow.",
	},
	questions: [
		{
			name: "name",
			ask: { nl: "Van welke pagina?", en: "From which page?" },
			field: path("De pagina waarop ze nu staan."),
		},
		{
			name: "sections",
			ask: { nl: "Welke onderdelen?", en: "Which sections?" },
			field: text("Hun nummers van boven af, vanaf 0, met komma's ertussen.", { max: 300 }),
		},
		{
			name: "to",
			ask: { nl: "Naar welke pagina?", en: "To which page?" },
			field: path("Daar komen ze onderaan te staan."),
			options: (site) => [...site.pages.values()].map((page) => ({ value: page.path, text: page.value.title })),
			suggest: (site, { name }) => [...site.pages.keys()].find((each) => each !== name) ?? "/",
		},
	],
	make(site, { name = "", sections = "", to = "" }) {
		const [page, heir] = [site.pages.get(name), site.pages.get(to)];
		if (!page || !heir) return refused(refusals.noPage);
		if (page === heir) return refused(samePage);
		const places = [...new Set(sections.split(",").map(Number))].sort((one, other) => one - other);
		const moved = places.map((place) => dataAt(dataIn(page.source.text), ["sections", place]));
		if (!moved.every((each) => each !== undefined)) return refused(refusals.noPlace);
		if (places.length === page.value.sections.length) return refused(allSections);
		const links = linksTo(site, moved, { page, heir });
		const textOf = ({ source }: SitePage) => links.get(source.file)?.text ?? source.text;
		// What is written of them follows links to them too.
		const left = textOf(page);
		const root = writtenOf(documentOf(left).contents);
		const listed = collectionAt(left, root, ["sections"]);
		const count = heir.value.sections.length;
		const come = editPage(
			heir.source.file,
			textOf(heir),
			places.map((place, index) => ({
				do: "insert",
				path: ["sections", count + index],
				value: dataAt(dataOf(root), ["sections", place]) ?? null,
				written: listed && writtenItem(left, listed, place),
			})),
		);
		const gone = editPage(
			page.source.file,
			left,
			places.toReversed().map((place) => ({ do: "remove", path: ["sections", place] })),
		);
		if ("refused" in come) return refused(come.refused);
		if ("refused" in gone) return refused(gone.refused);
		const translated = translationsOf(site, moved, { page, heir, links });
		const pages = [page, heir].map(({ source }) => source.file);
		const others = [...links].filter(([file]) => !pages.includes(file) && !translated.files.has(file));
		return {
			added: translated.added,
			changed: {
				...Object.fromEntries(others.map(([file, { text }]) => [file, text])),
				...translated.changed,
				[page.source.file]: gone.text,
				[heir.source.file]: come.text,
			},
			opens: { page: to, spot: { file: heir.source.file, path: ["sections", count] } },
			next: [],
		};
	},
};

interface Between {
	readonly page: SitePage;
	readonly heir: SitePage;
}

/** The files in which links to what moves lead elsewhere now. */
function linksTo(site: SoundSite, moved: readonly WrittenData[], { page, heir }: Between): Map<string, Retargeted> {
	const found = new Map<string, Retargeted>();
	for (const anchor of moved.flatMap(anchorsIn)) {
		const lead = { from: `${page.path}#${anchor}`, to: `${heir.path}#${anchor}`, anchors: false };
		// Of a file in which links to several lead elsewhere, each is found in the text as it was.
		for (const [file, { text, count }] of [...retargetLinks(site, lead), ...retargetTranslatedLinks(site, lead)])
			found.set(file, { text: found.has(file) ? mergedText(found.get(file)?.text ?? text, lead) : text, count });
	}
	return found;
}

function mergedText(text: string, { from, to }: { from: string; to: string }): string {
	return text.replaceAll(new RegExp(`${escapePattern(from)}(?![\\w-])`, "g"), to);
}

function anchorsIn(data: WrittenData): string[] {
	if (isList(data)) return data.flatMap(anchorsIn);
	if (!isBlock(data)) return [];
	return Object.entries(data).flatMap(([name, value]) =>
		name === "id" && typeof value === "string" ? [value] : anchorsIn(value),
	);
}

interface Translations {
	readonly added: Record<string, string>;
	readonly changed: Record<string, string>;
	readonly files: Set<string>;
}

/** The translations of what moves, in the files of the page to which it goes. */
function translationsOf(
	site: SoundSite,
	moved: readonly WrittenData[],
	{ page, heir, links }: Between & { readonly links: ReadonlyMap<string, Retargeted> },
): Translations {
	const said = new Set(
		moved
			.flatMap(wordsIn)
			.flatMap((each) => [each, ...passagesOf(each)])
			.map(keyOf),
	);
	const result: Translations = { added: {}, changed: {}, files: new Set() };
	for (const [language, files] of site.translations) {
		const from = files.get(nameOf(page.source))?.source;
		const to = files.get(nameOf(heir.source))?.source;
		if (!from || isJson(from.file) || (to && isJson(to.file))) continue;
		const pairs = pairsIn(links.get(from.file)?.text ?? from.text).filter((pair) =>
			said.has(keyOf(pairOf(pair, site))),
		);
		const known = new Set(pairsIn(to?.text ?? "").map((pair) => keyOf(pairOf(pair, site))));
		const coming = pairs.filter((pair) => !known.has(keyOf(pairOf(pair, site))));
		if (coming.length === 0) continue;
		if (!to) {
			result.added[`content/translations/${language}/${nameOf(heir.source)}`] = yaml(coming as object[]);
			continue;
		}
		let now = links.get(to.file)?.text ?? to.text;
		for (const pair of coming) {
			const at = pairsIn(now).length;
			const edited = editText(now, { do: "insert", file: to.file, path: [at], value: pair });
			if ("text" in edited) now = edited.text;
		}
		result.files.add(to.file);
		result.changed[to.file] = now;
	}
	return result;
}

function pairsIn(source: string): readonly WrittenData[] {
	const data = dataIn(source);
	return isList(data) ? data : [];
}

function pairOf(pair: WrittenData, { source }: SoundSite): string {
	const said = isBlock(pair) ? pair[source] : undefined;
	return typeof said === "string" ? said : "";
}

function wordsIn(data: WrittenData): string[] {
	if (typeof data === "string") return [data];
	return (isList(data) ? data : isBlock(data) ? Object.values(data) : []).flatMap(wordsIn);
}

function dataIn(source: string): WrittenData {
	return dataOf(writtenOf(documentOf(source).contents));
}

const samePage: InReports = {
	nl: "Op deze pagina staan ze al. Kies een andere.",
	en: "They are on this page already. Choose another one.",
};

const allSections: InReports = {
	nl: "Een pagina houdt ten minste één onderdeel. Laat er een staan, of verwijder daarna de pagina.",
	en: "A page keeps at least one section. Leave one, or remove the page afterwards.",
};
