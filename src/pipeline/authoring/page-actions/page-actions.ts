import type { InReports } from "#core/fields/answers.ts";
import { path } from "#core/fields/fields.ts";
import { nameOf } from "../../read/content-name.ts";
import { addressesBelow, foldersAbove } from "../../site/folders.ts";
import type { SitePage, SoundSite } from "../../site/site.ts";
import { editPage, type PageEdit } from "../edits/edit-page.ts";
import { refusals } from "../edits/refusals.ts";
import { addressStanding } from "../wizards/address.ts";
import { addressOf } from "../wizards/page.ts";
import { type Earlier, refused, type Wizard } from "../wizards/wizard.ts";
import { withSchemaLine } from "../wizards/yaml.ts";
import { aboutPage } from "./about-page.ts";
import { consequencesOf, linksLeft } from "./consequences.ts";
import { hideStart, linksStart, showStart } from "./dead-ends.ts";
import { discardStart } from "./discard.ts";
import { type Retarget, retargetLinks, retargetTranslatedLinks } from "./links.ts";
import { isPublic, shownPage } from "./links-back.ts";
import { ownPointStart, underPointStart } from "./menu-place.ts";
import { moveSectionsStart } from "./move-sections.ts";
import { ledTo, linksFollow, nowhere, textsOf, whereToInstead } from "./where-to.ts";

/** Gives a page another address; every link to it follows, and visitors who come to the old one are sent on. */
const renameStart: Wizard = {
	what: { nl: "een ander adres", en: "a new address" },
	about: {
		nl: "Wie nog naar het oude adres gaat, komt vanzelf op het nieuwe.",
		en: "Anyone who still goes to the old address is taken to the new one.",
	},
	questions: [
		aboutPage,
		{
			name: "address",
			ask: { nl: "Wat wordt het nieuwe adres?", en: "What is the new address?" },
			field: path("Kleine letters, cijfers en streepjes, zoals /wie-wij-zijn."),
			suggest: (_, { name = "" }) => name,
			check: addressStanding,
		},
	],
	looksBack: true,
	make(site, answers, _typed, earlier) {
		const to = addressOf(answers);
		const page = site.pages.get(answers.name ?? "");
		const against = page ? whyNot(site, page) : refusals.noPage;
		if (!page || against) return refused(against ?? refusals.noPage);
		const { source, value, path: from } = page;
		if (to === from) return refused(sameAddress);
		const file = source.file.replace(/^.*(?=\.\w+$)/, `content/pages${to}`);
		const lead: Retarget = { from, to, anchors: true };
		const isKnown = isPublic(page, site) || wasKnown(page, earlier);
		const links = new Map([...retargetLinks(site, lead), ...retargetTranslatedLinks(site, lead)]);
		const edited = editPage(
			source.file,
			links.get(source.file)?.text ?? source.text,
			formerEdits(value.formerly ?? [], { come: isKnown ? [from] : [], go: to }),
		);
		if ("refused" in edited) return refused(edited.refused);
		const moved = [...site.translations].flatMap(([language, files]) => {
			const translation = files.get(nameOf(source))?.source;
			const name = nameOf({ file });
			return translation ? [{ source: translation, to: `content/translations/${language}/${name}` }] : [];
		});
		const texts = moved.map((each) => [each.to, links.get(each.source.file)?.text ?? each.source.text] as const);
		const gone = [source.file, ...moved.map((each) => each.source.file)];
		return {
			added: { [file]: withSchemaLine(edited.text, to), ...Object.fromEntries(texts) },
			changed: textsOf(new Map([...links].filter(([file]) => !gone.includes(file)))),
			gone,
			consequences: consequencesOf({
				page,
				to,
				links: linksLeft(site, links),
				isKnown,
				translations: moved.length,
			}),
			opens: { page: to, spot: { file, path: [] } },
			next: [],
		};
	},
};

