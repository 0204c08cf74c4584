import { readFileSync } from "node:fs";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { previewStudio } from "#engine/studio/web/preview-studio.ts";
import { findChromium } from "../browser/chromium.ts";

/** What is measured in each round, in milliseconds unless it is named otherwise; the memory in megabytes. */
export interface StudioRound {
	/** From the address to the page that answers, without the time in which a name is typed. */
	readonly "first visit": number;
	readonly "later visit": number;
	/** What comes over the line until then, as it is sent, with its headers. */
	readonly "first visit, kB": number;
	readonly "later visit, kB": number;
	/** The median from a key to the next frame, in the page and in the panel. */
	readonly "key, page": number;
	readonly "key, panel": number;
	/** From the press to the changed page. */
	readonly "undo to page": number;
	/** The longest time in which the page did nothing else during the check after an edit. */
	readonly "page held": number;
	/** Of the tab with its workers; what it shares with other tabs counts in part. */
	readonly memory: number;
}

interface Options {
	/** Folder of the program. */
	readonly project: string;
	/** Folder of the site, with its `dist-studio`. */
	readonly root: string;
	readonly rounds: number;
	/** How many times slower the processor is: a phone's by 6. */
	readonly slower: number;
}

/** Measures Studio on the web in a real browser, over a copy of the repository of a site. */
export async function measureStudio({ project, root, rounds, slower }: Options): Promise<StudioRound[]> {
	const served = await previewStudio({ root, port: 0 });
	const executablePath = findChromium(project)?.path;
	const found: StudioRound[] = [];
	try {
		for (let round = 0; round < rounds; round++) {
			const browser = await chromium.launch({
				...(executablePath && { executablePath }),
				args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
			});
			const context = await browser.newContext({ locale: "nl-NL", viewport: { width: 1280, height: 800 } });
			found.push(await measureRound(context, served.address, slower));
			await browser.close();
		}
	} finally {
		await served.close();
	}
	return found;
}

async function measureRound(context: BrowserContext, address: string, slower: number): Promise<StudioRound> {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
	const received = countReceived(page);
	const began = performance.now();
	await page.goto(address);
	await page.locator("site-studio").getByLabel("Naam").fill("Zoë de Vries");
	const atDoor = performance.now() - began;
	const named = performance.now();
	await page.locator("site-studio").getByRole("button", { name: "Verder" }).click();
	await alive(page);
	const first = atDoor + (performance.now() - named);
	const firstBytes = await received();
	const again = performance.now();
	await page.goto(address);
	await alive(page);
	const later = performance.now() - again;
	const laterBytes = await received();
	await page.getByRole("button", { name: "Bewerken" }).click();
	const title = page.locator("h1").first();
	await title.click();
	await page.waitForFunction(() => document.activeElement?.hasAttribute("contenteditable"));
	await page.keyboard.press("Control+End");
	const inPage = await typed(page);
	await page.getByRole("status").getByText("Bewaard").waitFor();
	const held = await page.evaluate(longestTask);
	const field = page.locator("site-studio").getByRole("complementary").getByRole("textbox").first();
	await field.click();
	const inPanel = await typed(page);
	await page.getByRole("status").getByText("Bewaard").waitFor();
	const undo = await page.evaluate(async () => {
		const heading = document.querySelector("h1");
		const button = document
			.querySelector("site-studio")
			?.shadowRoot?.querySelector<HTMLElement>('[aria-label^="Ongedaan"]');
		const from = performance.now();
		const changed = new Promise<void>((resolve) =>
			new MutationObserver(() => resolve()).observe(heading as Node, {
				subtree: true,
				childList: true,
				characterData: true,
			}),
		);
		button?.click();
		await changed;
		return performance.now() - from;
	});
	return {
		"first visit": first,
		"later visit": later,
		"first visit, kB": firstBytes / 1000,
		"later visit, kB": laterBytes / 1000,
		"key, page": inPage,
		"key, panel": inPanel,
		"undo to page": undo,
		"page held": held,
		memory: await memoryOf(context),
	};
}

/** Counts the bytes that a page and its workers receive; gives those since it was last asked. */
function countReceived(page: Page): () => Promise<number> {
	let sizes: Promise<number>[] = [];
	page.on("requestfinished", (request) => {
		if (!request.url().startsWith("http")) return;
		const size = request
			.sizes()
			.then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize);
		sizes.push(size);
	});
	return async () => {
		const asked = await Promise.all(sizes);
		sizes = [];
		return asked.reduce((sum, size) => sum + size, 0);
	};
}

function alive(page: Page): Promise<unknown> {
	return page.waitForFunction(() => history.scrollRestoration === "manual");
}

const letters = "een proef met letters";

/** The median time from a key to the frame after it. */
async function typed(page: Page): Promise<number> {
	await page.evaluate(() => {
		const times: number[] = [];
		Object.assign(window, { keyTimes: times });
		addEventListener(
			"keydown",
			() => {
				const from = performance.now();
				requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
			},
			true,
		);
	});
	await page.keyboard.type(letters, { delay: 60 });
	const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
	return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

/** In the page: the longest of its tasks in the next two seconds, in which what was edited is checked. */
function longestTask(): Promise<number> {
	return new Promise((resolve) => {
		let longest = 0;
		const observer = new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
		});
		observer.observe({ type: "longtask" });
		setTimeout(() => resolve(longest), 2000);
	});
}

/** Of the processes that draw pages. */
async function memoryOf(context: BrowserContext): Promise<number> {
	const browser = context.browser();
	const session = await browser?.newBrowserCDPSession();
	const { processInfo = [] } = (await session?.send("SystemInfo.getProcessInfo")) ?? {};
	const sizes = processInfo
		.filter(({ type }) => type === "renderer")
		.map(({ id }) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1] ?? 0));
	return Math.max(...sizes) / 1024;
}
