import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The shorter of its two files: it goes into every page that is asked. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What `faintText` and `smallTargets` ask more strictly takes axe longer than all other rules together. */
export const askedElsewhere = ["color-contrast", "target-size"];

/** What axe finds in the page as it stands, each with the elements it is about, by all rules but some. */
export async function axeFindings(page: Page, without: readonly string[] = []): Promise<string[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
	return page.evaluate(async (off) => {
		const { violations } = await window.axe.run({
			runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
			resultTypes: ["violations"],
			// What a frame shows is made elsewhere.
			iframes: false,
			rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
		});
		return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
	}, without);
}

declare global {
	interface Window {
		axe: typeof axe;
	}
}
