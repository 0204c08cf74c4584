import type { ContentFile } from "#pipeline/read/files.ts";
import { isSoundSite } from "#pipeline/site/site.ts";
import { clientBuild } from "../client/client.ts";
import { openContent } from "../content/content.ts";
import type { FileRecords } from "../output/manifest.ts";
import { OutputFiles, type OutputPlace } from "../output/output-files.ts";
import { siteParts } from "../pages/render-site.ts";
import { makePart } from "../pages/write-part.ts";
import { PageMemory, type Surveyed } from "../store/page-memory.ts";
import { latestReader, type SurveyTask, surveyFiles } from "./survey-files.ts";

/** Makes pages and writes them. */
export interface WriteTask {
	readonly kind: "write";
	readonly project: string;
	readonly root: string;
	readonly place: OutputPlace;
	/** Files of the pages that are to be made: `content/pages/contact.yaml`. */
	readonly files: readonly string[];
	/** What they become: the first file of each page in each language. */
	readonly paths: readonly string[];
}

interface WriteResult {
	readonly made: FileRecords;
	/** How many files were written; fewer than were asked for when the content changed meanwhile. */
	readonly files: number;
}

export type Task = SurveyTask | WriteTask;

interface SurveyResult {
	readonly surveyed: readonly Surveyed[];
	/** The facts that the texts of these pages were searched for. */
	readonly searchedFor: readonly string[];
}

export type ResultOf<T extends Task> = T extends SurveyTask ? SurveyResult : WriteResult;

/** Does a task in this thread. `memory` is what is known of the pages, where it has been read already. */
export async function runTask<T extends Task>(task: T, memory?: PageMemory): Promise<ResultOf<T>> {
	return (task.kind === "survey" ? surveyFiles(task) : await writePages(task, memory)) as ResultOf<T>;
}

async function writePages(
	{ project, root, place, files, paths }: WriteTask,
	memory = new PageMemory(project, root),
): Promise<WriteResult> {
	const client = await clientBuild(project);
	const own = new Set(files);
	const only = ({ role, file }: ContentFile) => role !== "page" || own.has(file) || !memory.knows(file);
	const { site } = openContent(root, { memory, only, other: latestReader() }).read();
	const output = new OutputFiles(place);
	const wanted = new Set(paths);
	let made = 0;
	// Of content that changed meanwhile, nothing is made.
	for (const part of isSoundSite(site) ? siteParts(site, client) : []) {
		if (wanted.has(part.kept?.paths[0] ?? "")) made += makePart(part, output);
	}
	return { made: output.made, files: made };
}
