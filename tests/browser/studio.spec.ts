import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { edit, expectUsable, holdBackCalls, panel, studioFindings, told, typeIn } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

test("a heading is typed in the page itself, and Tab goes on to the next text", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/contact`);
	const heading = page.locator("h1");
	await typeIn(heading);
	await expect(panel(page).getByRole("textbox", { name: "titel", exact: true })).toHaveValue(
		"Kom gerust bij ons langs",
	);
	await page.keyboard.press("Control+End");
	await page.keyboard.type(", met uw vragen", { delay: 40 });
	await expect(told(page)).toHaveText("Bewaard");
	await expect(heading).toHaveText("Kom gerust bij ons langs, met uw vragen");
	await page.keyboard.press("Tab");
	await expect(heading).not.toHaveAttribute("contenteditable");
	// This one holds facts.
	await expect(page.locator("main [contenteditable] [data-fact]").first()).toHaveText("Voorbeeldstad");
	await page.keyboard.press("F6");
	await expect(page.locator("#app [contenteditable]")).toHaveCount(0);
	await expect(panel(page).getByRole("textbox").first()).toBeFocused();
	await expect(panel(page).getByRole("textbox").first().locator("[data-fact]").first()).toHaveText("Voorbeeldstad");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Bewerken" })).toBeFocused();
	expect(workshop.changes("pages/contact.yaml")).toEqual([
		"-    title: Kom gerust bij ons langs",
		"+    title: Kom gerust bij ons langs, met uw vragen",
	]);
	await page.reload();
	await expect(heading).toHaveText("Kom gerust bij ons langs, met uw vragen");
});

test("a heading that was emptied and typed anew goes on to be typed in, whenever it was saved", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/werkwijze`);
	const heading = page.locator("h1");
	const said = await heading.innerText();
	await typeIn(heading);
	await page.keyboard.press("Control+A");
	// The browser takes the text itself away, which the application goes on to write into.
	await page.keyboard.press("Delete");
	await page.keyboard.type("Zo gaat het");
	await expect
		.poll(() => workshop.changes("pages/werkwijze.yaml"))
		.toEqual([`-    title: "${said}"`, '+    title: "Zo gaat het"']);
	// By then the page was drawn anew.
	await expect(panel(page)).toContainText("Engels verouderd");
	await page.keyboard.press("Escape");
	await typeIn(heading);
	await page.keyboard.press("Control+End");
	await page.keyboard.insertText(" bij ons");
	await page.keyboard.press("Escape");
	// While it is written, and before it is drawn.
	await typeIn(heading);
	await page.keyboard.press("Control+End");
	await page.keyboard.insertText(".");
	await expect
		.poll(() => workshop.changes("pages/werkwijze.yaml"))
		.toEqual([`-    title: "${said}"`, '+    title: "Zo gaat het bij ons."']);
});

test("a fact says where else it shows before it is changed", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/gehoorbescherming/reis`);
	const price = page.locator("main").getByText("€ 75");
	await price.click();
	const field = panel(page).getByRole("textbox", { name: "prijs" });
	await expect(field).toBeFocused();
	await expect(panel(page)).toContainText("Dit is een gegeven: het verandert op 2 pagina’s in 3 talen.");
	await expect(panel(page).getByRole("link", { name: "Reisdoppen naar de vorm van uw oor" })).toBeVisible();
	await field.fill("145");
	await expect(page.locator("main").getByText("€ 145")).toBeVisible();
	await expect(told(page)).toHaveText("Bewaard");
	expect(workshop.changes("facts/products.yaml")).toEqual(['-  price: "75"', '+  price: "145"']);
});

test("what is typed right after a click on a price replaces it in its field", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/gehoorbescherming/slaap`);
	const before = workshop.changes("facts/products.yaml");
	await page.locator("main").getByText("€ 45,50").first().click();
	await page.keyboard.type("48,25");
	await expect(panel(page).getByRole("textbox", { name: "prijs" })).toHaveValue("48,25");
	await expect(page.locator("main").getByText("€ 48,25").first()).toBeVisible();
	await expect(told(page)).toHaveText("Bewaard");
	const own = workshop.changes("facts/products.yaml").filter((line) => !before.includes(line));
	expect(own).toEqual(['-  price: "45.50"', '+  price: "48.25"']);
	// What was done is said as it was typed.
	await expect(page.getByRole("button", { name: "Ongedaan maken: prijs: 45,50 → 48,25" })).toBeVisible();
});

