import type * as z from "zod";
import { fieldNamesOf, partOf } from "#core/fields/at.ts";
import { type FieldMeta, fieldOf, unwrap } from "#core/fields/kind.ts";
import { fieldsIn } from "#core/fields/walk.ts";
import { freeName } from "#core/free-name.ts";
import { shortName } from "#core/short-name.ts";
import type { Change, Spot, Steps, WrittenData } from "#core/studio.ts";
import { dataAt, isBlock, isList } from "#pipeline/authoring/edits/data.ts";
import { schemaIn } from "#pipeline/authoring/form/parts.ts";

/** A file as it says things after a change. */
interface Edited {
	readonly schema: z.core.$ZodType;
	readonly seen: WrittenData;
}

/** An item of a list whose items know each other by a name that nobody sees. */
interface Item {
	readonly file: string;
	readonly list: Steps;
	readonly at: number;
	/** All of the list. */
	readonly items: readonly WrittenData[];
	readonly schema: z.core.$ZodType;
	/** The field that holds the name. */
	readonly key: string;
	readonly meta: FieldMeta | undefined;
}

/** What gives the copy of an item a name of its own. */
export function copyNamed({ file, path }: Spot, edited: Edited): Change[] {
	const copy = itemAt({ file, path: [...path.slice(0, -1), Number(path.at(-1)) + 1] }, edited);
	const was = copy && nameIn(copy);
	if (!copy || was === undefined) return [];
	return [
		named(
			copy,
			was,
			freeName(was, (name) => isTaken(copy, name, "anywhere")),
		),
	];
}

/**
 * What changes with a value that was set: the name of an item that goes with it, and what other items say of that item, which
 * are its name and what can be chosen there. What can be chosen no more takes with it what is only asked for it.
 */
export function following({ do: way, file, path }: Change, was: WrittenData | undefined, edited: Edited): Change[] {
	if (way === "remove" && isBlock(was)) return goesAlong({ file, path }, was, edited);
	const now = way === "remove" ? undefined : dataAt(edited.seen, path);
	if (typeof was !== "string" || was === now || (now !== undefined && typeof now !== "string")) return [];
	const field = String(path.at(-1));
	const own = now === undefined ? undefined : itemAt({ file, path: path.slice(0, -1) }, edited);
	if (own && now !== undefined && own.meta?.namedBy?.field === field) return nameFollows(own, now);
	const around = itemAt({ file, path: path.slice(0, -2) }, edited);
	const choices = path.at(-2);
	if (!around || typeof choices !== "string" || hasChoice(around, choices, was)) return [];
	return others(around, (meta, block) => meta.choiceOf?.choices === choices && names(around, block, meta), was, now);
}

/** What other items ask only for an answer of an item goes with it. */
function goesAlong({ file, path }: Spot, gone: WrittenData, edited: Edited): Change[] {
	const left = itemAt({ file, path: [...path.slice(0, -1), 0] }, edited);
	const name = left && dataAt(gone, [left.key]);
	if (!left || typeof name !== "string" || isTaken(left, name, "anywhere")) return [];
	return others({ ...left, at: undefined }, ({ namesItem }) => namesItem === true, name, undefined);
}

/** An item is named by what was chosen in it, as long as that is free. One that had such a name gives it back. */
function nameFollows(item: Item, chosen: string): Change[] {
	const { names: given = {} } = item.meta?.namedBy ?? {};
	const was = nameIn(item);
	const wanted = given[chosen];
	if (was === undefined || was === wanted) return [];
	const isFree = wanted !== undefined && !isTaken(item, wanted, "elsewhere");
	if (!isFree && !Object.values(given).includes(was)) return [];
	const now = isFree ? wanted : freeName(wordsName(item), (name) => name === was || isTaken(item, name, "elsewhere"));
	return [named(item, was, now), ...others(item, ({ namesItem }) => namesItem === true, was, now)];
}

function itemAt({ file, path }: Spot, { schema: whole, seen }: Edited): Item | undefined {
	const [list, at] = [path.slice(0, -1), path.at(-1)];
	const items = dataAt(seen, list);
	const found = typeof at === "number" && schemaIn(whole, path, seen);
	const schema = found && unwrap(found);
	if (!schema || !isList(items)) return undefined;
	const key = fieldNamesOf(schema).find((each) => isKey(partOf(schema, each)));
	const part = key && partOf(schema, key);
	return key && part ? { file, list, at, items, schema, key, meta: fieldOf(part) } : undefined;
}

function isKey(part: z.core.$ZodType | undefined): boolean {
	return part !== undefined && part === unwrap(part) && fieldOf(part)?.kind === "id";
}

function nameIn({ items, at, key }: Item): string | undefined {
	const name = dataAt(items[at] ?? null, [key]);
	return typeof name === "string" ? name : undefined;
}

function isTaken({ items, at, key }: Item, name: string, where: "anywhere" | "elsewhere"): boolean {
	return items.some((each, index) => (where === "anywhere" || index !== at) && dataAt(each, [key]) === name);
}

/** A name made of the first words of an item. */
function wordsName({ items, at, schema }: Item): string {
	const first = fieldNamesOf(schema).find((name) => {
		const part = partOf(schema, name);
		const kind = part && fieldOf(unwrap(part))?.kind;
		return kind === "label" || kind === "text";
	});
	return shortName(String(dataAt(items[at] ?? null, [first ?? ""]) ?? "")) || "x";
}

function named({ file, list, at, key }: Item, was: string, value: string): Change {
	return { do: "set", file, path: [...list, at, key], was, value };
}

function hasChoice({ items, at }: Item, choices: string, choice: string): boolean {
	const all = dataAt(items[at] ?? null, [choices]);
	return isList(all) && all.includes(choice);
}

/** A block beside a field says by name that it is about an item. */
function names(item: Item, block: WrittenData | undefined, { choiceOf }: FieldMeta): boolean {
	return isBlock(block) && choiceOf !== undefined && block[choiceOf.item] === nameIn(item);
}

/** What other items of the list say of one, with another word in its place; without one the block that says it goes. */
function others(
	{ file, list, at, items, schema }: Omit<Item, "at"> & { readonly at: number | undefined },
	isOf: (meta: FieldMeta, block: WrittenData | undefined) => boolean,
	was: string,
	value: string | undefined,
): Change[] {
	return items.flatMap((item, index) =>
		index === at
			? []
			: fieldsIn(schema, item).flatMap(({ meta, path, value: said }): Change[] => {
					const around = path.slice(0, -1);
					const block = dataAt(item, around);
					if (said !== was || block === undefined || !isOf(meta, block)) return [];
					const place = [...list, index];
					return value === undefined
						? [{ do: "remove", file, path: [...place, ...around], was: block }]
						: [{ do: "set", file, path: [...place, ...path], was, value }];
				}),
	);
}
