import { UsageError } from "#engine/base/usage-error.ts";
import { inShort, refusedToAll } from "#studio/brain/publishing/refusals.ts";
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

/** Milliseconds: a server that is silent so long will not answer. */
const limit = 60_000;

/** Lets a branch of the repository that others see lead to a commit. Throws why the server did not answer, or takes it from nobody. */
export async function pushCommit(root: string, { remote, commit = "", branch, began }: Push): Promise<PushedCommit> {
	const what = `${commit}:refs/heads/${branch}`;
	const done = await runGit(root, ["push", "--progress", "--end-of-options", remote, what], {
		limit,
		...(began && { began }),
	});
	if (done.isDone) return { is: "done", said: done.words };
	if (/\[rejected\]|non-fast-forward|fetch first|cannot lock ref|failed to update ref/i.test(done.words))
		return { is: "moved", said: done.words };
	if (!/remote rejected|hook declined|protected branch/i.test(done.words)) throw gitTrouble(done);
	const said = wordsOf(done.words);
	const why = refusedToAll(said);
	if (why) throw new UsageError(why);
	return { is: "not taken", said: inShort(said) };
}

/** What the server said for people, in one line, without what only Git says. */
function wordsOf(said: string): string {
	const words = /^(?:remote:\s*(?:error:\s*)?|error: (?=remote unpack failed))(.*\S)/;
	const lines = said.split("\n").flatMap((line) => words.exec(line)?.[1] ?? []);
	return lines.join(" ").replace(/\s+/g, " ");
}
