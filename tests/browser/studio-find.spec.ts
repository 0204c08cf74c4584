import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { edit, expectUsable, holdBackCalls, open, panel, told } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

test("a stroke finds a word anywhere, and leads to it: on another page, in a fact, in the words of the builder", async ({
	page,
	workshop,
}) => {
	const { keyboard } = page;
	await edit(page, `${workshop.origin}/contact`);
	await keyboard.press("/");
	const box = panel(page).getByRole("searchbox", { name: "Wat zoekt u?" });
	await expect(box).toBeFocused();
	await keyboard.type("zwembroek");
	await expect(panel(page).getByRole("status")).toHaveText("Niets gevonden. Probeer een ander woord.");
	await box.fill("058-0000000");
	await panel(page)
		.getByRole("button", { name: /^058 000 0000 Het bedrijf: telefoonnummer/ })
		.click();
	await expect(panel(page).getByRole("textbox", { name: "telefoonnummer", exact: true })).toHaveValue(/058/);

	// A word that no page of this site shows today.
	await page.getByRole("button", { name: "Zoeken" }).click();
	// What was looked for last is still there, to type over.
	await expect(box).toHaveValue("058-0000000");
	await keyboard.type("Lees meer");
	await panel(page).getByRole("button", { name: "Lees meer Rond elke pagina" }).click();
	await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText("Woord van de site");

	// A text of another page is opened there, ready to be typed in.
	await page.getByRole("button", { name: "Zoeken" }).click();
	await expect(box).toBeFocused();
	await keyboard.type("niet in een keer");
	const found = panel(page).getByRole("button", { name: /^Een hoortoestel koopt u niet in één keer\..*stappen$/ });
	await expect(found).toBeVisible();
	await expectUsable(page, "what was found");
	await found.click();
	await expect(page).toHaveURL(/\/werkwijze$/);
	await expect(page.locator("main [contenteditable]")).toHaveText("Een hoortoestel koopt u niet in één keer.");

	// What lies in a fold is unfolded.
	await page.getByRole("button", { name: "Zoeken" }).click();
	await expect(box).toBeFocused();
	await keyboard.type("plaatst geen cookies");
	await panel(page).getByRole("button", { name: "Deze site plaatst geen cookies. Contact", exact: true }).click();
	await expect(page).toHaveURL(/\/contact$/);
	await expect(page.locator("main details[open] .ProseMirror")).toBeFocused();
});

