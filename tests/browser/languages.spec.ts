import type { Page } from "@playwright/test";
import { expect, test, wake } from "./fixtures.ts";
import { drawn } from "./tour.ts";

const openSwitch = (page: Page) => page.locator(".language-button").click();
const choices = (page: Page) => page.locator("[data-language]");
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("preferred-language"));

/** Puts a choice into storage before the first page is opened. */
async function prefer(page: Page, language: string): Promise<void> {
	await page.addInitScript((code) => {
		if (!sessionStorage.getItem("prepared")) localStorage.setItem("preferred-language", code);
		sessionStorage.setItem("prepared", "yes");
	}, language);
}

test.describe("the language switch", () => {
	test("names each language in its own words, and only Dutch carries a flag", async ({ page }) => {
		await page.goto("/over-ons");
		await openSwitch(page);
		await expect(choices(page)).toHaveText(["Nederlands", "English", "Français", "Español", "العربية"]);
		for (const [index, language] of ["nl", "en", "fr", "es", "ar"].entries()) {
			const link = choices(page).nth(index);
			await expect(link).toHaveAttribute("lang", language);
			await expect(link).toHaveAttribute("hreflang", language);
			await expect(link.locator("svg")).toHaveCount(language === "nl" ? 1 : 0);
		}
		await expect(choices(page).first()).toHaveAttribute("aria-current", "true");
		await expect(page.locator(".language-button")).toHaveAccessibleName(/^Kies een taal: Nederlands/);
	});

	test("works by keyboard, keeps page and anchor, and stores the choice", async ({ page }) => {
		await page.goto("/contact#formulier");
		await page.locator(".language-button").focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await expect(choices(page).nth(1)).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/en/contact#formulier");
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		expect(await stored(page)).toBe("en");
		// Back to Dutch, which is a choice like any other.
		await openSwitch(page);
		await choices(page).first().click();
		await expect(page).toHaveURL("/contact#formulier");
		expect(await stored(page)).toBe("nl");
	});

	test("leads to the page that the application shows, and not to the one that was loaded first", async ({ page }) => {
		await page.goto("/");
		await wake(page);
		await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Over Ons" }).click();
		await expect(page).toHaveURL("/over-ons");
		await openSwitch(page);
		await choices(page).nth(4).click();
		await expect(page).toHaveURL("/ar/over-ons");
		await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
	});

	test("closes by Esc, which gives the focus back", async ({ page }) => {
		await page.goto("/");
		await openSwitch(page);
		await choices(page).nth(2).focus();
		await page.keyboard.press("Escape");
		await expect(choices(page).nth(2)).toBeHidden();
		await expect(page.locator(".language-button")).toBeFocused();
	});

	test("leads home from an address that does not exist", async ({ page }) => {
		await page.goto("/fr/nergens");
		await expect(page.locator("html")).toHaveAttribute("lang", "fr");
		await openSwitch(page);
		await choices(page).nth(3).click();
		await expect(page).toHaveURL("/es");
	});
});

test.describe("a stored choice", () => {
	test("opens a Dutch address in that language, with its anchor, before anything is painted", async ({ page }) => {
		await prefer(page, "fr");
		await page.addInitScript(() => {
			addEventListener("pagehide", () => {
				const painted = performance.getEntriesByType("paint").length;
				sessionStorage.setItem(`painted ${location.pathname}`, String(painted));
			});
		});
		await page.goto("/contact?van=mail#formulier");
		await expect(page).toHaveURL("/fr/contact?van=mail#formulier");
		await expect(page.locator("html")).toHaveAttribute("lang", "fr");
		expect(await page.evaluate(() => sessionStorage.getItem("painted /contact"))).toBe("0");
		// It stays so: another Dutch address, and the same one again.
		await page.goto("/");
		await expect(page).toHaveURL("/fr");
		await page.reload();
		await expect(page).toHaveURL("/fr");
	});

	test("is left alone by an address with a language of its own", async ({ page }) => {
		await prefer(page, "fr");
		await page.goto("/es/contact");
		await expect(page).toHaveURL("/es/contact");
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
		expect(await stored(page)).toBe("fr");
	});

	for (const code of ["nl", "de", "", "en fr", "constructor", "../en"]) {
		test(`of "${code}" leads nowhere`, async ({ page }) => {
			await prefer(page, code);
			await page.goto("/contact");
			await expect(page).toHaveURL("/contact");
			await expect(page.locator("h1")).toBeVisible();
		});
	}

	test("leaves who goes back where they were, with what they typed", async ({ page }) => {
		for (const awake of [false, true]) {
			await page.goto("/");
			await page.goto("/contact");
			const fields = page.locator("main form :is([name=name], [name=message])");
			for (const field of await fields.all()) await field.fill("Ymkje de Vries");
			if (awake) await wake(page);
			await openSwitch(page);
			await choices(page).nth(1).click();
			await expect(page).toHaveURL("/en/contact");
			if (awake) await wake(page);
			await page.goBack();
			await expect(page).toHaveURL("/contact");
			await expect(page.locator("html")).toHaveAttribute("lang", "nl");
			await wake(page);
			for (const field of await fields.all()) await expect(field).toHaveValue("Ymkje de Vries");
			// One step back was enough, and a Dutch address that is opened anew leads to the choice again.
			await page.goBack();
			await expect(page).toHaveURL("/");
			await page.goto("/over-ons");
			await expect(page).toHaveURL("/en/over-ons");
			await page.evaluate(() => localStorage.clear());
		}
	});

	test("does not take an unknown address elsewhere", async ({ page }) => {
		await prefer(page, "en");
		await page.goto("/nergens");
		await expect(page).toHaveURL("/nergens");
		await expect(page.locator("h1")).toHaveText("Oops! Page not found");
	});
});

