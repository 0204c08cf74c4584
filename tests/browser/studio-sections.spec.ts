import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { edit, holdBackCalls, open, panel, studioFindings, told } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

function button(page: Page, name: string | RegExp) {
	return page.locator("site-studio").getByRole("button", { name, exact: true });
}

function gallery(page: Page) {
	return page.locator("site-studio").getByRole("dialog", { name: "Onderdeel toevoegen" });
}

test("a section is chosen by its picture, stands where it was asked for, and its heading takes the keys", async ({
	page,
	workshop,
}) => {
	const file = "pages/gehoorbescherming/slaap.yaml";
	await page.addInitScript(holdBackCalls, { name: "edit", isHeld: false });
	await edit(page, `${workshop.origin}/gehoorbescherming/slaap`);
	const first = page
		.locator("site-studio")
		.getByRole("button", { name: /^Onderdeel toevoegen na: / })
		.first();
	await first.click();
	await expect(gallery(page).getByRole("searchbox", { name: "Zoeken" })).toBeFocused();
	await expect(gallery(page).getByRole("status")).toHaveText(/^\d\d onderdelen gevonden$/);
	// What a visitor would see of it: the words of an example, in the styles of the page.
	const picture = gallery(page).locator("li", { hasText: "Uitklaplijst" }).locator(".thumbnail");
	await expect(picture.getByText("Vragen over onderhoud")).toHaveCSS("font-family", /^"Literata/);
	expect(await studioFindings(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(gallery(page)).toHaveCount(0);
	await expect(first).toBeFocused();

	await page.keyboard.press("Enter");
	await page.keyboard.type("uitklap");
	await expect(gallery(page).getByRole("status")).toHaveText("1 onderdeel gevonden");
	await page.keyboard.press("Tab");
	await expect(button(page, "Hier neerzetten: Uitklaplijst")).toBeFocused();
	// Whoever presses twice wants one.
	await page.evaluate(() => dispatchEvent(new Event("hold calls")));
	for (const _ of ["once", "twice"]) await page.keyboard.press("Enter");
	await page.evaluate(() => dispatchEvent(new Event("let calls go")));
	const heading = page.locator("main h2", { hasText: "Hier komt nog een titel" });
	await expect(heading).toBeFocused();
	await page.keyboard.type("Veel gevraagd");
	await expect(told(page)).toHaveText("Bewaard");
	await expect
		.poll(() => workshop.changes(file))
		.toEqual([
			"+  - type: accordion",
			"+    title: Veel gevraagd",
			"+    items:",
			"+      - title: Hier komt nog een titel",
			"+        text: Hier komt de tekst.",
			"+      - title: Hier komt nog een titel (2)",
			"+        text: Hier komt de tekst.",
		]);
});

test("what is typed before a new section is open goes into its heading", async ({ page, workshop }) => {
	const file = "pages/gehoorbescherming/reis.yaml";
	await page.addInitScript(holdBackCalls, { name: "form", isHeld: false });
	await edit(page, `${workshop.origin}/gehoorbescherming/reis`);
	await page
		.locator("site-studio")
		.getByRole("button", { name: /^Onderdeel toevoegen na: / })
		.first()
		.click();
	await button(page, "Hier neerzetten: Uitklaplijst").waitFor();
	await page.evaluate(() => dispatchEvent(new Event("hold calls")));
	await button(page, "Hier neerzetten: Uitklaplijst").click();
	await expect(page.locator("main h2", { hasText: "Hier komt nog een titel" })).toBeVisible();
	await expect(gallery(page)).toHaveCount(0);
	await page.keyboard.type("Veel gevraagd");
	await page.evaluate(() => dispatchEvent(new Event("let calls go")));
	await expect(page.locator("main h2", { hasText: "Veel gevraagd" })).toBeFocused();
	await expect.poll(() => workshop.changes(file)).toContain("+    title: Veel gevraagd");
});

/** Puts cards with examples behind the first section: the first example has the keys. */
async function addCards(page: Page): Promise<void> {
	await page
		.locator("site-studio")
		.getByRole("button", { name: /^Onderdeel toevoegen na: / })
		.first()
		.click();
	await button(page, "Hier neerzetten: Kaarten").click();
	await expect(page.locator("main h2", { hasText: "Hier komt nog een titel" })).toBeFocused();
}

test("an example that Tab comes to is there to be replaced, as the first one is", async ({ page, workshop }) => {
	const file = "pages/gehoorbescherming/motor.yaml";
	await edit(page, `${workshop.origin}/gehoorbescherming/motor`);
	await addCards(page);
	await page.keyboard.type("Wat u krijgt");
	await page.keyboard.press("Tab");
	await expect(page.locator("main h3", { hasText: "Hier komt nog een titel" }).first()).toBeFocused();
	await page.keyboard.type("Een passende dop");
	await expect(page.locator("main h3", { hasText: /^Een passende dop$/ })).toBeFocused();
	await expect.poll(() => workshop.changes(file)).toContain("+        title: Een passende dop");
});

test("so is one that Tab comes to in the panel, and a click puts the caret where it points", async ({
	page,
	workshop,
}) => {
	const file = "pages/gehoorbescherming/stilte.yaml";
	await edit(page, `${workshop.origin}/gehoorbescherming/stilte`);
	await addCards(page);
	await page.keyboard.press("F6");
	const box = panel(page).getByRole("textbox", { name: "titel", exact: true }).first();
	await expect(box).toHaveValue("Hier komt nog een titel");
	await box.click();
	await page.keyboard.press("End");
	await page.keyboard.type("!");
	await expect(box).toHaveValue("Hier komt nog een titel!");
	await page.keyboard.press("Backspace");
	await expect.poll(() => workshop.changes(file)).not.toContain("+    title: Hier komt nog een titel!");
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Tab");
	await expect(box).toBeFocused();
	await page.keyboard.type("Wat u krijgt");
	await expect(box).toHaveValue("Wat u krijgt");
	await expect.poll(() => workshop.changes(file)).toContain("+    title: Wat u krijgt");
});

test("what is asked of a page that is still read comes once it is read, without a second press", async ({
	page,
	workshop,
}) => {
	await page.addInitScript(holdBackCalls, { name: "markedPage", isHeld: true });
	const askedFirst = (name: string) => page.getByRole("button", { name, exact: true }).click();
	const release = () => page.evaluate(() => dispatchEvent(new Event("let calls go")));
	await open(page, `${workshop.origin}/over-ons`);
	await askedFirst("Onderdelen");
	await expect(panel(page)).toContainText("De pagina wordt nog gelezen…");
	await release();
	await expect(panel(page).getByRole("button", { name: "Omlaag: Wat we willen bereiken" })).toBeVisible();
	await page.reload();
	await askedFirst("Over deze pagina");
	await release();
	await expect(panel(page).getByRole("textbox", { name: "titel", exact: true })).toBeVisible();
});

test("sections and items are dragged, and Escape leaves everything as it was", async ({ page, workshop }) => {
	const file = "pages/werkwijze.yaml";
	const before = readFileSync(workshop.path(file), "utf8");
	await edit(page, `${workshop.origin}/werkwijze`);
	await button(page, "Onderdelen").click();
	const rows = panel(page).locator(".sections > li");
	const names = () => rows.locator(".name > span").allInnerTexts();
	await expect(rows.first()).toBeVisible();
	const [one = "", two = "", three = ""] = (await names()).map((name) => name.replace(/^\d+\. /, ""));
	const drag = async (from: number, to: number) => {
		const grip = await rows.nth(from).locator(".grip").boundingBox();
		const goal = await rows.nth(to).boundingBox();
		if (!grip || !goal) throw new Error("There is nothing to drag.");
		await page.mouse.move(grip.x + 20, grip.y + 20);
		await page.mouse.down();
		await page.mouse.move(grip.x + 20, grip.y + 40);
		await page.mouse.move(grip.x + 20, goal.y + goal.height - 4, { steps: 4 });
	};
	await drag(1, 2);
	await expect(panel(page).locator("[data-dragged]")).toHaveCount(1);
	await page.keyboard.press("Escape");
	await page.mouse.up();
	await expect(panel(page).locator("[data-dragged]")).toHaveCount(0);
	await expect(panel(page)).toBeVisible();
	expect(readFileSync(workshop.path(file), "utf8")).toBe(before);

	await drag(1, 2);
	await page.mouse.up();
	await expect(told(page)).toHaveText(new RegExp(`^${two} staat nu op plaats 3 van`));
	await expect.poll(names).toEqual(expect.arrayContaining([`1. ${one}`, `2. ${three}`, `3. ${two}`]));
	await button(page, `Omhoog: ${two}`).click();
	await expect(told(page)).toHaveText(/plaats 2 van/);
	expect(readFileSync(workshop.path(file), "utf8")).toBe(before);
});

test("keys that come while a section is being saved mean that section", async ({ page, workshop }) => {
	const file = "pages/werkwijze.yaml";
	const before = readFileSync(workshop.path(file), "utf8");
	await edit(page, `${workshop.origin}/werkwijze`);
	await button(page, "Onderdelen").click();
	const names = () => panel(page).locator(".sections > li .name > span").allInnerTexts();
	await expect(panel(page).locator(".sections > li").first()).toBeVisible();
	const [one = "", two = "", three = "", four = ""] = (await names()).map((name) => name.replace(/^\d+\. /, ""));
	const numbered = (...order: string[]) => order.map((name, at) => `${at + 1}. ${name}`);
	const firstFour = async () => (await names()).slice(0, 4);
	const down = button(page, `Omlaag: ${one}`);
	await down.focus();
	// The row that has the keys shows another section before these have gone on with theirs.
	await down.press("Enter");
	await page.keyboard.press("Alt+ArrowDown");
	await page.keyboard.press("Alt+ArrowDown");
	await expect.poll(firstFour).toEqual(numbered(two, three, four, one));
	await expect(down).toBeFocused();
	await page.keyboard.press("Alt+ArrowUp");
	await page.keyboard.press("Alt+ArrowUp");
	await page.keyboard.press("Alt+ArrowUp");
	await expect.poll(firstFour).toEqual(numbered(one, two, three, four));
	await expect(button(page, `Omhoog: ${one}`)).toBeFocused();
	expect(readFileSync(workshop.path(file), "utf8")).toBe(before);
});

test("several sections are chosen, moved to another page with their translations, and all of it is taken back", async ({
	page,
	workshop,
}) => {
	const files = ["pages/werkwijze.yaml", "pages/second-opinion.yaml", "translations/en/pages/second-opinion.yaml"];
	await edit(page, `${workshop.origin}/werkwijze`);
	await page.getByRole("button", { name: "Onderdelen" }).click();
	for (const name of ["De drie stappen", "Wat u meeneemt"])
		await panel(page)
			.getByRole("checkbox", { name: `Kies ${name}` })
			.check();
	await panel(page).getByRole("button", { name: "Naar een andere pagina…" }).click();
	await panel(page).getByRole("combobox", { name: "Naar welke pagina?" }).fill("second opinion");
	await panel(page).getByRole("option").first().click();
	await panel(page).getByRole("button", { name: "Verplaatsen" }).click();
	await expect(page).toHaveURL(/\/second-opinion$/);
	await expect(page.locator("main").getByRole("heading", { name: "De drie stappen" })).toBeVisible();
	expect(workshop.changes("pages/werkwijze.yaml").every((line) => line.startsWith("-"))).toBe(true);
	expect(workshop.changes("pages/second-opinion.yaml")).toContain("+    title: De drie stappen");
	expect(workshop.changes("translations/en/pages/second-opinion.yaml").join("\n")).toContain("nl: De drie stappen");
	await expect(told(page)).not.toBeEmpty();
	await page.getByRole("button", { name: /^Ongedaan maken/ }).click();
	await expect(page).toHaveURL(/\/werkwijze$/);
	for (const file of files) expect(workshop.changes(file), file).toEqual([]);
});

test("before a section goes to which links lead, their pages are listed", async ({ page, workshop }) => {
	const before = readFileSync(workshop.path("pages/contact.yaml"), "utf8");
	await edit(page, `${workshop.origin}/contact`);
	await button(page, "Onderdelen").click();
	const remove = button(page, "Verwijderen: Privacy en andere regels");
	await remove.click();
	const asked = panel(page).getByRole("alertdialog");
	await expect(asked).toBeFocused();
	await expect(asked.getByRole("link", { name: "Afspraak maken" })).toBeVisible();
	expect(await studioFindings(page)).toEqual([]);
	await asked.getByRole("button", { name: "Toch niet" }).click();
	await expect(asked).toHaveCount(0);
	await expect(remove).toBeFocused();
	expect(readFileSync(workshop.path("pages/contact.yaml"), "utf8")).toBe(before);
});

test("a fact in a sentence is a whole while somebody types around it, and one is put in by its name", async ({
	page,
	workshop,
}) => {
	const file = "pages/index.yaml";
	await edit(page, `${workshop.origin}/`);
	const text = page.locator("main p", { hasText: "luisteren we eerst" });
	await text.click();
	const chips = text.locator("[data-fact]");
	await expect(chips.first()).toHaveText("Voorbeeldstad");
	await page.keyboard.press("Control+Home");
	await page.keyboard.type("Ook ", { delay: 30 });
	await expect(told(page)).toHaveText("Bewaard");
	// The application has drawn the text anew meanwhile.
	await expect(chips).toHaveCount(2);
	await page.keyboard.press("Control+End");
	await page.keyboard.type(" Kom langs.", { delay: 30 });
	// The field beside it shows them too.
	const field = panel(page).getByRole("textbox", { name: "tekst" });
	await expect(field).toHaveText(/^Ook In Voorbeeldstad .*nodig hebt\. Kom langs\.$/);
	await expect(field.locator("[data-fact]")).toHaveText(["Voorbeeldstad", "Voorbeelddorp"]);
	await expect(told(page)).toHaveText("Bewaard");
	// A key takes the whole of it.
	await chips.first().evaluate((chip) => getSelection()?.collapse(chip.nextSibling, 0));
	await page.keyboard.press("Backspace");
	await expect(chips).toHaveCount(1);
	await page.keyboard.press("F6");
	await expect(field).toBeFocused();
	await expect(field).toHaveText(/^Ook In {2}en Voorbeelddorp/);
	await expect(told(page)).toHaveText("Bewaard");
	await expect(text).toHaveText(/^Ook In {1,2}en/);
	await page.keyboard.press("Home");
	for (let letter = 0; letter < "Ook In ".length; letter++) await page.keyboard.press("ArrowRight");
	await panel(page).locator("[data-chosen]").getByRole("button", { name: "Gegeven invoegen" }).click();
	await page.keyboard.type("voorbeeldstad plaats");
	expect(await studioFindings(page)).toEqual([]);
	await panel(page)
		.getByRole("button", { name: /plaats Voorbeeldstad$/ })
		.click();
	await expect(field).toHaveText(/^Ook In Voorbeeldstad en/);
	await expect(field.locator("[data-fact]")).toHaveCount(2);
	await expect(field.locator("[data-fact]").first()).toHaveAttribute("title", "Vestiging Voorbeeldstad: plaats");
	await expect(field).toBeFocused();
	// What is typed now stands behind it, and can be taken back.
	await page.keyboard.type("!!", { delay: 30 });
	await expect(field).toHaveText(/^Ook In Voorbeeldstad!! en/);
	await page.keyboard.press("Control+z");
	await expect(field).toHaveText(/^Ook In Voorbeeldstad en/);
	expect(await studioFindings(page)).toEqual([]);
	await field.press("Tab");
	await expect(text).toHaveText(/^Ook In Voorbeeldstad en/);
	// The page shows what is typed before the file says it.
	await expect(async () => {
		const [before = "", after = ""] = workshop.changes(file);
		expect(after).toBe(`${before.replace("-", "+").replace("In {", "Ook In {")} Kom langs.`);
	}).toPass();
	expect(workshop.changes(file)).toHaveLength(2);
});

test("the caret goes over a fact of a field as over a letter, and what comes from elsewhere stands beside it in one line", async ({
	page,
	workshop,
}) => {
	const file = "pages/locatie/voorbeeldstad.yaml";
	const town = "{branches.voorbeeldstad.city}";
	await edit(page, `${workshop.origin}/locatie/voorbeeldstad`);
	await page.locator("h1").click();
	await expect(page.locator("h1")).toBeFocused();
	const field = panel(page).getByRole("textbox", { name: "titel" }).first();
	await expect(field).toHaveText("Uw audicien in Voorbeeldstad");
	await page.keyboard.press("F6");
	await expect(field).toBeFocused();
	const now = (title: string) => ["-    title: Uw audicien in {branches.voorbeeldstad.city}", `+    title: ${title}`];
	await page.keyboard.press("End");
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.type("nu ");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.type("!");
	await expect.poll(() => workshop.changes(file)).toEqual(now(`Uw audicien in nu ${town}!`));
	const bring = ([kind, plain, html]: readonly string[]) =>
		field.evaluate(
			(element, { kind, plain, html }) => {
				const data = new DataTransfer();
				data.setData("text/plain", plain);
				data.setData("text/html", html);
				const { left, top, height } = element.getBoundingClientRect();
				const at = { clientX: left + 1, clientY: top + height / 2, bubbles: true, cancelable: true };
				const event =
					kind === "drop"
						? new DragEvent("drop", { dataTransfer: data, ...at })
						: new ClipboardEvent("paste", { clipboardData: data, ...at });
				element.dispatchEvent(event);
			},
			{ kind: kind ?? "", plain: plain ?? "", html: html ?? "" },
		);
	await bring([
		"paste",
		`Een ${town}\n\nTwee`,
		`<p data-pm-slice="1 1 []">Een <span data-fact="${town}"></span></p><p>Twee</p>`,
	]);
	await expect.poll(() => workshop.changes(file)).toEqual(now(`Uw audicien in nu ${town}!Een ${town} Twee`));
	await page.keyboard.press("Control+z");
	await bring(["drop", "Drie\nVier ", "<p>Drie</p><p>Vier </p>"]);
	await expect.poll(() => workshop.changes(file)).toEqual(now(`Drie Vier Uw audicien in nu ${town}!`));
	await page.keyboard.press("Control+z");

	// Another fact comes in place of the only one.
	await page.keyboard.press("Control+End");
	for (const key of ["Backspace", "Backspace"]) await page.keyboard.press(key);
	await expect(field.locator("[data-fact]")).toHaveCount(0);
	await panel(page).locator("[data-chosen]").getByRole("button", { name: "Gegeven invoegen" }).click();
	await page.keyboard.type("voorbeelddorp plaats");
	await button(page, /plaats Voorbeelddorp$/).click();
	await expect(field).toHaveText("Uw audicien in nu Voorbeelddorp");

	// Of several keys one letter, and the field is gone at once.
	await page.keyboard.press("Control+End");
	const session = await page.context().newCDPSession(page);
	await session.send("Input.imeSetComposition", { text: "´", selectionStart: 1, selectionEnd: 1 });
	await session.send("Input.insertText", { text: "é" });
	await page.keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
	await expect.poll(() => workshop.changes(file)).toEqual(now("Uw audicien in nu {branches.voorbeelddorp.city}é"));

	// The first one of a line is taken back as any other.
	await page.locator("main p", { hasText: "Hier kunt u terecht" }).click();
	const text = panel(page).getByRole("textbox", { name: "tekst" }).first();
	await expect(text).toHaveValue("Hier kunt u terecht voor een hoortest.");
	await expect(page.locator("main p[contenteditable]", { hasText: "Hier kunt u terecht" })).toBeFocused();
	await page.keyboard.press("F6");
	await expect(text).toBeFocused();
	await page.keyboard.press("Control+End");
	await panel(page).locator("[data-chosen]").getByRole("button", { name: "Gegeven invoegen" }).click();
	await page.keyboard.type("voorbeelddorp plaats");
	await button(page, /plaats Voorbeelddorp$/).click();
	await expect(text).toHaveText("Hier kunt u terecht voor een hoortest.Voorbeelddorp");
	await expect(text).toBeFocused();
	await expect.poll(() => workshop.changes(file)).toHaveLength(4);
	await page.keyboard.press("Control+z");
	await expect(text).toHaveText("Hier kunt u terecht voor een hoortest.");
	await expect.poll(() => workshop.changes(file)).toEqual(now("Uw audicien in nu {branches.voorbeelddorp.city}é"));
});

test("an item is added as a whole, once it has all that it must have", async ({ page, workshop }) => {
	const file = "pages/gehoorbescherming/zwem.yaml";
	await page.addInitScript(holdBackCalls, { name: "edit", isHeld: false });
	await edit(page, `${workshop.origin}/gehoorbescherming/zwem`);
	await page.locator("main h2", { hasText: "Voor wie zwemdoppen zinvol zijn" }).click();
	await panel(page).locator("summary", { hasText: "Meer van" }).click();
	await button(page, "Toevoegen: onderwerpen").click();
	const fresh = panel(page).locator(".new");
	// Only what has to be there.
	await expect(fresh.getByRole("textbox")).toHaveCount(2);
	await fresh.getByRole("textbox", { name: "titel" }).fill("Ouderen");
	// Who leaves it finds it as it was; the browser asks before it goes with the tab.
	const stays = () => page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })));
	await page.keyboard.press("Escape");
	await expect(fresh).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
	expect(await stays()).toBe(false);
	await button(page, "Niet bewaard: 1 tekst").click();
	await expect(panel(page).getByRole("listitem")).toContainText("Ouderen");
	await expect(panel(page).getByRole("listitem")).toContainText("u hebt het nog niet toegevoegd");
	expect(await studioFindings(page)).toEqual([]);
	await button(page, "Ga ernaartoe: Ouderen").click();
	await expect(fresh.getByRole("textbox", { name: "titel" })).toHaveValue("Ouderen");
	await fresh.getByRole("button", { name: "Toevoegen" }).click();
	await expect(panel(page).getByRole("alert")).toContainText("‘tekst’ is nog niet ingevuld.");
	expect(workshop.changes(file)).toEqual([]);
	await expect(fresh.getByRole("textbox", { name: "titel" })).toHaveValue("Ouderen");
	expect(await studioFindings(page)).toEqual([]);
	await fresh.getByRole("textbox", { name: "tekst" }).fill("Ook voor hen.");
	await page.evaluate(() => dispatchEvent(new Event("hold calls")));
	await fresh.getByRole("button", { name: "Toevoegen" }).dblclick();
	await page.evaluate(() => dispatchEvent(new Event("let calls go")));
	await expect(told(page)).toHaveText("Toegevoegd: onderwerpen.");
	await expect(fresh).toHaveCount(0);
	expect(await stays()).toBe(true);
	await expect(button(page, "Bewaard")).toBeVisible();
	expect(workshop.changes(file)).toEqual(["+      - title: Ouderen", "+        text: Ook voor hen."]);
});

