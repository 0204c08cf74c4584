import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { today } from "#core/opening.ts";
import type { Hand } from "./hand.ts";

/** Something that an editor does. The file is long because it holds all twelve. */
export interface Task {
	readonly name: string;
	/** The page on which it begins. */
	readonly address: string;
	/** What was done and proposed before Studio was started. */
	readonly before?: Task;
	readonly go: (hand: Hand) => Promise<void>;
	/** What Studio says when it is done. */
	readonly said: string | RegExp;
	/** What becomes of each file of the content that changes: of its text, or of no text. */
	readonly files: Readonly<Record<string, (before: string) => string | RegExp>>;
}

interface Way {
	/** What the mouse clicks on. */
	readonly text: Locator;
	/** By what the keys find it in the list of sections. */
	readonly section: RegExp;
	/** What shows there and stands elsewhere. */
	readonly fact?: string;
}

/** Opens something of the page: by mouse where it stands, by keys from the list of sections. */
async function open(hand: Hand, { text, section, fact }: Way): Promise<void> {
	if (hand.by === "mouse") {
		await hand.press(hand.button("Bewerken", hand.toolbar));
		await hand.hears("Klik op een tekst");
		await hand.press(text);
		return;
	}
	await openSection(hand, section);
	if (fact === undefined) return;
	const facts = hand.panel.locator(".holders", { hasText: "Gegevens in dit onderdeel" });
	await facts.waitFor();
	if (!(await hand.button(fact).isVisible())) await hand.press(facts.locator("summary"));
	await hand.press(hand.button(fact));
}

async function openSection(hand: Hand, name: RegExp): Promise<void> {
	await hand.press(hand.button("Onderdelen", hand.toolbar));
	await hand.press(hand.button(name).first());
}

/** A JPEG, read as text. */
const photo = /^\ufffd{3}/;

/** Where a text with form is written. */
const textBox = (hand: Hand) => hand.panel.getByRole("textbox", { name: /^tekst/i }).first();

/** A change of one place of a text. */
const replaced = (from: string | RegExp, to: string) => (before: string) => before.replace(from, to);

const heading: Task = {
	name: "heading",
	address: "/over-ons",
	async go(hand) {
		const text = hand.page.locator("h1");
		await open(hand, { text, section: /^1\. / });
		const place = hand.by === "mouse" ? text : hand.field("titel");
		if (hand.by === "mouse") await hand.page.locator("h1[contenteditable]:focus").waitFor();
		await hand.fill(place, "Over onze praktijk");
	},
	said: "Bewaard",
	files: { "pages/over-ons.yaml": replaced("Maak kennis met onze praktijk", "Over onze praktijk") },
};

const article = {
	description: "In de winter worden oren snel koud. Lees wat u daaraan doet, ook met een hoortoestel.",
	summary: "Wat u doet tegen koude oren.",
	paragraphs: ["Koude wind doet pijn aan de oren.", "Draag een muts."],
	alt: "Een muts over de oren.",
};

const articleFile = () => `# yaml-language-server: $schema=../../../schemas/page.schema.json
title: Oren en de kou
description: ${article.description}
article:
  date: ${today("Europe/Amsterdam")}
  summary: ${article.summary}
  image:
    file: fotos/gevel.jpg
    alt: ${article.alt}
sections:
  - type: prose
    text: |
      ${article.paragraphs.join("\n\n      ")}
`;

