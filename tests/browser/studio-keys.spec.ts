import { expect, type Page } from "@playwright/test";
import { holdBack, test } from "./fixtures.ts";
import { edit, holdBackCalls, open, panel, told } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

/** Opens a section out of the list of all, as who has no pointer. */
async function openSection(page: Page, address: string, name: RegExp): Promise<void> {
	await open(page, address);
	await page.keyboard.press("Alt+e");
	await expect(told(page)).toHaveText(/^Klik op een tekst/);
	await page.getByRole("button", { name: "Onderdelen", exact: true }).press("Enter");
	await panel(page).getByRole("button", { name }).press("Enter");
}

async function tab(page: Page, times: number): Promise<void> {
	for (let time = 0; time < times; time++) await page.keyboard.press("Tab");
}

test("with the keyboard alone a question comes into a list of questions", async ({ page, workshop }) => {
	const { keyboard } = page;
	await openSection(page, `${workshop.origin}/gehoorbescherming/zwem`, /^4\. Voor wie zwemdoppen/);
	const begin = panel(page).getByRole("button", { name: "Toevoegen: onderwerpen" });
	await begin.press("Enter");
	const added = panel(page).locator(".new");
	const title = added.getByRole("textbox", { name: "titel" });
	await expect(title).toBeFocused();
	// Escape leaves what is new, and the panel stays.
	await keyboard.press("Escape");
	await expect(added).toHaveCount(0);
	await expect(begin).toBeFocused();

	await keyboard.press("Enter");
	await expect(title).toBeFocused();
	await keyboard.type("Drijven de doppen?");
	await tab(page, 1);
	await expect(added.getByRole("textbox", { name: "tekst" })).toBeFocused();
	await keyboard.type("Ja, dat doen ze.");
	// Past the forms of the text, and its facts.
	await tab(page, 3);
	await expect(added.getByRole("button", { name: "Toevoegen", exact: true })).toBeFocused();
	await keyboard.press("Enter");
	await expect(panel(page).locator("summary", { hasText: "Drijven de doppen?" })).toBeFocused();
	await expect(page.locator("main")).toContainText("Drijven de doppen?");
	expect(workshop.changes("pages/gehoorbescherming/zwem.yaml")).toEqual([
		"+      - title: Drijven de doppen?",
		"+        text: Ja, dat doen ze.",
	]);
});

test("F6 right after a click on a text goes to its panel, as soon as that is there", async ({ page, workshop }) => {
	await page.addInitScript(holdBackCalls, { name: "form", isHeld: false });
	await edit(page, `${workshop.origin}/over-ons`);
	await page.evaluate(() => dispatchEvent(new Event("hold calls")));
	await page.locator("h1").click();
	await page.keyboard.press("F6");
	await page.evaluate(() => dispatchEvent(new Event("let calls go")));
	await expect(panel(page).getByRole("textbox", { name: "titel", exact: true })).toBeFocused();
	await expect(page.locator("h1")).not.toHaveAttribute("contenteditable");
});

test("what is begun before the application is there is said once it is", async ({ page, workshop }) => {
	const answer = await holdBack(page, "**/@studio/files?texts");
	await page.goto(`${workshop.origin}/contact`);
	const begins = () => page.evaluate(() => sessionStorage.getItem("studio:editing"));
	await expect(async () => {
		if ((await begins()) === null) await page.keyboard.press("Alt+e");
		expect(await begins()).not.toBeNull();
	}).toPass();
	answer();
	await expect(page.getByRole("button", { name: "Bewerken" })).toHaveAttribute("aria-pressed", "true");
	await expect(told(page)).toHaveText(/^Klik op een tekst/);
});

test("a key that writes a sign in a text is of that text, whatever else it does beside texts", async ({
	page,
	workshop,
}) => {
	await openSection(page, `${workshop.origin}/gehoorbescherming/zwem`, /^4\. Voor wie zwemdoppen/);
	const title = panel(page).getByRole("textbox", { name: "titel" }).first();
	await title.focus();
	const press = (key: string, code: string) =>
		title.evaluate((element, init) => !element.dispatchEvent(new KeyboardEvent("keydown", init)), {
			key,
			code,
			altKey: true,
			bubbles: true,
			cancelable: true,
			composed: true,
		});
	// As a Mac has the accent of "één", and a sign.
	expect(await press("Dead", "KeyE")).toBe(false);
	expect(await press("†", "KeyT")).toBe(false);
	await expect(title).toBeFocused();
	expect(await press("e", "KeyE")).toBe(true);
	await expect(page.getByRole("button", { name: "Bewerken" })).toHaveAttribute("aria-pressed", "false");
});

