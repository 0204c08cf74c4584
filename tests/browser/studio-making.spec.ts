import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "./fixtures.ts";
import { edit, expectUsable, holdBackCalls, open, panel, told } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

test("with the keyboard alone a page is begun, checked and made, and goes again with its file", async ({
	page,
	workshop,
}) => {
	const file = workshop.path("pages/hoortest-voor-kinderen.yaml");
	const { keyboard } = page;
	await page.goto(`${workshop.origin}/over-ons`);
	await page.getByRole("button", { name: "Nieuw…" }).focus();
	await keyboard.press("Enter");
	await expect(panel(page).getByRole("button", { name: /^een pagina/i })).toBeVisible();
	await keyboard.press("Tab");
	await keyboard.press("Tab");
	await expect(panel(page).getByRole("button", { name: /^een pagina/i })).toBeFocused();
	await keyboard.press("Enter");
	const title = panel(page).getByRole("textbox", { name: "Hoe heet de pagina?" });
	await expect(title).toBeFocused();
	await keyboard.type("Hoortest voor kinderen");
	const address = panel(page).getByRole("textbox", { name: "Welk adres krijgt ze?" });
	await expect(address).toHaveValue("/hoortest-voor-kinderen");
	await expect(panel(page)).toContainText("Dit adres is vrij.");
	await keyboard.press("Tab");
	await keyboard.press("Control+A");
	await keyboard.type("/contact");
	await expect(panel(page).getByRole("alert")).toHaveText("Dit adres is al in gebruik.");
	await keyboard.press("Control+A");
	await keyboard.type("/hoortest-voor-kinderen");
	await expect(panel(page)).toContainText("Dit adres is vrij.");
	await keyboard.press("Tab");
	await keyboard.type("Hoe een hoortest voor kinderen gaat, en vanaf welke leeftijd.");
	for (const _ of ["back", "further"]) await keyboard.press("Tab");
	await keyboard.press("Enter");
	await expect(panel(page).getByRole("combobox", { name: "Onder welk punt van het menu?" })).toBeFocused();
	for (const _ of ["back", "make"]) await keyboard.press("Tab");
	await keyboard.press("Enter");
	await expect(page).toHaveURL(/\/hoortest-voor-kinderen$/);
	await expect(page.locator("h1[contenteditable]")).toBeFocused();
	await expect(told(page)).toHaveText("Gemaakt: een pagina. U kunt dat ongedaan maken.");
	expect(readFileSync(file, "utf8")).toContain("title: Hoortest voor kinderen\n");

	// Out of the text and its panel.
	await keyboard.press("Escape");
	await expect(page.locator("#app [contenteditable]")).toHaveCount(0);
	await expect(panel(page)).toHaveCount(0);
	await keyboard.press("Control+Z");
	await expect(page).toHaveURL(/\/over-ons$/);
	await expect(told(page)).toHaveText(/^Ongedaan gemaakt/);
	expect(existsSync(file)).toBe(false);
});

test("whoever goes on at once after the last letter is judged by it", async ({ page, workshop }) => {
	await page.goto(`${workshop.origin}/over-ons`);
	await page.getByRole("button", { name: "Nieuw…" }).click();
	await panel(page)
		.getByRole("button", { name: /^een pagina/i })
		.click();
	await panel(page).getByRole("textbox", { name: "Hoe heet de pagina?" }).fill("Vragen");
	const address = panel(page).getByRole("textbox", { name: "Welk adres krijgt ze?" });
	await expect(address).toHaveValue("/vragen");
	await expect(panel(page)).toContainText("Dit adres is vrij.");
	await panel(page)
		.getByRole("textbox", { name: /^Wat vindt een bezoeker er/ })
		.fill("Antwoorden op vragen die ons vaak worden gesteld.");
	await address.fill("/contact");
	// Enter in a field of one line goes on, too.
	await address.press("Enter");
	await expect(panel(page).getByRole("alert")).toHaveText("Dit adres is al in gebruik.");
	await expect(address).toBeFocused();
});

