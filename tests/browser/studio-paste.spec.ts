import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { test } from "./fixtures.ts";
import { projectFolder } from "./project.ts";
import { edit, expectUsable, panel, studioFindings, type Workshop } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

const tax = "pages/belasting-teruggave.yaml";

const clipboard = (name: string) => readFileSync(join(projectFolder, "tests/browser/clipboards", name), "utf8");

/** The text in which somebody types in the page. */
function text(page: Page) {
	return page.locator("main").getByRole("textbox", { name: /^tekst/i });
}

/** The text of the second section as its file has it. */
function written(workshop: Workshop): string {
	return parse(readFileSync(workshop.path(tax), "utf8")).sections[1].text.trim();
}

async function paste(page: Page, given: Readonly<Record<string, string>>): Promise<void> {
	await text(page).evaluate((host, given) => {
		const clipboardData = new DataTransfer();
		for (const [type, words] of Object.entries(given)) clipboardData.setData(type, words);
		host.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	}, given);
}

test("a text copied with its facts is what its reader reads elsewhere, and in Studio the facts stay", async ({
	page,
	context,
	workshop,
}) => {
	const file = "pages/aanbod.yaml";
	const { keyboard } = page;
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const main = page.locator("main");
	const typed = main.locator("[contenteditable]:not([data-fact])");
	const copyAll = async () => {
		await keyboard.press("Control+A");
		await keyboard.press("Control+C");
		return page.evaluate(async () => {
			const [item] = await navigator.clipboard.read();
			const read = async (type: string) => (await item?.getType(type))?.text() ?? "";
			return [
				await read("text/plain"),
				(await read("text/html"))
					.replace(/<[^>]*>/g, "")
					.replaceAll("&nbsp;", " ")
					.trim(),
			];
		});
	};
	const paste = async (caret: string) => {
		await keyboard.press(caret);
		await keyboard.press("Control+V");
	};
	const inPanel = async () => {
		await keyboard.press("F6");
		const field = panel(page).locator("[data-chosen]").getByRole("textbox").first();
		await expect(field).toBeFocused();
	};
	await edit(page, `${workshop.origin}/aanbod`);
	await main.getByText("is aftrekbaar").click();
	await expect(typed).toContainText("Een deel van €");
	const [plain, html] = await copyAll();
	expect(plain).toMatch(/^Belasting\n\nEen deel van €\s\d+ is aftrekbaar\.$/);
	expect(html).toMatch(/^BelastingEen deel van €\s\d+ is aftrekbaar\.$/);

	// Out of a line of the panel, into one that has no facts yet.
	const named = main.locator("h2").last();
	const name = await named.innerText();
	await named.click();
	await expect(typed.locator("[data-fact]")).toHaveText(name);
	await inPanel();
	expect(await copyAll()).toEqual([name, name]);
	await main.locator("h1").click();
	await expect(typed).toHaveText("Wat wij in huis hebben");
	await inPanel();
	await paste("Control+End");
	await expect.poll(() => workshop.changes(file)).toContain("+    title: Wat wij in huis hebben{business.name}");
	await expect(main.locator("h1")).toHaveText(`Wat wij in huis hebben${name}`);

	// Out of a line of the page, into another, and into a text with form.
	await named.click();
	await expect(typed.locator("[data-fact]")).toHaveText(name);
	expect(await copyAll()).toEqual([name, name]);
	await main.locator("h2", { hasText: /^Doppen$/ }).click();
	await expect(typed).toHaveText("Doppen");
	await paste("End");
	await expect(typed.locator("[data-fact]")).toHaveText(name);
	await keyboard.type("!");
	await expect.poll(() => workshop.changes(file)).toContain("+    title: Doppen{business.name}!");
	await main.getByText("is aftrekbaar").click();
	await expect(typed).toContainText("Een deel van €");
	await paste("Control+End");
	await expect
		.poll(() => workshop.changes(file))
		.toContain("+      Een deel van {products.muziek-regular.price} is aftrekbaar.{business.name}");
});

