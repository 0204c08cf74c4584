import type { AnyProblem } from "#core/problems/problem.ts";
import { type Drafts, noDrafts } from "../read/drafts.ts";
import { parseSource } from "../read/source.ts";
import type { Site } from "../site/site.ts";
import { blamed } from "./keep.ts";
import { type Edit, identityOf, type Repair, type RepairContext } from "./repair.ts";
import { repairsFor } from "./table.ts";

/** What can be asked of a content folder while it is being repaired. */
export interface Workbench {
	/** Reads and checks everything as if the drafts had been written. */
	check(drafts: Drafts): { readonly site: Site; readonly problems: readonly AnyProblem[] };
	/** What would be wrong with a file by itself, if it had this text. */
	examine(file: string, text: string): readonly AnyProblem[];
	/** Whether there is a file of that name, from the project folder. */
	exists(file: string): boolean;
}

/** What a repair came to. Nothing has been written. */
export interface Repaired {
	readonly drafts: Drafts;
	/** Texts of the changed files as they are on disk, by their names after the repair. */
	readonly originals: ReadonlyMap<string, string>;
	/** Every repair that was kept, in the order in which they were made. */
	readonly repairs: readonly Repair[];
}

/** One mistake can hide another, so repairing goes on; a file in which this many hide one another is read by a person. */
const mostRounds = 25;

/** Repairs what has one right answer, round after round, until nothing is left to repair. */
export function repairContent(bench: Workbench): Repaired {
	const names = new Map<string, string>();
	const texts = new Map<string, string>();
	const originals = new Map<string, string>();
	const repairs: Repair[] = [];
	const refused = new Set<string>();
	let now = bench.check({ texts, names });
	for (let round = 0; round < mostRounds; round++) {
		const found = findRepairs(bench, now).filter(({ problem }) => !refused.has(identityOf(problem)));
		const { kept, drafts, result } = tryRepairs(bench, now, { texts, names }, found);
		for (const { problem } of found) {
			if (!kept.some((each) => each.problem === problem)) refused.add(identityOf(problem));
		}
		if (kept.length === 0) break;
		for (const [file, text] of drafts.texts) {
			if (!originals.has(file)) originals.set(file, now.site.texts.get(file) ?? text);
			texts.set(file, text);
		}
		for (const [from, to] of drafts.names) names.set(from, to);
		repairs.push(...kept);
		now = result;
	}
	return { drafts: { texts, names }, originals, repairs };
}

/** The repairs of these problems that do no harm, and what the content is with them. */
export function repairsOf(
	bench: Workbench,
	now: Result,
	problems: readonly AnyProblem[] = now.problems,
): Pick<Repaired, "drafts" | "repairs"> {
	const found = findRepairs(bench, now, problems);
	const { kept, drafts } = tryRepairs(bench, now, noDrafts, found);
	return { drafts, repairs: kept };
}

type Result = ReturnType<Workbench["check"]>;

function findRepairs(bench: Workbench, { site, problems }: Result, asked = problems): Repair[] {
	const byFile = new Map<string, AnyProblem[]>();
	for (const each of problems) byFile.set(each.place.file, [...(byFile.get(each.place.file) ?? []), each]);
	const found: Repair[] = [];
	for (const [file, own] of byFile) {
		let context: RepairContext | undefined;
		const around = () => {
			const text = site.texts.get(file);
			if (text === undefined) return undefined;
			const source = context?.source ?? parseSource(file, text);
			context ??= {
				site,
				source,
				problems: own,
				examine: (changed) => bench.examine(file, changed),
			};
			return context;
		};
		for (const problem of own) {
			if (asked !== problems && !asked.includes(problem)) continue;
			found.push(...repairsFor(problem, around).filter((each) => !overlaps(each, found)));
		}
	}
	return found.filter((each) => !("rename" in each) || isFree(bench, each.rename, found));
}

/** Of two files for one name nobody can say which is the right one. */
function isFree(bench: Workbench, name: string, found: readonly Repair[]): boolean {
	return !bench.exists(name) && found.filter((each) => "rename" in each && each.rename === name).length === 1;
}

/** Two mistakes can point to one span; the second is looked at again in the next round. */
function overlaps(repair: Repair, others: readonly Repair[]): boolean {
	return others.some((other) => {
		if ("rename" in repair || "rename" in other || other.file !== repair.file) return false;
		return repair.offset < other.offset + other.length && other.offset < repair.offset + repair.length;
	});
}

/** Makes all repairs at once, and again without those that would do harm, until none does. */
function tryRepairs(bench: Workbench, before: Result, drafts: Drafts, found: readonly Repair[]) {
	let kept = found;
	for (;;) {
		const made = withRepairs(before, drafts, kept);
		const result = kept.length === 0 ? before : bench.check(made);
		const bad = new Set(blamed(kept, before.problems, result.problems));
		if (bad.size === 0) return { kept, drafts: made, result };
		kept = kept.filter((each) => !bad.has(each));
	}
}

function withRepairs({ site }: Result, drafts: Drafts, repairs: readonly Repair[]): Drafts {
	const names = new Map(drafts.names);
	const texts = new Map(drafts.texts);
	const edits = new Map<string, Edit[]>();
	for (const repair of repairs) {
		if ("rename" in repair) names.set(repair.file, repair.rename);
		else edits.set(repair.file, [...(edits.get(repair.file) ?? []), repair]);
	}
	for (const [file, own] of edits) texts.set(file, applyEdits(site.texts.get(file) ?? "", own));
	return { names, texts };
}

/** From the end to the start, so that no edit moves another. */
function applyEdits(text: string, edits: readonly Edit[]): string {
	return [...edits]
		.sort((a, b) => b.offset - a.offset)
		.reduce((now, edit) => now.slice(0, edit.offset) + edit.text + now.slice(edit.offset + edit.length), text);
}
