import { copyFileSync, cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFolder } from "../browser/project.ts";
import { copySite } from "./copy-site.ts";

/** The site in which Studio is tested has a picture for each of these, all of them the drawing of the example site. */
const pictures = [
	...["agenda", "contact", "gesprek", "hoortoestellen", "over-ons", "slaap", "werkwijze"].map(
		(name) => `scenes/${name}`,
	),
	"producten/slaap",
];

/** Copies the example site to a folder, with the pages, menu and translations that the tests of Studio ask for. */
export function copyStudioSite(to: string): void {
	copySite(join(projectFolder, "src/example-site"), to);
	const content = join(to, "content");
	cpSync(join(projectFolder, "tests/studio-site/content"), content, { recursive: true });
	const drawing = join(content, "images/scenes/voorbeeld.svg");
	for (const name of pictures) {
		const path = join(content, "images", `${name}.svg`);
		mkdirSync(dirname(path), { recursive: true });
		copyFileSync(drawing, path);
	}
}
