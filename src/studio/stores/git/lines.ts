import { RemoteError } from "#studio/stores/remote.ts";
import type { ByteReader } from "./byte-reader.ts";

/** What stands between lines: the end of a part, or the end of all. */
export type Mark = "delimiter" | "flush";

export const marks: Readonly<Record<Mark, string>> = { delimiter: "0001", flush: "0000" };

/** A line as it is sent, with its length before it. */
export function line(text: string): string {
	const length = new TextEncoder().encode(text).length + 4;
	return length.toString(16).padStart(4, "0") + text;
}

/**
 * The next line, or what stands between lines; undefined at the end of the stream. Throws `failed` when it is none: then
 * something else than a Git server answers.
 */
export async function nextLine(reader: ByteReader): Promise<Uint8Array | Mark | undefined> {
	const head = await reader.exactly(4);
	if (!head) return undefined;
	const digits = textOf(head);
	if (!/^[0-9a-f]{4}$/i.test(digits)) throw new RemoteError("failed", "The answer is none of a Git server.");
	const length = Number.parseInt(digits, 16);
	if (length < 4) return length === 1 ? "delimiter" : "flush";
	const bytes = await reader.exactly(length - 4);
	if (!bytes) throw new RemoteError("failed", "The answer ends in the middle of a line.");
	return bytes;
}

/** A line as text, without its end. Throws what the server says instead of an answer. */
export function wordsOf(bytes: Uint8Array): string {
	const text = textOf(bytes).replace(/\n$/, "");
	if (text.startsWith("ERR ")) throw refusal(text.slice(4));
	return text;
}

/** What a server says that does not go on: of an object that it has not, or of anything else. */
export function refusal(words: string): RemoteError {
	return new RemoteError(/\bnot our ref\b|\bbad object\b/.test(words) ? "not found" : "failed", words);
}

export function textOf(bytes: Uint8Array): string {
	return new TextDecoder().decode(bytes);
}
