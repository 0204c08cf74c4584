import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Change, Conflict } from "#core/studio.ts";
import { dataIn } from "#pipeline/authoring/edits/data.ts";
import { commands, questions } from "#studio/brain/calls.ts";
import { type OtherCopies, Others, type OthersFile } from "#studio/brain/people/others.ts";
import { exampleSite, temporarySite } from "../helpers/example-site.ts";
import { openStudio } from "../helpers/open-studio.ts";

const file = "content/pages/index.yaml";

/** Copies of which one file may say something else, as it is when somebody asks. */
function copies(read: () => OthersFile): OtherCopies {
	const differing = () => [read()].filter(({ text, base }) => text !== base);
	return { of: (name) => differing().filter((each) => each.file === name), all: differing };
}

const items = ["Een", "Twee", "Drie", "Vier"];

function textOf(titles: readonly string[]): string {
	return `sections:\n${titles.map((title) => `  - type: x\n    id: ${title.slice(0, 3)}\n    title: ${title}\n`).join("")}`;
}

/** What Bram's copy says, beside the one that both began with. */
const bramSays = (titles: () => readonly string[]) =>
	copies(() => ({ who: "bram", file, base: textOf(items), text: textOf(titles()) }));

const section = (title: string) => ({ type: "x", id: title.slice(0, 3), title });
const path = ["sections", 1];
const remove: Change = { do: "remove", file, path, was: section("Twee") };
const move: Change = { do: "move", file, path, was: section("Twee"), to: 3 };
const set: Change = { do: "set", file, path: [...path, "title"], was: "Twee", value: "Twee!" };

/** What Anna is asked who does something while Bram's copy says this; undefined when she is not. */
function asked(change: Change, titles: readonly string[]): Conflict | undefined {
	const answer = new Others(bramSays(() => titles)).beside(change, dataIn(textOf(items)));
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
	let titles = ["Een", "Twee keer", "Drie", "Vier"];
	const others = new Others(bramSays(() => titles));
	const seen = dataIn(textOf(items));
	expect(others.beside(remove, seen)).toHaveProperty("conflict");
	expect(others.beside(remove, seen)).toBe(remove);
	titles = ["Een", "Twee maal", "Drie", "Vier"];
	expect(others.beside(remove, seen)).toHaveProperty("conflict");
});

const opened: { dispose(): void }[] = [];

afterAll(() => {
	for (const each of opened) each.dispose();
});

/** Somebody with a copy of the example site, who knows of the copy of somebody else. */
function person(other: () => { readonly who: string; readonly root: string }) {
	const site = temporarySite();
	const textIn = (root: string) => readFileSync(join(root, file), "utf8");
	const others = copies(() => {
		const { who, root } = other();
		return { who, file, base: textIn(exampleSite), text: textIn(root) };
	});
	const { server, brain } = openStudio(site.root, "nl", others);
	opened.push({ dispose: () => server.close() }, site);
	return {
		root: site.root,
		title: () => /call-to-action\n(?: {4}.*\n)*? {4}title: (.*)/.exec(textIn(site.root))?.[1] ?? "",
		others: () => questions.others.run(brain, {}),
		edit: (was: string, value: string) => commands.edit.run(brain, titled(server.revision, was, value)),
	};
}

const titlePath = ["sections", 1, "title"];

function titled(revision: string, was: string, value: string) {
	return { revision, name: "Kop", changes: [{ do: "set", file, path: titlePath, was, value } as const] };
}

test("each writes in a copy of their own, sees what the other saved, and is asked where both changed a text", () => {
	const anna = person(() => ({ who: "bram", root: bram.root }));
	const bram = person(() => ({ who: "anna", root: anna.root }));
	const was = anna.title();

	expect(anna.edit(was, "Van Anna")).toMatchObject({ written: [file] });
	expect([anna.title(), bram.title()]).toEqual(["Van Anna", was]);
	expect(anna.others()).toEqual([]);
	const seen = { who: "anna", file, path: titlePath, theirs: "Van Anna", mine: was, label: "titel" };
	expect(bram.others()).toEqual([seen]);

	// Bram has not looked, and is asked; then he says that his own shall stand.
	expect(bram.edit(was, "Van Bram")).toMatchObject({
		conflict: { was, now: "Van Anna", path: titlePath, by: "anna" },
	});
	expect(bram.title()).toBe(was);
	expect(bram.edit("Van Anna", "Van Bram")).toMatchObject({ written: [file] });
	expect(bram.edit("Van Bram", "Van Bram, en goed")).toMatchObject({ written: [file] });
	expect([anna.title(), bram.title()]).toEqual(["Van Anna", "Van Bram, en goed"]);
	expect(anna.others()).toMatchObject([{ who: "bram", theirs: "Van Bram, en goed" }]);

	// Anna takes over what Bram wrote: nobody has anything to ask any more.
	expect(anna.edit("Van Anna", "Van Bram, en goed")).toMatchObject({ written: [file] });
	expect(bram.others()).toEqual([]);
});
