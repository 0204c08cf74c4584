import { sideBySide } from "#engine/base/side-by-side.ts";
import type { Unanswered } from "#pipeline/check/links-elsewhere.ts";

/** So long an answer may take, in milliseconds. */
const patience = 10_000;

/** What a server says of a page that it does not have, or no longer. Of all other refusals a person may see nothing. */
const gone: ReadonlySet<number> = new Set([404, 410]);

/** Asks each address whether it answers; `count` hears how many did or did not. Gives those that lead nowhere. */
export async function askLinks(targets: Iterable<string>, count: (done: number) => void): Promise<Unanswered> {
	const asked = await sideBySide([...targets], async (target) => ({ target, ...(await answerOf(target)) }), count);
	return new Map(asked.flatMap(({ target, status, arrives }) => (arrives ? [] : [[target, status] as const])));
}

interface Answer {
	readonly arrives: boolean;
	/** Undefined where nobody answered. */
	readonly status?: number;
}

/** Of who does not answer, or has nothing there, once more is asked. */
async function answerOf(target: string): Promise<Answer> {
	const first = await ask(target);
	return first.arrives ? first : ask(target);
}

async function ask(target: string): Promise<Answer> {
	try {
		const { status, body } = await fetch(target, { signal: AbortSignal.timeout(patience) });
		// What the page says nobody reads.
		await body?.cancel();
		return { arrives: !gone.has(status), status };
	} catch (error) {
		// No such name, no connection, a certificate that is not valid, or no answer in time.
		if (error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError"))
			return { arrives: false };
		throw error;
	}
}
