import type { InReports } from "#core/fields/answers.ts";
import { text } from "#core/fields/fields.ts";
import { nameOf } from "../../read/content-name.ts";
import type { SitePage, SoundSite } from "../../site/site.ts";
import { editPage, type PageEdit } from "../edits/edit-page.ts";
import { editText } from "../edits/edit-text.ts";
import { refusals } from "../edits/refusals.ts";
import { newPoint } from "../wizards/menu-point.ts";
import { lastOrder } from "../wizards/page.ts";
import { refused, type Wizard, type WizardResult } from "../wizards/wizard.ts";
import { aboutPage } from "./about-page.ts";
import { carryTranslations } from "./carried.ts";

/** Gives a page a point of the menu to itself, behind the one under which it stood; what it is called there goes with it. */
export const ownPointStart: Wizard = {
	what: { nl: "een eigen punt in het menu", en: "a menu item of its own" },
	about: { nl: "De pagina staat dan zelf in het menu.", en: "The page itself is then in the menu." },
	questions: [aboutPage],
	make(site, { name = "" }) {
		const page = site.pages.get(name);
		if (!page) return refused(refusals.noPage);
		const { menu, title } = page.value;
		if (menu?.item !== undefined) return refused(isPoint);
		const said = menu?.label ?? title;
		const point = newPoint(site, said, menu?.under);
		if ("refused" in point) return refused(point.refused);
		const settings = nameOf(site.settings.source);
		return together(
			{ added: {}, changed: point.changed },
			withMenu(page, { ...point.menu }),
			carryTranslations(site, [said], { from: nameOf(page.source), to: settings }),
		);
	},
};

/** Puts the page of a point of the menu under another point, as the last one there; its own point goes. */
export const underPointStart: Wizard = {
	what: { nl: "onder een ander punt van het menu", en: "under another menu item" },
	about: { nl: "Het eigen punt van de pagina gaat weg.", en: "The page’s own menu item disappears." },
	questions: [
		aboutPage,
		{
			name: "under",
			ask: { nl: "Onder welk punt van het menu?", en: "Under which menu item?" },
			field: text("Waar bezoekers de pagina in het menu vinden.", { max: 100 }),
		},
	],
	make(site, { name = "", under = "" }) {
		const page = site.pages.get(name);
		const { source, value } = site.settings;
		const points = value.menu ?? [];
		const at = points.findIndex(({ key }) => key === page?.value.menu?.item);
		const point = points[at];
		if (!page || !point || !points.some(({ key }) => key === under)) return refused(refusals.noPlace);
		if (under === value.menuButton || point.key === value.menuButton) return refused(isButton);
		if (holdsPages(site, point.key)) return refused(hasPages);
		const edited = editText(source.text, { do: "remove", file: source.file, path: ["menu", at], was: "" });
		if ("refused" in edited) return refused(edited.refused);
		const { label } = point;
		return together(
			{ added: {}, changed: { [source.file]: edited.text } },
			withMenu(page, { under, label, order: String(lastOrder(site, under) + 1) }),
			carryTranslations(site, [label], { from: nameOf(source), to: nameOf(page.source) }),
		);
	},
};

function holdsPages(site: SoundSite, key: string): boolean {
	return [...site.pages.values()].some(({ value: { menu } }) => menu?.under === key);
}

function withMenu({ source, value }: SitePage, menu: Readonly<Record<string, string>>) {
	const gone: readonly PageEdit[] = value.menu ? [{ do: "remove", path: ["menu"] }] : [];
	const edited = editPage(source.file, source.text, [...gone, { do: "add", path: ["menu"], value: menu }]);
	return "refused" in edited ? edited : { added: {}, changed: { [source.file]: edited.text } };
}

type Files = Pick<WizardResult, "added" | "changed">;

function together(...parts: readonly (Files | { readonly refused: InReports })[]): WizardResult {
	let result: WizardResult = { added: {}, changed: {}, next: [] };
	for (const part of parts) {
		if ("refused" in part) return refused(part.refused);
		const { added, changed } = result;
		result = { ...result, added: { ...added, ...part.added }, changed: { ...changed, ...part.changed } };
	}
	return result;
}

const isPoint: InReports = {
	nl: "Deze pagina heeft al een eigen punt in het menu.",
	en: "This page already has a menu item of its own.",
};

const isButton: InReports = {
	nl: "De knop van het menu staat op zichzelf: er staat niets onder, en zij onder niets.",
	en: "The menu button stands on its own: nothing goes under it, and it goes under nothing.",
};

const hasPages: InReports = {
	nl: "Onder dit punt staan zelf pagina’s. Geef die eerst een andere plaats.",
	en: "This item has pages under it. Move those first.",
};