test("storage that throws does no harm", async ({ page }) => {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("denied", "SecurityError");
			},
		});
	});
	await page.goto("/contact");
	await wake(page);
	await openSwitch(page);
	await choices(page).nth(1).click();
	await expect(page).toHaveURL("/en/contact");
	await expect(page.locator("h1")).toBeVisible();
	expect(errors).toEqual([]);
});

test("nobody is switched by the language of the browser", async ({ browser, site }) => {
	const context = await browser.newContext({ locale: "ar", baseURL: site.origin });
	const page = await context.newPage();
	await page.goto("/contact");
	await expect(page).toHaveURL("/contact");
	await context.close();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("languages are links to the same page", async ({ page }) => {
		await page.goto("/werkwijze");
		await openSwitch(page);
		await choices(page).nth(3).click();
		await expect(page).toHaveURL("/es/werkwijze");
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
	});
});

test("an unknown address is answered in the language of its prefix", async ({ page }) => {
	for (const language of ["fr", "es", "ar"]) {
		const response = await page.goto(`/${language}/nergens`);
		expect(response?.status()).toBe(404);
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		await expect(page.locator("h1")).not.toHaveText("Oops! Page not found");
		await expect(page.locator("main").getByRole("link").first()).toHaveAttribute("href", `/${language}`);
	}
	await page.goto("/en/nergens");
	await expect(page.locator("h1")).toHaveText("Oops! Page not found");
	await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/en");
});

