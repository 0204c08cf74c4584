import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { readLastChanges } from "#engine/git/last-changes.ts";
import { translatorOf } from "#engine/studio/translator.ts";
import { suggest } from "#studio/brain/suggestions/suggest.ts";
import { openTranslations } from "#studio/brain/translations/passages.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { openStudio } from "../helpers/open-studio.ts";

const stub = join(projectFolder, "scripts/examples/propose-translations.mjs");

let site: TemporarySite;

/** The example site in Dutch and English, of which nothing is translated. */
beforeEach(() => {
	site = temporarySite();
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
});

afterEach(() => site.dispose());

/** Studio over the site, until the end of a test: of a folder that is gone nothing is to be checked. */
function opened() {
	const studio = openStudio(site.root);
	onTestFinished(() => studio.server.close());
	return studio;
}

/** Names the program of the site; what follows is its code, without which it is the stub. */
function name(code = readFileSync(stub, "utf8")): void {
	writeFileSync(join(site.root, "program.mjs"), code);
	const scripts = { "propose-translations": "node program.mjs" };
	writeFileSync(join(site.root, "package.json"), JSON.stringify({ scripts }));
}

async function ask(signal = new AbortController().signal, only = 3) {
	const { server } = opened();
	const open = openTranslations(server, await readLastChanges(site.root)).filter(
		({ file }) => file === "content/pages/contact.yaml",
	);
	const passages = open.slice(0, only).map(({ file, written }) => ({ file, written }));
	return await suggest(server, translatorOf(site.root, signal), { language: "en", passages });
}

test("a program that the site names proposes, nothing is written, and without one nothing is asked", async () => {
	const { server, studio } = opened();
	expect(studio.session(server).proposes).toBe(false);
	expect(await ask()).toEqual({ refused: "Deze site noemt geen programma dat vertaalt." });
	name();
	expect(studio.session(server).proposes).toBe(true);
	const answer = await ask();
	const [first] = "suggestions" in answer ? answer.suggestions : [];
	expect(first).toMatchObject({ text: `[stub en] ${first?.written}`, was: "", problems: [] });
	expect(existsSync(join(site.root, "content/translations"))).toBe(false);
});

test("the program reads what it needs, and what it says is judged as a translation of the content is", async () => {
	name(`
		const [line] = (await new Response(process.stdin).text()).split("\\n");
		const asked = JSON.parse(line);
		console.error(line);
		console.log(JSON.stringify({ id: asked.id, text: "See {branches.nowhere.city} " + Object.keys(asked).join(" ") }));
	`);
	expect(await ask()).toEqual({
		suggestions: [
			expect.objectContaining({
				text: "See {branches.nowhere.city} id source language text markdown context max",
				problems: [expect.stringContaining("branches.nowhere.city")],
			}),
		],
	});
});

test("a program that fails, says something else or too much, or is not waited for any more is told of and stopped", async () => {
	name(`console.error("Geen model gevonden"); process.exit(3);`);
	expect(await ask()).toEqual({ refused: "Het programma dat vertaalt, gaf een fout. Geen model gevonden" });
	name(`console.log("Hallo!");`);
	expect(await ask()).toEqual({ refused: expect.stringMatching(/geen antwoord is: Hallo!$/) });
	name(`process.stdout.write("x".repeat(3e6)); setInterval(() => {}, 1000);`);
	expect(await ask()).toEqual({ refused: "Het programma dat vertaalt, gaf een te lang antwoord." });
	// One that starts another and waits: both end.
	name(`
		import { spawn } from "node:child_process";
		import { writeFileSync } from "node:fs";
		const { pid } = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
		writeFileSync("pid", String(pid));
		setInterval(() => {}, 1000);
	`);
	const abort = new AbortController();
	const asked = ask(abort.signal);
	await vi.waitFor(() => expect(existsSync(join(site.root, "pid"))).toBe(true), 60_000);
	expect(await ask()).toEqual({ refused: "Er wordt al aan voorstellen gewerkt. Een ogenblik." });
	abort.abort();
	expect(await asked).toEqual({ refused: "Het voorstel is afgebroken." });
	const pid = Number(readFileSync(join(site.root, "pid"), "utf8"));
	await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 10_000);
});

/** One that has ended and of which nobody has asked how is not running. */
function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
	} catch {
		return false;
	}
	const state = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8").split(" ")[2] : undefined;
	return state !== "Z";
}
