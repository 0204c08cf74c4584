import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isBelow } from "#engine/base/below.ts";
import { temporaryFolder } from "../base/temporary-folder.ts";
import { findCommit, type RevisionAsked, reasonOf, refusal, refusals } from "./find-commit.ts";
import { git } from "./git.ts";
import { portionsOf } from "./portions.ts";

/** The content of a revision, in a folder of its own. */
export interface CheckedOut {
	/** Holds `content/`. */
	readonly root: string;
	/** Full name of the commit. */
	readonly commit: string;
	/** The commit is not that of the revision, but the one that both versions began with. */
	readonly branched: boolean;
}

/** As `checkOut`, and removes the folder when `use` is done. */
export function withRevision<T>(asked: RevisionAsked, use: (checkedOut: CheckedOut) => T): T {
	const checkedOut = checkOut(asked);
	try {
		return use(checkedOut);
	} finally {
		removeCheckedOut(checkedOut);
	}
}

/**
 * Puts the content folder of a revision of the repository around `root` into a temporary folder. Nothing of the repository
 * itself is touched. Throws a UsageError when there is no repository, no such revision, or no content in it.
 */
function checkOut(asked: RevisionAsked): CheckedOut {
	const { root, revision } = asked;
	const found = findCommit(asked);
	const entries = entriesOf(root, found.commit, `${found.prefix}content/`);
	if (entries.length === 0) throw refusal(refusals.noContent, { revision });
	const checkedOut = {
		root: temporaryFolder("revision"),
		commit: found.commit,
		branched: found.branched,
	};
	try {
		write(root, join(checkedOut.root, "content"), entries);
		return checkedOut;
	} catch (error) {
		removeCheckedOut(checkedOut);
		throw error;
	}
}

function removeCheckedOut({ root }: CheckedOut): void {
	rmSync(root, { recursive: true, force: true });
}

interface Entry {
	readonly link: boolean;
	readonly id: string;
	readonly bytes: number;
	/** Below the content folder. */
	readonly path: string;
}

/** The files of a folder in a commit. `folder` counts from the top of the repository and ends with a slash. */
function entriesOf(root: string, commit: string, folder: string): Entry[] {
	const listed = git(root, ["ls-tree", "-r", "-z", "--long", "--full-tree", commit, "--", folder]);
	if (listed.status !== 0) throw new Error(`git ls-tree: ${reasonOf(listed)}`);
	return listed.stdout
		.toString()
		.split("\0")
		.flatMap((line): Entry[] => {
			const match = /^(\d+) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec(line);
			if (!match) return [];
			const [, mode = "", id = "", bytes = "0", path = ""] = match;
			return [{ link: mode === "120000", id, bytes: Number(bytes), path: path.slice(folder.length) }];
		});
}

/**
 * Writes entries below `target`, a new folder, and nowhere else, whatever their names are: a commit that was made by hand
 * can hold any. What the file system refuses is left out.
 */
function write(root: string, target: string, entries: readonly Entry[]): void {
	const below = entries.filter(({ path }) => {
		const file = resolve(target, path);
		return file !== target && isBelow(target, file);
	});
	mkdirSync(target);
	// All folders are there before the first link, so that none of them is one, and all files, so that none is written by one.
	for (const { path } of below) possibly(() => mkdirSync(dirname(resolve(target, path)), { recursive: true }));
	for (const link of [false, true]) {
		const put = (path: string, content: Buffer) => {
			const file = resolve(target, path);
			possibly(() => (link ? symlinkSync(content.toString(), file) : writeFileSync(file, content, { flag: "wx" })));
		};
		for (const each of portionsOf(below.filter((entry) => entry.link === link))) readPortion(root, each, put);
	}
}

/** What a file system says of a name that is taken, by the same in other letters or by a file, or that it does not take. */
const impossible: readonly string[] = ["EEXIST", "ENOTDIR", "EISDIR", "ENOENT", "ENAMETOOLONG", "EINVAL", "EILSEQ"];

/** Makes something, unless it cannot be. On Windows an ordinary user makes no links. */
function possibly(make: () => void): void {
	try {
		make();
	} catch (error) {
		const { code = "", syscall } = error as NodeJS.ErrnoException;
		if (!impossible.includes(code) && !(code === "EPERM" && syscall === "symlink")) throw error;
	}
}

function readPortion(root: string, entries: readonly Entry[], put: (path: string, content: Buffer) => void): void {
	const asked = entries.map(({ id }) => `${id}\n`).join("");
	const answered = git(root, ["cat-file", "--batch"], asked);
	if (answered.status !== 0) throw new Error(`git cat-file: ${reasonOf(answered)}`);
	const { stdout } = answered;
	let offset = 0;
	for (const { bytes, path } of entries) {
		// Each answer is a line with name, type and size, then the bytes, then a line end.
		const start = stdout.indexOf(0x0a, offset) + 1;
		put(path, stdout.subarray(start, start + bytes));
		offset = start + bytes + 1;
	}
}
