import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";

/** Opens a Chromium, without a window. */
export function openChromium({ path }: { readonly path: string | undefined }): Promise<Browser> {
	return chromium.launch({
		...(path && { executablePath: path }),
		args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
	});
}

/** A server that runs, and its address. */
export interface Running {
	readonly child: ChildProcess;
	readonly address: string;
}

/** Starts `npm run dev` or `npm run studio` over a folder with content. */
export function startServer(
	project: string,
	name: "dev" | "studio",
	root: string,
	more: readonly string[] = [],
): Promise<Running> {
	const args = [join(project, "scripts/run.mjs"), name, "--root", root, "--port", "0", ...more];
	const child = spawn(process.execPath, name === "studio" ? [...args, "--no-open"] : args, {
		stdio: ["ignore", "pipe", "inherit"],
	});
	return new Promise((resolve, reject) => {
		let printed = "";
		child.stdout.on("data", (data: Buffer) => {
			printed += data.toString();
			const address = /https?:\/\/localhost:\d+/.exec(printed)?.[0];
			if (address) resolve({ child, address });
		});
		child.stdout.on("end", () => reject(new Error(`${name} ended before it listened:\n${printed}`)));
	});
}
