import type { Page } from "@playwright/test";
import { localize } from "#core/paths.ts";
import { faintText } from "./audit/contrast.ts";
import { inspectFocus, numberStops, stopsAgainstReading } from "./audit/focus.ts";
import { lostText } from "./audit/layout.ts";
import { structureFaults } from "./audit/structure.ts";
import { smallTargets } from "./audit/targets.ts";
import { expect, test } from "./fixtures.ts";
import { addresses, all, coveringAddresses } from "./pages.ts";

// A trace copies the page at every key.
test.use({ trace: "off" });

const widths = [360, 1280];

const visits = [
	...addresses.map((address) => ({ address, isCovering: coveringAddresses.includes(address) })),
	// From right to left.
	...coveringAddresses.map((address) => ({ address: localize(address, "ar"), isCovering: false })),
];

for (const [place, { address, isCovering }] of visits.entries()) {
	test(`${address}: can be walked through with the keyboard`, async ({ tour }) => {
		const { page } = tour;
		for (const width of widths.filter((_, index) => all || isCovering || index === place % widths.length)) {
			await tour.open(address, width);
			// The application brings stops of its own, such as the buttons of a calculator.
			await page.keyboard.press("Shift");
			await page.locator("html[data-ready]").waitFor();
			expect.soft(await page.evaluate(stopsAgainstReading), `against reading at ${width} px`).toEqual([]);
			for (const key of ["Tab", "Shift+Tab"] as const) {
				const { visited, expected, wrong } = await walk(page, key);
				expect.soft(wrong, `${key} at ${width} px`).toEqual([]);
				expect.soft(visited, `order of ${key} at ${width} px`).toEqual(expected);
			}
		}
	});

	test(`${address}: keeps everything with larger text and more space`, async ({ tour }) => {
		const { page } = tour;
		await tour.open(address, 1280);
		const session = await page.context().newCDPSession(page);
		const lost: Record<string, string[]> = {};
		for (const [name, { width, height, font = 16, css = "" }] of Object.entries(growths)) {
			await page.setViewportSize({ width, height });
			await session.send("Page.setFontSizes", { fontSizes: { standard: font } });
			await page.evaluate((text) => {
				const sheet = new CSSStyleSheet();
				sheet.replaceSync(text);
				document.adoptedStyleSheets = [sheet];
			}, css);
			const found = await page.evaluate(lostText);
			if (found.length > 0) lost[name] = found;
		}
		await session.detach();
		expect(lost).toEqual({});
	});

	test(`${address}: has large targets, strong text and a sound outline`, async ({ tour }) => {
		const { page } = tour;
		await tour.open(address, 360);
		await page.evaluate(() => {
			for (const details of document.querySelectorAll("details")) {
				details.removeAttribute("name");
				details.open = true;
			}
		});
		expect.soft(await page.evaluate(smallTargets)).toEqual([]);
		expect.soft(await page.evaluate(faintText)).toEqual([]);
		expect.soft(await page.evaluate(structureFaults)).toEqual([]);
		// The visitor of these tests asks for rest.
		expect.soft(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		await tour.resize(1280);
		expect.soft(await page.evaluate(smallTargets)).toEqual([]);
	});
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-bottom: 2em !important }`;

/** WCAG 1.4.4, 1.4.10 and 1.4.12: the font size of the browser doubled, only the text doubled, zoomed, spaced. */
const growths: Record<string, { width: number; height: number; font?: number; css?: string }> = {
	"font size 32 at 1280 px": { width: 1280, height: 1024, font: 32 },
	"font size 32 at 768 px": { width: 768, height: 1024, font: 32 },
	"text of 200 % at 1280 px": { width: 1280, height: 1024, css: ":root { font-size: 200% !important }" },
	"text of 200 % at 360 px": { width: 360, height: 740, css: ":root { font-size: 200% !important }" },
	"zoom of 400 %": { width: 320, height: 256 },
	"spacing at 1280 px": { width: 1280, height: 1024, css: spacing },
	"spacing at 360 px": { width: 360, height: 740, css: spacing },
};

/** Presses a key until the focus has gone round, and looks at every stop. */
async function walk(page: Page, key: "Tab" | "Shift+Tab") {
	const count = await page.evaluate(numberStops);
	const numbers = Array.from({ length: count }, (_, number) => number);
	// The way back begins at the last stop.
	const expected = key === "Tab" ? numbers : numbers.toReversed().slice(1);
	const visited: (number | undefined)[] = [];
	const wrong: string[] = [];
	while (visited.length < expected.length) {
		await page.keyboard.press(key);
		const stop = await page.evaluate(inspectFocus);
		if (!stop) break;
		visited.push(stop.number);
		for (const what of stop.wrong) wrong.push(`${what}: ${stop.name}`);
	}
	return { expected, visited, wrong };
}