test("an icon is found by a word and seen before it is chosen; the page shows it at once", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/gehoorbescherming/reis`);
	const feature = page.locator("main li", { hasText: "Past in elke jaszak" });
	/** What the icon of the feature is called, once it is drawn. */
	const icon = () => feature.locator("use").evaluate(drawnIcon);
	await page
		.locator("main")
		.getByText(/^€\s\d+$/)
		.first()
		.click();
	await expect.poll(icon).toBe("#icon-train");
	for (const name of ["Meer van", "Past in elke jaszak"])
		await panel(page).locator("summary", { hasText: name }).click();
	const field = panel(page).getByRole("combobox", { name: "pictogram" });
	await expect(field).toHaveValue("trein");
	// What the site has already is offered first.
	await field.click();
	const offered = panel(page).getByRole("listbox").getByRole("option");
	await expect(offered.filter({ hasText: "trein" })).toBeVisible();
	for (const [typed, found] of [
		["kapper", "schaar"],
		["scissors", "schaar"],
	] as const) {
		await field.fill(typed);
		await expect(offered.filter({ hasText: found }).locator("svg path")).not.toHaveCount(0);
	}
	await expectUsable(page, "icons that are found");
	await page.keyboard.press("Enter");
	await expect(field).toHaveValue("schaar");
	await expect.poll(icon).toBe("#icon-scissors");
	await expect(told(page)).toHaveText("Bewaard");
	expect(workshop.changes("facts/products.yaml")).toContain("+    - icon: scissors");
});

test("opening hours are typed by day, and another day is added by its date", async ({ page, workshop }) => {
	const file = "facts/branches.yaml";
	await edit(page, `${workshop.origin}/locatie/voorbeeldstad`);
	// A word of the program leads to what stands beside it.
	await page.locator("main tr", { hasText: "Zaterdag" }).getByText("Gesloten").click();
	const day = (name: string) => panel(page).locator(".field", { hasText: name }).first();
	// An example is no answer: until times are filled in the day is as it was.
	await day("zaterdag").getByRole("combobox").selectOption("open");
	await expect(day("zaterdag").getByLabel("van")).toHaveValue("");
	await expect(day("zaterdag").getByRole("status")).toHaveText(/^Vul in van wanneer tot wanneer/);
	// Nor is an hour without its minutes, which says so.
	await day("zaterdag").getByLabel("van").press("1");
	await day("zondag").getByRole("combobox").focus();
	await expect(panel(page).getByRole("alert")).toContainText("Nog niet bewaard");
	await day("zaterdag").getByRole("combobox").selectOption("gesloten");
	await expect(panel(page).getByRole("alert")).toHaveCount(0);
	await day("zaterdag").getByRole("combobox").selectOption("open");
	await day("zaterdag").getByRole("button", { name: "Zoals vrijdag: 09:00-17:00" }).click();
	await expect(page.locator("main tr", { hasText: "Zaterdag" })).toContainText("09:00–17:00");
	await day("zaterdag").getByRole("button", { name: "Met een pauze" }).click();
	await expect(day("zaterdag").getByLabel("tot").first()).toHaveValue("");
	await day("zaterdag").getByRole("button", { name: "Verwijderen" }).click();
	await day("zaterdag").getByLabel("van").fill("10:00");
	await day("zaterdag").getByLabel("tot").fill("09:00");
	await expect(panel(page).getByRole("alert")).toContainText("Nog niet bewaard");
	await day("zaterdag").getByLabel("tot").fill("14:00");
	await expect(page.locator("main tr", { hasText: "Zaterdag" })).toContainText("10:00–14:00");
	await expect(told(page)).toHaveText("Bewaard");
	await panel(page).locator("summary", { hasText: "Meer van" }).click();
	await panel(page).getByRole("button", { name: "Toevoegen: andere openingstijden" }).click();
	const added = panel(page).locator(".new");
	await added.getByLabel("datum").fill("2027-05-05");
	await added.getByLabel("reden").fill("Bevrijdingsdag");
	await added.getByRole("button", { name: "Toevoegen", exact: true }).click();
	await expect(page.locator("main")).toContainText("Bevrijdingsdag");
	await expect(panel(page).locator("summary", { hasText: "Bevrijdingsdag" })).toBeVisible();
	expect(workshop.changes(file)).toEqual([
		"-    saturday: gesloten",
		"+    saturday: 10:00-14:00",
		"+  exceptions:",
		"+    - from: 2027-05-05",
		"+      reason: Bevrijdingsdag",
	]);
	// The only one goes as well, and no empty list stays.
	await panel(page).getByRole("button", { name: "Verwijderen: Bevrijdingsdag" }).click();
	await expect(page.locator("main")).not.toContainText("Bevrijdingsdag");
	expect(workshop.changes(file)).toEqual(["-    saturday: gesloten", "+    saturday: 10:00-14:00"]);
});

test("what may be left out is taken away again: the picture of a section, and the notice", async ({
	page,
	workshop,
}) => {
	await edit(page, workshop.origin);
	await typeIn(page.locator("h1"));
	await panel(page).locator("summary", { hasText: "Meer van" }).click();
	await panel(page).getByRole("button", { name: "Verwijderen: beeld" }).click();
	await expect(page.locator("main section").first().locator("img")).toHaveCount(0);
	expect(workshop.changes("pages/index.yaml")).toContain("-    image:");
	await page.getByRole("button", { name: "Instellingen" }).click();
	await panel(page).getByRole("button", { name: "Mededeling" }).click();
	const add = panel(page).getByRole("button", { name: "Toevoegen: mededeling" });
	await add.click();
	await page.keyboard.type("Maandag dicht.");
	await page.keyboard.press("Enter");
	await expect(page.locator("#app").getByText("Maandag dicht.")).toBeVisible();
	await panel(page).getByRole("button", { name: "Verwijderen: mededeling" }).press("Enter");
	await expect(page.locator("#app").getByText("Maandag dicht.")).toHaveCount(0);
	await expect(add).toBeFocused();
	expect(workshop.changes("site.yaml")).toEqual([]);
});

test("colours that nobody chose show none, and one that was chosen goes again", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/aanbod`);
	await page.getByRole("button", { name: "Instellingen" }).click();
	await panel(page).getByRole("button", { name: "Uiterlijk" }).click();
	await panel(page).getByRole("button", { name: "Toevoegen: kleuren" }).click();
	const color = panel(page).locator(".field", { hasText: "De eerste knop." });
	await expect(color).toContainText("niets gekozen");
	await color.locator("input").fill("#5a1e0c");
	await expect(told(page)).toHaveText("Bewaard");
	expect(workshop.changes("facts/theme.yaml")).toContain('+  button: "#5a1e0c"');
	await color.getByRole("button", { name: "Verwijderen" }).click();
	await expect(color).toContainText("niets gekozen");
	await expect.poll(() => workshop.changes("facts/theme.yaml").join()).not.toContain("button:");
	await panel(page).getByRole("button", { name: "Verwijderen: kleuren" }).click();
	await expect.poll(() => workshop.changes("facts/theme.yaml")).toEqual([]);
});

