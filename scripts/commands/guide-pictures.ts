import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { ownSectionsFolder } from "#engine/sections/site-sections.mjs";
import { findChromium } from "../browser/chromium.ts";
import { openChromium, startServer } from "../browser/open.ts";
import type { Command } from "../command.ts";
import { pictureOf } from "../guide/picture.ts";
import { screens } from "../guide/screens.ts";

export default {
	summary: {
		nl: "Maakt de afbeeldingen van Studio voor content/README.md, met een kopie van de inhoud.",
		en: "Makes the pictures of Studio for content/README.md, from a copy of the content.",
	},
	site: false,
	async run({ project }) {
		const found = findChromium(project);
		if (!found) {
			process.stderr.write("No Chromium could be had: set CHROMIUM_PATH to one.\n");
			return 3;
		}
		const folder = join(project, ".github/guide");
		mkdirSync(folder, { recursive: true });
		const root = mkdtempSync(join(tmpdir(), "guide-"));
		cpSync(join(project, "content"), join(root, "content"), { recursive: true });
		cpSync(ownSectionsFolder(project, project), join(root, "sections"), { recursive: true });
		commitAll(root);
		const studio = await startServer(project, "studio", root);
		let browser: Browser | undefined;
		try {
			browser = await openChromium(found);
			for (const screen of screens) {
				const picture = await pictureOf(browser, studio.address, screen);
				writeFileSync(join(folder, `${screen.name}.png`), picture);
				process.stdout.write(`${screen.name}.png ${(picture.length / 1000).toFixed(1)} kB\n`);
			}
			return 0;
		} finally {
			await browser?.close();
			studio.child.kill();
			rmSync(root, { recursive: true, force: true });
		}
	},
} satisfies Command;

/** Gives the copy a version that counts as online. */
function commitAll(root: string): void {
	const person = ["-c", "user.name=Studio", "-c", "user.email=studio@voorbeeld.example", "-c", "commit.gpgsign=false"];
	for (const args of [
		["init", "--quiet", "--initial-branch", "main"],
		["add", "--all"],
		[...person, "commit", "--quiet", "--message", "Eerste versie"],
	])
		spawnSync("git", ["-C", root, ...args], { stdio: "inherit" });
}
