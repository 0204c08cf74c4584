import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { edit, expectUsable, open, panel, told } from "./studio-workshop.ts";

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
	await keyboard.type("tweede mening");
	await expect(panel(page).getByRole("status")).toHaveText("Niets gevonden. Probeer een ander woord.");
	await box.fill("tijd uit te leggen");
	await expect(panel(page).getByRole("status")).not.toContainText("Niets");
	await box.fill("058-0000000");
	await panel(page).getByRole("button", { name: /^058 000 0000 Het bedrijf: telefoonnummer/ }).click();
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
	await keyboard.type("Een bericht versturen");
	await expectUsable(page, "what was found");
	await box.fill("onze werkwijze");
	await panel(page).getByRole("button", { name: /^Onze werkwijze.* \/werkwijze$/i }).first().click();
	await expect(page).toHaveURL(/\/werkwijze$/);
});

test("words are replaced everywhere but where no tick stands, as one edit, and translations are to be looked at", async ({
	page,
	workshop,
}) => {
	const files = ["pages/gehoorbescherming/werk.yaml", "pages/gehoorbescherming/stilte.yaml"];
	await edit(page, `${workshop.origin}/gehoorbescherming/werk`);
	await page.keyboard.press("/");
	await panel(page).getByRole("searchbox").fill("lawaai");
	await panel(page).getByRole("button", { name: "Overal vervangen…" }).click();
	const by = panel(page).getByRole("textbox", { name: "Vervangen door" });
	await by.fill("herrie");
	const ticks = panel(page).locator("li").getByRole("checkbox");
	await expect.poll(() => ticks.count()).toBeGreaterThan(0);
	await expectUsable(page, "what is to be replaced");
	const count = await ticks.count();
	const go = panel(page).getByRole("button", { name: /^Vervangen op/ });
	await expect(go).toHaveText(count === 1 ? "Vervangen op 1 plaats" : `Vervangen op ${count} plaatsen`);
	await go.click();
	await expect(told(page)).toContainText(/^Op \d+ plaats(en)? vervangen/);
	const changed = () => files.flatMap((file) => workshop.changes(file));
	expect(changed().some((line) => line.startsWith("+") && line.includes("herrie"))).toBe(true);
	await expect(panel(page)).toContainText("na te kijken");
	await page.getByRole("button", { name: /^Ongedaan maken: Overal vervangen: lawaai → herrie$/ }).click();
	await expect.poll(changed).toEqual([]);
	await expect(page.getByRole("button", { name: "Ongedaan maken", exact: true })).toBeVisible();
});

test("each setting is found by what people call it, and what many can be chosen from by its letters", async ({
	page,
	workshop,
}) => {
	await open(page, `${workshop.origin}/contact`);
	await page.getByRole("button", { name: "Instellingen" }).click();
	const topics = ["Bedrijf", "Openingstijden", "Menu", "Voet", "Mededeling", "Talen", "Formulieren", "Zoekmachines"];
	for (const topic of topics) {
		await panel(page).getByRole("button", { name: new RegExp(`^${topic}`) }).click();
		await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(topic);
		await expect(panel(page).locator(".field, fieldset").first()).toBeVisible();
		expect(await panel(page).innerText()).not.toMatch(/\.ya?ml|YAML|content\/|\b[a-z]+[A-Z]\w+/);
		if (topic === "Bedrijf" || topic === "Openingstijden") await expectUsable(page, topic);
		await panel(page).getByRole("button", { name: "Alle instellingen" }).click();
	}
	await panel(page).getByRole("button", { name: /^Bedrijf/ }).click();
	const kind = panel(page).getByRole("combobox", { name: "soort bedrijf" });
	await kind.fill("bakk");
	await expect(panel(page).getByRole("option")).toHaveText(["bakkerij"]);
	await expectUsable(page, "a choice by its letters");
	// Escape closes the list, and not the panel.
	await page.keyboard.press("Escape");
	await expect(panel(page).getByRole("option")).toHaveCount(0);
	await kind.fill("bakk");
	await page.keyboard.press("Enter");
	await expect.poll(() => workshop.changes("site.yaml")).toEqual(["-  kind: MedicalBusiness", "+  kind: Bakery"]);

	// What takes more along than itself says so first.
	await panel(page).getByRole("button", { name: "Alle instellingen" }).click();
	await panel(page).getByRole("button", { name: /^Talen/ }).click();
	await panel(page).getByRole("button", { name: "Verwijderen: العربية" }).click();
	const asks = page.getByRole("dialog", { name: "Dit verandert meer dan u hier ziet" });
	await expect(asks).toContainText(/in het Arabisch lezen: \d+ pagina’s gaan weg/);
	await asks.getByRole("button", { name: "Alles zo laten" }).click();
	await expect(asks).toHaveCount(0);
	await expect(panel(page).getByRole("button", { name: "Verwijderen: العربية" })).toBeVisible();
});
