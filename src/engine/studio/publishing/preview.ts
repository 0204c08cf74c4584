import { spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { PreviewAnswer } from "#core/studio-publishing.ts";
import type { DevServer } from "../../dev/dev-server.ts";
import { temporaryFolder } from "../../store/temporary-folder.ts";
import { publishingWords } from "./refusals.ts";

interface Folders {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
}

/** The script of `package.json` beside `content/` that puts a folder where others can see it, and prints the address. */
const script = "publish-preview";

/** Milliseconds. */
const limit = 600_000;

/**
 * Builds the site as it is now into a folder of its own, so that nothing that is published changes, and lets the script of
 * the site publish that folder if it has one.
 */
export async function makePreview({ language }: DevServer, { root, project }: Folders): Promise<PreviewAnswer> {
	const copy = temporaryFolder("preview");
	cpSync(join(root, "content"), join(copy, "content"), { recursive: true });
	const build = [join(project, "scripts/run.mjs"), "build", "--root", copy];
	const built = await run(process.execPath, build, project);
	if (!built.isDone) {
		rmSync(copy, { recursive: true, force: true });
		return { refused: publishingWords.notBuilt(built.last)[language] };
	}
	const folder = join(copy, "dist");
	if (!hasScript(root)) return { folder, address: undefined };
	const told = await run("npm", ["run", "--silent", script, "--", folder], root);
	if (!told.isDone) return { refused: publishingWords.notBuilt(told.last)[language] };
	return { folder, address: /https?:\/\/\S+/g.exec(told.said)?.[0] };
}

function hasScript(root: string): boolean {
	const file = join(root, "package.json");
	if (!existsSync(file)) return false;
	const { scripts = {} } = JSON.parse(readFileSync(file, "utf8")) as { scripts?: Readonly<Record<string, string>> };
	return Object.hasOwn(scripts, script);
}

interface Ran {
	readonly isDone: boolean;
	readonly said: string;
	readonly last: string;
}

function run(program: string, args: readonly string[], folder: string): Promise<Ran> {
	return new Promise((resolve) => {
		let said = "";
		// On Windows npm is a file of commands; nothing that somebody typed is among the words.
		const shell = program === "npm" && process.platform === "win32";
		const child = spawn(program, args, { cwd: folder, shell, timeout: limit, stdio: ["ignore", "pipe", "pipe"] });
		for (const stream of [child.stdout, child.stderr]) {
			stream.on("data", (chunk: Buffer) => {
				said += stripVTControlCharacters(chunk.toString());
			});
		}
		const end = (isDone: boolean) => resolve({ isDone, said, last: said.trim().split("\n").at(-1) ?? "" });
		child.on("error", (error) => {
			said += error.message;
			end(false);
		});
		child.on("close", (status) => end(status === 0));
	});
}
