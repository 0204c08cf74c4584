import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Milliseconds for a screen, and for the last one, after which it begins again. */
const pause = 4000;
const rest = 8000;

/** Height of what stands under a screen, in pixels. */
const below = 72;

/** A film of screens, each with its number and what is said of it below. It is a GIF: those GitHub can stop. */
export class Film {
	readonly #frames: Buffer[] = [];

	/** Takes the screen as it stands. */
	async add(page: Page, caption: string): Promise<void> {
		const { width = 0, height = 0 } = page.viewportSize() ?? {};
		const shot = await page.screenshot({ animations: "disabled" });
		const stage = await page.context().newPage();
		await stage.setViewportSize({ width, height: height + below });
		const screen = `data:image/png;base64,${shot.toString("base64")}`;
		await stage.setContent(
			`<style>
				body { margin: 0; font: 600 24px/1.2 system-ui, sans-serif; color: #fff; background: #17313b }
				img { display: block }
				p { margin: 0; height: ${below}px; display: flex; align-items: center; padding-inline: 20px; gap: 16px }
				b { font-size: 32px }
			</style>
			<img src="${screen}" alt=""><p><b>${this.#frames.length + 1}</b> ${caption}</p>`,
		);
		this.#frames.push(await stage.screenshot());
		await stage.close();
	}

	async gif(): Promise<Buffer> {
		const delay = this.#frames.map((_, index) => (index < this.#frames.length - 1 ? pause : rest));
		return await sharp(this.#frames, { join: { animated: true } })
			.gif({ delay, loop: 0, colours: 128, dither: 0, effort: 10, keepDuplicateFrames: true })
			.toBuffer();
	}
}
