import type { InReports } from "#core/fields/answers.ts";
import type { SoundSite } from "../../site/site.ts";

/** What an editor answered, or what was suggested, by the name of the question. */
export type Answers = Readonly<Record<string, string>>;

/** Something to know before a thing can be started. */
export interface Question {
	readonly name: string;
	readonly ask: InReports;
	/** What holds when nothing is answered; a question without this must be answered, and is the name of the thing. */
	suggest?(site: SoundSite, answers: Answers): string;
}

/** The changes by which something new begins. */
export interface Started {
	/** Texts of new files by their names, `content/pages/x.yaml`. */
	readonly added: Readonly<Record<string, string>>;
	/** New texts of files that are there. */
	readonly changed: Readonly<Record<string, string>>;
	/** What the editor does then, in order. */
	readonly next: readonly InReports[];
}

/** A kind of thing that an editor can start. */
export interface Start {
	/** In a sentence: "een pagina". */
	readonly what: InReports;
	readonly questions: readonly Question[];
	make(site: SoundSite, answers: Answers): Started;
}

/** The questions that were answered with what was suggested; what stands there is a sample. */
export function suggestedStill({ questions }: Start, site: SoundSite, answers: Answers): string[] {
	const still = questions.filter(({ name, suggest }) => suggest && suggest(site, answers) === answers[name]);
	return still.map(({ name }) => name);
}

/** What to do with every new text in a site with more than one language. */
export function toTranslate(site: SoundSite): InReports[] {
	if (site.settings.value.languages.length < 2) return [];
	return [
		{
			nl: "Klaar met schrijven? Typ `npm run translations` en vul de vertalingen in.",
			en: "Done writing? Run `npm run translations` and fill in the translations.",
		},
	];
}

/** What to do at the end. */
export const toCheck: InReports = {
	nl: "Typ `npm run validate`. Wat u nog moet invullen, wijst dat aan.",
	en: "Run `npm run validate`. It points at what is still to be filled in.",
};