test("whoever goes on before the last letter was judged is told only what is wrong after it", async ({
	page,
	workshop,
}) => {
	await open(page, `${workshop.origin}/over-ons`);
	await page.getByRole("button", { name: "Nieuw…" }).click();
	await panel(page)
		.getByRole("button", { name: /^een artikel/i })
		.click();
	const title = panel(page).getByRole("textbox", { name: "Wat is de titel van het artikel?" });
	await expect(title).toBeFocused();
	await page.keyboard.insertText("Win");
	const told = await title.evaluate(async (field: HTMLTextAreaElement | HTMLInputElement) => {
		const form = field.form as HTMLFormElement;
		let most = 0;
		const judged = new Promise<void>((settle) => {
			const count = () => {
				const { length } = form.querySelectorAll("[role=alert]");
				most = Math.max(most, length);
				if (length === 1) settle();
			};
			new MutationObserver(count).observe(form, { subtree: true, childList: true });
		});
		document.execCommand("insertText", false, "d");
		await new Promise((settle) => setTimeout(settle));
		form.requestSubmit();
		await judged;
		return most;
	});
	expect(told).toBe(1);
	await expect(title).toHaveValue("Wind");
	await expect(panel(page).getByRole("textbox", { name: /^Waar gaat het over/ })).toBeFocused();
});

test("an example is no answer, and an article begins with its photo", async ({ page, workshop }) => {
	const file = workshop.path("pages/blogs/wind.yaml");
	await page.goto(`${workshop.origin}/over-ons`);
	await page.getByRole("button", { name: "Nieuw…" }).click();
	await panel(page)
		.getByRole("button", { name: /^een artikel/i })
		.click();
	await panel(page).getByRole("textbox", { name: "Wat is de titel van het artikel?" }).fill("Wind");
	const about = panel(page).getByRole("textbox", { name: /^Waar gaat het over/ });
	await expect(about).toHaveValue("");
	await expect(about).toHaveAttribute("placeholder", /^Beschrijf hier/);
	await panel(page).getByRole("button", { name: "Verder" }).click();
	await expect(panel(page).getByRole("alert")).toHaveText("Vul dit in.");
	await expect(about).toBeFocused();
	await about.fill("Wat wind met horen doet, en wat u eraan kunt doen op de fiets.");
	await panel(page).getByRole("button", { name: "Verder" }).click();
	const summary = panel(page).getByRole("textbox", { name: /^Wat staat er op de kaart/ });
	await expect(summary).toHaveAttribute("placeholder", /^Vat het artikel hier samen/);
	await summary.fill("Wind maakt geluid.");
	const chooser = page.waitForEvent("filechooser");
	await panel(page).getByRole("button", { name: "Foto toevoegen" }).click();
	const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#369" } })
		.jpeg()
		.toBuffer();
	await (await chooser).setFiles({ name: "wind.jpg", mimeType: "image/jpeg", buffer });
	await panel(page).getByRole("textbox", { name: "Wat is er te zien?" }).fill("Een vlag in de wind.");
	await panel(page).getByRole("button", { name: "Neerzetten" }).click();
	await panel(page).getByRole("button", { name: "Maken", exact: true }).click();
	await expect(page).toHaveURL(/\/blogs\/wind$/);
	await expect(page.getByRole("img", { name: "Een vlag in de wind." })).toBeVisible();
	expect(readFileSync(file, "utf8")).toContain("  image:\n    file: fotos/wind.jpg\n    alt: Een vlag in de wind.\n");
	await expect(told(page)).not.toBeEmpty();
	await page.getByRole("button", { name: /^Ongedaan maken/ }).click();
	await expect(page).toHaveURL(/\/over-ons$/);
	expect([existsSync(file), existsSync(workshop.path("images/fotos/wind.jpg"))]).toEqual([false, false]);
});

