import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Random } from "../helpers/random.ts";
import { expect, test } from "./fixtures.ts";
import { all, complete } from "./pages.ts";
import { edit, open, panel, type Workshop } from "./studio-workshop.ts";

const runs = Number(process.env.FUZZ_RUNS ?? (all ? 20 : complete ? 3 : 1));
const firstSeed = Number(process.env.FUZZ_SEED ?? (all ? Date.now() % 1_000_000 : 20_261));

/** Of each run. */
const steps = 20;

test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

const studio = (page: Page) => page.locator("site-studio");

const places = ["/werkwijze", "/over-ons", "/en/over-ons", "/contact"];

/** What somebody does, or what befalls them. */
const acts = {
	async typesInPage({ page, random }: Somebody) {
		const texts = page.locator("main").locator("h1, h2, h3, p");
		const number = random.below(Math.min(12, await texts.count()));
		await texts.nth(number).click({ timeout: 1000, position: { x: 5, y: 5 } });
		await page.keyboard.press(random.pick(["End", "Control+End", "Control+A"]));
		await page.keyboard.insertText(wordsFor(random));
	},
	async typesInPanel({ page, random }: Somebody) {
		const boxes = panel(page).locator("textarea, [role=textbox]");
		const count = await boxes.count();
		if (count > 0) await boxes.nth(random.below(count)).fill(wordsFor(random), { timeout: 1000 });
	},
	async pressesKeys({ page, random }: Somebody) {
		await page.keyboard.press(random.pick(["Escape", "Escape", "Enter", "Tab", "Shift+Tab", "Backspace"]));
	},
	async takesBack({ page, random }: Somebody) {
		await press(page, random.pick([/^Ongedaan maken/, /^Opnieuw:/]));
	},
	async settles({ page, random }: Somebody) {
		await press(page, random.pick([/^Mijn tekst/, /^Die andere/, /^Terug naar wat er stond/, /^Opnieuw proberen/]));
	},
	async looksAtList({ page }: Somebody) {
		await press(page, /^Niet bewaard/);
	},
	async togglesEditing({ page }: Somebody) {
		await page.keyboard.press("Alt+KeyE");
		await press(page, /^Bewerken$/, "[aria-pressed=false]");
	},
	async loadsAgain({ page }: Somebody) {
		await page.reload();
	},
	async goesElsewhere({ page, workshop, random }: Somebody) {
		await open(page, workshop.origin + random.pick(places));
	},
	async losesConnection({ page, random }: Somebody) {
		await page.unroute("**/@studio/write");
		const is = random.pick(["there", "there", "silent", "full"]);
		if (is === "silent") await page.route("**/@studio/write", (route) => route.abort());
		if (is === "full") await page.route("**/@studio/write", (route) => route.fulfill({ status: 500, body: "ENOSPC" }));
	},
	/** Another program writes the same texts. */
	async othersWrite({ workshop, random }: Somebody) {
		const file = workshop.path(random.pick(["pages/werkwijze.yaml", "pages/over-ons.yaml"]));
		const lines = readFileSync(file, "utf8").split("\n");
		const titles = lines.flatMap((line, index) => (/^ +title: \S/.test(line) ? [index] : []));
		const at = random.pick(titles.slice(0, 3));
		lines[at] = lines[at]?.replace(/title: .*/, `title: Van een ander ${random.below(1000)}`) ?? "";
		writeFileSync(file, lines.join("\n"));
	},
};

/** Most of all somebody types. */
const often: readonly (keyof typeof acts)[] = [
	...(Object.keys(acts) as (keyof typeof acts)[]),
	...Array.from({ length: 6 }, () => "typesInPage" as const),
	...Array.from({ length: 3 }, () => ["typesInPanel", "pressesKeys", "settles"] as const).flat(),
];

interface Somebody {
	readonly page: Page;
	readonly workshop: Workshop;
	readonly random: Random;
}

