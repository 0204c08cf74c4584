import facts from "virtual:sections/example-facts";
import files from "virtual:sections/examples";
import own from "virtual:sections/facts";
import type { SourceFile } from "../read/source.ts";
import { type WrittenNode, writtenAt } from "../read/written.ts";
import { readYaml } from "../read/yaml.ts";
import { isFieldName } from "../site/field-names.ts";

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
export function allExamples(): readonly Example[] {
	known ??= Object.entries(files).flatMap(([type, text]) => examplesOf(type, text));
	return known;
}

/** Reading them takes a while. */
let known: readonly Example[] | undefined;

/** The texts of the files with the facts that sections bring, as their examples name them, by the names of the files. */
export const exampleFacts: ReadonlyMap<string, string> = new Map(
	Object.entries(facts).map(([type, text]) => [`content/facts/${own[type]?.name}.yaml`, text]),
);

/** The examples of a section that may be written so, in their order. */
export function rightExamples(type: string): Example[] {
	return allExamples().filter((each) => each.type === type && each.problem === undefined);
}

/** The one of them that shows most of the section. */
export function fullestExample(type: string): Example | undefined {
	return rightExamples(type).sort((a, b) => b.yaml.length - a.yaml.length)[0];
}

function examplesOf(type: string, text: string): Example[] {
	const file = `sections/${type}/examples.yaml`;
	const { source, problems } = readYaml(file, text, isFieldName);
	const list = source?.written;
	if (!source || problems.length > 0 || list?.kind !== "list") throw new Error(`${file} is not a list of examples.`);
	return list.items.map((item, index) => {
		const name = textOf(writtenAt(item, ["name"]));
		const problem = textOf(writtenAt(item, ["problem"]));
		const section = writtenAt(item, ["section"]);
		if (name === undefined || section?.kind !== "map")
			throw new Error(`${file}: example ${index + 1} has no name or no section.`);
		const yaml = linesBetween(source, section.start, section.end);
		return { type, name, yaml, source, index, ...(problem !== undefined && { problem }) };
	});
}

function textOf(node: WrittenNode | undefined): string | undefined {
	return node?.kind === "scalar" && typeof node.value === "string" ? node.value : undefined;
}

/** A block of the file without its indentation. */
function linesBetween(source: SourceFile, start: number, end: number): string {
	const indent = source.range(start, start).column - 1;
	return source.text
		.slice(start, end)
		.split("\n")
		.map((line, number) => (number === 0 ? line : line.slice(indent)))
		.join("\n")
		.trimEnd();
}
