import type { Locator, Page } from "@playwright/test";
import {
	action,
	beginEditing,
	expect,
	expectKept,
	introduce,
	needsGitServer,
	openPublishing,
	test,
} from "./hosted-site.ts";
import { panel } from "./studio-workshop.ts";

needsGitServer();

/** Somebody with a mouse and a keyboard, whose clicks and keys are counted. */
class Hand {
	clicks = 0;
	keys = 0;
	readonly page: Page;

	constructor(page: Page) {
		this.page = page;
	}

	/** A button of Studio by its name, or anything else. */
	async click(target: Locator | string): Promise<void> {
		this.clicks++;
		const named = (name: string) => this.page.locator("site-studio").getByRole("button", { name, exact: true });
		await (typeof target === "string" ? named(target) : target).click();
	}

	async type(text: string): Promise<void> {
		this.keys += text.length;
		await this.page.keyboard.type(text);
	}

	async press(...keys: readonly string[]): Promise<void> {
		for (const key of keys) {
			this.keys++;
			await this.page.keyboard.press(key);
		}
	}
}

interface Task {
	/** What somebody wants. */
	readonly name: string;
	/** The page on which they begin. */
	readonly at: string;
	readonly do: (hand: Hand) => Promise<void>;
	/** Clicks from the first look at the page to what is online; keys are those of the texts, and few others. */
	readonly clicks: number;
	readonly keys: number;
	/** Lines that came online. */
	readonly online: readonly string[];
}

/** Opens a topic of the settings. */
const openSettings = async (hand: Hand, topic: RegExp) => {
	await hand.click("Instellingen");
	await hand.click(panel(hand.page).getByRole("button", { name: topic }));
};

const told = (page: Page) => page.locator("site-studio .told");

