import { escapeHtml } from "#core/html.ts";
import type { Language } from "#core/languages.ts";
import { pageAddress } from "#core/paging.ts";
import { localize } from "#core/paths.ts";
import { tracedSite } from "../present/readings.ts";
import { everyPage } from "../site/overviews.ts";
import type { SoundSite } from "../site/site.ts";
import { announcedLanguages } from "../translate/coverage.ts";
import type { ChangeOf } from "./last-changes.ts";
import type { OutputFile } from "./output-file.ts";

interface Options {
	/** Address of the site, without a slash at the end. */
	readonly origin: string;
	readonly changeOf: ChangeOf;
	/** What one file may hold; the format allows 50,000 addresses and 50 MB. */
	readonly limits?: { readonly addresses: number; readonly bytes: number };
}

const formatLimits = { addresses: 50_000, bytes: 50_000_000 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * `sitemap.xml`: every page in each language that search engines may show, each with all the others. A site too
 * large for one file gets `sitemap-1.xml` and so on, one after the other, and `sitemap.xml` lists them.
 * Format: https://www.sitemaps.org/protocol.html, with the language alternates of
 * https://developers.google.com/search/docs/specialty/international/localized-versions.
 */
export function* sitemapFiles(
	site: SoundSite,
	{ origin, changeOf, limits = formatLimits }: Options,
): Generator<OutputFile> {
	let entries: string[] = [];
	let bytes = 0;
	let files = 0;
	const numbered = (): OutputFile => ({ path: `/sitemap-${++files}.xml`, content: urlSet(entries) });
	for (const next of entriesOf(site, origin, changeOf)) {
		const length = bytesIn(next) + 1;
		if (entries.length === limits.addresses || (entries.length > 0 && bytes + length + frame > limits.bytes)) {
			yield numbered();
			entries = [];
			bytes = 0;
		}
		entries.push(next);
		bytes += length;
	}
	if (files === 0) yield { path: "/sitemap.xml", content: urlSet(entries) };
	else {
		yield numbered();
		yield { path: "/sitemap.xml", content: index(origin, files) };
	}
}

function urlSet(entries: readonly string[]): string {
	const open = `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
	return [declaration, open, ...entries, "</urlset>", ""].join("\n");
}

/** How many bytes a text takes in UTF-8. */
function bytesIn(text: string): number {
	return encoder.encode(text).length;
}

const encoder = new TextEncoder();

/** Bytes around the entries. */
const frame = bytesIn(urlSet([]));

function index(origin: string, files: number): string {
	const entries = Array.from({ length: files }, (_, at) => {
		return `<sitemap><loc>${escapeHtml(origin)}/sitemap-${at + 1}.xml</loc></sitemap>`;
	});
	return [declaration, `<sitemapindex xmlns="${namespace}">`, ...entries, "</sitemapindex>", ""].join("\n");
}

function* entriesOf(site: SoundSite, origin: string, changeOf: ChangeOf): Generator<string> {
	const traced = tracedSite(site);
	for (const { page, number } of everyPage(site)) {
		const announced = announcedLanguages(traced, page);
		const path = pageAddress(page.path, number, site.source);
		for (const language of announced) {
			yield entry(path, language, { announced, source: site.source, origin, changed: changeOf(path, language) });
		}
	}
}

interface EntryParts {
	readonly source: Language;
	readonly announced: readonly Language[];
	readonly origin: string;
	readonly changed: Date | undefined;
}

function entry(path: string, own: Language, { announced, source, origin, changed }: EntryParts): string {
	const address = (language: Language) => escapeHtml(origin + localize(path, language, source));
	const link = (code: string, language: Language) =>
		`<xhtml:link rel="alternate" hreflang="${code}" href="${address(language)}"/>`;
	const links = announced.map((language) => link(language, language));
	const alternates = announced.length > 1 ? [...links, link("x-default", source)].join("") : "";
	const date = changed ? `<lastmod>${timestamp(changed)}</lastmod>` : "";
	return `<url><loc>${address(own)}</loc>${date}${alternates}</url>`;
}

/** A moment as https://www.w3.org/TR/NOTE-datetime, to the second. */
export function timestamp(moment: Date): string {
	return moment.toISOString().replace(/\.\d+Z$/, "Z");
}
