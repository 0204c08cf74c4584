import { join } from "node:path";
import type { ReportLanguage } from "#core/problems/entry.ts";
import { clientBuild } from "./client/client.ts";
import { checkContent, openContent } from "./content/content.ts";
import { readLastChanges } from "./git/last-changes.ts";
import { OutputFolder } from "./output/output-folder.ts";
import { restoreOutput } from "./output/staging-folders.ts";
import { type OutputPart, siteParts } from "./pages/render-site.ts";
import { keepPart, makePart } from "./pages/write-part.ts";
import { usedImages, withPhotosChecked } from "./pictures/check-photos.ts";
import { makePhotos, photosAmong } from "./pictures/photos.ts";
import { drawSharePictures } from "./pictures/share/draw-all.ts";
import { siteIconFiles } from "./pictures/site-icons.ts";
import { cacheFolder } from "./store/cache-folder.mjs";
import { PageMemory } from "./store/page-memory.ts";
import type { Progress } from "./terminal/progress.ts";
import { printReport } from "./terminal/report.ts";
import { makeTogether, surveyTogether } from "./workers/share.ts";
import { Workers } from "./workers/workers.ts";

export interface BuildOptions {
	/** Folder that holds `content` and receives `dist`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	/** Language of the report; without it that of the settings. */
	readonly language: ReportLanguage | undefined;
	/** Threads that share a large site; without it one for each core. */
	readonly threads?: number | undefined;
}

/** Validates and builds the site into `dist`. Gives false, and leaves `dist` alone, when the content is not sound. */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<boolean> {
	const workers = new Workers(options.threads);
	try {
		return await buildWith(workers, options, progress);
	} finally {
		await workers.stop();
	}
}

async function buildWith(workers: Workers, options: BuildOptions, progress: Progress): Promise<boolean> {
	const { root, project, language } = options;
	const dutch = language !== "en";
	restoreOutput(join(root, "dist"));
	progress.step(dutch ? "Inhoud lezen en controleren" : "Reading and checking the content");
	const memory = new PageMemory(project, root);
	const reader = openContent(root, { memory });
	await surveyTogether({ root, workers, memory });
	const found = checkContent(reader, { language });
	memory.keep(found);
	const checked = await withPhotosChecked(found, project);
	if (checked.problems.length > 0) {
		progress.clear();
		printReport(checked);
	}
	if (!checked.sound) return false;
	const { site } = checked;
	progress.done(dutch ? `${site.pages.size} pagina's` : `${site.pages.size} pages`);

	const images = usedImages(site);
	const photos = photosAmong(images);
	if (photos.length > 0) progress.step(dutch ? "Foto's verkleinen" : "Making photos smaller");
	const made = await makePhotos(photos, project, (done) => progress.count(done, photos.length));
	if (photos.length > 0) progress.done(`${made.length} ${dutch ? "bestanden" : "files"}`);

	const shared = await drawSharePictures(site, project, progress, dutch);
	if (shared.problems.length > 0) {
		progress.clear();
		printReport({ ...checked, problems: shared.problems, sound: false });
		return false;
	}

	progress.step(dutch ? "Toepassing en stijlen" : "Application and styles");
	const client = await clientBuild(project);
	progress.done();

	progress.step(dutch ? "Pagina's maken" : "Making pages");
	const output = new OutputFolder(join(root, "dist"), join(cacheFolder(project), "outputs"));
	try {
		let files = 0;
		const pages: OutputPart[] = [];
		for (const part of siteParts(site, client, readLastChanges(root))) {
			if (keepPart(part, output)) files += part.kept?.paths.length ?? 0;
			else if (part.kept) pages.push(part);
			else files += makePart(part, output);
		}
		files += await makeTogether({ project, root, workers, memory }, pages, output);
		for (const { absolute, address, photo } of images) if (!photo) output.copyFile(absolute, address);
		const icons = await siteIconFiles(project);
		for (const { name, address, bytes } of [...made, ...shared.files, ...icons]) {
			if (!output.keep(address, name)) output.write({ path: address, content: await bytes() }, name);
		}
		output.copyFolder(join(client.folder, "assets"), "assets");
		output.commit();
		progress.done(`${files} ${dutch ? "bestanden" : "files"}`);
	} catch (error) {
		output.discard();
		throw error;
	}
	return true;
}
