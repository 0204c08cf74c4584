import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { copySite } from "../helpers/copy-site.ts";
import { projectFolder } from "./project.ts";

const command = join(projectFolder, "scripts/run.mjs");

export interface ServedSite {
	readonly origin: string;
	/** The folder that holds its content and what was built of it. */
	readonly root: string;
	/** Ends the server and removes the site. */
	readonly stop: () => void;
}

/** The real content with changes to some of its files, built and served by the real commands. */
export function serveContent(changes: Readonly<Record<string, (text: string) => string>>): Promise<ServedSite> {
	return serveSite(projectFolder, changes);
}

/** The same of the site in another folder. */
export async function serveSite(
	from: string,
	changes: Readonly<Record<string, (text: string) => string>> = {},
): Promise<ServedSite> {
	const root = mkdtempSync(join(tmpdir(), "browser-site-"));
	copySite(from, root);
	for (const [file, change] of Object.entries(changes)) {
		const path = join(root, "content", file);
		writeFileSync(path, change(readFileSync(path, "utf8")));
	}
	await promisify(execFile)(process.execPath, [command, "build", "--root", root]);
	const child = spawn(process.execPath, [command, "preview", "--root", root, "--port", "0"], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const origin = await new Promise<string>((resolve, reject) => {
		let text = "";
		child.stdout.on("data", (chunk: Buffer) => {
			text += chunk.toString();
			const address = /http:\/\/\S+/.exec(text)?.[0];
			if (address) resolve(address);
		});
		child.on("exit", (code) => reject(new Error(`preview ended with ${code}`)));
	});
	const stop = () => {
		child.kill();
		rmSync(root, { recursive: true, force: true });
	};
	return { origin, root, stop };
}
