import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change, Steps, WrittenData } from "#core/studio.ts";
import { dataAt, dataOf, isBlock, isList, withData } from "#pipeline/authoring/edits/data.ts";
import { changedData } from "#pipeline/authoring/edits/edit-text.ts";
import { findAgain, standsNow } from "#pipeline/authoring/edits/find-again.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { Random } from "../helpers/random.ts";

const runs = Number(process.env.FUZZ_RUNS ?? 1000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261);

const content = join(projectFolder, "content");
const sites = ["pages", "facts"].flatMap((folder) =>
	readdirSync(join(content, folder), { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".yaml"))
		.map((name) => dataOf(writtenOf(documentOf(readFileSync(join(content, folder, name), "utf8")).contents))),
);

function pathsIn(data: WrittenData, path: Steps = []): Steps[] {
	const parts = isList(data) ? [...data.entries()] : isBlock(data) ? Object.entries(data) : [];
	return [path, ...parts.flatMap(([step, part]) => pathsIn(part, [...path, step]))];
}

const textOf = (data: WrittenData, path: Steps) => String(dataAt(data, path) ?? "");

/** What somebody else did meanwhile, and where a value stands after that. */
function meanwhile(data: WrittenData, path: Steps, random: Random): { now: WrittenData; truth: Steps | undefined } {
	const others = pathsIn(data).filter((each) => each.length > 0 && typeof dataAt(data, each) === "string");
	const items = pathsIn(data).filter((each) => typeof each.at(-1) === "number");
	const kind = random.pick(["set", "insert", "move", "remove", "duplicate", "same"] as const);
	const around = { file: "", was: null } as const;
	if (kind === "same") {
		const now = withData(data, path, () => `${textOf(data, path)} anders`);
		return { now, truth: undefined };
	}
	if (kind === "set" || items.length === 0) {
		const other = random.pick(others);
		const now = withData(data, other, () => `${textOf(data, other)} anders`);
		return { now, truth: other.join() === path.join() ? undefined : path };
	}
	const item = random.pick(items);
	const list = item.slice(0, -1);
	const length = (dataAt(data, list) as readonly unknown[]).length;
	const at = Number(item.at(-1));
	const to = random.below(length);
	const change: Change =
		kind === "insert"
			? { ...around, do: "insert", path: item, value: { type: "notice", title: `Nieuw ${random.below(99)}` } }
			: kind === "move"
				? { ...around, do: "move", path: item, to }
				: { ...around, do: kind, path: item };
	const order: (number | undefined)[] = [...Array(length).keys()];
	if (kind === "insert") order.splice(at, 0, undefined);
	if (kind === "duplicate") order.splice(at + 1, 0, undefined);
	if (kind === "remove") order.splice(at, 1);
	if (kind === "move") order.splice(to, 0, ...order.splice(at, 1));
	const now = changedData(data, change) ?? data;
	const isInside = path.length > list.length && list.every((step, index) => step === path[index]);
	if (!isInside) return { now, truth: path };
	const went = order.indexOf(Number(path[list.length]));
	return { now, truth: went < 0 ? undefined : [...list, went, ...path.slice(list.length + 1)] };
}

test("a change finds its place again in a file that changed meanwhile, or asks", () => {
	const outcome = { found: 0, asked: 0, askedRightly: 0 };
	const check = ({ site, own }: { site: WrittenData; own: number }) => {
		const random = new Random(own);
		const scalars = pathsIn(site).filter((path) => path.length > 0 && typeof dataAt(site, path) === "string");
		const path = random.pick(scalars);
		const { now, truth } = meanwhile(site, path, random);
		const again = findAgain(site, now, { do: "set", file: "", path, was: textOf(site, path), value: "x" });
		if (!again) {
			if (truth) outcome.asked++;
			else outcome.askedRightly++;
			return;
		}
		// A twin that was there before, or came by copying, says the same: either may be meant, and neither is taken.
		expect(again.path).toEqual(truth);
		outcome.found++;
	};
	const any = fc.record({ site: fc.constantFrom(...sites), own: fc.nat() });
	fc.assert(fc.property(any, check), { numRuns: runs, seed, endOnFailure: true });
	if (process.env.FUZZ_RUNS) process.stdout.write(`${JSON.stringify(outcome)}\n`);
	expect(outcome.found).toBeGreaterThan(9 * outcome.asked);
	expect(outcome.askedRightly).toBeGreaterThan(runs / 10);
});

const faq = (question: string, answer = "Ja.") => ({ question, answer });

test("items are moved, copied, removed and inserted beside the neighbours that were seen", () => {
	const seen = { items: [faq("A"), faq("B"), faq("C"), faq("B2")] };
	const now = { items: [faq("Nieuw"), faq("C"), faq("A", "Nee."), faq("B"), faq("B2")] };
	const spot = { file: "", path: ["items", 1] };
	const again = (change: Change) => findAgain(seen, now, change);
	expect(again({ ...spot, do: "move", was: null, to: 2 })).toMatchObject({ path: ["items", 3], to: 1 });
	expect(again({ ...spot, do: "remove", was: null })).toMatchObject({ path: ["items", 3] });
	expect(again({ ...spot, do: "duplicate", was: null })).toMatchObject({ path: ["items", 3] });
	expect(again({ ...spot, do: "insert", value: faq("X") })).toBeUndefined();
	expect(again({ ...spot, path: ["items", 2], do: "insert", value: faq("X") })).toMatchObject({ path: ["items", 4] });
	expect(again({ ...spot, path: ["items", 1, "image"], do: "add", value: "x" })).toMatchObject({
		path: ["items", 3, "image"],
	});
	// It says something else by now.
	expect(again({ ...spot, path: ["items", 0], do: "remove", was: null })).toBeUndefined();
	expect(again({ ...spot, path: ["items", 0, "question"], do: "set", was: "A", value: "x" })).toMatchObject({
		path: ["items", 2, "question"],
	});
	expect(standsNow(seen, now, ["items", 0, "answer"])).toBeUndefined();
	// One of two that say the same.
	const twins = { items: [faq("A"), faq("B"), faq("B")] };
	expect(
		findAgain(seen, twins, { ...spot, do: "set", path: ["items", 1, "answer"], was: "Ja.", value: "x" }),
	).toBeUndefined();
});

test("fields that an item lacks are added to it one after another, by whoever saw it without the first", () => {
	const day = { from: "2027-07-19", reason: "Zomertijden" };
	const christmas = { from: "2026-12-25", reason: "Kerst" };
	const seen = { exceptions: [christmas, day] };
	const add: Change = { do: "add", file: "", path: ["exceptions", 1, "hours"], value: "10:00-16:00" };
	const again = (...exceptions: WrittenData[]) => findAgain(seen, { exceptions }, add);
	const longer = { ...day, until: "2027-08-14" };
	expect(again(christmas, longer)).toEqual(add);
	expect(again(christmas, { ...day, reason: "Zomer" })).toEqual(add);
	// Another item may stand there by now, or this one elsewhere.
	expect(again(christmas, { from: "2028-01-01", reason: "Nieuwjaar" })).toBeUndefined();
	expect(again(longer, christmas)).toBeUndefined();
	expect(again({ from: "2027-04-27" }, christmas, longer)).toBeUndefined();
	expect(again(christmas)).toBeUndefined();
});