/** What each comes to, and what is said of what does not come along. */
const pasted: Readonly<Record<string, readonly [text: string, ...said: readonly RegExp[]]>> = {
	"word.html": [
		`## Onze hoortest

De test duurt **een halfuur** en is *gratis*. Lees [meer hierover](https://www.example.org/hoortest), of op de oude site.

### Wat neemt u mee?

- Uw verzekeringspas
  - of een foto ervan
- Uw **oude** toestel

Zo gaat het:

1. U belt
2. U komt langs

| Onderdeel | Prijs |
| --- | --- |
| Test op afspraak | € 0 |
| Dop \\| op maat |  |`,
		/^Niet meegekomen: 1 beeld /,
		/1 link zonder https/,
		/1 opmerking\./,
	],
	"word-online.html": [
		`## Openingstijden

- Maandag
  - **Alleen** op afspraak
- Dinsdag`,
	],
	"outlook.html": [
		`Beste Anna,

Zie [onze tarieven](https://www.example.org/tarieven) of mail [info@example.org](mailto:info@example.org).\\
Bel gerust!

- Eerste punt
- Tweede punt
- Met de hand getypt
- En nog een

Praktijk Voorbeeld`,
	],
	"google-docs.html": [
		`## Over de dop

De dop is **op maat** *en zacht*: [lees verder](https://www.example.org/dop)

- Past in elk oor
  - ook in kleine
- Wordt schoon met water

| Maat | Prijs |
| --- | --- |
| **Klein** | € 75 |`,
		/^Niet meegekomen: 1 beeld /,
	],
	"libreoffice.html": [
		`## Slapen met geluid

Een **zachte** ruis, *of regen*. Kijk bij [slaap](https://www.example.org/slaap).

1. Zet het zacht
2. Leg het **naast** u
   - of onder uw kussen

### Wat u nodig hebt

- Een telefoon
- Een kussen

Of, als het anders moet:

- een radio
- een waaier

| Geluid | Sterkte |
| --- | --- |
| Regen | 40 dB |
| **Ruis** | 35 dB |`,
		/^Er kwam 1 beeld mee\./,
	],
	"libreoffice-calc.html": [
		`| Product | Prijs | Per |
| --- | --- | --- |
| Dop op maat | 145 | paar |
| Stiltedop | 139 |  |
| Set; twee stuks | 1250 | set |`,
	],
	"web-page.html": [
		`[Home](https://www.example.org/)

## Wat is gehoorschade?

Door hard geluid kan het gehoor **blijvend** slechter worden.[1] Zie deze bron.

Rust is het beste.

Doorsnede van het oor

regel een\\
regel twee`,
		/1 film of ingesloten venster, 1 link zonder https/,
	],
	"chatgpt.html": [
		`## Tips voor thuis 🎧

Met **een paar regels** blijft geluid prettig:

- **Zacht**: niet harder dan \`60%\`
- Kort: na een uur even stil

### Hoe hard is hard?

| Geluid | Sterkte |
| --- | --- |
| Fluisteren | 30 dB |`,
	],
	"chatgpt.txt": [
		`### Tips voor thuis

Met **een paar regels** blijft geluid prettig:

- **Zacht**: niet harder dan 60%
- Kort: na een uur even stil

| Geluid | Sterkte |
| --- | --- |
| Fluisteren | 30 dB |`,
	],
	"excel.html": [
		`| Behandeling | Duur | Prijs |
| --- | --- | --- |
| Hoortest | 30 | € 45,00 |
| Afdruk van het oor |  | € 1.250,00 |`,
	],
	"excel.txt": [
		`| Behandeling | Duur | Prijs |
| --- | --- | --- |
| Hoortest | 30 | € 45,00 |
| Afdruk van het oor |  | € 1.250,00 |`,
	],
};

test("whatever is pasted keeps its form, what is left out is said, and one undo brings back what it replaced", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	const before = written(workshop);
	await page.locator("main p", { hasText: "Regels kunnen veranderen" }).click();
	await expect(text(page)).toBeFocused();
	const notice = page.locator("site-studio .bar").getByRole("status");
	for (const [name, [expected, ...said]] of Object.entries(pasted)) {
		await page.keyboard.press("Control+a");
		await paste(page, { [name.endsWith(".txt") ? "text/plain" : "text/html"]: clipboard(name) });
		await expect.poll(() => written(workshop), name).toBe(expected);
		if (said.length === 0) await expect(notice, name).toHaveCount(0);
		for (const part of said) await expect(notice.locator("p").first(), name).toHaveText(part);
		await page.keyboard.press("Control+z");
		await expect.poll(() => written(workshop), name).toBe(before);
		await expect(notice).toHaveCount(0);
	}
	expect(workshop.changes(tax)).toEqual([]);
});

