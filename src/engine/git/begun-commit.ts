import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { mayBeRunning, ownerName } from "#engine/base/owner.ts";
import { replaceFile } from "#engine/files/replace-file.ts";
import { askGit, git } from "./git.ts";

/** What is noted of a commit while it is made. */
interface Note {
	/** The processes that make it. */
	readonly owners: readonly string[];
	/** Paths from `root`. */
	readonly files: readonly string[];
	/** The commit that it follows. */
	readonly head: string;
	/** The branch of that: `refs/heads/main`. */
	readonly before: string;
	/** The branch that is made for it. */
	readonly branch: string | undefined;
	/** It is there, and the index of the repository is being told of it. */
	readonly isMade: boolean;
}

/** A commit that is being made, or was when somebody pulled the plug. */
export class BegunCommit {
	/** The index that it is made with: that of the repository stays as it is until it is there. */
	readonly index: string;
	/** That of the repository. */
	readonly ownIndex: string;
	readonly #root: string;
	readonly #note: string;

	constructor(root: string) {
		this.#root = root;
		[this.#note, this.index, this.ownIndex] = this.#inGit("studio-commit.json", "studio-index", "index");
	}

	/** Another process has a lock on the index of the repository. */
	get isLocked(): boolean {
		return existsSync(`${this.ownIndex}.lock`);
	}

	/** Notes what is about to be made. */
	begin(about: Pick<Note, "files" | "head" | "before" | "branch">): void {
		this.#write({ ...about, owners: [ownerName()], isMade: false });
	}

	/** A program works on it, which may outlive this one. */
	join(pid: number): void {
		const note = this.#read();
		if (note) this.#write({ ...note, owners: [...note.owners, ownerName(pid)] });
	}

	/**
	 * Brings to its end what was begun: a commit that is there is what the index knows of its files, and of one that is not
	 * there nothing is left. Gives false while somebody else works on it, or on the index.
	 */
	settle(): boolean {
		const note = this.#read();
		if (!note) return true;
		const touched = statSync(this.#note).mtime;
		if (note.owners.some((owner) => owner !== ownerName() && mayBeRunning(owner, touched))) return false;
		const { head, before, branch, files, isMade } = note;
		const [headLock, branchLock] = this.#inGit("HEAD.lock", `refs/heads/${branch}.lock`);
		// Locks of processes that are no more: Git itself never takes them away.
		const left = [headLock, branchLock, `${this.index}.lock`, ...(isMade ? [`${this.ownIndex}.lock`] : [])];
		for (const lock of left) if (isSince(lock, touched)) rmSync(lock, { force: true });
		const now = (name: string) => askGit(this.#root, ["rev-parse", "--verify", "--quiet", name])?.trim();
		if (branch !== undefined && now(`refs/heads/${branch}`) === head) {
			const ref = `refs/heads/${branch}`;
			if (askGit(this.#root, ["symbolic-ref", "--quiet", "HEAD"])?.trim() === ref)
				git(this.#root, ["symbolic-ref", "HEAD", before]);
			git(this.#root, ["branch", "--delete", "--force", branch]);
		}
		if (now("HEAD^") === head) {
			if (!isMade) this.#write({ ...note, isMade: true });
			const reset = ["--literal-pathspecs", "reset", "--quiet", "--pathspec-from-file=-", "--pathspec-file-nul"];
			if (git(this.#root, reset, files.join("\0")).status !== 0) return false;
		}
		rmSync(this.index, { force: true });
		rmSync(this.#note, { force: true });
		return true;
	}

	#read(): Note | undefined {
		try {
			return JSON.parse(readFileSync(this.#note, "utf8")) as Note;
		} catch {
			return undefined;
		}
	}

	#write(note: Note): void {
		replaceFile(this.#note, JSON.stringify(note), { lasting: true });
	}

	/** Where files of Git are. */
	#inGit<const Names extends readonly string[]>(...names: Names): { [Index in keyof Names]: string } {
		const asked = askGit(this.#root, ["rev-parse", ...names.flatMap((name) => ["--git-path", name])]) ?? "";
		const paths = asked.split("\n");
		return names.map((_, index) => resolve(this.#root, paths[index] ?? "")) as { [Index in keyof Names]: string };
	}
}

function isSince(file: string, time: Date): boolean {
	const found = statSync(file, { throwIfNoEntry: false });
	return found !== undefined && found.mtime >= time;
}