test("where only a drawing fits a photo is not taken, and the pictures of the site are its drawings", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/aanbod`);
	await page.getByRole("button", { name: "Instellingen" }).click();
	await panel(page).getByRole("button", { name: "Uiterlijk" }).click();
	const logo = panel(page).getByRole("group", { name: "beeldmerk" });
	const chooser = page.waitForEvent("filechooser");
	await logo.getByRole("button", { name: "Tekening toevoegen (svg)" }).click();
	await (await chooser).setFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("PNG") });
	await expect(logo.getByRole("alert")).toContainText("Hier past alleen een tekening (svg)");
	await logo.getByRole("button", { name: "Beeld kiezen" }).click();
	await expect(logo.getByRole("button", { name: /\.svg/ }).first()).toBeVisible();
	await expect(logo.getByRole("button", { name: /\.(?:jpg|png|webp|avif)/ })).toHaveCount(0);
	expect(workshop.changes("facts/theme.yaml")).toEqual([]);
	// Nobody hears of it anything but the name beside it, and so nothing is asked.
	await logo.getByRole("button", { name: /\.svg/ }).first().click();
	await expect(logo.getByRole("button", { name: "Neerzetten" })).toBeVisible();
	await expect(logo.getByRole("textbox")).toHaveCount(0);
	await logo.getByRole("button", { name: "Neerzetten" }).click();
	await expect.poll(() => workshop.changes("facts/theme.yaml").join("\n")).toMatch(/\+logo:\n\+ {2}file: /);
	await expect(logo.getByRole("textbox")).toHaveCount(0);
});

test("a section leads to every fact that it shows, with the keys alone", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/gehoorbescherming/stilte`);
	await page.getByRole("button", { name: "Onderdelen" }).press("Enter");
	await panel(page)
		.getByRole("button", { name: /^\d+\. .*Producten/ })
		.press("Enter");
	const facts = panel(page).locator("details", { hasText: "Gegevens in dit onderdeel" });
	await facts.getByRole("button").first().press("Enter");
	await expect(panel(page)).toContainText("Dit is een gegeven");
	// What shows only as long as somebody is in a field is there for who leaves it with a key.
	await panel(page).getByRole("textbox", { name: "naam", exact: true }).focus();
	await page.keyboard.press("Tab");
	await expect(panel(page).getByRole("button", { name: "Gegeven invoegen" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(panel(page).getByRole("textbox", { name: "prijs", exact: true })).toBeFocused();
	await panel(page).getByRole("textbox", { name: "prijs", exact: true }).first().fill("151");
	await expect(page.locator("main").getByText("€ 151").first()).toBeVisible();
	expect(workshop.changes("facts/products.yaml")).toContain('+  price: "151"');
});

test("sections move by button and by keys, are doubled and removed, and all of it is taken back, also after a restart", async ({
	page,
	workshop,
}) => {
	const file = "pages/over-ons.yaml";
	await edit(page, `${workshop.origin}/over-ons`);
	const button = (name: string | RegExp) => page.locator("site-studio").getByRole("button", { name, exact: true });
	await button("Onderdelen").click();
	await button("Omlaag: Wat we willen bereiken").click();
	await expect(told(page)).toHaveText(/^Wat we willen bereiken staat nu op plaats 3 van \d+\.$/);
	await expect(button("Omlaag: Wat we willen bereiken")).toBeFocused();
	await page.keyboard.press("Alt+ArrowUp");
	await expect(told(page)).toHaveText(/plaats 2 van/);
	// The name of the row hears the same keys.
	await button(/^2\. Wat we willen bereiken/).press("Alt+ArrowDown");
	await expect(told(page)).toHaveText(/plaats 3 van/);
	await page.keyboard.press("Alt+ArrowUp");
	await expect(told(page)).toHaveText(/plaats 2 van/);
	expect(workshop.changes(file)).toEqual([]);

	await button("Dupliceren: Wat we willen bereiken").click();
	await expect(told(page)).toHaveText("Wat we willen bereiken staat er nu twee keer.");
	await expect(page.locator("main").getByRole("heading", { name: "Wat we willen bereiken" })).toHaveCount(2);
	expect(workshop.changes(file).filter((line) => line.startsWith("-"))).toEqual([]);
	await button("Verwijderen: Wat we willen bereiken").first().click();
	await expect(told(page)).toHaveText(/^Wat we willen bereiken is weg/);
	expect(workshop.changes(file)).toEqual([]);

	await workshop.start();
	await page.goto(`${workshop.origin}/over-ons`);
	await button(/^Ongedaan maken: Verwijderen/).click();
	await expect(page.locator("main").getByRole("heading", { name: "Wat we willen bereiken" })).toHaveCount(2);
	await button(/^Opnieuw: Verwijderen/).click();
	await expect(page.locator("main").getByRole("heading", { name: "Wat we willen bereiken" })).toHaveCount(1);
	expect(workshop.changes(file)).toEqual([]);
});

test("what is not sound is not written and not lost", async ({ page, workshop }) => {
	const file = "pages/werkwijze.yaml";
	// Another test has given it another title.
	const before = workshop.changes(file);
	await edit(page, `${workshop.origin}/werkwijze`);
	await typeIn(page.locator("h1"));
	const long = "Zo lang wordt een kop nooit, ".repeat(5);
	await page.keyboard.insertText(long);
	await expect(panel(page).getByRole("alert")).toContainText("Nog niet bewaard");
	await expect(panel(page).getByRole("alert")).toContainText("er passen er 90");
	expect(workshop.changes(file)).toEqual(before);
	await page.reload();
	// Before Studio is there, a click is about the page.
	await expect(page.locator("site-studio .outline.unsaved")).toBeVisible();
	await page.locator("h1").click();
	const field = panel(page).getByRole("textbox", { name: "titel", exact: true });
	await expect(field).toHaveValue(new RegExp(long));
	await field.fill("Zo werken wij samen");
	await expect(told(page)).toHaveText("Bewaard");
	await expect(page.locator("h1")).toHaveText("Zo werken wij samen");
	expect(workshop.changes(file)).toHaveLength(2);
});

test("what is not right is told by Studio itself, with the way to it, and nothing covers the editor", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/contact`);
	const file = workshop.path("pages/contact.yaml");
	const text = readFileSync(file, "utf8");
	writeFileSync(file, text.replace(/^( +title: ).*$/m, `$1${"x".repeat(200)}`));
	const sign = page.locator("site-studio").getByRole("button", { name: "1 ding klopt niet" });
	await expect(sign).toBeVisible();
	await sign.click();
	await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText("Wat er niet klopt");
	await expect(panel(page)).toContainText("‘titel’ heeft 200 tekens");
	await expect(page.locator("site-problems")).toHaveCount(0);
	await panel(page).getByRole("button", { name: "Ga ernaartoe: Contact, Tekst is te lang" }).click();
	await expect(
		panel(page)
			.getByRole("textbox", { name: /^titel/ })
			.first(),
	).toHaveValue("x".repeat(200));
	writeFileSync(file, text);
	await expect(sign).toHaveCount(0);
});

test("a mistake of structure with one right answer is a button, and many remarks of one sort are one that opens", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/gehoorbescherming/slaap`);
	const name = "pages/gehoorbescherming/slaap.yaml";
	const file = workshop.path(name);
	writeFileSync(
		file,
		readFileSync(file, "utf8").replace("    title: De doppen op een rij", "    titel: De doppen op een rij"),
	);
	await page
		.locator("site-studio")
		.getByRole("button", { name: /klop(pen|t) niet$/ })
		.click();
	const mend = panel(page).getByRole("button", { name: /^Verbeter dit: / });
	await expect(mend).toHaveCount(1);
	const group = panel(page)
		.locator("summary", { hasText: /ertaald.*\d+ keer/ })
		.first();
	await group.click();
	await expect(
		group
			.locator("..")
			.getByRole("button", { name: /^Ga ernaartoe: / })
			.or(group.locator("..").locator("summary"))
			.nth(1),
	).toBeVisible();
	await expectUsable(page, "what is wrong");
	await mend.click();
	await expect(told(page)).toHaveText(/^Verbeterd: /);
	await expect(mend).toHaveCount(0);
	await expect(panel(page).getByRole("heading", { level: 2 })).toBeFocused();
	expect(workshop.changes(name)).toEqual([]);
	await page.getByRole("button", { name: /^Ongedaan maken: / }).click();
	await expect(mend).toBeVisible();
	await page.getByRole("button", { name: /^Opnieuw: / }).click();
	await expect.poll(() => workshop.changes(name)).toEqual([]);
});

