import type { AnyProblem } from "#core/problems/problem.ts";
import { surveyPage } from "../load/survey.ts";
import { Memo } from "../site/memo.ts";
import type { Site } from "../site/site.ts";
import type { CheckOptions } from "./field-check.ts";

/** Where it is kept; after a check what stands there is of the present content. */
const foundName = "found";

/** More problems than these are not kept: they are looked for again. */
const mostKept = 50;

/** What is wrong between the files, but for translations, and the titles and descriptions of pages. */
export interface Judged {
	readonly found: readonly AnyProblem[];
	/** So many of these, the first ones, are known before translations are judged. */
	readonly early: number;
	/** Where a fact or a link is wrong, what is shown of titles and descriptions is not known. */
	readonly headsMayBeJudged: boolean;
}

/**
 * What an earlier run found between the files, when all that each file is to the others is as it was then. What is wrong
 * with the text of a page that was read anew has to be looked for besides; `problems` on such a page are the same only
 * when its text is.
 */
export function problemsAgain(site: Site, options: CheckOptions): Judged | undefined {
	return findings(site, options)?.known<Judged>(foundName)?.value;
}

/** Keeps what was found between the files for the next run. */
export function keepProblems(site: Site, options: CheckOptions, judged: Judged): void {
	const known = judged.found.length <= mostKept ? findings(site, options) : undefined;
	const texts = [...wrongFiles(judged.found)].map((file) => `text ${file}` as const);
	if (known) known.keep(foundName, { value: judged, reads: ["asked ", "around ", "pages ", ...texts] });
	else forgetProblems(site);
}

/** What an earlier run found is not what there is to find now. */
export function forgetProblems({ memory }: Site): void {
	memory?.delete(foundName);
}

/** What is kept of the findings; undefined when a picture was touched a moment ago. */
function findings(site: Site, { today }: CheckOptions): Memo<"asked" | "around" | "pages" | "text"> | undefined {
	const published = site.memory ? [...site.images.stamps(), ...site.downloads.stamps()] : [];
	if (!site.memory || published.includes(undefined)) return undefined;
	const pages = new Map([...site.pages.values()].map((page) => [page.source.file, page]));
	const says = {
		asked: () => today,
		/** All files but the pages. */
		around: () => [
			[...site.texts.keys()].flatMap((file) => (pages.has(file) ? [] : [file, site.texts.get(file)])),
			published,
		],
		/** What the pages are to others, but for what is looked for in every run. */
		pages: () =>
			[...pages].map(([file, page]) => {
				const { head, inside } = page.survey ?? surveyPage(page, site);
				const { title: _, description: __, ...rest } = head;
				return [file, inside, rest];
			}),
		/** All that a page says. */
		text: (file: string) => pages.get(file)?.source.fingerprint,
	};
	return new Memo((kind, name) => says[kind](name), site.memory);
}

/** The files in which problems stand; of a translation the file that it translates too. */
export function wrongFiles(problems: readonly AnyProblem[]): ReadonlySet<string> {
	return new Set(
		problems.flatMap(({ place: { file } }) => [file, file.replace(/^content\/translations\/[^/]+\//, "content/")]),
	);
}
