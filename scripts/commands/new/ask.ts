import { createInterface } from "node:readline/promises";
import type { EditorLanguage } from "#core/in-language.ts";
import type { Answers, FormOption } from "#core/studio.ts";
import { questionIn, type Wizard } from "#pipeline/authoring/wizards/wizard.ts";
import type { SoundSite } from "#pipeline/site/site.ts";

/** Where questions are asked: the terminal, or what a test puts in its place. */
export type Asking = Pick<ReturnType<typeof createInterface>, "question" | "close">;

/** The terminal of a person; undefined where nobody can answer. */
export function terminal(): Asking | undefined {
	const { stdin: input, stdout: output } = process;
	return input.isTTY && output.isTTY ? createInterface({ input, output }) : undefined;
}

/** Asks until something is answered. */
export async function askName(asking: Asking, question: string): Promise<string> {
	const answer = (await asking.question(`${question}\n> `)).trim();
	return answer === "" ? askName(asking, question) : answer;
}

/** What somebody answers to the questions of a start; who presses Enter takes what is suggested, as does who is not asked. */
export async function answersTo(
	{ questions }: Wizard,
	{
		site,
		language,
		asking,
		name,
	}: { site: SoundSite; language: EditorLanguage; asking?: Asking | undefined; name?: string },
): Promise<Answers> {
	let answers: Answers = {};
	for (const asked of questions) {
		const { name: key, suggest, options, picture } = asked;
		// Nobody sees it here.
		if (picture) continue;
		const suggested = suggest?.(site, answers) ?? name;
		const question = questionIn(asked, language) + listed(options?.(site, answers) ?? []);
		const said = asking && (await askSuggesting(asking, question, suggested));
		answers = { ...answers, [key]: said ?? suggested ?? "" };
	}
	return answers;
}

/** More than these nobody reads on one line. */
const mostListed = 8;

function listed(options: readonly FormOption[]): string {
	if (options.length === 0 || options.length > mostListed) return "";
	return ` (${options.map(({ value, text }) => (value === "-" ? `${value} = ${text}` : value)).join(", ")})`;
}

/** Asks, and takes what is suggested from who presses Enter. */
export async function askSuggesting(
	asking: Asking,
	question: string,
	suggested: string | undefined,
): Promise<string | undefined> {
	if (suggested === undefined) return askName(asking, question);
	return (await asking.question(`${question} [${suggested}]\n> `)).trim() || undefined;
}