test("a photo comes along with what is made once it is described, also if nobody placed it", async ({
	page,
	workshop,
}) => {
	const file = workshop.path("pages/blogs/regen.yaml");
	await page.goto(`${workshop.origin}/over-ons`);
	await page.getByRole("button", { name: "Nieuw…" }).click();
	await panel(page)
		.getByRole("button", { name: /^een artikel/i })
		.click();
	await panel(page).getByRole("textbox", { name: "Wat is de titel van het artikel?" }).fill("Regen");
	await panel(page)
		.getByRole("textbox", { name: /^Waar gaat het over/ })
		.fill("Wat regen met horen doet, en wat u eraan kunt doen op de fiets.");
	await panel(page).getByRole("button", { name: "Verder" }).click();
	await panel(page)
		.getByRole("textbox", { name: /^Wat staat er op de kaart/ })
		.fill("Regen maakt geluid.");
	const chooser = page.waitForEvent("filechooser");
	await panel(page).getByRole("button", { name: "Foto toevoegen" }).click();
	const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#69c" } })
		.jpeg()
		.toBuffer();
	await (await chooser).setFiles({ name: "regen.jpg", mimeType: "image/jpeg", buffer });
	const about = panel(page).getByRole("textbox", { name: "Wat is er te zien?" });
	await about.waitFor();
	const make = panel(page).getByRole("button", { name: "Maken", exact: true });
	// As long as it is not described, nothing is made without it.
	await make.click();
	await expect(panel(page).getByRole("alert")).toBeVisible();
	await expect(about).toBeFocused();
	await about.fill("Een paraplu.");
	await make.click();
	await expect(page).toHaveURL(/\/blogs\/regen$/);
	expect(readFileSync(file, "utf8")).toContain("  image:\n    file: fotos/regen.jpg\n    alt: Een paraplu.\n");
});

test("a page says who sees it, gets another address with all its links, and its old one back", async ({
	page,
	workshop,
}) => {
	await page.goto(`${workshop.origin}/werkwijze`);
	await page.getByRole("button", { name: "Over deze pagina" }).click();
	await expect(panel(page)).toContainText("Iedereen ziet deze pagina.");
	await panel(page).getByRole("button", { name: "Adres wijzigen" }).click();
	const address = panel(page).getByRole("textbox", { name: "Wat wordt het nieuwe adres?" });
	await address.fill("/zo-werken-wij");
	await expect(panel(page).getByRole("listitem").filter({ hasText: "Diensten: 1 link" })).toBeVisible();
	await panel(page).getByRole("button", { name: "Adres wijzigen" }).click();
	await expect(page).toHaveURL(/\/zo-werken-wij$/);
	expect(workshop.changes("facts/services.yaml")).toEqual(["-  link: /werkwijze", "+  link: /zo-werken-wij"]);
	// A page that is loaded once more hears no click meanwhile.
	await expect(told(page)).not.toBeEmpty();
	expect((await page.request.get(`${workshop.origin}/zo-werken-wij`)).status()).toBe(200);
	await page.getByRole("button", { name: /^Ongedaan maken/ }).click();
	await expect(page).toHaveURL(/\/werkwijze$/);
	expect(workshop.changes("facts/services.yaml")).toEqual([]);
	expect(workshop.changes("pages/werkwijze.yaml")).toEqual([]);
});

test("where it cannot be said what is to be asked, that is told, and asked again", async ({ page, workshop }) => {
	// Its worker hears no question about it until the event "answer".
	await page.addInitScript(() => {
		let isSilent = true;
		addEventListener("answer", () => {
			isSilent = false;
		});
		globalThis.Worker = class extends Worker {
			override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]) {
				if (isSilent && JSON.stringify(message).includes('"wizard"')) throw new Error("Nobody answers.");
				super.postMessage(message, options as Transferable[]);
			}
		};
	});
	await page.goto(`${workshop.origin}/werkwijze`);
	await page.getByRole("button", { name: "Over deze pagina" }).click();
	await panel(page).getByRole("button", { name: "Adres wijzigen" }).click();
	await expect(panel(page).getByRole("alert")).toContainText("Er ging iets mis in het programma zelf");
	await page.evaluate(() => dispatchEvent(new Event("answer")));
	await panel(page).getByRole("button", { name: "Probeer het nog eens" }).click();
	await expect(panel(page).getByRole("textbox", { name: "Wat wordt het nieuwe adres?" })).toBeFocused();
});

