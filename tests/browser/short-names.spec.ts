import type { Page } from "@playwright/test";
import { expect, test, wake } from "./fixtures.ts";

/** Every class of the content, element by element, but of what waits to know the time. */
const classes = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll("main [class]:not([data-now] *)")].map((element) =>
			element.getAttribute("class")?.trim(),
		),
	);

for (const path of ["/belasting-teruggave", "/contact"]) {
	test(`${path} has the same classes when the application draws it`, async ({ page }) => {
		await page.goto(path);
		const built = await classes(page);
		await page.goto("/werkwijze");
		await wake(page);
		await page.evaluate(() => Object.assign(window, { stays: true }));
		await page
			.locator(`footer a[href="${path}"], .site-nav a[href="${path}"]`)
			.first()
			.evaluate((link: HTMLElement) => link.click());
		await expect(page).toHaveURL(path);
		await expect(page.locator("main h1")).toBeVisible();
		await expect.poll(() => classes(page)).toEqual(built);
		expect(await page.evaluate(() => "stays" in window)).toBe(true);
	});
}
