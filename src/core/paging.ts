import type { SourceLanguage } from "./languages.ts";

/** Cards on one page of an overview, unless its editor says otherwise: whole rows with two and with three in a row. */
export const cardsPerPage = 24;

/**
 * The step of an address behind which the pages of an overview are counted, by the source language of a site. It is the
 * same in every language of that site.
 */
export const pageSteps: Readonly<Record<SourceLanguage, string>> = {
	nl: "pagina",
	en: "page",
	de: "seite",
	fr: "page",
	es: "pagina",
};

/** The address of a page of an overview, from that of the overview; the first page is the overview itself. */
export function pageAddress(overview: string, number: number, source: SourceLanguage): string {
	if (number === 1) return overview;
	return `${overview === "/" ? "" : overview}/${pageSteps[source]}/${number}`;
}

/** The overview and the number in the address of a further page; undefined for every other address. */
export function splitPageAddress(
	address: string,
	source: SourceLanguage,
): { overview: string; number: number } | undefined {
	const [, overview, number] = new RegExp(`^(.*)/${pageSteps[source]}/([1-9]\\d{0,8})$`).exec(address) ?? [];
	if (number === undefined || number === "1") return undefined;
	return { overview: overview || "/", number: Number(number) };
}

/** The page numbers that a navigation shows, rising: the first, the last, and those around the present one. */
export function numbersAround(present: number, last: number): number[] {
	const shown = new Set([1, present - 1, present, present + 1, last]);
	// A gap that hides a single number is no shorter than the number itself.
	if (shown.has(3)) shown.add(2);
	if (shown.has(last - 2)) shown.add(last - 1);
	return [...shown].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
}
