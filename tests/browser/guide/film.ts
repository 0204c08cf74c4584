import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Milliseconds for a screen, and for the last one, after which it begins again. */
const pause = 4000;
const rest = 8000;

/** Height of what stands under a screen, in pixels. */
const below = 72;

/** A film of screens, each with its number and what is said of it below. It is a GIF: those GitHub can stop. */
export class Film {
	readonly #screens: { readonly shot: Buffer; readonly caption: string }[] = [];

	/** Takes the screen as it stands. */
	async add(page: Page, caption: string): Promise<void> {
		this.#screens.push({ shot: await page.screenshot({ animations: "disabled" }), caption });
	}

	/** Shows each screen in a page with what is said of it, when nobody needs that page any more. */
	async gif(page: Page): Promise<Buffer> {
		const { width = 0, height = 0 } = page.viewportSize() ?? {};
		await page.goto("about:blank");
		await page.setViewportSize({ width, height: height + below });
		const frames: Buffer[] = [];
		for (const [index, { shot, caption }] of this.#screens.entries()) {
			await page.setContent(
				`<style>
				body { margin: 0; font: 600 24px/1.2 system-ui, sans-serif; color: #fff; background: #17313b }
				img { display: block }
				p { margin: 0; height: ${below}px; display: flex; align-items: center; padding-inline: 20px; gap: 16px }
				b { font-size: 32px }
			</style>
			<img src="data:image/png;base64,${shot.toString("base64")}" alt=""><p><b>${index + 1}</b> ${caption}</p>`,
			);
			frames.push(await page.screenshot());
		}
		const delay = frames.map((_, index) => (index < frames.length - 1 ? pause : rest));
		return await sharp(frames, { join: { animated: true } })
			.gif({ delay, loop: 0, colours: 128, dither: 0, effort: 10, keepDuplicateFrames: true })
			.toBuffer();
	}
}
