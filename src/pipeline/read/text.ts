import type { Files } from "#core/files.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { foreignKind } from "./foreign.ts";

/** Largest content file in bytes; a page of the size of a short book. */
const limit = 256 * 1024;

/** Reads a file as UTF-8. A byte-order mark is dropped; anything that is not UTF-8 is a problem with its line. */
export function readText(files: Files, file: string): ReadText {
	const bytes = files.bytes(file);
	return bytes ? decodeText(file, bytes) : { problems: [unreadable("unreadable-file", file)] };
}

/** That a file or folder may not be read, at its name. */
export function unreadable(code: "unreadable-file" | "unreadable-folder", file: string): AnyProblem {
	return problem(code, { file, line: 1, column: 1 }, { name: file });
}

interface ReadText {
	readonly text?: string;
	readonly problems: AnyProblem[];
}

/** The same for the bytes of a file. */
export function decodeText(file: string, bytes: Uint8Array): ReadText {
	if (bytes.length > limit) {
		const values = { size: kilobytes(bytes.length), limit: kilobytes(limit) };
		return { problems: [problem("file-too-large", { file, line: 1, column: 1 }, values)] };
	}
	const kind = foreignKind(bytes);
	if (kind) return { problems: [problem("foreign-file", { file, line: 1, column: 1 }, { kind })] };
	const text = decode(bytes);
	// Old programs end a line with a carriage return alone.
	const lines = text?.includes("\n") ? text : text?.replaceAll("\r", "\n");
	if (lines !== undefined && !lines.includes("\0")) return { text: lines, problems: [] };
	return { problems: [problem("wrong-encoding", { file, line: firstBadLine(bytes), column: 1 }, {})] };
}

function decode(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

function firstBadLine(bytes: Uint8Array): number {
	let start = 0;
	for (let line = 1; ; line++) {
		const end = bytes.indexOf(0x0a, start);
		const ofLine = bytes.subarray(start, end === -1 ? undefined : end);
		const text = decode(ofLine);
		if (text === undefined || text.includes("\0") || end === -1) return line;
		start = end + 1;
	}
}

function kilobytes(bytes: number): string {
	return `${Math.ceil(bytes / 1024)} kB`;
}
