import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { mayBeRunning, ownerName } from "#engine/base/owner.ts";
import { replaceFile } from "#engine/files/replace-file.ts";
import { askGit, gitPaths } from "./git.ts";

/** A commit that was made and is being sent. */
export interface Sending {
	readonly commit: string;
	/** Where the content on this computer began. */
	readonly base: string;
	/** It is where it has to be. */
	readonly isSent: boolean;
}

/** What is noted of it. */
interface Note {
	/** The processes that work on it. */
	readonly owners: readonly string[];
	readonly sending?: Sending | undefined;
}

/** A commit that is being made and sent, or was when somebody pulled the plug. */
export class BegunSending {
	/** The index that it is made with: that of the repository stays as it is until it is sent. */
	readonly index: string;
	/** That of the repository. */
	readonly ownIndex: string;
	readonly #root: string;
	readonly #note: string;

	constructor(root: string) {
		this.#root = root;
		[this.#note, this.index, this.ownIndex] = gitPaths(root, "studio-sending.json", "studio-index", "index");
	}

	/** Another process has a lock on the index of the repository. */
	get isLocked(): boolean {
		return existsSync(`${this.ownIndex}.lock`);
	}

	begin(): void {
		this.#write({ owners: [ownerName()] });
	}

	/** A program works on it, which may outlive this one. */
	join(pid: number): void {
		const note = this.#read();
		if (note) this.#write({ ...note, owners: [...note.owners, ownerName(pid)] });
	}

	/** How far it is. */
	tell(sending: Sending): void {
		this.#write({ owners: [], ...this.#read(), sending });
	}

	end(): void {
		rmSync(this.index, { force: true });
		rmSync(this.#note, { force: true });
	}

	/** What was begun by processes that are no more; "at work" while one of them is. */
	left(): Sending | "at work" | undefined {
		const note = this.#read();
		if (!note) return undefined;
		const touched = statSync(this.#note).mtime;
		const isAtWork = note.owners.some((owner) => owner !== ownerName() && mayBeRunning(owner, touched));
		if (isAtWork) return "at work";
		this.#takeLocksAway(touched);
		return note.sending;
	}

	/** Of processes that are no more: Git itself never takes them away. */
	#takeLocksAway(touched: Date): void {
		const branch = askGit(this.#root, ["symbolic-ref", "--quiet", "HEAD"])?.trim() ?? "HEAD";
		const locks = gitPaths(this.#root, "HEAD.lock", `${branch}.lock`);
		for (const lock of [...locks, `${this.index}.lock`, `${this.ownIndex}.lock`])
			if (isSince(lock, touched)) rmSync(lock, { force: true });
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
}

function isSince(file: string, time: Date): boolean {
	const found = statSync(file, { throwIfNoEntry: false });
	return found !== undefined && found.mtime >= time;
}
