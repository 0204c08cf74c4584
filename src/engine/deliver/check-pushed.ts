import { join } from "node:path";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { type AnyProblem, wordsOf } from "#core/problems/problem.ts";
import { orRefusal } from "#engine/base/usage-error.ts";
import { type Asked, openContent, reportLanguageOf } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { SiteMemory } from "#engine/memory/site-memory.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { inStudio } from "#studio/brain/problems/in-studio.ts";
import { withPhotosChecked } from "../pictures/check-photos.ts";
import { problemReport } from "../terminal/report.ts";
import { openHome } from "./home.ts";
import { takeLock } from "./lock.ts";
import { takeContent } from "./pushed-content.ts";
import { forgetOtherRepositories, versionOf } from "./repository.ts";

interface CheckOptions {
	/** Folder of the program. */
	readonly project: string;
	/** The bare repository to which is pushed. */
	readonly repository: string;
	/** The folder in which the site is made. */
	readonly home: string;
	/** The commit that is being pushed, which need not be in the repository yet. */
	readonly commit: string;
	readonly language: EditorLanguage | undefined;
	/** Each in one line, for whoever pushes over the web, as Studio does. */
	readonly inLines: boolean;
}

/**
 * Says what is wrong with content that is being pushed; undefined when a site can be made of it. Nothing that is online or
 * being built is touched. Throws a `UsageError` when this server cannot look at it.
 */
export async function problemsOfPushed(options: CheckOptions): Promise<string | undefined> {
	forgetOtherRepositories();
	const { project, repository, home, language } = options;
	const { folder } = openHome(home);
	const release = takeLock(folder, "check", () => {});
	try {
		const root = join(folder, "checked");
		const { commit } = options;
		const refused = await orRefusal(
			async () => void takeContent(repository, versionOf(repository, commit).commit, root),
		);
		if (refused) return `${inLanguage(refused, await spokenIn({ root, language }))}\n`;
		const memory = new SiteMemory(project, root);
		const checked = await withPhotosChecked(checkContent(openContent(root, { memory }), { language }), project);
		memory.keep(checked);
		if (checked.sound) return undefined;
		await loadLocale(checked.language);
		const errors = checked.problems.filter(({ level }) => level === "error");
		if (!options.inLines) return problemReport({ ...checked, problems: errors });
		return errors
			.slice(0, mostLines)
			.map((each) => `${lineFor(each, checked.language)}\n`)
			.join("");
	} finally {
		release();
	}
}

/** The language of whoever pushes, in which can be spoken then. */
async function spokenIn(asked: Asked): Promise<EditorLanguage> {
	const language = reportLanguageOf(asked);
	await loadLocale(language);
	return language;
}

/** Whoever mends so many sees the others after that. */
const mostLines = 10;

/** In the words of Studio, behind a place without spaces, which it leaves out. */
function lineFor(each: AnyProblem, language: EditorLanguage): string {
	const { file, line, column } = each.place;
	const { message, hint } = inStudio({ code: each.code, words: wordsOf(each, language), language, field: undefined });
	return `${file.replaceAll(" ", "%20")}:${line}:${column} ${message} ${hint}`.trim();
}
