import type { EditorLanguage } from "#core/in-language.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { Site, SoundSite } from "#pipeline/site/site.ts";

interface Findings {
	readonly problems: readonly AnyProblem[];
	readonly language: EditorLanguage;
	/** The day on which it was checked, and of which the site is built. */
	readonly today: string;
	/** Files in which something is wrong, also where an editor has silenced it. */
	readonly doubtful: ReadonlySet<string>;
}

/** A site and what is wrong with it. When it is sound, no problem stops it from being built. */
export type CheckedSite =
	| (Findings & { readonly sound: true; readonly site: SoundSite })
	| (Findings & { readonly sound: false; readonly site: Site });
