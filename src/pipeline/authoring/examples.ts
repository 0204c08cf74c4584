import { isMap, isSeq } from "yaml";
import type { SourceFile } from "../read/source.ts";
import { readYaml } from "../read/yaml.ts";

const files = import.meta.glob<string>("../../sections/*/examples.yaml", {
	eager: true,
	query: "?raw",
	import: "default",
});

/** A section as an editor would write it: documentation, fixture and story at once. */
export interface Example {
	readonly type: string;
	/** What it shows, in Dutch. */
	readonly name: string;
	/** The section itself, as YAML of a page. */
	readonly yaml: string;
	/** The code of the one problem that it must give; right examples have none. */
	readonly problem?: string;
	readonly source: SourceFile;
	readonly index: number;
}

/** The examples of every section, in the order of the types. */
export function allExamples(): Example[] {
	return Object.keys(files)
		.sort()
		.flatMap((file) => examplesOf(file.split("/").at(-2) ?? "", files[file] ?? ""));
}

function examplesOf(type: string, text: string): Example[] {
	const file = `src/sections/${type}/examples.yaml`;
	const { source, problems } = readYaml(file, text);
	const list = source?.document.contents;
	if (!source || problems.length > 0 || !isSeq(list)) throw new Error(`${file} is not a list of examples.`);
	return list.items.map((item, index) => {
		const name = isMap(item) ? item.get("name") : undefined;
		const problem = isMap(item) ? item.get("problem") : undefined;
		const section = isMap(item) ? item.get("section", true) : undefined;
		if (typeof name !== "string" || !isMap(section))
			throw new Error(`${file}: example ${index + 1} has no name or no section.`);
		const yaml = stretch(source, section.range?.[0] ?? 0, section.range?.[1] ?? 0);
		return { type, name, yaml, source, index, ...(typeof problem === "string" && { problem }) };
	});
}

/** A block of the file without its indentation. */
function stretch(source: SourceFile, start: number, end: number): string {
	const indent = source.range(start, start).column - 1;
	return source.text
		.slice(start, end)
		.split("\n")
		.map((line, number) => (number === 0 ? line : line.slice(indent)))
		.join("\n")
		.trimEnd();
}
