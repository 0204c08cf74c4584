import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { axeFindings } from "./audit/axe.ts";
import { lostText } from "./audit/layout.ts";
import { test } from "./fixtures.ts";
import { edit, panel, studioFindings, typeIn } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

const button = (page: Page, name: string | RegExp) => page.locator("site-studio").getByRole("button", { name });

/** What is cut off as others cut it. */
const isCutThere = /^cut off: <p class="(?:few|title)"/;

/** Holds a panel against text of 200 % on a phone and a desk, and against colours that the system chose. */
async function expectToGrow(page: Page, state: string): Promise<void> {
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

for (const language of ["nl", "ar"] as const) {
	test(`find, settings, how others show a page and what changed stay of use with large text and in forced colours: ${language}`, async ({
		page,
		workshop,
	}) => {
		const below = language === "nl" ? "" : `/${language}`;
		await edit(page, `${workshop.origin}${below}/over-ons`);
		await button(page, "Zoeken").click();
		await panel(page).getByRole("searchbox").fill("oor");
		await expect(panel(page).locator(".found li").first()).toBeVisible();
		await expectToGrow(page, `${language}-find`);
		await panel(page).getByRole("button", { name: "Overal vervangen…" }).click();
		await panel(page).getByRole("textbox", { name: "Vervangen door" }).fill("gehoor");
		await expect(panel(page).locator("li:has(input[type=checkbox])").first()).toBeVisible();
		await expectToGrow(page, `${language}-replace`);

		await button(page, "Instellingen").click();
		await expect(panel(page).getByRole("button", { name: /^Bedrijf/ })).toBeVisible();
		await expectToGrow(page, `${language}-settings`);
		await panel(page)
			.getByRole("button", { name: /^Openingstijden/ })
			.click();
		await expect(panel(page).locator("select").filter({ visible: true }).first()).toBeVisible();
		await expectToGrow(page, `${language}-hours`);

		await button(page, "Over deze pagina").click();
		await panel(page).getByRole("button", { name: "Hoe anderen deze pagina laten zien" }).click();
		await expect(panel(page).locator(".share")).toBeVisible();
		await panel(page)
			.locator("summary", { hasText: /links?$/ })
			.click();
		await expectToGrow(page, `${language}-seen`);

		await button(page, "Veranderd").click();
		await expect(panel(page).locator(".day, .about").first()).toBeVisible();
		await expectToGrow(page, `${language}-history`);
	});
}

test("a table and texts that are not saved stay of use with large text and in forced colours", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/aanbod`);
	await page.locator("main").getByText("€ 100").first().click();
	await panel(page).getByRole("button", { name: "Alles van deze soort als tabel" }).click();
	await expect(
		panel(page)
			.getByRole("textbox", { name: /^prijs: /i })
			.first(),
	).toBeVisible();
	await expectToGrow(page, "table");

	await page.goto(`${workshop.origin}/werkwijze`);
	await page.getByRole("heading", { name: "De drie stappen" }).click();
	await panel(page).getByText("Meer van: ").click();
	await panel(page).getByRole("button", { name: "Als tabel", exact: true }).click();
	await expect(panel(page).getByRole("textbox", { name: "titel: 1", exact: true })).toBeVisible();
	await expectToGrow(page, "list");
	await page.keyboard.press("Escape");

	await typeIn(page.locator("h1"));
	await page.keyboard.press("Control+A");
	await page.keyboard.insertText("Zo lang wordt een kop nooit, ".repeat(5).trim());
	await expect(panel(page).getByRole("alert")).toContainText("er passen er 90");
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await button(page, /^Niet bewaard/).click();
	await expect(panel(page).locator("blockquote").first()).toBeVisible();
	await expectToGrow(page, "unsaved");
});

test("typing, pictures, a wizard, translations and the menu stay of use with large text and in forced colours", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/over-ons`);
	await page.locator("main .prose p").first().click();
	await expect(page.locator("site-studio").getByRole("toolbar", { name: "Vorm van de tekst" }).first()).toBeVisible();
	await expectToGrow(page, "typing");
	await page.keyboard.press("Escape");

	await page.setViewportSize({ width: 1280, height: 740 });
	await page.locator("main img").first().click();
	await button(page, "Ander beeld kiezen").click();
	await expectToGrow(page, "pictures");

	await button(page, "Nieuw…").click();
	await button(page, /^een artikel/i).click();
	await button(page, "Verder").click();
	await expect(panel(page).getByRole("alert").first()).toBeVisible();
	await expectToGrow(page, "wizard");

	await button(page, "Instellingen").click();
	await panel(page).getByRole("button", { name: /^Menu/ }).click();
	await panel(page).getByRole("button", { name: "Volgorde van het menu" }).click();
	await expect(panel(page).getByRole("heading", { name: "Volgorde van het menu" })).toBeVisible();
	await expectToGrow(page, "menu");

	await page.setViewportSize({ width: 1280, height: 740 });
	await page.goto(`${workshop.origin}/ar/over-ons`);
	await page.locator("h1").click();
	await expect(panel(page).locator(".passage").first()).toBeVisible();
	await expectToGrow(page, "translations");
});

test("many remarks that open one in another stay of use with large text and in forced colours", async ({
	page,
	workshop,
}) => {
	const file = workshop.path("pages/second-opinion.yaml");
	await edit(page, `${workshop.origin}/second-opinion`);
	writeFileSync(file, readFileSync(file, "utf8").replace(/^description: /m, "descripton: "));
	await button(page, /klop(pen|t) niet$/).click();
	await panel(page).locator("summary").first().click();
	await panel(page).locator("summary").nth(1).click();
	await expect(panel(page).getByRole("button", { name: /^Verbeter dit: / })).toBeVisible();
	await expectToGrow(page, "problems");
	await panel(page)
		.getByRole("button", { name: /^Verbeter dit: / })
		.click();
	await expect.poll(() => workshop.changes("pages/second-opinion.yaml")).toEqual([]);
});
