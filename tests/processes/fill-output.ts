import fs, { readdirSync, readFileSync, writeSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

/**
 * Builds an output folder again and again, in a process of its own: `target cache maker first last`. Every version
 * has the same files; some hold who made it, some its number too, in the same length. Prints each number that is in place.
 * With `KILL_AT=n` the process is killed just before its n-th change of the file system.
 */
const [target = "", cache = "", maker = "", first = "", last = ""] = process.argv.slice(2);

if (process.env.KILL_AT) dieAt(Number(process.env.KILL_AT));

const { OutputFolder } = await import("#engine/output/output-folder.ts");

for (let version = Number(first); version <= Number(last); version++) {
	const output = new OutputFolder(target, cache);
	const mark = `${maker} ${String(version).padStart(6, "0")}`;
	output.write({ path: "/index.html", content: mark }, mark);
	output.write({ path: "/maker.html", content: maker });
	if (!output.keep("/kept.html", maker)) output.write({ path: "/kept.html", content: maker }, maker);
	output.write({ path: `/blogs/${version % 2 ? "odd" : "even"}.html`, content: mark });
	assertWhole(output.place.filling, mark);
	output.commit();
	writeSync(1, `${version}\n`);
}

/** Another process must never get its files into this folder. */
function assertWhole(folder: string, mark: string): void {
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		if (!name.endsWith(".html")) continue;
		const content = readFileSync(join(folder, name), "utf8");
		if (content !== (["maker.html", "kept.html"].includes(name) ? maker : mark))
			throw new Error(`${name} holds ${content}`);
	}
}

/** Only what changes something counts: between two such calls the file system is the same. A removal is half done. */
function dieAt(moment: number): void {
	let calls = 0;
	const { unlinkSync } = fs;
	const all = fs as unknown as Record<string, unknown>;
	for (const name of [
		"chmodSync",
		"linkSync",
		"mkdirSync",
		"mkdtempSync",
		"openSync",
		"renameSync",
		"rmSync",
		"unlinkSync",
		"writeFileSync",
	]) {
		const real = all[name] as (...args: unknown[]) => unknown;
		all[name] = (...args: unknown[]) => {
			if (++calls === moment) {
				if (name === "rmSync") unlinkSync(join(String(args[0]), "index.html"));
				process.kill(process.pid, "SIGKILL");
			}
			return real(...args);
		};
	}
	syncBuiltinESMExports();
}
