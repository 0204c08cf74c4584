import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "./project.ts";

/** A server for who writes, and its address. */
export interface DevCommand {
	readonly child: ChildProcess;
	readonly origin: string;
}

/** Starts `npm run dev` or `npm run studio` over a folder with content. */
export function startDev(root: string, name: "dev" | "studio" = "dev"): Promise<DevCommand> {
	const args = [join(projectFolder, "scripts/run.mjs"), name, "--root", root, "--port", "0"];
	const child = spawn(process.execPath, [...args, ...(name === "studio" ? ["--no-open"] : [])], {
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...process.env, NODE_ENV: "development" },
	});
	return new Promise((resolve, reject) => {
		let text = "";
		child.stdout?.on("data", (chunk: Buffer) => {
			text += chunk.toString();
			// biome-ignore lint/suspicious/noControlCharactersInRegex: Vite colours its addresses.
			const origin = /http:\/\/localhost:\d+/.exec(text.replace(/\u001b\[\d+m/g, ""))?.[0];
			if (origin) resolve({ child, origin });
		});
		child.on("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
	});
}
