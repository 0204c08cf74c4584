import type { WrittenData } from "#core/studio.ts";
import { dataIn, isBlock, isList, isSame } from "#pipeline/authoring/edits/data.ts";
import { decoded, sameBytes } from "./bytes.ts";
import type { Content, Edit, Tip } from "./versions.ts";

/** Files that share this much of their lines are the same one by another name, if they are called alike in what they say. */
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
			.map(([name, content]) => ({ name, likeness: likenessOf(before, content, /\.ya?ml$/.test(file)) }))
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

/** Pages that were made of one template share most of their lines: they have to share a name too. */
function likenessOf(one: Content, other: Content, isWritten: boolean): number {
	if (!one || !other) return 0;
	const [lines, others] = [linesIn(one), linesIn(other)];
	const shared = [...lines].filter((line) => others.has(line)).length;
	const likeness = (2 * shared) / Math.max(1, lines.size + others.size);
	return likeness >= alike && isWritten && !areCalledAlike(one, other) ? 0 : likeness;
}

/** Whether one of the names is the same in both, or the first has none. */
function areCalledAlike(one: Uint8Array, other: Uint8Array): boolean {
	const [names, others] = [namesIn(one), namesIn(other)];
	const known = [...names.keys()].filter((index) => names[index] !== undefined);
	return known.length === 0 || known.some((index) => isSame(names[index], others[index]));
}

/** Title and description of a page; in its translation they stand first. */
function namesIn(bytes: Uint8Array): readonly (WrittenData | undefined)[] {
	const data = dataIn(decoded(bytes));
	if (isList(data)) return data.slice(0, 2);
	return isBlock(data) ? [data.title, data.description] : [];
}

function linesIn(bytes: Uint8Array): ReadonlySet<string> {
	return new Set(
		decoded(bytes)
			.split("\n")
			.filter((line) => line.trim()),
	);
}
