import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { startDev } from "../helpers/dev-command.ts";
import { projectFolder } from "./project.ts";

/** `npm run dev` over a copy of the example site. */
const test = base.extend<object, { workshop: { root: string; origin: string } }>({
	workshop: [
		async ({}, use) => {
			const root = mkdtempSync(join(tmpdir(), "dev-site-"));
			cpSync(join(projectFolder, "src/example-site/content"), join(root, "content"), { recursive: true });
			const { child, origin } = await startDev(root);
			await use({ root, origin });
			child.kill();
			rmSync(root, { recursive: true, force: true });
		},
		{ scope: "worker" },
	],
});

// One worker has the workshop, and one test at a time changes its files.
test.describe.configure({ mode: "default" });

test("a saved file shows in place, a mistake appears over the page and goes when it is mended", async ({
	page,
	workshop,
}) => {
	const file = join(workshop.root, "content/pages/contact.yaml");
	const good = readFileSync(file, "utf8");
	await page.setViewportSize({ width: 1000, height: 400 });
	await page.goto(`${workshop.origin}/contact`);
	const heading = page.locator("h1");
	await expect(heading).toHaveText("Vraag het ons");
	await page.waitForFunction(() => history.scrollRestoration === "manual");
	await page.evaluate(() => scrollTo(0, 300));
	await page.locator('form [name="name"]').fill("Al getypt");

	writeFileSync(file, good.replace("Vraag het ons", "Vraag het gerust"));
	await expect(heading).toHaveText("Vraag het gerust");
	expect(await page.evaluate(() => scrollY)).toBe(300);
	await expect(page.locator('form [name="name"]')).toHaveValue("Al getypt");

	writeFileSync(file, good.replace("type: form", "type: from"));
	const report = page.locator("site-problems");
	await expect(report.getByRole("heading")).toHaveText("Onbekend soort onderdeel");
	await expect(report.getByRole("link")).toHaveText("content/pages/contact.yaml:12:11");
	await expect(report).toContainText("Bedoelde u `form`?");
	// The last good page stays underneath.
	await expect(heading).toHaveText("Vraag het gerust");

	writeFileSync(file, good);
	await expect(report).toHaveCount(0);
	await expect(heading).toHaveText("Vraag het ons");
});

test("a page opened while something is wrong shows the report at once", async ({ page, workshop }) => {
	const file = join(workshop.root, "content/pages/contact.yaml");
	const good = readFileSync(file, "utf8");
	writeFileSync(file, good.replace("title: Vraag het ons", "titel: Vraag het ons"));
	try {
		await expect(async () => {
			await page.goto(`${workshop.origin}/blogs`);
			await expect(page.locator("site-problems")).toContainText("Bedoelde u `title`?");
		}).toPass();
	} finally {
		writeFileSync(file, good);
	}
	await expect(page.locator("site-problems")).toHaveCount(0);
});

test("what a saved file breaks elsewhere appears over the page too, and goes", async ({ page, workshop }) => {
	const file = join(workshop.root, "content/pages/contact.yaml");
	const good = readFileSync(file, "utf8");
	// What the page has asked for before, it may hear of late.
	let release = () => {};
	const late = new Promise<void>((resolve) => {
		release = resolve;
	});
	let asked = 0;
	await page.route("**/@site/problems.json", async (route) => {
		const response = await route.fetch();
		if (asked++ > 0) await late;
		await route.fulfill({ response });
	});
	await page.goto(`${workshop.origin}/blogs`);
	await page.waitForFunction(() => history.scrollRestoration === "manual");
	await expect.poll(() => asked).toBeGreaterThan(1);
	writeFileSync(file, good.replace("id: privacy", "id: gegevens"));
	const report = page.locator("site-problems");
	await expect(report.getByRole("link", { name: "content/pages/aanbod.yaml" }).first()).toBeVisible();
	const answered = page.waitForEvent("requestfinished", (request) => request.url().endsWith("problems.json"));
	release();
	await answered;
	await expect(report.getByRole("link", { name: "content/pages/contact.yaml" }).first()).toBeVisible();
	await expect(report.getByRole("link", { name: "content/pages/aanbod.yaml" }).first()).toBeVisible();
	writeFileSync(file, good);
	await expect(report).toHaveCount(0);
});

test("the gallery shows every section with its fields and examples", async ({ page, workshop }) => {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	await page.goto(`${workshop.origin}/@gallery`);
	await expect(page.locator("#onderdeel-hero")).toContainText("De hoofdkop van de pagina.");
	await expect(page.locator("#onderdeel-form")).toContainText("form");
	await expect(
		page.getByRole("heading", { name: "Een goede fiets begint met een rustig gesprek" }).first(),
	).toBeVisible();
	expect(errors).toEqual([]);
});

test("header and footer follow a menu point and a phone number, and warnings wait in a corner", async ({
	page,
	workshop,
}) => {
	const messages: string[] = [];
	page.on("console", (message) => messages.push(message.text()));
	const [settings, business] = ["site.yaml", "facts/business.yaml"].map((name) => join(workshop.root, "content", name));
	const [goodSettings, goodBusiness] = [readFileSync(settings ?? "", "utf8"), readFileSync(business ?? "", "utf8")];
	await page.goto(`${workshop.origin}/contact`);
	await page.waitForFunction(() => history.scrollRestoration === "manual");
	const header = page.getByRole("navigation").first();
	await expect(header).toContainText("Blogs");
	try {
		writeFileSync(settings ?? "", goodSettings.replace("label: Blogs", "label: Verhalen"));
		writeFileSync(business ?? "", goodBusiness.replace("058 000 00 00", "058 123 45 67").replace(".example", ".con"));
		await expect(header).toContainText("Verhalen");
		await expect(page.getByRole("contentinfo")).toContainText("058 123 4567");
		const warnings = page.locator("site-warnings");
		await expect(warnings).toContainText("1 waarschuwing");
		await expect(warnings.getByRole("heading")).toBeHidden();
		await warnings.getByText("1 waarschuwing").click();
		await expect(warnings.getByRole("heading")).toHaveText("Klopt dit wel?");
	} finally {
		writeFileSync(settings ?? "", goodSettings);
		writeFileSync(business ?? "", goodBusiness);
	}
	await expect(header).toContainText("Blogs");
	await expect(page.locator("site-warnings")).toHaveCount(0);
	expect(messages.filter((text) => text.includes("createRoot"))).toEqual([]);
});
