import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectFolder } from "../browser/project.ts";

/** A server for who writes, and its address. */
export interface DevCommand {
	readonly child: ChildProcess;
	readonly origin: string;
}

interface Options {
	readonly name?: "dev" | "studio";
	/** What else stands behind the command. */
	readonly more?: readonly string[];
	/** What its environment has besides that of the tests. */
	readonly env?: NodeJS.ProcessEnv;
	/** What becomes of its complaints: shown with those of the tests, without this. */
	readonly stderr?: "inherit" | "ignore" | ((words: string) => void);
}

/** Starts `npm run dev` or `npm run studio` over a folder with content. */
export function startDev(
	root: string,
	{ name = "dev", more = [], env, stderr = "inherit" }: Options = {},
): Promise<DevCommand> {
	const args = [join(projectFolder, "scripts/run.mjs"), name, "--root", root, "--port", "0", ...more];
	const child = spawn(process.execPath, [...args, ...(name === "studio" ? ["--no-open"] : [])], {
		stdio: ["ignore", "pipe", typeof stderr === "string" ? stderr : "pipe"],
		env: { ...process.env, NODE_ENV: "development", ...env },
	});
	if (typeof stderr !== "string") child.stderr?.on("data", (chunk: Buffer) => stderr(chunk.toString()));
	return new Promise((resolve, reject) => {
		let text = "";
		child.stdout?.on("data", (chunk: Buffer) => {
			text += chunk.toString();
			const origin = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(text))?.[0];
			if (origin) resolve({ child, origin });
		});
		child.on("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
	});
}
