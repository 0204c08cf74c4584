import type { InReports } from "#core/fields/answers.ts";
import { path, text } from "#core/fields/fields.ts";
import { adviceFor } from "#core/fields/kinds.ts";
import { pageHeadSchema } from "#core/page.ts";
import type { Answers } from "#core/studio.ts";
import { sourceOf } from "../../site/accessors.ts";
import { folderOf } from "../../site/folders.ts";
import type { SoundSite } from "../../site/site.ts";
import { capitalized, folded, slugOf } from "../../text/letters.ts";
import { fillingsIn, firstNamesIn } from "../fillings.ts";
import { addressStanding } from "./address.ts";
import { newPoint } from "./menu-point.ts";
import { type Question, refused, toCheck, toTranslate, type Wizard } from "./wizard.ts";
import { pageText } from "./yaml.ts";

/** The word for no place in the menu. */
const none = "-";

/** The word for a point of the menu of its own. */
const own = "+";

export const pageStart: Wizard = {
	what: { nl: "een pagina", en: "a page" },
	about: {
		nl: "Een gewone pagina met een kop, een inleiding en tekst.",
		en: "An ordinary page with a heading, an introduction and text.",
	},
	questions: [
		{
			name: "name",
			ask: { nl: "Hoe heet de pagina?", en: "What is the page called?" },
			field: pageHeadSchema.shape.title,
		},
		address({ nl: "Welk adres krijgt ze?", en: "What is its address?" }, suggestAddress),
		description({
			nl: "Wat vindt een bezoeker er, in één of twee zinnen?",
			en: "What do visitors find there, in a sentence or two?",
		}),
		menuPlace((site, answers) => nearestPlace(site, addressOf(answers))),
	],
	make(site, answers) {
		const address = addressOf(answers);
		const title = titleOf(answers);
		const placed = placeAnswered(site, answers, title);
		if ("refused" in placed) return refused(placed.refused);
		const { menu } = placed;
		const fillings = fillingsIn(site);
		const { contact } = firstNamesIn(site);
		const buttons = site.pages.has(contact.link) ? { buttons: [contact] } : {};
		const text = pageText(address, {
			title,
			description: answers.description,
			...(menu && { menu }),
			sections: [
				{ type: "hero", title, text: fillings.intro, ...buttons },
				{ type: "prose", text: `## ${fillings.heading}\n\n${fillings.text}\n` },
			],
		});
		const file = `content/pages${address}.yaml`;
		return {
			added: { [file]: text },
			changed: placed.changed,
			opens: { page: address, spot: { file, path: ["sections", 0, "title"] } },
			next: [
				{ nl: "Open {file} en schrijf de tekst.", en: "Open {file} and write the text.", values: { file } },
				...(menu ? [] : [{ nl: "Verwijs ernaar vanaf een andere pagina.", en: "Link to it from another page." }]),
				...toTranslate(site),
				toCheck,
			],
		};
	},
};

/** The question for what search engines show. */
export function description(ask: InReports): Question {
	const field = pageHeadSchema.shape.description;
	return { name: "description", ask, field, sample: true, suggest: (site) => fillingsIn(site).description };
}

/** The question for the address of a page. */
export function address(ask: InReports, suggest: NonNullable<Question["suggest"]>): Question {
	return {
		name: "address",
		ask,
		field: path("Kleine letters, cijfers en streepjes, zoals /over-brood."),
		suggest,
		// A page that is not there yet has none that it may keep.
		check: (site, { address: answer = "" }, language) => addressStanding(site, { address: answer }, language),
	};
}

/** The question for a place in the menu; `nearest` gives the item that is suggested. */
export function menuPlace(nearest: NonNullable<Question["suggest"]>): Question {
	return {
		name: "under",
		ask: {
			nl: "Onder welk punt van het menu?",
			en: "Under which menu item?",
		},
		field: text("Waar bezoekers de pagina in het menu vinden.", { max: 100 }),
		where: true,
		options: (site) => [
			...[...itemNames(site)].map(([, shown]) => ({ value: shown, text: shown })),
			{ value: own, text: firstNamesIn(site).ownPoint },
			{ value: none, text: firstNamesIn(site).nowhere },
		],
		suggest: (site, answers) => itemNames(site).get(nearest(site, answers)) ?? none,
	};
}

interface Placed {
	/** What the page says of its place in the menu; undefined for none. */
	readonly menu?: Readonly<Record<string, string>>;
	/** The texts of files that change by it. */
	readonly changed: Readonly<Record<string, string>>;
}

/** The place in the menu that somebody answered. */
export function placeAnswered(
	site: SoundSite,
	answers: Answers,
	title: string,
): Placed | { readonly refused: InReports } {
	const under = itemNamed(site, answers.under ?? none);
	if (under === none) return { changed: {} };
	if (under === own) return newPoint(site, title);
	const order = String(lastOrder(site, under) + 1);
	return { menu: { under, label: title.slice(0, 50), order }, changed: {} };
}

/** An address may be given for a name. */
export function titleOf({ name = "" }: Answers): string {
	// A page has a title of at most 70 characters.
	const title = name.startsWith("/") ? capitalized(name.slice(name.lastIndexOf("/") + 1).replaceAll("-", " ")) : name;
	return title.slice(0, 70).trimEnd();
}

function suggestAddress(site: SoundSite, { name = "" }: Answers): string {
	return suggestedAddress(site, name, "");
}

/** The address of a page in a folder by its name, which may be an address itself; none of what has no letter or digit. */
export function suggestedAddress(site: SoundSite, name: string, folder: string): string {
	if (name.startsWith("/")) return adviceFor("path", name) ?? name;
	const slug = slugOf(name, sourceOf(site));
	return slug === "" ? "" : `${folder}/${slug}`.replace("//", "/");
}

/** The address that somebody answered. */
export function addressOf({ address = "" }: Answers): string {
	return `/${address.replace(/^\/+|\/+$/g, "")}`;
}

/** What a visitor reads for each item of the menu. */
function itemNames(site: SoundSite): ReadonlyMap<string, string> {
	return new Map(site.settings.value.menu?.map(({ key, label }) => [key, label]));
}

/** The item of the menu that goes by a name. */
function itemNamed(site: SoundSite, name: string): string {
	const found = [...itemNames(site)].find(([item, shown]) => item === name || folded(shown) === folded(name));
	return found?.[0] ?? name;
}

/** The item of the menu under which the pages beside an address stand, or else other pages. */
function nearestPlace(site: SoundSite, address: string): string {
	const placed = [...site.pages.values()].flatMap(({ path, value }) =>
		value.menu?.under ? [{ path, under: value.menu.under }] : [],
	);
	const beside = placed.find(({ path }) => folderOf(path) === folderOf(address));
	return (beside ?? placed.at(-1))?.under ?? none;
}

/** The number of the last page under an item of the menu. */
export function lastOrder(site: SoundSite, under: string): number {
	const orders = [...site.pages.values()].map(({ value: { menu } }) => (menu?.under === under ? (menu.order ?? 0) : 0));
	return Math.max(0, ...orders);
}
