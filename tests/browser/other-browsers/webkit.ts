import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { expect } from "@playwright/test";
import { Builder, Capabilities, Key, WebElement } from "selenium-webdriver";
import { findProgram } from "../../commands/browser/programs.ts";
import { freePort } from "../../helpers/nginx.ts";
import { middleOf, type NamedKey, type OtherBrowser, type Point, resting } from "./other-browser.ts";

const keys: Readonly<Record<NamedKey, string>> = {
	Enter: Key.ENTER,
	Escape: Key.ESCAPE,
	Tab: Key.TAB,
	End: Key.END,
	"ControlLeft+A": "a",
};

/** The smallest browser around WebKitGTK, which its package keeps out of the path. */
function findMiniBrowser(): string | undefined {
	const libraries = readdirSync("/usr/lib").flatMap((name) => [join("/usr/lib", name), join("/usr/libexec")]);
	return libraries
		.flatMap((folder) => ["4.1", "4.0"].map((version) => join(folder, `webkit2gtk-${version}/MiniBrowser`)))
		.find(existsSync);
}

/** The WebKit of this machine, on a screen of its own; undefined where there is none. */
export async function startWebKit(): Promise<OtherBrowser | undefined> {
	const [driver, screens, binary] = [findProgram(["WebKitWebDriver"]), findProgram(["Xvfb"]), findMiniBrowser()];
	if (!driver || !screens || !binary) return undefined;
	const screen = spawn(screens, ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const display = `:${await firstWords(screen.stdio[3] as Readable)}`;
	const port = await freePort();
	const service = spawn(driver, [`--port=${port}`], { stdio: "ignore", env: { ...process.env, DISPLAY: display } });
	await answering(port);
	const browser = await new Builder()
		.usingServer(`http://127.0.0.1:${port}`)
		.withCapabilities(
			new Capabilities({
				browserName: "MiniBrowser",
				"webkitgtk:browserOptions": { binary, args: ["--automation"] },
			}),
		)
		.build();
	const complaints: string[] = [];

	/** Of a page that is left, what its scripts complained of would be gone. */
	async function collect(): Promise<void> {
		const found = await browser.executeScript<string[] | null>("return window.complaints && complaints.splice(0)");
		complaints.push(...(found ?? []));
	}

	return {
		async open(address) {
			await collect();
			await browser.get(address);
			await browser.executeScript(listen);
		},
		async resize(width, height) {
			await browser.manage().window().setRect({ x: 0, y: 0, width, height });
		},
		evaluate: (ask, ...args) => browser.executeScript(ask, ...args),
		async click(find, ...args) {
			await expect(async () => {
				const element = await browser.executeScript(find, ...args);
				if (!(element instanceof WebElement)) {
					throw new Error(`There is nothing that ${find.name} finds with ${JSON.stringify(args)}.`);
				}
				// Its own click does not wait until what moves has come to rest.
				const { x, y } = await resting(() => browser.executeScript<Point>(middleOf, element));
				await browser.actions().move({ x, y }).click().perform();
			}).toPass({ timeout: 20_000 });
		},
		async type(text) {
			await browser.actions().sendKeys(text).perform();
		},
		async press(key) {
			const typing = browser.actions();
			const held = key.startsWith("Control");
			if (held) typing.keyDown(Key.CONTROL);
			typing.sendKeys(keys[key]);
			if (held) typing.keyUp(Key.CONTROL);
			await typing.perform();
		},
		back: () => browser.navigate().back(),
		forward: () => browser.navigate().forward(),
		async complaints() {
			await collect();
			return complaints;
		},
		async close() {
			await browser.quit();
			for (const child of [service, screen]) await ended(child);
		},
	};
}

/** Runs in the page. */
function listen(): void {
	const found: string[] = [];
	Object.assign(window, { complaints: found });
	addEventListener("error", ({ message }) => found.push(message));
	addEventListener("unhandledrejection", ({ reason }) => found.push(String(reason)));
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		found.push(`${violatedDirective} ${blockedURI}`),
	);
}

function firstWords(stream: Readable): Promise<string> {
	return new Promise((resolve, reject) => {
		stream.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
		stream.once("end", () => reject(new Error("The screen ended.")));
	});
}

async function answering(port: number): Promise<void> {
	await expect(async () => {
		expect((await fetch(`http://127.0.0.1:${port}/status`)).ok).toBe(true);
	}).toPass({ timeout: 20_000 });
}

async function ended(child: ChildProcess): Promise<void> {
	child.kill();
	if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once("exit", resolve));
}
