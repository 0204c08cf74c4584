import type { Site } from "./site.ts";

/** The text of every file that editors wrote, also of the translations. */
export function textsOf(site: Site): ReadonlyMap<string, string> {
	const sources = [
		...(site.settings ? [site.settings] : []),
		...site.pages.values(),
		...[...site.facts.values()].flatMap(({ files }) => files),
		...[...site.translations.values()].flatMap((files) => [...files.values()]),
	];
	return new Map(sources.map(({ source }) => [source.file, source.text]));
}
