// Starts a command of `scripts/commands`. Node 20 reads no TypeScript, so the code is compiled first,
// once for each state of the sources and of the own sections of a site, into node_modules/.cache.
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { trouble } from "#engine/base/trouble.mjs";
import { hashOfFiles } from "#engine/files/hash-of-files.mjs";
import { cacheFolder } from "#engine/memory/cache-folder.mjs";
import { sealedFolder } from "#engine/memory/sealed-folder.mjs";
import { saidByItsPlace, sayingWhere, sourceInMap } from "#engine/sections/broken-section.mjs";
import { sectionsPlugin } from "#engine/sections/sections-plugin.mjs";
import { ownSectionsFolder, sectionsOfSite } from "#engine/sections/site-sections.mjs";
import { readAsked } from "./asked.mjs";
import { sayEarly } from "./say-early.mjs";

const project = dirname(dirname(fileURLToPath(import.meta.url)));

const asked = readAsked(process.argv.slice(3));

const own = ownSectionsFolder(asked.root);

/** Libraries of many small files take longer to find and to open than to run: they become part of what is compiled. */
const bundled = ["cspell-trie-lib", "date-fns", "diff", "image-size", "libphonenumber-js", "marked", "yaml", "zod"];

// What the environment says of it was meant for somebody else; only `dev` needs React's development build.
const environment = process.argv[2] === "dev" ? "development" : "production";

// Of its own accord V8 lets a heap grow to several times of what is in use before it clears up. A site of 10,000 pages
// needs a quarter less memory this way, and no more time.
setFlagsFromString("--heap-growing-percent=30");

// Node 20 makes faster code of whatever ran for a while. A build of one edited text is over before that is worth its
// price, a third of all that it costs; four times as much of a beginning costs a large site nothing.
if (process.versions.node.startsWith("20.")) setFlagsFromString("--interrupt-budget=264000");

process.stdout.on("error", (error) => {
	// Who reads the output may have seen enough.
	if (!("code" in error && error.code === "EPIPE")) complain(error);
	process.exit();
});

try {
	sectionsOfSite(project, own);
	const version = codeHash();
	const compiled = await sealedFolder({ project, kind: "code", name: version }, (folder) => compile(folder, version));
	process.env.SITE_COMPILED = compiled;
	process.env.NODE_ENV = environment;
	const { main } = await import(pathToFileURL(join(compiled, "cli.js")).href);
	process.exitCode = await main(process.argv.slice(2), project);
} catch (error) {
	complain(saidByItsPlace(own, error));
}

/** @param {unknown} error */
function complain(error) {
	const known = trouble(error);
	const said =
		known?.said ?? (error instanceof Error && "said" in error ? /** @type {Said} */ (error.said) : undefined);
	const stack = error instanceof Error ? error.stack : String(error);
	process.stderr.write(`${said ? sayEarly(said) : stack}\n`);
	process.exitCode = known?.exitCode ?? (said ? 1 : 3);
}

/** @typedef {import("#core/fields/answers.ts").InReports} Said */

/** A name for the present state of the code: what is compiled from it can be kept under that name. */
function codeHash() {
	const code = ["src", "scripts", "tests/commands"].flatMap((name) => filesIn(join(project, name), name));
	const single = ["package.json", "package-lock.json", "vite.config.ts"].filter(isHere);
	// Own sections count as such only, wherever they stand: sites with the same share what is compiled.
	const site = join(project, "src/site", sep);
	const builder = [...code, ...single.map((name) => ({ name, file: join(project, name) }))];
	return shortHash([...builder.filter(({ file }) => !file.startsWith(site)), ...filesIn(own, "sections")], "sources");
}

/**
 * An installed package has no lock, and no programs that measure it.
 * @param {string} file
 */
function isHere(file) {
	return existsSync(join(project, file));
}

/** @typedef {import("#engine/files/hash-of-files.mjs").NamedFile} NamedFile */

/** @param {readonly NamedFile[]} files @param {string} called */
function shortHash(files, called) {
	return hashOfFiles(files, join(cacheFolder(project), `${called}.json`)).slice(0, 16);
}

/** @param {string} folder @param {string} called @returns {NamedFile[]} sorted */
function filesIn(folder, called) {
	const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
	entries.sort((one, other) => (one.name < other.name ? -1 : 1));
	return entries.flatMap((entry) => {
		const [file, name] = [join(folder, entry.name), join(called, entry.name)];
		if (entry.isDirectory()) return filesIn(file, name);
		return entry.isFile() ? [{ name, file }] : [];
	});
}

/**
 * @param {string} folder will hold `cli.js`
 * @param {string} version of the code
 */
async function compile(folder, version) {
	// One code for all commands: without this Vite would compile JSX for React's development build.
	process.env.NODE_ENV = "production";
	const { soundExamples } = await import("#engine/sections/sound-examples.mjs");
	for (const section of sectionsOfSite(project, own)) if (section.folder.startsWith(own)) soundExamples(section);
	const { build } = await import("vite");
	const compiling = build({
		configFile: join(project, "vite.config.ts"),
		// To bundle it first, Vite would write below `node_modules`.
		configLoader: "runner",
		root: project,
		mode: "production",
		logLevel: "silent",
		define: {
			__CODE_VERSION__: JSON.stringify(version),
			__PICTURES_VERSION__: JSON.stringify(
				shortHash(filesIn(join(project, "src/engine/pictures"), "src/engine/pictures"), "pictures"),
			),
		},
		build: {
			ssr: true,
			outDir: folder,
			emptyOutDir: false,
			copyPublicDir: false,
			minify: false,
			// An error in an own section is told by its place.
			sourcemap: existsSync(own) && "hidden",
			rolldownOptions: {
				input: [
					"scripts/cli.ts",
					"src/engine/workers/worker.ts",
					"src/engine/dev/check-worker.ts",
					"tests/commands/bench/reference.tsx",
				].filter(isHere),
				output: {
					sourcemapExcludeSources: true,
					sourcemapPathTransform: (source, map) => sourceInMap(own, source, map),
				},
			},
		},
		plugins: [sectionsPlugin(project, own)],
		ssr: { noExternal: bundled },
	});
	await sayingWhere(own, compiling);
}
