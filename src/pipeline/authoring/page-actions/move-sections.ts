import type { InReports } from "#core/fields/answers.ts";
import { path, text } from "#core/fields/fields.ts";
import type { WrittenData } from "#core/studio.ts";
import { nameOf } from "../../read/content-name.ts";
import { documentOf, writtenOf } from "../../read/document.ts";
import type { SitePage, SoundSite } from "../../site/site.ts";
import { anchorsIn } from "../../site/survey.ts";
import { escapePattern } from "../../text/escape-pattern.ts";
import { dataAt, dataIn, dataOf } from "../edits/data.ts";
import { editPage } from "../edits/edit-page.ts";
import { collectionAt, writtenItem } from "../edits/lists.ts";
import { refusals } from "../edits/refusals.ts";
import { refused, type Wizard } from "../wizards/wizard.ts";
import { carryTranslations } from "./carried.ts";
import { type Retargeted, retargetLinks, retargetTranslatedLinks } from "./links.ts";

/** Puts sections at the end of another page as they are written, with their translations; links to them follow. */
export const moveSectionsStart: Wizard = {
	what: { nl: "onderdelen naar een andere pagina", en: "sections to another page" },
	about: {
		nl: "Ze komen onderaan die pagina te staan, met hun vertalingen. Links ernaartoe gaan mee.",
		en: "They go to the end of that page, with their translations. Links to them follow.",
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
		const translated = carryTranslations(site, moved, {
			from: nameOf(page.source),
			to: nameOf(heir.source),
			textOf: ({ file, text }) => links.get(file)?.text ?? text,
		});
		const pages = [page, heir].map(({ source }) => source.file);
		const others = [...links].filter(([file]) => !pages.includes(file) && !Object.hasOwn(translated.changed, file));
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
	for (const { id } of moved.flatMap((section) => anchorsIn(section))) {
		const lead = { from: `${page.path}#${id}`, to: `${heir.path}#${id}`, anchors: false };
		// Of a file in which links to several lead elsewhere, each is found in the text as it was.
		for (const [file, { text, count }] of [...retargetLinks(site, lead), ...retargetTranslatedLinks(site, lead)])
			found.set(file, { text: found.has(file) ? mergedText(found.get(file)?.text ?? text, lead) : text, count });
	}
	return found;
}

function mergedText(text: string, { from, to }: { from: string; to: string }): string {
	return text.replaceAll(new RegExp(`${escapePattern(from)}(?![\\w-])`, "g"), to);
}

const samePage: InReports = {
	nl: "Op deze pagina staan ze al. Kies een andere.",
	en: "They are already on this page. Choose another one.",
};

const allSections: InReports = {
	nl: "Een pagina houdt ten minste één onderdeel. Laat er een staan, of verwijder daarna de pagina.",
	en: "A page needs at least one section. Leave one, or remove the page afterwards.",
};
