import type { Browser, BrowserContext, Page } from "@playwright/test";
import { openChromium } from "../browser/open.ts";
import { type Action, actions } from "./actions.ts";
import { watchAnswer } from "./watch.ts";

/** What was measured of one action on one page; times in milliseconds from the touch to the paint that shows the answer. */
export interface Measured {
	readonly page: string;
	readonly what: string;
	readonly when: string;
	readonly median: number;
	readonly worst: number;
	readonly limit: number;
	/** How often there was no answer at all. */
	readonly lost: number;
	readonly good: boolean;
}

interface Options {
	readonly runs: number;
	/** Path of a Chromium; undefined for Playwright's own. */
	readonly chromium: string | undefined;
	/** Of all that can be measured, what bears this name; everything without it. */
	readonly only?: string | undefined;
}

/** What a navigation by a link to a page that has been fetched is called. */
const navigation = "warmed page";

const limit = 200;

const navigationLimit = 150;

/** After this an answer counts as lost, in milliseconds. */
const patience = 5000;

/** Slow 4G as Lighthouse applies it, in milliseconds and bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

const slowdown = 4;

/** Measures all actions on typical pages, at 360 pixels, with touch, a processor four times slower and slow 4G. */
export async function measureResponse(origin: string, { runs, chromium: path, only }: Options): Promise<Measured[]> {
	const wanted = (what: string) => only === undefined || what === only;
	const browser = await openChromium({ path });
	const measured: Measured[] = [];
	try {
		for (const action of actions.filter(({ what }) => wanted(what))) {
			for (const page of action.pages) {
				const atOnce = await repeat(runs, () => touchOnce(browser, origin + page, action, undefined));
				measured.push(summary(page, action.what, "right after load", atOnce, limit));
				// Spread over the time in which the application arrives, is compiled and takes over.
				const meanwhile = await repeat(runs, (run) => touchOnce(browser, origin + page, action, run * 60));
				measured.push(summary(page, action.what, "application loading", meanwhile, limit));
			}
		}
		for (const page of wanted(navigation) ? ["/", "/contact", "/ar"] : []) {
			const times = await repeat(runs, () => navigateOnce(browser, origin + page));
			measured.push(summary(page, navigation, "application there", times, navigationLimit));
		}
	} finally {
		await browser.close();
	}
	return measured;
}

/** Touches a part right after load, or so many milliseconds after the application has arrived; undefined when lost. */
async function touchOnce(
	browser: Browser,
	address: string,
	action: Action,
	delay: number | undefined,
): Promise<number | undefined> {
	return withPage(browser, async (page) => {
		await page.goto(address, { waitUntil: "load" });
		const point = await bringIntoView(page, action.touch);
		await page.evaluate(watchAnswer, action.answer);
		if (delay !== undefined) {
			await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));
			await fetched(page, "/assets/entry-client");
			await new Promise((resolve) => setTimeout(resolve, delay));
		}
		return answerTo(page, point);
	});
}

/** Follows a link whose page has been fetched already. */
async function navigateOnce(browser: Browser, address: string): Promise<number | undefined> {
	return withPage(browser, async (page) => {
		await page.goto(address, { waitUntil: "load" });
		const link = "footer ul a[href$='/over-ons']";
		const point = await bringIntoView(page, link);
		await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));
		await page.waitForFunction(() => "ready" in document.documentElement.dataset);
		await page.locator(link).first().dispatchEvent("touchstart");
		await fetched(page, "/over-ons.page.json");
		// Its sections may have code of their own, which is fetched when the data have said so.
		await page.waitForLoadState("networkidle");
		await page.waitForTimeout(1000);
		await page.evaluate(watchAnswer, "page" as const);
		return answerTo(page, point);
	});
}

async function withPage<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
	const context: BrowserContext = await browser.newContext({
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		isMobile: true,
		deviceScaleFactor: 2,
	});
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", slow4G);
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
		return await act(page);
	} finally {
		await context.close();
	}
}

async function bringIntoView(page: Page, selector: string): Promise<{ x: number; y: number }> {
	const part = page.locator(selector).first();
	await part.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
	await page.waitForTimeout(100);
	const box = await part.boundingBox();
	if (!box) throw new Error(`${page.url()} has no ${selector}.`);
	return { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 };
}

/** Waits until a file has arrived completely. */
async function fetched(page: Page, name: string): Promise<void> {
	await page.waitForFunction(
		(part) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(part)),
		name,
		{ polling: 20 },
	);
}

/** Touches the page. Gives the time that the page measured, or undefined when no answer came. */
async function answerTo(page: Page, { x, y }: { x: number; y: number }): Promise<number | undefined> {
	const answer = page
		.waitForEvent("console", { predicate: (message) => message.text().startsWith("answered "), timeout: patience })
		.catch(() => undefined);
	await page.touchscreen.tap(x, y);
	const said = await answer;
	return said && Number(said.text().slice("answered ".length));
}

async function repeat<T>(times: number, act: (run: number) => Promise<T>): Promise<T[]> {
	const results: T[] = [];
	for (let run = 0; run < times; run++) results.push(await act(run));
	return results;
}

function summary(
	page: string,
	what: string,
	when: string,
	times: readonly (number | undefined)[],
	allowed: number,
): Measured {
	const found = times.filter((time) => time !== undefined).sort((a, b) => a - b);
	const median = Math.round(found[Math.floor(found.length / 2)] ?? Number.POSITIVE_INFINITY);
	const worst = Math.round(found.at(-1) ?? Number.POSITIVE_INFINITY);
	const lost = times.length - found.length;
	return { page, what, when, median, worst, limit: allowed, lost, good: lost === 0 && median <= allowed };
}
