import type * as z from "zod";
import type { InReports } from "#core/fields/answers.ts";
import { fieldNamesOf, partOf } from "#core/fields/at.ts";
import { fieldOf, unwrap } from "#core/fields/kind.ts";
import type { Change, WrittenData } from "#core/studio.ts";
import { dataAt } from "#pipeline/authoring/edits/data.ts";
import { schemaAlong } from "#pipeline/authoring/form/parts.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import { isMapAddress, type Position, positionIn } from "#pipeline/text/position.ts";

interface Typed {
	readonly schema: z.core.$ZodType;
	/** What the file said to whoever typed. */
	readonly seen: WrittenData;
	readonly text: string;
}

/** The changes that a change comes to: of a place on a map, typed or pasted for one of its two numbers, both. */
export function asPosition(change: Change, { schema, seen, text }: Typed): readonly Change[] | { said: InReports } {
	const typed = change.do === "remove" ? change.was : "value" in change ? change.value : undefined;
	if (change.do === "insert" || typeof typed !== "string") return [change];
	const around = change.path.slice(0, -1);
	const block = schemaAlong(schema, around, writtenOf(documentOf(text).contents));
	const axis = axisOf(block, String(change.path.at(-1)));
	if (!axis) return [change];
	const position = positionIn(typed);
	if (change.do === "remove") return [{ ...change, was: position?.[axis] ?? typed }];
	if (change.do !== "set" && change.do !== "add") return [change];
	if (!position) return isMapAddress(typed) ? { said: nowhere } : [oneOf(change, axis, withPoint(typed))];
	const other = axis === "latitude" ? "longitude" : "latitude";
	const name = fieldNamesOf(block && unwrap(block)).find((each) => axisOf(block, each) === other);
	const own = oneOf(change, axis, position[axis]);
	if (name === undefined) return [own];
	const path = [...around, name];
	const there = dataAt(seen, path);
	if (there === position[other]) return [own];
	const { file } = change;
	const value = position[other];
	return [
		own,
		typeof there === "string" ? { do: "set", file, path, was: there, value } : { do: "add", file, path, value },
	];
}

/** A change to one of the two numbers; whoever types on names what stood there as they typed it. */
function oneOf(change: Change & { readonly do: "set" | "add" }, axis: keyof Position, value: string): Change {
	if (change.do === "add") return { ...change, value };
	return { ...change, was: positionIn(change.was)?.[axis] ?? withPoint(change.was), value };
}

/** `53,2012` as the content writes it. */
function withPoint(typed: string): string {
	return typed.replace(/^(-?\d{1,3}),(\d+)$/, "$1.$2");
}

function axisOf(block: z.core.$ZodType | undefined, name: string): keyof Position | undefined {
	const part = partOf(block && unwrap(block), name);
	return part && fieldOf(unwrap(part))?.axis;
}

/** A new block with a place on a map where one of its two numbers belongs: both numbers. */
export function withPosition(
	schema: z.core.$ZodType,
	block: Readonly<Record<string, WrittenData>>,
): Readonly<Record<string, WrittenData>> {
	const names = fieldNamesOf(unwrap(schema)).filter((name) => axisOf(schema, name));
	const typed = names.map((name) => block[name]).find((each) => typeof each === "string" && positionIn(each));
	const position = typeof typed === "string" ? positionIn(typed) : undefined;
	if (!position) return block;
	const both = names.map((name) => [name, position[axisOf(schema, name) ?? "latitude"]] as const);
	return { ...block, ...Object.fromEntries(both) };
}

const nowhere = {
	nl: "In dit adres staat niet waar het is. Open het in uw browser, wacht tot de kaart er is, en plak het adres dat er dan bovenaan staat. Of typ twee getallen, zoals 53.2012, 5.7999.",
	en: "This address does not say where it is. Open it in your browser, wait for the map, and paste the address that is then at the top. Or type two numbers, such as 53.2012, 5.7999.",
};