function wordsFor(random: Random): string {
	return random.pick([
		` nu ${random.below(1000)}`,
		"!",
		"Zo lang wordt een tekst hier nooit, ".repeat(30),
		"",
		"{products.",
		"- een: twee #drie",
		"Een nieuwe tekst",
	]);
}

/** Gives whether it was there. */
async function press(page: Page, name: RegExp, more = ""): Promise<boolean> {
	const button = studio(page)
		.getByRole("button", { name })
		.and(page.locator(`button:not([aria-disabled=true])${more}`));
	if ((await button.count()) === 0) return false;
	await button.first().click({ timeout: 1000 });
	return true;
}

/** The texts that a page shows, each with its box; in the page. */
function shownTexts(): { text: string; box: [number, number, number, number]; isTypedIn: boolean }[] {
	const texts: { text: string; box: [number, number, number, number]; isTypedIn: boolean }[] = [];
	const walker = document.createTreeWalker(document.getElementById("app") as HTMLElement, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const around = node.parentElement as HTMLElement;
		const text = node.nodeValue?.trim() ?? "";
		if (text === "" || around.getClientRects().length === 0 || around.closest("[data-now], script, style")) continue;
		const range = document.createRange();
		range.selectNode(node);
		const { left, top, right, bottom } = range.getBoundingClientRect();
		texts.push({
			text,
			box: [left, top, right, bottom],
			isTypedIn: around.closest("[contenteditable], [data-typed]") !== null,
		});
	}
	return texts;
}

/** The boxes of the lines that say that something is not saved, as far as anybody sees them; in the page. */
function marks(): [number, number, number, number][] {
	const found =
		document.querySelector("site-studio")?.shadowRoot?.querySelectorAll<HTMLElement>(".outline.unsaved") ?? [];
	return [...found].flatMap((each) => {
		const { left, top, right, bottom } = each.getBoundingClientRect();
		return getComputedStyle(each).visibility === "visible" ? [[left, top, right, bottom] as const] : [];
	}) as [number, number, number, number][];
}

/** What a page shows that is neither saved, nor marked, nor being typed. `plain` is a window that only reads. */
async function unmarked(page: Page, plain: Page): Promise<string[]> {
	const address = page.url().replace(/[?#].*/, "");
	await open(plain, address);
	const saved = (await plain.evaluate(shownTexts)).map(({ text }) => text);
	const boxes = await page.evaluate(marks);
	return (await page.evaluate(shownTexts)).flatMap(({ text, box: [left, top, right, bottom], isTypedIn }) => {
		const at = saved.indexOf(text);
		if (at !== -1) {
			saved.splice(at, 1);
			return [];
		}
		const isMarked = boxes.some(
			([first, above, last, below]) =>
				first <= left + 1 && above <= top + 1 && last >= right - 1 && below >= bottom - 1,
		);
		return isMarked || isTypedIn ? [] : [text];
	});
}

for (let run = 0; run < runs; run++) {
	const seed = firstSeed + run;
	test(`whatever is done, the page shows no text that is neither saved nor marked (seed ${seed})`, async ({
		browser,
		page,
		workshop,
	}) => {
		test.setTimeout(600_000);
		const random = new Random(seed);
		const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
		const plain = await context.newPage();
		page.on("dialog", (dialog) => void dialog.accept());
		await edit(page, workshop.origin + (places[0] as string));
		const done: string[] = [];
		for (let step = 0; step < steps; step++) {
			const name = random.pick(often);
			const act = acts[name];
			done.push(name);
			// What cannot be done here, as a click on what is covered, is not done.
			await act({ page, workshop, random }).catch((error: Error) => {
				if (!/Timeout|intercepts|outside/.test(error.message)) throw error;
				done.push("(not)");
			});
			await expect(async () => expect(await unmarked(page, plain)).toEqual([]), done.join(", ")).toPass({
				timeout: 15_000,
			});
		}
		await context.close();
	});
}