test("search engines hear of a page in every language, with Dutch for all others", async ({ page }) => {
	await page.goto("/ar/second-opinion");
	const alternates = await page
		.locator('link[rel="alternate"][hreflang]')
		.evaluateAll((links) => links.map((link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`));
	const origin = "https://www.audicien-friesland.example";
	expect(alternates).toEqual([
		`nl ${origin}/second-opinion`,
		`en ${origin}/en/second-opinion`,
		`fr ${origin}/fr/second-opinion`,
		`es ${origin}/es/second-opinion`,
		`ar ${origin}/ar/second-opinion`,
		`x-default ${origin}/second-opinion`,
	]);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${origin}/ar/second-opinion`);
});

test("a form in another language reaches the practice in Dutch", async ({ page, site }) => {
	site.form.setMode("true");
	await page.goto("/en/locatie/leeuwarden");
	const form = page.locator("main form");
	await form.scrollIntoViewIfNeeded();
	await page.waitForFunction(() => "ready" in document.documentElement.dataset);
	await form.locator('[name="name"]').fill("Jane Doe");
	await form.locator('[name="email"]').fill("jane@example.org");
	await form.locator('[name="reden"]').selectOption({ index: 1 });
	await form.getByLabel("By phone").check();
	await form.getByRole("button").click();
	// The phone number is needed now, and the page says so in English.
	await expect(form.locator('[name="phone"]')).toHaveAttribute("aria-invalid", "true");
	await form.locator('[name="phone"]').fill("058 123 45 67");
	const before = site.form.requests.length;
	await form.getByRole("button").click();
	await expect.poll(() => site.form.requests.length).toBe(before + 1);
	expect(site.form.requests[before]?.body).toMatchObject({
		subject: "Afspraak in Leeuwarden",
		message: "Waar wilt u voor komen? Volledige hoortest\nHoe wilt u antwoord krijgen? Per telefoon\nTaal: English",
	});
});

test.describe("Arabic", () => {
	/** Distance of an element from the start and end side of another, or of the window. */
	const sides = (page: Page, selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element) => {
				const { left, right } = element.getBoundingClientRect();
				return { left: Math.round(left), right: Math.round(document.documentElement.clientWidth - right) };
			});

	test("has its header, steps, forms and tables from right to left", async ({ page }) => {
		await page.goto("/ar/werkwijze");
		const logo = await sides(page, ".site-header a");
		const button = await sides(page, ".site-header .button");
		expect(logo.right).toBeLessThan(logo.left);
		expect(button.left).toBeLessThan(button.right);
		const number = await sides(page, "main ol > li > span");
		expect(number.right).toBeLessThan(number.left);
		await page.goto("/ar/belasting-teruggave");
		const cells = page.locator("main table").first().locator("tr").nth(1).locator("td");
		const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
		expect(first?.x).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY);
		await page.goto("/ar/contact");
		const label = await page.locator("main form label").first().boundingBox();
		const field = await page.locator('main form [name="name"]').boundingBox();
		const edge = (box: typeof label) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
		expect(Math.abs(edge(label) - edge(field))).toBeLessThanOrEqual(2);
		// Addresses are typed from left to right, at the side where the page starts.
		const email = page.locator('main form [name="email"]');
		await expect(email).toHaveAttribute("dir", "ltr");
		await expect(email).toHaveCSS("text-align", "end");
	});

	test("opens its dropdown inside the screen, at the side where it belongs", async ({ page }) => {
		for (const width of [360, 768, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto("/ar");
			await openSwitch(page);
			const box = await sides(page, ".dropdown-end");
			expect(Math.min(box.left, box.right)).toBeGreaterThanOrEqual(0);
		}
		const summary = page.locator(".site-nav summary").first();
		await summary.click();
		const [start, list] = [await summary.boundingBox(), await page.locator(".site-nav details[open] ul").boundingBox()];
		const edge = (box: typeof start) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
		expect(edge(list)).toBe(edge(start));
	});

	test("turns the arrows that point along the text, and no others", async ({ page }) => {
		await page.goto("/ar/blogs");
		const turned = (name: string) =>
			page
				.locator(`main svg:has(use[href$="#${name}"])`)
				.first()
				.evaluate((icon) => getComputedStyle(icon).scale);
		expect(await turned("arrow-right")).toBe("-1 1");
		await page.goto("/blogs");
		expect(await turned("arrow-right")).toBe("none");
	});

	test("keeps phone numbers, prices and hours from left to right", async ({ page }) => {
		await page.goto("/ar/locatie/leeuwarden");
		const phone = page.locator('main a[href^="tel:"]').first();
		await expect(phone).toContainText("+31 58");
		await expect(phone.locator("bdi")).toHaveAttribute("dir", "ltr");
		await expect(page.locator("main td bdi, main dd bdi").filter({ hasText: "09:30–17:00" }).first()).toHaveAttribute(
			"dir",
			"ltr",
		);
		await page.goto("/ar/gehoorbescherming/muziek");
		await expect(page.locator("main bdi[dir=ltr]").filter({ hasText: "139" }).first()).toBeVisible();
		expect(await page.locator("main").textContent()).not.toMatch(/[٠-٩]/);
	});

	test("alone loads the Arabic letters", async ({ page }) => {
		const arabicFonts = async () => {
			await page.evaluate(drawn);
			const urls = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
			expect(urls.filter((url) => url.endsWith(".woff2"))).not.toEqual([]);
			return urls.filter((url) => url.endsWith(".woff2") && url.includes("arabic"));
		};
		await page.goto("/");
		await openSwitch(page);
		expect(await arabicFonts()).toEqual([]);
		await page.goto("/ar");
		expect(await arabicFonts()).toHaveLength(1);
	});
});

test("dates, prices and numbers follow the language", async ({ page }) => {
	const shown = async (path: string, selector: string) => {
		await page.goto(path);
		return (await page.locator(selector).first().textContent()) ?? "";
	};
	const plain = (text: string) => text.replace(/[\s\u200e\u200f]+/g, " ").trim();
	const prices: string[] = [];
	const dates: string[] = [];
	for (const prefix of ["", "/en", "/fr", "/es", "/ar"]) {
		prices.push(plain(await shown(`${prefix}/gehoorbescherming/muziek`, "main bdi[dir=ltr]")));
		dates.push(plain(await shown(`${prefix}/blogs/tinnitus-week`, "main time")));
	}
	expect(prices).toEqual(["€ 139", "€139", "139 €", "139 €", "139 €"]);
	expect(dates).toMatchObject([
		/\d januari 20\d\d/,
		/\d January 20\d\d/,
		/\d janvier 20\d\d/,
		/\d enero 20\d\d/,
		/\d \S+ 20\d\d/,
	]);
});
