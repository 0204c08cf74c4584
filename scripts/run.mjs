// Starts a command of `scripts/commands`. Node 20 reads no TypeScript, so the code is compiled first,
// once for each state of the sources, into node_modules/.cache.
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { rename } from "./lib/rename.mjs";

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(project, "node_modules", ".cache", "site");

/** Libraries of many small files take longer to find and to open than to run: they become part of what is compiled. */
const bundled = ["cspell-trie-lib", "date-fns", "diff", "image-size", "libphonenumber-js", "marked", "yaml", "zod"];

// What the environment says of it was meant for the site when it is served; `dev` needs React's development build.
if (process.argv[2] === "dev") process.env.NODE_ENV = "development";
process.env.NODE_ENV ??= "production";
process.env.SITE_CODE = codeHash();

// Of its own accord V8 lets a heap grow to several times of what is in use before it clears up. A site of 10,000 pages
// needs a quarter less memory this way, and no more time.
setFlagsFromString("--heap-growing-percent=30");

try {
	const compiled = join(cache, process.env.SITE_CODE, "cli.js");
	if (existsSync(compiled)) utimesSync(dirname(compiled), new Date(), new Date());
	else await compile(dirname(compiled));
	const { main } = await import(pathToFileURL(compiled).href);
	process.exitCode = await main(process.argv.slice(2), project);
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
	process.exitCode = 3;
}

/** A name for the present state of the code: what is compiled from it can be kept under that name. */
function codeHash() {
	const hash = createHash("sha256");
	const folders = ["src", "scripts"];
	const single = ["package-lock.json", "vite.config.ts"];
	for (const file of [...folders.flatMap((folder) => filesIn(join(project, folder))), ...single]) {
		hash
			.update(file)
			.update("\0")
			.update(readFileSync(join(project, file)))
			.update("\0");
	}
	return hash.digest("hex").slice(0, 16);
}

/** @param {string} folder @returns {string[]} paths from the project folder, sorted */
function filesIn(folder) {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(project.length + 1))
		.sort();
}

/** @param {string} target folder that will hold `cli.js` */
async function compile(target) {
	const { build } = await import("vite");
	await mkdir(cache, { recursive: true });
	removeOld();
	const temporary = mkdtempSync(join(cache, "new-"));
	try {
		await build({
			configFile: join(project, "vite.config.ts"),
			root: project,
			mode: "production",
			logLevel: "error",
			build: {
				ssr: true,
				outDir: temporary,
				emptyOutDir: false,
				copyPublicDir: false,
				minify: false,
				rolldownOptions: {
					input: { cli: "scripts/cli.ts", worker: "scripts/worker.ts", "check-worker": "scripts/check-worker.ts" },
				},
			},
			ssr: { noExternal: bundled },
		});
		rename(temporary, target);
	} catch (error) {
		// Another process may have compiled the same code at the same moment; its result is as good.
		if (!existsSync(join(target, "cli.js"))) throw error;
	} finally {
		rmSync(temporary, { recursive: true, force: true });
	}
}

/** Keeps the cache from growing with every change of the code. What was used within a day may be in use now. */
function removeOld() {
	const kept = 4;
	const day = 24 * 60 * 60 * 1000;
	const old = readdirSync(cache)
		.filter((name) => /^[0-9a-f]{16}$/.test(name))
		.map((name) => ({ name, time: statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
		.sort((a, b) => b.time - a.time)
		.slice(kept)
		.filter(({ time }) => Date.now() - time > day);
	for (const { name } of old) rmSync(join(cache, name), { recursive: true, force: true });
}