test("a table is typed through with Tab, gets rows and columns, and takes cells of a spreadsheet", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	await page.locator("main td", { hasText: "Prijs van het hoortoestel" }).click();
	await expect(text(page)).toBeFocused();
	const now = () =>
		written(workshop)
			.split("\n")
			.filter((line) => line.startsWith("|"));
	const [head, rule, price, refund] = now();
	await page.keyboard.press("Tab");
	await page.keyboard.type("€ 3.500");
	await expect.poll(now).toEqual([head, rule, price?.replace("€ 4.000", "€ 3.500"), refund]);
	for (const _ of ["Af", "€ 900", "a row more"]) await page.keyboard.press("Tab");
	await page.keyboard.type("Blijft over");
	await page.keyboard.press("Tab");
	await page.keyboard.type("€ 2.600");
	await expect.poll(() => now().at(-1)).toBe("| Blijft over | € 2.600 |");
	await paste(page, { "text/plain": "€ 2.600\t70%\n€ 1\t2%\n" });
	await expect
		.poll(now)
		.toEqual([
			"| Onderdeel | Bedrag |  |",
			"| --- | ---: | --- |",
			"| Prijs van het hoortoestel | € 3.500 |  |",
			"| Af: vergoeding van de verzekeraar | € 900 |  |",
			"| Blijft over | € 2.600 | 70% |",
			"|  | € 1 | 2% |",
		]);
	const bar = page.locator("site-studio").getByRole("toolbar", { name: "Vorm van de tekst" });
	await bar.getByRole("button", { name: "Rij weg" }).click();
	await bar.getByRole("button", { name: "Kolom weg" }).click();
	const typed = [head, rule, price?.replace("€ 4.000", "€ 3.500"), refund, "| Blijft over | € 2.600 |"];
	await expect.poll(now).toEqual(typed);
	// The same by keys.
	await page.keyboard.press("Control+Enter");
	await page.keyboard.type("Nog iets");
	await expect.poll(() => now().length).toBe(typed.length + 1);
	await page.keyboard.press("Control+Shift+Backspace");
	await expect.poll(now).toEqual(typed);
	await page.keyboard.press("Control+Shift+Enter");
	await page.keyboard.type("Nog iets");
	await expect.poll(() => now().filter((line) => line.includes("Nog iets")).length).toBe(1);
	await page.keyboard.press("Alt+Shift+Backspace");
	await expect.poll(now).toEqual(typed);
	expect(await studioFindings(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: /^Ongedaan maken: / }).click();
	await expect.poll(() => workshop.changes(tax)).toEqual([]);
});

test("whoever is done with a table goes on below it, and no row stays in which nothing stands", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	await page.locator("main p", { hasText: "Valt uw toestel helemaal" }).click();
	await expect(text(page)).toBeFocused();
	const before = written(workshop);
	await page.keyboard.press("Control+End");
	await page.keyboard.press("Enter");
	await paste(page, { "text/plain": "Dop\tPrijs\nZwemdop\t€ 90\n" });
	const table = "| Dop | Prijs |\n| --- | --- |\n| Zwemdop | € 90 |";
	await expect.poll(() => written(workshop)).toBe(`${before}\n\n${table}`);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.type("Vraag ernaar.");
	await expect.poll(() => written(workshop)).toBe(`${before}\n\n${table}\n\nVraag ernaar.`);
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("End");
	for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
	await page.keyboard.type("Ook op zaterdag.");
	await expect.poll(() => written(workshop)).toBe(`${before}\n\n${table}\n\nOok op zaterdag.\n\nVraag ernaar.`);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: /^Ongedaan maken: / }).click();
	await expect.poll(() => workshop.changes(tax)).toEqual([]);
});

test("what a program says of a picture is proposed as its description; by keys a table gets a row and a column", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	await page.locator("main td", { hasText: "Prijs van het hoortoestel" }).click();
	await expect(text(page)).toBeFocused();
	await page.keyboard.press("Control+Shift+Enter");
	await page.keyboard.type("met bon");
	await page.keyboard.press("Control+Enter");
	await page.keyboard.type("zonder");
	const table =
		/^\| Onderdeel \| {2}\| Bedrag \|\n.*\n\| Prijs van het hoortoestel \| met bon \|.*\n\| {2}\| zonder \| {2}\|$/m;
	await expect.poll(() => written(workshop)).toMatch(table);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: /^Ongedaan maken: / }).click();
	await expect.poll(() => workshop.changes(tax)).toEqual([]);

	const drawn = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#963" } })
		.png()
		.toBuffer();
	const picture = (alt: string) => `<img src="data:image/png;base64,${drawn.toString("base64")}" alt="${alt}">`;
	await page.locator("main p", { hasText: "Valt uw toestel helemaal" }).click();
	await expect(text(page)).toBeFocused();
	await paste(page, { "text/html": `<p>Kijk: ${picture("Een open deur.")} ${picture("IMG_2034.png")}</p>` });
	await page.locator("site-studio").getByRole("button", { name: "Beelden neerzetten" }).click();
	const descriptions = panel(page).getByRole("textbox", { name: "Wat is er te zien?" });
	await expect(descriptions.first()).toHaveValue("Een open deur.");
	await expect(descriptions.last()).toHaveValue("");
});

