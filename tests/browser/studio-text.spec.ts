import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { edit, expectUsable, panel, studioFindings, told, typeIn } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

/** The text in which somebody types in the page. */
function text(page: Page) {
	return page.locator("main").getByRole("textbox", { name: /^tekst/i });
}

/** The same text beside the page. */
function inPanel(page: Page) {
	return panel(page).locator("[data-chosen]").getByRole("textbox");
}

function studio(page: Page) {
	return page.locator("site-studio");
}

function form(page: Page, name: string) {
	return studio(page).getByRole("toolbar", { name: "Vorm van de tekst" }).getByRole("button", { name, exact: true });
}

/** Clicks on a block of the page; its text takes the keys, with the caret before its first word. */
async function openText(page: Page, block: Locator): Promise<void> {
	const words = await block.innerText();
	await block.click({ position: { x: 1, y: 10 } });
	await expect(text(page)).toBeFocused();
	await expect.poll(() => wordsAfterCaret(page)).toBe(words.split(/[\s]/, 1)[0]);
}

function wordsAfterCaret(page: Page): Promise<string | undefined> {
	return page.evaluate(() => {
		const { anchorNode, anchorOffset = 0 } = getSelection() ?? ({} as Partial<Selection>);
		return anchorNode?.textContent?.slice(anchorOffset).split(/\s/, 1)[0];
	});
}

const tax = "pages/belasting-teruggave.yaml";

const line =
	"      Valt uw toestel helemaal binnen de vergoeding, dan betaalt u alleen het eigen risico. Er blijft dan niets over om af te trekken.";

