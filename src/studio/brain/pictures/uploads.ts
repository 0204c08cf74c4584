import { downloadAddress, downloadEnding } from "#core/downloads.ts";
import { plainFileName } from "#core/fields/kinds/file.ts";
import { freeName } from "#core/free-name.ts";
import { type AnyProblem, problem, wordsOf } from "#core/problems/problem.ts";
import type { PhotoStep, UploadAnswer } from "#core/studio-files.ts";
import { problemsOfFault } from "#pipeline/check/images.ts";
import { isPortable } from "#pipeline/read/portable.ts";
import { isPdf } from "#pipeline/site/downloads.ts";
import { endingOf } from "#pipeline/site/images.ts";
import type { LiveSite } from "../content/live-site.ts";
import type { ContentStore, FileMove } from "../edits/store.ts";
import { type FileNames, fileNames } from "./file-names.ts";

/** What came, as the content is to keep it. */
interface Tidied {
	readonly bytes: Uint8Array;
	/** The folder that it belongs in, and how its name ends. */
	readonly folder: string;
	readonly ending: string;
	readonly width?: number;
}

type Tell = (step: PhotoStep) => void;

/**
 * Turns a photo as the camera was held, and takes out what the camera wrote; undefined when it cannot be read. `ending`
 * is that of its kind, and that of the answer may be another one: `jpg` for a `heic`.
 */
export type TidyPhoto = (photo: Uint8Array, ending: string, tell?: Tell) => Promise<TidiedPhoto | undefined>;

/** A photo as the content keeps it. */
export interface TidiedPhoto {
	readonly bytes: Uint8Array;
	readonly width: number;
	/** Without its dot. */
	readonly ending: string;
}

/** Most letters of a name that somebody's file brings with it. */
const longestName = 60;

/** Files that a page sent, until an edit asks for them. None stands in the content before. */
export class Uploads {
	readonly #store: ContentStore;
	readonly #tidyPhoto: TidyPhoto;
	readonly #waiting = new Map<string, FileMove>();
	#last: Promise<unknown> = Promise.resolve();

	constructor(store: ContentStore, tidyPhoto: TidyPhoto) {
		this.#store = store;
		this.#tidyPhoto = tidyPhoto;
	}

	/** One after another: a large photo takes much memory. `tell` hears what is being done with a photo. */
	receive(server: LiveSite, name: string, bytes: Uint8Array, tell?: Tell): Promise<UploadAnswer> {
		const answer = this.#last.then(() => this.#receive(server, name, bytes, tell));
		this.#last = answer.catch(() => {});
		return answer;
	}

	/** Keeps a file of another version of the content, which comes under its own name; gives its key. */
	offer(file: string, bytes: Uint8Array): string {
		const kept = this.#store.keep(bytes);
		const key = `${kept}-${file}`;
		this.#waiting.set(key, { file, kept, comes: true });
		return key;
	}

	/** What was sent under a key. */
	waiting(key: string): FileMove | undefined {
		return this.#waiting.get(key);
	}

	async #receive(server: LiveSite, name: string, bytes: Uint8Array, tell?: Tell): Promise<UploadAnswer> {
		const names = fileNames[server.content.site.source];
		const tidied = isPdf(bytes)
			? { bytes, folder: "files/", ending: downloadEnding }
			: await this.#tidy(name, bytes, names, tell);
		if ("problem" in tidied) {
			const { message, hint } = wordsOf(tidied.problem, server.language);
			return { refused: `${message} ${hint}` };
		}
		const kept = this.#store.keep(tidied.bytes);
		const { folder, ending, width } = tidied;
		const isTaken = (file: string) => {
			const other = [...this.#waiting.values()].find((each) => each.file === file);
			return server.content.file(file) !== undefined || (other !== undefined && other.kept !== kept);
		};
		const wanted = `content/${folder}${stemOf(name) ?? names.unnamed}`;
		const file = freeName(wanted, (stem) => isTaken(stem + ending)) + ending;
		const key = `${kept}-${file}`;
		this.#waiting.set(key, { file, kept, comes: true });
		const within = file.slice("content/images/".length);
		const written = folder === "files/" ? downloadAddress(file.slice("content/files/".length)) : within;
		return { key, written, width };
	}

	/** A picture as the content keeps it, or why it cannot. */
	async #tidy(
		name: string,
		bytes: Uint8Array,
		{ photos, drawings }: FileNames,
		tell?: Tell,
	): Promise<Tidied | { problem: AnyProblem }> {
		const found = endingOf(bytes);
		if (found === "svg") return { bytes, folder: `images/${drawings}/`, ending: ".svg" };
		const fault = typeof found === "string" ? ({ why: "unreadable" } as const) : found;
		// Some browsers read the photos of an iPhone.
		const ending = fault.why === "heic" ? "heic" : found;
		const photo = typeof ending === "string" ? await this.#tidyPhoto(bytes, ending, tell) : undefined;
		if (photo) return { ...photo, folder: `images/${photos}/`, ending: `.${photo.ending}` };
		const place = { file: name, line: 1, column: 1 };
		const [first] = problemsOfFault(fault, name, () => place);
		return { problem: first ?? problem("unreadable-image", place, { file: name }) };
	}
}

/**
 * What a file is called, in letters that an address and every system can have; its folder and its ending are none of
 * it. Undefined where there are none.
 */
function stemOf(name: string): string | undefined {
	const last = name.split(/[/\\]/).at(-1) ?? "";
	const plain = plainFileName(last.replace(/\.[^.]*$/, "")).replace(/[._-]+/g, "-");
	const stem = plain.slice(0, longestName).replace(/^-|-$/g, "");
	return stem !== "" && isPortable(stem) ? stem : undefined;
}
