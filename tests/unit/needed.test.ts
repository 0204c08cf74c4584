import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectFolder } from "../helpers/example-site.ts";

/** What is read before anything else. */
const early = [
	...["run", "language-asked", "say-early"].map((name) => `scripts/${name}.mjs`),
	...["language-here", "say"].map((name) => `src/engine/base/${name}.mjs`),
];

/** What a command says where Node is too old for it, or where nobody ran `npm install`: one sentence, and no more. */
let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "needed-"));
	for (const name of ["package.json", ...early, "src/locales/de/engine.json", "src/locales/de/commands.json"])
		cpSync(join(projectFolder, name), join(folder, name));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: readonly string[]) {
	return runOn("nl_NL", ...args);
}

/** Runs a command on the computer of somebody who speaks a language. */
function runOn(locale: string, ...args: readonly string[]) {
	const { stderr, stdout, status } = spawnSync(process.execPath, [join(folder, "scripts/run.mjs"), ...args], {
		cwd: folder,
		encoding: "utf8",
		env: { ...process.env, LC_ALL: `${locale}.UTF-8` },
	});
	return { said: stdout + stderr.replaceAll(folder, "/site"), status };
}

test("without npm install", () => {
	expect(run("start")).toEqual({
		said: "Niet alles wat nodig is, is al opgehaald: typ `npm install` in /site en probeer het opnieuw.\n",
		status: 3,
	});
	expect(run("validate", "--language", "en").said).toBe(
		"Not everything that is needed has been fetched yet: run `npm install` in /site and try again.\n",
	);
	expect(run("validate", "--language", "de").said).toBe(
		"Noch ist nicht alles da, was gebraucht wird: Führen Sie `npm install` in /site aus und versuchen Sie es noch einmal.\n",
	);
	// Where no site says in which language to speak, the computer does.
	expect(runOn("de_AT", "validate").said).toMatch(/^Noch ist nicht alles da/);
	expect(runOn("it_IT", "validate").said).toMatch(/^Not everything/);
	mkdirSync(join(folder, "content"));
	writeFileSync(join(folder, "content/site.yaml"), "languages: [en]\nreportLanguage: en\n");
	expect(run("validate").said).toMatch(/^Not everything/);
});

test("on an older Node", () => {
	const wanted = readFileSync(join(folder, "package.json"), "utf8").replace(/">=20\.19"/, '">=99.1"');
	writeFileSync(join(folder, "package.json"), wanted);
	const here = process.versions.node;
	expect(run("start")).toEqual({
		said: `Op deze computer staat Node ${here}, en er is minstens 99.1 nodig: haal een nieuwere van https://nodejs.org en probeer het opnieuw.\n`,
		status: 3,
	});
	expect(run("start", "--language=en").said).toBe(
		`This computer has Node ${here}, and at least 99.1 is needed: get a newer one from https://nodejs.org and try again.\n`,
	);
});

test("nothing that an older Node cannot read stands before the sentence", () => {
	const text = early.map((name) => readFileSync(join(projectFolder, name), "utf8")).join("");
	const imports = text.matchAll(/^import .* from "(.*)";$/gm);
	expect([...new Set([...imports].map(([, name]) => name))].sort()).toEqual([
		"../src/engine/base/language-here.mjs",
		"../src/engine/base/say.mjs",
		"./language-asked.mjs",
		"./say-early.mjs",
		"node:fs",
		"node:module",
		"node:path",
		"node:url",
	]);
	expect(text).not.toMatch(/\bawait\b|\?\?|\?\./);
});
