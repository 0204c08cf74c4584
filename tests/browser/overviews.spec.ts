import { axeFindings } from "./audit/axe.ts";
import { smallTargets } from "./audit/targets.ts";
import { expect, test, timelessHtml, wake } from "./fixtures.ts";
import { type ServedSite, serveContent } from "./site.ts";

// One worker builds the site for all of them.
test.describe.configure({ mode: "default" });

/** The real site, with an overview that has one article on each of its nine pages. */
let site: ServedSite;

test.beforeAll(async () => {
	site = await serveContent({
		"pages/blogs/index.yaml": (text) => text.replace("below: /blogs", "below: /blogs\n    perPage: 1"),
	});
});

test.afterAll(() => site.stop());

const address = (path: string) => site.origin + path;

test("the keyboard goes from page to page without loading a document, and the heading says which one it is", async ({
	page,
}) => {
	await page.goto(address("/blogs/pagina/5"));
	const sent = await timelessHtml(page);
	await wake(page);
	expect(await timelessHtml(page)).toBe(sent);
	const errors: string[] = [];
	page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents++;
	});
	const pages = page.getByRole("navigation", { name: "Pagina's van dit overzicht" });
	await expect(pages.getByRole("listitem")).toHaveText(["1", "…4", "5", "6", "…9"]);
	await expect(pages.locator("[aria-current=page]")).toHaveAccessibleName("Pagina 5");
	await pages.getByRole("link", { name: "Pagina 4" }).focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(pages.getByRole("link", { name: "Pagina 6" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(address("/blogs/pagina/6"));
	await expect(page.locator("h1")).toHaveText("Onze Blogs, pagina 6");
	await expect(page.locator("h1")).toBeFocused();
	await expect(page.locator("#announcer")).toHaveText(/^Blogs, pagina 6/);
	await expect(pages.locator("[aria-current=page]")).toHaveAccessibleName("Pagina 6");
	await pages.getByRole("link", { name: "Volgende" }).click();
	await expect(page.locator("h1")).toHaveText("Onze Blogs, pagina 7");
	await page.goBack();
	await expect(page.locator("h1")).toHaveText("Onze Blogs, pagina 6");
	expect(documents).toBe(0);
	expect(errors).toEqual([]);
});

test("a page number that is not there answers 404", async ({ page }) => {
	for (const path of ["/blogs/pagina/10", "/blogs/pagina/1", "/blogs/pagina"]) {
		expect((await page.goto(address(path)))?.status(), path).toBe(404);
	}
});

for (const path of ["/blogs/pagina/5", "/ar/blogs/pagina/5", "/blogs"]) {
	test(`${path} is accessible, has large targets and fits every screen`, async ({ page }) => {
		await page.goto(address(path));
		for (const width of [360, 768, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await axeFindings(page), `at ${width} px`).toEqual([]);
			expect(await page.evaluate(smallTargets), `at ${width} px`).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
		}
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the pages follow each other to the last and back", async ({ page }) => {
		await page.goto(address("/ar/blogs/pagina/8"));
		await page.locator(".page-links [rel=next]").click();
		await expect(page).toHaveURL(address("/ar/blogs/pagina/9"));
		await expect(page.locator(".page-links [rel=next]")).toHaveCount(0);
		await page.locator(".page-links").getByRole("link", { name: "الصفحة 1", exact: true }).click();
		await expect(page).toHaveURL(address("/ar/blogs"));
		await expect(page.locator(".page-links [rel=prev]")).toHaveCount(0);
	});
});
