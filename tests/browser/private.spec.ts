import type { Page } from "@playwright/test";
import { expect, test, wake } from "./fixtures.ts";

/** Everything that a page can leave with a visitor. */
function storageOf(page: Page) {
	return page.evaluate(async () => ({
		localStorage: { ...localStorage },
		sessionStorage: { ...sessionStorage },
		cookie: document.cookie,
		databases: await indexedDB.databases(),
		caches: await caches.keys(),
		workers: (await navigator.serviceWorker.getRegistrations()).length,
	}));
}

const nothing = { localStorage: {}, sessionStorage: {}, cookie: "", databases: [], caches: [], workers: 0 };

test("a visit leaves nothing behind but the chosen language, and asks nobody else before consent", async ({
	page,
	context,
	site,
}) => {
	const outside: string[] = [];
	await context.route(/^https?:/, (route) => {
		if (route.request().url().startsWith(site.origin)) return route.continue();
		outside.push(route.request().url());
		// The maker of maps is not there; that he was asked is enough to know.
		return route.request().url().startsWith(site.form.origin) ? route.continue() : route.abort();
	});

	await page.goto("/");
	await wake(page);
	await page.locator(".site-nav summary").first().click();
	await page.locator(".site-nav .dropdown a").first().click();
	const heading = page.locator("h1");
	await expect(page).toHaveURL(/\/gehoorbescherming\//);
	const first = await heading.textContent();
	await page.mouse.wheel(0, 2000);
	await page.goBack();
	await expect(page).toHaveURL(/^https?:\/\/[^/]*\/$/);
	await expect(heading).not.toHaveText(first ?? "");
	await page.goForward();
	await expect(heading).toHaveText(first ?? "");

	await page.goto("/gehoorbescherming/zwem");
	await wake(page);
	await page.locator("main details summary").first().click();

	await page.goto("/belasting-teruggave");
	await wake(page);
	await page.locator("#rekenhulp").getByRole("radio", { name: "2026" }).check();
	await page.getByRole("textbox", { name: /drempelinkomen/ }).fill("30000");
	await expect(page.locator("#rekenhulp output")).not.toBeEmpty();

	await page.goto("/locatie/audicien-aan-huis");
	await wake(page);
	await page.getByLabel("Typ de naam van uw plaats").fill("bergum");
	await expect(page.locator("#plaatsen mark")).toHaveText(["Burgum"]);

	await page.goto("/contact");
	await wake(page);
	await page.locator("main form [type=submit]").click();
	await expect(page.locator("main form [aria-invalid=true]").first()).toBeVisible();
	expect(outside).toEqual([]);
	expect(await storageOf(page)).toEqual(nothing);
	expect(await context.cookies()).toEqual([]);

	// Consent is a click, and it is not kept.
	await page.getByRole("button", { name: "Laat de kaart zien" }).first().click();
	await expect.poll(() => outside.map((url) => new URL(url).host)).toEqual(["www.openstreetmap.org"]);
	await page.locator('form [name="name"]').fill("Ymkje de Vries");
	await page.locator('form [name="email"]').fill("ymkje@example.org");
	await page.locator('form [name="subject"]').fill("Hoortest");
	await page.locator('form [name="message"]').fill("Wanneer kan ik langskomen?");
	await page.locator("form [type=submit]").first().click();
	await expect.poll(() => outside.at(-1)).toContain(site.form.origin);
	await page.reload();
	await expect(page.locator("iframe")).toHaveCount(0);
	expect(await storageOf(page)).toEqual(nothing);

	await page
		.locator("[data-language]:lang(en)")
		.first()
		.evaluate((link: HTMLElement) => link.click());
	await page.waitForURL("/en/contact");
	await wake(page);
	expect(await storageOf(page)).toEqual({ ...nothing, localStorage: { "preferred-language": "en" } });
	expect(await context.cookies()).toEqual([]);
});
