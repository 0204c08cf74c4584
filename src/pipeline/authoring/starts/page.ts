import { folderOf } from "../../site/folders.ts";
import type { SoundSite } from "../../site/site.ts";
import { capitalized, folded, slugOf } from "../../text/letters.ts";
import { fillings } from "../fillings.ts";
import { type Answers, type Question, type Start, toCheck, toTranslate } from "./start.ts";
import { pageText } from "./yaml.ts";

/** The word for no place in the menu. */
const none = "-";

export const pageStart: Start = {
	what: { nl: "een pagina", en: "a page" },
	questions: [
		{ name: "name", ask: { nl: "Hoe heet de pagina?", en: "What is the page called?" } },
		{ name: "address", ask: { nl: "Welk adres krijgt ze?", en: "At which address?" }, suggest: suggestAddress },
		description(
			"Wat vindt een bezoeker er, in één of twee zinnen?",
			"What do visitors find there, in a sentence or two?",
		),
		{
			name: "under",
			ask: {
				nl: `Onder welk punt van het menu? ${none} is nergens.`,
				en: `Under which item of the menu? ${none} is nowhere.`,
			},
			suggest: (site, answers) => itemNames(site).get(nearestPlace(site, addressOf(answers))) ?? none,
		},
	],
	make(site, answers) {
		const address = addressOf(answers);
		const title = titleOf(answers);
		const under = itemNamed(site, answers.under ?? none);
		const contact = site.pages.has("/contact") ? { buttons: [{ label: "Neem contact op", link: "/contact" }] } : {};
		const text = pageText(address, {
			title,
			description: answers.description,
			...(under !== none && { menu: { under, label: title.slice(0, 50), order: lastOrder(site, under) + 1 } }),
			sections: [
				{ type: "hero", title, text: fillings.intro, ...contact },
				{ type: "prose", text: `## ${fillings.heading}\n\n${fillings.text}\n` },
			],
		});
		const file = `content/pages${address}.yaml`;
		return {
			added: { [file]: text },
			changed: {},
			next: [
				{ nl: `Open ${file} en schrijf de tekst.`, en: `Open ${file} and write the text.` },
				...(under === none
					? [{ nl: "Verwijs ernaar vanaf een andere pagina.", en: "Link to it from another page." }]
					: []),
				...toTranslate(site),
				toCheck,
			],
		};
	},
};

/** The question for what search engines show. */
export function description(nl: string, en: string): Question {
	return { name: "description", ask: { nl, en }, suggest: () => fillings.description };
}

/** An address may be given for a name. */
export function titleOf({ name = "" }: Answers): string {
	// A page has a title of at most 70 characters.
	const title = name.startsWith("/") ? capitalized(name.slice(name.lastIndexOf("/") + 1).replaceAll("-", " ")) : name;
	return title.slice(0, 70).trimEnd();
}

function suggestAddress(_: SoundSite, { name = "" }: Answers): string {
	return name.startsWith("/") ? name : `/${slugOf(name)}`;
}

function addressOf({ address = "" }: Answers): string {
	return `/${address.replace(/^\/+|\/+$/g, "")}`;
}

/** What a visitor reads for each item of the menu. */
function itemNames(site: SoundSite): ReadonlyMap<string, string> {
	return new Map(site.settings.value.menu.map(({ key, label }) => [key, label]));
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
