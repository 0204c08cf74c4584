import type { Page } from "@playwright/test";
import { expect, pointAtLink, test, timelessHtml, wake } from "./fixtures.ts";

/** Counts the documents that the browser loads from here on. */
function countDocuments(page: Page): () => number {
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents++;
	});
	return () => documents;
}

/** Where the top of a section stands in the window. */
function topOf(page: Page, selector: string): Promise<number> {
	return page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

test("who only reads is sent no application: it comes with a pointer over something to press, or with a key", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/assets/entry-client")) asked.push(request.url());
	});
	for (const wish of [() => pointAtLink(page), () => page.keyboard.press("Tab")]) {
		await page.goto("/gehoorbescherming/stilte");
		await page.locator("h1").hover();
		await page.locator("h1").click();
		await page.mouse.wheel(0, 300);
		await page.waitForTimeout(300);
		expect(asked).toEqual([]);
		await wish();
		await expect.poll(() => asked.length).toBe(1);
		asked.length = 0;
	}
});

test("a click before the application is there opens the page in the ordinary way", async ({ page }) => {
	// The application never arrives.
	await page.route("**/assets/entry-client*", () => {});
	await page.goto("/");
	await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Contact" }).click();
	await expect(page).toHaveURL("/contact");
	await expect(page.locator("h1")).toBeVisible();
});

test("after hydration a link changes the page without loading a document, scrolls up and moves the focus", async ({
	page,
}) => {
	const errors: string[] = [];
	page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
	page.on("pageerror", (error) => errors.push(error.message));
	await page.goto("/");
	await wake(page);
	const documents = countDocuments(page);
	await page.evaluate(() => scrollTo(0, 1500));
	// A click of the mouse would scroll to the link first.
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: "Blogs" })
		.evaluate((link: HTMLElement) => link.click());
	await expect(page.locator("h1")).toHaveText("Onze Blogs");
	await expect(page).toHaveURL("/blogs");
	await expect(page).toHaveTitle(/blogs/i);
	await expect(page.locator("h1")).toBeFocused();
	await expect(page.locator("#announcer")).toHaveText(/blogs/i);
	expect(await page.evaluate(() => scrollY)).toBe(0);
	expect(documents()).toBe(0);

	await page.goBack();
	await expect(page.locator("h1")).toContainText("Beter horen");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
	await page.goForward();
	await expect(page.locator("h1")).toHaveText("Onze Blogs");
	expect(documents()).toBe(0);
	expect(errors).toEqual([]);
});

test("the page that was hydrated is the page that was sent", async ({ page }) => {
	await page.goto("/gehoorbescherming/zwem");
	const before = await timelessHtml(page);
	await wake(page);
	expect(await timelessHtml(page)).toBe(before);
});

test("the year below every page is this one, also in a page that was built before", async ({ page }) => {
	const errors: string[] = [];
	page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
	// In Amsterdam it is the first of January.
	await page.clock.setFixedTime(new Date("2041-12-31T23:30:00Z"));
	await page.goto("/");
	const line = page.getByRole("contentinfo").getByText("© ");
	await expect(line).not.toContainText("204");
	await wake(page);
	await expect(line).toContainText("© 2042 ");
	expect(errors).toEqual([]);
});

test.describe("anchors", () => {
	test("from the address, 80 pixels below the top", async ({ page }) => {
		await page.goto("/#diensten");
		await expect.poll(() => topOf(page, "#diensten")).toBe(80);
	});

	for (const width of [360, 1280]) {
		test(`from the address to a closed subject, whose title may be long, at ${width} px`, async ({ page }) => {
			const title = "Toegankelijkheid van deze site voor wie slecht hoort, slecht ziet of niet met een muis werkt";
			// Also in the data, with which the application takes over.
			const word = [..."Toegankelijkheid"].join("\u00ad?");
			for (const [path, from, to] of [
				["/contact", new RegExp(`>${word}</h3>`, "g"), `>${title}</h3>`],
				["/contact.page.json", new RegExp(`"${word}"`, "g"), JSON.stringify(title)],
			] as const) {
				await page.route(path, async (route) => {
					const response = await route.fetch();
					await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) });
				});
			}
			await page.emulateMedia({ reducedMotion: "no-preference" });
			await page.setViewportSize({ width, height: 800 });
			await page.goto("/contact#toegankelijkheid");
			await expect(page.getByRole("heading", { name: title })).toBeVisible();
			await expect(page.locator("details:has(#toegankelijkheid) .prose")).toBeVisible();
			await expect.poll(() => topOf(page, "details:has(#toegankelijkheid)")).toBe(80);
			await page.unrouteAll({ behavior: "wait" });
		});
	}

	test("from another page, after hydration", async ({ page }) => {
		await page.goto("/blogs/gehoorschade-voorkomen");
		await wake(page);
		await page.getByRole("link", { name: "Neem contact op" }).click();
		await expect(page).toHaveURL("/#contact");
		await expect.poll(() => topOf(page, "#contact")).toBe(80);
	});

	test("on the same page, before and after hydration", async ({ page }) => {
		await page.goto("/contact");
		await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
		await expect.poll(() => topOf(page, "details:has(#privacy)")).toBe(80);
		await expect(page.locator("#privacy")).toBeVisible();
		await wake(page);
		await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
		await expect.poll(() => topOf(page, "details:has(#cookies)")).toBe(80);
		await expect(page).toHaveURL("/contact#cookies");
		await expect(page.locator("#cookies")).toBeFocused();
	});

	test("the skip link leads to the content", async ({ page }) => {
		await page.goto("/contact");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(page.locator("main")).toBeFocused();
	});
});

test.describe("when the data of a page fail", () => {
	test("at the start the page stays as it is and links work", async ({ page }) => {
		await page.route("**/index.page.json", (route) => route.fulfill({ status: 500, body: "<h1>broken" }));
		await page.goto("/");
		await pointAtLink(page);
		await page.locator("html[data-failed]").waitFor();
		await expect(page.locator("h1")).toContainText("Beter horen");
		await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Contact" }).click();
		await expect(page).toHaveURL("/contact");
	});

	test("at a navigation the browser loads the page itself", async ({ page }) => {
		await page.route("**/contact.page.json", (route) => route.fulfill({ body: "not json" }));
		await page.goto("/");
		await wake(page);
		const documents = countDocuments(page);
		await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Contact" }).click();
		await expect(page).toHaveURL("/contact");
		await expect(page.locator("h1")).toBeVisible();
		expect(documents()).toBe(1);
	});
});

test("an unknown address answers 404, says so, logs it, and leads home", async ({ page }) => {
	const logged: string[] = [];
	page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
	const response = await page.goto("/blogs/stress-en-tinnitus");
	expect(response?.status()).toBe(404);
	await expect(page.locator("h1")).toHaveText("Oops! Page not found");
	expect(logged.join("\n")).toContain("404: /blogs/stress-en-tinnitus");
	// The footer has all other pages.
	const ways = ["Return to Home", "Afspraak maken", "058 000 0000", "info@audicien-friesland.example"];
	await expect(page.getByRole("main").getByRole("link")).toHaveText(ways);
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
	await expect(page.locator("h1")).toContainText("Beter horen");
});
