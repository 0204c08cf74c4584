import type { SourceLanguage } from "#core/languages.ts";
import { pageAddress } from "#core/paging.ts";
import { localize } from "#core/paths.ts";
import { type ChangeOf, type LastChanges, latestChange } from "#pipeline/emit/last-changes.ts";
import { fileNamed } from "#pipeline/read/content-name.ts";
import { fileOfEntry } from "#pipeline/site/facts.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import type { ReadKey } from "#pipeline/site/trace.ts";
import type { PagePart, PageTrace } from "./render-site.ts";

/** A page of the output, and what it was made from. */
export interface FilledPage extends Pick<PagePart, "found" | "language"> {
	readonly trace: PageTrace;
}

/** When each page last changed, from when the files changed that it shows. */
export function changesOf(site: SoundSite, pages: readonly FilledPage[], changes: LastChanges | undefined): ChangeOf {
	if (!changes) return () => undefined;
	const known = new Map(pages.map((page) => [addressOf(page, site.source), page]));
	return (path, language) => {
		const page = known.get(localize(path, language, site.source));
		const latest = page && latestChange(shownFiles(page.trace, site), changes);
		const published = page?.found.page.value.article?.date;
		// An article that was written before its day is new on that day.
		return latest && published ? new Date(Math.max(latest.getTime(), Date.parse(published))) : latest;
	};
}

function addressOf({ found: { page, number }, language }: FilledPage, source: SourceLanguage): string {
	return localize(pageAddress(page.path, number, source), language, source);
}

/** The files in which editors wrote what a page shows: `content/pages/contact.yaml`. What surrounds it does not count. */
function shownFiles({ reads, shown }: PageTrace, site: SoundSite): string[] {
	return reads.slice(0, shown).flatMap((key) => fileOf(key, site) ?? []);
}

/** The files that pages show, or lead to, by their names; each once. */
export function shownFilesOf(pages: readonly FilledPage[], kind: "image" | "download"): string[] {
	const named = new Set<string>();
	for (const { trace } of pages) for (const key of trace.reads) if (key.startsWith(`${kind} `)) named.add(key);
	return [...named].map((key) => key.slice(kind.length + 1));
}

function fileOf(key: ReadKey, site: SoundSite): string | undefined {
	const [kind, name = "", file = ""] = key.split(" ");
	switch (kind) {
		case "page":
		case "card":
			return site.addresses.get(name);
		case "fact":
			return fileNamed(fileOfEntry(site, ...(name.split(".") as [string, string])), site.texts);
		case "kind":
			return site.declarations.get(name)?.source.file;
		case "image":
			return `content/images/${key.slice("image ".length)}`;
		case "download":
			return `content/files/${key.slice("download ".length)}`;
		case "translation": {
			const written = [...site.translations].some(([language, files]) => language === name && files.has(file));
			return written ? fileNamed(`translations/${name}/${file}`, site.texts) : undefined;
		}
		default:
			return undefined;
	}
}
