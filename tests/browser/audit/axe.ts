import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The shorter of its two files: it goes into every page that is asked. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What `faintText` and `smallTargets` ask more strictly takes axe longer than all other rules together. */
export const askedElsewhere = ["color-contrast", "target-size"];

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Asked {
	/** Rules that are left out. */
	readonly without?: readonly string[];
	/** The only rule that is asked. */
	readonly only?: string;
	/** The element that it is asked of, with all in it; otherwise the page. */
	readonly within?: string;
}

/** What axe finds in the page as it stands, each with the elements it is about. */
export async function axeFindings(page: Page, { without = [], only, within }: Asked = {}): Promise<string[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
	const asked = { runOnly: only ? { type: "rule" as const, values: [only] } : standards, off: without, within };
	return page.evaluate(async ({ runOnly, off, within }) => {
		const { violations } = await window.axe.run(within ?? document, {
			runOnly,
			resultTypes: ["violations"],
			// What a frame shows is made elsewhere.
			iframes: false,
			rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
		});
		return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
	}, asked);
}

declare global {
	interface Window {
		axe: typeof axe;
	}
}
