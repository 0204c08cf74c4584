import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { isHidden } from "#pipeline/read/files.ts";
import type { LocalState, NoWorkingCopy } from "#studio/brain/publishing/repository.ts";
import { contentChangedSince } from "./changed-files.ts";
import { askGit, git } from "./git.ts";
import { beganWith } from "./news.ts";

/** The branch that is online, as far as Git knows it here. */
interface Online {
	/** As people name it: `main`. */
	readonly name: string;
	/** `refs/remotes/origin/main` */
	readonly ref: string;
	readonly commit: string;
	/** When that was made. */
	readonly at: string;
}

/** Files in the folder of Git that stand there while something is under way. */
const begun = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"];

/** What Git says of the folder `root`, which holds `content`. */
export function workingCopyOf(root: string): LocalState | NoWorkingCopy {
	const asked = git(root, ["rev-parse", "--show-prefix", ...begun.flatMap((name) => ["--git-path", name])]);
	if (asked.error) return "noGit";
	if (asked.status !== 0) return "noRepository";
	const [prefix = "", ...paths] = asked.stdout.toString().trimEnd().split("\n");
	const state = statusOf(root, prefix);
	if (!state) return "noCommit";
	const remote = remoteOf(root, state.branch);
	const online = onlineAmong(refsOf(root), remote?.name);
	return {
		...state,
		changed: remote && online ? notOnline(root, state, online.commit) : state.changed,
		isUnderWay: paths.some((path) => existsSync(resolve(root, path))),
		remote,
		online,
	};
}

type Status = Pick<LocalState, "branch" | "head" | "changed" | "staged">;

/** What of the content is otherwise than where the work on it began, and than online. */
function notOnline(root: string, { head, changed }: Status, online: string): string[] {
	if (head === online) return [...changed];
	const began = beganWith(root, online) ?? online;
	const others = contentChangedSince(root, online);
	const own = began === online ? others : contentChangedSince(root, began);
	return [...own].filter((name) => others.has(name)).sort();
}

/** Columns of a line of the state that come before the name, by the kind of the line: changed, in conflict, unknown to Git. */
const columnsBefore: Readonly<Record<string, number>> = { "1": 7, u: 9, "?": 0 };

/** Undefined in a repository without a commit. */
function statusOf(root: string, prefix: string): Status | undefined {
	const options = ["--porcelain=v2", "--branch", "-z", "--untracked-files=all", "--no-renames"];
	const parts = (askGit(root, ["status", ...options, "--", "content"]) ?? "").split("\0");
	const about = (name: string) => parts.find((part) => part.startsWith(`# branch.${name} `))?.slice(10 + name.length);
	const head = about("oid") ?? "";
	if (!/^[0-9a-f]+$/.test(head)) return undefined;
	const entries = parts.flatMap((part) => {
		const [kind = "", state = "", ...rest] = part.split(" ");
		const columns = columnsBefore[kind];
		if (columns === undefined) return [];
		const name = [state, ...rest].slice(columns).join(" ").slice(prefix.length);
		// Secrets, and what programs leave beside a file that they write.
		if (isHidden(name)) return [];
		return [{ name, isStaged: kind !== "?" && !state.startsWith(".") }];
	});
	const branch = about("head");
	return {
		branch: branch === "(detached)" ? undefined : branch,
		head,
		changed: entries.map(({ name }) => name),
		staged: entries.filter(({ isStaged }) => isStaged).map(({ name }) => name),
	};
}

interface Ref {
	readonly commit: string;
	/** When that was made. */
	readonly at: string;
	/** The name of the one that it stands for. */
	readonly leads: string;
}

function refsOf(root: string): ReadonlyMap<string, Ref> {
	const format = "--format=%(refname) %(objectname) %(committerdate:iso-strict) %(symref)";
	const lines = askGit(root, ["for-each-ref", format, "refs/heads", "refs/remotes"]) ?? "";
	return new Map(
		lines
			.split("\n")
			.filter(Boolean)
			.map((line) => {
				const [name = "", commit = "", at = "", leads = ""] = line.split(" ");
				return [name, { commit, at, leads }];
			}),
	);
}

/** What the repository that others see says is its main branch; else the one that is called so. */
function onlineAmong(refs: ReadonlyMap<string, Ref>, remote: string | undefined): Online | undefined {
	const there = `refs/remotes/${remote}/`;
	const named = (folder: string) => ["main", "master"].map((name) => folder + name);
	const names = [refs.get(`${there}HEAD`)?.leads ?? "", ...named(there), ...named("refs/heads/")];
	const ref = names.find((name) => refs.has(name));
	const found = ref === undefined ? undefined : refs.get(ref);
	if (ref === undefined || !found) return undefined;
	const name = ref.startsWith(there) ? ref.slice(there.length) : ref.slice("refs/heads/".length);
	return { name, ref, commit: found.commit, at: found.at };
}

function remoteOf(root: string, branch: string | undefined): LocalState["remote"] {
	const names = (askGit(root, ["remote"]) ?? "").split("\n").filter(Boolean);
	const own = branch === undefined ? undefined : askGit(root, ["config", "--get", `branch.${branch}.remote`])?.trim();
	const name = names.find((each) => each === own) ?? names.find((each) => each === "origin") ?? names[0];
	const address = name && askGit(root, ["remote", "get-url", "--push", name])?.trim();
	return name && address ? { name, address } : undefined;
}
