import { decoded, sameBytes } from "./bytes.ts";
import type { Content, Edit, Tip } from "./versions.ts";

/** Files that share this much of their lines are the same one by another name. */
const alike = 0.5;

interface Began {
	readonly edits: ReadonlyMap<string, Edit>;
	/** Files that were there when the edits began. */
	readonly baseFiles: Iterable<string>;
}

/** The new names of files that were edited here and got another name there. */
export function renamedThere({ edits, baseFiles }: Began, tip: Tip): ReadonlyMap<string, string> {
	const gone = [...edits].filter(([file, { base, mine }]) => base && mine && !tip.bytes(file));
	const known = new Set(gone.length > 0 ? baseFiles : []);
	const came = gone.length > 0 ? [...tip.files] : [];
	const free = came.filter((file) => !known.has(file) && !edits.has(file));
	return pairsOf(
		gone.map(([file, { base }]) => [file, base]),
		free.map((file) => [file, tip.bytes(file) ?? null]),
	);
}

/** The new names of files that got another name here and were changed there. */
export function renamedHere({ edits }: Began, tip: Tip): ReadonlyMap<string, string> {
	const gone = [...edits].filter(
		([file, { base, mine }]) => base && !mine && tip.bytes(file) && !sameBytes(tip.bytes(file), base),
	);
	const came = [...edits].filter(([file, { base, mine }]) => !base && mine && !tip.bytes(file));
	return pairsOf(
		gone.map(([file, { base }]) => [file, base]),
		came.map(([file, { mine }]) => [file, mine]),
	);
}

type Named = readonly [file: string, content: Content];

function pairsOf(gone: readonly Named[], came: readonly Named[]): ReadonlyMap<string, string> {
	const pairs = new Map<string, string>();
	for (const [file, before] of gone) {
		const taken = new Set(pairs.values());
		const [best] = came
			.filter(([name]) => folderAndEnding(name) === folderAndEnding(file) && !taken.has(name))
			.map(([name, content]) => ({ name, likeness: likenessOf(before, content) }))
			.sort((one, other) => other.likeness - one.likeness);
		if (best && best.likeness >= alike) pairs.set(file, best.name);
	}
	return pairs;
}

/** A page stays a page, wherever it goes. */
function folderAndEnding(file: string): string {
	const [, folder] = file.split("/");
	return `${folder}${file.slice(file.lastIndexOf("."))}`;
}

function likenessOf(one: Content, other: Content): number {
	if (!one || !other) return 0;
	const [lines = [], others = []] = [one, other].map((bytes) => linesIn(bytes));
	const left = new Map<string, number>();
	for (const line of lines) left.set(line, (left.get(line) ?? 0) + 1);
	let shared = 0;
	for (const line of others) {
		const count = left.get(line) ?? 0;
		if (count > 0) shared++;
		left.set(line, count - 1);
	}
	return (2 * shared) / Math.max(1, lines.length + others.length);
}

function linesIn(bytes: Uint8Array): string[] {
	return decoded(bytes)
		.split("\n")
		.filter((line) => line.trim());
}