test("the pages that visitors do not see yet are in a list that leads to them", async ({ page, workshop }) => {
	const text = readFileSync(workshop.path("pages/werkwijze.yaml"), "utf8");
	const draft = workshop.path("pages/nog-niet.yaml");
	writeFileSync(
		draft,
		text.replace(/^title: .*$/m, "title: Nog niet\ndraft: ja").replace(/^description: .*$/m, "$& Later."),
	);
	await open(page, `${workshop.origin}/werkwijze`);
	await page.getByRole("button", { name: "Concepten (1)" }).click();
	await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText("Concepten");
	await expect(panel(page).getByRole("link", { name: "Nog niet" })).toHaveAttribute("href", "/nog-niet");
	await expect(panel(page)).toContainText("nog zonder dag");
	rmSync(draft);
	await expect(panel(page)).toContainText("Er zijn geen concepten.");
});

test("a page is hidden with the links to it, and from a button one comes to its whole list", async ({
	page,
	workshop,
}) => {
	const file = workshop.path("pages/werkwijze.yaml");
	const services = workshop.path("facts/services.yaml");
	const before = [file, services].map((each) => readFileSync(each, "utf8"));
	expect(before[1]).toContain("link: /werkwijze");
	await edit(page, `${workshop.origin}/werkwijze`);
	await page.getByRole("button", { name: "Over deze pagina" }).click();
	await panel(page).getByRole("button", { name: "Pagina verbergen" }).click();
	const to = panel(page).getByRole("combobox", { name: "Waar leiden de links voortaan naartoe?" });
	await expect(to).toBeVisible();
	await expect(panel(page)).toContainText(/1 link/);
	await panel(page).getByRole("button", { name: "Pagina verbergen" }).click();
	await expect(told(page)).toHaveText("De pagina is verborgen. U kunt dat ongedaan maken.");
	expect(readFileSync(file, "utf8")).toContain("draft: ja\n");
	expect(readFileSync(services, "utf8")).not.toContain("link: /werkwijze");
	await page.getByRole("button", { name: /^Ongedaan maken: / }).click();
	await expect.poll(() => [file, services].map((each) => readFileSync(each, "utf8"))).toEqual(before);

	await page.goto(`${workshop.origin}/over-ons`);
	await page.locator("main").getByRole("link", { name: "Neem contact op" }).click();
	await panel(page).getByRole("button", { name: "Naar de hele lijst" }).click();
	await expect(panel(page).getByRole("button", { name: /^Toevoegen: knoppen/i })).toBeVisible();
});

test("what changes in many places stands under one line, which opens with the keys and names each of them", async ({
	page,
	workshop,
}) => {
	const text = readFileSync(workshop.path("pages/werkwijze.yaml"), "utf8");
	const titles = Array.from({ length: 25 }, (_, number) => `Wegwijzer ${number + 1}`);
	const files = titles.map((title, number) => {
		const file = workshop.path(`pages/wegwijzer-${number + 1}.yaml`);
		const named = text.replace(/^title: .*$/m, `title: ${title}\ndraft: ja`);
		writeFileSync(file, named.replace(/^menu:\n(?: .*\n)+/m, "").replace("link: /contact", "link: /over-ons"));
		return file;
	});
	await edit(page, `${workshop.origin}/over-ons`);
	await page.getByRole("button", { name: "Concepten (25)" }).waitFor();
	await page.getByRole("button", { name: "Over deze pagina" }).click();
	await panel(page).getByRole("button", { name: "Pagina verbergen" }).click();
	const together = panel(page).locator("summary", { hasText: /^\d+ links op \d+ plekken: / });
	await expect(together).toBeVisible();
	const each = (title: string) => panel(page).getByText(`${title}: 1 link`, { exact: true });
	for (const title of titles) await expect(each(title)).toBeHidden();
	await together.focus();
	await page.keyboard.press("Enter");
	for (const title of titles) await expect(each(title)).toBeVisible();
	await each("Wegwijzer 25").scrollIntoViewIfNeeded();
	await expectUsable(page, "many places");
	for (const file of files) rmSync(file);
	await page.getByRole("button", { name: "Sluiten" }).click();
	await expect(page.getByRole("button", { name: /^Concepten/ })).toHaveCount(0);
});