test("with the keyboard alone a day gets other opening hours", async ({ page, workshop }) => {
	const { keyboard } = page;
	await openSection(page, `${workshop.origin}/locatie/voorbeeldstad`, /^3\. Adres en openingstijden/);
	await panel(page).locator("summary", { hasText: "Gegevens in dit onderdeel" }).press("Enter");
	await panel(page).getByRole("button", { name: "Vestiging Voorbeeldstad", exact: true }).press("Enter");
	await panel(page).getByRole("button", { name: "Toevoegen: andere openingstijden" }).press("Enter");
	await expect(panel(page).getByLabel("datum")).toBeFocused();
	await keyboard.type("05052027");
	// Past the calendar of the browser.
	await tab(page, 2);
	await expect(panel(page).locator(".new").getByRole("textbox", { name: "reden" })).toBeFocused();
	await keyboard.type("Bevrijdingsdag");
	await keyboard.press("Enter");
	const day = panel(page).locator("li", { has: page.locator("summary", { hasText: "Bevrijdingsdag" }) });
	await expect(day.locator("summary")).toBeFocused();
	// What else it can say is open.
	await day.getByRole("combobox").focus();
	await keyboard.press("ArrowDown");
	await tab(page, 1);
	await keyboard.type("1000A");
	// Past the clock of the browser.
	await tab(page, 2);
	await keyboard.type("0400P");
	await expect(page.locator("main")).toContainText("Bevrijdingsdag");
	await expect
		.poll(() => workshop.changes("facts/branches.yaml"))
		.toEqual([
			"+  exceptions:",
			"+    - from: 2027-05-05",
			"+      hours: 10:00-16:00",
			"+      reason: Bevrijdingsdag",
		]);
	// The only one goes again, and its list with it.
	await panel(page).getByRole("button", { name: "Verwijderen: Bevrijdingsdag" }).press("Enter");
	await expect(told(page)).toHaveText("Bevrijdingsdag is weg. U kunt dat ongedaan maken.");
	await expect(panel(page).getByRole("button", { name: "Toevoegen: andere openingstijden" })).toBeFocused();
	expect(workshop.changes("facts/branches.yaml")).toEqual([]);
});

