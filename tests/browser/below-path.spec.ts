import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, formOrigin, test, wake } from "./fixtures.ts";
import { type ServedSite, serveContent } from "./site.ts";
import { edit, told, typeIn, Workshop } from "./studio-workshop.ts";
import { openTour } from "./tour.ts";

// The real site, at an address below a path, as on https://pages.github.com.
const base = "/praktijk";

test.describe.configure({ mode: "default" });

let site: ServedSite;

test.beforeAll(async () => {
	site = await serveContent({
		"site.yaml": (text) =>
			text
				.replace(/^address: .*/m, `address: https://voorbeeld.github.io${base}`)
				.replace("sharePictures: page", "sharePictures: none")
				.replace("https://formsubmit.co", formOrigin),
	});
});

test.afterAll(() => site?.stop());

/** The address of every page that was built, from the path of the site on. */
function addresses(): string[] {
	const pages = readdirSync(join(site.root, "dist"), { recursive: true, encoding: "utf8" });
	return pages
		.filter((name) => name.endsWith(".html") && !name.endsWith("404.html"))
		.map((name) => `/${name.replace(/(?:^index)?\.html$/, "")}`);
}

/** Every address that a page names for who reads on. */
const addressesIn = (page: Page) =>
	page.evaluate(() => {
		const named = [...document.querySelectorAll("[href], [src], [srcset]")].flatMap((element) => {
			const { srcset } = element as HTMLImageElement;
			const sources = srcset ? srcset.split(", ").map((each) => each.split(" ")[0] ?? "") : [];
			return [...["href", "src"].map((name) => element.getAttribute(name) ?? ""), ...sources];
		});
		return named.filter((address) => /^\/(?!\/)/.test(address)).map((address) => new URL(address, location.href).href);
	});

test("every page loads, and all that it names and asks for stands below the path", async ({ browser, request }) => {
	test.setTimeout(600_000);
	const tour = await openTour(browser, `${site.origin}/`);
	const named = new Set<string>();
	try {
		for (const address of addresses()) {
			await tour.open(site.origin + address, 1280);
			expect.soft([...tour.outside, ...tour.refused], `${address}: asked elsewhere or refused`).toEqual([]);
			for (const each of await addressesIn(tour.page)) named.add(each.replace(/#.*/, ""));
		}
	} finally {
		await tour.page.context().close();
	}
	expect(named.size).toBeGreaterThan(200);
	for (const address of named) {
		expect.soft(address.startsWith(`${site.origin}/`), address).toBe(true);
		const answer = await request.get(address, { maxRedirects: 0 });
		expect.soft(answer.status(), address).toBe(200);
	}
});

test("who asks for the host, or for the path without a slash, is led to the site", async ({ page }) => {
	for (const address of [site.origin, site.origin.replace(base, "/")]) {
		await page.goto(address);
		await expect(page).toHaveURL(`${site.origin}/`);
	}
});

test("the application goes from page to page below the path, and back", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		asked.push(new URL(request.url()).pathname);
	});
	await page.goto(`${site.origin}/`);
	await wake(page);
	await page.evaluate(() => Object.assign(window, { stays: true }));
	await page.locator(".site-nav").getByRole("link", { name: "Blogs" }).click();
	await expect(page).toHaveURL(`${site.origin}/blogs`);
	await expect(page.locator("h1")).toHaveText(/Blogs?/);
	await expect(page.locator('.site-nav a[aria-current="page"]')).toHaveText("Blogs");
	await page.locator(`main a[href^="${base}/blogs/"]`).first().click();
	await expect(page).toHaveURL(/\/praktijk\/blogs\/.+/);
	await page.locator("header a").first().click();
	await expect(page).toHaveURL(`${site.origin}/`);
	await page.goBack();
	await expect(page).toHaveURL(/\/praktijk\/blogs\/.+/);
	expect(await page.evaluate(() => "stays" in window)).toBe(true);
	expect(asked.filter((path) => path.endsWith(".page.json"))).toContain(`${base}/index.page.json`);
	expect(asked.filter((path) => !path.startsWith(`${base}/`))).toEqual([]);
});

test("the language switch leads to the same place of the same page, and who chose is led there", async ({ page }) => {
	await page.goto(`${site.origin}/contact#formulier`);
	await page.locator(".language-button").click();
	await page.locator("[data-language]:lang(ar)").click();
	await expect(page).toHaveURL(`${site.origin}/ar/contact#formulier`);
	await page.goto(`${site.origin}/over-ons?van=mail`);
	await expect(page).toHaveURL(`${site.origin}/ar/over-ons?van=mail`);
	await page.goto(`${site.origin}/`);
	await expect(page).toHaveURL(`${site.origin}/ar`);
	await page.locator(".language-button").click();
	await page.locator("[data-language]:lang(nl)").click();
	await expect(page).toHaveURL(`${site.origin}/`);
});