test("a page that is hidden is shown again from itself, and from the list of what visitors do not see", async ({
	page,
	workshop,
}) => {
	const file = workshop.path("pages/second-opinion.yaml");
	const text = readFileSync(file, "utf8");
	writeFileSync(file, text.replace(/^title: .*$/m, "$&\ndraft: ja"));
	await open(page, `${workshop.origin}/second-opinion`);
	const button = (name: string) => page.locator("site-studio").getByRole("button", { name, exact: true });
	await button("Over deze pagina").click();
	await expect(panel(page)).toContainText("Concept: een bezoeker ziet deze pagina niet.");
	await expect(button("Pagina verbergen")).toHaveCount(0);
	await panel(page).getByRole("button", { name: "Pagina tonen" }).click();
	await expect(told(page)).toHaveText("Bezoekers zien de pagina zodra u haar online zet. U kunt dat ongedaan maken.");
	await expect(panel(page)).toContainText("Iedereen ziet deze pagina.");
	await expect(panel(page).getByRole("heading", { level: 2 })).toBeFocused();
	expect(readFileSync(file, "utf8")).toBe(text);
	await page.getByRole("button", { name: /^Ongedaan maken: Pagina tonen/ }).click();
	await expect(panel(page)).toContainText("Concept: een bezoeker ziet deze pagina niet.");

	await button("Concepten (1)").click();
	await panel(page)
		.getByRole("button", { name: /^Pagina tonen: / })
		.dblclick();
	await expect(panel(page)).toContainText("Er zijn geen concepten.");
	await expect(panel(page).getByRole("heading", { level: 2 })).toBeFocused();
	expect(readFileSync(file, "utf8")).toBe(text);
});

test("whoever opens something while a page is being hidden keeps it open", async ({ page, workshop }) => {
	await page.addInitScript(holdBackCalls, { name: "finishWizard", isHeld: true });
	await edit(page, `${workshop.origin}/werkwijze`);
	await page.getByRole("button", { name: "Over deze pagina" }).click();
	await panel(page).getByRole("button", { name: "Pagina verbergen" }).click();
	await expect(panel(page)).toContainText("Dit verandert er");
	await panel(page).getByRole("button", { name: "Pagina verbergen" }).click();
	await expect(panel(page)).toContainText("Even geduld: alles wordt nagekeken…");
	await page.getByRole("button", { name: "Onderdelen" }).click();
	await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText("Onderdelen");
	await page.evaluate(() => dispatchEvent(new Event("let calls go")));
	await expect(told(page)).toHaveText("De pagina is verborgen. U kunt dat ongedaan maken.");
	await expect(page.getByRole("button", { name: "Concepten (1)" })).toBeVisible();
	await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText("Onderdelen");
	await page.getByRole("button", { name: /^Ongedaan maken: / }).click();
	await expect(page.getByRole("button", { name: /^Concepten/ })).toHaveCount(0);
});

