import type { CDPSession, Page } from "@playwright/test";
import { localize } from "#core/paths.ts";
import { inspectFocus, numberStops, type Stop, stopsAgainstReading } from "./audit/focus.ts";
import { lostText } from "./audit/layout.ts";
import { expect, test } from "./fixtures.ts";
import { addresses, all, coveringAddresses, source } from "./pages.ts";

// A trace copies the page at every key.
if (all) test.use({ trace: "off" });

const widths = [360, 1280];

const visits = [
	...addresses.map((address) => ({ address, isCovering: coveringAddresses.includes(address) })),
	// From right to left.
	...coveringAddresses.map((address) => ({ address: localize(address, "ar", source), isCovering: false })),
];

for (const [place, { address, isCovering }] of visits.entries()) {
	const walked = widths.filter((_, index) => all || isCovering || index === place % widths.length);

	test(`${address}: with larger text, more space, and the keyboard`, async ({ tour }) => {
		const { page } = tour;
		await tour.open(address, 1280);
		const session = await page.context().newCDPSession(page);
		for (const [name, { width, height, font = 16, css = "" }] of Object.entries(growths)) {
			await page.setViewportSize({ width, height });
			await session.send("Page.setFontSizes", { fontSizes: { standard: font } });
			await setStyles(page, css);
			expect.soft(await page.evaluate(lostText, undefined), `lost with ${name}`).toEqual([]);
		}
		await setStyles(page, "");
		for (const [index, width] of walked.entries()) {
			// The keyboard begins at the top of a page that nobody walked through.
			await (index === 0 ? tour.resize(width) : tour.open(address, width));
			// The application brings stops of its own, such as the buttons of a calculator.
			await page.keyboard.press("Shift");
			await page.locator("html[data-ready]").waitFor();
			expect.soft(await page.evaluate(stopsAgainstReading), `against reading at ${width} px`).toEqual([]);
			await page.evaluate(`addEventListener("keyup", () => stops.push((${inspectFocus})()))`);
			for (const key of ["Tab", "Shift+Tab"] as const) {
				const { visited, expected, wrong } = await walk(session, page, key);
				expect.soft(wrong, `${key} at ${width} px`).toEqual([]);
				expect.soft(visited, `order of ${key} at ${width} px`).toEqual(expected);
			}
		}
		await session.detach();
	});
}

/** Gives the page further styles, instead of those that it was given before. */
async function setStyles(page: Page, css: string): Promise<void> {
	await page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets = [sheet];
	}, css);
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-bottom: 2em !important }`;

/** WCAG 1.4.4, 1.4.10 and 1.4.12: the font size of the browser doubled, only the text doubled, zoomed, spaced. */
const growths: Record<string, { width: number; height: number; font?: number; css?: string }> = {
	"font size 32 at 1280 px": { width: 1280, height: 1024, font: 32 },
	"text of 200 % at 1280 px": { width: 1280, height: 1024, css: ":root { font-size: 200% !important }" },
	"spacing at 1280 px": { width: 1280, height: 1024, css: spacing },
	"font size 32 at 768 px": { width: 768, height: 1024, font: 32 },
	"text of 200 % at 360 px": { width: 360, height: 740, css: ":root { font-size: 200% !important }" },
	"spacing at 360 px": { width: 360, height: 740, css: spacing },
	"zoom of 400 %": { width: 320, height: 256 },
};

declare global {
	interface Window {
		/** What had the focus after each key. */
		stops: (Stop | undefined)[];
	}
}

/**
 * Presses a key until the focus has gone round. The page itself looks at every stop when the key comes up, so that no
 * key waits for the answer to the one before.
 */
async function walk(session: CDPSession, page: Page, key: "Tab" | "Shift+Tab") {
	const count = await page.evaluate(numberStops);
	const numbers = Array.from({ length: count }, (_, number) => number);
	// The way back begins at the last stop.
	const expected = key === "Tab" ? numbers : numbers.toReversed().slice(1);
	await page.evaluate(() => {
		window.stops = [];
	});
	const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers: key === "Tab" ? 0 : 8 };
	await Promise.all(
		expected.flatMap(() =>
			(["rawKeyDown", "keyUp"] as const).map((type) => session.send("Input.dispatchKeyEvent", { ...tab, type })),
		),
	);
	const stops = await page.evaluate(() => window.stops);
	const wrong = stops.flatMap((stop) => stop?.wrong.map((what) => `${what}: ${stop.name}`) ?? []);
	return { expected, visited: stops.map((stop) => stop?.number), wrong };
}