test("what is not there is said in each language, with ways on", async ({ page }) => {
	for (const [path, language] of Object.entries({ "/nix": "nl", "/en/nix": "en", "/fr/a/b": "fr", "/ar/nix": "ar" })) {
		const answer = await page.goto(site.origin + path);
		expect(answer?.status(), path).toBe(404);
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		await page.locator("main .button").first().click();
		await expect(page).toHaveURL(site.origin + (language === "nl" ? "/" : `/${language}`));
	}
});

test("the search answers, and leads to a page of the site", async ({ page }) => {
	await page.goto(`${site.origin}/locatie/audicien-aan-huis`);
	const section = page.locator("#plaatsen");
	await section.getByLabel("Typ de naam van uw plaats").fill("Wieringerwerf");
	await wake(page);
	await section.getByRole("status").getByRole("link", { name: "Bekijk die vestiging" }).click();
	await expect(page).toHaveURL(`${site.origin}/locatie/wieringerwerf`);
});

test("the form arrives, with the application and without", async ({ page, browser, site: real }) => {
	real.form.setMode("true");
	const before = real.form.requests.length;
	const fillIn = async (form: Page) => {
		await form.goto(`${site.origin}/contact`);
		for (const [name, value] of Object.entries({
			name: "Ymkje de Vries",
			email: "ymkje@example.org",
			subject: "Hoortest",
			message: "Wanneer kan ik langskomen voor een test?",
		}))
			await form.locator(`main form [name="${name}"]`).fill(value);
	};
	await fillIn(page);
	await page.locator("main form").scrollIntoViewIfNeeded();
	await page.waitForFunction(() => "ready" in document.documentElement.dataset);
	await page.locator('main form [type="submit"]').click();
	await expect(page.getByRole("status").filter({ hasText: "Bericht verzonden!" })).toBeVisible();
	const context = await browser.newContext({ javaScriptEnabled: false });
	const plain = await context.newPage();
	await fillIn(plain);
	await plain.locator('main form [type="submit"]').click();
	await plain.waitForURL(`${formOrigin}/**`);
	await context.close();
	expect(real.form.requests.length).toBe(before + 2);
});

test("the map comes after a click", async ({ page }) => {
	await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "kaart" }));
	await page.goto(`${site.origin}/contact`);
	await wake(page);
	await page.getByRole("button", { name: "Laat de kaart zien" }).first().click();
	await expect(page.frameLocator("main iframe").first().locator("body")).toHaveText("kaart");
});

test("everything can be read and followed without JavaScript", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	const failed: string[] = [];
	page.on("response", (response) => {
		if (response.status() >= 400 || !response.url().startsWith(`${site.origin}/`)) failed.push(response.url());
	});
	await page.goto(`${site.origin}/gehoorbescherming/zwem`);
	await page.locator(".site-nav summary").first().click();
	await page.locator(".site-nav .dropdown a").first().click();
	await expect(page).toHaveURL(`${site.origin}/gehoorbescherming/muziek`);
	await page.locator(".language-button").click();
	await page.locator("[data-language]:lang(en)").click();
	await expect(page).toHaveURL(`${site.origin}/en/gehoorbescherming/muziek`);
	await page.locator("footer a").filter({ hasText: "Privacy" }).click();
	await expect(page).toHaveURL(`${site.origin}/en/contact#privacy`);
	expect(failed).toEqual([]);
	await context.close();
});

test("Studio shows such a site, and somebody types in the page", async ({ page }) => {
	const workshop = new Workshop();
	try {
		await workshop.begin();
		const settings = workshop.path("site.yaml");
		const text = readFileSync(settings, "utf8");
		writeFileSync(settings, text.replace(/^address: .*/m, `address: https://voorbeeld.github.io${base}`));
		await edit(page, `${workshop.origin}/contact`);
		await typeIn(page.locator("h1"));
		await page.keyboard.press("Control+End");
		await page.keyboard.type(", met uw vragen", { delay: 40 });
		await expect(told(page)).toHaveText("Bewaard");
		await page.keyboard.press("Escape");
		expect(workshop.changes("pages/contact.yaml")).toEqual([
			"-    title: Kom gerust bij ons langs",
			"+    title: Kom gerust bij ons langs, met uw vragen",
		]);
	} finally {
		await workshop.end();
	}
});
