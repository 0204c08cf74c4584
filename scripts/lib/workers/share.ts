import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { addTimes } from "#pipeline/stages.ts";
import type { PageMemory } from "../memory.ts";
import type { OutputFolder } from "../output/output-folder.ts";
import type { OutputPart } from "../render-site.ts";
import { makePart } from "../write-part.ts";
import type { SurveyTask, WriteTask } from "./tasks.ts";
import type { Workers } from "./workers.ts";

interface Place {
	/** Folder of the program. */
	readonly project: string;
	/** Folder that holds `content`. */
	readonly root: string;
	readonly workers: Workers;
}

/** Lets several threads read the pages of a large site of which nothing is known yet. */
export async function surveyTogether({ root, workers }: Omit<Place, "project">, memory: PageMemory): Promise<void> {
	const files = pageFiles(root).filter((file) => !memory.knows(file));
	if (!workers.areWorthIt(files.length)) return;
	const task = (share: readonly string[]): SurveyTask => ({ kind: "survey", root, files: share });
	for (const { surveyed, searchedFor, spent } of await workers.share(files, task)) {
		memory.learn(surveyed, searchedFor);
		addTimes(spent);
	}
}

/** Makes many pages in several threads, and few in this one. Gives the number of their files. */
export async function makeTogether(
	{ project, root, workers }: Place,
	parts: readonly OutputPart[],
	output: OutputFolder,
): Promise<number> {
	if (!workers.areWorthIt(parts.length)) return parts.reduce((files, part) => files + makePart(part, output), 0);
	const { place } = output;
	const paths = parts.flatMap(({ kept }) => kept?.paths[0] ?? []);
	const task = (share: readonly string[]): WriteTask => ({ kind: "write", project, root, place, paths: share });
	let files = 0;
	for (const result of await workers.share(paths, task)) {
		output.include(result.made);
		addTimes(result.spent);
		files += result.files;
	}
	return files;
}

/** The files of all pages, as reports name them; an empty list when there is no such folder. */
function pageFiles(root: string): string[] {
	try {
		const names = readdirSync(join(root, "content/pages"), { recursive: true, encoding: "utf8" });
		return names.filter((name) => name.endsWith(".yaml")).map((name) => `content/pages/${name.split(sep).join("/")}`);
	} catch {
		// The reader says what is missing.
		return [];
	}
}
