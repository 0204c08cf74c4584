import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { expectToGrow } from "./studio-grows.ts";
import { edit, panel, typeIn } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

const button = (page: Page, name: string | RegExp) => page.locator("site-studio").getByRole("button", { name });

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
