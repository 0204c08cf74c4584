import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ownSectionsFolder } from "#engine/sections/site-sections.mjs";

/** Copies the content of a site, and its own sections, into another folder, in which no other content stays. */
export function copySite(from: string, to: string): void {
	rmSync(join(to, "content"), { recursive: true, force: true });
	cpSync(join(from, "content"), join(to, "content"), { recursive: true });
	const own = ownSectionsFolder(from);
	if (existsSync(own)) cpSync(own, join(to, "sections"), { recursive: true });
}
