import { runGit } from "./git.ts";
import { gitTrouble } from "./trouble.ts";

/** What became of it, and what the server said. */
export interface PushedCommit {
	/** Somebody was faster, or the server does not take it. */
	readonly is: "done" | "moved" | "not taken";
	readonly said: string;
}

interface Push {
	/** The name of the repository that others see. */
	readonly remote: string;
	/** Undefined takes the branch away. */
	readonly commit: string | undefined;
	readonly branch: string;
	readonly began?: (pid: number) => void;
}

/** Milliseconds: a server that has not answered then will not. */
const limit = 60_000;

/** Lets a branch of the repository that others see lead to a commit. Throws why the server did not answer. */
export async function pushCommit(root: string, { remote, commit = "", branch, began }: Push): Promise<PushedCommit> {
	const what = `${commit}:refs/heads/${branch}`;
	const done = await runGit(root, ["push", "--end-of-options", remote, what], { limit, ...(began && { began }) });
	if (done.isDone) return { is: "done", said: done.words };
	if (/\[rejected\]|non-fast-forward|fetch first|cannot lock ref|failed to update ref/i.test(done.words))
		return { is: "moved", said: done.words };
	if (/remote rejected|hook declined|protected branch/i.test(done.words))
		return { is: "not taken", said: wordsOf(done.words) };
	throw gitTrouble(done);
}

/** What the server said for people, without what only Git says, and without the stop at its end. */
function wordsOf(said: string): string {
	const lines = said.split("\n").flatMap((line) => /^remote:\s*(?:error:\s*)?(.*\S)/.exec(line)?.[1] ?? []);
	const words = lines.join(" ").replace(/\s+/g, " ").replace(/\.$/, "");
	return words.length > 300 ? `${words.slice(0, 300)}…` : words;
}
