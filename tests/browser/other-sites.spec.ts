import { readdirSync } from "node:fs";
import { join } from "node:path";
import { otherSites } from "../helpers/other-sites.ts";
import { axeFindings } from "./audit/axe.ts";
import { faintText } from "./audit/contrast.ts";
import { clippedParts, excess, openDisclosures } from "./audit/edges.ts";
import { structureFaults } from "./audit/structure.ts";
import { smallTargets } from "./audit/targets.ts";
import { expect, test } from "./fixtures.ts";
import { serveSite } from "./site.ts";
import { openTour } from "./tour.ts";

// Sites of other businesses have colours, fonts and words that the real site has not.
for (const [name, folder] of otherSites) {
	test(`every page of the ${name} is accessible, within the screen and private`, async ({ browser }) => {
		test.setTimeout(240_000);
		const site = await serveSite(folder);
		const tour = await openTour(browser, site.origin);
		try {
			for (const address of addressesBelow(join(site.root, "dist"))) {
				await tour.open(address, 360);
				await tour.page.evaluate(openDisclosures, "main details");
				for (const width of [360, 1280]) {
					await tour.resize(width);
					const asked = `${address} at ${width} px`;
					expect.soft(await tour.page.evaluate(clippedParts), `${asked}: cut off`).toEqual([]);
					expect.soft(await tour.page.evaluate(excess), `${asked}: wider than the screen`).toBe(0);
					expect.soft(await axeFindings(tour.page), asked).toEqual([]);
					expect.soft(await tour.page.evaluate(smallTargets), `${asked}: targets`).toEqual([]);
					expect.soft(await tour.page.evaluate(faintText), `${asked}: contrast`).toEqual([]);
				}
				expect.soft(await tour.page.evaluate(structureFaults), `${address}: structure`).toEqual([]);
				expect.soft([...tour.outside, ...tour.refused], `${address}: asked elsewhere or refused`).toEqual([]);
			}
		} finally {
			await tour.page.context().close();
			site.stop();
		}
	});
}

/** The address of every page that was built. */
function addressesBelow(dist: string): string[] {
	const pages = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
	return pages.map((name) => `/${name.replace(/(?:^index)?\.html$/, "")}`);
}
