import { stringify } from "yaml";

/** Data for a reader: a line for each property, a block for each thing, `~` for the address of the site. */
export function inLines(things: readonly object[]): string {
	const blocks = things.map((thing) => Object.entries(thing).map(([name, value]) => `${name}: ${inOneLine(value)}`));
	return blocks
		.map((lines) => lines.join("\n"))
		.join("\n\n")
		.replaceAll("https://www.praktijk-voorbeeld.example", "~");
}

function inOneLine(value: unknown): string {
	return stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trimEnd();
}
