import type { InReports } from "#core/fields/answers.ts";
import { inLanguage } from "#core/in-language.ts";
import type { SuggestAnswer, Suggestion } from "#core/studio-translations.ts";
import { longestTranslation, pairProblems } from "#pipeline/check/translation-pair.ts";
import { wordDifference } from "#pipeline/review/wording/word-difference.ts";
import { keyOf } from "#pipeline/text/passage.ts";
import type { Match } from "#pipeline/translate/match.ts";
import type { LiveSite } from "../content/live-site.ts";
import { toldProblems } from "../problems/told-problems.ts";
import type { SuggestRequest } from "../requests.ts";
import { type Translated, translatedIn } from "../translations/passages.ts";
import { type Answered, pairOf, type Question, readAnswers } from "./protocol.ts";

/** Characters of what stays that stand around a difference. */
const room = 60;

/** What became of a program. */
interface Ran {
	readonly is: "done" | "failed" | "late" | "too much" | "aborted" | "busy";
	/** What it printed. */
	readonly printed: string;
	/** Its last line. */
	readonly last: string;
}

/** The program that a site names: it reads passages and prints translations of them. */
export interface Translator {
	exists(): boolean;
	run(input: string): Promise<Ran>;
}

const words = {
	none: {
		nl: "Deze site noemt geen programma dat vertaalt.",
		en: "No translation program has been set up for this site.",
	},
	busy: {
		nl: "Er wordt al aan voorstellen gewerkt. Een ogenblik.",
		en: "Suggestions are already being made. One moment.",
	},
	late: {
		nl: "Het programma dat vertaalt, antwoordde niet op tijd.",
		en: "The translation program did not respond in time.",
	},
	"too much": {
		nl: "Het programma dat vertaalt, gaf een te lang antwoord.",
		en: "The translation program gave an answer that is too long.",
	},
	aborted: { nl: "Het voorstel is afgebroken.", en: "The suggestion was cancelled." },
	failed: (last: string): InReports => ({
		nl: "Het programma dat vertaalt, gaf een fout. {last}",
		en: "The translation program reported an error. {last}",
		values: { last },
	}),
	unread: (line: string): InReports => ({
		nl: "Het programma dat vertaalt, zei iets dat geen antwoord is: {line}",
		en: "The translation program said something that is not an answer: {line}",
		values: { line },
	}),
} as const;

/** What the program that a site names says passages are in another language. Nothing is written. */
export async function suggest(
	server: LiveSite,
	translator: Translator,
	request: SuggestRequest,
): Promise<SuggestAnswer> {
	const refuse = (said: InReports) => ({ refused: inLanguage(said, server.language) });
	if (!translator.exists()) return refuse(words.none);
	const asked = askedOf(server, request);
	if (asked.length === 0) return { suggestions: [] };
	const ran = await translator.run(asked.map(({ question }) => `${JSON.stringify(question)}\n`).join(""));
	if (ran.is === "failed") return refuse(words.failed(ran.last));
	if (ran.is !== "done") return refuse(words[ran.is]);
	const answers = readAnswers(ran.printed);
	if ("unread" in answers) return refuse(words.unread(answers.unread));
	return { suggestions: asked.flatMap((each) => suggestionOf(server, each, answers.answers)) };
}

/** A passage that is asked about. */
interface Asked {
	readonly question: Question;
	readonly file: string;
	readonly match: Match;
	readonly was: string;
}

function askedOf({ content: { site } }: LiveSite, { language, passages }: SuggestRequest): Asked[] {
	const files = new Map<string, Translated | undefined>();
	const pages = new Map([...site.pages.values()].map((page) => [page.source.file, page.value.title]));
	return passages.flatMap(({ file, written }, index): Asked[] => {
		if (!files.has(file)) files.set(file, translatedIn(site, file, language));
		const translated = files.get(file);
		const match = translated?.matches.find(({ passage }) => keyOf(passage.text) === keyOf(written));
		if (!translated || !match) return [];
		const { text, path, markdown } = match.passage;
		const was = (match.pair === undefined ? undefined : translated.pairs[match.pair]?.translation) ?? "";
		const max = longestTranslation(match.passage);
		const context = `${pages.get(file) ?? translated.of.name}: ${path.join(".")}`;
		const question = {
			...{ id: index + 1, source: site.source, language, text, markdown, context },
			...(max !== undefined && { max }),
			...(was !== "" && { translation: was }),
		};
		return [{ question, file, match, was }];
	});
}

/** Is judged as a pair of the content is. */
function suggestionOf(server: LiveSite, { question, file, match, was }: Asked, answers: Answered): Suggestion[] {
	const text = answers.get(question.id)?.trim();
	if (!text) return [];
	const { source, language } = question;
	const pair = pairOf(question, text);
	const judged = { ...match, state: "translated", pair: 0 } as const;
	const found = pairProblems(
		judged,
		{ written: question.text, translation: text },
		{ source: pair, language, written: source },
	);
	const errors = found.filter(({ level }) => level === "error");
	const told = toldProblems(errors, new Map([[pair.file, pair.text]]), server);
	return [
		{
			...{ language, file, written: question.text, was, text },
			...(was !== "" && was !== text && { changed: wordDifference(was, text, room) }),
			problems: told.map(({ message, hint }) => `${message} ${hint}`.trim()),
		},
	];
}