test("what need not be there goes as it came, with the keys alone", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/over-ons`);
	await page.getByRole("button", { name: "Instellingen" }).press("Enter");
	await panel(page)
		.getByRole("button", { name: /^Mededeling/ })
		.press("Enter");
	await panel(page).getByRole("button", { name: "Toevoegen: mededeling" }).press("Enter");
	await expect(panel(page).getByRole("textbox", { name: "tekst" })).toBeFocused();
	await page.keyboard.type("Vrijdag zijn we dicht.");
	await panel(page).getByRole("button", { name: "Toevoegen", exact: true }).press("Enter");
	await expect.poll(() => workshop.changes("site.yaml")).toContain("+  text: Vrijdag zijn we dicht.");
	await panel(page).getByRole("button", { name: "Verwijderen: mededeling" }).press("Enter");
	await expect(told(page)).toHaveText("mededeling is weg. U kunt dat ongedaan maken.");
	await expect(panel(page).getByRole("button", { name: "Toevoegen: mededeling" })).toBeFocused();
	expect(workshop.changes("site.yaml")).toEqual([]);
});

test("with the keyboard alone every text of the page is reached where it stands, and typed in", async ({
	page,
	workshop,
}) => {
	const { keyboard } = page;
	await open(page, `${workshop.origin}/werkwijze`);
	await expect(page.getByRole("button", { name: "Bewerken" })).toBeVisible();
	await keyboard.press("Alt+t");
	const texts = page.getByRole("listbox", { name: "Teksten op deze pagina" });
	await expect(texts).toBeFocused();
	const option = texts.getByRole("option");
	await expect(option).toHaveCount(1);
	const heading = await page.locator("h1").innerText();
	await keyboard.press("Home");
	await expect(option).toHaveAttribute("aria-posinset", "1");
	// Also what opens only then.
	const count = await page.locator("#app :is(h1, h2, h3, p, summary)").count();
	expect(Number(await option.getAttribute("aria-setsize"))).toBeGreaterThan(count);
	await keyboard.press("PageDown");
	await expect(option).toHaveAttribute("aria-posinset", "11");
	const ring = page.locator("site-studio .outline.reached");
	await expect(ring).toBeInViewport();
	// A sign begins a word as a letter does, and opens nothing; a text without it stays where one is.
	await keyboard.type("( 1");
	await expect(panel(page)).toHaveCount(0);
	await expect(texts).toBeFocused();
	// Elsewhere, letters begin another word.
	await keyboard.press("Home");
	// Its first words are enough, of which others have the first letter; the space between them opens nothing.
	await keyboard.type(heading.toLowerCase().split(" ").slice(0, 2).join(" "));
	await expect(option).toHaveText(heading);
	await expect(texts).toBeFocused();
	await keyboard.press("Enter");
	await expect(page.locator("h1")).toBeFocused();
	await expect(ring).toBeHidden();
	await keyboard.press("Control+End");
	await keyboard.type(" met u");
	await expect(told(page)).toHaveText("Bewaard");
	// Out of the text and its panel: it is where it was, and the next text one key away.
	await keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
	await expect(texts).toBeFocused();
	await expect(option).toHaveText(`${heading} met u`);
	const place = Number(await option.getAttribute("aria-posinset"));
	await keyboard.press("ArrowDown");
	await expect(option).toHaveAttribute("aria-posinset", String(place + 1));
	expect(workshop.changes("pages/werkwijze.yaml")).toEqual([
		`-    title: "${heading}"`,
		`+    title: "${heading} met u"`,
	]);
});

test("first letters lead to a field or a button, and only a space behind the last of them presses it", async ({
	page,
	workshop,
}) => {
	const { keyboard } = page;
	await open(page, `${workshop.origin}/hoortoestellen`);
	await page.getByRole("button", { name: "Bewerken" }).waitFor();
	await keyboard.press("F6");
	await expect(page.getByRole("button", { name: "Bewerken" })).toBeFocused();
	await keyboard.type("over deze");
	const about = page.getByRole("button", { name: "Over deze pagina" });
	await expect(about).toBeFocused();
	await expect(panel(page)).toHaveCount(0);
	await keyboard.press("Enter");
	const heading = panel(page).getByRole("heading", { level: 2 });
	await expect(heading).toBeFocused();
	// Whoever has the keys sees where they are.
	await expect(heading).not.toHaveCSS("outline-style", "none");
	const description = panel(page).getByRole("textbox", { name: "beschrijving" });
	await description.waitFor();
	const said = await description.inputValue();
	await keyboard.type("beschr");
	const label = panel(page).locator("label:focus");
	await expect(label).toContainText("beschrijving");
	await expect(label).not.toHaveCSS("outline-style", "none");
	// A text that begins as the name of its field, typed without a pause, loses nothing.
	await keyboard.press("Enter");
	await expect(description).toBeFocused();
	await keyboard.press("Control+A");
	await keyboard.type("ijving van alles");
	await expect(description).toHaveValue("ijving van alles");
	await description.fill(said);
	// A name that begins with what the button does is found by what it is about. Behind a word that none goes on with, a
	// space presses as it does elsewhere.
	await keyboard.press("F6");
	await keyboard.type("instell");
	await keyboard.press("Space");
	await expect(heading).toHaveText("Instellingen");
	await keyboard.type("openings");
	await keyboard.press("Enter");
	await expect(heading).toHaveText("Openingstijden");
	await panel(page).getByRole("button", { name: "Toevoegen: andere openingstijden" }).first().waitFor();
	await keyboard.type("andere");
	await expect(panel(page).getByRole("button", { name: "Toevoegen: andere openingstijden" }).first()).toBeFocused();
});

test("whoever goes elsewhere while something is added stays there", async ({ page, workshop }) => {
	const { keyboard } = page;
	await page.addInitScript(holdBackCalls, { name: "edit", isHeld: false });
	await openSection(page, `${workshop.origin}/gehoorbescherming/zwem`, /^4\. Voor wie zwemdoppen/);
	await panel(page).getByRole("button", { name: "Toevoegen: onderwerpen" }).press("Enter");
	await keyboard.type("Blijven ze zitten?");
	await tab(page, 1);
	await keyboard.type("Ja, ook onder water.");
	await page.evaluate(() => dispatchEvent(new Event("hold calls")));
	await panel(page).locator(".new").getByRole("button", { name: "Toevoegen", exact: true }).press("Enter");
	await keyboard.press("F6");
	const edit = page.getByRole("button", { name: "Bewerken" });
	await expect(edit).toBeFocused();
	await page.evaluate(() => dispatchEvent(new Event("let calls go")));
	await expect(panel(page).locator("summary", { hasText: "Blijven ze zitten?" })).toBeVisible();
	await expect(edit).toBeFocused();
});
