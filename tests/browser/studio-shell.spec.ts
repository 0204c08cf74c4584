import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { edit, expectUsable, open, panel, spoilAnswer, studioFindings, told } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

const folder = "pages/gehoorbescherming";

function act(page: Page, name: string) {
	return panel(page).getByRole("button", { name, exact: true });
}

/** The names in the dropdown of the first group on the page itself. */
function shown(page: Page) {
	return page.locator("header nav details").first().locator("a");
}

test("pages change places in the menu by keys, by buttons and by dragging, in as few files as can be", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/contact`);
	await page.getByRole("button", { name: "Onderdelen", exact: true }).click();
	await act(page, "Volgorde van het menu").press("Enter");
	await expect(panel(page).getByRole("heading", { name: "Volgorde van het menu" })).toBeFocused();
	// What cannot be pressed says why: beforehand, and when it is pressed.
	await expect(act(page, "Omhoog: Home")).toHaveAttribute("aria-disabled", "true");
	await expect(act(page, "Omhoog: Home")).toHaveAccessibleDescription("Dit staat al bovenaan.");
	await act(page, "Omhoog: Home").click({ force: true });
	await expect(told(page)).toHaveText("Dit staat al bovenaan.");
	expect(await studioFindings(page)).toEqual([]);

	const up = act(page, "Omhoog: Werk gehoorbescherming");
	await up.press("Alt+ArrowUp");
	await expect(told(page)).toHaveText("Werk gehoorbescherming staat nu op plaats 4 van 8 onder Gehoorbescherming.");
	await expect(up).toBeFocused();
	await expect(shown(page).nth(3)).toHaveText(/^Werk/);
	expect(workshop.changes(`${folder}/motor.yaml`)).toEqual(["-  order: 4", "+  order: 5"]);
	expect(workshop.changes(`${folder}/werk.yaml`)).toEqual(["-  order: 5", "+  order: 4"]);
	await page.getByRole("button", { name: "Ongedaan maken: Menu: Werk gehoorbescherming" }).click();
	await expect(shown(page).nth(3)).toHaveText(/^Motor/);
	expect([...workshop.changes(`${folder}/motor.yaml`), ...workshop.changes(`${folder}/werk.yaml`)]).toEqual([]);

	// Under another point, by dragging; and back, past its heading, by a button.
	const row = (name: string) => panel(page).locator(".menu-row", { hasText: name });
	await row("Welke hoortoestellen").scrollIntoViewIfNeeded();
	const grip = await row("Zwem gehoorbescherming").locator(".grip").boundingBox();
	const goal = await row("Welke hoortoestellen").boundingBox();
	if (!grip || !goal) throw new Error("There is nothing to drag.");
	await page.mouse.move(grip.x + 20, grip.y + 20);
	await page.mouse.down();
	await page.mouse.move(grip.x + 20, grip.y + 40);
	await page.mouse.move(grip.x + 20, goal.y + goal.height - 4, { steps: 4 });
	await page.mouse.up();
	await expect(told(page)).toHaveText(/^Zwem gehoorbescherming staat nu op plaats 2 van \d onder Hoortoestellen\.$/);
	await expect(page.locator("header nav details").nth(1).locator("a").nth(1)).toHaveText(/^Zwem/);
	expect(workshop.changes(`${folder}/zwem.yaml`)[1]).toBe("+  under: hearing_aids");
	await page.getByRole("button", { name: /^Ongedaan maken: Menu: Zwem/ }).click();
	await expect(panel(page).locator(".menu-point").nth(1)).toContainText("Zwem");
	expect(workshop.changes(`${folder}/zwem.yaml`)).toEqual([]);
	await act(page, "Omhoog: Welke hoortoestellen").click();
	await expect(told(page)).toHaveText("Welke hoortoestellen staat nu op plaats 9 van 9 onder Gehoorbescherming.");
	await expect(act(page, "Omhoog: Welke hoortoestellen")).toBeFocused();
	expect(workshop.changes("pages/hoortoestellen.yaml")).toEqual([
		"-  under: hearing_aids",
		"+  under: hearing_protection",
		"-  order: 1",
		"+  order: 9",
	]);
	await page.getByRole("button", { name: /^Ongedaan maken: Menu: Welke/ }).click();
	await expect.poll(() => workshop.changes("pages/hoortoestellen.yaml")).toEqual([]);
});

test("a page becomes a point of the menu, goes below one again, and one without a place gets one", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/contact`);
	await page.getByRole("button", { name: "Onderdelen", exact: true }).click();
	await act(page, "Volgorde van het menu").click();
	const point = panel(page).locator(".menu-point", { hasText: "Zwem gehoorbescherming" });
	const own = act(page, "Maak er een eigen punt van: Zwem gehoorbescherming");
	await own.scrollIntoViewIfNeeded();
	await own.click();
	await expect(told(page)).toHaveText("Zwem gehoorbescherming is nu een eigen punt van het menu.");
	await expect(page.locator("header nav > ul > li").nth(2)).toHaveText("Zwem gehoorbescherming");
	const below = act(page, "Zet het onder Gehoorbescherming: Zwem gehoorbescherming");
	await expect(below).toBeFocused();
	await expect(point.locator("ol")).toHaveCount(0);
	const fixed = act(page, "Zet het onder Contact: Afspraak maken");
	await expect(fixed).toHaveAccessibleDescription("De knop van het menu staat op zichzelf.");
	await below.press("Enter");
	await expect(told(page)).toHaveText("Zwem gehoorbescherming staat nu onder Gehoorbescherming.");
	await expect(own).toBeFocused();
	expect(workshop.changes("site.yaml")).toEqual([]);

	// A page that stands nowhere in it.
	const which = panel(page).getByRole("combobox", { name: "Pagina in het menu zetten" });
	await act(page, "Toevoegen").click({ force: true });
	await expect(told(page)).toHaveText("Kies eerst een pagina.");
	await which.selectOption({ label: "Een eerste hoortest" });
	await act(page, "Toevoegen").click();
	await expect(told(page)).toHaveText("Een eerste hoortest is nu een eigen punt van het menu.");
	await expectUsable(page, "the menu");
	// The point that came last goes, the one before it comes again, and goes.
	for (const isThere of [false, true, false]) {
		await page.getByRole("button", { name: /^Ongedaan maken: Menu: / }).click();
		await expect.poll(() => workshop.changes("site.yaml").length > 0).toBe(isThere);
	}
});

