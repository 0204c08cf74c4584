import { readFileSync } from "node:fs";
import { type SiteVersion, siteVersionPath } from "#core/site-version.ts";
import type { OutputFolder } from "./output-folder.ts";

/**
 * Says in the next output which commit it was made from and when. To be called when all else is there: an output of the same
 * commit in which no file is another keeps what it says, so that nothing in it is new.
 */
export function writeSiteVersion(output: OutputFolder, commit: string | null): void {
	const present = readText(output.place.target + siteVersionPath);
	if (present !== undefined && readSiteVersion(present)?.commit === commit) {
		output.write({ path: siteVersionPath, content: present });
		if (output.isUnchanged) return;
	}
	const version: SiteVersion = { commit, at: new Date().toISOString() };
	output.write({ path: siteVersionPath, content: `${JSON.stringify(version)}\n` });
}

/** What a text says of a version; undefined when it is something else. */
export function readSiteVersion(text: string): SiteVersion | undefined {
	try {
		const { commit, at } = JSON.parse(text) as Partial<SiteVersion>;
		const isCommit = commit === null || typeof commit === "string";
		return isCommit && typeof at === "string" ? { commit, at } : undefined;
	} catch {
		return undefined;
	}
}

function readText(file: string): string | undefined {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return undefined;
	}
}