/** The twelve tasks by which Studio is measured. */
export const tasks: readonly Task[] = [
	{
		name: "price",
		address: "/gehoorbescherming/muziek",
		async go(hand) {
			const text = hand.page.locator("main").getByText("€ 139", { exact: true }).first();
			await open(hand, { text, section: /^3\. /, fact: "Muziek Regular, op maat" });
			await hand.fill(hand.field("prijs"), "145");
		},
		said: "Bewaard",
		files: { "facts/products.yaml": replaced("price: 139", "price: 145") },
	},
	{
		name: "town",
		address: "/",
		async go(hand) {
			await hand.press(hand.button("Nieuw…", hand.toolbar));
			await hand.press(hand.button(/^een plaats aan huis/i));
			await hand.fill(hand.field("Naam?"), "Jorwert");
			await hand.press(hand.button("Verder"));
			await hand.fill(hand.field("Waar ligt het?"), "53.149, 5.711");
			await hand.press(hand.button("Maken"));
			await hand.field("naam").waitFor();
		},
		said: "Gemaakt",
		files: {
			"facts/towns.yaml": replaced(
				"longitude: 5.645\n",
				"longitude: 5.645\n    - name: Jorwert\n      latitude: 53.149\n      longitude: 5.711\n",
			),
		},
	},
	{
		name: "opening hours",
		address: "/locatie/leeuwarden",
		async go(hand) {
			const text = hand.page.locator("main tr", { hasText: "Zaterdag" }).getByText("Gesloten");
			await open(hand, { text, section: /^3\. /, fact: "Vestiging Leeuwarden" });
			const more = hand.panel.locator("summary", { hasText: "Meer van" });
			if (hand.by === "mouse") await hand.press(more);
			await hand.press(hand.button("Toevoegen: andere openingstijden"));
			const added = hand.panel.locator(".new");
			await hand.go(added.getByLabel("datum"));
			await hand.type("05052027");
			await hand.fill(added.getByLabel("reden"), "Bevrijdingsdag");
			await hand.press(hand.button("Toevoegen", added));
		},
		said: "toegevoegd",
		files: {
			"facts/branches.yaml": replaced(
				"    sunday: gesloten\n",
				"    sunday: gesloten\n  exceptions:\n    - from: 2027-05-05\n      reason: Bevrijdingsdag\n",
			),
		},
	},
	heading,
	{
		name: "paragraph with a link",
		address: "/second-opinion",
		async go(hand) {
			const text = hand.page.locator("main").getByText("Is uw toestel goed, dan zeggen we dat.");
			await open(hand, { text, section: /^4\. / });
			const box = textBox(hand);
			if (hand.by === "keys") await hand.go(box);
			else await hand.page.locator("main [role=textbox]:focus").waitFor();
			await hand.key("Control+End");
			await hand.type(" Vraag het ons");
			// What is selected within 50 ms of a letter, sooner than anybody can, ProseMirror takes for the browser's own doing.
			await hand.page.waitForTimeout(100);
			for (const _ of "ons") await hand.key("Shift+ArrowLeft");
			await hand.key("Control+K");
			await hand.fill(hand.studio.getByRole("textbox", { name: "Waar leidt de koppeling heen?" }), "/contact");
			await hand.key("Enter");
			await hand.page.locator("main a:visible", { hasText: /^ons$/ }).waitFor();
		},
		said: "Bewaard",
		files: {
			"pages/second-opinion.yaml": replaced(
				"dan zeggen we dat net zo goed.\n",
				"dan zeggen we dat net zo goed. Vraag het [ons](/contact)\n",
			),
		},
	},
	{
		name: "two sections swapped",
		address: "/over-ons",
		async go(hand) {
			await hand.press(hand.button("Onderdelen", hand.toolbar));
			if (hand.by === "mouse") return hand.press(hand.button(/^Omlaag: /).nth(1));
			await hand.go(hand.button(/^2\. /));
			await hand.key("Alt+ArrowDown");
		},
		said: "staat nu op plaats 3",
		files: { "pages/over-ons.yaml": (before) => swapped(before, 1) },
	},
	{
		name: "question added",
		address: "/gehoorbescherming/zwem",
		async go(hand) {
			await openSection(hand, /^3\. /);
			await hand.press(hand.button(/^Toevoegen: onderdelen$/i));
			const added = hand.panel.locator(".new");
			await hand.fill(added.getByRole("textbox").first(), "Drijven de doppen?");
			await hand.fill(added.getByRole("textbox").nth(1), "Ja, dat doen ze.");
			await hand.press(hand.button("Toevoegen", added));
		},
		said: "toegevoegd",
		files: {
			"pages/gehoorbescherming/zwem.yaml": replaced(
				"  - type: timeline\n",
				"      - title: Drijven de doppen?\n        text: Ja, dat doen ze.\n  - type: timeline\n",
			),
		},
	},
	{
		name: "picture replaced",
		address: "/second-opinion",
		async go(hand) {
			await open(hand, { text: hand.page.locator("main img").first(), section: /^1\. / });
			await place(hand, "De praktijk aan de gracht.");
		},
		said: "Het beeld staat er.",
		files: {
			"images/fotos/gevel.jpg": () => photo,
			"pages/second-opinion.yaml": replaced(
				"file: scenes/second-opinion.svg\n      alt: Tekening van een vrouw bij een wegwijzer met twee richtingen.",
				"file: fotos/gevel.jpg\n      alt: De praktijk aan de gracht.",
			),
		},
	},
	{
		name: "article with a photo",
		address: "/blogs",
		async go(hand) {
			await hand.press(hand.button("Nieuw…", hand.toolbar));
			await hand.press(hand.button(/^een artikel/i));
			await hand.fill(hand.field("Wat is de titel van het artikel?"), "Oren en de kou");
			await hand.fill(hand.field("Waar gaat het over, in één of twee zinnen?"), article.description);
			await hand.press(hand.button("Verder"));
			await hand.fill(hand.field("Wat staat er op de kaart in het overzicht?"), article.summary);
			await hand.press(hand.button("Maken"));
			await hand.page.locator("h1[contenteditable]:focus").waitFor();
			if (hand.by === "keys") for (const _ of ["text", "panel"]) await hand.key("Escape");
			await openSection(hand, /^1\. /);
			await hand.fill(textBox(hand), article.paragraphs.join("\n"));
			await hand.hears("Bewaard");
			if (hand.by === "keys") await hand.key("Escape");
			await hand.press(hand.button("Over deze pagina", hand.toolbar));
			await place(hand, article.alt);
		},
		said: "Het beeld staat er.",
		files: {
			"images/fotos/gevel.jpg": () => photo,
			"pages/blogs/oren-en-de-kou.yaml": articleFile,
		},
	},
	{
		name: "product removed",
		address: "/gehoorbescherming/muziek",
		async go(hand) {
			const text = hand.page.locator("main").getByText("€ 175", { exact: true }).first();
			await open(hand, { text, section: /^3\. /, fact: "Muziek Premium, op maat" });
			await hand.press(hand.button("Verwijderen: Muziek Premium, op maat"));
			await hand.press(hand.button("Verwijderen"));
		},
		said: "is weg",
		files: {
			"facts/products.yaml": replaced(/^muziek-premium:\n(?: .*\n)*\n/m, ""),
			"pages/gehoorbescherming/muziek.yaml": replaced("      - muziek-premium\n", ""),
		},
	},
	{
		name: "phone number",
		address: "/contact",
		async go(hand) {
			const text = hand.page.locator("main a[href^='tel:']").first();
			await open(hand, { text, section: /^2\. /, fact: "Het bedrijf" });
			await hand.fill(hand.field("telefoonnummer"), "058 212 34 56");
		},
		said: "Bewaard",
		files: { "facts/business.yaml": replaced("phone: 058 000 00 00", "phone: 058 212 34 56") },
	},
	{
		name: "yesterday undone",
		address: "/over-ons",
		before: heading,
		async go(hand) {
			await hand.press(hand.button(/^Ongedaan maken: /, hand.toolbar));
		},
		said: "Ongedaan gemaakt",
		files: { "pages/over-ons.yaml": replaced("Over onze praktijk", "Maak kennis met onze praktijk") },
	},
];

/** Chooses a photo of this computer, says what is on it, and places it. */
async function place(hand: Hand, description: string): Promise<void> {
	const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#c96" } })
		.jpeg()
		.toBuffer();
	const chooser = hand.page.waitForEvent("filechooser");
	await hand.press(hand.button("Foto toevoegen").first());
	await (await chooser).setFiles({ name: "gevel.jpg", mimeType: "image/jpeg", buffer });
	await hand.fill(hand.field("Wat is er te zien?"), description);
	await hand.press(hand.button("Neerzetten"));
}

/** A page with a section and the next one in each other's place. */
function swapped(page: string, index: number): string {
	const [head = "", ...sections] = page.split(/^(?= {2}- type: )/m);
	sections.splice(index, 2, sections[index + 1] ?? "", sections[index] ?? "");
	return [head, ...sections].join("");
}
