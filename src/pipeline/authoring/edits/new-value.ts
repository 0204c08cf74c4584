import type { WrittenData } from "#core/studio.ts";
import { notationOf } from "#pipeline/text/scalar.ts";
import { isBlock, isList } from "./data.ts";

interface Layout {
	readonly eol: string;
	/** Column of the name or the hyphen that it stands behind. */
	readonly indent: number;
}

const step = 2;

/** A value as an editor would write it, from behind the colon of its field or the hyphen of its item. */
export function blockOf(value: WrittenData, { eol, indent }: Layout, behind: "field" | "item"): string {
	if (value === null) return "";
	const inside = { eol, indent: indent + step };
	if (typeof value === "string") return ` ${notationOf(value, { ...inside, flow: false })}`;
	const entries = isList(value)
		? value.map((item) => `-${blockOf(item, inside, "item")}`)
		: Object.entries(value).map(([name, part]) => `${keyOf(name, inside)}:${blockOf(part, inside, "field")}`);
	if (entries.length === 0) return isList(value) ? " []" : " {}";
	const line = eol + " ".repeat(inside.indent);
	// The first entry of an item stands behind its hyphen.
	return (behind === "item" ? " " : line) + entries.join(line);
}

/** The same between brackets or braces. */
export function flowOf(value: WrittenData): string {
	if (value === null) return "null";
	const around = { eol: "\n", indent: 0, flow: true };
	if (typeof value === "string") return notationOf(value, around);
	if (isList(value)) return `[${value.map(flowOf).join(", ")}]`;
	const fields = isBlock(value) ? Object.entries(value) : [];
	return `{ ${fields.map(([name, part]) => `${notationOf(name, around)}: ${flowOf(part)}`).join(", ")} }`;
}

function keyOf(name: string, { eol, indent }: Layout): string {
	return notationOf(name, { eol, indent, flow: true });
}