test("by keys a word of the page gets its form and a link, only its block is written, and the panel goes on with it", async ({
	page,
	workshop,
}) => {
	const libraries: string[] = [];
	page.on("request", (request) => void (/\/text-editor-/.test(request.url()) && libraries.push(request.url())));
	// Until there is somebody to ask, Studio has not begun.
	let begin = () => {};
	const held = new Promise<void>((resolve) => {
		begin = resolve;
	});
	await page.route(/worker/, (route) => held.then(() => route.continue()));
	const asked = page.waitForRequest(/worker/);
	await page.goto(`${workshop.origin}/belasting-teruggave`, { waitUntil: "commit" });
	await asked;
	expect(libraries).toEqual([]);
	begin();
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	// What it takes to type is there before somebody opens a text: by then the connection may be gone.
	await expect.poll(() => libraries).not.toEqual([]);
	await openText(page, page.locator("main p", { hasText: "Valt uw toestel helemaal" }));
	await expect(text(page)).toHaveAccessibleName(/^tekst/i);
	await expect(text(page).locator("th").first()).toHaveText("Onderdeel");
	await expect(text(page).getByRole("heading", { name: "Een voorbeeld met bedragen" })).toBeVisible();

	await page.keyboard.press("Control+Shift+ArrowRight");
	await page.keyboard.press("Control+b");
	await expect(form(page, "Vet")).toHaveAttribute("aria-pressed", "true");
	await page.keyboard.press("Control+i");
	await page.keyboard.press("Control+k");
	const address = studio(page).getByRole("combobox", { name: "Waar leidt de link heen?" });
	await expect(address).toBeFocused();
	await address.fill("/contact");
	await page.keyboard.press("Enter");
	await expect(text(page)).toBeFocused();
	await expect(text(page).locator("a", { hasText: "Valt" })).toHaveAttribute("href", "/contact");
	await expect(told(page)).toHaveText("Bewaard");
	await expect
		.poll(() => workshop.changes(tax))
		.toEqual([`-${line}`, `+${line.replace("Valt", "[***Valt***](/contact)")}`]);

	// Each letter can be taken back where it was typed.
	await page.keyboard.press("Control+z");
	await expect.poll(() => workshop.changes(tax)).toEqual([`-${line}`, `+${line.replace("Valt", "***Valt***")}`]);
	await page.keyboard.press("Control+Shift+z");
	await expect.poll(() => workshop.changes(tax)).toHaveLength(2);

	// With the arrows from one button to the next; it stays one typing session, with the caret where it was.
	await page.keyboard.press("Alt+F10");
	await expect(form(page, "Vet")).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(form(page, "Tabel")).toBeFocused();
	await page.keyboard.press("Home");
	await page.keyboard.press("Escape");
	await expect(text(page)).toBeFocused();
	for (const _ of "t ") await page.keyboard.press("ArrowRight");
	await page.keyboard.type("dus ");
	await expect.poll(() => workshop.changes(tax)).toContain(`+${line.replace("Valt", "[***Valt***](/contact) dus")}`);
	await expect(text(page)).toBeFocused();

	// The panel has the same text, and its own buttons.
	await page.keyboard.press("F6");
	await expect(inPanel(page)).toBeFocused();
	await expect(inPanel(page)).toContainText("Valt dus uw toestel");
	await expect(text(page)).toHaveCount(0);
	await page.keyboard.type("Altijd: ");
	await expect(page.locator("main p", { hasText: "Altijd: Valt dus uw" })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(form(page, "Vet")).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await expect(inPanel(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
	for (const left of [1, 0]) {
		await page.getByRole("button", { name: /^Ongedaan maken: / }).click();
		await expect.poll(() => workshop.changes(tax)).toHaveLength(left * 2);
	}
});

test("by mouse a paragraph becomes a list and a heading, and takes a fact that stays whole", async ({
	page,
	workshop,
}) => {
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

	await studio(page).getByRole("button", { name: "Gegeven invoegen" }).click();
	await page.keyboard.type("voorbeeldstad plaats");
	await studio(page)
		.getByRole("button", { name: /plaats Voorbeeldstad$/ })
		.click();
	await expect(text(page)).toBeFocused();
	await expect(text(page).locator("[data-fact]")).toHaveText("Voorbeeldstad");
	await page.keyboard.type(" en ");
	await expect.poll(() => workshop.changes(tax)).toEqual(now(`{branches.voorbeeldstad.city} en ${words}`));
	// A key takes the whole of it.
	for (let key = 0; key < 5; key++) await page.keyboard.press("Backspace");
	await expect(text(page).locator("[data-fact]")).toHaveCount(0);
	await expect.poll(() => workshop.changes(tax)).toEqual([]);

	// Tab goes on to the next text and back, and a click beside it ends it where it stands.
	await page.keyboard.press("Tab");
	await expect(text(page)).toHaveCount(0);
	await expect(page.locator("h2[contenteditable]")).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await expect(text(page)).toBeFocused();
	const heading = page.locator("main").getByRole("heading", { name: "Een voorbeeld met bedragen" });
	// Nobody clicks on what still moves.
	await (await heading.elementHandle())?.waitForElementState("stable");
	const { y = 0 } = (await heading.boundingBox()) ?? {};
	await page.mouse.click(2, y);
	await expect(text(page)).toHaveCount(0);
	// The page is drawn anew where the text stood.
	await expect.poll(async () => (await heading.boundingBox())?.y ?? Number.NaN).toBeCloseTo(y, 0);
});

test("whoever is elsewhere before a text has its buttons is done with that text", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	await page.evaluate(() => {
		const leave = ({ target }: FocusEvent) => {
			if (!(target instanceof HTMLElement) || !target.matches("main [role=textbox]")) return;
			document.removeEventListener("focusin", leave);
			queueMicrotask(() => {
				target.blur();
				document.body.dataset.left = "";
			});
		};
		document.addEventListener("focusin", leave);
	});
	await page.locator("main p", { hasText: "Valt uw toestel helemaal" }).click();
	await expect(page.locator("body[data-left]")).toBeAttached();
	await expect(text(page)).toHaveCount(0);
});

test("whoever goes to another program and back still types in the same line", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/contact`);
	const title = page.locator("h1");
	await typeIn(title);
	await page.keyboard.press("Control+End");
	await page.keyboard.type(" en");
	// What an element hears when its window is left: the keys are still meant for it.
	const kept = await title.evaluate((element) => {
		element.dispatchEvent(new FocusEvent("blur"));
		window.dispatchEvent(new FocusEvent("blur"));
		return document.activeElement === element;
	});
	expect(kept).toBe(true);
	await expect(told(page)).toHaveText("Bewaard");
	await page.keyboard.insertText(" terug");
	await expect(title).toBeFocused();
	await expect
		.poll(() => workshop.changes("pages/contact.yaml"))
		.toEqual(["-    title: Kom gerust bij ons langs", "+    title: Kom gerust bij ons langs en terug"]);
	await page.locator("main").click({ position: { x: 1, y: 1 } });
	await expect(title).not.toHaveAttribute("contenteditable");
});

test("whoever clicks on words as soon as they change types in these words", async ({ page, workshop }) => {
	const file = workshop.path("pages/hoortoestellen.yaml");
	await edit(page, `${workshop.origin}/hoortoestellen`);
	const heading = page.locator("h1");
	const said = await heading.innerText();
	const { x, y } = (await heading.boundingBox()) ?? { x: 0, y: 0 };
	const now = `Kiest u uit ${said}`;
	writeFileSync(file, readFileSync(file, "utf8").replace(`    title: ${said}\n`, `    title: ${now}\n`));
	await page.waitForFunction((words) => document.querySelector("h1")?.textContent === words, now, { polling: "raf" });
	await page.mouse.click(x + 20, y + 20);
	await expect(heading).toBeFocused();
	await expect(heading).toHaveAttribute("contenteditable");
});

test("keys that come before a text is open are for that text, in the order in which they were pressed", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	const block = page.locator("main p", { hasText: "Valt uw toestel helemaal" });
	// Not under the bar.
	await block.evaluate((shown) => shown.scrollIntoView({ block: "center", behavior: "instant" }));
	const { x, y } = (await block.boundingBox()) ?? { x: 0, y: 0 };
	await page.mouse.click(x + 3, y + 10);
	await page.keyboard.press("Control+End");
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("Backspace");
	await page.keyboard.type("Slot");
	await expect(text(page)).toContainText(/Slot\S$/);
	expect(await text(page).innerText()).not.toMatch(/Slot[\s\S]*Slot/);

	// A line takes them too; and what was pressed for another text is none of the next.
	await page.keyboard.press("Escape");
	const heading = page.locator("h1");
	const said = await heading.innerText();
	await heading.evaluate((shown) => shown.scrollIntoView({ block: "center", behavior: "instant" }));
	const title = (await heading.boundingBox()) ?? { x: 0, y: 0 };
	await page.mouse.click(title.x + 3, title.y + 20);
	await page.keyboard.press("Home");
	await page.keyboard.type("Nu: ");
	await expect(heading).toHaveText(`Nu: ${said}`);
	await page.keyboard.press("Escape");
	for (const name of ["Ongedaan maken: titel", "Ongedaan maken: tekst"])
		await studio(page)
			.getByRole("button", { name: new RegExp(`^${name}`, "i") })
			.click();
	await expect.poll(() => workshop.changes(tax)).toEqual([]);
});

test("a key does what it does where the caret shows, also before the browser has told where that is", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	await openText(page, page.locator("main p", { hasText: "Valt uw toestel helemaal" }));
	await page.keyboard.press("Home");
	// A busy browser tells of it only after the keys that follow.
	await page.evaluate(() =>
		addEventListener("selectionchange", (event) => event.stopImmediatePropagation(), { capture: true }),
	);
	await page.keyboard.press("Control+End");
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("Backspace");
	await page.keyboard.type("Slot");
	await expect(text(page)).toContainText(/Slot\S$/);
	await page.keyboard.press("Shift+Home");
	await page.keyboard.press("Delete");
	await page.keyboard.press("Enter");
	await expect(text(page).locator("p").last()).toHaveText(/^\S$/);
	await expect(text(page)).toContainText("Valt uw toestel helemaal binnen de vergoeding");
	await expect.poll(() => workshop.changes(tax).at(-1)).toMatch(/^\+ +\S$/);
	await page.keyboard.press("Escape");
	await studio(page)
		.getByRole("button", { name: /^Ongedaan maken: tekst/i })
		.click();
	await expect.poll(() => workshop.changes(tax)).toEqual([]);
});

test("what is typed in the page moves nothing in it", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/gehoorbescherming/zwem`);
	const prose = page.locator("main .prose:visible");
	const count = await prose.count();
	expect(count).toBeGreaterThan(2);
	for (let index = 0; index < count; index++) {
		const boxes = () =>
			prose
				.nth(index)
				.evaluate((shown) => [...shown.children, shown].map((each) => each.getBoundingClientRect().toJSON()));
		await prose.nth(index).evaluate((shown) => shown.scrollIntoView({ block: "center", behavior: "instant" }));
		const before = await boxes();
		await prose.nth(index).locator("p").first().click();
		await expect(page.locator("[data-typed]")).toBeFocused();
		expect.soft(await boxes()).toEqual(before);
		await page.keyboard.press("Escape");
		await expect(page.locator("[data-typed]")).toHaveCount(0);
	}
});