test("what was begun in a section that was removed comes back with it, or is thrown away", async ({
	page,
	workshop,
}) => {
	const file = "pages/gehoorbescherming/zwem.yaml";
	await edit(page, `${workshop.origin}/gehoorbescherming/zwem`);
	const before = workshop.changes(file);
	const openList = () => button(page, "Onderdelen").click();
	const openUnsaved = () => button(page, "Niet bewaard: 1 tekst").click();
	const remove = async () => {
		await openList();
		await panel(page)
			.getByRole("button", { name: /^Verwijderen: Voor wie zwemdoppen/ })
			.click();
		await expect(told(page).last()).toContainText("is weg");
	};
	await openList();
	await panel(page)
		.getByRole("button", { name: /^4\. Voor wie zwemdoppen/ })
		.click();
	await panel(page).getByRole("button", { name: "Toevoegen: onderwerpen" }).click();
	await page.keyboard.type("Ouderen");
	await remove();
	await openUnsaved();
	await button(page, "Ga ernaartoe: Ouderen").click();
	await expect(told(page).last()).toHaveText("Wat u zocht, staat hier niet meer.");
	await button(page, /^Ongedaan maken: Verwijderen/).click();
	await expect(told(page).last()).toHaveText(/^Ongedaan gemaakt/);
	await button(page, "Ga ernaartoe: Ouderen").click();
	await expect(panel(page).locator(".new").getByRole("textbox").first()).toHaveValue("Ouderen");
	await remove();
	await openUnsaved();
	expect(await studioFindings(page)).toEqual([]);
	await button(page, "Weggooien: Ouderen").click();
	await expect(panel(page)).toContainText("Alles wat u typte, is bewaard.");
	await button(page, /^Ongedaan maken: Verwijderen/).click();
	await expect(told(page).last()).toHaveText(/^Ongedaan gemaakt/);
	expect(workshop.changes(file)).toEqual(before);
});

