import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { projectFolder } from "../project.ts";
import { Film } from "./film.ts";
import type { Shown } from "./screens.ts";

/** Around what a picture shows, in pixels. */
const margin = 16;

/** The pictures in `.github/guide`, which `content/README.md` shows. */
export class GuidePictures {
	readonly #film = new Film();
	readonly #made = new Map<string, Buffer>();

	/** Takes the screen as it is now. */
	async add(page: Page, { name, caption, shown }: Shown): Promise<void> {
		await page.waitForFunction(() =>
			[...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
		);
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		if (name !== undefined) this.#made.set(`${name}.png`, await pictureOf(page, shown));
		if (caption !== undefined) await this.#film.add(page, caption);
	}

	/** Writes them in place of those that were there; the film is put together in the page. */
	async write(page: Page): Promise<void> {
		const folder = join(projectFolder, ".github/guide");
		rmSync(folder, { recursive: true, force: true });
		mkdirSync(folder, { recursive: true });
		for (const [name, picture] of this.#made) writeFileSync(join(folder, name), picture);
		writeFileSync(join(folder, "film.gif"), await this.#film.gif(page));
	}
}

/** A picture of some parts of the window, as a PNG of few colours. */
async function pictureOf(page: Page, shown: readonly Locator[]): Promise<Buffer> {
	const shot = await page.screenshot({ clip: await around(page, shown), animations: "disabled" });
	return await sharp(shot).png({ palette: true, colours: 64, dither: 0, effort: 10 }).toBuffer();
}

/** The part of the window in which all of these are. */
async function around(page: Page, shown: readonly Locator[]) {
	const window = page.viewportSize() ?? { width: 0, height: 0 };
	const boxes = (await Promise.all(shown.map((each) => each.boundingBox()))).filter((box) => box !== null);
	const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - margin);
	const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - margin);
	const right = Math.min(window.width, Math.max(...boxes.map((box) => box.x + box.width)) + margin);
	const bottom = Math.min(window.height, Math.max(...boxes.map((box) => box.y + box.height)) + margin);
	return { x, y, width: right - x, height: bottom - y };
}
