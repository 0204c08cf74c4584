import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	type AskedSnapshot,
	type NewCommit,
	type ObjectId,
	type Pushed,
	type Remote,
	type RemoteCommit,
	RemoteError,
	type RemoteTrouble,
	type TreeFile,
} from "#studio/stores/remote.ts";

/** What goes wrong with something that is asked. */
export interface Fault {
	/** Before the repository hears of it, or after it has answered. */
	readonly when: "before" | "after";
	readonly is: RemoteTrouble;
}

type Asked = keyof Remote;

const kinds: Readonly<Record<string, TreeFile["kind"]>> = {
	"100644": "file",
	"100755": "program",
	"120000": "link",
	"160000": "submodule",
};

/** A remote that is a bare repository on this disk, asked with Git itself; quick, and goes wrong when it is told to. */
export class DiskRemote implements Remote {
	readonly repository: string;
	/** What goes wrong with the next that is asked of a kind; `always` with all. */
	readonly faults = new Map<Asked | "always", Fault>();
	/** Is done before the next push reaches the repository. */
	meanwhile: (() => void) | undefined;
	/** Why nothing is taken for a branch, as a hook would say it. */
	refuse: ((branch: string) => string | undefined) | undefined;
	/** As with `receive.denyDeletes`. */
	keepsBranches = false;
	/** What was asked, with how much came. */
	readonly asked: string[] = [];

	constructor(repository: string) {
		this.repository = repository;
	}

