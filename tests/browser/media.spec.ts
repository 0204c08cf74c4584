import { expect, test } from "./fixtures.ts";

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

test("on paper every page says where the practice is and how to get there, without menus and forms", async ({
	page,
}) => {
	for (const path of ["/", "/contact", "/blogs", "/ar/werkwijze", "/404"]) {
		await page.goto(path);
		await expect(page.locator(".site-header")).toBeHidden();
		await expect(page.locator(":is(form, .button, .menu-button, iframe):visible")).toHaveCount(0);
		const foot = page.locator("footer");
		await expect(foot.locator("address:visible")).toHaveText([/Leeuwarden/, /Wieringerwerf/]);
		await expect(foot.locator('a[href^="tel:"]')).toBeVisible();
		await expect(foot.getByRole("navigation")).toBeHidden();
		const route = foot.locator('a[href*="directions"]').first();
		const href = (await route.getAttribute("href")) ?? "none";
		expect(await route.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(href);
	}
});

test("on paper a branch has its opening hours, a subject is open and text is black on white", async ({ page }) => {
	await page.goto("/locatie/leeuwarden");
	await expect(page.getByRole("table")).toBeVisible();
	await page.goto("/gehoorbescherming/zwem");
	for (const text of await page.locator("main details .prose").all()) await expect(text).toBeVisible();
	await expect(page.getByText("Open een onderwerp")).toBeHidden();
	await page.goto("/");
	await expect(page.getByText("Wij zijn een kleine praktijk"), "before what folds").toBeVisible();
	await page.goto("/gehoorbescherming/zwem");
	const colors = await page.evaluate(() =>
		[...document.querySelectorAll("main *, footer *")]
			.filter((element) => element.checkVisibility() && !element.closest("svg"))
			.map((element) => getComputedStyle(element))
			.map(({ color, backgroundColor, backgroundImage }) => `${color} ${backgroundColor} ${backgroundImage}`),
	);
	expect([...new Set(colors)]).toEqual(["rgb(0, 0, 0) rgba(0, 0, 0, 0) none"]);
});

test("on paper a loaded map makes place for its address", async ({ page }) => {
	await page.route("https://www.openstreetmap.org/**", (route) =>
		route.fulfill({ contentType: "text/html", body: "" }),
	);
	await page.emulateMedia({ media: "screen" });
	await page.goto("/contact");
	await page.getByRole("button", { name: "Laat de kaart zien" }).click();
	await expect(page.locator("iframe")).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("iframe")).toBeHidden();
	await expect(page.locator("main address:visible")).toHaveText(/Leeuwarden/);
});

test("a system with its own colours sees buttons, boxes, focus and what is open", async ({ page }) => {
	await page.emulateMedia({ media: "screen", forcedColors: "active", colorScheme: "dark" });
	await page.goto("/contact");
	const style = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element) => {
				const { borderTopStyle, borderTopColor, outlineStyle, color } = getComputedStyle(element);
				return { border: `${borderTopStyle} ${borderTopColor}`, outlineStyle, color };
			});
	const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	for (const selector of ["main .button", "main .soft", "main form input:not([type=hidden]):not([tabindex])"]) {
		const { border } = await style(selector);
		expect(border, selector).toMatch(/^solid /);
		expect(border, selector).not.toContain(ground);
	}
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	expect((await style(":focus")).outlineStyle).toBe("solid");
	// An icon has the colour of the words beside it.
	expect((await style("main li:has(> .icon) .icon")).color).toBe((await style("main li:has(> .icon)")).color);
});
