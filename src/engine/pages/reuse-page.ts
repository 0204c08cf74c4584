import { timed } from "#pipeline/read/stages.ts";
import type { OutputFiles } from "../output/output-files.ts";
import type { PagePart, PageTrace } from "./render-site.ts";

/** Takes a page over that stands in the output already and was made from the same; undefined when it has to be made. */
export function reusePage({ paths, known }: PagePart, output: OutputFiles): PageTrace | undefined {
	if (!paths.every((path) => output.knows(path))) return undefined;
	const trace = known();
	const isThere = trace && paths.every((path) => timed("write", () => output.keep(path, trace.madeFrom)));
	return isThere ? trace : undefined;
}

/** Makes a page of the output. */
export function makePage({ make }: PagePart, output: OutputFiles): PageTrace {
	const { files, trace } = make();
	for (const file of files) timed("write", () => output.write(file, trace.madeFrom));
	return trace;
}
