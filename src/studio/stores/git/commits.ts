import { type NewCommit, type ObjectId, type Person, type RemoteCommit, RemoteError } from "#studio/stores/remote.ts";
import { isObjectId } from "./objects.ts";

/** A commit, and the tree of its files. */
export interface Commit extends RemoteCommit {
	readonly tree: ObjectId;
}

/** Reads a commit. Throws `damaged`. */
export function readCommit(id: ObjectId, bytes: Uint8Array): Commit {
	const latin = new TextDecoder("latin1").decode(bytes);
	const end = latin.indexOf("\n\n");
	const head = latin.slice(0, end < 0 ? undefined : end);
	// A line that begins with a space belongs to the one before: a signature.
	const encoding = /^encoding (.+)$/m.exec(head)?.[1] ?? "utf-8";
	const decoder = decoderOf(encoding);
	const lines = decoder.decode(bytes.subarray(0, head.length)).split("\n");
	const values = (key: string) =>
		lines.filter((each) => each.startsWith(`${key} `)).map((each) => each.slice(key.length + 1));
	const [tree = ""] = values("tree");
	const parents = values("parent");
	const [, name = "", email = "", seconds, sign, hours, minutes] =
		/^(.*?) ?<(.*)> (\d{1,15}) ([+-])(\d\d)(\d\d)$/.exec(values("author")[0] ?? "") ?? [];
	if (seconds === undefined || ![tree, ...parents].every(isObjectId)) {
		throw new RemoteError("damaged", `The commit ${id} cannot be read.`);
	}
	const zone = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
	return {
		id,
		tree,
		parents,
		author: { name, email },
		date: dateOf(Number(seconds) * 1000, zone),
		message: end < 0 ? "" : decoder.decode(bytes.subarray(end + 2)).trimEnd(),
	};
}

/** A commit as Git writes it. */
export function writeCommit({ parents, author, time, zone, message }: NewCommit, tree: ObjectId): Uint8Array {
	const signed = `${personOf(author)} ${Math.floor(time / 1000)} ${zoneOf(zone, "")}`;
	const head = [
		`tree ${tree}`,
		...parents.map((parent) => `parent ${parent}`),
		`author ${signed}`,
		`committer ${signed}`,
	];
	const text = message.replaceAll("\0", "").replaceAll("\r\n", "\n").trimEnd();
	return new TextEncoder().encode(`${head.join("\n")}\n\n${text}\n`);
}

function personOf({ name, email }: Person): string {
	// Git takes none of these in a name.
	const clean = (text: string) => text.replace(/[\0\r\n<>]/g, "").trim();
	return `${clean(name)} <${clean(email)}>`;
}

function dateOf(time: number, zone: number): string {
	const local = new Date(time + zone * 60_000);
	if (Number.isNaN(local.getTime())) throw new RemoteError("damaged", "A commit is of no time.");
	return `${local.toISOString().slice(0, -5)}${zoneOf(zone, ":")}`;
}

function zoneOf(minutes: number, between: string): string {
	const digits = (value: number) => String(Math.floor(value)).padStart(2, "0");
	const size = Math.abs(minutes);
	return `${minutes < 0 ? "-" : "+"}${digits(size / 60)}${between}${digits(size % 60)}`;
}

function decoderOf(encoding: string): TextDecoder {
	try {
		return new TextDecoder(encoding);
	} catch {
		return new TextDecoder();
	}
}
