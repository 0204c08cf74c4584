import type { ObjectId, Person, RemoteCommit } from "#studio/stores/remote.ts";
import { nameOf } from "./objects.ts";
import { bytesOf } from "./text.ts";

/** Somebody, and when they did it, with their time zone. */
interface Actor extends Person {
	readonly date: string;
}

/** All that is written in a commit. */
export interface CommitFacts {
	readonly tree: ObjectId;
	readonly parents: readonly ObjectId[];
	readonly author: Actor;
	readonly committer: Actor;
	readonly message: string;
	/** What was signed, which is the commit without its signature. */
	readonly signature?: { readonly payload: string; readonly signature: string } | undefined;
}

/** A commit as it is shown. */
export function remoteCommit(id: ObjectId, { parents, author, message }: CommitFacts): RemoteCommit {
	const { name, email, date } = author;
	return { id, parents, author: { name, email }, date, message: message.trimEnd() };
}

/**
 * Whether a commit, put together again, has the name that it should have. One that is sound may not: GitHub does not tell
 * every header that a commit may have.
 */
export async function isNamed(id: ObjectId, facts: CommitFacts): Promise<boolean> {
	for (const text of candidates(facts)) if ((await nameOf("commit", bytesOf(text))) === id) return true;
	return false;
}

function* candidates({ signature, ...facts }: CommitFacts): Iterable<string> {
	if (signature) {
		const { payload } = signature;
		const end = payload.indexOf("\n\n");
		// Some signatures end with an empty line.
		for (const lines of [signature.signature.trimEnd(), `${signature.signature.trimEnd()}\n`]) {
			yield `${payload.slice(0, end)}\ngpgsig ${lines.replaceAll("\n", "\n ")}${payload.slice(end)}`;
		}
	}
	yield commitText(facts);
	// GitHub does not say whether a message ends its last line.
	yield commitText({ ...facts, message: `${facts.message}\n` });
}

/** A commit without a signature as Git keeps it. */
export function commitText({ tree, parents, author, committer, message }: Omit<CommitFacts, "signature">): string {
	const head = [
		`tree ${tree}`,
		...parents.map((parent) => `parent ${parent}`),
		`author ${actorText(author)}`,
		`committer ${actorText(committer)}`,
	];
	return `${head.join("\n")}\n\n${message}`;
}

function actorText({ name, email, date }: Actor): string {
	const [, sign = "+", hours = "00", minutes = "00"] = /([+-])(\d\d):?(\d\d)$/.exec(date) ?? [];
	return `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} ${sign}${hours}${minutes}`;
}
