import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../browser/project.ts";

const folder = join(projectFolder, "tests/other-sites");

/** Sites of other businesses, made with the builder and nothing else: the folder of each by its name. */
export const otherSites = new Map(readdirSync(folder).map((name) => [name, join(folder, name)] as const));

/** The texts of a folder by their paths in it. */
export function textsBelow(root: string, names: RegExp): Map<string, string> {
	const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => names.test(name));
	return new Map(files.map((name) => [name, readFileSync(join(root, name), "utf8")]));
}
