import { join } from "node:path";
import type { EditorLanguage } from "#core/in-language.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { Progress } from "#engine/base/progress.ts";
import { countIn, stageIn } from "#engine/base/stages.ts";
import { withPhotosChecked } from "#engine/pictures/check-photos.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { isCompressible } from "#pipeline/emit/hosting.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { planShare } from "#pipeline/present/share.ts";
import { signOf } from "#pipeline/present/sign.ts";
import { type SiteOfDay, siteOn } from "#pipeline/site/site-on.ts";
import { themeOf } from "#pipeline/site/theme.ts";
import { clientBuild } from "./client/client.ts";
import type { ClientBuild } from "./client/compiled-client.ts";
import { openContent, reportLanguageOf } from "./content/content.ts";
import { loadLocale } from "./content/locale.ts";
import { type History, readHistory } from "./git/last-changes.ts";
import { cacheFolder } from "./memory/cache-folder.mjs";
import { isDone, keepDone } from "./memory/done.ts";
import { SiteMemory } from "./memory/site-memory.ts";
import { compressTexts } from "./output/compress.ts";
import { addFormer } from "./output/kept-former.ts";
import { OutputFolder } from "./output/output-folder.ts";
import { writeSiteVersion } from "./output/site-version.ts";
import { waitingFor } from "./output/staging.ts";
import { type PagePart, SiteRenderer } from "./pages/render-site.ts";
import { reusePage } from "./pages/reuse-page.ts";
import { changesOf, type FilledPage, shownFilesOf } from "./pages/shown.ts";
import { makePhotos, photosAmong } from "./pictures/photos.ts";
import { contextsOf, drawSharePictures, type PlannedShare } from "./pictures/share/draw-all.ts";
import { siteIconFiles } from "./pictures/site-icons.ts";
import { inColor, problemReport } from "./terminal/report.ts";
import { makeTogether, surveyTogether } from "./workers/share.ts";
import { fitHeapTo, Workers } from "./workers/workers.ts";

export interface BuildOptions {
	/** Folder that holds `content` and receives `dist`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	/** Language of the report; without it that of the settings. */
	readonly language: EditorLanguage | undefined;
	/** Threads that share a large site; without it one for each core. */
	readonly threads?: number | undefined;
	/** Whether texts stand compressed beside themselves too, for servers that send them so. */
	readonly compress?: boolean | undefined;
	/** Whether what pages that are open may still ask for stays beside the site, for a folder that is put online as it is. */
	readonly former?: boolean | undefined;
	/** What is known of the content; without it, what Git says of the folder. */
	readonly history?: History | undefined;
	/** Folder whose own sections the site has; without it `root`. */
	readonly code?: string | undefined;
	/** Hears of the errors that stand in the way. */
	readonly refused?: ((errors: readonly AnyProblem[]) => void) | undefined;
	/** Whether share pictures that have to be drawn, which no page shows, are left to the next build. */
	readonly sharesLater?: boolean | undefined;
}

/** Validates and builds the site into `dist`. Gives false, and leaves `dist` alone, when the content is not sound. */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<boolean> {
	const history = options.history ?? readHistory(options.root);
	// Until it is known how many are not as they were.
	fitHeapTo(0);
	const workers = new Workers(options.threads);
	const target = join(options.root, "dist");
	const language = reportLanguageOf(options);
	await loadLocale(language);
	const waiting = () => progress.say(waitingFor(target, language));
	const output = new OutputFolder(target, join(cacheFolder(options.project), "outputs"), waiting);
	try {
		return await buildWith({ workers, output }, { ...options, language, history }, progress);
	} finally {
		await workers.stop();
		output.discard();
	}
}

interface Tools {
	readonly workers: Workers;
	readonly output: OutputFolder;
}

interface Spoken extends Omit<BuildOptions, "history"> {
	readonly language: EditorLanguage;
	/** Git answers while other things are read. */
	readonly history: History | Promise<History>;
}

