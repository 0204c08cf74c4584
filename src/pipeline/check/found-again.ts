import type { AnyProblem } from "#core/problems/problem.ts";
import { sha256 } from "#hash";
import { surveyPage } from "../load/survey.ts";
import type { Site } from "../site/site.ts";
import type { Trace } from "../site/trace.ts";
import type { CheckOptions } from "./field-check.ts";

/** Where it is kept; after a check what stands there is of the present content. */
export const foundName = "found";

/** More problems than these are not kept: they are looked for again. */
const mostKept = 50;

/**
 * What an earlier run found between the files, when all that each file is to the others is as it was then. What is wrong
 * with the text of a page that was read anew has to be looked for besides; `problems` on such a page are the same only
 * when its text is.
 */
export function problemsAgain(site: Site, options: CheckOptions): readonly AnyProblem[] | undefined {
	const trace = site.memory?.get(foundName) as Trace<readonly AnyProblem[]> | undefined;
	const around = trace && hashAround(site, options);
	// Pages that were read anew are surveyed only when nothing else changed.
	if (!around || !trace.madeFrom.startsWith(around)) return undefined;
	return trace.madeFrom === around + hashOfPages(site, trace.value) ? trace.value : undefined;
}

/** Keeps what was found between the files for the next run. */
export function keepProblems(site: Site, options: CheckOptions, problems: readonly AnyProblem[]): void {
	const around = site.memory && problems.length <= mostKept ? hashAround(site, options) : undefined;
	const madeFrom = around && around + hashOfPages(site, problems);
	if (madeFrom) site.memory?.set(foundName, { value: problems, reads: [], shown: 0, madeFrom });
	else forgetProblems(site);
}

/** What an earlier run found is not what there is to find now. */
export function forgetProblems({ memory }: Site): void {
	memory?.delete(foundName);
}

/** Stands for all files but the pages, and for what is asked; undefined when a picture was touched a moment ago. */
function hashAround(site: Site, { today, live }: CheckOptions): string | undefined {
	const pages = new Set([...site.pages.values()].map(({ source }) => source.file));
	const texts = [...site.texts.keys()].flatMap((file) => (pages.has(file) ? [] : [file, site.texts.get(file) ?? ""]));
	const published = [...site.images.stamps(), ...site.downloads.stamps()];
	return published.includes(undefined) ? undefined : hashOf([today, String(live === true), ...texts, ...published]);
}

/** Stands for what the pages are to others, and for all that those say in which or in whose translation problems stand. */
function hashOfPages(site: Site, problems: readonly AnyProblem[]): string {
	const wrong = wrongFiles(problems);
	return hashOf(
		[...site.pages.values()].map((page) => {
			const { file, fingerprint } = page.source;
			const { head, inside } = page.survey ?? surveyPage(page, site);
			return `${file} ${inside} ${JSON.stringify(head)} ${wrong.has(file) ? fingerprint : ""}`;
		}),
	);
}

/** The files in which problems stand; of a translation the file that it translates too. */
export function wrongFiles(problems: readonly AnyProblem[]): ReadonlySet<string> {
	return new Set(
		problems.flatMap(({ place: { file } }) => [file, file.replace(/^content\/translations\/[^/]+\//, "content/")]),
	);
}

function hashOf(parts: readonly (string | undefined)[]): string {
	return sha256("base64url", JSON.stringify(parts));
}
