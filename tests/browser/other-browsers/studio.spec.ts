import { expect } from "@playwright/test";
import { test } from "../fixtures.ts";
import { inEachBrowser } from "./each.ts";
import { type OtherBrowser, saying, until } from "./other-browser.ts";

// Everything of Studio is asked in Chromium elsewhere. Here somebody with another browser does what is done most.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

/** A button of Studio by what it says first, for `click`. */
function button(name = ""): Element | undefined {
	const root = document.querySelector("site-studio")?.shadowRoot;
	const named = (each: Element) => each.getAttribute("aria-label") ?? each.textContent?.trim() ?? "";
	return [...(root?.querySelectorAll("button") ?? [])].find((each) => named(each).startsWith(name));
}

/** What stands in the field of the panel that has the keys. */
function typedIn(): string | undefined {
	const field = document.querySelector("site-studio")?.shadowRoot?.activeElement;
	return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : undefined;
}

/** What Studio said last. */
const told = () => document.querySelector("site-studio")?.shadowRoot?.querySelector('[role="status"]')?.textContent;
const heading = () => document.querySelector("main h1")?.textContent;

/** Whether somebody edits, once Studio is there. */
const editing = () =>
	document.querySelector("site-studio")?.shadowRoot?.querySelector('[aria-keyshortcuts="Alt+E"]')?.ariaPressed ?? "";

/** Opens a page to edit it; a tab goes on with what was begun in it. */
async function edit(browser: OtherBrowser, address: string): Promise<void> {
	await browser.open(address);
	await expect.poll(() => browser.evaluate(editing)).not.toBe("");
	if ((await browser.evaluate(editing)) === "false") await browser.click(button, "Bewerken");
	await until(browser, "true", editing);
}

inEachBrowser((here) => {
	test("a heading is typed in the page, saved, and taken back", async ({ workshop }) => {
		const browser = here();
		await browser.resize(1280, 800);
		await edit(browser, `${workshop.origin}/contact`);
		await browser.click(saying, "main h1", "Kom gerust bij ons langs");
		await until(browser, true, () => document.querySelector("main h1")?.matches("[contenteditable]:focus"));
		await browser.press("End");
		await browser.type(", met uw vragen");
		await until(browser, "Bewaard", told);
		expect(workshop.changes("pages/contact.yaml")).toEqual([
			"-    title: Kom gerust bij ons langs",
			"+    title: Kom gerust bij ons langs, met uw vragen",
		]);
		await browser.press("Escape");
		await browser.click(button, "Ongedaan maken");
		await until(browser, "Kom gerust bij ons langs", heading);
		expect(workshop.changes("pages/contact.yaml")).toEqual([]);
	});

	test("a fact is changed in the panel, and the page shows it", async ({ workshop }) => {
		const browser = here();
		await edit(browser, `${workshop.origin}/gehoorbescherming/reis`);
		const price = () =>
			[...document.querySelectorAll("main *")].find(
				(each) => each.childElementCount === 0 && /^€\s75$/.test(each.textContent?.trim() ?? ""),
			);
		// A page that still comes to rest may move away below the pointer.
		await expect(async () => {
			await browser.click(price);
			await expect.poll(() => browser.evaluate(typedIn), { timeout: 5000 }).toBe("75");
		}).toPass();
		await browser.press("ControlLeft+A");
		await browser.type("145");
		await until(browser, true, () =>
			document.querySelector("main")?.textContent?.replaceAll("\u00a0", " ").includes("€ 145"),
		);
		await until(browser, "Bewaard", told);
		expect(workshop.changes("facts/products.yaml")).toEqual(['-  price: "75"', '+  price: "145"']);
		await browser.press("Escape");
		await browser.click(button, "Ongedaan maken");
		await until(browser, false, () =>
			document.querySelector("main")?.textContent?.replaceAll("\u00a0", " ").includes("€ 145"),
		);
		expect(workshop.changes("facts/products.yaml")).toEqual([]);
	});

	test("a section moves up and back", async ({ workshop }) => {
		const browser = here();
		await edit(browser, `${workshop.origin}/over-ons`);
		await browser.click(button, "Onderdelen");
		await browser.click(button, "Omlaag: Wat we willen bereiken");
		await expect.poll(() => browser.evaluate(told)).toMatch(/staat nu op plaats 3/);
		expect(workshop.changes("pages/over-ons.yaml").length).toBeGreaterThan(0);
		await browser.click(button, "Omhoog: Wat we willen bereiken");
		await expect.poll(() => workshop.changes("pages/over-ons.yaml")).toEqual([]);
	});
});
