import { spawn } from "node:child_process";
import { PublishTrouble } from "./publish-trouble.ts";

/** What became of a program that ran. */
export interface Ended {
	/** Its exit code; -1 when it was ended from outside. */
	readonly status: number;
	readonly printed: string;
	/** What it complained of. */
	readonly words: string;
}

interface Running {
	readonly input?: string | undefined;
	/** Hears each line as it is printed or said. */
	readonly hear?: ((line: string) => void) | undefined;
	/** Milliseconds of silence after which it is ended. */
	readonly patience?: number;
}

/** Milliseconds. The programs themselves give up sooner. */
const usualPatience = 300_000;

/**
 * Runs a program of this machine to its end. It has no terminal, so it asks nobody anything. Whoever stops this process
 * stops it too, and hears so. Throws a `PublishTrouble` when the machine lacks it.
 */
export function runProgram(
	program: string,
	args: readonly string[],
	{ input = "", hear, patience = usualPatience }: Running = {},
): Promise<Ended> {
	return new Promise((resolve, reject) => {
		const env = { ...process.env, LC_ALL: "C" };
		const child = spawn(program, args, { env, windowsHide: true, stdio: ["pipe", "pipe", "pipe"] });
		const texts = { printed: "", words: "" };
		let [stopped, isLate] = [false, false];
		const kill = () => child.kill();
		const stop = () => {
			stopped = true;
			kill();
		};
		const endLate = () => {
			isLate = true;
			kill();
		};
		let timer = setTimeout(endLate, patience);
		for (const [name, stream] of [["printed", child.stdout] as const, ["words", child.stderr] as const]) {
			let line = "";
			stream.setEncoding("utf8").on("data", (chunk: string) => {
				clearTimeout(timer);
				timer = setTimeout(endLate, patience);
				texts[name] += chunk;
				if (!hear) return;
				const lines = (line + chunk).split("\n");
				line = lines.pop() ?? "";
				for (const each of lines) hear(each);
			});
		}
		process.once("exit", kill);
		for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
		const end = () => {
			clearTimeout(timer);
			process.off("exit", kill);
			for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop);
		};
		child.on("error", (error: NodeJS.ErrnoException) => {
			end();
			reject(error.code === "ENOENT" ? PublishTrouble.missing(program) : error);
		});
		child.on("close", (status) => {
			end();
			if (stopped) reject(PublishTrouble.interrupted());
			else if (isLate) reject(PublishTrouble.late(program));
			else resolve({ status: status ?? -1, ...texts });
		});
		// Who ends before it has read everything says why in its own words.
		child.stdin.on("error", () => {});
		child.stdin.end(input);
	});
}
