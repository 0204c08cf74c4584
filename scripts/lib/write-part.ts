import { timed } from "#pipeline/stages.ts";
import type { OutputFiles } from "./output/output-files.ts";
import type { OutputPart } from "./render-site.ts";

/** Makes a part of the output, unless it stands there already and was made from the same. Gives the number of its files. */
export function writePart({ kept, make }: OutputPart, output: OutputFiles): number {
	const stands = kept?.paths.every((path) => timed("write", () => output.keep(path, kept.madeFrom)));
	if (kept && stands) return kept.paths.length;
	const files = make();
	for (const file of files) timed("write", () => output.write(file, kept?.madeFrom));
	return files.length;
}
