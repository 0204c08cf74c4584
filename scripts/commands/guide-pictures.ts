import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { findChromium } from "../browser/chromium.ts";
import { openChromium, startServer } from "../browser/open.ts";
import { SiteCopy } from "../browser/site-copy.ts";
import type { Command } from "../command.ts";
import { Film } from "../guide/film.ts";
import { pictureOf } from "../guide/picture.ts";
import { walk } from "../guide/screens.ts";

const window = { width: 1024, height: 720 };

export default {
	summary: {
		nl: "Maakt de afbeeldingen van Studio voor content/README.md en de film, met een kopie van de inhoud.",
		en: "Makes the pictures of Studio for content/README.md and the film, from a copy of the content.",
	},
	site: false,
	async run({ project }) {
		const found = findChromium(project);
		if (!found) {
			process.stderr.write("No Chromium could be had: set CHROMIUM_PATH to one.\n");
			return 3;
		}
		const copy = new SiteCopy(project);
		const studio = await startServer(project, "studio", copy.root);
		let browser: Browser | undefined;
		try {
			browser = await openChromium(found);
			const page = await browser.newPage({ viewport: window, reducedMotion: "reduce", locale: "nl-NL" });
			const made = new Map<string, Buffer>();
			const film = new Film();
			for await (const { name, caption, shown } of walk(page, studio.address)) {
				await everythingLoaded(page);
				if (name !== undefined) made.set(`${name}.png`, await pictureOf(page, shown));
				if (caption !== undefined) await film.add(browser, page, caption);
			}
			made.set("film.gif", await film.gif());
			write(join(project, ".github/guide"), made);
			return 0;
		} finally {
			await browser?.close();
			studio.child.kill();
			copy.remove();
		}
	},
} satisfies Command;

async function everythingLoaded(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** In place of those that were there. */
function write(folder: string, made: ReadonlyMap<string, Buffer>): void {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const [name, picture] of made) {
		writeFileSync(join(folder, name), picture);
		process.stdout.write(`${name} ${(picture.length / 1000).toFixed(1)} kB\n`);
	}
}
