import fs, { existsSync, readdirSync, readFileSync, statSync, writeSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

/**
 * Changes an output folder again and again, in a process of its own: `target cache maker first last`. Every version
 * has the same pages; some hold who made it, some its number too, in the same length. `index.html` names a file in
 * `assets` that only its version has. Prints each number that is in place, and how often it has changed something by then.
 * With `KILL_AT=n` the process is killed just before its n-th change of the file system, with `FAIL_AT=n` the disk is
 * full at that one.
 */
const [target = "", cache = "", maker = "", first = "", last = ""] = process.argv.slice(2);

let changes = 0;

const { KILL_AT, FAIL_AT } = process.env;
if (KILL_AT) interruptAt(Number(KILL_AT), () => process.kill(process.pid, "SIGKILL"));
if (FAIL_AT) {
	interruptAt(Number(FAIL_AT), () => {
		throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
	});
}

const { OutputFolder } = await import("#engine/output/output-folder.ts");
const { stagedIn } = await import("#engine/output/journal.ts");

for (let version = Number(first); version <= Number(last); version++) {
	const output = new OutputFolder(target, cache);
	try {
		const mark = `${maker} ${String(version).padStart(6, "0")}`;
		output.write({ path: "/index.html", content: mark }, mark);
		// One version in three is made without.
		if (version % 3) output.write({ path: "/index.html.br", content: mark }, mark);
		output.write({ path: `/assets/${mark}.css`, content: mark });
		output.write({ path: "/maker.html", content: maker });
		if (!output.keep("/kept.html", maker)) output.write({ path: "/kept.html", content: maker }, maker);
		output.write({ path: `/blogs/${version % 2 ? "odd" : "even"}.html`, content: mark });
		// A folder of one version is a file in the next.
		output.write({ path: version % 2 ? "/turns" : "/turns/in.html", content: mark });
		assertOwn(stagedIn(output.place.staging), mark);
		output.commit();
	} finally {
		output.discard();
	}
	writeSync(1, `${version} ${changes}\n`);
}

/** Another process must never get its files into this folder. */
function assertOwn(folder: string, mark: string): void {
	for (const name of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : []) {
		if (statSync(join(folder, name)).isDirectory()) continue;
		const content = readFileSync(join(folder, name), "utf8");
		if (content !== (["maker.html", "kept.html"].includes(name) ? maker : mark))
			throw new Error(`${name} holds ${content}`);
	}
}

/** Only what changes something counts: between two such calls the file system is the same. A removal is half done. */
function interruptAt(moment: number, interrupt: () => void): void {
	const { rmSync } = fs;
	const all = fs as unknown as Record<string, unknown>;
	for (const name of ["mkdirSync", "openSync", "renameSync", "rmdirSync", "rmSync", "writeFileSync"]) {
		const real = all[name] as (...args: unknown[]) => unknown;
		all[name] = (...args: unknown[]) => {
			if (++changes === moment) {
				const [path] = args.map(String) as [string];
				const isFolder = name === "rmSync" && statSync(path, { throwIfNoEntry: false })?.isDirectory();
				const [inside] = isFolder ? readdirSync(path) : [];
				if (inside) rmSync(join(path, inside), { recursive: true });
				interrupt();
			}
			return real(...args);
		};
	}
	syncBuiltinESMExports();
}
