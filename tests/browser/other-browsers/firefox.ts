import { expect } from "@playwright/test";
import puppeteer, { type ElementHandle, type KeyInput } from "puppeteer-core";
import { findProgram } from "../../commands/browser/programs.ts";
import { middleOf, type OtherBrowser, resting } from "./other-browser.ts";

/** What Firefox says of a font that was on its way when the page was left: NS_BINDING_ABORTED. */
const aborted = "status=2152398850";

/** The Firefox of this machine, over WebDriver BiDi; undefined where there is none. */
export async function startFirefox(): Promise<OtherBrowser | undefined> {
	const executablePath = findProgram(["firefox-esr", "firefox"]);
	if (!executablePath) return undefined;
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath,
		headless: true,
		extraPrefsFirefox: {
			// Movement is tested in Chromium; here it would only be waited for.
			"ui.prefersReducedMotion": 1,
			// Nothing leaves this machine: makers of maps and videos are asked, and are not there.
			"network.dns.forceResolve": "127.0.0.1",
			"network.proxy.type": 0,
		},
	});
	const page = await browser.newPage();
	const complaints: string[] = [];
	page.on("pageerror", (error) => {
		if (!String(error).includes(aborted)) complaints.push(String(error));
	});
	return {
		async open(address) {
			await page.goto(address).catch((error: Error) => {
				// A page may lead on to another one before it is there itself.
				if (!error.message.includes("A new navigation interrupted")) throw error;
			});
			await page.waitForFunction(() => document.readyState === "complete");
		},
		resize: (width, height) => page.setViewport({ width, height }),
		evaluate: async <R>(ask: (...args: string[]) => R, ...args: string[]): Promise<R> =>
			await page.evaluate(ask, ...args),
		async click(find, ...args) {
			await expect(async () => {
				const found = await page.evaluateHandle(find, ...args);
				const element = found.asElement() as ElementHandle<Element> | null;
				if (!element) throw new Error(`There is nothing that ${find.name} finds with ${JSON.stringify(args)}.`);
				const { x, y } = await resting(() => element.evaluate(middleOf));
				await page.mouse.click(x, y);
			}).toPass({ timeout: 20_000 });
		},
		type: (text) => page.keyboard.type(text, { delay: 20 }),
		async press(key) {
			const [held, pressed] = key.includes("+") ? key.split("+") : [undefined, key];
			if (held) await page.keyboard.down(held as KeyInput);
			await page.keyboard.press((pressed === "A" ? "a" : pressed) as KeyInput);
			if (held) await page.keyboard.up(held as KeyInput);
		},
		async back() {
			await page.goBack();
		},
		async forward() {
			await page.goForward();
		},
		print: () => page.pdf(),
		complaints: async () => complaints,
		close: () => browser.close(),
	};
}
