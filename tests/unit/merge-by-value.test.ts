import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Change, Steps, WrittenData } from "#core/studio.ts";
import { changesBetween } from "#pipeline/authoring/edits/changes-between.ts";
import { dataAt, dataIn, isBlock, isList, isSame } from "#pipeline/authoring/edits/data.ts";
import { editText } from "#pipeline/authoring/edits/edit-text.ts";
import { remarksIn } from "#pipeline/authoring/edits/remarks.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import { mergeTexts } from "#studio/stores/merge/merge-texts.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { Random } from "../helpers/random.ts";
import { variants, vary } from "../helpers/varied-notation.ts";

const runs = Number(process.env.FUZZ_RUNS ?? 60);
const seed = Number(process.env.FUZZ_SEED ?? 20_261);

const file = "content/pages/contact.yaml";

const base = `# Een pagina
title: Contact
description: Hoe u ons bereikt
sections:
  - type: hero
    title: Contact
    text: Bel ons. # altijd
  - type: prose
    text: Eerste
  - type: notice
    id: let
    title: Let op
    text: Tweede
`;

/** The base with words replaced. */
function by(...pairs: readonly (readonly [string, string])[]): string {
	return pairs.reduce((text, [was, now]) => {
		if (text.split(was).length !== 2) throw new Error(`${was} is not there once.`);
		return text.replace(was, now);
	}, base);
}

const merge = (mine: string, theirs: string) => mergeTexts({ file, base, mine, theirs });

const first = "  - type: prose\n    text: Eerste\n";

