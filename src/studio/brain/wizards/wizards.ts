import * as z from "zod";
import { collectionOf } from "#core/facts/collection-of.ts";
import type { InReports } from "#core/fields/answers.ts";
import { descriptionOf } from "#core/fields/at.ts";
import { text } from "#core/fields/fields.ts";
import { fieldOf, unwrap } from "#core/fields/kind.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { type AnyProblem, type ProblemText, wordsOf } from "#core/problems/problem.ts";
import type { Answers, AskedQuestion, WizardState, WizardSummary } from "#core/studio.ts";
import { formValue } from "#pipeline/authoring/form/form.ts";
import { plainWords } from "#pipeline/authoring/form/plain.ts";
import { pageActions } from "#pipeline/authoring/page-actions/page-actions.ts";
import {
	type Earlier,
	type Question,
	questionIn,
	refused,
	type Wizard,
	type WizardResult,
	withoutExamples,
} from "#pipeline/authoring/wizards/wizard.ts";
import { startOfOneMore, wizardsOf } from "#pipeline/authoring/wizards/wizards.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { regionOf } from "#pipeline/site/region.ts";
import { isSoundSite, type SoundSite } from "#pipeline/site/site.ts";
import { textsOf } from "#pipeline/site/texts.ts";
import type { LiveSite } from "../content/live-site.ts";
import { asContent } from "../edits/as-typed.ts";
import { NotFound } from "../not-found.ts";
import { inStudio } from "../problems/in-studio.ts";
import { wrongIn } from "./wrong-answer.ts";

/** What somebody can begin, in the order in which it is offered. */
export function wizardsFor({ language, content }: LiveSite): WizardSummary[] {
	return Object.entries(wizardsOf(content.site)).map(([what, start]) => summaryOf(what, start, language));
}

/** What begins one more of the facts in a file; undefined where nobody does that. */
export function wizardForFacts({ language, content: { site } }: LiveSite, file: string): WizardSummary | undefined {
	const what = startOfOneMore(site, collectionOf(file) ?? "");
	const wizard = what === undefined ? undefined : wizardsOf(site)[what];
	return what !== undefined && wizard ? summaryOf(what, wizard, language) : undefined;
}

/** What is asked of somebody who does something, with what came of the answers so far. */
export function wizardState(server: LiveSite, what: string, said: Answers, earlier?: Earlier): WizardState {
	const start = wizardNamed(server, what);
	const { language } = server;
	const site = siteOf(server);
	if (!site)
		return {
			...summaryOf(what, start, language),
			questions: [],
			consequences: [],
			opens: undefined,
			refused: inLanguage(unsound, language),
		};
	const answers = answersAs(start, site, said);
	const context = makeContext(site, site.source);
	const ask = (question: Question) => asked(question, { site, answers, language, name: (text) => context.name(text) });
	const { consequences = [], opens, refused: why } = start.make(site, answers, new Set(Object.keys(said)), earlier);
	const say = (words: InReports) => context.name(inLanguage(words, language));
	return {
		...summaryOf(what, start, language),
		questions: start.questions.map(ask),
		consequences: consequences.map((line) => (line.each ? { text: say(line), each: line.each.map(say) } : say(line))),
		opens,
		refused: why && say(why),
	};
}

/** What is done, and the texts of which that was made. */
export interface Started extends WizardResult {
	textOf(file: string): string | undefined;
}

/** What the answers to the questions of something make. */
export function startedBy(server: LiveSite, what: string, said: Answers, earlier?: Earlier): Started {
	const site = siteOf(server);
	const start = wizardNamed(server, what);
	const typed = new Set(Object.keys(said));
	const started = site ? start.make(site, answersAs(start, site, said), typed, earlier) : refused(unsound);
	const texts = site && textsOf(site);
	return { ...started, textOf: (file) => texts?.get(file) };
}

/** Throws `NotFound` where Studio does not know how to do it. */
export function wizardNamed({ content: { site } }: LiveSite, what: string): Wizard {
	const wizards: Readonly<Record<string, Wizard>> = { ...wizardsOf(site), ...pageActions };
	const start = Object.hasOwn(wizards, what) ? wizards[what] : undefined;
	if (!start) throw new NotFound("Studio does not know how to do this.");
	return start;
}

function siteOf({ content: { site } }: LiveSite): SoundSite | undefined {
	return isSoundSite(site) ? site : undefined;
}

/** What was answered as the content writes it: of amounts `9,50` is `9.50`. What nobody answered is what is suggested. */
function answersAs(wizard: Wizard, site: SoundSite, said: Answers): Answers {
	const place = regionOf(site);
	const read = wizard.questions.flatMap(({ name, field, picture }) =>
		said[name] === undefined || picture ? [] : [[name, String(asContent(field, said[name], place))]],
	);
	return withoutExamples(wizard, site, { ...said, ...Object.fromEntries(read) });
}

function summaryOf(what: string, { what: name, about }: Wizard, language: EditorLanguage): WizardSummary {
	return { what, name: inLanguage(name, language), about: plainWords(inLanguage(about, language)) };
}

interface Asked {
	readonly site: SoundSite;
	readonly answers: Answers;
	readonly language: EditorLanguage;
	/** A text with its facts filled in. */
	readonly name: (text: string) => string;
}

function asked(question: Question, { site, answers, language, name: filled }: Asked): AskedQuestion {
	const { name, field, where = false, picture = false } = question;
	const answer = answers[name] ?? "";
	const options = question.options?.(site, answers).map(({ value, text }) => ({ value, text: filled(text) }));
	const wrong = picture ? undefined : wrongIn(question, answer, language, inForm);
	const { good, bad } = question.check?.(site, answers, language) ?? {};
	// Of a picture a form asks more than a value.
	const value = formValue(picture ? text("") : field, { site, language, node: undefined });
	return {
		name,
		field: {
			file: "",
			path: [name],
			label: questionIn(question, language),
			description: plainWords(descriptionOf(field, language)),
			required: !picture && !(field instanceof z.ZodOptional),
			remarks: [],

			content: {
				...value,
				max: fieldOf(unwrap(field))?.max,
				...(options && { control: "choice", options, max: undefined }),
			},
		},
		answer,
		example: question.sample ? question.suggest?.(site, answers) : undefined,
		picture,
		where,
		problem: wrong?.problem ?? bad,
		offer: wrong?.offer,
		note: good,
	};
}

function inForm(problem: AnyProblem, language: EditorLanguage): ProblemText {
	return inStudio({ code: problem.code, words: wordsOf(problem, language), language, field: undefined });
}

const unsound = {
	nl: "De inhoud heeft fouten. Verbeter die eerst.",
	en: "The content has mistakes. Correct them first.",
};
