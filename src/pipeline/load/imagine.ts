import type { AnyProblem } from "#core/problems/problem.ts";
import type { ContentFile } from "../read/files.ts";
import type { Site } from "../site/site.ts";
import { replaceParts } from "./assemble.ts";
import { validateKnown } from "./file-result.ts";

/**
 * A site as it would be if some of its files had other texts, and others were published, and what would be wrong with
 * each of these texts by itself.
 */
export function imagine(
	site: Site,
	texts: ReadonlyMap<ContentFile, string>,
	published: Partial<Pick<Site, "images" | "downloads">> = {},
): { site: Site; problems: readonly AnyProblem[] } {
	const results = new Map([...texts].map(([file, text]) => [file.file, validateKnown(file, text, site.collections)]));
	const problems = [...results.values()].flatMap((result) => result.problems);
	return { site: { ...site, ...published, ...replaceParts(site, results) }, problems };
}
