import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { today as dayIn } from "#core/opening.ts";
import { Progress } from "#engine/base/progress.ts";
import { openContent } from "#engine/content/content.ts";
import { isDone, keepDone } from "#engine/memory/done.ts";
import { SiteMemory } from "#engine/memory/site-memory.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";

let example: TemporarySite;
let program: string;

beforeEach(() => {
	example = temporarySite();
	program = mkdtempSync(join(tmpdir(), "program-"));
});

afterEach(() => {
	example.dispose();
	rmSync(program, { recursive: true, force: true });
});

interface State {
	readonly asked: readonly (string | undefined)[];
	readonly left: string;
}

/** Whether a command is done, after it did its work on a day. */
function isDoneAfter(today: string, { asked, left }: State, now: State): boolean {
	const memory = new SiteMemory(program, example.root);
	const { site } = openContent(example.root).read();
	keepDone(memory, "build", asked, { site, today, said: [{ step: "Pagina's maken", detail: "6 pagina's" }], left });
	memory.save();
	const progress = new Progress();
	const known = new SiteMemory(program, example.root);
	const done = isDone(known, "build", now.asked, { progress, present: () => now.left });
	expect(progress.said).toEqual(done ? [{ step: "Pagina's maken", detail: "6 pagina's" }] : []);
	return done;
}

test("work is done when all is as it was left, on the day on which it was done", () => {
	const today = dayIn("Europe/Amsterdam");
	const state = { asked: ["build", "content"], left: "dist" };
	expect(isDoneAfter(today, state, state)).toBe(true);
	expect(isDoneAfter(today, state, { ...state, left: "another" })).toBe(false);
	expect(isDoneAfter(today, state, { ...state, asked: ["build", "another"] })).toBe(false);
	expect(isDoneAfter("2026-01-01", state, state)).toBe(false);
	// What was touched a moment ago may say something else by now.
	const touched = { ...state, asked: ["build", undefined] };
	expect(isDoneAfter(today, touched, touched)).toBe(false);
});

test("what a folder holds stands for itself when no file was touched a moment ago", () => {
	const reader = openContent(example.root);
	expect(reader.state()).toBe(undefined);
});
