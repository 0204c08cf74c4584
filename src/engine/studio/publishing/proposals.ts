import { readFileSync } from "node:fs";
import { replaceFile } from "#engine/files/replace-file.ts";
import type { LocalState, Proposal } from "#studio/brain/publishing/repository.ts";
import { isThere } from "#studio/stores/merge/merged-onto.ts";
import { mergesByLine } from "#studio/stores/merge/merges-by-line.ts";
import type { Edit } from "#studio/stores/merge/versions.ts";
import { CommitContent } from "../../git/commit-content.ts";
import { askGit, git, gitPaths } from "../../git/git.ts";
import { hasCommit, isIn } from "../../git/move-to.ts";

/** Something that was proposed from this computer. */
interface Proposed {
	readonly branch: string;
	readonly commit: string;
	readonly message: string;
	readonly date: string;
	readonly page?: string | undefined;
	/** It was online once, whatever became of the same files since. */
	readonly wasOnline?: boolean;
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
		const known = this.#all();
		const all = known.map((each) =>
			!each.wasOnline && online && this.#isOnline(each.commit, online.commit) ? { ...each, wasOnline: true } : each,
		);
		if (all.some((each, at) => each !== known[at])) this.#write(all);
		return all.flatMap(({ branch, commit, message, date, page, wasOnline: isOnline }): Proposal | readonly [] => {
			if (isOnline) return { message, date, page, is: "online" };
			const waits = remote !== undefined && this.#isThere(`refs/remotes/${remote.name}/${branch}`);
			// Once Git has thrown it away, nobody can say what became of it.
			if (!waits) return hasCommit(this.#root, commit) ? { message, date, page, is: "refused" } : [];
			return { message, date, page, is: online && !this.#merges(commit, online.commit) ? "clashes" : "waits" };
		});
	}

	/** The server can still bring it together with what is online. */
	#merges(commit: string, online: string): boolean {
		const theirs = new CommitContent(this.#root, online);
		const { edits, base } = this.#editsIn(commit);
		return [...edits].every(
			([name, edit]) =>
				base.files.get(name)?.id === theirs.files.get(name)?.id || mergesByLine(edit, theirs.bytes(name) ?? null),
		);
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
		const there = new CommitContent(this.#root, online);
		const { edits, base } = this.#editsIn(commit);
		const tip = { files: there.files.keys(), bytes: (name: string) => there.bytes(name) };
		return edits.size > 0 && isThere({ edits, baseFiles: base.files.keys() }, tip);
	}

	/** What a commit changed of the content, and the content before it. */
	#editsIn(commit: string): { readonly edits: ReadonlyMap<string, Edit>; readonly base: CommitContent } {
		const [base, mine] = [new CommitContent(this.#root, `${commit}^`), new CommitContent(this.#root, commit)];
		const names = this.#changedIn(commit);
		const edits = names.map(
			(name) => [name, { base: base.bytes(name) ?? null, mine: mine.bytes(name) ?? null }] as const,
		);
		return { edits: new Map(edits), base };
	}

	#changedIn(commit: string): readonly string[] {
		const args = ["diff", "--name-only", "--no-renames", "--relative", "-z", `${commit}^`, commit, "--", "content"];
		return (askGit(this.#root, args) ?? "").split("\0").filter(Boolean);
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
