import { readdirSync } from "node:fs";
import { join, sep } from "node:path";

const folder = "content/pages/";

/** The files of all pages, as reports name them; an empty list when there is no such folder. */
export function pageFiles(root: string): string[] {
	try {
		const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
		return names
			.filter((name) => name.endsWith(".yaml"))
			.map((name) => `${folder}${name.split(sep).join("/")}`)
			.sort();
	} catch {
		// The reader says what is missing.
		return [];
	}
}

/** Whether a file, named as reports do, is a page. */
export function isPageFile(file: string): boolean {
	return file.startsWith(folder);
}
