import type { EditorLanguage } from "#core/in-language.ts";
import { today as dayIn } from "#core/opening.ts";
import { elsewhereProblems } from "#core/problems/catalogue-elsewhere.ts";
import { reviewProblems } from "#core/problems/catalogue-review.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { withSoundAdvice } from "../check/advised.ts";
import type { CheckOptions } from "../check/field-check.ts";
import { checkSite } from "../check/index.ts";
import { checkElsewhere, type Unanswered } from "../check/links-elsewhere.ts";
import { applySuppressions } from "../check/suppressions.ts";
import type { SiteReader } from "../load/site-reader.ts";
import { type Drafts, noDrafts } from "../read/drafts.ts";
import { timed } from "../read/stages.ts";
import { checkVanished } from "../review/vanished.ts";
import { editorLanguageIn } from "../site/editor-language.ts";
import { regionOf } from "../site/region.ts";
import { isSoundSite, type Site } from "../site/site.ts";
import { siteOn } from "../site/site-on.ts";
import type { CheckedSite } from "./checked-site.ts";

/** Without a day everything is checked on the present one. */
export interface ContentOptions extends Partial<CheckOptions> {
	readonly language?: EditorLanguage | undefined;
	/** A warning stops the build as well. */
	readonly strict?: boolean;
	/** Changes that have not been written, and count as if they had. */
	readonly drafts?: Drafts;
	/** The files that changed since the reader read last; without this it reads everything. */
	readonly changed?: ReadonlySet<string> | undefined;
	/** An earlier version of the site, whose addresses must still lead somewhere. */
	readonly since?: Site | undefined;
	/** What other sites answered, where they were asked. */
	readonly unanswered?: Unanswered | undefined;
}

/** Reads and checks everything; the one way for every command. */
export function checkContent(
	reader: SiteReader,
	{ language, strict = false, drafts = noDrafts, changed, since, unanswered, live, ...options }: ContentOptions = {},
): CheckedSite {
	const { site, problems } = changed ? reader.readChanges(changed) : reader.read(drafts);
	const { today = dayIn(regionOf(site).timeZone) } = options;
	const vanished = since ? [...checkVanished(siteOn(since, today), siteOn(site, today), site)] : [];
	// Without a whole folder everything that refers to it would seem to lead nowhere.
	const blind = problems.some(({ code }) => code === "unreadable-folder");
	const between = blind ? [] : timed("check", () => checkSite(site, problems, { live, today }));
	const elsewhere = unanswered ? [...checkElsewhere(site, unanswered)] : [];
	const all = [...withSoundAdvice(site, problems, { live, today }), ...between, ...vanished, ...elsewhere];
	const found = applySuppressions(all, site.texts.read()).filter(
		// Who does not look for something cannot tell that a silence about it is needless.
		({ code, values }) =>
			code !== "silence-needless" ||
			!((!since && values.code in reviewProblems) || (!unanswered && values.code in elsewhereProblems)),
	);
	const shown = strict ? found.map(lift) : found;
	const findings = {
		problems: shown,
		today,
		doubtful: new Set(all.map(({ place }) => place.file)),
		language: language ?? editorLanguageIn(site),
	};
	const stopped = shown.some(({ level }) => level === "error");
	return !stopped && isSoundSite(site) ? { ...findings, site, sound: true } : { ...findings, site, sound: false };
}

function lift(problem: AnyProblem): AnyProblem {
	return problem.level === "warning" ? { ...problem, level: "error" } : problem;
}
