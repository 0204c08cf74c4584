import { stringify } from "yaml";
import { isJson } from "../../read/json.ts";
import type { SourceFile } from "../../read/source.ts";
import { type Path, writtenAt } from "../../read/written.ts";

/** A page file as an editor would write it. */
export function pageText(path: string, page: object): string {
	return `# yaml-language-server: $schema=${toProject(path)}schemas/page.schema.json\n${yaml(page)}`;
}

/** The text of a page at another address: its first line still leads to the schema. */
export function withSchemaLine(text: string, path: string): string {
	return text.replace(/^(# yaml-language-server: \$schema=)(?:\.\.\/)+/, (_, start: string) => start + toProject(path));
}

/** From the file of a page to the folder that holds `content`. */
function toProject(path: string): string {
	return "../".repeat(path.split("/").length);
}

/** A block as an editor would write it: numbers are read by the kind of their field, and need no quotation marks. */
export function yaml(value: object): string {
	return stringify(value, { lineWidth: 0 }).replace(/: "([\d.]+)"$/gm, ": $1");
}

/** The text of a file with a block at its end. */
export function withBlock({ file, text }: SourceFile, block: object): string {
	if (isJson(file)) return `${text.trimEnd().slice(0, -1).trimEnd()},${JSON.stringify(block, null, "\t").slice(1)}\n`;
	return `${text.trimEnd()}\n\n${yaml(block)}`;
}

/** The text of a file with an item behind the last one of a list. */
export function withItem(
	{ file, text, written }: SourceFile,
	list: Path,
	length: number,
	item: string | object,
): string {
	const last = writtenAt(written, [...list, length - 1]);
	if (!last) return text;
	const line = text.slice(text.lastIndexOf("\n", last.start) + 1, last.start);
	const between = /^\s*- $/.test(line) ? `\n${line}` : ", ";
	const below = `\n${" ".repeat(line.length)}`;
	const asYaml = () => (typeof item === "string" ? item : yaml(item).trimEnd().replaceAll("\n", below));
	return text.slice(0, last.end) + between + (isJson(file) ? JSON.stringify(item) : asYaml()) + text.slice(last.end);
}