test("points change places on a phone too, from a click on the menu, and on an Arabic page", async ({
	page,
	workshop,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await edit(page, `${workshop.origin}/contact`);
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await page.locator("#menu").getByText("Blogs", { exact: true }).click();
	await act(page, "Volgorde van het menu").click();
	await act(page, "Omhoog: Blogs").click();
	await expect(told(page)).toHaveText("Blogs staat nu op plaats 3 van 8.");
	expect(await studioFindings(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	expect(workshop.changes("site.yaml")).toHaveLength(4);

	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, `${workshop.origin}/ar/contact`);
	await page.getByRole("button", { name: "Onderdelen", exact: true }).click();
	await act(page, "Volgorde van het menu").click();
	await act(page, "Omlaag: Blogs").press("Alt+ArrowDown");
	await expect(told(page)).toHaveText("Blogs staat nu op plaats 4 van 8.");
	await expect(act(page, "Omlaag: Blogs")).toBeFocused();
	expect(await studioFindings(page)).toEqual([]);
	expect(workshop.changes("site.yaml")).toEqual([]);
});

test("a point moves, and goes, with what was typed in it just before", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/contact`);
	await page.getByRole("button", { name: "Instellingen" }).click();
	await panel(page).getByRole("button", { name: "Menu" }).click();
	await panel(page).locator("summary", { hasText: "Blogs" }).click();
	await panel(page).getByRole("textbox", { name: "opschrift" }).fill("Verhalen");
	await act(page, "Omlaag: Blogs").click();
	await expect(told(page)).toHaveText("Blogs staat nu op plaats 5 van 8.");
	await expect.poll(() => workshop.changes("site.yaml")).toContain("+    label: Verhalen");
	await panel(page).getByRole("textbox", { name: "opschrift" }).fill("Verslagen");
	await act(page, "Verwijderen: Verhalen").click();
	const asked = page.locator("site-studio").getByRole("dialog");
	await expect(asked).toContainText("‘Verslagen’ gaat uit het menu");
	await asked.getByRole("button", { name: "Alles zo laten" }).click();
	for (const left of ["Verhalen", "Verhalen", "Blogs"]) {
		await page.getByRole("button", { name: "Ongedaan maken" }).click();
		await expect(told(page)).toHaveText(/teruggedraaid|ongedaan/i);
		await expect(page.locator("#menu").getByText(left, { exact: true })).toHaveCount(1);
	}
	expect(workshop.changes("site.yaml")).toEqual([]);
});

test("a point that is moved several times at once goes on by all of them", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/contact`);
	await page.getByRole("button", { name: "Onderdelen", exact: true }).click();
	await act(page, "Volgorde van het menu").click();
	for (const [way, place] of [
		["Omlaag", 7],
		["Omhoog", 4],
	] as const) {
		await act(page, `${way}: Blogs`).focus();
		for (let time = 0; time < 3; time++) await page.keyboard.press("Enter");
		await expect(told(page)).toHaveText(`Blogs staat nu op plaats ${place} van 8.`);
		await expect(act(page, `${way}: Blogs`)).toBeFocused();
	}
	expect(workshop.changes("site.yaml")).toEqual([]);
});

