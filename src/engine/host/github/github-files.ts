import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../content/files-below.ts";
import { replaceOwnFile } from "../../files/replace-file.ts";

/** What became of the files by which GitHub makes a site and puts it online, by their paths. */
export interface GithubFiles {
	readonly made: readonly string[];
	/** There already, and the same. */
	readonly same: readonly string[];
	/** There already, and other: they stay. */
	readonly other: readonly string[];
}

/**
 * Writes into a folder with a site the workflows that check it, make it and put it online with GitHub Pages, and what
 * belongs to them: the same that a new site begins with. A file of somebody's own stays. `project` is the folder of the
 * program.
 */
export function writeGithubFiles(root: string, project: string): GithubFiles {
	const starter = join(project, "src/starter/shared");
	const names = filesBelow(starter).filter((name) => name.startsWith(".git"));
	const found = { made: [] as string[], same: [] as string[], other: [] as string[] };
	for (const name of names.sort()) {
		const [file, text] = [join(root, name), readFileSync(join(starter, name), "utf8")];
		if (!existsSync(file)) {
			replaceOwnFile(file, text);
			found.made.push(name);
		} else found[linesOf(file) === text ? "same" : "other"].push(name);
	}
	return found;
}

/** With the ends of lines of Windows it is the same file. */
function linesOf(file: string): string {
	return readFileSync(file, "utf8").replace(/\r\n/g, "\n");
}