	branches(prefix: string): Promise<ReadonlyMap<string, ObjectId>> {
		return this.#ask("branches", prefix, () => {
			const lines = this.#git(["for-each-ref", "--format=%(refname) %(objectname)"]).split("\n").filter(Boolean);
			const all = lines.map((line) => line.split(" "));
			return new Map(all.flatMap(([name = "", id = ""]) => (name.startsWith(prefix) ? [[name, id] as const] : [])));
		});
	}

	snapshot(commit: ObjectId, folder: string): Promise<AskedSnapshot> {
		return this.#ask("snapshot", commit, () => {
			const [found] = this.#commits(commit, 1);
			if (!found) throw new RemoteError("not found", commit);
			const lines = this.#git(["ls-tree", "-r", "-z", commit, `${folder}/`])
				.split("\0")
				.filter(Boolean);
			const files = lines.map((line) => {
				const [, mode = "", id = "", name = ""] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
				return [name, { id, kind: kinds[mode] ?? "file" }] as const;
			});
			const beside = this.#git(["ls-tree", "-z", commit])
				.split("\0")
				.filter((line) => !line.endsWith(`\t${folder}`));
			return { commit: found, files: new Map(files), beside: beside.join("\n") };
		});
	}

	blobs(
		ids: Iterable<ObjectId>,
		{ tell }: { readonly tell?: (bytes: number) => void } = {},
	): Promise<ReadonlyMap<ObjectId, Uint8Array>> {
		const wanted = [...new Set(ids)];
		if (wanted.length === 0) return Promise.resolve(new Map());
		return this.#ask("blobs", String(wanted.length), () => {
			const out = this.#run(["cat-file", "--batch"], wanted.join("\n")).stdout;
			const blobs = new Map<ObjectId, Uint8Array>();
			for (let at = 0; at < out.length; ) {
				const end = out.indexOf(10, at);
				const [id = "", kind, size] = out.subarray(at, end).toString().split(" ");
				if (kind !== "blob") throw new RemoteError("not found", id);
				const bytes = new Uint8Array(out.subarray(end + 1, end + 1 + Number(size)));
				blobs.set(id, bytes);
				at = end + 2 + Number(size);
				tell?.(at);
			}
			return blobs;
		});
	}

	history(from: ObjectId, most: number): Promise<readonly RemoteCommit[]> {
		return this.#ask("history", from, () => {
			const found = this.#commits(from, most);
			if (found.length === 0) throw new RemoteError("not found", from);
			return found;
		});
	}

	push(branch: string, was: ObjectId | undefined, commit: NewCommit): Promise<Pushed> {
		return this.#ask("push", branch, () => {
			this.meanwhile?.();
			this.meanwhile = undefined;
			return this.#moveTo(branch, was, this.#made(commit));
		});
	}

	move(branch: string, was: ObjectId | undefined, to: ObjectId | undefined): Promise<Pushed> {
		return this.#ask("move", branch, () => this.#moveTo(branch, was, to));
	}

	#moveTo(branch: string, was: ObjectId | undefined, to: ObjectId | undefined): Pushed {
		const now = this.#run(["rev-parse", "--verify", "--quiet", branch]).stdout.toString().trim() || undefined;
		if (now !== was) return { is: "moved" };
		const said = this.refuse?.(branch);
		if (said !== undefined) return { is: "refused", said };
		if (to === undefined && this.keepsBranches) return { is: "refused", said: "deletion prohibited" };
		if (to === undefined) this.#git(["update-ref", "-d", branch]);
		else {
			const isForward = was === undefined || this.#run(["merge-base", "--is-ancestor", was, to]).status === 0;
			if (!isForward) return { is: "refused", said: "non-fast-forward" };
			this.#git(["update-ref", branch, to]);
		}
		return { is: "done", commit: to ?? was ?? "" };
	}

	#made({ parents, changes, message, author, time, zone }: NewCommit): ObjectId {
		const folder = mkdtempSync(join(tmpdir(), "index-"));
		const env = { ...process.env, GIT_INDEX_FILE: join(folder, "index") };
		try {
			this.#git(["read-tree", parents[0]], undefined, env);
			const lines = [...changes].map(([name, bytes]) => {
				const id = bytes ? this.#git(["hash-object", "-w", "--stdin"], bytes) : "0".repeat(40);
				return `${bytes ? "100644" : "0"} ${id}\t${name}\0`;
			});
			this.#git(["update-index", "-z", "--index-info"], lines.join(""), env);
			const tree = this.#git(["write-tree"], undefined, env);
			const hours = `${zone < 0 ? "-" : "+"}${String(Math.floor(Math.abs(zone) / 60)).padStart(2, "0")}`;
			const date = `@${Math.floor(time / 1000)} ${hours}${String(Math.abs(zone) % 60).padStart(2, "0")}`;
			const person = { GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email, GIT_AUTHOR_DATE: date };
			const committer = {
				GIT_COMMITTER_NAME: author.name,
				GIT_COMMITTER_EMAIL: author.email,
				GIT_COMMITTER_DATE: date,
			};
			const args = ["commit-tree", tree, ...parents.flatMap((each) => ["-p", each])];
			return this.#git(args, message, { ...process.env, ...person, ...committer });
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	}

	#commits(from: ObjectId, most: number): RemoteCommit[] {
		const format = "--format=%H%x1f%P%x1f%an%x1f%ae%x1f%aI%x1f%B%x1e";
		const { status, stdout } = this.#run(["log", "--first-parent", `--max-count=${most}`, format, from]);
		if (status !== 0) return [];
		return stdout
			.toString()
			.split("\x1e")
			.filter((entry) => entry.trim())
			.map((entry) => {
				const [id = "", parents = "", name = "", email = "", date = "", message = ""] = entry.trimStart().split("\x1f");
				return {
					id,
					parents: parents.split(" ").filter(Boolean),
					author: { name, email },
					date,
					message: message.trimEnd(),
				};
			});
	}

	async #ask<T>(what: Asked, about: string, answer: () => T): Promise<T> {
		this.asked.push(`${what} ${about}`);
		const fault = this.faults.get(what) ?? this.faults.get("always");
		this.faults.delete(what);
		await Promise.resolve();
		if (fault?.when === "before") throw new RemoteError(fault.is, what);
		const answered = answer();
		if (fault?.when === "after") throw new RemoteError(fault.is, what);
		return answered;
	}

	#git(args: readonly string[], input?: string | Uint8Array, env?: NodeJS.ProcessEnv): string {
		const { status, stdout, stderr } = this.#run(args, input, env);
		if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
		return stdout.toString().trimEnd();
	}

	#run(args: readonly string[], input?: string | Uint8Array, env?: NodeJS.ProcessEnv) {
		return spawnSync("git", ["-C", this.repository, ...args], { input, env, maxBuffer: 2 ** 28 });
	}
}
