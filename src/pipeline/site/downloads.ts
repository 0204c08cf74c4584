import { downloadAddress, splitDownload } from "#core/downloads.ts";
import type { Files } from "#core/files.ts";
import type { Language } from "#core/languages.ts";
import type { ContentFile } from "../read/files.ts";
import { PublishedFiles } from "./published-files.ts";
import type { Traces } from "./trace.ts";

/** What the build knows of a file in `content/files`. */
export interface DownloadInfo {
	readonly absolute: string;
	/** It stays when the file changes: people keep it, and print it on paper. */
	readonly address: string;
	/** Size of the file. */
	readonly bytes: number;
	readonly language: Language;
}

/** Its bytes are no PDF, or the end of it is missing. */
interface DownloadFault {
	readonly why: "unreadable";
}

/** The files of a site that visitors may download. */
export type DownloadFolder = PublishedFiles<DownloadInfo, DownloadFault>;

export function downloadFolder(
	listed: Iterable<ContentFile>,
	files: Files,
	source: Language,
	memory?: Traces,
): DownloadFolder {
	const read = (name: string, absolute: string, bytes: Uint8Array) => readDownload(name, absolute, bytes, source);
	return new PublishedFiles<DownloadInfo, DownloadFault>(listed, files, "download", read, memory);
}

/** The names of the files of which a visitor in a language gets the first that is there: its own, the one of the fallback, and the one that links name. */
export function versionsOf(
	name: string,
	language: Language,
	{ source, fallback }: { readonly source: Language; readonly fallback: Language },
): readonly string[] {
	if (language === source || splitDownload(name, source).language !== source) return [name];
	return [...new Set([language, fallback].map((code) => `${code}/${name}`)), name];
}

function readDownload(
	name: string,
	absolute: string,
	bytes: Uint8Array,
	source: Language,
): DownloadInfo | DownloadFault {
	if (!isPdf(bytes)) return { why: "unreadable" };
	const { language } = splitDownload(name, source);
	return { absolute, address: downloadAddress(name), bytes: bytes.length, language };
}

/** Readers allow some bytes before the beginning and behind the end. */
const margin = 1024;

/** Whether bytes are a whole PDF. */
export function isPdf(bytes: Uint8Array): boolean {
	const part = (from: number, to?: number) => new TextDecoder("latin1").decode(bytes.subarray(from, to));
	return part(0, margin).includes("%PDF-") && part(-margin).includes("%%EOF");
}