test("what only whoever has the files changes is found, and says so", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/gehoorbescherming/zwem`);
	await page.keyboard.press("/");
	await page.keyboard.type("wordt vergoed");
	const found = panel(page)
		.getByRole("listitem")
		.filter({ hasText: /^Wordt vergoedAlleen wie de site bijhoudt/ });
	await expect(found).toHaveText("Wordt vergoedAlleen wie de site bijhoudt kan dit veranderen.");
	await expect(found.getByRole("button")).toHaveCount(0);
	// Its translation is one as any other.
	await panel(page)
		.getByRole("button", { name: /^Wordt vergoed.*English/ })
		.click();
	await expect(panel(page).getByRole("textbox").first()).toBeVisible();
});

test("words are replaced everywhere but where no tick stands, as one edit, and translations are to be looked at", async ({
	page,
	workshop,
}) => {
	const fileOf = (name: string) => `pages/gehoorbescherming/${name}.yaml`;
	await edit(page, `${workshop.origin}/gehoorbescherming/werk`);
	await page.keyboard.press("/");
	await panel(page).getByRole("searchbox").fill("aanmeten van doppen");
	await panel(page).getByRole("button", { name: "Overal vervangen…" }).click();
	await panel(page).getByRole("textbox", { name: "Vervangen door" }).fill("maken van doppen");
	const rows = panel(page).locator("li:has(input[type=checkbox])");
	await expect(rows.filter({ hasText: "maken van doppen" }).first()).toBeVisible();
	await expectUsable(page, "what is to be replaced");
	const count = await rows.count();
	const left = rows.filter({ hasText: "Stiltedoppen" });
	const others = await left.count();
	for (let at = 0; at < others; at++) await left.nth(at).getByRole("checkbox").uncheck();
	await panel(page)
		.getByRole("button", { name: `Vervangen op ${count - others} plaatsen` })
		.click();
	await expect(told(page)).toContainText(`Op ${count - others} plaatsen vervangen`);
	expect(workshop.changes(fileOf("werk"))).toEqual([
		expect.stringMatching(/^-description: .*aanmeten van doppen/),
		expect.stringMatching(/^\+description: .*maken van doppen/),
	]);
	expect(workshop.changes(fileOf("stilte"))).toEqual([]);
	await expect(panel(page)).toContainText("na te kijken");
	await page.getByRole("button", { name: /^Ongedaan maken: Overal vervangen/ }).click();
	await expect.poll(() => workshop.changes(fileOf("werk"))).toEqual([]);
	await expect(page.getByRole("button", { name: "Ongedaan maken", exact: true })).toBeVisible();
});

test("whoever replaces at once after the last letter replaces by all of them, and once", async ({ page, workshop }) => {
	const file = "pages/gehoorbescherming/werk.yaml";
	const { keyboard } = page;
	await page.addInitScript(holdBackCalls, { name: "toReplace", isHeld: false });
	await edit(page, `${workshop.origin}/gehoorbescherming/werk`);
	await keyboard.press("/");
	const searched = panel(page).getByRole("searchbox");
	await searched.fill("aanmeten van doppen");
	await panel(page).getByRole("button", { name: "Overal vervangen…" }).click();
	const by = panel(page).getByRole("textbox", { name: "Vervangen door" });
	await expect(by).toBeFocused();
	await panel(page).getByRole("button", { name: "Terug naar wat er gevonden is" }).click();
	await expect(searched).toBeFocused();
	await panel(page).getByRole("button", { name: "Overal vervangen…" }).click();
	await keyboard.type("maken van");
	const rows = panel(page).locator("li:has(input[type=checkbox])");
	await expect(rows.filter({ hasText: "maken van" }).first()).toBeVisible();
	await page.evaluate(() => dispatchEvent(new Event("hold calls")));
	await keyboard.type(" doppen");
	for (const _ of ["once", "twice"]) await keyboard.press("Enter");
	await page.evaluate(() => dispatchEvent(new Event("let calls go")));
	await expect(told(page)).toContainText(/Op \d+ plaatsen vervangen/);
	expect(workshop.changes(file)).toEqual([
		expect.stringMatching(/^-description: .*aanmeten van doppen/),
		expect.stringMatching(/^\+description: .*maken van doppen/),
	]);
	await expect(panel(page).getByRole("alert")).toHaveCount(0);
	await page.getByRole("button", { name: /^Ongedaan maken: Overal vervangen/ }).click();
	await expect.poll(() => workshop.changes(file)).toEqual([]);
});

test("each setting is found by what people call it, and what many can be chosen from by its letters", async ({
	page,
	workshop,
}) => {
	await open(page, `${workshop.origin}/contact`);
	await page.getByRole("button", { name: "Instellingen" }).click();
	const topics = [
		"Bedrijf",
		"Openingstijden",
		"Uiterlijk",
		"Menu",
		"Voet",
		"Mededeling",
		"Talen",
		"Formulieren",
		"Zoekmachines",
	];
	for (const topic of topics) {
		await panel(page)
			.getByRole("button", { name: new RegExp(`^${topic}`) })
			.click();
		await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(topic);
		await expect(panel(page).locator(".field, fieldset").first()).toBeVisible();
		expect(await panel(page).innerText()).not.toMatch(/\.ya?ml|YAML|content\/|\b[a-z]+[A-Z]\w+/);
		if (topic === "Bedrijf" || topic === "Openingstijden") await expectUsable(page, topic);
		await panel(page).getByRole("button", { name: "Alle instellingen" }).click();
	}
	await panel(page)
		.getByRole("button", { name: /^Bedrijf/ })
		.click();
	const kind = panel(page).getByRole("combobox", { name: "soort bedrijf" });
	await kind.fill("bakk");
	const options = panel(page).getByRole("listbox").getByRole("option");
	await expect(options).toHaveText(["bakkerij"]);
	await expectUsable(page, "a choice by its letters");
	// Escape closes the list, and not the panel.
	await page.keyboard.press("Escape");
	await expect(options).toHaveCount(0);
	await kind.fill("bakk");
	await page.keyboard.press("Enter");
	await expect.poll(() => workshop.changes("site.yaml")).toEqual(["-  kind: MedicalBusiness", "+  kind: Bakery"]);

	// What takes more along than itself says so first.
	await panel(page).getByRole("button", { name: "Alle instellingen" }).click();
	await panel(page)
		.getByRole("button", { name: /^Talen/ })
		.click();
	await panel(page).getByRole("button", { name: "Verwijderen: Arabisch" }).click();
	const asks = page.getByRole("dialog", { name: "Dit verandert meer dan u hier ziet" });
	await expect(asks).toContainText(/in het Arabisch lezen: \d+ pagina’s gaan weg/);
	await asks.getByRole("button", { name: "Alles zo laten" }).click();
	await expect(asks).toHaveCount(0);
	await expect(panel(page).getByRole("button", { name: "Verwijderen: Arabisch" })).toBeVisible();
});

test("how a search engine and a message show a page is seen before it goes, in each language, with where its links arrive", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/over-ons`);
	await page.getByRole("button", { name: "Over deze pagina" }).click();
	await panel(page).getByRole("button", { name: "Hoe anderen deze pagina laten zien" }).click();
	const inSearch = panel(page).getByRole("region", { name: "In een zoekmachine" });
	await expect(inSearch).toContainText("www.praktijk-voorbeeld.example › over-ons");
	await expect(inSearch).toContainText(await page.title());
	await expect(panel(page).getByRole("region", { name: "In WhatsApp" }).locator(".share")).toBeVisible();
	await panel(page)
		.locator("summary", { hasText: /links?$/ })
		.click();
	await expect(panel(page)).toContainText("Elke link binnen de site komt aan.");
	await expectUsable(page, "how others show it");

	await inSearch.getByRole("button", { name: "Titel veranderen" }).click();
	const title = panel(page).getByRole("textbox", { name: "titel", exact: true });
	await expect(title).toBeFocused();
	await title.fill("Wie wij zijn, wat wij doen, en waarom u bij ons goed terechtkunt");
	await expect(told(page)).toHaveText("Bewaard");
	await panel(page).getByRole("button", { name: "Hoe anderen deze pagina laten zien" }).click();
	await expect(inSearch).toContainText("De titel is te lang, en wordt afgesneden na");

	await open(page, `${workshop.origin}/ar/over-ons`);
	await page.getByRole("button", { name: "Over deze pagina" }).click();
	await panel(page).getByRole("button", { name: "Hoe anderen deze pagina laten zien" }).click();
	await expect(inSearch).toContainText("www.praktijk-voorbeeld.example › ar › over-ons");
});
