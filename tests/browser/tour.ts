import type { Browser, Page } from "@playwright/test";

/** One window that goes from page to page, for the tests that only look: a window of its own costs each a second. */
export interface Tour {
	readonly page: Page;
	/** What the page asked for that stands elsewhere, and what its policy refused, since it was opened. */
	readonly outside: readonly string[];
	readonly refused: readonly string[];
	/** Opens a page, and waits until it is as a visitor finds it. */
	open(address: string, width: number): Promise<void>;
	/** Gives the window another width, and waits until the page has followed. */
	resize(width: number): Promise<void>;
	/** Waits for fonts, for the pictures in sight, and for the application when something near has asked for it. */
	settle(): Promise<void>;
}

export async function openTour(browser: Browser, origin: string): Promise<Tour> {
	const context = await browser.newContext({ baseURL: origin, reducedMotion: "reduce" });
	const page = await context.newPage();
	const outside: string[] = [];
	const refused: string[] = [];
	let isComing = false;
	// What the page before asked for last may be told late, but never after this.
	page.on("framenavigated", () => {
		isComing = false;
		outside.length = 0;
		refused.length = 0;
	});
	page.on("request", (request) => {
		const url = request.url();
		if (url.includes("/assets/entry-client")) isComing = true;
		if (!url.startsWith(origin) && !url.startsWith("data:")) outside.push(url);
	});
	page.on("console", (message) => {
		if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text());
	});

	async function settle(): Promise<void> {
		await page.evaluate(drawn);
		if (!isComing) return;
		await page.locator("html[data-ready]").waitFor();
		await page.evaluate(drawn);
	}

	async function resize(width: number): Promise<void> {
		await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
		await settle();
	}

	async function open(address: string, width: number): Promise<void> {
		await page.goto(address);
		await resize(width);
	}

	return { page, outside, refused, open, resize, settle };
}

/** Waits until all that is in sight is drawn. Runs in the page. */
export async function drawn(): Promise<void> {
	do {
		await document.fonts.ready;
		// In the first frame the loader sees what has come near, in the second it has asked for the application.
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	} while (document.fonts.status === "loading");
	const inSight = [...document.images].filter((image) => {
		const { top, bottom } = image.getBoundingClientRect();
		return image.checkVisibility() && bottom > 0 && top < innerHeight;
	});
	await Promise.all(inSight.map((image) => image.decode()));
}
