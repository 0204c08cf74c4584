import { expect, holdBack, test, wake } from "./fixtures.ts";
import { drawn } from "./tour.ts";

test("the accordion keeps one subject open at a time and can be closed again", async ({ page }) => {
	await page.goto("/gehoorbescherming/zwem");
	const items = page.locator("main details");
	await expect(items).toHaveCount(3);
	for (const stage of ["before", "after"]) {
		if (stage === "after") await wake(page);
		await items.nth(0).locator("summary").click();
		await expect(items.nth(0).locator(".prose")).toBeVisible();
		await items.nth(1).locator("summary").focus();
		await page.keyboard.press("Enter");
		await expect(items.nth(1).locator(".prose")).toBeVisible();
		await expect(items.nth(0).locator(".prose")).toBeHidden();
		await page.keyboard.press("Enter");
		await expect(items.nth(1).locator(".prose")).toBeHidden();
	}
});

test("the map asks first, and a click before the application came is not lost", async ({ page }) => {
	const asked: string[] = [];
	await page.route("https://www.openstreetmap.org/**", (route) => {
		asked.push(route.request().url());
		return route.fulfill({ contentType: "text/html", body: "<title>kaart</title>" });
	});
	await page.goto("/contact");
	const button = page.getByRole("button", { name: "Laat de kaart zien" });
	const below = page.getByRole("main").getByRole("link", { name: /Bekijk de route/ });
	const placeOf = () => below.evaluate((link) => link.getBoundingClientRect().top + scrollY);
	const place = await placeOf();
	expect(asked).toEqual([]);
	await button.click();
	const frame = page.locator("iframe");
	await expect(frame).toBeVisible();
	expect((await frame.boundingBox())?.height).toBe(400);
	await expect(frame).toHaveAttribute("title", /Leeuwarden/);
	// Nothing goes, and nothing moves.
	expect(await placeOf()).toBe(place);
	expect(asked[0]).toContain("bbox=5.7930%2C53.1980%2C5.8050%2C53.2040&layer=mapnik&marker=53.201%2C5.799");
});

test("opening hours say whether a branch is open, in Dutch time", async ({ page }) => {
	// Monday 30 November 2026, 16:59 in Amsterdam.
	await page.clock.install({ time: new Date("2026-11-30T15:59:00Z") });
	await page.goto("/locatie/leeuwarden");
	await wake(page);
	const hours = page
		.getByRole("main")
		.getByRole("status")
		.filter({ hasText: /Nu open|Opent/ });
	await expect(hours).toHaveText("Nu open tot 17:00");
	await expect(page.getByRole("contentinfo").getByText("Nu open tot 17:00")).toHaveCount(1);
	await page.clock.runFor(120_000);
	await expect(hours).toHaveText("Opent morgen om 09:30");

	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto("/");
	await wake(page);
	const card = page.getByRole("main").locator("[data-now]").first();
	await expect(card).toHaveText("Opent morgen om 09:30");
	expect((await card.boundingBox())?.height).toBeLessThan(40);
});

test("movement stops where a visitor asked for rest, and nothing is hidden before it moves", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	// A movement takes half a second, which a busy machine may not see; so each leaves a mark.
	await page.addInitScript(() => {
		const animate = Element.prototype.animate;
		Element.prototype.animate = function (...args) {
			this.setAttribute("data-moved", "");
			return animate.apply(this, args);
		};
	});
	await page.goto("/");
	await expect(page.locator(".site-nav > ul > li").nth(3)).toHaveCSS("animation-delay", "0.2s");
	const last = page.locator("main .band").last();
	await expect(last).toHaveCSS("opacity", "1");
	expect(await page.evaluate(() => document.querySelectorAll("[data-moved]").length)).toBe(0);
	await last.scrollIntoViewIfNeeded();
	await expect(last.locator("> [data-moved]")).toHaveCount(1);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(page.locator(".site-nav > ul > li").nth(3)).toHaveCSS("animation-name", "none");
});

test("an explanation waits for a pointer that rests, and the next one comes at once", async ({ page }) => {
	await page.goto("/");
	await wake(page);
	const badges = page.locator("main figure").getByRole("button", { name: "Voorbeeld" });
	const tips = page.getByRole("tooltip");
	await page.locator("main details:has(figure) > summary").click();
	await badges.nth(0).scrollIntoViewIfNeeded();
	// A picture that comes late would move the page below the pointer.
	await page.evaluate(drawn);
	// From here on time passes only when the test says so.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await badges.nth(0).hover();
	await page.clock.runFor(690);
	await expect(tips).toHaveCount(0);
	await page.clock.runFor(20);
	await expect(tips).toHaveText("Dit is nog een voorbeeld. Het wordt vervangen voordat de site online gaat.");
	await badges.nth(1).hover();
	await page.clock.runFor(10);
	await expect(tips).toHaveCount(1);
	await page.mouse.move(5, 5);
	await expect(tips).toHaveCount(0);
	await page.clock.runFor(400);
	await badges.nth(1).hover();
	await page.clock.runFor(600);
	await expect(tips).toHaveCount(0);
	await page.clock.runFor(200);
	await expect(tips).toHaveCount(1);
	// The keys are elsewhere.
	await page.keyboard.press("Escape");
	await expect(tips).toHaveCount(0);
	await badges.nth(2).focus();
	await expect(tips).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(tips).toHaveCount(0);
});

test("an explanation appears for a pointer that came before the application", async ({ page }) => {
	const release = await holdBack(page, "**/assets/entry-client*");
	await page.goto("/over-ons");
	await page.getByRole("button", { name: "Voorbeeld" }).first().hover();
	release();
	await expect(page.getByRole("tooltip").first()).toBeVisible();
});
