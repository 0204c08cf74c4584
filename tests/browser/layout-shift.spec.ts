import type { Page } from "@playwright/test";
import { addressesOf, expect, test } from "./fixtures.ts";

/** Later than any text is painted. */
const fontDelay = 2_500;

const typical = ["/", "/hoortoestellen", "/contact", "/blogs/tinnitus-week", "/ar", "/ar/werkwijze"];

// Every worker takes its share.
test.describe.configure({ mode: "parallel" });

for (const width of [360, 1280]) {
	test(`nothing to speak of moves when the fonts come late, at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await watchShifts(page);
		await page.route("**/*.woff2", async (route) => {
			await new Promise((resolve) => setTimeout(resolve, fontDelay));
			await route.continue();
		});
		const found: string[] = [];
		for (const path of typical) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
			expect(await page.evaluate(() => document.fonts.status), "the page is there before the fonts").toBe("loading");
			await page.waitForFunction(() => document.fonts.status === "loaded");
			await page.waitForTimeout(200);
			const { sum, parts } = await shifts(page);
			if (sum > 0.01) found.push(`${path}: ${sum.toFixed(4)} ${parts}`);
		}
		expect(found).toEqual([]);
	});
}

for (const [index, path] of [...addressesOf(), "/404", ...typical.filter((path) => path.startsWith("/ar"))].entries()) {
	// Every page at one of the two widths, in turn.
	const width = index % 2 === 0 ? 360 : 1280;
	test(`${path}: nothing moves from top to bottom, at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await watchShifts(page);
		await page.goto(path, { waitUntil: "networkidle" });
		// Fonts have a test of their own.
		await page.evaluate(() => {
			window.shifts.length = 0;
		});
		await page.evaluate(async () => {
			for (let y = 0; y < document.body.scrollHeight; y += 400) {
				scrollTo({ top: y, behavior: "instant" });
				await new Promise((resolve) => setTimeout(resolve, 60));
			}
		});
		await page.waitForLoadState("networkidle");
		const { sum, parts } = await shifts(page);
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

/** Collects what moves by itself, from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		window.shifts = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as LayoutShift[]) {
				if (entry.hadRecentInput) continue;
				const [node] = entry.sources.map((source) => source.node);
				window.shifts.push({ value: entry.value, part: node?.parentElement?.outerHTML.slice(0, 160) ?? "" });
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
}

async function shifts(page: Page): Promise<{ sum: number; parts: string }> {
	const found = await page.evaluate(() => window.shifts);
	return { sum: found.reduce((sum, { value }) => sum + value, 0), parts: found.map(({ part }) => part).join("\n") };
}
