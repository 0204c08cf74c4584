import { type Language, sourceIn } from "./languages.ts";

/** The address of a page in a language: the source language stands without a prefix. */
export function localize(path: string, language: Language, source: Language): string {
	if (language === source) return path;
	return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** Takes the language off an address of a site with these `languages`, of which the first is the source. */
export function splitLanguage(path: string, languages: readonly Language[]): { language: Language; path: string } {
	const source = sourceIn(languages);
	const [, first, ...rest] = path.split("/");
	const language = languages.find((code) => code === first);
	if (!language || language === source) return { language: source, path };
	return { language, path: `/${rest.join("/")}` };
}

/** One spelling for an address: no slash at the end, no `index.html`. */
export function normalize(path: string): string {
	const trimmed = path.replace(/(\/index)?(\.html)?$/, "").replace(/\/+$/, "");
	return trimmed === "" ? "/" : trimmed;
}

/** Where the JSON of a page stands: `/contact.page.json`, and `/index.page.json` for the home page. */
export function pageDataPath(path: string): string {
	return `${path === "/" ? "/index" : path}.page.json`;
}

/** Where the articles of a language stand for readers of news: `/feed.xml`, `/en/feed.xml`. */
export function feedPath(language: Language, source: Language): string {
	return localize("/feed.xml", language, source);
}

/** Where the web manifest of a language stands. */
export function manifestPath(language: Language, source: Language): string {
	return localize("/site.webmanifest", language, source);
}

/** Where the licences of fonts, icons and programs stand. */
export const licencesPath = "/licences.txt";

/** Files that every build writes once for all languages, at an address that stays: a link may lead to them. */
export const builtFiles: ReadonlySet<string> = new Set([licencesPath, "/robots.txt", "/sitemap.xml"]);

/** The path below which a site stands, by its address: `/site`, or nothing when it has the host for itself. */
export function basePathOf(address: string): string {
	return new URL(address).pathname.replace(/\/$/, "");
}