describe("what two people made of a file", () => {
	test("neighbouring lines are no clash, and remarks and notation of theirs stay", () => {
		const mine = by(["title: Contact\ndesc", "title: Bereik\ndesc"]);
		const theirs = by(["description: Hoe u ons bereikt", "# Zo:\ndescription: >-\n  Anders, # en geen remark"]);
		const text = theirs.replace("title: Contact\n# Zo", "title: Bereik\n# Zo");
		expect(merge(mine, theirs)).toEqual({ text, base: undefined });
	});

	test("the same value: the same is fine, something else clashes, and all else of theirs is there", () => {
		const same = by(["Eerste", "Mijn"]);
		expect(merge(same, by(["Eerste", "Mijn"], ["Tweede", "Hun"]))).toEqual({
			text: by(["Eerste", "Mijn"], ["Tweede", "Hun"]),
			base: undefined,
		});
		expect(merge(same, by(["Eerste", "Hun"], ["Tweede", "Ook"]))).toEqual({
			text: by(["Eerste", "Mijn"], ["Tweede", "Ook"]),
			base: by(["Tweede", "Ook"]),
		});
	});

	test("a section that one moves and the other changes is moved and changed", () => {
		const moved = by([first, ""], ["sections:\n", `sections:\n${first}`]);
		const changed = by(["text: Eerste", "text: Hun"]);
		const both = by([first, ""], ["sections:\n", "sections:\n  - type: prose\n    text: Hun\n"]);
		expect(merge(moved, changed)).toEqual({ text: both, base: undefined });
		expect(merge(changed, moved)).toEqual({ text: both, base: undefined });
	});

	test("a section that both move clashes when they move it to other places, and mine stays", () => {
		const [notice] = base.match(/ {2}- type: notice[\s\S]*/) ?? [""];
		const hero = base.slice(base.indexOf("  - type: hero"), base.indexOf(first));
		const head = base.slice(0, base.indexOf(hero));
		const [atTop, atEnd] = [`${head}${first}${hero}${notice}`, `${head}${hero}${notice}${first}`];
		expect(merge(atTop, atEnd)).toEqual({ text: atTop, base });
		expect(merge(atEnd, atTop)).toEqual({ text: atEnd, base });
		// All else of theirs is there, and told is that alone.
		const more = atEnd.replace("title: Let op", "title: Let goed op");
		const [text, agreed] = [atTop, base].map((each) => each.replace("title: Let op", "title: Let goed op"));
		expect(merge(atTop, more)).toEqual({ text, base: agreed });
		// To one place it is the same, also where one of the two adds something behind it.
		const added = `${atEnd}  - type: prose\n    text: Vierde\n`;
		expect(merge(atEnd, added)).toEqual({ text: added, base: undefined });
		expect(merge(added, atEnd)).toEqual({ text: added, base: undefined });
	});

	test("a section that one removes and the other changes clashes, and mine stays", () => {
		const [removed, changed] = [by([first, ""]), by(["Eerste", "Anders"])];
		expect(merge(removed, changed)).toEqual({ text: removed, base });
		expect(merge(changed, removed)).toEqual({ text: changed, base });
	});

	test("sections that both add at one place are both there; the same one is there once", () => {
		const added = (words: string) => by([first, `  - type: prose\n    text: ${words}\n${first}`]);
		const { text, base: clash } = merge(added("Mijn"), added("Hun"));
		expect(clash).toBeUndefined();
		expect(dataAt(dataIn(text), ["sections"])).toHaveLength(5);
		expect(merge(added("Samen"), `${added("Samen")}# einde\n`)).toEqual({
			text: `${added("Samen")}# einde\n`,
			base: undefined,
		});
	});

	test("a section that I add behind one that they removed stands where that stood", () => {
		const mine = by([first, `${first}  - type: prose\n    text: Mijn\n`]);
		const { text, base: clash } = merge(mine, by([first, ""]));
		expect(clash).toBeUndefined();
		expect(text).toBe(by(["Eerste", "Mijn"]));
	});

	test("what I wrote beside the values stays, also around what they changed, in a clash and in what they removed", () => {
		const theirs = by(["description: Hoe u", "description: Waar u"]);
		const above = by(["title: Contact\ndesc", "# Niet zonder Bas\ntitle: Contact\ndesc"]);
		expect(merge(above, theirs).text).toBe(above.replace("Hoe u", "Waar u"));
		const behind = by(["bereikt\n", "bereikt # nakijken\n"], ["title: Let op", "title:   'Let op'"]);
		expect(merge(behind, theirs).text).toBe(behind.replace("Hoe u", "Waar u"));
		expect(merge(theirs, behind).text).toBe(behind.replace("Hoe u", "Waar u"));
		const clash = merge(above.replace("Eerste", "Mijn"), by(["Eerste", "Hun"], ["Hoe u", "Waar u"]));
		expect(clash.text).toBe(above.replace("Eerste", "Mijn").replace("Hoe u", "Waar u"));
		const inside = by(["    text: Eerste\n", "    # nog vragen\n    text: Eerste\n"]);
		expect(merge(inside, by([first, ""])).text).toBe(
			by([`${first}  - type: notice`, "  # nog vragen\n  - type: notice"]),
		);
		const gone = by(["# Een pagina\n", ""]);
		expect(merge(gone, theirs).text).toBe(gone.replace("Hoe u", "Waar u"));
	});

	test("a file that cannot be read is not mixed", () => {
		const [mine, broken] = [by(["Eerste", "Mijn"]), by(["title: Contact\ndesc", "title: Con: tact\ndesc"])];
		expect(merge(mine, broken)).toEqual({ text: mine, base });
	});
});

const content = join(projectFolder, "content");
const texts = ["pages", "facts"].flatMap((folder) =>
	readdirSync(join(content, folder), { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".yaml"))
		.map((name) => readFileSync(join(content, folder, name), "utf8")),
);

function pathsIn(data: WrittenData, path: Steps = []): Steps[] {
	const parts = isList(data) ? [...data.entries()] : isBlock(data) ? Object.entries(data) : [];
	return [path, ...parts.flatMap(([step, part]) => pathsIn(part, [...path, step]))];
}

