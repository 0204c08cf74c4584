import { collectionOf } from "#core/facts/collection-of.ts";
import { titleOf } from "#core/facts/define.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { clockIn } from "#core/opening.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { nameOf } from "#pipeline/read/content-name.ts";
import { definitionOf } from "#pipeline/site/facts.ts";
import { regionOf } from "#pipeline/site/region.ts";
import { isSoundSite, type Site } from "#pipeline/site/site.ts";
import { subjectOf } from "../publishing/replacement.ts";
import type { Names } from "./what-changed.ts";

const words = {
	site: { nl: "Instellingen van de site", en: "Settings of the site" },
	images: { nl: "Foto’s en tekeningen", en: "Photos and drawings" },
	files: { nl: "Bestanden om te downloaden", en: "Files to download" },
	words: { nl: "Woorden van de site", en: "Words of the site" },
	kinds: { nl: "Soorten gegevens", en: "Kinds of facts" },
} as const;

const today = { nl: "vandaag", en: "today" } as const;
const yesterday = { nl: "gisteren", en: "yesterday" } as const;

/** How the people of a site call what stands in its files, and days as they are where the site is. */
export function namesIn(site: Site, language: EditorLanguage, now = new Date()): Names {
	const { timeZone } = regionOf(site);
	const dayOf = (instant: Date) => clockIn(timeZone, instant).date;
	const [present, before] = [dayOf(now), dayOf(new Date(now.getTime() - 86_400_000))];
	const time = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone });
	const pages = new Map([...site.pages.values()].map((page) => [page.source.file, page]));
	const shown = isSoundSite(site) ? makeContext(site, site.source) : undefined;
	return {
		about(file) {
			const subject = subjectOf(file);
			const page = pages.get(subject);
			if (page) return { name: shown?.name(page.value.title) ?? spoken(subject), page: page.path };
			const [, folder = ""] = /^content\/([a-z]+)/.exec(subject) ?? [];
			const definition = definitionOf(site, collectionOf(subject) ?? "");
			const name = definition
				? titleOf(definition, language)
				: isNamed(folder)
					? inLanguage(words[folder], language)
					: spoken(subject);
			return { name, page: undefined };
		},
		day(date) {
			const day = dayOf(new Date(date));
			if (day === present) return inLanguage(today, language);
			if (day === before) return inLanguage(yesterday, language);
			const isThisYear = day.slice(0, 4) === present.slice(0, 4);
			const options = { weekday: "long", day: "numeric", month: "long", timeZone } as const;
			return new Intl.DateTimeFormat(language, isThisYear ? options : { ...options, year: "numeric" }).format(
				new Date(date),
			);
		},
		time: (date) => time.format(new Date(date)),
	};
}

function isNamed(folder: string): folder is keyof typeof words {
	return Object.hasOwn(words, folder);
}

/** Of a page that is gone there is only its name: `locatie/sneek` → `Locatie, sneek`. */
function spoken(file: string): string {
	const plain = nameOf({ file })
		.replace(/^pages\//, "")
		.replace(/\.\w+$/, "")
		.replaceAll("/", ", ")
		.replaceAll("-", " ");
	return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What people call what stands in a file: by the first version that knows it as a page or as facts, or by its folder. */
export function namedIn(file: string, sites: readonly [Site, ...Site[]], language: EditorLanguage): string {
	const isKnown = (site: Site) =>
		definitionOf(site, collectionOf(file) ?? "") !== undefined ||
		[...site.pages.values()].some(({ source }) => source.file === file);
	return namesIn(sites.find(isKnown) ?? sites[0], language).about(file).name;
}

/** `zaterdag 21 november 2026 om 14:03`, where the site is. */
export function dayAndTime(language: string, site: Site): Intl.DateTimeFormat {
	const { timeZone } = regionOf(site);
	return new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short", timeZone });
}
