import { execFile, type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** Its words are English, it asks nobody anything in a terminal, and takes no lock that it can do without. */
const quietly = { LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0" };

/** Runs git in a folder, with `more` in its environment; what it says itself is English. */
export function git(
	folder: string,
	args: readonly string[],
	input?: string | Uint8Array,
	more: Readonly<Record<string, string>> = {},
): SpawnSyncReturns<Buffer> {
	const maxBuffer = Number.POSITIVE_INFINITY;
	return spawnSync("git", ["-C", folder, ...args], { input, maxBuffer, env: { ...process.env, ...quietly, ...more } });
}

/** What git answers; undefined when it fails, or is not there. */
export function askGit(folder: string, args: readonly string[], input?: string): string | undefined {
	const { status, stdout } = git(folder, args, input);
	return status === 0 ? stdout.toString() : undefined;
}

/** As `askGit`, while the rest of the program goes on. */
export function askGitMeanwhile(folder: string, args: readonly string[]): Promise<string | undefined> {
	const options = { maxBuffer: Number.POSITIVE_INFINITY, env: { ...process.env, ...quietly } };
	return new Promise((resolve) => {
		execFile("git", ["-C", folder, ...args], options, (error, stdout) => resolve(error ? undefined : stdout));
	});
}

/** Where git keeps files of its own. */
export function gitPaths<const Names extends readonly string[]>(
	root: string,
	...names: Names
): { [Index in keyof Names]: string } {
	const asked = askGit(root, ["rev-parse", ...names.flatMap((name) => ["--git-path", name])]) ?? "";
	const paths = asked.split("\n");
	return names.map((_, index) => resolve(root, paths[index] ?? "")) as { [Index in keyof Names]: string };
}

/** What came of something that git did. */
export interface GitDone {
	readonly isDone: boolean;
	/** What it said of it. */
	readonly words: string;
	/** It was silent for longer than it may, and was ended. */
	readonly isLate: boolean;
}

/** How far git or the server is, as `remote: Counting objects:  50% (1/2)`, which is written over until it is done. */
const progress = /^(?:remote: )?(?:Total \d+ \(|[A-Z][\w ]+: +(?:\d+% \(|\d+, done\.|\d+ *(?=\r))).*[\r\n]?/gm;

interface Doing {
	readonly input?: string;
	/** Milliseconds in which it has to say something: on a slow line it takes as long as it takes. */
	readonly limit: number;
	/** What it finds in its environment besides. */
	readonly env?: Readonly<Record<string, string>>;
	/** Hears the number of its process. */
	readonly began?: (pid: number) => void;
}

/**
 * Lets git do something that may take a while, or call programs of others. It has no terminal, so none of them can wait for
 * an answer there, and all of them end with it when it falls silent. How far it is, as with `--progress`, is none of its words.
 */
export function runGit(
	folder: string,
	args: readonly string[],
	{ input = "", limit, env: more, began }: Doing,
): Promise<GitDone> {
	const inGroup = process.platform !== "win32";
	return new Promise((resolve) => {
		const env = { ...process.env, ...quietly, ...more };
		const child = spawn("git", ["-C", folder, ...args], { env, detached: inGroup, windowsHide: true });
		if (child.pid !== undefined) began?.(child.pid);
		let [words, isLate] = ["", false];
		const timer = setTimeout(() => {
			isLate = true;
			if (inGroup && child.pid !== undefined) process.kill(-child.pid);
			else child.kill();
		}, limit);
		const end = (isDone: boolean) => {
			clearTimeout(timer);
			resolve({ isDone, words: words.replace(progress, ""), isLate });
		};
		for (const stream of [child.stdout, child.stderr]) {
			stream.on("data", (chunk: Buffer) => {
				words += chunk.toString();
				timer.refresh();
			});
		}
		child.on("error", (error) => {
			words += error.message;
			end(false);
		});
		child.on("close", (status) => end(status === 0));
		child.stdin.on("error", () => {});
		child.stdin.end(input);
	});
}
