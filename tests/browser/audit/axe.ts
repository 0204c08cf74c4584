import type { Page } from "@playwright/test";
import axe from "axe-core";

/** What axe finds in the page as it stands, each with the elements it is about. */
export async function axeFindings(page: Page): Promise<string[]> {
	await page.evaluate(axe.source);
	return page.evaluate(async () => {
		const { violations } = await window.axe.run({
			runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
			resultTypes: ["violations"],
			// What a frame shows is made elsewhere.
			iframes: false,
		});
		return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
	});
}

declare global {
	interface Window {
		axe: typeof axe;
	}
}
