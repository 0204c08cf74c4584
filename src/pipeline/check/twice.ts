import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import type { Path } from "../read/written.ts";
import { holderOf } from "../site/facts-files.ts";
import { isRemembered, type Site } from "../site/site.ts";

/** What tells the blocks of a list of facts or settings apart: the first of these that they have. */
const namesOfBlocks = ["key", "name", "label", "title"];

/** Characters of a text that are enough to know it by. */
const longest = 60;

/** No list holds the same thing twice: no product, no question, no block that was pasted once too often. */
export function* checkTwice(site: Site): Generator<AnyProblem> {
	const facts = [...site.facts.values()].flatMap(({ files }) => files);
	for (const { source, value } of [...(site.settings ? [site.settings] : []), ...facts])
		yield* twiceIn(source, value, [], nameOfBlock);
	yield* checkEntries(site);
	for (const page of site.pages.values()) {
		if (isRemembered(page)) continue;
		const { source, value } = page;
		const { sections } = value;
		for (const [index, { fields, type }] of sections.entries()) {
			yield* twiceIn(source, fields, ["sections", index], JSON.stringify);
			// The same section may come back at the end of a page, but not at once.
			const before = sections[index - 1];
			if (before?.type !== type || shownOf(before.fields) !== shownOf(fields)) continue;
			const { line } = source.valueAt(["sections", index - 1]);
			yield problem("listed-twice", source.valueAt(["sections", index]), { found: type, line });
		}
	}
}

/** What a visitor sees of a section, whatever its name for links. */
function shownOf(fields: object): string {
	return JSON.stringify({ ...fields, id: undefined });
}

function nameOfBlock(block: object): string | undefined {
	const fields = new Map<string, unknown>(Object.entries(block));
	const name = namesOfBlocks.find((each) => fields.has(each));
	return name && String(fields.get(name));
}

/** What may stand in a list only once; undefined for what may come back, such as a point on a map. */
type Namer = (block: object) => string | undefined;

function* twiceIn(source: SourceFile, value: unknown, path: Path, nameOf: Namer): Generator<AnyProblem> {
	if (typeof value !== "object" || value === null) return;
	if (Array.isArray(value)) {
		yield* twiceInList(source, value, path, nameOf);
		yield* otherNamesIn(source, value, path);
	}
	for (const [key, item] of Object.entries(value)) {
		yield* twiceIn(source, item, [...path, Array.isArray(value) ? Number(key) : key], nameOf);
	}
}

function* twiceInList(source: SourceFile, list: readonly unknown[], path: Path, nameOf: Namer): Generator<AnyProblem> {
	const first = new Map<string, number>();
	for (const [index, item] of list.entries()) {
		const name = typeof item === "object" && item !== null ? nameOf(item) : String(item);
		if (name === undefined) continue;
		const other = first.get(name);
		if (other === undefined) first.set(name, index);
		else {
			const { line } = source.valueAt([...path, other]);
			yield problem("listed-twice", source.valueAt([...path, index]), { found: shownName(item, name), line });
		}
	}
}

/** What an editor knows an item by: of a block its name, or the first words in it. */
function shownName(item: unknown, name: string): string {
	if (typeof item !== "object" || item === null) return name;
	const words = Object.values(item).find((each) => typeof each === "string");
	return nameOfBlock(item) ?? (typeof words === "string" ? words.slice(0, longest) : name.slice(0, longest));
}

/** No two files of a collection have an entry of the same name. */
function* checkEntries({ facts }: Site): Generator<AnyProblem> {
	for (const { files } of facts.values()) {
		for (const [index, { source, value }] of files.slice(1).entries()) {
			for (const name of Object.keys(value)) {
				const other = holderOf(files.slice(0, index + 1), name)?.source.keyAt([name]);
				if (other) yield problem("fact-twice", source.keyAt([name]), { name, other: `${other.file}:${other.line}` });
			}
		}
	}
}

/** What a thing is known as besides its name is no name of another one. */
function* otherNamesIn(source: SourceFile, list: readonly unknown[], path: Path): Generator<AnyProblem> {
	const things = list as readonly { readonly name?: unknown; readonly alsoKnownAs?: readonly unknown[] }[];
	if (!things.some((each) => each?.alsoKnownAs)) return;
	const first = new Map(things.map(({ name }, index): [string, Path] => [keyOf(name), [...path, index, "name"]]));
	for (const [index, { alsoKnownAs = [] }] of things.entries()) {
		for (const [step, found] of alsoKnownAs.map(String).entries()) {
			const at = [...path, index, "alsoKnownAs", step];
			const other = first.get(keyOf(found));
			if (!other) first.set(keyOf(found), at);
			else yield problem("listed-twice", source.valueAt(at), { found, line: source.valueAt(other).line });
		}
	}
}

function keyOf(name: unknown): string {
	return String(name).toLowerCase();
}
