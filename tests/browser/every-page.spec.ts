import { localize } from "#core/paths.ts";
import { askedElsewhere, axeFindings } from "./audit/axe.ts";
import { faintText } from "./audit/contrast.ts";
import { clippedParts, excess, openDisclosures } from "./audit/edges.ts";
import { structureFaults } from "./audit/structure.ts";
import { smallTargets } from "./audit/targets.ts";
import { brokenWords } from "./audit/words.ts";
import { expect, test } from "./fixtures.ts";
import { addresses, all, complete, coveringAddresses, languages, source } from "./pages.ts";

// A trace copies the page at every step.
if (all) test.use({ trace: "off" });

const widths = [360, 768, 1024, 1280];

/** Between tablet and computer axe finds nothing else. */
const auditedWidths = [360, 768, 1280];

for (const [turn, language] of languages.entries()) {
	for (const [place, path] of addresses.entries()) {
		const address = localize(path, language, source);
		const isSeenWhole = all || language === source || coveringAddresses.includes(path);
		if (!isSeenWhole && !complete) continue;

		/** Words of another language are longest where there is least room for them. */
		const seen = isSeenWhole ? widths : widths.slice(0, 1);

		/** Every Dutch page at one width, the covering ones at all; in other languages these, at one width in turn. */
		const audited = auditedWidths.filter((_, index) => {
			const inTurn = index === (place + turn) % auditedWidths.length;
			if (coveringAddresses.includes(path)) return inTurn || language === source;
			return inTurn && language === source;
		});

		/** Every page from left to right, and the covering ones from right to left. */
		const isMeasured = language === source || (language === "ar" && coveringAddresses.includes(path));

		const without = all || coveringAddresses.includes(path) ? [] : askedElsewhere;

		test(`${address}: accessible, within the screen and private`, async ({ tour }) => {
			const { page } = tour;
			for (const width of seen) {
				await (width === widths[0] ? tour.open(address, width) : tour.resize(width));
				expect.soft(await page.evaluate(clippedParts), `cut off at ${width} px`).toEqual([]);
				expect.soft(await page.evaluate(excess), `wider than ${width} px`).toBe(0);
				expect.soft(await page.evaluate(brokenWords), `broken without a hyphen at ${width} px`).toEqual([]);
				if (all) expect.soft(await axeFindings(page, { without }), `at ${width} px`).toEqual([]);
			}
			// What is open says all that it said when it was closed.
			const opened = await page.evaluate(openDisclosures, "main details");
			for (const width of all ? (opened ? widths : []) : audited) {
				await tour.resize(width);
				expect.soft(await axeFindings(page, { without }), `everything open, at ${width} px`).toEqual([]);
			}
			if (isMeasured) {
				await page.evaluate(openDisclosures, "details");
				await tour.resize(360);
				expect.soft(await page.evaluate(smallTargets), "targets at 360 px").toEqual([]);
				expect.soft(await page.evaluate(faintText)).toEqual([]);
				expect.soft(await page.evaluate(structureFaults)).toEqual([]);
				// The visitor of these tests asks for rest.
				expect.soft(await page.evaluate(() => document.getAnimations().length)).toBe(0);
				await tour.resize(1280);
				expect.soft(await page.evaluate(smallTargets), "targets at 1280 px").toEqual([]);
			}
			expect.soft(tour.outside).toEqual([]);
			expect.soft(tour.refused).toEqual([]);
		});
	}
}
