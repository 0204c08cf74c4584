import type { Page } from "@playwright/test";
import { missingFonts } from "../commands/browser/fonts.ts";
import { expect, test } from "./fixtures.ts";
import { addresses, all } from "./pages.ts";
import { drawn } from "./tour.ts";

// A trace copies the page at every step.
if (all) test.use({ trace: "off" });

const typical = ["/", "/hoortoestellen", "/contact", "/blogs/tinnitus-week", "/ar", "/ar/werkwijze"];

/** Their headings and introductions are a little shorter than a line at one of the widths. */
const nearlyALine = [
	"/werkwijze",
	"/second-opinion",
	"/gehoorbescherming/zwem",
	"/locatie/leeuwarden",
	"/over-ons",
	"/gehoorbescherming/stilte",
	"/blogs/stress-tinnitus",
	"/locatie/wieringerwerf",
	"/afspraak-maken",
	"/gehoorbescherming/muziek",
];

for (const width of [320, 360, 375, 390, 412, 1280, 1350]) {
	test(`nothing to speak of moves when the fonts come late, at ${width} px`, async ({ page }) => {
		const missing = missingFonts().map(({ file }) => file);
		test.skip(missing.length > 0, `There is no ${missing.join(" and no ")} on this machine.`);
		await page.setViewportSize({ width, height: 800 });
		await page.addInitScript(watchShifts);
		let letCome = () => {};
		let late: Promise<void>;
		await page.route("**/*.woff2", async (route) => {
			await late;
			await route.continue();
		});
		const found: string[] = [];
		for (const path of [...typical, ...nearlyALine]) {
			late = new Promise((resolve) => {
				letCome = resolve;
			});
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
			expect(await page.evaluate(() => document.fonts.status), "the page is there before the fonts").toBe("loading");
			letCome();
			await page.evaluate(drawn);
			const { sum, parts } = await shifts(page);
			if (sum > 0.01) found.push(`${path}: ${sum.toFixed(4)} ${parts}`);
		}
		expect(found).toEqual([]);
	});
}

for (const [index, path] of [...addresses, ...typical.filter((path) => path.startsWith("/ar"))].entries()) {
	// Every page at one of the two widths, in turn.
	const width = index % 2 === 0 ? 360 : 1280;
	test(`${path}: nothing moves from top to bottom, at ${width} px`, async ({ tour }) => {
		// Fonts have a test of their own.
		await tour.open(path, width);
		await tour.page.evaluate(watchShifts);
		const height = await tour.page.evaluate(() => document.body.scrollHeight);
		for (let top = 0; top < height; top += 400) {
			await tour.page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
			await tour.settle();
		}
		const { sum, parts } = await shifts(tour.page);
		expect(sum, parts).toBe(0);
	});
}

declare global {
	interface Window {
		/** What moved, as the browser reports it: how much, and what. */
		shifts: { value: number; part: string }[];
	}
}

interface LayoutShift extends PerformanceEntry {
	readonly value: number;
	readonly hadRecentInput: boolean;
	readonly sources: readonly { readonly node: Node | null }[];
}

/** Collects what moves by itself, from here on. Runs in the page. */
function watchShifts(): void {
	window.shifts = [];
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as LayoutShift[]) {
			if (entry.hadRecentInput) continue;
			const [node] = entry.sources.map((source) => source.node);
			window.shifts.push({ value: entry.value, part: node?.parentElement?.outerHTML.slice(0, 160) ?? "" });
		}
	}).observe({ type: "layout-shift" });
}

/** What moved so far; the browser tells it after the frame in which it moved. */
async function shifts(page: Page): Promise<{ sum: number; parts: string }> {
	await page.evaluate(drawn);
	const found = await page.evaluate(() => window.shifts);
	return { sum: found.reduce((sum, { value }) => sum + value, 0), parts: found.map(({ part }) => part).join("\n") };
}
