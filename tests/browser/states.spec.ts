import type { Page } from "@playwright/test";
import { axeFindings } from "./audit/axe.ts";
import { faintText } from "./audit/contrast.ts";
import { lostText } from "./audit/layout.ts";
import { smallTargets } from "./audit/targets.ts";
import { expect, test, wake } from "./fixtures.ts";

// What opens, appears or changes after something was done: each kind once, in both directions of writing.
for (const prefix of ["", "/ar"]) {
	test(`${prefix}/: menus, dropdowns and the language switch, opened`, async ({ page }) => {
		await page.goto(prefix || "/");
		for (const summary of await page.locator(".site-header summary").all()) {
			await summary.click();
			await expectSound(page);
		}
		await page.keyboard.press("Escape");
		await page.setViewportSize({ width: 360, height: 740 });
		await page.locator("[data-menu-open]").click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await expectSound(page);
	});

	test(`${prefix}/: the languages, opened in letters twice as large`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(prefix || "/");
		const session = await page.context().newCDPSession(page);
		await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
		await page.locator(".language-button").click();
		await expect(page.locator(".dropdown-end")).toBeInViewport({ ratio: 1 });
	});

	test(`${prefix}/: an explanation, opened`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(prefix || "/");
		await wake(page);
		await page.locator("main details:has(figure) > summary").click();
		await page.locator("main figure button").first().focus();
		await expect(page.getByRole("tooltip")).toHaveCount(1);
		await expectSound(page);
	});

	test(`${prefix}/contact: a form with mistakes, refused and sent; a map, loaded`, async ({ page, site }) => {
		await page.route("https://www.openstreetmap.org/**", (route) =>
			route.fulfill({
				contentType: "text/html",
				body: '<!doctype html><html lang="en"><title>map</title><section aria-label="map"><h1>map</h1></section>',
			}),
		);
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(`${prefix}/contact`);
		await wake(page);
		const form = page.locator("main form");
		const send = form.locator("[type=submit]");
		await send.click();
		await expect(form.locator("[aria-invalid]")).not.toHaveCount(0);
		await expectSound(page);

		const values = { name: "Ymkje", email: "ymkje@example.org", subject: "Hoortest", message: "Wanneer kan ik komen?" };
		for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
		site.form.setMode("refused");
		await send.click();
		// Above all, and in the page itself.
		await expect(page.getByRole("alert")).not.toBeEmpty();
		await expectSound(page);

		site.form.setMode("true");
		await send.click();
		await expect(page.locator("#app [role=status]").last()).not.toBeEmpty();
		await expect(form.locator('[name="message"]')).toHaveValue("");
		await expectSound(page);

		await page.locator("main section button[data-replay]").first().click();
		await expect(page.locator("iframe")).toBeFocused();
		await expectSound(page);
	});

	test(`${prefix}/locatie/audicien-aan-huis: the search for a town, answered`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(`${prefix}/locatie/audicien-aan-huis`);
		await wake(page);
		for (const town of ["Bergum", "Schagen"]) {
			await page.locator("search input").fill(town);
			await expect(page.locator("search [role=status]")).not.toBeEmpty();
			await expectSound(page);
		}
	});

	test(`${prefix}/belasting-teruggave: the calculator, with a mistake and with a result`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(`${prefix}/belasting-teruggave`);
		await wake(page);
		const income = page.locator('input[name$="-income"]');
		await income.fill("veel");
		await income.blur();
		await expect(income).toHaveAttribute("aria-invalid", "true");
		await expectSound(page);
		await page.locator('input[name$="-year"]').first().check();
		await income.fill("30000");
		await page.locator('input[name$="-medical"]').fill("4000");
		await expect(page.locator("output")).toContainText("€");
		await expectSound(page);
	});
}

/** Nothing for axe to say, and nothing faint, small or lost. */
async function expectSound(page: Page): Promise<void> {
	expect.soft(await axeFindings(page)).toEqual([]);
	expect.soft(await page.evaluate(faintText)).toEqual([]);
	expect.soft(await page.evaluate(smallTargets)).toEqual([]);
	// A dropdown, an explanation and a toast lie over the page on purpose.
	const lost = await page.evaluate(lostText, undefined);
	expect.soft(lost.filter((what) => !/^(over each other|wider than its box)/.test(what))).toEqual([]);
}
