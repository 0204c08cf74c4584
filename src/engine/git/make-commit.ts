import { askGit, type GitDone, git, runGit } from "./git.ts";
import { gitTrouble } from "./trouble.ts";

interface Commit {
	/** The first is the one whose files it changes. */
	readonly parents: readonly [string, ...string[]];
	/** What files hold, by their names below `root`; null takes one away. */
	readonly changes: ReadonlyMap<string, Uint8Array | null>;
	readonly message: string;
	/** A file for the index that it is made with. */
	readonly index: string;
	/** Hears the number of each process that may outlive this one. */
	readonly began: (pid: number) => void;
}

/** Programs of others may be called, as to check the commit or to sign it. */
const limit = 120_000;

/** Makes a commit by whoever Git knows, and gives its name. No branch leads to it yet. Throws why it cannot be made. */
export async function makeCommit(root: string, commit: Commit): Promise<string> {
	const { parents, changes, message, index, began } = commit;
	const env = { GIT_INDEX_FILE: index };
	const [onto] = parents;
	const now = (args: readonly string[], input?: string | Uint8Array) => {
		const { status, stdout, stderr } = git(root, args, input, env);
		if (status !== 0) throw gitTrouble({ isDone: false, words: stderr.toString(), isLate: false });
		return stdout.toString().trim();
	};
	const run = (args: readonly string[], input = "") => runGit(root, args, { input, limit, env, began });
	now(["read-tree", onto]);
	const prefix = askGit(root, ["rev-parse", "--show-prefix"])?.trim() ?? "";
	const entries = [...changes].map(([file, bytes]) => {
		const path = `${prefix}${file}`;
		if (!bytes) return `0 ${"0".repeat(onto.length)}\t${path}\0`;
		const [mode = "100644"] = now(["ls-files", "--stage", "--full-name", "--", `./${file}`]).split(" ");
		return `${mode || "100644"} ${now(["hash-object", "-w", "--stdin", "--path", file], bytes)}\t${path}\0`;
	});
	now(["update-index", "-z", "--index-info"], entries.join(""));
	throwUnless(await run(["hook", "run", "--ignore-missing", "pre-commit"]), /is not a git command/);
	const isSigned = askGit(root, ["config", "--type=bool", "--get", "commit.gpgsign"])?.trim() === "true";
	const made = await run(
		["commit-tree", ...(isSigned ? ["-S"] : []), ...parents.flatMap((each) => ["-p", each]), now(["write-tree"])],
		message,
	);
	throwUnless(made);
	return /^[0-9a-f]{40,64}$/m.exec(made.words)?.[0] ?? "";
}

/** `known` is what an older Git says, which knows no such thing. */
function throwUnless(done: GitDone, known?: RegExp): void {
	if (!done.isDone && !known?.test(done.words)) throw gitTrouble(done);
}
