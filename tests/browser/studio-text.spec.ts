import { expect as expectSoon, type Locator, type Page } from "@playwright/test";
import { axeFindings } from "./audit/axe.ts";
import { test } from "./fixtures.ts";
import { edit, panel, told } from "./studio-workshop.ts";

// Each change is written, checked and drawn before it shows.
const expect = expectSoon.configure({ timeout: 20_000 });

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

/** The text that is open. */
function text(page: Page) {
	return panel(page).locator("[data-chosen]").getByRole("textbox");
}

function form(page: Page, name: string) {
	return panel(page).getByRole("toolbar", { name: "Vorm van de tekst" }).getByRole("button", { name, exact: true });
}

/** Clicks on a block of the page; its text takes the keys, with the caret before its first word. */
async function openText(page: Page, block: Locator): Promise<void> {
	const words = await block.innerText();
	await block.click();
	await expect(text(page)).toBeFocused();
	await expect.poll(() => wordsAfterCaret(page)).toBe(words.split(/[\s]/, 1)[0]);
}

function wordsAfterCaret(page: Page): Promise<string | undefined> {
	return text(page).evaluate((host) => {
		// Chromium tells of the caret in a shadow root there.
		const { anchorNode, anchorOffset = 0 } =
			(host.getRootNode() as unknown as Document).getSelection() ?? ({} as Partial<Selection>);
		return anchorNode?.textContent?.slice(anchorOffset).split(/\s/, 1)[0];
	});
}

const tax = "pages/belasting-teruggave.yaml";

const line =
	"      Valt uw toestel helemaal binnen de vergoeding, dan betaalt u alleen de eigen bijdrage en het eigen risico. Er blijft dan niets over om af te trekken.";

