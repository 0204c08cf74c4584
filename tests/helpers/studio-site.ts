import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFolder } from "../browser/project.ts";
import { ContentFolder } from "./content-folder.ts";
import { copySite } from "./copy-site.ts";

/** The site in which Studio is tested has a picture for each of these, all of them one drawing. */
const pictures = [
	...["agenda", "contact", "gesprek", "hoortoestellen", "over-ons", "slaap", "werkwijze"].map(
		(name) => `scenes/${name}`,
	),
	"producten/slaap",
];

/** Copies the site in which Studio is tested to a folder, with pictures and files of the example site. */
export function copyStudioSite(to: string): void {
	copySite(join(projectFolder, "tests/studio-site"), to);
	const content = join(to, "content");
	for (const folder of ["images", "files"])
		cpSync(join(projectFolder, "src/example-site/content", folder), join(content, folder), { recursive: true });
	const drawing = join(content, "images/scenes/voorbeeld.svg");
	for (const name of pictures) {
		const path = join(content, "images", `${name}.svg`);
		mkdirSync(dirname(path), { recursive: true });
		copyFileSync(drawing, path);
	}
	translateAll(to);
}

/** Gives every text that has no translation its own words for one, so that none is left to translate. */
function translateAll(root: string): void {
	execFileSync(process.execPath, [join(projectFolder, "scripts/run.mjs"), "translations", "--root", root]);
	const content = new ContentFolder(join(root, "content"));
	for (const name of content.names(/^translations\/.*\.yaml$/)) {
		const text = content.text(name);
		content.write(name, text.replace(/^- nl: (.*(?:\n {4}.*)*)\n {2}(\w+):$/gm, "- nl: $1\n  $2: $1"));
	}
}