/** Takes a page away; links to it, and visitors who come to its address, are sent to another page, or nowhere. */
const removeStart: Wizard = {
	what: { nl: "een pagina weg", en: "a page removed" },
	about: {
		nl: "U kunt dit ongedaan maken.",
		en: "You can undo this.",
	},
	questions: [
		aboutPage,
		{
			...whereToInstead,
			ask: {
				nl: "Naar welke pagina moeten bezoekers en links voortaan?",
				en: "Which page should links and visitors go to from now on?",
			},
		},
	],
	make(site, { name = "", to = "" }) {
		const [page, heir] = [site.pages.get(name), site.pages.get(to)];
		const against = page && (heir || to === nowhere) ? whyNot(site, page) : refusals.noPage;
		if (!page || against) return refused(against ?? refusals.noPage);
		const { source, value, path: from } = page;
		const translated = [...site.translations.values()].flatMap((files) => files.get(nameOf(source))?.source.file ?? []);
		const gone = [source.file, ...translated];
		const led = ledTo(site, from, to, gone);
		if ("refused" in led) return refused(led.refused);
		const come = isPublic(page, site) ? [...(value.formerly ?? []), from] : [];
		const changed = { ...textsOf(led.texts) };
		if (heir) {
			const { file, text } = heir.source;
			const edited = editPage(file, changed[file] ?? text, formerEdits(heir.value.formerly ?? [], { come }));
			if ("refused" in edited) return refused(edited.refused);
			if (edited.text !== text) changed[file] = edited.text;
		}
		return {
			added: {},
			changed,
			gone,
			consequences: consequencesOf({
				page,
				to: heir?.path,
				links: linksFollow(site, led.texts),
				isKnown: come.length > 0,
				translations: translated.length,
				gone: true,
			}),
			opens: { page: heir ? to : (foldersAbove(from).find((each) => site.pages.has(each)) ?? "/") },
			next: [],
		};
	},
};

/** What can be done with a page or an entry of facts as a whole, by the word for it. */
export const pageActions: Readonly<Record<string, Wizard>> = {
	rename: renameStart,
	remove: removeStart,
	discard: discardStart,
	hide: hideStart,
	show: showStart,
	links: linksStart,
	"move-sections": moveSectionsStart,
	"own-point": ownPointStart,
	"under-point": underPointStart,
};

/** The addresses that lead to a page besides its own, with those that come and without the one that it has now. */
function formerEdits(known: readonly string[], { come, go }: { come: readonly string[]; go?: string }): PageEdit[] {
	const wanted = [...known.filter((each) => each !== go), ...come.filter((each) => !known.includes(each))];
	if (wanted.join() === known.join()) return [];
	if (known.length === 0) return [{ do: "add", path: ["formerly"], value: wanted }];
	if (wanted.length === 0) return [{ do: "remove", path: ["formerly"] }];
	const added = wanted.slice(known.filter((each) => each !== go).length);
	const old = go === undefined ? -1 : known.indexOf(go);
	return [
		...added.map((value, index): PageEdit => ({ do: "insert", path: ["formerly", known.length + index], value })),
		...(old === -1 ? [] : [{ do: "remove", path: ["formerly", old] } as const]),
	];
}

/** Visitors may have seen a hidden page at its address; where that cannot be found out, they may have as well. */
function wasKnown({ path }: SitePage, earlier: Earlier | undefined): boolean {
	return earlier === "unknown" || (earlier !== undefined && shownPage(earlier, [path]) !== undefined);
}

function whyNot(site: SoundSite, { path, source }: SitePage): InReports | undefined {
	if (path === "/") return homePage;
	const below = addressesBelow(path, site).length;
	if (below > 0) return pagesBelow(path, below);
	return source.file.endsWith(".json") ? refusals.json : undefined;
}

const homePage = {
	nl: "De voorpagina houdt haar adres en blijft staan.",
	en: "The home page keeps its address and stays where it is.",
};

const sameAddress = {
	nl: "Dit is hetzelfde adres.",
	en: "This is the same address.",
};

function pagesBelow(path: string, count: number): InReports {
	return {
		nl: "Onder {path} staan nog andere pagina’s ({count}). Geef eerst die een ander adres, of verwijder ze.",
		en: "There are other pages under {path} ({count}). First give those another address, or remove them.",
		values: { path, count },
	};
}
