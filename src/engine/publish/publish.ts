import { constants, cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { InReports } from "#core/fields/answers.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { temporaryFolder } from "#engine/base/temporary-folder.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { type Difference, differenceOf, type FileList, isSame, listFolder } from "./file-list.ts";
import { RcloneTarget, rcloneRemotes } from "./over-rclone.ts";
import { SshTarget } from "./over-ssh.ts";
import { readPlace } from "./place.ts";
import { PublishTrouble } from "./publish-trouble.ts";
import type { Online, Target } from "./target.ts";

/** The place that was written. Throws a `UsageError` for what is none. */
export async function openTarget(written: string): Promise<Target> {
	let remotes: readonly string[] = [];
	// With a user before it, or a slash behind it, no remote is meant, and rclone need not be there.
	if (/^[^@/:]+:/.test(written) && !/^(?:rclone|ssh):/.test(written)) {
		try {
			remotes = await rcloneRemotes();
		} catch (error) {
			if (!(error instanceof PublishTrouble)) throw error;
			// Without rclone it is a server.
		}
	}
	const place = readPlace(written, (name) => remotes.includes(name));
	return place.kind === "ssh" ? new SshTarget(place) : new RcloneTarget(place);
}

/** What is about to change where the site is, to be said before it is done. */
export interface Plan {
	readonly list: FileList;
	readonly online: Online;
	readonly difference: Difference;
	/** Of the built site. */
	readonly pages: number;
}

/** Looks what a built site would change; without `dry` the place is made as well. */
export async function planPublish(target: Target, folder: string, { dry }: { dry: boolean }): Promise<Plan> {
	const list = listFolder(folder);
	if (!list.has("index.html")) throw noSite(folder);
	const online = await target.look({ dry });
	const pages = [...list.keys()].filter((path) => isPage(path)).length;
	return { list, online, difference: differenceOf(online.list ?? new Map(), list), pages };
}

/**
 * Puts a built site where it goes, as it was planned. What is sent is a copy that nobody builds into meanwhile, neither while
 * this runs nor while a program goes on that it started before it was killed. Throws when the site is no longer the one that
 * was planned.
 */
export async function sendSite(
	target: Target,
	folder: string,
	{ list, count }: { readonly list: FileList; readonly count: (sent: number) => void },
): Promise<void> {
	const copy = temporaryFolder("publish");
	try {
		cpSync(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
		if (!isSame(list, listFolder(copy))) throw builtMeanwhile;
		await target.send({ folder: copy, list, count });
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}

/** The text of a file of a built site, if it has that. */
export function textOf(folder: string, path: string): string | undefined {
	const file = join(folder, path);
	return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Whether a visitor gets this file as a page. */
function isPage(path: string): boolean {
	return path.endsWith(".html") && !path.endsWith("404.html");
}

/** What will change, in words of people. */
export function planned({ list, online, difference, pages }: Plan, shown: string, language: EditorLanguage): string {
	const { added, changed, gone, bytes } = difference;
	const total = [...list.values()].reduce((sum, { size }) => sum + size, 0);
	if (!online.list)
		return inLanguage(plans.first, language, { shown, pages, files: list.size, size: megabytes(total, language) });
	if (added.length + changed.length + gone.length === 0)
		return inLanguage(plans.same, language, { shown, pages, files: list.size });
	const [more, other, less] = [added, changed, gone].map((paths) => paths.filter(isPage).length);
	const [files, size] = [added.length + changed.length, megabytes(bytes, language)];
	return inLanguage(plans.other, language, { shown, pages, more, other, less, files, size });
}

/** With numbers behind what they count, which may be one. */
const plans = {
	first: {
		nl: "Alles gaat naar {shown}. Pagina's: {pages}, bestanden: {files} ({size} MB).",
		en: "Everything goes to {shown}. Pages: {pages}, files: {files} ({size} MB).",
	},
	same: {
		nl: "Op {shown} staat dit al. Pagina's: {pages}, bestanden: {files}.",
		en: "{shown} already has this. Pages: {pages}, files: {files}.",
	},
	other: {
		nl: "Pagina's op {shown}: {more} nieuw, {other} anders, {less} weg, {pages} in totaal. Bestanden, nieuw of anders: {files} ({size} MB).",
		en: "Pages on {shown}: {more} new, {other} changed, {less} gone, {pages} in all. Files, new or changed: {files} ({size} MB).",
	},
} as const;

function megabytes(bytes: number, language: EditorLanguage): string {
	return new Intl.NumberFormat(language, { maximumFractionDigits: bytes < 1e5 ? 3 : 1 }).format(bytes / 1e6);
}

/** What is there that this program did not put there, when there is such. */
export function strange({ touched, foreign }: Online): InReports[] {
	const shown = touched.slice(0, 5).join(", ") + (touched.length > 5 ? ", …" : "");
	return [
		...(touched.length > 0
			? [
					{
						nl: "Let op: wat online staat, heeft iemand daar met de hand veranderd: {shown}. Dit komt er nieuw voor in de plaats.",
						en: "Note that someone changed what is online by hand: {shown}. This replaces it.",
						values: { shown },
					},
				]
			: []),
		...(foreign > 0
			? [
					{
						nl: "Er staan ook bestanden die niet van deze site zijn ({foreign}). Wat geen plaats maakt voor een bestand van de site, blijft staan.",
						en: "There are also files that do not belong to this site ({foreign}). They stay, unless a file of the site needs their place.",
						values: { foreign },
					},
				]
			: []),
	];
}

function noSite(folder: string): UsageError {
	return new UsageError({
		nl: "In {folder} staat geen gebouwde site.",
		en: "There is no built site in {folder}.",
		values: { folder },
	});
}

const builtMeanwhile = new PublishTrouble({
	nl: "De site is intussen opnieuw gebouwd; er is niets verstuurd. Voer de opdracht nog een keer uit.",
	en: "The site has been rebuilt in the meantime; nothing was sent. Run the command once more.",
});
