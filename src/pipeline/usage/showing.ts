import type { Language } from "#core/languages.ts";
import { overlap, splitKey } from "../kinds/reference.ts";
import type { Site } from "../site/site.ts";
import { usagesOf } from "./usages.ts";

/** Where something can be seen. */
export interface Showing {
	/** Addresses without a language, sorted. */
	readonly pages: readonly string[];
	/** It stands around every page of the site. */
	readonly everywhere: boolean;
	readonly languages: readonly Language[];
}

/**
 * Where a fact (an entry, or a field of one), a picture, a link or a setting that sections ask for can be seen, without the places that refer to it. The
 * references of the site are read once, so that many questions take little time. A file that could not be read
 * shows nothing.
 */
export function showingOf(site: Site, kind: "fact" | "image" | "link" | "setting", name: string): Showing {
	const usages = usagesOf(site);
	const fits = (other: string) => (kind === "fact" ? overlap(name, other) : name === other);
	const everywhere = [...usages.shell[`${kind}s`]].some(fits);
	const pages = new Set<string>(everywhere ? site.pages.keys() : []);
	for (const [key, paths] of everywhere ? [] : usages.dependents) {
		const other = splitKey(key);
		if (other.kind === kind && fits(other.name)) for (const path of paths) pages.add(path);
	}
	return { pages: [...pages].sort(), everywhere, languages: site.settings?.value.languages ?? [site.source] };
}
