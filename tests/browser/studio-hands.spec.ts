import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { parse, stringify } from "yaml";
import { test } from "./fixtures.ts";
import { edit, holdBackCalls, panel, told } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

const button = (page: Page, name: string | RegExp) =>
	page.locator("site-studio").getByRole("button", { name, exact: true });
const hold = (page: Page) => page.evaluate(() => dispatchEvent(new Event("hold calls")));
const release = (page: Page) => page.evaluate(() => dispatchEvent(new Event("let calls go")));

test("sections that are removed before the page is drawn again are the ones whose buttons were pressed", async ({
	page,
	workshop,
}) => {
	const file = "pages/gehoorbescherming/zwem.yaml";
	const titles = () => parse(readFileSync(workshop.path(file), "utf8")).sections.map(({ title = "" }) => title);
	await page.addInitScript(holdBackCalls, { name: "markedPage", isHeld: false });
	await edit(page, `${workshop.origin}/gehoorbescherming/zwem`);
	await button(page, "Onderdelen").click();
	const tick = panel(page).getByRole("checkbox", { name: /Eerst naar de huisarts/ });
	await tick.check();
	const [hero, , ...others] = titles();
	await hold(page);
	await button(page, "Verwijderen: De doppen op een rij").click();
	await expect(button(page, "Ongedaan maken: Verwijderen: De doppen op een rij")).toBeVisible();
	await button(page, "Verwijderen: Schoon en droog").click();
	await release(page);
	await expect(told(page)).toHaveText("Schoon en droog is weg. U kunt dat ongedaan maken.");
	expect(titles()).toEqual([hero, ...others.filter((title: string) => title !== "Schoon en droog")]);
	await expect(button(page, "Verwijderen: Schoon en droog")).toHaveCount(0);
	await expect(tick).toBeChecked();
	await expect(panel(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
});

test("what is taken back, and done again, right after it was begun is said to be that", async ({ page, workshop }) => {
	const file = "pages/werkwijze.yaml";
	const before = readFileSync(workshop.path(file), "utf8");
	await page.addInitScript(holdBackCalls, { name: "edit", isHeld: false });
	await edit(page, `${workshop.origin}/werkwijze`);
	await button(page, "Onderdelen").click();
	const [one = "", two = ""] = (await panel(page).locator(".sections .name > span").allInnerTexts())
		.slice(1)
		.map((name) => name.replace(/^\d+\. /, ""));
	await hold(page);
	await button(page, `Verwijderen: ${one}`).click();
	await button(page, /^Ongedaan maken/).click();
	await button(page, /^Opnieuw/).click();
	await release(page);
	await expect(told(page)).toHaveText(`Opnieuw gedaan: Verwijderen: ${one}`);
	await hold(page);
	await button(page, `Verwijderen: ${two}`).click();
	await button(page, /^Ongedaan maken/).click();
	await button(page, /^Ongedaan maken/).click();
	await release(page);
	await expect(told(page)).toHaveText(`Ongedaan gemaakt: Verwijderen: ${one}`);
	await expect(button(page, `Opnieuw: Verwijderen: ${one}`)).toBeVisible();
	expect(readFileSync(workshop.path(file), "utf8")).toBe(before);
});

test("whoever types in an item that somebody else gives another place goes on typing in it", async ({
	page,
	workshop,
}) => {
	const file = workshop.path("pages/contact.yaml");
	const read = () => parse(readFileSync(file, "utf8"));
	await edit(page, `${workshop.origin}/contact`);
	await button(page, "Onderdelen").click();
	await panel(page)
		.getByRole("button", { name: /Privacy en andere regels/ })
		.first()
		.click();
	await panel(page).locator("summary", { hasText: "Privacy" }).click();
	const title = panel(page).locator("details[open]").getByRole("textbox", { name: "titel" });
	await title.click();
	const content = read();
	content.sections[2].items.reverse();
	writeFileSync(file, stringify(content));
	await expect(panel(page).locator("summary").first()).toHaveText("Cookies");
	await page.keyboard.press("End");
	await page.keyboard.type(" hier");
	await expect.poll(() => read().sections[2].items.map(({ title = "" }) => title)).toEqual(["Cookies", "Privacy hier"]);
	await expect(title).toBeFocused();
});
