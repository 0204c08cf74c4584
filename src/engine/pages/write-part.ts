import { timed } from "#pipeline/read/stages.ts";
import type { OutputFiles } from "../output/output-files.ts";
import type { OutputPart } from "./render-site.ts";

/** Takes a part over that stands in the output already and was made from the same. Gives false when it has to be made. */
export function keepPart({ kept }: OutputPart, output: OutputFiles): boolean {
	if (!kept?.paths.every((path) => output.knows(path))) return false;
	return kept.paths.every((path) => timed("write", () => output.keep(path, kept.madeFrom())));
}

/** Makes a part of the output. Gives the number of its files. */
export function makePart({ kept, make }: OutputPart, output: OutputFiles): number {
	const files = make();
	for (const file of files) timed("write", () => output.write(file, kept?.madeFrom()));
	return files.length;
}