const tasks: readonly Task[] = [
	{
		name: "a price that begins somewhere",
		at: "/gehoorbescherming/slaap",
		do: async (hand) => {
			await hand.click(hand.page.locator("main").getByText("€ 45,50"));
			await expect(panel(hand.page).getByRole("textbox", { name: "prijs" })).toBeFocused();
			await hand.press("Control+A");
			await hand.type("vanaf 39");
			await expect(hand.page.locator("main")).toContainText("vanaf € 39");
		},
		clicks: 3,
		keys: 9,
		online: ['+price: "vanaf 39"'],
	},
	{
		name: "a price on request",
		at: "/gehoorbescherming/reis",
		do: async (hand) => {
			await hand.click(hand.page.locator("main").getByText("€ 75"));
			await expect(panel(hand.page).getByRole("textbox", { name: "prijs" })).toBeFocused();
			await hand.press("Control+A");
			await hand.type("op aanvraag");
			await expect(hand.page.locator("main")).toContainText("Prijs op aanvraag");
		},
		clicks: 3,
		keys: 12,
		online: ['+price: "op aanvraag"'],
	},
	{
		name: "a price for each size",
		at: "/gehoorbescherming/slaap",
		do: async (hand) => {
			await hand.click(hand.page.locator("main").getByText("€ 45,50"));
			await hand.click(panel(hand.page).locator("summary", { hasText: "Meer van" }));
			for (const [name, price] of [
				["Klein", "45,50"],
				["Groot", "52"],
			] as const) {
				await hand.click("Toevoegen: uitvoeringen");
				await hand.type(name);
				await hand.press("Tab");
				await hand.type(price);
				await hand.press("Enter");
				await expect(hand.page.locator("main")).toContainText(name);
			}
		},
		clicks: 6,
		keys: 21,
		online: ["+variants:", "+- name: Klein", "+price: 45.50", "+- name: Groot", "+price: 52"],
	},
	{
		name: "a PDF to download",
		at: "/over-ons",
		do: async (hand) => {
			const { page } = hand;
			await hand.click("Onderdelen");
			await hand.click(panel(page).getByRole("button", { name: "Onderdeel toevoegen", exact: true }));
			const gallery = page.locator("site-studio").getByRole("dialog", { name: "Onderdeel toevoegen" });
			await expect(gallery.getByRole("searchbox")).toBeFocused();
			await hand.type("pdf");
			await hand.click("Hier neerzetten: Downloads");
			await expect(page.locator("h2[contenteditable]")).toBeFocused();
			await hand.type("Om te bewaren");
			await hand.press("Tab");
			await expect(page.locator("main [contenteditable]", { hasText: "Hier komt nog een opschrift" })).toBeFocused();
			await hand.press("Control+A");
			await hand.type("Onze prijzen");
			await expectKept(page);
			await hand.click(panel(page).locator("summary", { hasText: "Meer van" }));
			const chooser = page.waitForEvent("filechooser");
			await hand.click("PDF toevoegen");
			const buffer = Buffer.from("%PDF-1.4\n%%EOF\n");
			await (await chooser).setFiles({ name: "Prijslijst 2027.pdf", mimeType: "application/pdf", buffer });
			await expect(panel(page).getByRole("combobox")).toHaveValue("/files/prijslijst-2027.pdf");
			await expectKept(page);
		},
		clicks: 7,
		keys: 30,
		online: [
			"+- type: downloads",
			"+title: Om te bewaren",
			"+items:",
			"+- file: /files/prijslijst-2027.pdf",
			"+label: Onze prijzen",
		],
	},
	{
		name: "a second telephone number and one more network",
		at: "/contact",
		do: async (hand) => {
			await openSettings(hand, /^Bedrijf/);
			await hand.click("Toevoegen: andere telefoonnummers");
			await hand.type("Spoed");
			await hand.press("Tab");
			await hand.type("06 12 34 56 78");
			await hand.press("Enter");
			await expect(told(hand.page)).toHaveText("Toegevoegd: andere telefoonnummers.");
			await hand.click("Toevoegen: sociale netwerken");
			await hand.type("Instagram");
			await hand.press("Tab");
			await hand.type("www.instagram.com/praktijk");
			await hand.press("Enter");
			await expect(told(hand.page)).toHaveText("Toegevoegd: sociale netwerken.");
		},
		clicks: 6,
		keys: 58,
		online: [
			"+- name: Instagram",
			"+url: https://www.instagram.com/praktijk",
			"+phones:",
			"+- label: Spoed",
			"+phone: 06 12 34 56 78",
		],
	},
	{
		name: "one more link in the footer",
		at: "/contact",
		do: async (hand) => {
			await openSettings(hand, /^Voet/);
			await hand.click("Toevoegen: kleine links");
			await hand.type("Over ons");
			await hand.press("Tab");
			await hand.type("over");
			await expect(panel(hand.page).getByRole("option", { name: /^Over ons/ })).toBeVisible();
			await hand.press("Enter", "Enter");
			await expect(hand.page.getByRole("contentinfo").getByRole("link", { name: "Over ons" }).last()).toBeVisible();
			await expect(told(hand.page)).toHaveText("Toegevoegd: kleine links.");
		},
		clicks: 5,
		keys: 15,
		online: ["+- label: Over ons", "+link: /over-ons"],
	},
	{
		name: "a message on every page, with its last day",
		at: "/over-ons",
		do: async (hand) => {
			await openSettings(hand, /^Mededeling/);
			await hand.click("Toevoegen: mededeling");
			await hand.type("In de kerstweek zijn wij gesloten.");
			await hand.press("Enter");
			await expect(hand.page.locator("body")).toContainText("In de kerstweek zijn wij gesloten.");
			const day = panel(hand.page).getByLabel("laatste dag");
			await hand.click(day);
			await day.fill("2099-12-31");
			await expectKept(hand.page);
		},
		clicks: 6,
		keys: 35,
		online: ["+message:", "+text: In de kerstweek zijn wij gesloten.", "+until: 2099-12-31"],
	},
	{
		name: "a calendar for appointments, and the sign on the front page turned",
		at: "/afspraak-maken",
		do: async (hand) => {
			await openSettings(hand, /^Formulieren/);
			const open = panel(hand.page).getByLabel("open voor afspraken");
			await hand.click(open);
			await open.selectOption("nee");
			await expectKept(hand.page);
			await hand.click("Toevoegen: afsprakenkalender");
			await hand.type("Agenda");
			await hand.press("Tab");
			await hand.type("https://praktijk.mijnagenda.nl");
			await hand.press("Enter");
			await expect(told(hand.page)).toHaveText("Toegevoegd: afsprakenkalender.");
		},
		clicks: 6,
		keys: 38,
		online: ["+openForAppointments: nee", "+booking:", "+provider: Agenda", "+url: https://praktijk.mijnagenda.nl"],
	},
	{
		name: "one more question in a form, for which nobody thinks of a key",
		at: "/contact",
		do: async (hand) => {
			const { page } = hand;
			await openSettings(hand, /^Formulieren/);
			await hand.click(panel(page).getByRole("button", { name: /^Verstuur bericht/ }));
			await hand.click("Toevoegen: velden");
			const fresh = panel(page).locator(".new");
			await expect(fresh.getByRole("textbox")).toHaveCount(1);
			await hand.type("Message");
			await fresh.getByRole("combobox", { name: "soort invoer" }).selectOption("text");
			await fresh.getByRole("combobox", { name: "verplicht" }).selectOption("nee");
			await hand.click(fresh.getByRole("button", { name: "Toevoegen" }));
			await expect(told(page)).toHaveText("Toegevoegd: velden.");
		},
		clicks: 7,
		keys: 7,
		// Another question has the plain name.
		online: ["+- name: message-2", "+label: Message", "+kind: text", "+required: nee"],
	},
	{
		name: "a question for an e-mail address, which nobody gives a key, in a form that asked for a phone number only",
		at: "/contact",
		do: async (hand) => {
			const { page } = hand;
			await openSettings(hand, /^Formulieren/);
			await hand.click(panel(page).getByRole("button", { name: /^Aanvraag voor een afspraak/ }));
			await hand.click("Verwijderen: E-mailadres");
			await expect(told(page)).toHaveText("E-mailadres is weg. U kunt dat ongedaan maken.");
			const summary = page.locator("summary", { hasText: /^Telefoonnummer$/ });
			await hand.click(summary);
			const phone = panel(page).locator("details[open]", { has: summary });
			await expect(phone.getByRole("textbox", { name: "opschrift" })).toHaveValue("Telefoonnummer");
			await expect(phone.getByRole("textbox", { name: "naam", exact: true })).toHaveCount(0);
			const other = phone.getByRole("combobox", { name: "bij veld" });
			await expect(other.locator("option:checked")).toHaveText("Hoe wilt u antwoord krijgen?");
			await expect(phone.getByRole("combobox", { name: "bij waarde" }).locator("option")).toHaveText([
				"Per e-mail",
				"Per telefoon",
			]);
			await hand.click("Toevoegen: velden");
			const fresh = panel(page).locator(".new");
			await hand.type("Uw adres voor post");
			await fresh.getByRole("combobox", { name: "soort invoer" }).selectOption("email");
			await fresh.getByRole("combobox", { name: "verplicht" }).selectOption("ja");
			await hand.click(fresh.getByRole("button", { name: "Toevoegen" }));
			await expect(told(page)).toHaveText("Toegevoegd: velden.");
		},
		clicks: 9,
		keys: 18,
		online: ["+- name: email", "+label: Uw adres voor post", "+kind: email", "+required: ja"],
	},
];

for (const { name, at, do: act, clicks, keys, online } of tasks) {
	test(`by mouse, from opening to online: ${name}`, async ({ page, hosted }) => {
		await page.goto(hosted.origin + at);
		await introduce(page, "Zoë de Vries");
		await beginEditing(page);
		const hand = new Hand(page);
		await act(hand);
		await hand.click(action(page, /^Zet online/));
		await openPublishing(page);
		await expect(panel(page)).not.toContainText("Even kijken of anderen");
		const button = panel(page).getByRole("button", { name: "Zet online" });
		await expect(button).toHaveAttribute("aria-disabled", "false");
		await hand.click(button);
		await expect(panel(page).locator(".answer")).toHaveText(/^Verstuurd/);
		expect(hosted.lastChange().filter((line) => line.startsWith("+"))).toEqual(expect.arrayContaining([...online]));
		expect({ clicks: hand.clicks, keys: hand.keys }).toEqual({ clicks, keys });
	});
}
