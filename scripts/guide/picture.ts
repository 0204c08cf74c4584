import type { Browser, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { Screen } from "./screens.ts";

const window = { width: 1280, height: 800 };

/** Around what a picture shows, in pixels. */
const margin = 16;

/** A picture of one screen of Studio, as a PNG of few colours. */
export async function pictureOf(browser: Browser, origin: string, { address, go }: Screen): Promise<Buffer> {
	const page = await browser.newPage({ viewport: window, reducedMotion: "reduce", locale: "nl-NL" });
	try {
		await page.goto(origin + address);
		// From here on the application answers.
		await page.waitForFunction(() => history.scrollRestoration === "manual");
		const shown = await go(page);
		await everythingLoaded(page);
		const shot = await page.screenshot({ clip: await around(shown), animations: "disabled" });
		return await sharp(shot).png({ palette: true, colours: 64, dither: 0, effort: 10 }).toBuffer();
	} finally {
		await page.close();
	}
}

async function everythingLoaded(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The part of the window in which all of these are. */
async function around(shown: readonly Locator[]) {
	const boxes = (await Promise.all(shown.map((each) => each.boundingBox()))).filter((box) => box !== null);
	const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - margin);
	const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - margin);
	const right = Math.min(window.width, Math.max(...boxes.map((box) => box.x + box.width)) + margin);
	const bottom = Math.min(window.height, Math.max(...boxes.map((box) => box.y + box.height)) + margin);
	return { x, y, width: right - x, height: bottom - y };
}