/** Somebody changes a text some times; only values with `values`. */
function edited(text: string, who: string, random: Random, values: boolean): string {
	let now = text;
	for (let count = 1 + random.below(3); count > 0; count--) {
		const data = dataIn(now);
		const all = pathsIn(data).filter((path) => path.length > 0);
		const items = all.filter((path) => typeof path.at(-1) === "number");
		const kind =
			values || items.length === 0 ? "set" : random.pick(["set", "set", "move", "remove", "insert"] as const);
		const path = random.pick(kind === "set" ? all.filter((each) => typeof dataAt(data, each) === "string") : items);
		const was = dataAt(data, path) ?? null;
		const length = (dataAt(data, path.slice(0, -1)) as readonly unknown[] | undefined)?.length ?? 1;
		const change: Change =
			kind === "set"
				? { file, do: kind, path, was: String(was), value: `${String(was).trimEnd()} ${who}${random.below(1_000_000)}` }
				: kind === "insert"
					? { file, do: kind, path, value: { type: "notice", title: `Nieuw ${who}${random.below(1_000_000)}` } }
					: kind === "move"
						? { file, do: kind, path, was, to: random.below(length) }
						: { file, do: kind, path, was };
		const made = editText(now, change);
		if ("text" in made) now = made.text;
	}
	return now;
}

const marks = (text: string, who: string) => new Set(text.match(new RegExp(`\\b${who}\\d+`, "g")) ?? []);

test("whatever two people change: mine is there, theirs is there or told, and the file can be read", () => {
	const random = new Random(seed);
	let clean = 0;
	for (let run = 0; run < runs; run++) {
		const before = vary(random.pick(texts), random.pick(variants), random);
		const values = random.below(2) === 0;
		const [mine, theirs] = [edited(before, "mijn", random, values), edited(before, "hun", random, values)];
		const told = () => `run ${run}, seed ${seed}\n${before}\n=== mine\n${mine}\n=== theirs\n${theirs}`;
		const merged = mergeTexts({ file, base: before, mine, theirs });
		expect(documentOf(merged.text).errors, told()).toEqual([]);
		for (const mark of marks(mine, "mijn")) expect(merged.text, told()).toContain(mark);
		if (merged.base !== undefined) {
			// What is told as a clash is what theirs says otherwise than the base of both.
			expect(isSame(dataIn(merged.base), dataIn(theirs)), told()).toBe(false);
			continue;
		}
		clean++;
		for (const mark of marks(theirs, "hun")) expect(merged.text, told()).toContain(mark);
		expect(mergeTexts({ file, base: theirs, mine: merged.text, theirs }), told()).toEqual({
			text: merged.text,
			base: undefined,
		});
	}
	expect(clean).toBeGreaterThan(runs / 2);
});

/** A text in which somebody wrote remarks of their own. */
function remarked(text: string, who: string, random: Random): string {
	return vary(text, "remarks", random).replaceAll("# opmerking", `# van ${who}`);
}

const remarksOf = (text: string) => remarksIn(text, writtenOf(documentOf(text).contents)).map(({ says }) => says);

test("whatever two people change and remark: no remark of either goes, and none comes twice", () => {
	const random = new Random(seed + 1);
	for (let run = 0; run < runs / 2; run++) {
		const before = vary(random.pick(texts), random.pick(variants), random).replaceAll("# opmerking", "# vooraf");
		const mine = remarked(edited(before, "mijn", random, random.below(2) === 0), "mij", random);
		const theirs = remarked(edited(before, "hun", random, random.below(2) === 0), "hen", random);
		// What cannot be read is told and not mixed.
		if ([mine, theirs].some((text) => documentOf(text).errors.length > 0)) continue;
		const told = () => `run ${run}, seed ${seed}\n${before}\n=== mine\n${mine}\n=== theirs\n${theirs}`;
		const merged = mergeTexts({ file, base: before, mine, theirs });
		const own = (text: string) => remarksOf(text).filter((says) => /^# van (?:mij|hen) /.test(says));
		expect(own(merged.text).sort(), told()).toEqual([...own(mine), ...own(theirs)].sort());
	}
});

test("what is between two states of a file is found as changes that make one of the other", () => {
	const random = new Random(seed);
	for (let run = 0; run < runs; run++) {
		const before = random.pick(texts);
		const after = edited(edited(before, "een", random, false), "twee", random, false);
		expect(changesBetween(file, dataIn(before), dataIn(after)), `run ${run}, seed ${seed}`).toBeDefined();
	}
});
