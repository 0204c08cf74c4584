import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Whether `package.json` beside `content/` has a script of a name: it says which programs Studio may start, and the content does not. */
export function hasScript(root: string, name: string): boolean {
	const file = join(root, "package.json");
	if (!existsSync(file)) return false;
	try {
		const { scripts = {} } = JSON.parse(readFileSync(file, "utf8")) as { scripts?: Readonly<Record<string, string>> };
		return Object.hasOwn(scripts, name);
	} catch {
		return false;
	}
}

interface Running {
	readonly folder: string;
	/** Milliseconds after which it is stopped. */
	readonly limit: number;
	/** Bytes that it may say. */
	readonly most?: number | undefined;
	/** What it reads. */
	readonly input?: string | undefined;
	/** Stops it. */
	readonly signal?: AbortSignal | undefined;
}

/** What became of a program. */
export interface Ran {
	readonly is: "done" | "failed" | "late" | "too much" | "aborted";
	/** What it printed, and apart from that also what it said of it. */
	readonly printed: string;
	readonly said: string;
	/** Its last line. */
	readonly last: string;
}

/** Runs a script of the site to its end. */
export function runScript(name: string, args: readonly string[], running: Running): Promise<Ran> {
	return run("npm", ["run", "--silent", name, ...(args.length > 0 ? ["--", ...args] : [])], running);
}

/** Runs a program to its end; with it ends all that it started. */
export function run(program: string, args: readonly string[], running: Running): Promise<Ran> {
	const { folder, limit, most = Number.POSITIVE_INFINITY, input, signal } = running;
	return new Promise((resolve) => {
		const printed: Buffer[] = [];
		const all: Buffer[] = [];
		let length = 0;
		let stopped: Ran["is"] | undefined;
		const onWindows = process.platform === "win32";
		// On Windows npm is a file of commands; nothing that somebody typed is among the words.
		const child = spawn(program, args, {
			cwd: folder,
			shell: program === "npm" && onWindows,
			detached: !onWindows,
			stdio: ["pipe", "pipe", "pipe"],
		});
		const kill = () => killAll(child);
		const stop = (why: Ran["is"]) => {
			stopped ??= why;
			kill();
		};
		const late = setTimeout(() => stop("late"), limit);
		const abort = () => stop("aborted");
		signal?.addEventListener("abort", abort);
		process.once("exit", kill);
		const hear = (kept: Buffer[][]) => (chunk: Buffer) => {
			length += chunk.length;
			if (length > most) stop("too much");
			else for (const each of kept) each.push(chunk);
		};
		child.stdout.on("data", hear([printed, all]));
		child.stderr.on("data", hear([all]));
		// Who does not read what it gets is no mistake.
		child.stdin.on("error", () => {});
		child.stdin.end(input);
		const end = (is: Ran["is"], more = "") => {
			clearTimeout(late);
			signal?.removeEventListener("abort", abort);
			process.off("exit", kill);
			const said = textOf(all) + more;
			resolve({ is: stopped ?? is, printed: textOf(printed), said, last: said.trim().split("\n").at(-1) ?? "" });
		};
		child.on("error", (error) => end("failed", error.message));
		child.on("close", (status) => end(status === 0 ? "done" : "failed"));
		if (signal?.aborted) abort();
	});
}

function killAll(child: ChildProcess): void {
	if (child.pid === undefined) return;
	try {
		if (process.platform === "win32") child.kill();
		else process.kill(-child.pid, "SIGKILL");
	} catch {
		// It ended by itself.
	}
}

function textOf(chunks: readonly Buffer[]): string {
	return stripVTControlCharacters(Buffer.concat(chunks).toString());
}
