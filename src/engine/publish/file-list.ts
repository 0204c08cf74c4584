import { hash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FormerFiles } from "#engine/base/former-files.ts";

/** A file of a site: what stands for its bytes, and how many there are. */
export interface ListedFile {
	/** Empty when nobody knows what the file holds. */
	readonly print: string;
	readonly size: number;
}

/** Files by their paths, without a slash before them. */
export type FileList = ReadonlyMap<string, ListedFile>;

/** What is noted of a place. */
export interface Noted {
	/** The files of the site. */
	readonly list: FileList;
	readonly former: FormerFiles;
}

/** Lists the files of a folder by what they hold. */
export function listFolder(folder: string): Map<string, ListedFile> {
	const list = new Map<string, ListedFile>();
	const add = (below: string) => {
		for (const name of readdirSync(join(folder, below)).sort()) {
			const path = below === "" ? name : `${below}/${name}`;
			const state = lstatSync(join(folder, path));
			if (state.isDirectory()) add(path);
			else if (state.isFile()) {
				const bytes = readFileSync(join(folder, path));
				list.set(path, { print: hash("sha256", bytes, "hex").slice(0, 32), size: bytes.length });
			}
		}
	};
	add("");
	return list;
}

/** The first line of a written list. */
const head = "bladbouw publish 1";

/**
 * A line for each file, of those that are no part of the site any more with `x` and the moment. With `by`, which no other
 * list has, whoever wrote it knows it again.
 */
export function writeList({ list, former }: Noted, by?: string): string {
	const lines = [...list].map(([path, { print, size }]) => `${print || "-"} ${size} ${path}`);
	const others = [...former].map(([path, left]) => `x ${left} ${path}`);
	return `${[head, ...(by === undefined ? [] : [`by ${by}`]), ...lines, ...others].join("\n")}\n`;
}

/** Reads what `writeList` wrote; undefined for anything else. What was cut off ends where it was cut. */
export function readList(text: string): Noted | undefined {
	const [first, ...lines] = text.split("\n").slice(0, -1);
	if (first !== head) return undefined;
	const [list, former] = [new Map<string, ListedFile>(), new Map<string, number>()];
	for (const line of lines) {
		const [, print = "", number, path] =
			/^([0-9a-f]{32}|-|x) (\d+) ((?!\/|.*(?:^|\/)\.\.(?:\/|$)).+)$/.exec(line) ?? [];
		if (path === undefined) continue;
		if (print === "x") former.set(path, Number(number));
		else list.set(path, { print: print === "-" ? "" : print, size: Number(number) });
	}
	return { list, former };
}

/** What differs between what stands somewhere and what is to stand there. */
export interface Difference {
	readonly added: readonly string[];
	readonly changed: readonly string[];
	readonly gone: readonly string[];
	/** Of what is added or changed. */
	readonly bytes: number;
}

export function differenceOf(before: FileList, after: FileList): Difference {
	const added = [...after.keys()].filter((path) => !before.has(path));
	const changed = [...after].flatMap(([path, { print }]) => {
		const old = before.get(path);
		return old && old.print !== print ? [path] : [];
	});
	const gone = [...before.keys()].filter((path) => !after.has(path));
	const bytes = [...added, ...changed].reduce((sum, path) => sum + (after.get(path)?.size ?? 0), 0);
	return { added, changed, gone, bytes };
}

/** Whether two lists say the same. */
export function isSame(one: FileList, other: FileList): boolean {
	return written(one) === written(other);
}

function written(list: FileList): string {
	return writeList({ list, former: new Map() });
}
