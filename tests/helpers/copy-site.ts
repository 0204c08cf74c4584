import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { ownSectionsFolder } from "#engine/sections/site-sections.mjs";
import { projectFolder } from "../browser/project.ts";

/** Copies the content of a site, and its own sections, into another folder. */
export function copySite(from: string, to: string): void {
	cpSync(join(from, "content"), join(to, "content"), { recursive: true });
	const own = ownSectionsFolder(projectFolder, from);
	if (existsSync(own)) cpSync(own, join(to, "sections"), { recursive: true });
}