test("prices are typed one below another, and a column of a spreadsheet is pasted and taken back at once", async ({
	page,
	workshop,
}) => {
	const file = "facts/products.yaml";
	const prices = () =>
		[...readFileSync(workshop.path(file), "utf8").matchAll(/^ {2}price: "?([^"\n]+)/gm)].map(([, price]) => price);
	const first = prices();
	await edit(page, `${workshop.origin}/aanbod`);
	await page.locator("main").getByText("€ 100").first().click();
	await panel(page).getByRole("button", { name: "Alles van deze soort als tabel" }).click();
	await expectUsable(page, "the table");
	const cells = panel(page).getByRole("textbox", { name: /^prijs: /i });
	await cells.first().focus();
	for (const typed of ["101,5", "€ 76", "1,250"]) {
		await page.keyboard.press("Control+a");
		await page.keyboard.type(typed);
		await page.keyboard.press("Enter");
	}
	await expect.poll(prices).toEqual(["101.50", "76", ...first.slice(2)]);
	await expect(panel(page).getByRole("alert")).toContainText("Nog niet bewaard");
	await panel(page).getByRole("button", { name: "Maak ervan: 1250" }).click();
	await expect.poll(prices).toEqual(["101.50", "76", "1250", ...first.slice(3)]);
	const typed = prices();
	await cells.first().focus();
	await cells.first().evaluate((cell) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", "€ 110,00\r\n€ 80\r\n");
		cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	});
	await expect.poll(prices).toEqual(["110.00", "80", ...typed.slice(2)]);
	await expect(cells.first()).toHaveValue("110,00");
	await page.getByRole("button", { name: /^Ongedaan maken: Geplakt: 2/ }).click();
	await expect.poll(prices).toEqual(typed);
});

test("a list of a section is typed through as a table, and rows of a spreadsheet come behind it", async ({
	page,
	workshop,
}) => {
	const file = "pages/werkwijze.yaml";
	const steps = () => parse(readFileSync(workshop.path(file), "utf8")).sections[1].items;
	const [first, second, third] = steps();
	await edit(page, `${workshop.origin}/werkwijze`);
	await page.locator("main").getByRole("heading", { name: "De drie stappen" }).click();
	await panel(page).getByText("Meer van: ").click();
	await panel(page).getByRole("button", { name: "Als tabel", exact: true }).click();
	await expectUsable(page, "the items of a list");
	const cell = (name: string) => panel(page).getByRole("textbox", { name, exact: true });
	// First letters lead to a cell, which shows it; Enter goes into it, and from there to the one below.
	await panel(page).getByRole("heading", { level: 2 }).focus();
	await page.keyboard.type("titel: 1");
	await expect(panel(page).locator("td:has(> label:focus)")).not.toHaveCSS("outline-style", "none");
	await page.keyboard.press("Enter");
	await expect(cell("titel: 1")).toBeFocused();
	for (const typed of ["Kennismaken", "Meten"]) {
		await page.keyboard.press("Control+a");
		await page.keyboard.type(typed);
		await page.keyboard.press("Enter");
	}
	await expect(cell("titel: 3")).toBeFocused();
	const typed = [{ ...first, title: "Kennismaken" }, { ...second, title: "Meten" }, third];
	await expect.poll(steps).toEqual(typed);
	await cell("titel: 3").evaluate((cell) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", "Proberen\tU draagt het thuis.\r\nNazorg\tWe zien u elk jaar.\r\n");
		cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	});
	const pasted = [
		...typed.slice(0, 2),
		{ title: "Proberen", text: "U draagt het thuis." },
		{ title: "Nazorg", text: "We zien u elk jaar." },
	];
	await expect.poll(steps).toEqual(pasted);
	await expect(cell("titel: 4")).toHaveValue("Nazorg");
	await panel(page).getByRole("button", { name: "Omhoog: Nazorg" }).click();
	await expect(cell("titel: 3")).toHaveValue("Nazorg");
	for (const _ of ["the row that was moved", "what was pasted"])
		await page.getByRole("button", { name: /^Ongedaan maken: / }).click();
	await expect.poll(steps).toEqual(typed);
});
