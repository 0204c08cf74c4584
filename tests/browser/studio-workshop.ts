import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { diffLines } from "diff";
import { ContentFolder } from "../helpers/content-folder.ts";
import { type DevCommand, startDev } from "../helpers/dev-command.ts";
import { copyStudioSite } from "../helpers/studio-site.ts";
import { axeFindings } from "./audit/axe.ts";

/** `npm run studio` over a site of the tests. */
export class Workshop {
	readonly root = mkdtempSync(join(tmpdir(), "studio-site-"));
	readonly #content = new ContentFolder(join(this.root, "content"));
	#first: ReadonlyMap<string, string> = new Map();
	#command: DevCommand | undefined;

	/** Makes everything as it was at first, for the next file of tests. */
	async begin(): Promise<void> {
		if (!this.#command) {
			copyStudioSite(this.root);
			this.#first = this.#content.files();
			return await this.start();
		}
		for (const name of [".git", "package.json"]) rmSync(join(this.root, name), { recursive: true, force: true });
		this.#content.restore(this.#first);
	}

	async start(port = 0): Promise<void> {
		await this.stop();
		this.#command = await startDev(this.root, { name: "studio", more: ["--port", String(port)] });
	}

	get origin(): string {
		return this.#command?.origin ?? "";
	}

	path(file: string): string {
		return join(this.root, "content", file);
	}

	/** The photos that somebody has added. A test before this one may have left their folder. */
	photos(): string[] {
		const folder = this.path("images/fotos");
		return existsSync(folder) ? readdirSync(folder) : [];
	}

	/** Lines of a file that are no longer as at first, and those in their place. */
	changes(file: string): string[] {
		const before = Buffer.from(this.#first.get(file) ?? "", "latin1").toString();
		const after = existsSync(this.path(file)) ? readFileSync(this.path(file), "utf8") : "";
		return diffLines(before, after).flatMap(({ added, removed, value }) =>
			added || removed ? value.split(/(?<=\n)/).map((line) => (added ? "+" : "-") + line.trimEnd()) : [],
		);
	}

	async end(): Promise<void> {
		await this.stop();
		rmSync(this.root, { recursive: true, force: true });
	}

	async stop(): Promise<void> {
		if (!this.#command) return;
		const { child } = this.#command;
		child.kill();
		if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
	}
}

/** Opens a page, and waits until the application has taken it over. */
export async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.waitForFunction(() => history.scrollRestoration === "manual");
}

interface HeldCalls {
	/** Of the questions or commands. */
	readonly name: string;
	/** From the start, or else from the event "hold calls" on. */
	readonly isHeld: boolean;
}

/** Runs in the page, before all else: what it asks of its worker by a name waits until the event "let calls go". */
export function holdBackCalls({ name, isHeld }: HeldCalls): void {
	const held = () => new Promise<void>((go) => addEventListener("let calls go", () => go(), { once: true }));
	let goesOn = isHeld ? held() : Promise.resolve();
	addEventListener("hold calls", () => {
		goesOn = held();
	});
	globalThis.Worker = class extends Worker {
		override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]) {
			const send = () => super.postMessage(message, options as Transferable[]);
			if (JSON.stringify(message).includes(`"${name}"`)) void goesOn.then(send);
			else send();
		}
	};
}

/** Runs in the page, before all else: the first answer of its worker to what it asks by a name is one that nobody can read. */
export function spoilAnswer(name: string): void {
	let isSpoilt = false;
	globalThis.Worker = class extends Worker {
		override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]) {
			const isAsked = !isSpoilt && JSON.stringify(message).includes(`"${name}"`);
			if (!isAsked) return super.postMessage(message, options as Transferable[]);
			isSpoilt = true;
			const { id } = message as { id: string };
			this.dispatchEvent(
				new MessageEvent("message", { data: { id, type: "RAW", value: { is: "answer", answer: "?" } } }),
			);
		}
	};
}

/** Opens a page, and begins to edit. */
export async function edit(page: Page, address: string): Promise<void> {
	await open(page, address);
	await page.getByRole("button", { name: "Bewerken" }).click();
	await expect(told(page)).toHaveText(/^Klik op een tekst/);
}

/** Clicks on a text, and waits until it takes the keys. */
export async function typeIn(text: Locator): Promise<void> {
	// A click while the page is drawn anew finds nothing.
	await expect(async () => {
		await text.click();
		await expect(text).toHaveAttribute("contenteditable", { timeout: 3000 });
	}).toPass({ timeout: 30_000 });
	await expect(text).toBeFocused();
}

/** What Studio shows can be used on a phone and on a desk, and axe finds nothing in it. Gives the height of the bar on each. */
export async function expectUsable(page: Page, state: string): Promise<{ phone: number; desk: number }> {
	const bars: number[] = [];
	for (const width of [360, 1280]) {
		const where = `${state} at ${width} px`;
		await page.setViewportSize({ width, height: 740 });
		expect.soft(await studioFindings(page), where).toEqual([]);
		expect.soft(await page.evaluate(namesBeyond), where).toEqual([]);
		const bar = await page.locator("site-studio").getByRole("region", { name: "Studio" }).boundingBox();
		bars.push(bar?.height ?? Number.POSITIVE_INFINITY);
	}
	const [phone = 0, desk = 0] = bars;
	return { phone, desk };
}

/**
 * What axe finds in the page with Studio over it. Studio may cover half of a link of the page, by where that is
 * scrolled to: the size of what one presses is asked of Studio alone.
 */
export async function studioFindings(page: Page): Promise<string[]> {
	return [
		...(await axeFindings(page, { without: ["target-size"] })),
		...(await axeFindings(page, { only: "target-size", within: "site-studio" })),
	];
}

/** What makes the page wider than the screen; in the page. */
function namesBeyond(): string[] {
	const { clientWidth, scrollWidth } = document.documentElement;
	if (scrollWidth <= clientWidth) return [];
	const beyond = [...document.querySelectorAll("body *")].filter((each) => {
		const { left, right } = each.getBoundingClientRect();
		return left < 0 || right > clientWidth;
	});
	return [`${scrollWidth} px`, ...beyond.map(({ localName, className, id }) => `${localName}#${id}.${className}`)];
}

/** What Studio said last. */
export function told(page: Page) {
	return page.locator("site-studio").getByRole("status");
}

/** What stands beside the page. */
export function panel(page: Page) {
	return page.locator("site-studio").getByRole("complementary");
}
