import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "#engine/base/usage-error.ts";
import { words } from "./words.ts";

/** The folder of a server in which a site is made and lies online. */
export interface Home {
	readonly folder: string;
	/** Holds `content` as it was pushed, and `dist`. */
	readonly site: string;
	/** A folder for each release. */
	readonly releases: string;
	/** What is known of each release. */
	readonly manifests: string;
	/** The link to the release that visitors get. */
	readonly online: string;
}

/** The paths in such a folder. */
export function homeAt(folder: string): Home {
	return {
		folder,
		site: join(folder, "site"),
		releases: join(folder, "releases"),
		manifests: join(folder, "manifests"),
		online: join(folder, "online"),
	};
}

/**
 * Makes the folders that lack. Throws a `UsageError` where the folder belongs to somebody else: what this user would put
 * there the other one could not change.
 */
export function openHome(folder: string): Home {
	const home = homeAt(folder);
	mkdirSync(folder, { recursive: true });
	const { uid } = statSync(folder);
	const own = process.getuid?.();
	if (own !== undefined && own !== uid) throw new UsageError(words.otherUser(folder, uid));
	for (const each of [home.site, home.releases, home.manifests]) mkdirSync(each, { recursive: true });
	return home;
}
