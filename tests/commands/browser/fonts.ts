import { readdirSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join } from "node:path";

/** The fonts of Linux that fallbacks of the site are measured on (`src/ui/fonts.css`), and Debian's package of each. */
export const fallbackFonts = [
	{ file: "LiberationSans-Bold.ttf", package: "fonts-liberation" },
	{ file: "DejaVuSans-Bold.ttf", package: "fonts-dejavu-core" },
] as const;

/** Those of them that a browser on this machine does not find. Other systems have fonts of their own. */
export function missingFonts(): (typeof fallbackFonts)[number][] {
	if (process.platform !== "linux") return [];
	const here = new Set(fontFolders().flatMap(filesBelow));
	return fallbackFonts.filter(({ file }) => !here.has(file));
}

/** Where fontconfig looks, unless a system says otherwise. */
function fontFolders(): string[] {
	const own = process.env.XDG_DATA_HOME || join(homedir(), ".local/share");
	return ["/usr/share/fonts", "/usr/local/share/fonts", join(own, "fonts"), join(homedir(), ".fonts")];
}

function filesBelow(folder: string): string[] {
	try {
		return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => basename(path));
	} catch {
		return [];
	}
}
