import type { Change, Steps, WrittenData } from "#core/studio.ts";
import type { ClashingValue, ItemChange } from "#core/studio-publishing.ts";
import { changesBetween } from "#pipeline/authoring/edits/changes-between.ts";
import { dataAt, isBlock, isList, isSame, withData } from "#pipeline/authoring/edits/data.ts";
import { pairItems } from "#pipeline/authoring/edits/pair-items.ts";

/** A value in three states: as both began, and what each made of it; undefined where it is gone. */
export interface ThreeValues {
	readonly base: WrittenData | undefined;
	readonly here: WrittenData | undefined;
	readonly there: WrittenData | undefined;
}

/** A value of which both made something else, by where it is here. */
export interface Clash extends ThreeValues {
	readonly path: Steps;
}

/** Whether the block at a path is one thing to who edits, such as a picture. */
type IsOne = (path: Steps) => boolean;

/**
 * The smallest values of which two people made something else than was there, and not the same: a list of which both
 * added, removed or moved items is one, and so is a block that is one thing.
 */
export function* clashesIn({ base, here, there }: ThreeValues, isOne: IsOne, path: Steps = []): Generator<Clash> {
	if (isSame(here, there) || isSame(base, here) || isSame(base, there)) return;
	const whole = { base, here, there, path };
	if (isBlock(base) && isBlock(here) && isBlock(there) && !isOne(path)) {
		for (const name of new Set([base, here, there].flatMap(Object.keys))) {
			const [then, own, other] = [base, here, there].map((each) => dataAt(each, [name]));
			yield* clashesIn({ base: then, here: own, there: other }, isOne, [...path, name]);
		}
	} else if (isList(base) && isList(here) && isList(there)) {
		const [own, other] = [pairItems(base, here), pairItems(base, there)];
		const isBoth = isReshaped(base, here, own) && isReshaped(base, there, other);
		if (isBoth || isLostIn(base, here, [own, other]) || isLostIn(base, there, [other, own])) return yield whole;
		for (const [from, then] of base.entries()) {
			const [at, to] = [own.get(from), other.get(from)];
			if (at === undefined || to === undefined) continue;
			yield* clashesIn({ base: then, here: here[at], there: there[to] }, isOne, [...path, at]);
		}
	} else yield whole;
}

type Pairs = ReadonlyMap<number, number>;

/** Items came, went or moved. */
function isReshaped(base: readonly WrittenData[], after: readonly WrittenData[], pairs: Pairs): boolean {
	const order = [...base.keys()].map((from) => pairs.get(from));
	return after.length !== base.length || order.some((to, from) => to !== from);
}

/** One changed an item that the other has removed. */
function isLostIn(base: readonly WrittenData[], after: readonly WrittenData[], [own, other]: [Pairs, Pairs]): boolean {
	return [...own].some(([from, to]) => !other.has(from) && !isSame(base[from], after[to]));
}

/**
 * What becomes of a file when somebody else's value takes the place of the own one: whatever only one of the two changed
 * in it stays changed, such as the words in an item that the other moved, and an item that was added here.
 */
export function changesToTheirs(
	file: string,
	now: WrittenData,
	{ path, ...three }: Clash,
	isOne: IsOne,
): readonly Change[] | undefined {
	return changesBetween(
		file,
		now,
		withData(now, path, () => takenOver(three, isOne, path)),
	);
}

function takenOver({ base, here, there }: ThreeValues, isOne: IsOne, path: Steps): WrittenData | undefined {
	if (isSame(base, there)) return here;
	if (isSame(base, here)) return there;
	if (isBlock(base) && isBlock(here) && isBlock(there) && !isOne(path)) {
		const fields = [...new Set([here, there].flatMap(Object.keys))].flatMap((name) => {
			const [then, own, other] = [base, here, there].map((each) => dataAt(each, [name]));
			const value = takenOver({ base: then, here: own, there: other }, isOne, [...path, name]);
			return value === undefined ? [] : [[name, value] as const];
		});
		return Object.fromEntries(fields);
	}
	if (isList(base) && isList(here) && isList(there)) return listTakenOver({ base, here, there }, isOne, path);
	return there;
}

type ThreeLists = Readonly<Record<keyof ThreeValues, readonly WrittenData[]>>;

/** An item of a list, and where it stands here; undefined where it does not. */
interface Item {
	readonly at: number | undefined;
	readonly value: WrittenData;
}

function listTakenOver({ base, here, there }: ThreeLists, isOne: IsOne, path: Steps): WrittenData {
	const own = pairItems(base, here);
	const began = new Map([...pairItems(base, there)].map(([from, to]) => [to, from]));
	const items = there.flatMap((value, to): Item[] => {
		const from = began.get(to);
		const then = from === undefined ? undefined : base[from];
		const at = from === undefined ? undefined : own.get(from);
		// What was removed here comes back only with what the other made of it.
		if (at === undefined) return isSame(then, value) ? [] : [{ at, value }];
		const item = takenOver({ base: then, here: here[at], there: value }, isOne, [...path, at]);
		return [{ at, value: item ?? value }];
	});
	const kept = new Set(own.values());
	for (const [at, value] of here.entries()) {
		if (kept.has(at) || items.some((each) => each.at === undefined && isSame(each.value, value))) continue;
		const above = here.slice(0, at).findLastIndex((_, index) => items.some((each) => each.at === index));
		items.splice(items.findIndex((each) => each.at === above) + 1, 0, { at, value });
	}
	return items.map(({ value }) => value);
}

/** What one of the two made of it, for people. */
export function toldValue(base: WrittenData | undefined, now: WrittenData | undefined): ClashingValue {
	if (isList(base) && isList(now)) return { is: "list", changes: itemChanges(base, now) };
	return { is: "value", text: now === undefined || now === null ? undefined : nameOf(now) };
}

function itemChanges(base: readonly WrittenData[], now: readonly WrittenData[]): readonly ItemChange[] {
	const found = (changesBetween("", base, now) ?? []).flatMap((change): ItemChange[] => {
		const isItem = change.path.length === 1;
		if (change.do === "insert" && isItem) return [{ what: "added", name: nameOf(change.value) }];
		if (change.do === "remove" && isItem) return [{ what: "removed", name: nameOf(change.was) }];
		if (change.do === "move" && isItem) return [{ what: "moved", name: nameOf(change.was) }];
		// What changed inside of items comes first: they are still where they were.
		return [{ what: "changed", name: nameOf(base[Number(change.path[0])] ?? null) }];
	});
	return found.filter(
		({ what, name }, at) => found.findIndex((each) => each.what === what && each.name === name) === at,
	);
}

/** Fields by which people know something, the best first. */
const naming = ["title", "name", "label", "question", "caption", "text", "date"];

/** Characters of a name. */
const longest = 60;

/** What people know something by: its first words. */
function nameOf(data: WrittenData): string {
	if (typeof data === "string") return data.length > longest ? `${data.slice(0, longest)}…` : data;
	if (isList(data)) return data.map(nameOf).join(", ").slice(0, longest);
	if (!isBlock(data)) return "";
	const fields = [
		...naming.map((name) => data[name]),
		...Object.values(data).filter((each) => typeof each === "object"),
	];
	const words = fields.find((each) => typeof each === "string" && each !== "") ?? Object.values(data)[0];
	return words === undefined ? "" : nameOf(words);
}
