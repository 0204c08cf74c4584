import { expect, test } from "@playwright/test";
import { type FormService, startFormService } from "../../servers/form-service.ts";
import { type ServedSite, serveContent } from "../site.ts";
import { inEachBrowser } from "./each.ts";
import { one, saying, until } from "./other-browser.ts";

// Everything is asked in Chromium elsewhere. Here a visitor with another browser does what visitors do.
test.describe.configure({ mode: "default" });

let site: ServedSite;
let form: FormService;

test.beforeAll(async () => {
	form = await startFormService();
	site = await serveContent({
		"site.yaml": (text) => `${text.replace("https://formsubmit.co", form.origin)}video:\n  provider: youtube\n`,
		"pages/over-ons.yaml": (text) =>
			`${text.trimEnd()}\n  - type: video\n    id: film\n    title: Film\n    address: https://youtu.be/bbbbbbbbbbb\n    poster:\n      file: scenes/contact.svg\n      decorative: ja\n`,
	});
});

test.afterAll(async () => {
	site?.stop();
	await form?.close();
});

const isReady = () => "ready" in document.documentElement.dataset;
const heading = () => document.querySelector("main h1")?.textContent?.replaceAll("\u00ad", "");
const address = () => location.pathname + location.hash;
/** As people read it: a space is one, whether a line may end there or not. */
const says = (selector: string, text: string) =>
	document.querySelector(selector)?.textContent?.replaceAll("\u00a0", " ").includes(text) ?? false;
const isOpen = () => document.querySelector("dialog")?.open ?? false;
const value = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;

inEachBrowser((here, name) => {
	test.afterEach(async () => {
		expect(await here().complaints()).toEqual([]);
	});

	const go = async (path: string) => {
		await here().open(site.origin + path);
		await here().resize(1280, 800);
	};

	test("goes from page to page, and back to where it was", async () => {
		const browser = here();
		await go("/");
		await browser.click(saying, ".site-nav summary", "Gehoorbescherming");
		await browser.click(saying, ".site-nav .dropdown a", "Motor gehoorbescherming");
		await until(browser, "/gehoorbescherming/motor", address);
		const motor = await browser.evaluate(heading);
		await browser.press("Escape");
		await until(browser, true, isReady);
		await browser.evaluate(() => scrollTo(0, 900));
		await until(browser, 900, () => Math.round(scrollY));
		await browser.click(saying, ".site-header a", "Afspraak maken");
		await until(browser, "/afspraak-maken", address);
		await until(browser, 0, () => scrollY);
		await until(browser, "H1", () => document.activeElement?.tagName);
		await browser.back();
		await until(browser, motor, heading);
		await until(browser, 900, () => Math.round(scrollY));
		await browser.forward();
		await until(browser, "/afspraak-maken", address);
		await until(browser, 0, () => scrollY);
		await go("/contact");
		await browser.click(one, 'footer a[href$="#cookies"]');
		await until(browser, "/contact#cookies", address);
		await until(browser, true, () => {
			const { top, bottom } = document.getElementById("cookies")?.getBoundingClientRect() ?? new DOMRect();
			return top >= 0 && top < innerHeight && bottom > 0;
		});
		await go("/bestaat-niet");
		expect(await browser.evaluate(heading)).toContain("Oops! Page not found");
	});

	test("opens and closes the menu of a narrow screen by keys and pointer", async () => {
		const browser = here();
		await go("/");
		await browser.resize(360, 740);
		await browser.click(one, ".menu-button");
		await until(browser, true, isOpen);
		await browser.press("Escape");
		await until(browser, false, isOpen);
		await browser.click(one, ".menu-button");
		await until(browser, true, isOpen);
		await browser.click(saying, "dialog a", "Blogs");
		await until(browser, "Onze Blogs", heading);
		await until(browser, false, isOpen);
		expect(await browser.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	});

	test("shows a page in another language from right to left, and remembers it", async () => {
		const browser = here();
		await go("/over-ons");
		await browser.click(one, ".language-button");
		await browser.click(one, "[data-language]:lang(ar)");
		await until(browser, "/ar/over-ons", address);
		expect(await browser.evaluate(() => [document.dir, localStorage.getItem("preferred-language")])).toEqual([
			"rtl",
			"ar",
		]);
		await browser.open(`${site.origin}/contact`);
		await until(browser, "/ar/contact", address);
		await browser.evaluate(() => localStorage.clear());
	});

	test("says what is wrong in a form, loses nothing when it is refused, and sends it", async () => {
		const browser = here();
		await go("/contact");
		await browser.click(one, 'main form [name="name"]');
		await browser.type("Y");
		await browser.click(saying, "main form button", "Verstuur bericht");
		await until(browser, true, says, "main form", "Naam moet minimaal 2 karakters bevatten");
		const visitor = { name: "mkje de Vries", email: "ymkje@example.org", subject: "Hoortest" };
		for (const [field, text] of Object.entries({ ...visitor, message: "Wanneer kan ik langskomen?" })) {
			await browser.click(one, `main form [name="${field}"]`);
			await browser.type(text);
		}
		await until(browser, false, says, "main form", "Naam moet minimaal 2 karakters bevatten");
		form.setMode("refused");
		await browser.click(saying, "main form button", "Verstuur bericht");
		await until(browser, true, says, "body", "Er ging iets mis");
		expect(await browser.evaluate(value, 'main form [name="name"]')).toBe("Ymkje de Vries");
		form.setMode("true");
		await browser.click(saying, "main form button", "Verstuur bericht");
		await until(browser, true, says, "body", "Bericht verzonden!");
		expect(form.requests.at(-1)?.body).toMatchObject({ name: "Ymkje de Vries", subject: "Hoortest" });
		await until(browser, "", value, 'main form [name="name"]');
	});

	test("computes, and finds a town", async () => {
		const browser = here();
		await go("/belasting-teruggave");
		await browser.click(one, '#rekenhulp input[type="radio"][value="2026"]');
		await browser.click(one, '#rekenhulp input:not([type="radio"])');
		await browser.type("41123");
		await until(browser, true, says, "#rekenhulp output", "€");
		await go("/locatie/audicien-aan-huis");
		await browser.click(one, "#plaatsen input");
		await browser.type("bergum");
		await until(browser, true, says, "#plaatsen", "Ja, we komen in Burgum");
	});

	test("opens a subject, a map and a video when they are asked for, and nothing before", async () => {
		const browser = here();
		await go("/gehoorbescherming/zwem");
		await browser.click(one, "main details summary");
		await until(browser, 1, () => document.querySelectorAll("main details[open]").length);
		await go("/contact");
		await browser.click(saying, "main button", "Laat de kaart zien");
		await until(browser, 1, () => document.querySelectorAll('iframe[src^="https://www.openstreetmap.org/"]').length);
		await go("/over-ons");
		expect(await browser.evaluate(() => document.querySelectorAll("iframe").length)).toBe(0);
		await browser.click(one, "#film button");
		await until(browser, 1, () => document.querySelectorAll('iframe[src*="youtube-nocookie.com/"]').length);
	});

	test("prints a page, where a program can ask for it", async () => {
		const browser = here();
		await go("/locatie/leeuwarden");
		const pdf = await browser.print?.();
		if (name === "Firefox")
			expect(
				Buffer.from(pdf ?? [])
					.subarray(0, 5)
					.toString(),
			).toBe("%PDF-");
	});
});
