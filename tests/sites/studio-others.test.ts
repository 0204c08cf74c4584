import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Change, Conflict } from "#core/studio.ts";
import { otherCopies } from "#engine/studio/serve/other-copies.ts";
import { dataIn } from "#studio/brain/edits/file-edit.ts";
import { Others } from "#studio/brain/people/others.ts";

const file = "content/pages/index.yaml";
const items = ["Een", "Twee", "Drie", "Vier"];

let copies: string;

beforeEach(() => {
	copies = mkdtempSync(join(tmpdir(), "others-"));
	for (const name of ["anna", "bram"]) {
		mkdirSync(join(copies, name, "content/pages"), { recursive: true });
		write(name, items);
		const git = (...words: string[]) => execFileSync("git", ["-C", join(copies, name), ...words], { stdio: "pipe" });
		git("init", "-q");
		git("config", "user.name", name);
		git("config", "user.email", `${name}@voorbeeld.example`);
		git("add", ".");
		git("commit", "-qm", "Begin");
	}
});

afterEach(() => rmSync(copies, { recursive: true, force: true }));

function textOf(titles: readonly string[]): string {
	return `sections:\n${titles.map((title) => `  - type: x\n    id: ${title.slice(0, 3)}\n    title: ${title}\n`).join("")}`;
}

function write(name: string, titles: readonly string[]): void {
	writeFileSync(join(copies, name, file), textOf(titles));
}

const section = (title: string) => ({ type: "x", id: title.slice(0, 3), title });
const path = ["sections", 1];
const remove: Change = { do: "remove", file, path, was: section("Twee") };
const move: Change = { do: "move", file, path, was: section("Twee"), to: 3 };
const set: Change = { do: "set", file, path: [...path, "title"], was: "Twee", value: "Twee!" };

/** What Anna is asked who does something while Bram's copy says this; undefined when she is not. */
function asked(change: Change, titles: readonly string[]): Conflict | undefined {
	write("bram", titles);
	const answer = new Others(otherCopies(copies, join(copies, "anna"))).beside(change, dataIn(textOf(items)));
	return "conflict" in answer ? answer.conflict : undefined;
}

test("who moves or removes what somebody else changed, moved or removed is asked, and otherwise both are done", () => {
	const changed = ["Een", "Twee keer", "Drie", "Vier"];
	const moved = ["Een", "Drie", "Vier", "Twee"];
	const gone = ["Een", "Drie", "Vier"];
	const beside = ["Een", "Twee", "Drie keer", "Vier", "Vijf"];
	expect(asked(remove, changed)).toMatchObject({ now: section("Twee keer"), path, by: "bram" });
	expect(asked(remove, moved)).toMatchObject({ now: section("Twee"), by: "bram" });
	expect(asked(remove, gone)).toBeUndefined();
	expect(asked(move, changed)).toMatchObject({ now: section("Twee keer"), by: "bram" });
	expect(asked(move, moved)).toMatchObject({ by: "bram" });
	expect(asked(move, gone)).not.toHaveProperty("now");
	expect(asked(set, gone)).toEqual({ was: "Twee", path: set.path, by: "bram" });
	expect(asked(set, moved)).toBeUndefined();
	for (const change of [remove, move, set]) expect(asked(change, beside), change.do).toBeUndefined();
});

test("who was asked and does it again is not asked any more, until the other writes something else", () => {
	const others = new Others(otherCopies(copies, join(copies, "anna")));
	const seen = dataIn(textOf(items));
	write("bram", ["Een", "Twee keer", "Drie", "Vier"]);
	expect(others.beside(remove, seen)).toHaveProperty("conflict");
	expect(others.beside(remove, seen)).toBe(remove);
	write("bram", ["Een", "Twee maal", "Drie", "Vier"]);
	expect(others.beside(remove, seen)).toHaveProperty("conflict");
});
