import type { ContentFile } from "#pipeline/read/files.ts";
import { isSoundSite } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { themeOf } from "#pipeline/site/theme.ts";
import { clientBuild } from "../client/client.ts";
import { openContent } from "../content/content.ts";
import { SiteMemory, type Surveyed } from "../memory/site-memory.ts";
import type { FileRecords } from "../output/manifest.ts";
import { OutputFiles, type OutputPlace } from "../output/output-files.ts";
import { type PageTrace, SiteRenderer } from "../pages/render-site.ts";
import { makePage } from "../pages/reuse-page.ts";
import { latestReader, type SurveyTask, surveyFiles } from "./survey-files.ts";

/** Makes pages and writes them. */
export interface WriteTask {
	readonly kind: "write";
	readonly project: string;
	readonly root: string;
	/** Folder whose own sections the site has. */
	readonly code: string;
	/** The day of which the site is made. */
	readonly today: string;
	readonly place: OutputPlace;
	/** Files of the pages that are to be made: `content/pages/contact.yaml`. */
	readonly files: readonly string[];
	/** What they become: the first file of each page in each language. */
	readonly paths: readonly string[];
}

interface WriteResult {
	readonly made: FileRecords;
	/** What each page was made from; fewer than were asked for when the content changed meanwhile. */
	readonly traces: readonly (readonly [path: string, trace: PageTrace])[];
}

export type Task = SurveyTask | WriteTask;

interface SurveyResult {
	readonly surveyed: readonly Surveyed[];
	/** The facts that the texts of these pages were searched for. */
	readonly searchedFor: readonly string[];
}

export type ResultOf<T extends Task> = T extends SurveyTask ? SurveyResult : WriteResult;

/** Does a task in this thread. `memory` is what is known of the pages, where it has been read already. */
export async function runTask<T extends Task>(task: T, memory?: SiteMemory): Promise<ResultOf<T>> {
	return (task.kind === "survey" ? surveyFiles(task) : await writePages(task, memory)) as ResultOf<T>;
}

async function writePages(
	{ project, root, code, today, place, files, paths }: WriteTask,
	memory = new SiteMemory(project, root),
): Promise<WriteResult> {
	const own = new Set(files);
	const only = ({ role, file }: ContentFile) => role !== "page" || own.has(file) || !memory.knows(file);
	const { site } = openContent(root, { memory, only, other: latestReader() }).read();
	const output = new OutputFiles(place);
	const wanted = new Set(paths);
	const traces: [string, PageTrace][] = [];
	// Of content that changed meanwhile, nothing is made.
	if (!isSoundSite(site)) return { made: output.made, traces };
	const client = await clientBuild({ project, root: code, theme: themeOf(site) });
	for (const part of new SiteRenderer(siteOn(site, today), client).pages()) {
		const [path = ""] = part.paths;
		if (wanted.has(path)) traces.push([path, makePage(part, output)]);
	}
	return { made: output.made, traces };
}
