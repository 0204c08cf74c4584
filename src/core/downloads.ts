import { type Language, languages } from "./languages.ts";

/** Where files stand that visitors may download, in the site as in the content. */
const folder = "/files/";

/**
 * How the names of such files end. A PDF looks the same everywhere, every browser and phone shows it, and it carries
 * neither macros nor the history of a text, as files of word processors do.
 */
export const downloadEnding = ".pdf";

/** The name of the file that an address asks for, below `content/files`; undefined for every other address. */
export function downloadAt(address: string): string | undefined {
	return address.startsWith(folder) ? address.slice(folder.length) : undefined;
}

/** Where a file stands that visitors may download. */
export function downloadAddress(name: string): string {
	return folder + name;
}

/** The language of a file, told by the folder that it stands in, and the name of the file that it translates. */
export function splitDownload(name: string, source: Language): { language: Language; base: string } {
	const [first, ...rest] = name.split("/");
	const language = languages.find((code) => code === first && code !== source);
	return language ? { language, base: rest.join("/") } : { language: source, base: name };
}
