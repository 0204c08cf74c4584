import { escapeHtml } from "#core/html.ts";
import { type Language, sourceLanguage } from "#core/languages.ts";
import { localize } from "#core/paths.ts";
import type { Site } from "../site.ts";
import { announcedLanguages } from "../translate/coverage.ts";

/**
 * `sitemap.xml`: every page in each language that search engines may show, each with all the others.
 * Format: https://www.sitemaps.org/protocol.html, with the language alternates of
 * https://developers.google.com/search/docs/specialty/international/localized-versions.
 */
export function sitemapFile(site: Site, origin: string): string {
	const entries = [...site.pages.values()].flatMap((page) => {
		const announced = announcedLanguages(site, page);
		return announced.map((language) => entry(page.path, language, { announced, origin }));
	});
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...entries,
		"</urlset>",
		"",
	].join("\n");
}

function entry(
	path: string,
	own: Language,
	{ announced, origin }: { announced: readonly Language[]; origin: string },
): string {
	const address = (language: Language) => escapeHtml(origin + localize(path, language));
	const link = (code: string, language: Language) =>
		`<xhtml:link rel="alternate" hreflang="${code}" href="${address(language)}"/>`;
	const links = announced.map((language) => link(language, language));
	const alternates = announced.length > 1 ? [...links, link("x-default", sourceLanguage)].join("") : "";
	return `<url><loc>${address(own)}</loc>${alternates}</url>`;
}
