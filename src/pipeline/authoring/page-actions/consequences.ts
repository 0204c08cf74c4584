import type { InReports } from "#core/fields/answers.ts";
import { collectionOf } from "../../site/facts.ts";
import type { Site, SitePage, SoundSite } from "../../site/site.ts";
import type { Retarget, Retargeted } from "./links.ts";

interface Move {
	readonly page: SitePage;
	readonly lead: Retarget;
	/** What changes in other files. */
	readonly links: ReadonlyMap<string, Retargeted>;
	/** Who comes to the old address is sent on. */
	readonly sentOn: boolean;
	/** How many translations the page has. */
	readonly translations: number;
	/** The page itself goes. */
	readonly gone?: boolean;
}

/** What changes when an address goes, a line each. */
export function consequencesOf(
	site: SoundSite,
	{ page, lead, links, sentOn, translations, gone = false }: Move,
): InReports[] {
	const titles = new Map([...site.pages.values()].map(({ source, value }) => [source.file, value.title]));
	const isTranslated = (file: string) => file.startsWith("content/translations/");
	const inDutch = [...links].filter(([file]) => !isTranslated(file));
	const others = [...links].filter(([file]) => isTranslated(file)).reduce((sum, [, { count }]) => sum + count, 0);
	return [
		...(sentOn
			? [{ nl: `Wie naar ${lead.from} gaat, komt op ${lead.to}.`, en: `Who goes to ${lead.from} comes to ${lead.to}.` }]
			: []),
		...inDutch.map(([file, { count }]) => ({
			nl: `${nameOfFile(file, titles, site) ?? "De instellingen van de site"}: ${count === 1 ? "1 verwijzing" : `${count} verwijzingen`}`,
			en: `${nameOfFile(file, titles, site) ?? "The settings of the site"}: ${count === 1 ? "1 link" : `${count} links`}`,
		})),
		...(others > 0
			? [{ nl: `In de vertalingen: ${others} verwijzingen`, en: `In the translations: ${others} links` }]
			: []),
		...(translations > 0
			? [
					{
						nl: `De vertalingen van deze pagina (${translations} talen) gaan mee${gone ? " weg" : ""}.`,
						en: `The translations of this page (${translations} languages) ${gone ? "are removed as well" : "go with it"}.`,
					},
				]
			: []),
		...(page.value.menu ? [gone ? outOfMenu : menuFollows] : []),
	];
}

function nameOfFile(file: string, titles: ReadonlyMap<string, string>, { collections }: Site): string | undefined {
	return titles.get(file) ?? collections.get(collectionOf(file) ?? "")?.title;
}

const menuFollows = { nl: "Het menu verandert mee.", en: "The menu changes with it." };

const outOfMenu = { nl: "De pagina gaat uit het menu.", en: "The page leaves the menu." };
