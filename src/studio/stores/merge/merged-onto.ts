import { decoded, encoded, sameBytes } from "./bytes.ts";
import { mergeTexts } from "./merge-texts.ts";
import { renamedHere, renamedThere } from "./renames.ts";
import type { Content, Edit, Tip } from "./versions.ts";

interface Began {
	readonly edits: ReadonlyMap<string, Edit>;
	/** Files that were there when the edits began. */
	readonly baseFiles: Iterable<string>;
}

/**
 * Edits that were brought together with what others put online. Nothing else can be put online: only `merge` makes one,
 * and it goes out onto the commit that it was merged onto.
 */
export class MergedOnto<T extends Tip> {
	readonly tip: T;
	/** What is to be otherwise than in the tip. */
	readonly own: ReadonlyMap<string, Content>;
	/** Files of which both made something else, with what they say that both agree on. */
	readonly clashes: ReadonlyMap<string, Content>;

	private constructor(tip: T, own: ReadonlyMap<string, Content>, clashes: ReadonlyMap<string, Content>) {
		this.tip = tip;
		this.own = own;
		this.clashes = clashes;
	}

	/** Brings edits together with what others made of the same files. What is edited wins where both cannot be had. */
	static merge<T extends Tip>(began: Began, tip: T): MergedOnto<T> {
		const own = new Map<string, Content>();
		const clashes = new Map<string, Content>();
		const there = renamedThere(began, tip);
		for (const [file, { base, mine }] of began.edits) {
			const to = there.get(file) ?? file;
			const theirs = tip.bytes(to) ?? null;
			const merged = mergeFile(to, { base, mine, theirs });
			if (merged.base !== undefined) clashes.set(to, merged.base);
			if (!sameBytes(merged.content, theirs)) own.set(to, merged.content);
		}
		for (const [file, to] of renamedHere(began, tip)) {
			const [base, mine, theirs] = [clashes.get(file) ?? null, own.get(to) ?? null, tip.bytes(file) ?? null];
			const merged = mergeFile(to, { base, mine, theirs });
			own.set(to, merged.content);
			if (merged.base === undefined) clashes.delete(file);
		}
		return new MergedOnto(tip, own, clashes);
	}
}

/** Whether all that was edited says the same in a tip already. */
export function isThere(began: Began, tip: Tip): boolean {
	const { own, clashes } = MergedOnto.merge(began, tip);
	return own.size + clashes.size === 0;
}

interface Three extends Edit {
	readonly theirs: Content;
}

interface MergedFile {
	readonly content: Content;
	/** Undefined where both can be had. */
	readonly base: Content | undefined;
}

function mergeFile(file: string, { base, mine, theirs }: Three): MergedFile {
	if (sameBytes(mine, theirs) || sameBytes(mine, base)) return { content: theirs, base: undefined };
	if (sameBytes(theirs, base)) return { content: mine, base: undefined };
	if (!base || !mine || !theirs || !/\.ya?ml$/.test(file)) return { content: mine, base };
	const merged = mergeTexts({ file, base: decoded(base), mine: decoded(mine), theirs: decoded(theirs) });
	return { content: encoded(merged.text), base: merged.base === undefined ? undefined : encoded(merged.base) };
}