test("by keys a word gets its form and a link, only its block is written, and all of it is taken back at once", async ({
	page,
	workshop,
}) => {
	test.slow();
	const libraries: string[] = [];
	page.on("request", (request) => void (request.url().includes("prosemirror") && libraries.push(request.url())));
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	expect(libraries).toEqual([]);
	await openText(page, page.locator("main p", { hasText: "Valt uw toestel helemaal" }));
	expect(libraries).not.toEqual([]);
	await expect(text(page)).toHaveAccessibleName(/^tekst/i);
	// A table has no form here, and is shown as it is written.
	await expect(text(page).locator("pre")).toContainText("| Onderdeel | Bedrag |");
	await expect(text(page).getByRole("heading", { name: "Een voorbeeld van de Belastingdienst" })).toBeVisible();

	await page.keyboard.press("Control+Shift+ArrowRight");
	await page.keyboard.press("Control+b");
	await expect(form(page, "Vet")).toHaveAttribute("aria-pressed", "true");
	await page.keyboard.press("Control+i");
	await page.keyboard.press("Control+k");
	const address = panel(page).getByRole("textbox", { name: "Waar leidt de koppeling heen?" });
	await expect(address).toBeFocused();
	await address.fill("/contact");
	await page.keyboard.press("Enter");
	await expect(text(page)).toBeFocused();
	await expect(page.locator("main a", { hasText: "Valt" })).toHaveAttribute("href", "/contact");
	await expect(told(page)).toHaveText("Bewaard");
	await expect
		.poll(() => workshop.changes(tax))
		.toEqual([`-${line}`, `+${line.replace("Valt", "[***Valt***](/contact)")}`]);

	// Each letter can be taken back where it was typed.
	await page.keyboard.press("Control+z");
	await expect.poll(() => workshop.changes(tax)).toEqual([`-${line}`, `+${line.replace("Valt", "***Valt***")}`]);
	await page.keyboard.press("Control+Shift+z");
	await expect.poll(() => workshop.changes(tax)).toHaveLength(2);

	// With the arrows from one button to the next; it stays one stretch of typing.
	await page.keyboard.press("Tab");
	await expect(form(page, "Vet")).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(form(page, "Kleine kop")).toBeFocused();
	await page.keyboard.press("Home");
	// Escape closes the panel from the text as from its buttons.
	await page.keyboard.press("Shift+Tab");
	await expect(text(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
	await page.getByRole("button", { name: /^Ongedaan maken: / }).click();
	await expect.poll(() => workshop.changes(tax)).toEqual([]);
});

test("by mouse a paragraph becomes a list and a heading, and takes a fact that stays whole", async ({
	page,
	workshop,
}) => {
	test.slow();
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	await openText(page, page.locator("main p", { hasText: "Valt uw toestel helemaal" }));
	const now = (block: string) => [`-${line}`, ...block.split("\n").map((each) => `+      ${each}`)];
	const words = line.trim();

	await form(page, "Lijst").click();
	await expect.poll(() => workshop.changes(tax)).toEqual(now(`- ${words}`));
	await form(page, "Genummerd").click();
	await expect.poll(() => workshop.changes(tax)).toEqual(now(`1. ${words}`));
	await form(page, "Genummerd").click();
	await expect.poll(() => workshop.changes(tax)).toEqual([]);
	await form(page, "Kleine kop").click();
	await expect.poll(() => workshop.changes(tax)).toEqual(now(`### ${words}`));
	await expect(form(page, "Kleine kop")).toHaveAttribute("aria-pressed", "true");
	await form(page, "Kleine kop").click();
	await expect.poll(() => workshop.changes(tax)).toEqual([]);

	await panel(page).locator("[data-chosen]").getByRole("button", { name: "Feit invoegen" }).click();
	await page.keyboard.type("leeuwarden plaats");
	await panel(page)
		.getByRole("button", { name: /plaats Leeuwarden$/ })
		.click();
	await expect(text(page)).toBeFocused();
	await expect(text(page).locator("[data-fact]")).toHaveText("Leeuwarden");
	await page.keyboard.type(" en ");
	await expect.poll(() => workshop.changes(tax)).toEqual(now(`{branches.leeuwarden.city} en ${words}`));
	// A key takes the whole of it.
	for (let key = 0; key < 5; key++) await page.keyboard.press("Backspace");
	await expect(text(page).locator("[data-fact]")).toHaveCount(0);
	await expect.poll(() => workshop.changes(tax)).toEqual([]);
});

test("Enter makes a block and Backspace joins two, signs stand for themselves, and what is pasted keeps only its form", async ({
	page,
	workshop,
}) => {
	test.slow();
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	await openText(page, page.locator("main p", { hasText: "Valt uw toestel helemaal" }));
	const words = line.trim();
	await page.keyboard.type("2 * 3 is *zes*");
	await page.keyboard.press("Enter");
	await expect.poll(() => workshop.changes(tax)).toEqual(["+      2 \\* 3 is \\*zes\\*", "+"]);
	await page.keyboard.press("Backspace");
	for (let key = 0; key < "2 * 3 is *zes*".length; key++) await page.keyboard.press("Backspace");
	await expect.poll(() => workshop.changes(tax)).toEqual([]);

	await text(page).evaluate((host) => {
		const clipboardData = new DataTransfer();
		const html =
			'<h1 style="color: red">Titel</h1><p>Een <b>vet</b>&nbsp;<a href="https://a.nl/" onclick="x()">woord</a><img src="x"></p><table><tr><td>cel</td></tr></table>';
		clipboardData.setData("text/html", html);
		host.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	});
	await expect(text(page).locator("img, table, [style], [onclick]")).toHaveCount(0);
	await expect
		.poll(() => workshop.changes(tax))
		.toEqual([
			`-${line}`,
			"+      ## Titel",
			"+      Een **vet** [woord](https://a.nl/)",
			"+",
			`+      cel${words}`,
			"+",
		]);
	await page.keyboard.press("Control+z");
	await expect.poll(() => workshop.changes(tax)).toEqual([]);
});

test("letters that are put together by several keys are written when they are whole, and Arabic as it is typed", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	await openText(page, page.locator("main p", { hasText: "Valt uw toestel helemaal" }));
	const session = await page.context().newCDPSession(page);
	for (const text of ["k", "か", "かn", "かな"])
		await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
	await expect(text(page)).toContainText("かなValt");
	// Longer than a draft waits.
	await page.waitForTimeout(600);
	expect(workshop.changes(tax)).toEqual([]);
	await session.send("Input.insertText", { text: "仮名" });
	await expect.poll(() => workshop.changes(tax)).toEqual([`-${line}`, `+${line.replace("Valt", "仮名Valt")}`]);
	for (const _ of "仮名") await page.keyboard.press("Backspace");
	await expect.poll(() => workshop.changes(tax)).toEqual([]);

	// From right to left, in a text from left to right.
	await page.keyboard.press("Control+b");
	await page.keyboard.insertText("مرحبا");
	await page.keyboard.press("Control+b");
	await page.keyboard.insertText(" بكم ");
	await expect
		.poll(() => workshop.changes(tax))
		.toEqual([`-${line}`, `+${line.replace("Valt", "**مرحبا** بكم Valt")}`]);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: /^Ongedaan maken: / }).click();
	await expect.poll(() => workshop.changes(tax)).toEqual([]);
});

test("an open text can be used at 360 pixels, and axe finds nothing in it", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	await openText(page, page.locator("main p", { hasText: "Valt uw toestel helemaal" }));
	for (const open of ["the text", "a link"]) {
		if (open === "a link") await form(page, "Koppeling").click();
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 740 });
			expect.soft(await axeFindings(page), `${open} at ${width} px`).toEqual([]);
			expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		}
	}
	// Escape leaves the question, and not the text.
	await page.keyboard.press("Escape");
	await expect(text(page)).toBeFocused();
});
