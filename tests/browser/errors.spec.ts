import type { Page } from "@playwright/test";
import { expect, test, wake } from "./fixtures.ts";

interface PageData {
	page: { breadcrumbs: unknown; sections: { type: string; data: unknown }[] };
}

/** Lets the data of a page arrive damaged. */
async function damage(page: Page, name: string, change: (data: PageData) => void): Promise<void> {
	await page.route(`**/${name}.page.json`, async (route) => {
		const response = await route.fetch();
		const data = (await response.json()) as PageData;
		change(data);
		await route.fulfill({ response, json: data });
	});
}

test("a section that fails in the browser does not take the page with it", async ({ page }) => {
	await damage(page, "contact", ({ page: { sections } }) => {
		const cards = sections.find(({ type }) => type === "contact-cards");
		if (cards) cards.data = {};
	});
	await page.goto("/");
	await wake(page);
	await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Contact" }).click();
	await expect(page.locator("h1")).toBeVisible();
	await expect(page).toHaveURL("/contact");
	await expect(page.locator("main section").nth(1)).toHaveText("Dit deel van de pagina kan nu niet getoond worden.");
	await expect(page.locator("main form")).toBeVisible();
});

test("an application that fails says so, without a stack, and shows a way on", async ({ page }) => {
	await damage(page, "blogs/tinnitus-week", (data) => {
		data.page.breadcrumbs = null;
	});
	await page.goto("/blogs");
	await wake(page);
	await page
		.getByRole("link", { name: /Week van het Oorsuizen/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
	const text = await page.locator("main").textContent();
	expect(text).not.toMatch(/\bat .+:\d+:\d+/);
	await expect(page.getByRole("banner").getByRole("navigation")).toBeVisible();
	await expect(page.getByRole("contentinfo").getByRole("link", { name: "Werkwijze" })).toBeVisible();
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
	await expect(page.locator("h1")).toContainText("Beter horen");
});
