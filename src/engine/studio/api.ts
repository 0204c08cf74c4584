import type { IncomingMessage } from "node:http";
import type { InReports } from "#core/fields/answers.ts";
import { trouble } from "#engine/base/trouble.mjs";
import { refusals } from "#pipeline/authoring/edits/refusals.ts";
import { NotSound } from "#pipeline/site/site.ts";
import type { Brain } from "#studio/brain/brain.ts";
import * as everyPage from "#studio/brain/calls.ts";
import { type Command, NotUnderstood, type Question } from "#studio/brain/contract.ts";
import { NotFound } from "#studio/brain/not-found.ts";
import { guard, Refused, readFileSent, readJson } from "./guard.ts";

/** What a feature of Studio brings. */
interface Calls {
	readonly questions?: Readonly<Record<string, Pick<Question<unknown, unknown>, "answer">>>;
	readonly commands?: Readonly<Record<string, Pick<Command<unknown, unknown>, "answer">>>;
}

const all: readonly Calls[] = [
	everyPage,
	...Object.values(import.meta.glob<Calls>("../../studio/features/*/brain.ts", { eager: true })),
];

const questions = together(all.map((each) => each.questions ?? {}));

const commands = together(all.map((each) => each.commands ?? {}));

/** By the names of their addresses: `open-translations`. */
function together<T>(records: readonly Readonly<Record<string, T>>[]): ReadonlyMap<string, T> {
	const found = new Map<string, T>();
	for (const [name, each] of records.flatMap((record) => Object.entries(record))) {
		const address = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
		if (found.has(address)) throw new Error(`Two features of Studio answer ${address}.`);
		found.set(address, each);
	}
	return found;
}

interface Answering {
	/** Of this start. */
	readonly token: string;
	readonly brain: () => Promise<Brain>;
}

/**
 * What Studio answers to a request below its address. Throws `Refused` when the request is not one of its own pages', or
 * says nothing that can be answered.
 */
export async function answerStudio(request: IncomingMessage, { token, brain }: Answering): Promise<unknown> {
	guard(request, token);
	const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
	const name = pathname.slice(1);
	const [question, command] = [questions.get(name), commands.get(name)];
	if (request.method === "GET" && question) {
		const sent = readQuery(searchParams);
		const present = await brain();
		return await inWords(
			() => question.answer(present, sent),
			(said) => {
				throw new Refused(404, said[present.live.language]);
			},
		);
	}
	if (request.method !== "POST" || !command) throw new Refused(404, "Studio does not know this address.");
	const sent =
		name === "upload"
			? { name: searchParams.get("name") ?? "", bytes: await readFileSent(request) }
			: await readJson(request);
	const present = await brain();
	// Nothing is awaited from here on, but a check of everything: one edit at a time.
	return await inWords(
		() => command.answer(present, sent),
		(said) => ({ refused: said[present.live.language] }),
	);
}

/** Each is a text as it is, or JSON, which begins with one of these signs. */
function readQuery(query: URLSearchParams): unknown {
	try {
		return Object.fromEntries(
			[...query].map(([name, value]) => [name, /^["[{]/.test(value) ? (JSON.parse(value) as unknown) : value]),
		);
	} catch {
		throw new Refused(400, "Studio does not understand this request.");
	}
}

/** Does something. When it fails of something that whoever asked can do something about, `tell` hears of that in words. */
async function inWords(work: () => unknown, tell: (said: InReports) => unknown): Promise<unknown> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof NotFound) throw new Refused(404, error.message);
		if (error instanceof NotUnderstood) throw new Refused(400, error.message);
		const known = trouble(error);
		if (known) return tell({ nl: known.say("nl"), en: known.say("en") });
		if (error instanceof NotSound) return tell(refusals.unsound(error.message));
		throw error;
	}
}
