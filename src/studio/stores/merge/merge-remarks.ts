import type { Steps } from "#core/studio.ts";
import { dataOf, isSame } from "#pipeline/authoring/edits/data.ts";
import { standsNow } from "#pipeline/authoring/edits/find-again.ts";
import { remarksIn } from "#pipeline/authoring/edits/remarks.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import { type WrittenNode, writtenAt } from "#pipeline/read/written.ts";

/** What two people wrote beside the values of a file, brought together by what each remark says. */
export class MergedRemarks {
	readonly #base: ReadText;
	readonly #mine: ReadText;
	readonly #theirs: ReadText;

	constructor({ base, mine, theirs }: Readonly<Record<"base" | "mine" | "theirs", string>>) {
		[this.#base, this.#mine, this.#theirs] = [new ReadText(base), new ReadText(mine), new ReadText(theirs)];
	}

	/** Whether no remark stands in a text more often than it should. */
	isAllOf(text: string): boolean {
		const read = new ReadText(text);
		return read.remarks.every(({ says }) => read.countOf(says) <= this.#wanted(says));
	}

	/**
	 * A text with each remark that it misses: behind the value behind which that was written, or above what it was written
	 * above, or as near to that as can be.
	 */
	addedTo(text: string): string {
		let now = new ReadText(text);
		for (const from of [this.#mine, this.#theirs]) {
			for (const [index, remark] of from.remarks.entries()) {
				const { says } = remark;
				const following = from.remarks.slice(index).filter((each) => each.says === says).length;
				// Of several that say the same, the last ones.
				if (following <= this.#wanted(says) - now.countOf(says)) now = withRemark(now, remark, from) ?? now;
			}
		}
		return now.text;
	}

	/** How often a remark should be there: as often as one of them has it, less what the other took away. */
	#wanted(says: string): number {
		const [base, mine, theirs] = [this.#base, this.#mine, this.#theirs].map((each) => each.countOf(says));
		const [most, least] = [Math.max(mine ?? 0, theirs ?? 0), Math.min(mine ?? 0, theirs ?? 0)];
		return most - Math.max(0, (base ?? 0) - least);
	}
}

type Remark = ReturnType<typeof remarksIn>[number];

/** Where a field or an item begins. */
interface Entry {
	readonly path: Steps;
	readonly start: number;
}

class ReadText {
	readonly text: string;
	readonly root: WrittenNode;
	readonly isReadable: boolean;
	readonly remarks: readonly Remark[];

	constructor(text: string) {
		const document = documentOf(text);
		this.text = text;
		this.root = writtenOf(document.contents);
		this.isReadable = document.errors.length === 0;
		this.remarks = remarksIn(text, this.root);
	}

	countOf(says: string): number {
		return this.remarks.filter((each) => each.says === says).length;
	}
}

/** Undefined where there is no place for it. */
function withRemark(text: ReadText, remark: Remark, from: ReadText): ReadText | undefined {
	const { says } = remark;
	for (const [at, written] of placesFor(remark, from, text)) {
		const added = new ReadText(text.text.slice(0, at) + written + text.text.slice(at));
		const isThere = added.remarks.length > text.remarks.length && added.countOf(says) > text.countOf(says);
		if (added.isReadable && isThere && isSame(dataOf(added.root), dataOf(text.root))) return added;
	}
	return undefined;
}

/** Where a remark can be written, and how; the nearest to where it was first. */
function* placesFor({ says, at }: Remark, from: ReadText, { text, root }: ReadText): Generator<[number, string]> {
	const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
	const [before, now] = [dataOf(from.root), dataOf(root)];
	const startNow = ({ path }: Entry) => startOf(root, standsNow(before, now, path)?.path ?? []);
	const entries = [...entriesIn(from.root)];
	const line = from.text.lastIndexOf("\n", at - 1) + 1;
	const beside = entries.findLast(({ start }) => start >= line && start < at);
	const behind = beside && startNow(beside);
	if (behind !== undefined) yield [behind + (/^[^\r\n]*/.exec(text.slice(behind))?.[0].length ?? 0), ` ${says}`];
	const tried = new Set<number>();
	for (const entry of entries.filter((each) => each === beside || each.start > at)) {
		const start = startNow(entry);
		const above = text.lastIndexOf("\n", (start ?? 0) - 1) + 1;
		if (start === undefined || tried.has(above)) continue;
		tried.add(above);
		yield [above, `${/^ */.exec(text.slice(above))?.[0] ?? ""}${says}${lineBreak}`];
	}
	yield [text.length, `${/[^\n]$/.test(text) ? lineBreak : ""}${says}${lineBreak}`];
	yield [0, `${says}${lineBreak}`];
}

function* entriesIn(node: WrittenNode, path: Steps = []): Generator<Entry> {
	const parts =
		node.kind === "map"
			? [...node.fields].map(([name, { key, value }]) => [name, key.start, value] as const)
			: node.kind === "list"
				? node.items.map((item, index) => [index, item.start, item] as const)
				: [];
	for (const [step, start, part] of parts) {
		yield { path: [...path, step], start };
		yield* entriesIn(part, [...path, step]);
	}
}

function startOf(root: WrittenNode, path: Steps): number | undefined {
	const around = writtenAt(root, path.slice(0, -1));
	const step = path.at(-1);
	if (around?.kind === "map") return around.fields.get(String(step))?.key.start;
	return around?.kind === "list" ? around.items[Number(step)]?.start : undefined;
}
