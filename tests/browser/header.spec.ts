import { expect, test, wake } from "./fixtures.ts";
import { drawn } from "./tour.ts";

test("the header gets a shadow after ten pixels", async ({ page }) => {
	await page.goto("/");
	const header = page.locator(".site-header");
	await page.mouse.wheel(0, 10);
	await page.waitForFunction(() => scrollY === 10);
	await page.evaluate(drawn);
	await expect(header).toHaveCSS("box-shadow", "none");
	await page.mouse.wheel(0, 40);
	await expect(header).not.toHaveCSS("box-shadow", "none");
	const background = await header.evaluate((element) => getComputedStyle(element).backgroundColor);
	expect(background).toMatch(/rgba\(255, 255, 255, 0\.9|oklab|color/);
});

test("the name has its mark on every phone from 360 pixels on, in one row", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	for (const path of ["/", "/ar"]) {
		await page.goto(path);
		const bar = page.locator(".site-header-bar");
		await expect(bar.locator("> :first-child svg")).toBeVisible();
		expect((await bar.boundingBox())?.height, path).toBeLessThan(90);
	}
});

test("a dropdown opens, lists its pages at 14rem, and closes by Esc, by a click elsewhere and by another dropdown", async ({
	page,
}) => {
	await page.goto("/");
	const nav = page.getByRole("navigation", { name: "Hoofdmenu" });
	const protection = nav.locator("summary", { hasText: "Gehoorbescherming" });
	const list = nav
		.locator("details", { has: page.locator("summary", { hasText: "Gehoorbescherming" }) })
		.locator(".dropdown");
	await protection.click();
	await expect(list).toBeVisible();
	expect((await list.boundingBox())?.width).toBe(14 * 16);
	await expect(list.getByRole("link")).toHaveText([
		"Muziek gehoorbescherming",
		"Motor gehoorbescherming",
		"Werk gehoorbescherming",
		"Reis gehoorbescherming",
		"Stilte gehoorbescherming",
		"Zwem gehoorbescherming",
		"Slaap gehoorbescherming",
	]);
	await list.getByRole("link").first().focus();
	await page.keyboard.press("Escape");
	await expect(list).toBeHidden();
	await expect(protection).toBeFocused();

	await page.keyboard.press("Enter");
	await expect(list).toBeVisible();
	await nav.locator("summary", { hasText: "Locatie" }).click();
	await expect(list).toBeHidden();
	await page.locator("h1").click();
	await expect(nav.locator("details[open]")).toHaveCount(0);
});

test("a dropdown closes when the keyboard leaves it", async ({ page }) => {
	await page.goto("/gehoorbescherming/motor");
	const nav = page.getByRole("navigation", { name: "Hoofdmenu" });
	await nav.locator("summary", { hasText: "Hoortoestellen" }).focus();
	await page.keyboard.press("Enter");
	for (const name of ["Welke hoortoestellen", "Second Opinion", "Werkwijze", "Belasting teruggave"]) {
		await page.keyboard.press("Tab");
		await expect(nav.getByRole("link", { name })).toBeFocused();
	}
	await page.keyboard.press("Tab");
	await expect(nav.locator("details[open]")).toHaveCount(0);
});

test("the header is one row between the edges of the content, in every language", async ({ page }) => {
	for (const address of ["/werkwijze", "/en/werkwijze", "/fr/werkwijze", "/es/werkwijze", "/ar/werkwijze"]) {
		await page.goto(address);
		for (const width of [1200, 1280, 1600]) {
			await page.setViewportSize({ width, height: 800 });
			await page.evaluate(drawn);
			const found = await page.evaluate(() => {
				const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
				const [header, bar, heading] = [".site-header", ".site-header-bar", "main h1"].map(box) as [
					DOMRect,
					DOMRect,
					DOMRect,
				];
				const rows = [...document.querySelectorAll(".site-header-bar > :not(.menu-button)")].filter((part) => {
					const { top, bottom } = part.getBoundingClientRect();
					return top > 40 || bottom < 32;
				});
				const rtl = document.dir === "rtl";
				const logo = box(".site-header-bar > a");
				return {
					height: header.height,
					edge: Math.round(rtl ? bar.right - logo.right - (bar.right - heading.right) : logo.left - heading.left),
					rows: rows.length,
				};
			});
			expect(found, `${address} at ${width} px`).toEqual({ height: expect.any(Number), edge: 0, rows: 0 });
			expect(found.height).toBeLessThanOrEqual(80);
		}
	}
});

test("a page that was scrolled keeps logo, languages and the button, and gives the rest to reading", async ({
	page,
}) => {
	for (const width of [800, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/werkwijze");
		await page.mouse.wheel(0, 700);
		await page.waitForFunction(() => scrollY === 700);
		const header = page.getByRole("banner");
		for (const part of [
			header.getByRole("link", { name: "Audicien Friesland" }),
			header.locator(".language-button"),
			header.getByRole("link", { name: "Afspraak maken" }),
		]) {
			await expect(part).toBeInViewport();
		}
		expect((await header.boundingBox())?.height).toBeLessThanOrEqual(80);
	}
});

test("the location dropdown holds the three places in their order", async ({ page }) => {
	await page.goto("/");
	const nav = page.getByRole("navigation", { name: "Hoofdmenu" });
	await nav.locator("summary", { hasText: "Locatie" }).click();
	await expect(nav.locator("details[open] a")).toHaveText(["Leeuwarden", "Wieringerwerf", "Audicien aan huis"]);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("the menu covers the screen, keeps the focus, and closes by Esc, its button and any link", async ({ page }) => {
		await page.goto("/");
		const open = page.getByRole("button", { name: "Menu" });
		const menu = page.getByRole("dialog");
		await open.click();
		await expect(menu).toBeVisible();
		expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });

		// The page behind does not scroll.
		await page.mouse.move(180, 400);
		await page.mouse.wheel(0, 600);
		expect(await page.evaluate(() => scrollY)).toBe(0);

		for (let step = 0; step < 30; step++) {
			await page.keyboard.press("Tab");
			const inside = await menu.evaluate(
				(element) => document.activeElement === document.body || element.contains(document.activeElement),
			);
			expect(inside).toBe(true);
		}
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		await expect(open).toBeFocused();

		await open.click();
		await menu.getByRole("button", { name: "Sluiten" }).click();
		await expect(menu).toBeHidden();

		await open.click();
		await menu.getByRole("link", { name: "Contact", exact: true }).click();
		await expect(page).toHaveURL("/contact");
		await expect(menu).toBeHidden();
	});

	test("the menu shows the way to an appointment and the phone number without scrolling", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("button", { name: "Menu" }).click();
		const menu = page.getByRole("dialog");
		for (const name of ["Afspraak maken", /058/])
			await expect(menu.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
	});

	test("the menu closes by a link after the application came, too", async ({ page }) => {
		await page.goto("/");
		await wake(page);
		await page.getByRole("button", { name: "Menu" }).click();
		await page.getByRole("dialog").getByRole("link", { name: "Blogs" }).click();
		await expect(page.getByRole("dialog")).toBeHidden();
		await expect(page.locator("h1")).toHaveText("Onze Blogs");
	});
});