test("whoever types in an example of the page can say beside it in one click that it is right", async ({
	page,
	workshop,
}) => {
	const file = workshop.path("facts/branches.yaml");
	const said = "  access: Parkeren kan voor de deur.\n";
	writeFileSync(file, readFileSync(file, "utf8").replace(said, `${said}  samples: [access]\n`));
	await edit(page, `${workshop.origin}/locatie/voorbeeldstad`);
	await page.locator("main p", { hasText: "Parkeren kan voor de deur." }).click();
	await expect(page.locator("[data-typed]")).toBeFocused();
	await panel(page).getByRole("button", { name: "Dit klopt zo", exact: true }).click();
	await expect(told(page)).toHaveText("bereikbaarheid is geen voorbeeld meer.");
	await expect.poll(() => workshop.changes("facts/branches.yaml")).toEqual([]);
});

test("of something that is an example as a whole one click says that all of it is right, wherever it is opened", async ({
	page,
	workshop,
}) => {
	const file = workshop.path("facts/products.yaml");
	const before = readFileSync(file, "utf8");
	writeFileSync(file, before.replace("  samples: [unit]\n", "  samples: [all]\n"));
	await edit(page, `${workshop.origin}/gehoorbescherming/reis`);
	const confirm = panel(page).getByRole("button", { name: "Dit klopt zo", exact: true });
	await page.locator("main").getByText("€ 75").first().click();
	await expect(panel(page).getByRole("textbox", { name: /^prijs/i })).toBeVisible();
	await expect(confirm).toHaveCount(1);
	expect(await studioFindings(page)).toEqual([]);
	await confirm.click();
	await expect(told(page)).toHaveText(/is geen voorbeeld meer\.$/);
	await expect(confirm).toHaveCount(0);
	await expect.poll(() => workshop.changes("facts/products.yaml")).toEqual(["-  samples: [unit]"]);
});

