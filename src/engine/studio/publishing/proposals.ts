import { readFileSync } from "node:fs";
import { replaceFile } from "#engine/files/replace-file.ts";
import type { LocalState, Proposal } from "#studio/brain/publishing/repository.ts";
import { CommitContent } from "../../git/commit-content.ts";
import { askGit, git, gitPaths } from "../../git/git.ts";
import { isIn } from "../../git/move-to.ts";

/** Something that was proposed from this computer. */
interface Proposed {
	readonly branch: string;
	readonly commit: string;
	readonly message: string;
	readonly date: string;
	readonly page?: string | undefined;
}

/** So many are remembered. */
const most = 10;

/** What was proposed from a folder, noted beside its repository. */
export class Proposals {
	readonly #root: string;
	readonly #file: string;

	constructor(root: string) {
		this.#root = root;
		[this.#file] = gitPaths(root, "studio-proposals.json");
	}

	add(proposed: Proposed): void {
		const [line = ""] = proposed.message.split("\n");
		this.#write([{ ...proposed, message: line }, ...this.#all()].slice(0, most));
	}

	forget(branch: string): void {
		this.#write(this.#all().filter((each) => each.branch !== branch));
	}

	/** The branches that somebody has still to decide on. */
	waiting(remote: string): readonly string[] {
		return this.#all().flatMap(({ branch }) => (this.#isThere(`refs/remotes/${remote}/${branch}`) ? branch : []));
	}

	/** What became of each, as far as this computer knows what is online. */
	read({ remote, online }: LocalState): readonly Proposal[] {
		return this.#all().map(({ branch, commit, message, date, page }) => {
			const isOnline = online !== undefined && this.#isOnline(commit, online.commit);
			const waits = remote !== undefined && this.#isThere(`refs/remotes/${remote.name}/${branch}`);
			return { message, date, page, is: isOnline ? "online" : waits ? "waits" : "refused" };
		});
	}

	/** A name for a branch that the repository that others see has none by. */
	freeName(name: string, remote: string): string {
		for (let number = 1; ; number += 1) {
			const each = number === 1 ? name : `${name}-${number}`;
			if (!this.#isThere(`refs/remotes/${remote}/${each}`)) return each;
		}
	}

	/** It was taken over as it is, or what it changed says the same there. */
	#isOnline(commit: string, online: string): boolean {
		if (isIn(this.#root, commit, online)) return true;
		const changed = askGit(this.#root, [
			"diff",
			"--name-only",
			"--relative",
			"-z",
			`${commit}^`,
			commit,
			"--",
			"content",
		]);
		const [proposed, there] = [new CommitContent(this.#root, commit), new CommitContent(this.#root, online)];
		const names = (changed ?? "").split("\0").filter(Boolean);
		return names.length > 0 && names.every((name) => proposed.files.get(name)?.id === there.files.get(name)?.id);
	}

	#write(all: readonly Proposed[]): void {
		replaceFile(this.#file, JSON.stringify(all), { lasting: true });
	}

	#isThere(ref: string): boolean {
		return git(this.#root, ["show-ref", "--verify", "--quiet", ref]).status === 0;
	}

	#all(): readonly Proposed[] {
		try {
			return JSON.parse(readFileSync(this.#file, "utf8")) as Proposed[];
		} catch {
			return [];
		}
	}
}
