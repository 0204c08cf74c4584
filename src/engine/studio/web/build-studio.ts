import { join } from "node:path";
import type { EditorLanguage } from "#core/in-language.ts";
import type { Progress } from "#engine/base/progress.ts";
import { countIn, stageIn } from "#engine/base/stages.ts";
import { isCompressible } from "#pipeline/emit/hosting.ts";
import { editorLanguageIn } from "#pipeline/site/editor-language.ts";
import type { HostedAddress } from "#studio/brain/studio-worker.ts";
import { studioBuild } from "../../client/studio.ts";
import { openContent } from "../../content/content.ts";
import { loadLocale } from "../../content/locale.ts";
import { cacheFolder } from "../../memory/cache-folder.mjs";
import { compressTexts } from "../../output/compress.ts";
import { OutputFolder } from "../../output/output-folder.ts";
import { waitingFor } from "../../output/staging.ts";
import { problemReport } from "../../terminal/report.ts";
import { dictionaryEnding, dictionaryFile } from "./dictionary-file.ts";
import { studioFiles } from "./studio-files.ts";

interface Options {
	/** Folder that holds `content` and receives `dist-studio`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	/** Of the report and of all that Studio says; without it that of the settings. */
	readonly language: EditorLanguage | undefined;
	/** Whether texts stand compressed beside themselves too, for servers that send them so. */
	readonly compress: boolean;
	/** The repository that Studio edits. */
	readonly store: HostedAddress;
	/** Where it comes to stand; without it beside the content. */
	readonly folder?: string | undefined;
	/** The name of its server; without it `studio.` before that of the site. */
	readonly host?: string | undefined;
}

interface BuiltStudio {
	readonly language: EditorLanguage;
	readonly folder: string;
	/** How large all of it is, without what stands there compressed besides. */
	readonly bytes: number;
	/** The name of the server in its example. */
	readonly host: string;
}

/** The folder of Studio as static files, beside the content. */
export function studioFolder(root: string): string {
	return join(root, "dist-studio");
}

/**
 * Writes Studio as static files into `dist-studio`, which stays as it was until all of it is there. Gives undefined, after
 * saying what is wrong, when the settings of the site are not sound.
 */
export async function buildStudio(options: Options, progress: Progress): Promise<BuiltStudio | undefined> {
	const { root, project, compress } = options;
	const { site, problems } = openContent(root, { only: ({ role }) => role === "site" }).read();
	const language = options.language ?? editorLanguageIn(site);
	await loadLocale(language);
	if (!site.settings) {
		progress.print(problemReport({ site, problems, language, today: "", doubtful: new Set(), sound: false }));
		return undefined;
	}
	const host = options.host ?? studioHost(site.settings.value.address);
	const folder = options.folder ?? studioFolder(root);
	const waiting = () => progress.say(waitingFor(folder, language));
	const output = new OutputFolder(folder, join(cacheFolder(project), "outputs"), waiting);
	try {
		progress.step(stageIn("studio", language));
		const built = await studioBuild({ project, root });
		output.copyFolder(join(built.folder, "assets"), "assets");
		progress.done();

		progress.step(stageIn("dictionary", language));
		const dictionary = dictionaryFile(site.source, root);
		if (dictionary) output.write({ path: dictionary.address, content: dictionary.bytes });
		const asked = { language: options.language, dictionary: dictionary && addressOf(dictionary) };
		const store = { ...options.store, ...asked, site: new URL(site.settings.value.address).origin };
		for (const file of studioFiles(built, store, host)) output.write(file);
		progress.done();
		const bytes = [...output.made.values()].reduce((sum, { size }) => sum + size, 0);

		if (compress) {
			progress.step(stageIn("compressing", language));
			const isText = (path: string, size: number) => isCompressible(path, size) || path.endsWith(dictionaryEnding);
			const count = (done: number, total: number) => progress.count(done, total);
			const made = await compressTexts(output, { isText, count });
			progress.done(countIn(made, "files", language));
		}
		output.commit();
		return { language, folder, bytes, host };
	} finally {
		output.discard();
	}
}

function addressOf({ language, name, address }: NonNullable<ReturnType<typeof dictionaryFile>>) {
	return { language, name, address };
}

/** Beside the site, so that a script of a page of the site shares nothing with Studio. */
export function studioHost(site: string): string {
	return `studio.${new URL(site).hostname.replace(/^www\./, "")}`;
}