test("a translation from right to left gets its form in the panel", async ({ page, workshop }) => {
	const file = "translations/ar/pages/belasting-teruggave.yaml";
	await edit(page, `${workshop.origin}/ar/belasting-teruggave`);
	await page.locator("#voorbeeld p").nth(1).click();
	const passage = panel(page).locator(".passage", { hasText: "Valt uw toestel helemaal" });
	const translation = passage.getByRole("textbox", { name: /^Arabisch/ });
	await expect(translation).toHaveAttribute("dir", "rtl");
	await expect(translation).toBeFocused();
	await page.keyboard.press("Control+End");
	await form(page, "Vet").click();
	await page.keyboard.insertText(" مهم");
	await expect.poll(() => workshop.changes(file).at(-1)).toMatch(/ \*\*مهم\*\*$/);
	expect(workshop.changes(file)).toHaveLength(2);
	await expect(page.locator("#voorbeeld strong", { hasText: "مهم" })).toBeVisible();
	expect(await studioFindings(page)).toEqual([]);
});

test("Enter makes a block and Backspace joins two, signs stand for themselves, and what is pasted keeps only its form", async ({
	page,
	workshop,
}) => {
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
	await expect(text(page).locator("img, [style], [onclick]")).toHaveCount(0);
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
		if (open === "a link") await form(page, "Link").click();
		await expectUsable(page, open);
	}
	// Escape leaves the question, and not the text.
	await page.keyboard.press("Escape");
	await expect(text(page)).toBeFocused();
});

/** Waits until the application shows what is saved. */
async function shownAnew(page: Page): Promise<void> {
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				const parts = { subtree: true, childList: true, characterData: true };
				new MutationObserver(resolve).observe(document.querySelector("main") as Element, parts);
			}),
	);
}

test("who thinks for a moment goes on in the same name of an item, also after it was saved", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/werkwijze`);
	const names = page.locator("main li h3");
	const file = () => readFileSync(workshop.path("pages/werkwijze.yaml"), "utf8");
	for (const place of [0, 1]) {
		const name = names.nth(place);
		const was = await name.innerText();
		await typeIn(name);
		await page.keyboard.press("End");
		await page.keyboard.type(" en nog");
		await shownAnew(page);
		await expect.poll(file).toContain(`title: ${was} en nog\n`);
		await page.keyboard.type(" wat");
		await expect.poll(file).toContain(`title: ${was} en nog wat\n`);
		await page.keyboard.press("Escape");
	}
});

test("who types in an item of a section that draws it anew with every text goes on in it, where the caret was", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/werkwijze`);
	const name = page.locator("main li h3").nth(2);
	const was = await name.innerText();
	const file = () => readFileSync(workshop.path("pages/werkwijze.yaml"), "utf8");
	await typeIn(name);
	await page.keyboard.press("End");
	await page.keyboard.type(" en nog");
	await shownAnew(page);
	await expect.poll(file).toContain(`title: ${was} en nog\n`);
	for (let left = 0; left < " nog".length; left++) await page.keyboard.press("ArrowLeft");
	// As React does where the text of an item is its key.
	await name.evaluate((element) => {
		const item = element.closest("li");
		element.removeAttribute("contenteditable");
		item?.replaceWith(item.cloneNode(true));
	});
	await page.keyboard.type(" wel");
	await expect.poll(file).toContain(`title: ${was} en wel nog\n`);
	await expect(name).toHaveText(`${was} en wel nog`);
	await expect(name).toBeFocused();
});

test("who goes on by Tab and takes all of the next text before it is open writes over it", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/second-opinion`);
	await typeIn(page.locator("main h1"));
	const file = () => readFileSync(workshop.path("pages/second-opinion.yaml"), "utf8");
	// All at once, so that it is not open yet whatever the computer.
	await page.keyboard.press("Tab");
	await page.keyboard.press("Control+a");
	await page.keyboard.type("Kom eens langs.");
	await expect.poll(file).toContain("text: Kom eens langs.\n");
});