test("before a page goes from visitors somebody says so, and leaving everything as it is comes first", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/hoortoestellen`);
	await page.locator("site-studio").getByRole("button", { name: "Over deze pagina" }).click();
	const draft = panel(page).getByRole("combobox", { name: /concept/i });
	await draft.focus();
	await draft.selectOption("ja");
	const question = page.locator("site-studio").getByRole("dialog");
	await expect(question).toContainText("Bezoekers vinden ‘Welke hoortoestellen zijn er?’ niet meer.");
	await expect(question.getByRole("button").first()).toHaveText("Alles zo laten");
	expect(await studioFindings(page)).toEqual([]);
	await page.keyboard.press("Enter");
	await expect(told(page)).toHaveText("Er is niets veranderd.");
	await expect(draft).toHaveValue("");
	await expect(draft).toBeFocused();
	expect(workshop.changes("pages/hoortoestellen.yaml")).toEqual([]);
});

test("of two texts somebody chooses one", async ({ page, workshop }) => {
	const file = "pages/second-opinion.yaml";
	await edit(page, `${workshop.origin}/second-opinion`);
	const heading = page.locator("h1");
	const said = await heading.innerText();
	await typeIn(heading);
	const field = panel(page).getByRole("textbox", { name: "titel", exact: true });
	await field.fill(`${said}, van mij`);
	// Another program is quicker than the pause after the last key.
	const text = readFileSync(workshop.path(file), "utf8");
	writeFileSync(workshop.path(file), text.replace(`    title: ${said}\n`, `    title: ${said}, van hen\n`));
	await expect(panel(page).getByRole("alert")).toContainText(`${said}, van hen`);
	await expect(field).toHaveValue(`${said}, van mij`);
	await panel(page).getByRole("button", { name: "Mijn tekst" }).click();
	await expect(heading).toHaveText(`${said}, van mij`);
	// The page shows it at once, and the file a moment later.
	await expect(told(page)).toHaveText("Bewaard");
	expect(workshop.changes(file)).toEqual([`-    title: ${said}`, `+    title: ${said}, van mij`]);
});

test("what was opened last stays open, also when it is known only then what was clicked before", async ({
	page,
	workshop,
}) => {
	await page.addInitScript(holdBackCalls, { name: "markedPage", isHeld: false });
	await edit(page, `${workshop.origin}/gehoorbescherming/zwem`);
	await page.evaluate(() => dispatchEvent(new Event("hold calls")));
	const file = workshop.path("pages/gehoorbescherming/zwem.yaml");
	const heading = page.locator("h1");
	const said = await heading.innerText();
	writeFileSync(file, readFileSync(file, "utf8").replaceAll(said, `${said} nu`));
	await expect(heading).toHaveText(`${said} nu`);
	await page.locator("main h2").first().click();
	await page.getByRole("button", { name: "Onderdelen", exact: true }).click();
	const sections = panel(page).getByRole("heading", { name: "Onderdelen" });
	await expect(sections).toBeVisible();
	await page.evaluate(async () => {
		dispatchEvent(new Event("let calls go"));
		for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
	});
	await expect(sections).toBeVisible();
	await typeIn(page.locator("main h2").first());
});

test("links do not lead away while somebody edits, but with Alt", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/hoortoestellen`);
	// The text around the link takes the keys, and shows the link itself from then on.
	const link = page.locator('main p a[href^="/"]:visible').first();
	await link.click();
	await expect(panel(page)).toBeVisible();
	await expect(page.locator("main [data-typed]")).toBeFocused();
	await expect(page).toHaveURL(/\/hoortoestellen$/);
	await link.click({ modifiers: ["Alt"] });
	await expect(page).not.toHaveURL(/\/hoortoestellen$/);
	// The other page is known as well.
	await page.locator("h1").click();
	await expect(panel(page)).toBeVisible();
});