test("a second button calls: where it leads is found by what people call it", async ({ page, workshop }) => {
	const file = "pages/over-ons.yaml";
	await edit(page, `${workshop.origin}/over-ons`);
	await page.locator("main h2", { hasText: "Stel ons uw vraag" }).click();
	await panel(page).locator("summary", { hasText: "Meer van" }).click();
	await button(page, "Toevoegen: knoppen").click();
	const fresh = panel(page).locator(".new");
	await fresh.getByRole("textbox", { name: "opschrift" }).fill("Bel ons");
	const address = fresh.getByRole("combobox", { name: "link" });
	await address.click();
	await expect(fresh.getByRole("option", { name: "Contact /contact", exact: true }).first()).toBeVisible();
	await address.pressSequentially("telefoon");
	await expect(fresh.getByRole("option")).toHaveText([/telefoonnummer: 058 000 0000$/]);
	expect(await studioFindings(page)).toEqual([]);
	await page.keyboard.press("Enter");
	await expect(address).toHaveValue(/telefoonnummer: 058 000 0000$/);
	await fresh.getByRole("button", { name: "Toevoegen" }).click();
	await expect(page.locator("main a", { hasText: "Bel ons" })).toHaveAttribute("href", "tel:+31580000000");
	await expect(fresh).toHaveCount(0);
	// An address stays as it is typed, whatever is called so too.
	const changed = panel(page).getByRole("combobox", { name: "link" }).last();
	await changed.fill("/contact");
	await page.keyboard.press("Tab");
	await expect(page.locator("main a", { hasText: "Bel ons" })).toHaveAttribute("href", "/contact");
	await expect(told(page)).toHaveText("Bewaard");
	expect(workshop.changes(file)).toEqual(["+      - label: Bel ons", '+        link: "/contact"']);
});