test("whoever opens something on a page that was just made keeps it open", async ({ page, workshop }) => {
	await page.addInitScript(holdBackCalls, { name: "markedPage", isHeld: true });
	const release = () => page.evaluate(() => dispatchEvent(new Event("let calls go")));
	await open(page, `${workshop.origin}/over-ons`);
	await release();
	await page.getByRole("button", { name: "Nieuw…" }).click();
	await panel(page)
		.getByRole("button", { name: /^een pagina/i })
		.click();
	await panel(page).getByRole("textbox", { name: "Hoe heet de pagina?" }).fill("Oren van kinderen");
	await panel(page)
		.getByRole("textbox", { name: /^Wat vindt een bezoeker er/ })
		.fill("Wat ouders van de oren van hun kinderen willen weten.");
	await panel(page).getByRole("button", { name: "Verder" }).click();
	await panel(page).getByRole("button", { name: "Maken" }).click();
	await expect(page).toHaveURL(/\/oren-van-kinderen$/);
	await page.getByRole("button", { name: "Over deze pagina" }).click();
	await release();
	await expect(panel(page).getByRole("button", { name: "Adres wijzigen" })).toBeVisible();
	await page.getByRole("button", { name: /^Ongedaan maken: / }).click();
	await expect(page).toHaveURL(/\/over-ons$/);
});

test("what is typed before the first question of a wizard is there goes into it", async ({ page, workshop }) => {
	await page.addInitScript(holdBackCalls, { name: "wizard", isHeld: false });
	await edit(page, `${workshop.origin}/werkwijze`);
	await page.getByRole("button", { name: "Over deze pagina" }).click();
	await page.evaluate(() => dispatchEvent(new Event("hold calls")));
	await panel(page).getByRole("button", { name: "Pagina dupliceren" }).click();
	await expect(panel(page)).toContainText("Even geduld: alles wordt nagekeken…");
	await page.keyboard.type("Snel getypt");
	await page.evaluate(() => dispatchEvent(new Event("let calls go")));
	const first = panel(page).getByRole("textbox").first();
	await expect(first).toBeFocused();
	await expect(first).toHaveValue(/Snel getypt/);
	await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText("Pagina dupliceren");
});

test("what a wizard shows is about what was typed last, also behind the key that goes on", async ({
	page,
	workshop,
}) => {
	await page.addInitScript(holdBackCalls, { name: "wizard", isHeld: false });
	await edit(page, `${workshop.origin}/werkwijze`);
	await page.getByRole("button", { name: "Nieuw…" }).click();
	await panel(page)
		.getByRole("button", { name: /^een pagina/i })
		.click();
	const title = panel(page).getByRole("textbox", { name: "Hoe heet de pagina?" });
	const address = panel(page).getByRole("textbox", { name: "Welk adres krijgt ze?" });
	await title.fill("Bezoek");
	await expect(address).toHaveValue("/bezoek");
	await page.evaluate(() => dispatchEvent(new Event("hold calls")));
	await title.press("Enter");
	await expect(panel(page)).toContainText("Even geduld: alles wordt nagekeken…");
	await title.pressSequentially(" thuis");
	await page.evaluate(() => dispatchEvent(new Event("let calls go")));
	await expect(panel(page)).not.toContainText("Even geduld: alles wordt nagekeken…");
	await expect(address).toHaveValue("/bezoek-thuis");
});

test("every state can be used at 360 pixels, and axe finds nothing in it", async ({ page, workshop }) => {
	await page.goto(`${workshop.origin}/second-opinion`);
	const button = (name: string | RegExp) => page.locator("site-studio").getByRole("button", { name });
	const about = async () => {
		await button("Over deze pagina").click();
		await expect(panel(page)).toContainText("Iedereen ziet deze pagina.");
	};
	const states: readonly [name: string, open: () => Promise<void>][] = [
		["kinds", () => button("Nieuw…").click()],
		["questions", () => button(/^een artikel/i).click()],
		["problems", () => button("Verder").click()],
		["about", about],
		["rename", () => button("Adres wijzigen").click()],
		["copy", () => about().then(() => button("Pagina dupliceren").click())],
		["removal", () => about().then(() => button("Pagina verwijderen").click())],
		["hiding", () => about().then(() => button("Pagina verbergen").click())],
	];
	for (const [name, open] of states) {
		await page.setViewportSize({ width: 1280, height: 740 });
		await open();
		await expect(panel(page).locator("button:not(.icon)").first()).toBeVisible();
		await expectUsable(page, name);
	}
});
