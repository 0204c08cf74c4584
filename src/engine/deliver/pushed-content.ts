import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { InReports } from "#core/fields/answers.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { replaceFile } from "#engine/files/replace-file.ts";
import { portionsOf } from "../git/portions.ts";
import { askRepository } from "./repository.ts";
import { words } from "./words.ts";

/** A file of the content in a commit. */
interface Entry {
	readonly id: string;
	readonly bytes: number;
	/** Below the content folder, with forward slashes. */
	readonly path: string;
}

/** Bytes that one file may have; no photo has as many. */
const largest = 50_000_000;

/**
 * Makes `content` in a folder what it is in a commit: its plain files by their bytes, and nothing else. Neither attributes nor
 * filters nor hooks have a say, since nothing is checked out. Throws a `UsageError`, and has changed nothing, when there is
 * something in it that is no plain file, or has a name that might lead elsewhere. A file that says the same stays.
 */
export function takeContent(repository: string, commit: string, folder: string): void {
	const entries = entriesOf(repository, commit);
	const wanted = new Map(entries.map((entry) => [entry.path, entry] as const));
	const content = join(folder, "content");
	const kept = keepSame(content, wanted);
	write(
		repository,
		content,
		entries.filter(({ path }) => !kept.has(path)),
	);
}

function entriesOf(repository: string, commit: string): Entry[] {
	const top = askRepository(repository, ["ls-tree", "-z", "--full-tree", commit, "--", "content"]);
	const [, tree] = /^040000 tree ([0-9a-f]+)\tcontent\0$/.exec(top.stdout?.toString() ?? "") ?? [];
	if (tree === undefined) throw new UsageError(words.noContent(commit));
	const listed = askRepository(repository, ["ls-tree", "-r", "-z", "--long", tree]);
	if (listed.status !== 0) throw new Error(`git ls-tree: ${listed.stderr}`);
	const lines = listed.stdout.toString().split("\0").filter(Boolean);
	const entries = lines.map((line): Entry => {
		const [, mode = "", id = "", bytes = "", path = ""] = /^(\d+) \w+ ([0-9a-f]+) +(-|\d+)\t(.*)$/s.exec(line) ?? [];
		const why = refusalOf(mode, path, Number(bytes));
		if (why) throw refusal(path, why);
		return { id, bytes: Number(bytes), path };
	});
	const names = new Set<string>();
	for (const { path } of entries) {
		if (names.has(path)) throw refusal(path, words.twice);
		names.add(path);
	}
	// A damaged tree may name something as a file and as a folder.
	for (const { path } of entries)
		for (let above = dirname(path); above !== "."; above = dirname(above))
			if (names.has(above)) throw refusal(above, words.twice);
	if (entries.length === 0) throw new UsageError(words.noContent(commit));
	return entries;
}

function refusal(path: string, why: InReports): UsageError {
	// A name can hold anything, and is shown to people.
	const shown = path.replace(/[^\P{C}]/gu, "�").slice(0, 120);
	return new UsageError(words.refused(`content/${shown}`, why));
}

/** Why an entry of a tree is none of the content. */
function refusalOf(mode: string, path: string, bytes: number): InReports | undefined {
	if (mode === "120000") return words.isLink;
	if (mode === "160000") return words.isRepository;
	const steps = path.split("/");
	// A replacement character stands for bytes that are no letters: such a name would be another one on the disk.
	const isStrange = (step: string) => /^(?:|\.|\.\.|\.git)$/i.test(step) || /[\p{C}\\�]/u.test(step);
	if (!/^100\d{3}$/.test(mode) || steps.some(isStrange)) return words.badName;
	if (steps.some((step) => Buffer.byteLength(step) > 240) || Buffer.byteLength(path) > 1000) return words.longName;
	return bytes > largest ? words.tooLarge(largest / 1_000_000) : undefined;
}

/** Removes what is not wanted, and gives the paths of the files that are as they should be. */
function keepSame(content: string, wanted: ReadonlyMap<string, Entry>): Set<string> {
	const folders = new Set([""]);
	for (const path of wanted.keys())
		for (let above = dirname(path); above !== "."; above = dirname(above)) folders.add(above);
	const kept = new Set<string>();
	const visit = (path: string) => {
		const place = join(content, path);
		const state = lstatSync(place, { throwIfNoEntry: false });
		if (state?.isDirectory() && folders.has(path))
			for (const name of readdirSync(place)) visit(path === "" ? name : `${path}/${name}`);
		else if (state?.isFile() && isSame(place, state.size, wanted.get(path))) kept.add(path);
		else rmSync(place, { recursive: true, force: true });
	};
	visit("");
	return kept;
}

/** Whether a file holds what git calls by this name. */
function isSame(file: string, size: number, entry: Entry | undefined): boolean {
	if (entry?.bytes !== size) return false;
	const bytes = readFileSync(file);
	const algorithm = entry.id.length === 40 ? "sha1" : "sha256";
	return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest("hex") === entry.id;
}

function write(repository: string, content: string, entries: readonly Entry[]): void {
	mkdirSync(content, { recursive: true });
	for (const each of portionsOf(entries)) {
		const { status, stdout, stderr } = askRepository(
			repository,
			["cat-file", "--batch"],
			each.map(({ id }) => `${id}\n`).join(""),
		);
		if (status !== 0) throw new Error(`git cat-file: ${stderr}`);
		let offset = 0;
		for (const { id, bytes, path } of each) {
			// Each answer is a line with name, type and size, then the bytes, then a line end.
			const start = stdout.indexOf(0x0a, offset) + 1;
			if (stdout.toString("latin1", offset, start) !== `${id} blob ${bytes}\n`)
				throw new UsageError(words.lostObject(`content/${path}`));
			replaceFile(join(content, path), stdout.subarray(start, start + bytes), { lasting: false });
			offset = start + bytes + 1;
		}
	}
}
