#!/usr/bin/env node
// Starts a command of `scripts/commands`. Node 20 reads no TypeScript, so the code is compiled first,
// once for each state of the sources, into node_modules/.cache.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { sealedFolder } from "#engine/store/sealed-folder.mjs";
import { trouble } from "#engine/terminal/trouble.mjs";

const project = dirname(dirname(fileURLToPath(import.meta.url)));

/** Libraries of many small files take longer to find and to open than to run: they become part of what is compiled. */
const bundled = ["cspell-trie-lib", "date-fns", "diff", "image-size", "libphonenumber-js", "marked", "yaml", "zod"];

// What the environment says of it was meant for somebody else; only `dev` needs React's development build.
const environment = ["dev", "studio"].includes(process.argv[2] ?? "") ? "development" : "production";

// Of its own accord V8 lets a heap grow to several times of what is in use before it clears up. A site of 10,000 pages
// needs a quarter less memory this way, and no more time.
setFlagsFromString("--heap-growing-percent=30");

process.stdout.on("error", (error) => {
	// Who reads the output may have seen enough.
	if (!("code" in error && error.code === "EPIPE")) complain(error);
	process.exit();
});

try {
	const version = codeHash();
	const compiled = await sealedFolder({ project, kind: "code", name: version }, (folder) => compile(folder, version));
	process.env.SITE_COMPILED = compiled;
	process.env.NODE_ENV = environment;
	const { main } = await import(pathToFileURL(join(compiled, "cli.js")).href);
	process.exitCode = await main(process.argv.slice(2), project);
} catch (error) {
	complain(error);
}

/** @param {unknown} error */
function complain(error) {
	const known = trouble(error);
	process.stderr.write(`${known?.say("nl") ?? (error instanceof Error ? error.stack : String(error))}\n`);
	process.exitCode = known?.exitCode ?? 3;
}

/** A name for the present state of the code: what is compiled from it can be kept under that name. */
function codeHash() {
	return hashOf(["src", "scripts"], ["package.json", "package-lock.json", "vite.config.ts"].filter(isHere));
}

/**
 * An installed package has no lock, and no programs that measure it.
 * @param {string} file
 */
function isHere(file) {
	return existsSync(join(project, file));
}

/**
 * @param {readonly string[]} folders
 * @param {readonly string[]} single files
 */
function hashOf(folders, single = []) {
	const hash = createHash("sha256");
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

/**
 * @param {string} folder will hold `cli.js`
 * @param {string} version of the code
 */
async function compile(folder, version) {
	// One code for all commands: without this Vite would compile JSX for React's development build.
	process.env.NODE_ENV = "production";
	const { build } = await import("vite");
	await build({
		configFile: join(project, "vite.config.ts"),
		// To bundle it first, Vite would write below `node_modules`.
		configLoader: "runner",
		root: project,
		mode: "production",
		logLevel: "error",
		define: {
			__CODE_VERSION__: JSON.stringify(version),
			__PICTURES_VERSION__: JSON.stringify(hashOf(["src/engine/pictures"])),
		},
		build: {
			ssr: true,
			outDir: folder,
			emptyOutDir: false,
			copyPublicDir: false,
			minify: false,
			rolldownOptions: {
				input: [
					"scripts/cli.ts",
					"src/engine/workers/worker.ts",
					"src/engine/dev/check-worker.ts",
					"scripts/bench/reference.tsx",
				].filter(isHere),
			},
		},
		ssr: { noExternal: bundled },
	});
}