test("a translation leads to the same place of the Dutch page", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/ar/belasting-teruggave`);
	await page.locator("h1").click();
	await panel(page).getByRole("link", { name: "Naar de Nederlandse tekst" }).click();
	await expect(page).toHaveURL(/\/belasting-teruggave$/);
	await expect(page.locator("h1[contenteditable]")).toBeFocused();
});

test("every state can be used at 360 pixels, and axe finds nothing in it", async ({ page, workshop }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await edit(page, `${workshop.origin}/afspraak-maken`);
	const states: readonly [name: string, open: () => Promise<void>][] = [
		[
			"opening hours",
			async () => {
				// A phone does not show them there.
				await page.setViewportSize({ width: 1280, height: 740 });
				await page.locator("footer").getByText("Maandag t/m vrijdag").click();
			},
		],
		[
			"a fact that goes",
			() =>
				panel(page)
					.getByRole("button", { name: /^Verwijderen: Vestiging/ })
					.click(),
		],
		["typing in place", () => page.locator("h1").click()],
		["all fields", () => panel(page).locator("summary", { hasText: "Meer van" }).click()],
		["sections", () => page.getByRole("button", { name: "Onderdelen" }).click()],
		["the page", () => page.getByRole("button", { name: "Over deze pagina" }).click()],
	];
	for (const [name, open] of states) {
		await open();
		await expect(panel(page)).toBeVisible();
		const bar = await expectUsable(page, name);
		expect.soft(bar.phone, `the bar of ${name}`).toBeLessThanOrEqual(64);
		expect.soft(bar.desk, `the bar of ${name}`).toBeLessThanOrEqual(64);
		await page.setViewportSize({ width: 360, height: 740 });
	}
});

test("where the browser keeps nothing for a site, it is edited all the same", async ({ page, workshop }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "sessionStorage", {
			get() {
				throw new DOMException("Access is denied for this document.", "SecurityError");
			},
		});
	});
	await edit(page, `${workshop.origin}/werkwijze`);
	await typeIn(page.locator("h1"));
	await page.keyboard.press("Control+End");
	await page.keyboard.type(" bij ons", { delay: 40 });
	await expect(told(page)).toHaveText("Bewaard");
	expect(workshop.changes("pages/werkwijze.yaml").at(-1)).toContain(" bij ons");
});

/** What a reference leads to, when that is drawn; in the page. */
function drawnIcon(use: SVGElement | HTMLElement): string | null {
	return (use as SVGUseElement).getBBox().width > 0 ? use.getAttribute("href") : null;
}

test("whoever clicks on a line with an address or a number in it gets that line, in whatever pieces the page shows it", async ({
	page,
	workshop,
}) => {
	const file = workshop.path("pages/gehoorbescherming/motor.yaml");
	const heading = "    title: Motordoppen naar de vorm van uw oor\n";
	const text = "    text: Bel {business.phone} of mail naar {business.email}, of stuur een e-mail vanaf de motor.\n";
	writeFileSync(file, readFileSync(file, "utf8").replace(heading, heading + text));
	await edit(page, `${workshop.origin}/gehoorbescherming/motor`);
	const line = page.locator("main p", { hasText: "vanaf de motor" });
	for (const words of ["vanaf de motor", "Bel"]) {
		await line
			.getByText(words)
			.first()
			.click({ position: { x: 4, y: 10 } });
		await expect(
			panel(page)
				.locator("[data-chosen]")
				.getByRole("textbox", { name: /^tekst/i }),
		).toBeVisible();
		await panel(page).getByRole("button", { name: "Sluiten" }).click();
	}
});
