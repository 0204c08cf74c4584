import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("pages can be read, dropdowns and accordion open", async ({ page }) => {
	await page.goto("/gehoorbescherming/zwem");
	await expect(page.locator("h1")).toBeVisible();
	const accordion = page.locator("main details");
	await expect(accordion).toHaveCount(3);
	await accordion.nth(0).locator("summary").click();
	await expect(accordion.nth(0).locator(".prose")).toBeVisible();
	await accordion.nth(1).locator("summary").click();
	await expect(accordion.nth(0).locator(".prose")).toBeHidden();
	await page.locator(".site-nav summary").first().click();
	await expect(page.locator(".site-nav .dropdown").first()).toBeVisible();
	await page.locator(".site-nav .dropdown a").first().click();
	await expect(page).toHaveURL("/gehoorbescherming/muziek");
});

test("nothing is hidden", async ({ page }) => {
	await page.goto("/");
	for (const heading of await page.locator("main h2").all()) {
		await expect(heading).toHaveCSS("opacity", "1");
	}
	await page.goto("/contact");
	await expect(page.getByRole("button", { name: "Laat de kaart zien" })).toHaveCount(0);
	await expect(page.getByRole("link", { name: /OpenStreetMap/ }).first()).toBeVisible();
});

test("the form posts to the service in the ordinary way", async ({ page, site }) => {
	await page.goto("/contact");
	const form = page.locator("form");
	await form.locator('[name="name"]').fill("Ymkje de Vries");
	await form.locator('[name="email"]').fill("ymkje@example.org");
	await form.locator('[name="subject"]').fill("Hoortest");
	await form.locator('[name="message"]').fill("Wanneer kan ik langskomen?");
	const before = site.form.requests.length;
	await form.locator('[type="submit"]').click();
	await page.waitForURL(`${site.form.origin}/**`);
	const request = site.form.requests[before];
	expect(request?.method).toBe("POST");
	expect(JSON.stringify(request?.body)).toContain("Wanneer");
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("the menu opens and its links work", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("button", { name: "Menu" }).click();
		await page.locator("#menu").getByRole("link", { name: "Blogs" }).click();
		await expect(page).toHaveURL("/blogs");
	});
});
