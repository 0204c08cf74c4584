import { join } from "node:path";
import { listContent } from "#pipeline/read/files.ts";
import type { OutputFolder } from "../output/output-folder.ts";
import type { OutputPart } from "../pages/render-site.ts";
import { makePart } from "../pages/write-part.ts";
import type { PageMemory } from "../store/page-memory.ts";
import { contentChanged } from "../store/store.ts";
import type { SurveyTask } from "./survey-files.ts";
import type { WriteTask } from "./tasks.ts";
import type { Workers } from "./workers.ts";

interface Place {
	/** Folder of the program. */
	readonly project: string;
	/** Folder that holds `content`. */
	readonly root: string;
	readonly workers: Workers;
	/** What is known of the pages. */
	readonly memory: PageMemory;
}

/** Lets several threads read the pages of a large site of which nothing is known yet. */
export async function surveyTogether({ root, workers, memory }: Omit<Place, "project">): Promise<void> {
	const files = listContent(join(root, "content"))
		.files.flatMap(({ role, file }) => (role === "page" && !memory.knows(file) ? [file] : []))
		.sort();
	if (!workers.areWorthIt(files.length)) return;
	const task = (share: readonly string[]): SurveyTask => ({ kind: "survey", root, files: share });
	for (const { surveyed, searchedFor } of await workers.share(files, task)) {
		memory.learn(surveyed, searchedFor);
	}
}

/** Makes many pages in several threads, and few in this one. Gives the number of their files. */
export async function makeTogether(
	{ project, root, workers, memory }: Place,
	parts: readonly OutputPart[],
	output: OutputFolder,
): Promise<number> {
	if (!workers.areWorthIt(parts.length)) return parts.reduce((files, part) => files + makePart(part, output), 0);
	const { place } = output;
	// A page in five languages is read by one thread.
	const byFile = new Map<string, string[]>();
	for (const { kept } of parts) {
		const [first = ""] = kept?.paths ?? [];
		if (kept) byFile.set(kept.file, [...(byFile.get(kept.file) ?? []), first]);
	}
	const task = (files: readonly string[]): WriteTask => {
		const paths = files.flatMap((file) => byFile.get(file) ?? []);
		return { kind: "write", project, root, place, files, paths };
	};
	let files = 0;
	for (const result of await workers.share([...byFile.keys()].sort(), task, memory)) {
		output.include(result.made);
		files += result.files;
	}
	if (files !== parts.reduce((sum, { kept }) => sum + (kept?.paths.length ?? 0), 0)) {
		throw contentChanged();
	}
	return files;
}
