import { expect, needsGitServer, test } from "../hosted-site.ts";
import { inEachBrowser } from "./each.ts";
import { saying, until } from "./other-browser.ts";

needsGitServer();

/** A button of Studio by what it says first, in the panel or the door when one is open, for `click`. */
function button(name = ""): Element | undefined {
	const root = document.querySelector("site-studio")?.shadowRoot;
	const part = root?.querySelector("dialog[open], .panel") ?? root;
	return [...(part?.querySelectorAll("button") ?? [])].find((each) => each.textContent?.trim().startsWith(name));
}

/** What stands at the door is asked for by name. */
const nameField = () => document.querySelector("site-studio")?.shadowRoot?.querySelector("dialog input[name=name]");

const told = () =>
	document.querySelector("site-studio")?.shadowRoot?.querySelector('.told[role="status"]')?.textContent;
const heading = () => document.querySelector("main h1")?.textContent;

/** What the panel says of what was sent. */
const inPanel = () => document.querySelector("site-studio")?.shadowRoot?.querySelector(".panel")?.textContent ?? "";

/** What the door says, instead of asking for anything. */
const refused = () => document.querySelector("site-studio")?.shadowRoot?.querySelector("dialog p")?.textContent ?? "";

inEachBrowser((here, name) => {
	// Debian's WebKit keeps no files for a site, which Safari does.
	if (name === "WebKit")
		return test("a browser that cannot keep what is typed says so before anything is typed", async ({ hosted }) => {
			const browser = here();
			await browser.open(`${hosted.origin}/over-ons`);
			await expect.poll(() => browser.evaluate(refused)).toMatch(/^This browser cannot save what you type/);
		});
	test("a site on a server is opened, a heading is typed, kept by the browser, and goes online", async ({ hosted }) => {
		const browser = here();
		await browser.resize(1280, 800);
		await browser.open(`${hosted.origin}/over-ons`);
		await browser.click(nameField);
		await browser.type("Jelle");
		await browser.press("Enter");
		await until(browser, "Maak kennis met onze praktijk", heading);
		await browser.click(button, "Bewerken");
		await browser.click(saying, "main h1", "Maak kennis met onze praktijk");
		await until(browser, true, () => document.querySelector("main h1")?.matches("[contenteditable]:focus"));
		await browser.press("End");
		await browser.type(" in Friesland");
		await until(browser, "Bewaard", told);
		await browser.press("Escape");

		// Nothing was asked of the server that could have kept it for this page.
		await browser.open(`${hosted.origin}/over-ons`);
		await until(browser, "Maak kennis met onze praktijk in Friesland", heading);
		expect(hosted.git("rev-list", "--count", "main")).toBe("1");
		await browser.click(button, "Zet online");
		await browser.click(button, "Zet online");
		await expect.poll(() => browser.evaluate(inPanel)).toContain("Verstuurd");
		expect(hosted.lastChange()).toEqual([
			"-title: Maak kennis met onze praktijk",
			"+title: Maak kennis met onze praktijk in Friesland",
		]);
		expect(hosted.git("log", "-1", "--format=%an", "main")).toBe("Jelle");
		expect(await browser.complaints()).toEqual([]);
	});
});
