import type * as z from "zod";
import type { InReports } from "#core/fields/answers.ts";
import { nameOf } from "#core/fields/kinds.ts";
import { type EditorLanguage, inLanguage, type Said } from "#core/in-language.ts";
import type { Answers, FormOption, Opening } from "#core/studio.ts";
import type { SoundSite } from "../../site/site.ts";
import { capitalized } from "../../text/letters.ts";

/** Something to know before a thing can be started. */
export interface Question {
	readonly name: string;
	/** Without this the name of its field is asked for. */
	readonly ask?: InReports;
	/** The field that an answer fills: a form takes its limits and what is wrong with an answer from it. */
	readonly field: z.core.$ZodType;
	/** What can be answered, where that is not anything. */
	options?(site: SoundSite, answers: Answers): readonly FormOption[];
	/** What else is to be said of an answer, for better or for worse, in a language. */
	check?(
		site: SoundSite,
		answers: Answers,
		language: EditorLanguage,
	): { readonly good?: string; readonly bad?: string };
	/** What is suggested is an example, and does not go live. */
	readonly sample?: true;
	/** It is about where the new thing stands, which is asked last. */
	readonly where?: true;
	/** It asks for a picture, which is added by who sees it: the file, and below it `.alt` or `.decorative`. */
	readonly picture?: true;
	/** What holds when nothing is answered; a question without this must be answered, and is the name of the thing. */
	suggest?(site: SoundSite, answers: Answers): string;
}

/** A question in words. */
export function questionIn({ ask, name, field }: Question, language: EditorLanguage): string {
	return inLanguage(
		ask ?? askedByName,
		language,
		ask?.values ?? { name: capitalized(nameOf(field, language) ?? name) },
	);
}

const askedByName = { nl: "{name}?", en: "{name}?" };

/** What changes by something that is done, in a line; or many lines of one sort, under one that counts them. */
export interface Consequence extends InReports {
	/** The lines that it counts. */
	readonly each?: readonly InReports[];
}

/** The changes by which something new begins. */
export interface WizardResult {
	/** Texts of new files by their names, `content/pages/x.yaml`. */
	readonly added: Readonly<Record<string, string>>;
	/** New texts of files that are there. */
	readonly changed: Readonly<Record<string, string>>;
	/** Files that are no longer there. */
	readonly gone?: readonly string[];
	/** What else changes by it, which the editor knows before it is done. */
	readonly consequences?: readonly Consequence[];
	/** Why nothing is changed. */
	readonly refused?: InReports;
	/** The page on which it shows, and what the editor fills in first. */
	readonly opens?: Opening;
	/** What the editor does then, in order. */
	readonly next: readonly InReports[];
}

/** The site as it was; or nobody answers who knows. */
export type Earlier = SoundSite | "unknown";

/** Something that an editor can do that takes more than one change: begin a thing, or give a page another address. */
export interface Wizard {
	/** In a sentence: "een pagina". */
	readonly what: InReports;
	/** What it is for. */
	readonly about: Said;
	readonly questions: readonly Question[];
	/**
	 * `typed` are the questions that somebody answered in so many words. `earlier` is the site as it was before the page was
	 * hidden, where that is asked for and known.
	 */
	make(site: SoundSite, answers: Answers, typed?: ReadonlySet<string>, earlier?: Earlier): WizardResult;
	/** It asks how the site was before the page was hidden. */
	readonly looksBack?: true;
}

/** What holds for every question: what was answered, or else what is suggested for it. */
export function withSuggestions({ questions }: Wizard, site: SoundSite, said: Answers): Answers {
	let answers: Answers = {};
	for (const { name, suggest } of questions)
		answers = { ...answers, [name]: said[name] ?? suggest?.(site, answers) ?? "" };
	// What is said of a picture stands below its question.
	return { ...said, ...answers };
}

/** The same for somebody who is shown what is suggested: an example is no answer before they type one. */
export function withoutExamples(wizard: Wizard, site: SoundSite, said: Answers): Answers {
	const open = wizard.questions.flatMap(({ name, sample }) => (sample && said[name] === undefined ? [[name, ""]] : []));
	return withSuggestions(wizard, site, { ...said, ...Object.fromEntries(open) });
}

/** The questions that were answered with what was suggested; what stands there is a sample, unless somebody typed it. */
export function suggestedStill(
	{ questions }: Wizard,
	site: SoundSite,
	answers: Answers,
	typed: ReadonlySet<string> = new Set(),
): string[] {
	const still = questions.filter(({ name, suggest }) => suggest && suggest(site, answers) === answers[name]);
	return still.map(({ name }) => name).filter((name) => !typed.has(name));
}

/** What to do with every new text in a site with more than one language. */
export function toTranslate(site: SoundSite): InReports[] {
	if (site.settings.value.languages.length < 2) return [];
	return [
		{
			nl: "Klaar met schrijven? Typ `npm run translations` en vul de vertalingen in.",
			en: "Finished writing? Run `npm run translations` and fill in the translations.",
		},
	];
}

/** What to do at the end. */
export const toCheck: InReports = {
	nl: "Typ `npm run validate`. Wat u nog moet invullen, wijst dat aan.",
	en: "Run `npm run validate`. It points out what still has to be filled in.",
};

/** Nothing is changed, and why. */
export function refused(why: InReports): WizardResult {
	return { added: {}, changed: {}, next: [], refused: why };
}
