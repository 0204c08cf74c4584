import { type ObjectId, RemoteError } from "#studio/stores/remote.ts";
import { type Asking, ask, type Server } from "./ask.ts";
import { ByteReader } from "./byte-reader.ts";
import { line, marks, nextLine, wordsOf } from "./lines.ts";
import { formatOf, type GitObject, noObject } from "./objects.ts";
import { writePack } from "./write-pack.ts";

/** A branch that is to lead elsewhere; undefined is where it is not there. */
export interface Move {
	readonly branch: string;
	readonly was: ObjectId | undefined;
	readonly to: ObjectId | undefined;
}

/** Undefined when the branch was moved; otherwise what the server says, which may also mean that it had moved. */
export type Refusal = string | undefined;

/** More than these characters nobody reads. */
const mostWords = 4_000;

/** Sends objects and moves a branch, when it still leads to where it was. Throws `RemoteError`. */
export async function pushObjects(
	server: Server,
	{ branch, was, to }: Move,
	objects: readonly GitObject[],
	asking: Asking,
): Promise<Refusal> {
	const format = formatOf(was ?? to ?? "");
	const nothing = noObject(format);
	const abilities = ["report-status", "side-band-64k", "quiet", ...(to === undefined ? ["delete-refs"] : [])];
	if (format !== "sha1") abilities.push(`object-format=${format}`);
	const command = line(`${was ?? nothing} ${to ?? nothing} ${branch}\0 ${abilities.join(" ")}\n`);
	// Where branches only go, no pack follows.
	const pack = to === undefined ? [] : await writePack(objects, format);
	return ask(server, "git-receive-pack", [command, marks.flush, ...pack], asking, async (answer) => {
		const { report, words } = await heard(answer);
		return refusalIn(await linesOf(report), branch, cleaned(words));
	});
}

/** The server's report, and what it and its hooks say beside that. */
async function heard(answer: ByteReader): Promise<{ report: readonly Uint8Array[]; words: string }> {
	const report: Uint8Array[] = [];
	const decoder = new TextDecoder();
	let words = "";
	for (let next = await nextLine(answer); next !== undefined; next = await nextLine(answer)) {
		if (typeof next === "string") break;
		if (next[0] === 1) report.push(next.subarray(1));
		else if (next[0] === 2 || next[0] === 3)
			words = (words + decoder.decode(next.subarray(1), { stream: true })).slice(-mostWords);
		else throw new RemoteError("failed", wordsOf(next));
	}
	return { report, words };
}

async function linesOf(report: readonly Uint8Array[]): Promise<string[]> {
	const pieces = report.filter(({ length }) => length > 0).values();
	const reader = new ByteReader(async () => pieces.next().value);
	const lines: string[] = [];
	for (let next = await nextLine(reader); next !== undefined; next = await nextLine(reader)) {
		if (typeof next !== "string") lines.push(wordsOf(next));
	}
	return lines;
}

function refusalIn(lines: readonly string[], branch: string, words: string): Refusal {
	if (lines.includes(`ok ${branch}`)) return undefined;
	const no = lines.find((each) => each.startsWith(`ng ${branch} `))?.slice(`ng ${branch} `.length);
	const unpacked = lines.find((each) => each.startsWith("unpack ") && each !== "unpack ok")?.slice("unpack ".length);
	// It cannot keep what it got, as on a disk without room or rights: that is no answer to who sent it.
	if (unpacked || no === undefined) {
		const why = words || unpacked || "The server does not say what became of the branch.";
		throw new RemoteError(/exceeds maximum allowed size/i.test(why) ? "too large" : "failed", why);
	}
	// That a hook declined says less than what it said.
	return words && /\bhook declined\b/.test(no) ? words : [words, no].filter(Boolean).join("\n");
}

/** Words as a terminal would leave them: without colours, and of a line that is written over only the last. */
function cleaned(words: string): string {
	const lines = words
		.replace(/\p{Cc}\[[0-9;?]*[A-Za-z]/gu, "")
		.split("\n")
		.map((each) => each.trimEnd().split("\r").at(-1) ?? "");
	return lines
		.join("\n")
		.replace(/(?![\n\t])\p{Cc}/gu, "")
		.trim();
}