test("what a condition of a question waits for is read as visitors read it", async ({ page, workshop }) => {
	const file = workshop.path("facts/forms.yaml");
	const before = readFileSync(file, "utf8");
	writeFileSync(file, before.replaceAll("Per telefoon", '"Op {business.phone}"'));
	await edit(page, `${workshop.origin}/contact`);
	await page.getByRole("button", { name: "Instellingen" }).click();
	await panel(page)
		.getByRole("button", { name: /^Formulieren/ })
		.click();
	await panel(page)
		.getByRole("button", { name: /^Aanvraag voor een afspraak/ })
		.click();
	await page.locator("summary", { hasText: /^Telefoonnummer$/ }).click();
	const condition = panel(page).getByRole("combobox", { name: "bij waarde" });
	await expect(condition.locator("option")).toHaveText(["Per e-mail", "Op 058 000 0000"]);
	await expect(condition).toHaveValue("Op {business.phone}");
	writeFileSync(file, before);
});

test("a form is begun where forms are set, and its questions are there to change", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/second-opinion`);
	await page.getByRole("button", { name: "Instellingen" }).click();
	await panel(page)
		.getByRole("button", { name: /^Formulieren/ })
		.click();
	await act(page, "Toevoegen: een formulier").click();
	await panel(page).getByRole("textbox").first().fill("Proefperiode");
	await panel(page).getByRole("button", { name: "Toevoegen", exact: true }).click();
	await expect(panel(page).locator("summary", { hasText: /^E-mailadres$/ })).toBeVisible();
	expect(workshop.changes("facts/forms.yaml").join("\n")).toContain("subject: Proefperiode");
});

test.describe("by touch", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	test("a tap changes what a link says, and one more follows it; of keys nothing is said", async ({
		page,
		workshop,
	}) => {
		await open(page, `${workshop.origin}/contact`);
		await page.getByRole("button", { name: "Bewerken" }).tap();
		await expect(told(page)).toHaveText("Tik op een tekst om die te veranderen.");
		await page.getByRole("button", { name: "Onderdelen", exact: true }).tap();
		await expect(panel(page).locator(".sections > li")).not.toHaveCount(0);
		await expect(panel(page).getByText("Met Alt")).toBeHidden();
		await act(page, "Sluiten").tap();
		await page.getByRole("button", { name: "Menu", exact: true }).tap();
		await page.locator("#menu").getByText("Werkwijze", { exact: true }).tap();
		await expect(panel(page).getByRole("textbox").first()).toHaveValue("Werkwijze");
		expect(await studioFindings(page)).toEqual([]);
		await panel(page).getByRole("link", { name: "Volg de link" }).tap();
		await expect(page).toHaveURL(/\/werkwijze$/);
	});

	test("a photo is placed by the key that ends its description, and nothing is said of dragging", async ({
		page,
		workshop,
	}) => {
		const file = "pages/over-ons.yaml";
		await open(page, `${workshop.origin}/over-ons`);
		// A keyboard on the screen leaves what is fixed to its edge in sight.
		await expect(page.locator("meta[name=viewport]")).toHaveAttribute("content", /interactive-widget=resizes-content/);
		await page.getByRole("button", { name: "Bewerken" }).tap();
		await expect(told(page)).toHaveText("Tik op een tekst om die te veranderen.");
		await page.locator("main img").first().tap();
		await expect(act(page, "Ander beeld kiezen")).toBeVisible();
		await expect(panel(page).getByText("op het beeld slepen")).toBeHidden();
		const chooser = page.waitForEvent("filechooser");
		await act(page, "Foto toevoegen").tap();
		await (await chooser).setFiles(workshop.path("images/foto.png"));
		await expect(panel(page).getByRole("textbox", { name: "Wat is er te zien?" })).toBeFocused();
		await page.keyboard.type("De voordeur.");
		await page.keyboard.press("Enter");
		await expect(told(page)).toHaveText("Het beeld staat er.");
		expect(workshop.changes(file)).toContain("+      alt: De voordeur.");
	});
});

test("a word of the site is clicked and typed, with all its languages beside it, and becomes again what it was", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/contact`);
	// On a phone it stands on what opens the links.
	const named = (text: string) => page.locator("footer p", { hasText: new RegExp(`^${text}$`) });
	const heading = named("Snel naar");
	await heading.click();
	await expect(panel(page).getByRole("heading", { name: "Woord van de site" })).toBeVisible();
	const field = (language: string) => panel(page).getByRole("textbox", { name: language });
	await expect(field("Nederlands")).toBeFocused();
	await expect(field("Engels")).toHaveValue("Quick links");
	await expect(field("Arabisch")).toHaveAttribute("dir", "rtl");
	expect(await studioFindings(page)).toEqual([]);
	await page.keyboard.press("Control+End");
	await page.keyboard.type(" en meer", { delay: 60 });
	await expect(named("Snel naar en meer")).toBeVisible();
	await expect(panel(page).locator("[data-state=stale]")).toHaveCount(2);
	await field("Engels").fill("Quick links and more");
	await expect(panel(page).locator("[data-state=stale]")).toHaveCount(1);
	expect(workshop.changes("words/nl.yaml")).toEqual(["+footer_quick_links: Snel naar en meer"]);
	expect(workshop.changes("translations/en/words/nl.yaml").filter((line) => line !== "+")).toEqual([
		"+- nl: Snel naar en meer",
		"+  en: Quick links and more",
	]);
	expect(workshop.changes("translations/ar/words/nl.yaml")).toContain("+  was: Snel naar");
	expect(await studioFindings(page)).toEqual([]);
	await act(page, "Zoals het was: Snel naar").click();
	await expect(heading).toBeVisible();
	await expect(field("Engels")).toHaveValue("Quick links");
	for (const file of ["words/nl.yaml", "translations/en/words/nl.yaml", "translations/ar/words/nl.yaml"])
		expect(workshop.changes(file)).toEqual([]);
});

