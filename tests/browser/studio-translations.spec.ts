import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { projectFolder } from "./project.ts";
import { edit, open, panel, studioFindings, told, typeIn } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

test("a changed text leads to its translations, which are typed beside it or said to be right still", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/contact`);
	await typeIn(page.locator("h1"));
	await page.keyboard.press("Control+End");
	await page.keyboard.type(", met uw vragen", { delay: 40 });
	await expect(told(page)).toHaveText("Bewaard");
	await page.getByRole("button", { name: "2 vertalingen zijn nu verouderd" }).click();
	await expect(panel(page)).toContainText("English: 1 open");
	expect(await studioFindings(page)).toEqual([]);

	await panel(page)
		.getByRole("button", { name: /^verouderd Kom gerust/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/en\/contact$/);
	await expect(panel(page).getByRole("heading", { name: "Vertaling: English" })).toBeVisible();
	await expect(panel(page).locator("ins")).toHaveText(", met uw vragen");
	const translation = panel(page).getByRole("textbox");
	await expect(translation).toHaveValue("You are welcome to visit us");
	await expect(translation).toHaveAttribute("lang", "en");
	expect(await studioFindings(page)).toEqual([]);
	await translation.fill("You are welcome to visit us, with your questions");
	await expect(told(page)).toHaveText("Bewaard");
	await expect(page.locator("h1")).toHaveText("You are welcome to visit us, with your questions");
	expect(workshop.changes("translations/en/pages/contact.yaml")).toEqual([
		"-- nl: Kom gerust bij ons langs",
		"-  en: You are welcome to visit us",
		"+- nl: Kom gerust bij ons langs, met uw vragen",
		"+  en: You are welcome to visit us, with your questions",
	]);

	await open(page, `${workshop.origin}/ar/contact`);
	await expect(page.getByRole("button", { name: "Bewerken" })).toHaveAttribute("aria-pressed", "true");
	await page.locator("h1").click();
	await expect(panel(page).getByRole("textbox")).toHaveAttribute("dir", "rtl");
	await panel(page).getByRole("button", { name: "Betekenis is gelijk gebleven" }).press("Enter");
	await expect(panel(page)).toContainText("vertaald");
	expect(workshop.changes("translations/ar/pages/contact.yaml")).toEqual([
		"-- nl: Kom gerust bij ons langs",
		"+- nl: Kom gerust bij ons langs, met uw vragen",
	]);
	await page.getByRole("button", { name: /^Ongedaan maken/ }).click();
	await expect(panel(page)).toContainText("verouderd");
	expect(workshop.changes("translations/ar/pages/contact.yaml")).toEqual([]);
});

test("what the page does not show is translated beside what it says, also when another page leads to it", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/hoortoestellen`);
	await page.getByRole("button", { name: "Over deze pagina" }).click();
	const description = panel(page).getByRole("textbox", { name: "beschrijving", exact: true });
	const says = await description.inputValue();
	await description.press("Control+End");
	await page.keyboard.type(" Elke dag.");
	await expect(told(page)).toHaveText("Bewaard");
	await open(page, `${workshop.origin}/contact`);
	await page.getByRole("button", { name: /nu verouderd$/ }).click();
	await panel(page)
		.locator("details", { hasText: "English: " })
		.getByRole("button", { name: new RegExp(`^verouderd ${says.slice(0, 20)}`) })
		.first()
		.click();
	await expect(page).toHaveURL(/\/en\/hoortoestellen$/);
	await expect(panel(page).getByRole("heading", { name: "Vertaling: English" })).toBeVisible();
	await expect(panel(page).locator("ins")).toHaveText("Elke dag.");
	await panel(page).getByRole("textbox").fill("How we work. Every day.");
	await expect(told(page)).toHaveText("Bewaard");
	expect(workshop.changes("pages/hoortoestellen.yaml")).toEqual([
		`-description: ${says}`,
		`+description: ${says} Elke dag.`,
	]);
	expect(workshop.changes("translations/en/pages/hoortoestellen.yaml")).toContain("+  en: How we work. Every day.");
});

test("a program that the site names proposes a translation, which stands there only after a yes", async ({
	page,
	workshop,
}) => {
	const program = join(projectFolder, "scripts/examples/propose-translations.mjs");
	const scripts = { "propose-translations": `node ${JSON.stringify(program)}` };
	writeFileSync(join(workshop.root, "package.json"), JSON.stringify({ scripts }));
	await edit(page, `${workshop.origin}/werkwijze`);
	await typeIn(page.locator("h1"));
	await page.keyboard.press("Control+End");
	await page.keyboard.type(" nu", { delay: 40 });
	await expect(told(page)).toHaveText("Bewaard");
	const title = await page.locator("h1").innerText();
	await open(page, `${workshop.origin}/en/werkwijze`);
	await expect(page.getByRole("button", { name: "Bewerken" })).toHaveAttribute("aria-pressed", "true");
	await page.locator("h1").click();
	const button = (name: string) => panel(page).getByRole("button", { name, exact: true });
	const file = "translations/en/pages/werkwijze.yaml";
	await button("Voorstel halen").press("Enter");
	const proposal = panel(page).locator(".suggestion");
	await expect(proposal).toContainText(`[stub en] ${title}`);
	await expect(proposal.locator("ins").first()).toBeVisible();
	expect(await studioFindings(page)).toEqual([]);
	await button("Afwijzen").click();
	await expect(proposal).toHaveCount(0);
	expect(workshop.changes(file)).toEqual([]);

	await button("Voorstel halen").click();
	await button("Aanpassen").click();
	await panel(page).getByRole("textbox", { name: "Het voorstel, aangepast" }).fill("How we work now");
	expect(workshop.changes(file)).toEqual([]);
	await button("Overnemen").click();
	await expect(page.locator("h1")).toHaveText("How we work now");
	expect(workshop.changes(file)).toContain(`+  en: "How we work now"`);

	// For all that is open of a page, one by one.
	await page.getByRole("button", { name: /vertalingen zijn nu verouderd|^Vertalingen$/ }).click();
	const arabic = panel(page)
		.locator("details", { hasText: "العربية" })
		.locator(".open-file", { hasText: title.slice(0, 6) })
		.first();
	await arabic.getByRole("button", { name: /^Voorstel(len)? halen$/ }).click();
	await arabic.getByRole("button", { name: "Overnemen" }).first().click();
	await expect(told(page)).toHaveText("Het voorstel is overgenomen.");
	expect(workshop.changes("translations/ar/pages/werkwijze.yaml")).toContain(`+  ar: "[stub ar] ${title}"`);
});

test("a translation waits until a day, and without one it is said that a day is to be chosen", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/en/over-ons`);
	const path = workshop.path("pages/over-ons.yaml");
	writeFileSync(path, readFileSync(path, "utf8").replace(/^description: .*/m, "$& Elke dag."));
	await page.getByRole("button", { name: /^Vertalingen/ }).click();
	const file = panel(page).locator("details", { hasText: "English: " }).locator(".open-file").last();
	const later = file.getByRole("button", { name: "Later", exact: true });
	await later.click();
	const day = file.getByLabel("Laat deze pagina in deze taal wachten tot en met");
	await day.fill("");
	await later.press("Enter");
	await expect(told(page)).toHaveText("Kies eerst een dag.");
	await day.fill("2030-05-14");
	await later.click();
	await expect(told(page)).toContainText("14 mei 2030");
});
