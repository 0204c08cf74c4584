import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The loader takes any key for a sign of intent. */
const wake = 'addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("keydown")));\n';

/** Copies a built site to a temporary folder, in which every page fetches the application at once. Gives the folder. */
export function awakeCopy(dist: string): string {
	const folder = mkdtempSync(join(tmpdir(), "awake-"));
	cpSync(dist, folder, { recursive: true });
	writeFileSync(join(folder, "wake.js"), wake);
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		if (!name.endsWith(".html")) continue;
		const file = join(folder, name);
		const html = readFileSync(file, "utf8");
		writeFileSync(
			file,
			html.replace("</head>", () => '<script src="/wake.js"></script>\n</head>'),
		);
	}
	return folder;
}