async function buildWith({ workers, output }: Tools, options: Spoken, progress: Progress): Promise<boolean> {
	const { root, project, language } = options;
	progress.step(stageIn("reading", language));
	const memory = new SiteMemory(project, root);
	const reader = openContent(root, { memory });
	const state = reader.state();
	const history = await options.history;
	const { commit, changes } = history;
	const known = [language, options.compress, options.former, inColor(), commit, changes && [...changes]];
	const asked = [JSON.stringify(known), state];
	if (isDone(memory, "build", asked, { progress, present: () => output.state })) return true;
	await surveyTogether(reader, { root, workers, memory });
	const found = checkContent(reader, { language });
	const checked = await withPhotosChecked(found, project);
	memory.keep(checked);
	if (checked.problems.length > 0) progress.print(problemReport(checked));
	if (!checked.sound) {
		options.refused?.(checked.problems.filter(({ level }) => level === "error"));
		return false;
	}
	const site = siteOn(checked.site, checked.today);
	progress.done(countIn(site.pages.size, "pages", language));

	progress.step(stageIn("application", language));
	const client = await clientBuild({ project, root: options.code ?? root, theme: themeOf(site) });
	progress.done();

	const { problems, isWhole } = await fill(output, {
		site,
		client,
		memory,
		workers,
		progress,
		...options,
		history,
	});
	if (problems.length > 0) {
		progress.print(problemReport({ ...checked, problems, sound: false }));
		options.refused?.(problems);
		return false;
	}
	writeSiteVersion(output, commit);
	const keepFormer = options.former ? addFormer(output, cacheFolder(project)) : undefined;
	const left = output.commit();
	keepFormer?.();
	if (isWhole) keepDone(memory, "build", asked, { ...checked, said: progress.said, left });
	memory.save();
	return true;
}

interface Filling extends Spoken {
	readonly site: SiteOfDay;
	readonly client: ClientBuild;
	readonly memory: SiteMemory;
	readonly workers: Workers;
	readonly progress: Progress;
	readonly history: History;
}

interface Filled {
	/** Those that show only then; with any, the output is of no use. */
	readonly problems: readonly AnyProblem[];
	/** Nothing was left to the next build. */
	readonly isWhole: boolean;
}

/** Makes everything that the output lacks. */
async function fill(output: OutputFolder, filling: Filling): Promise<Filled> {
	const { site, client, project, progress, language } = filling;
	progress.step(stageIn("pages", language));
	const renderer = new SiteRenderer(site, client);
	const pages = await fillPages(renderer, output, filling);
	progress.done(countIn(pages.length, "pages", language));

	const images = shownFilesOf(pages, "image").flatMap((name) => site.images.info(name) ?? []);
	const downloads = shownFilesOf(pages, "download").flatMap((name) => site.downloads.info(name) ?? []);
	const photos = photosAmong(images);
	if (photos.length > 0) progress.step(stageIn("photos", language));
	const made = await makePhotos(photos, project, (done) => progress.count(done, photos.length));
	if (photos.length > 0) progress.done(countIn(made.length, "files", language));

	const lacking = sharesToDraw(site, pages, output);
	const isWhole = lacking.length === 0 || !filling.sharesLater;
	// What is said of pictures that have to be drawn is no part of what the next run says again.
	const shared = await drawSharePictures(site, isWhole ? lacking : [], project, new Progress(), language);
	if (shared.problems.length > 0) return { problems: shared.problems, isWhole };

	progress.step(stageIn("others", language));
	for (const file of renderer.others(changesOf(site, pages, filling.history.changes))) output.write(file);
	const copied = [...images.filter(({ photo }) => !photo), ...downloads];
	for (const { absolute, address } of copied) output.copyFile(absolute, address);
	const icons = await siteIconFiles(project, signOf(makeContext(site, site.source)));
	for (const { name, address, bytes } of [...made, ...shared.files, ...icons]) {
		if (!output.keep(address, name)) output.write({ path: address, content: await bytes() }, name);
	}
	output.copyFolder(join(client.folder, "assets"), "assets");
	progress.done();

	if (filling.compress) {
		progress.step(stageIn("compressing", language));
		const count = await compressTexts(output, {
			isText: isCompressible,
			count: (done, total) => progress.count(done, total),
		});
		progress.done(countIn(count, "files", language));
	}
	return { problems: [], isWhole };
}

/** Takes over the pages that were made from the same, and makes the others. */
async function fillPages(renderer: SiteRenderer, output: OutputFolder, filling: Filling): Promise<FilledPage[]> {
	const pages: FilledPage[] = [];
	const missing: PagePart[] = [];
	for (const part of renderer.pages()) {
		const trace = reusePage(part, output);
		if (trace) pages.push({ ...part, trace });
		else missing.push(part);
	}
	return [...pages, ...(await makeTogether(filling, missing, output))];
}

/** The share pictures that the output lacks, each once. */
function sharesToDraw(site: SiteOfDay, pages: readonly FilledPage[], output: OutputFolder): PlannedShare[] {
	const context = contextsOf(site);
	const known = new Set<string>();
	return pages.flatMap(({ found: { page }, language, trace }) => {
		const { share } = trace.value;
		if (share === undefined || known.has(share)) return [];
		known.add(share);
		if (output.keep(share, share)) return [];
		const plan = planShare(page, context(language));
		return plan ? [{ plan, page, language }] : [];
	});
}
