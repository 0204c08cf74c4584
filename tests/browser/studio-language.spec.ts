import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Dictionary } from "#core/in-language.ts";
import { copySite } from "../helpers/copy-site.ts";
import { startDev } from "../helpers/dev-command.ts";
import { expect, test } from "./fixtures.ts";
import { projectFolder } from "./project.ts";
import { expectUsable, open, panel, told, typeIn } from "./studio-workshop.ts";

const locales = join(projectFolder, "src/locales/de");

const german: Dictionary = Object.assign(
	{},
	...readdirSync(locales)
		.filter((name) => name.endsWith(".json"))
		.map((name) => JSON.parse(readFileSync(join(locales, name), "utf8")) as Dictionary),
);

function inGerman(dutch: string): string {
	const said = german[dutch];
	if (!said) throw new Error(`There is no German for ${dutch}.`);
	return said;
}

/** What Studio shows or says that is Dutch, where German has another word for it. */
async function dutchOn(page: Page): Promise<string[]> {
	const said = await page.evaluate(wordsOfStudio);
	expect(said.length).toBeGreaterThan(10);
	return said.filter((words) => (german[words] ?? words) !== words);
}

/** In the page. */
function wordsOfStudio(): string[] {
	const root = document.querySelector("site-studio")?.shadowRoot;
	const names = [...(root?.querySelectorAll("*") ?? [])].flatMap((each) => [
		each.getAttribute("aria-label") ?? "",
		each.getAttribute("title") ?? "",
		...[...each.childNodes].map((node) => (node instanceof Text ? node.data : "")),
	]);
	return names.map((name) => name.trim()).filter((name) => name !== "");
}

/** In the page: the check of everything never answers. */
function withoutChecks(): void {
	globalThis.Worker = class extends Worker {
		override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]) {
			if (!(message instanceof MessagePort)) super.postMessage(message, options as Transferable[]);
		}
	};
}

/** What is being saved is told in longer words than what is saved: they fit, and nothing beside them moves. */
async function expectRoomForSaving(page: Page): Promise<void> {
	const bar = page.locator("site-studio").getByRole("region", { name: "Studio" });
	const state = (dutch: string) => bar.getByRole("button", { name: inGerman(dutch), exact: true });
	const width = async () => Math.round((await bar.boundingBox())?.width ?? 0);
	await expect(state("Bewaard")).toBeVisible();
	const before = await width();
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route("**/@studio/write", (route) => held.then(() => route.continue()));
	await page.keyboard.press("End");
	await page.keyboard.type("!");
	await expect(state("Bewaren…")).toBeVisible();
	expect(await width()).toBe(before);
	expect(await state("Bewaren…").evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
	letGo();
	await expect(state("Bewaard")).toBeVisible();
	await page.unroute("**/@studio/write");
}

test("Studio speaks German over a German site: its bar, a panel, what is said of fields, and its help", async ({
	page,
}, { outputDir }) => {
	const root = join(outputDir, "site");
	copySite(join(projectFolder, "tests/languages/german"), root);
	const studio = await startDev(root, { name: "studio", more: ["--port", "0"] });
	try {
		// Also what is said before anything else is known, in a browser that asks for English.
		const early = await page.context().newPage();
		await early.addInitScript(withoutChecks);
		await early.goto(`${studio.origin}/`);
		await expect(early.locator("site-checking")).toHaveText(inGerman("De inhoud wordt nog gecontroleerd…"));
		await early.close();
		await open(page, `${studio.origin}/`);
		const host = page.locator("site-studio");
		await expect(host).toHaveAttribute("lang", "de");
		await host.getByRole("button", { name: inGerman("Bewerken") }).click();
		await expect(told(page)).toHaveText(
			inGerman("Klik op een tekst om die te veranderen. Met Alt en een klik volgt u een link."),
		);
		await typeIn(page.getByRole("heading", { level: 1 }));
		await expect(panel(page).getByLabel(inGerman("titel"), { exact: true })).toBeVisible();
		await expect(panel(page)).toContainText(inGerman("De hoofdkop van de pagina."));
		expect(await dutchOn(page)).toEqual([]);
		await expectRoomForSaving(page);
		await page.keyboard.press("Escape");
		await host.getByRole("button", { name: inGerman("Instellingen") }).click();
		await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(inGerman("Instellingen"));
		expect(await dutchOn(page)).toEqual([]);
		// German says it in more letters.
		const { phone, desk } = await expectUsable(page, "settings in German");
		expect(Math.max(phone, desk)).toBeLessThanOrEqual(64);
	} finally {
		studio.child.kill();
	}
});