test("letters that are put together by several keys arrive as they were meant", async ({ page, workshop }) => {
	const file = "pages/hoortoestellen.yaml";
	await edit(page, `${workshop.origin}/hoortoestellen`);
	const heading = page.locator("h1");
	const said = await heading.innerText();
	await heading.click();
	await expect(heading).toBeFocused();
	// The caret is put where the click was as soon as the text can be typed in.
	const caret = async () => {
		await page.keyboard.press("Control+End");
		return page.evaluate(() => getSelection()?.focusOffset);
	};
	await expect.poll(caret).toBe(said.length);
	const session = await page.context().newCDPSession(page);
	for (const text of ["k", "か", "かn", "かな"])
		await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
	// Half a word is not written.
	await expect(heading).toHaveText(`${said}かな`);
	expect(workshop.changes(file)).toEqual([]);
	await session.send("Input.insertText", { text: "仮名" });
	await expect(told(page)).toHaveText("Bewaard");
	await expect(heading).toHaveText(`${said}仮名`);
	await page.keyboard.type("!");
	await expect.poll(() => workshop.changes(file)).toEqual([`-    title: ${said}`, `+    title: ${said}仮名!`]);
});

test("the outline and the gallery stay of use with large text, in forced colours, and over a page from right to left", async ({
	page,
	workshop,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await edit(page, `${workshop.origin}/ar/over-ons`);
	const outline = () => button(page, "Onderdelen");
	const overflow = () =>
		page.evaluate(() => {
			const boxes =
				document.querySelector("site-studio")?.shadowRoot?.querySelectorAll(".panel, .toolbar, dialog") ?? [];
			return [...boxes].map((box) => [
				box.scrollWidth - box.clientWidth,
				box.getBoundingClientRect().right <= innerWidth,
			]);
		});
	await outline().click();
	for (const state of ["plain", "large", "forced"] as const) {
		if (state === "large")
			await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));
		if (state === "forced") await page.emulateMedia({ forcedColors: "active" });
		for (const [wide] of await overflow()) expect.soft(wide, state).toBe(0);
		await expect(panel(page).locator(".sections > li").first()).toBeInViewport();
		const findings = await studioFindings(page);
		// Of forced colours axe knows nothing.
		const told = state === "forced" ? findings.filter((each) => !each.startsWith("color-contrast")) : findings;
		expect.soft(told, state).toEqual([]);
	}
	await expect(panel(page)).toHaveCSS("border-top-width", "2px");
	const add = page
		.locator("site-studio")
		.getByRole("button", { name: /^Onderdeel toevoegen na: / })
		.first();
	await add.focus();
	await page.keyboard.press("Enter");
	await expect(button(page, "Hier neerzetten: Uitklaplijst")).toBeAttached();
	for (const [wide, inside] of await overflow()) expect.soft([wide, inside]).toEqual([0, true]);
	await page.keyboard.press("Escape");
	await expect(panel(page)).toBeVisible();

	// Words from right to left are typed from right to left, also beside Dutch.
	await page.emulateMedia({ forcedColors: "none" });
	await page.goto(`${workshop.origin}/gehoorbescherming/werk`);
	await page.locator("h1").click();
	const field = panel(page).getByRole("textbox", { name: "titel", exact: true });
	await field.fill("أهلاً");
	await expect(field).toHaveJSProperty("dir", "auto");
	expect(await field.evaluate((area) => area.matches(":dir(rtl)"))).toBe(true);
});

test("settings that are on their way say so", async ({ page, workshop }) => {
	await page.addInitScript(holdBackCalls, { name: "settings", isHeld: true });
	await edit(page, `${workshop.origin}/werkwijze`);
	await button(page, "Instellingen").click();
	await panel(page).getByRole("button", { name: /^Voet/ }).click();
	await expect(panel(page).getByRole("status")).toHaveText("Even geduld…");
	await page.evaluate(() => dispatchEvent(new Event("let calls go")));
	await expect(button(page, "Toevoegen: kleine links")).toBeVisible();
	await expect(panel(page)).not.toContainText("Even geduld");
});