test("a message that is not on the page is found among all words, and a label of the menu is typed in every language", async ({
	page,
	workshop,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await edit(page, `${workshop.origin}/ar/contact`);
	await page.getByRole("button", { name: "Onderdelen", exact: true }).click();
	await act(page, "Alle woorden van de site").press("Enter");
	await panel(page).getByRole("searchbox", { name: "Zoeken" }).fill("geen verbinding");
	await expect(panel(page).getByRole("status")).toHaveText(/^1 woord gevonden|^2 woorden gevonden/);
	expect(await studioFindings(page)).toEqual([]);
	await panel(page).locator(".site-words button").first().press("Enter");
	const arabic = panel(page).getByRole("textbox", { name: "Arabisch" });
	await expect(arabic).toHaveAttribute("lang", "ar");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, `${workshop.origin}/contact`);
	await page.locator("header nav").getByText("Blogs", { exact: true }).first().click();
	const english = panel(page).getByRole("textbox", { name: "Engels" });
	await expect(english).toHaveValue("Blogs");
	await english.fill("Our blogs");
	await expect(told(page)).toHaveText("Bewaard");
	expect(workshop.changes("translations/en/site.yaml")).toEqual(["-  en: Blogs", "+  en: Our blogs"]);
	expect(await studioFindings(page)).toEqual([]);
});

test("a panel that cannot be drawn is drawn again, or the page with what was typed", async ({ page, workshop }) => {
	await page.addInitScript(spoilAnswer, "wizards");
	await edit(page, `${workshop.origin}/contact`);
	const begin = page.getByRole("button", { name: "Nieuw…", exact: true });
	const failed = panel(page).getByRole("alert");
	await begin.click();
	await expect(failed).toContainText("Er ging iets mis in het programma zelf");
	await expectUsable(page, "a panel that cannot be drawn");
	await act(page, "Probeer het nog eens").click();
	await expect(panel(page).getByRole("list", { name: "Wat wilt u maken?" })).toBeVisible();
	await page.reload();
	await begin.click();
	await expect(failed).toBeVisible();
	await act(page, "Pagina opnieuw laden").click();
	await expect(failed).toHaveCount(0);
	await expect(begin).toBeVisible();
});
