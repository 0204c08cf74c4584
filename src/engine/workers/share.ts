import { remembered } from "#core/remembered.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import type { SiteOfDay } from "#pipeline/site/site-on.ts";
import type { SiteMemory } from "../memory/site-memory.ts";
import { contentChanged } from "../memory/store.ts";
import type { OutputFolder } from "../output/output-folder.ts";
import type { PagePart, PageTrace } from "../pages/render-site.ts";
import { makePage } from "../pages/reuse-page.ts";
import type { SurveyTask } from "./survey-files.ts";
import type { WriteTask } from "./tasks.ts";
import { fitHeapTo, type Workers } from "./workers.ts";

interface Place {
	/** Folder of the program. */
	readonly project: string;
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder whose own sections the site has; without it `root`. */
	readonly code?: string | undefined;
	readonly workers: Workers;
	/** What is known of the pages. */
	readonly memory: SiteMemory;
}

/** Lets several threads read the pages of a large site of which nothing is known yet. */
export async function surveyTogether(
	reader: SiteReader,
	{ root, workers, memory }: Omit<Place, "project">,
): Promise<void> {
	const files = reader
		.list()
		.flatMap(({ role, file }) => (role === "page" && !memory.knows(file) ? [file] : []))
		.sort();
	fitHeapTo(files.length);
	if (!workers.areWorthIt(files.length)) return;
	const task = (share: readonly string[]): SurveyTask => ({ kind: "survey", root, files: share });
	for (const { surveyed, searchedFor } of await workers.share(files, task)) {
		memory.learn(surveyed, searchedFor);
	}
}

/** Makes many pages in several threads, and few in this one. Gives them with what they were made from. */
export async function makeTogether<Part extends PagePart>(
	{ project, root, code = root, workers, memory, site: { today } }: Place & { readonly site: SiteOfDay },
	parts: readonly Part[],
	output: OutputFolder,
): Promise<(Part & { readonly trace: PageTrace })[]> {
	fitHeapTo(parts.length);
	if (!workers.areWorthIt(parts.length)) return parts.map((part) => ({ ...part, trace: makePage(part, output) }));
	const { place } = output;
	// A page in five languages is read by one thread.
	const byFile = new Map<string, string[]>();
	for (const { found, paths } of parts) remembered(byFile, found.page.source.file, () => []).push(paths[0] ?? "");
	const task = (files: readonly string[]): WriteTask => {
		const paths = files.flatMap((file) => byFile.get(file) ?? []);
		return { kind: "write", project, root, code, today, place, files, paths };
	};
	const traces = new Map<string, PageTrace>();
	for (const result of await workers.share([...byFile.keys()].sort(), task, memory)) {
		output.include(result.made);
		for (const [path, trace] of result.traces) traces.set(path, trace);
	}
	return parts.map((part) => {
		const [path = ""] = part.paths;
		const trace = traces.get(path);
		if (!trace) throw contentChanged();
		memory.set(part.name, trace);
		return { ...part, trace };
	});
}
