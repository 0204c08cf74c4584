import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { today as dayIn } from "#core/opening.ts";
import { openContent } from "#engine/content/content.ts";
import { isDone, keepDone } from "#engine/store/done.ts";
import { SiteMemory } from "#engine/store/site-memory.ts";
import { Progress } from "#engine/terminal/progress.ts";
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

/** Whether a command is done, after it did its work on a day and found a state. */
function isDoneAfter(today: string, state: readonly (string | undefined)[], now: typeof state): boolean {
	const memory = new SiteMemory(program, example.root);
	const { site } = openContent(example.root).read();
	keepDone(memory, "build", state, { site, today, said: [{ step: "Pagina's maken", detail: "6 pagina's" }] });
	memory.save();
	const progress = new Progress();
	const done = isDone(new SiteMemory(program, example.root), "build", now, progress);
	expect(progress.said).toEqual(done ? [{ step: "Pagina's maken", detail: "6 pagina's" }] : []);
	return done;
}

test("work is done when all is as it was left, on the day on which it was done", () => {
	const today = dayIn("Europe/Amsterdam");
	expect(isDoneAfter(today, ["content", "dist"], ["content", "dist"])).toBe(true);
	expect(isDoneAfter(today, ["content", "dist"], ["content", "another"])).toBe(false);
	expect(isDoneAfter("2026-01-01", ["content", "dist"], ["content", "dist"])).toBe(false);
	// What was touched a moment ago may say something else by now.
	expect(isDoneAfter(today, [undefined, "dist"], [undefined, "dist"])).toBe(false);
});

test("what a folder holds stands for itself when no file was touched a moment ago", () => {
	const reader = openContent(example.root);
	expect(reader.state()).toBe(undefined);
});
