import { downloadAddress, downloadEnding } from "#core/downloads.ts";
import type { InReports } from "#core/fields/answers.ts";
import { plainFileName } from "#core/fields/kinds/file.ts";
import { problem, wordsOf } from "#core/problems/problem.ts";
import type { UploadAnswer } from "#core/studio-files.ts";
import type { KeptFiles } from "#engine/studio/kept-files.ts";
import { tidyPhoto } from "#engine/studio/tidy-photo.ts";
import type { WholeFile } from "#engine/studio/whole-files.ts";
import { problemsOfFault } from "#pipeline/check/images.ts";
import { isPortable } from "#pipeline/read/portable.ts";
import { isPdf } from "#pipeline/site/downloads.ts";
import { endingOf } from "#pipeline/site/images.ts";
import type { LiveSite } from "../content/live-site.ts";

/** What came, as the content is to keep it. */
interface Tidied {
	readonly bytes: Uint8Array;
	/** The folder that it belongs in, and how its name ends. */
	readonly folder: string;
	readonly ending: string;
	readonly width?: number;
}

/** Most letters of a name that somebody's file brings with it. */
const longestName = 60;

/** Files that a page sent, until an edit asks for them. None stands in the content before. */
export class Uploads {
	readonly #kept: KeptFiles;
	readonly #waiting = new Map<string, WholeFile>();
	#last: Promise<unknown> = Promise.resolve();

	constructor(kept: KeptFiles) {
		this.#kept = kept;
	}

	/** One after another: a large photo takes much memory. */
	receive(server: LiveSite, name: string, bytes: Uint8Array): Promise<UploadAnswer> {
		const answer = this.#last.then(() => this.#receive(server, name, bytes));
		this.#last = answer.catch(() => {});
		return answer;
	}

	/** What was sent under a key. */
	waiting(key: string): WholeFile | undefined {
		return this.#waiting.get(key);
	}

	async #receive(server: LiveSite, name: string, bytes: Uint8Array): Promise<UploadAnswer> {
		const tidied = isPdf(bytes) ? { bytes, folder: "files/", ending: downloadEnding } : await tidyPicture(name, bytes);
		if ("said" in tidied) return { refused: tidied.said[server.language] };
		const kept = this.#kept.keep(tidied.bytes);
		const { folder, ending, width } = tidied;
		const isTaken = (file: string) => {
			const other = [...this.#waiting.values()].find((each) => each.file === file);
			return server.content.file(file) !== undefined || (other !== undefined && other.kept !== kept);
		};
		const file = freeName(`content/${folder}${stemOf(name)}`, ending, isTaken);
		const key = `${kept}-${file}`;
		this.#waiting.set(key, { file, kept, comes: true });
		const within = file.slice("content/images/".length);
		const written = folder === "files/" ? downloadAddress(file.slice("content/files/".length)) : within;
		return { key, written, width };
	}
}

/** A picture as the content keeps it, or why it cannot. */
async function tidyPicture(name: string, bytes: Uint8Array): Promise<Tidied | { said: InReports }> {
	const ending = endingOf(bytes);
	const place = { file: name, line: 1, column: 1 };
	if (typeof ending !== "string") {
		const [found] = problemsOfFault(ending, name, () => place);
		return { said: saidBy(found ?? problem("unreadable-image", place, { file: name })) };
	}
	if (ending === "svg") return { bytes, folder: "images/tekeningen/", ending: ".svg" };
	const photo = await tidyPhoto(bytes, ending);
	if (!photo) return { said: saidBy(problem("unreadable-image", place, { file: name })) };
	return { ...photo, folder: "images/fotos/", ending: `.${ending}` };
}

function saidBy(found: Parameters<typeof wordsOf>[0]): InReports {
	const say = (language: "nl" | "en") => {
		const { message, hint } = wordsOf(found, language);
		return `${message} ${hint}`;
	};
	return { nl: say("nl"), en: say("en") };
}

/** What a file is called, in letters that an address and every system can have; its folder and its ending are none of it. */
function stemOf(name: string): string {
	const last = name.split(/[/\\]/).at(-1) ?? "";
	const plain = plainFileName(last.replace(/\.[^.]*$/, "")).replace(/[._-]+/g, "-");
	const stem = plain.slice(0, longestName).replace(/^-|-$/g, "");
	return stem !== "" && isPortable(stem) ? stem : "naamloos";
}

function freeName(stem: string, ending: string, isTaken: (file: string) => boolean): string {
	for (let count = 1; ; count++) {
		const file = `${stem}${count === 1 ? "" : `-${count}`}${ending}`;
		if (!isTaken(file)) return file;
	}
}
