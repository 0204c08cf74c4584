import type { Language } from "#core/languages.ts";
import { shownPage } from "#pipeline/authoring/page-actions/links-back.ts";
import { contentFile } from "#pipeline/read/files.ts";
import { isSoundSite, type SoundSite } from "#pipeline/site/site.ts";
import { Refusal, type Repository } from "./repository.ts";
import type { Versions } from "./versions.ts";

/** What is kept of how the site was. */
export interface Past {
	readonly repository: Pick<Repository, "state" | "publications">;
	readonly versions: Pick<Versions, "at">;
}

/** Where visitors may have seen a page, in a site whose content is in a language. */
interface Seen {
	readonly addresses: readonly string[];
	readonly source: Language;
}

/** So many changes of a page are looked through. */
const most = 20;

/**
 * The site as it was when visitors last saw a page at one of its addresses; undefined when they never did, or nothing of the
 * past is kept, and "unknown" when who keeps it does not answer.
 */
export async function siteThatShows(
	{ addresses, source }: Seen,
	{ repository, versions }: Past,
): Promise<SoundSite | "unknown" | undefined> {
	try {
		if (typeof (await repository.state()) === "string") return undefined;
		const publications = await repository.publications();
		const parents = publications
			.filter(({ files }) => files.some((file) => addresses.includes(addressOf(file, source) ?? "")))
			.map(({ parent }) => parent);
		for (const commit of [publications[0]?.commit, ...parents.slice(0, most)]) {
			const site = commit === undefined ? undefined : (await versions.at(commit)).site;
			if (site && isSoundSite(site) && shownPage(site, addresses)) return site;
		}
		return undefined;
	} catch (error) {
		if (error instanceof Refusal) return "unknown";
		throw error;
	}
}

function addressOf(file: string, source: Language): string | undefined {
	const found = contentFile(file, source);
	return found?.role === "page" ? found.path : undefined;
}
