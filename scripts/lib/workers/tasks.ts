import { forgetTimes, type Stage, timeSpent } from "#pipeline/stages.ts";
import { clientBuild } from "../client.ts";
import { openContent } from "../content.ts";
import { PageMemory, type Surveyed } from "../memory.ts";
import type { FileRecords } from "../output/manifest.ts";
import { OutputFiles, type OutputPlace } from "../output/output-files.ts";
import { siteParts } from "../render-site.ts";
import { makePart } from "../write-part.ts";
import { surveyFiles } from "./survey-files.ts";

/** Reads pages and surveys those in which nothing is wrong by itself. */
export interface SurveyTask {
	readonly kind: "survey";
	readonly root: string;
	/** Files of pages: `content/pages/contact.yaml`. */
	readonly files: readonly string[];
}

/** Makes pages and writes them. */
export interface WriteTask {
	readonly kind: "write";
	readonly project: string;
	readonly root: string;
	readonly place: OutputPlace;
	/** The first file of each page. */
	readonly paths: readonly string[];
}

export type Task = SurveyTask | WriteTask;

export type ResultOf<T extends Task> = { readonly spent: Readonly<Record<Stage, number>> } & (T extends SurveyTask
	? { readonly surveyed: readonly Surveyed[]; readonly searchedFor: readonly string[] }
	: { readonly made: FileRecords; readonly files: number });

/** Does a task in this thread. Rejects when the content changed meanwhile in such a way that it cannot be done. */
export async function runTask(task: Task): Promise<ResultOf<Task>> {
	const done = task.kind === "survey" ? surveyFiles(task) : await writePages(task);
	const spent = timeSpent();
	forgetTimes();
	return { ...done, spent } as ResultOf<Task>;
}

async function writePages({ project, root, place, paths }: WriteTask): Promise<{ made: FileRecords; files: number }> {
	const client = await clientBuild(project);
	const { site } = openContent(root, { memory: new PageMemory(project, root) }).read();
	const output = new OutputFiles(place);
	const wanted = new Set(paths);
	let files = 0;
	for (const part of siteParts(site, client, undefined)) {
		if (wanted.has(part.kept?.paths[0] ?? "")) files += makePart(part, output);
	}
	if (files !== 2 * wanted.size)
		throw new Error("The content changed while the site was made from it. Build once more.");
	return { made: output.made, files };
}
