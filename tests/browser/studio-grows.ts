import { expect, type Page } from "@playwright/test";
import { axeFindings } from "./audit/axe.ts";
import { lostText } from "./audit/layout.ts";
import { panel, studioFindings } from "./studio-workshop.ts";

/** What is cut off as others cut it. */
const isCutThere = /^cut off: <p class="(?:few|title)"/;

/** Holds a panel against text of 200 % on a phone and a desk, and against colours that the system chose. */
export async function expectToGrow(page: Page, state: string): Promise<void> {
	const grow = (size: string) =>
		page.evaluate((size) => document.documentElement.style.setProperty("font-size", size, "important"), size);
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		await grow("200%");
		// A busy browser tells of another width with its next frame, and Studio draws with the one after that.
		for (let frame = 0; frame < 2; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
		// The heading stays above what is scrolled below it.
		await panel(page).evaluate((panel) => panel.scrollTo(0, 0));
		const lost = (await page.evaluate(lostText, ".panel")).filter((each) => !isCutThere.test(each));
		expect.soft(lost, `${state} at ${width} px`).toEqual([]);
		expect.soft(await page.evaluate(outside), `${state} at ${width} px`).toEqual([]);
		expect.soft(await studioFindings(page), `${state} at ${width} px`).toEqual([]);
		const shot = process.env.GROWTH_SHOTS;
		if (shot) await page.screenshot({ path: `${shot}/${state}-${width}-large.png` });
	}
	await grow("");
	await page.emulateMedia({ forcedColors: "active" });
	// Of forced colours axe knows nothing but what they leave to the page.
	expect
		.soft(await axeFindings(page, { without: ["color-contrast", "target-size"] }), `${state} in forced colours`)
		.toEqual([]);
	expect.soft(await page.evaluate(unframed), `${state} in forced colours`).toEqual([]);
	const shot = process.env.GROWTH_SHOTS;
	if (shot) await page.screenshot({ path: `${shot}/${state}-forced.png` });
	await page.emulateMedia({ forcedColors: "none" });
}

/** What of Studio is wider than its box or outside the screen; in the page. */
function outside(): string[] {
	const studio = document.querySelector("site-studio")?.shadowRoot;
	return [...(studio?.querySelectorAll(".panel, .foot, dialog") ?? [])].flatMap((box) => {
		const { left, right, top, bottom } = box.getBoundingClientRect();
		const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
		const bar = box.querySelector(".toolbar")?.getBoundingClientRect().height ?? 0;
		if (bar > 64) return [`the toolbar is ${bar} px high`];
		return isInside && box.scrollWidth <= box.clientWidth ? [] : [`${box.className} ${left} ${right} ${top} ${bottom}`];
	});
}

/** What is filled in or pressed and shows no frame, where no background shows; in the page. */
function unframed(): string[] {
	const studio = document.querySelector("site-studio")?.shadowRoot;
	const controls = studio?.querySelectorAll(
		".panel :is(input:not([type=checkbox], [type=radio]), select, textarea, .steps button, .acts button)",
	);
	return [...(controls ?? [])].flatMap((control) => {
		const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(control);
		const isFramed = borderTopStyle !== "none" && borderTopWidth !== "0px" && !/^rgba\(.*, 0\)$/.test(borderTopColor);
		return isFramed ? [] : [control.outerHTML.slice(0, 120)];
	});
}
