import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Around what a picture shows, in pixels. */
const margin = 16;

/** A picture of some parts of the window, as a PNG of few colours. */
export async function pictureOf(page: Page, shown: readonly Locator[]): Promise<Buffer> {
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
