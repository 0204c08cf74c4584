import type { Browser, Page } from "@playwright/test";
import { findChromium } from "../browser/chromium.ts";
import { openChromium, startServer } from "../browser/open.ts";
import { editedPage, shownPrices } from "./generate.ts";
import { replace, setPrice } from "./scenarios.ts";

export interface DevTimes {
	/** Milliseconds from the start of the command to the first page that it answers. */
	readonly start: number;
	/** Milliseconds from saving a file to the changed words in an open page: the median of some edits. */
	readonly edit: number;
	/** The same from saving a price to its new amount. */
	readonly price: number;
}

const edits = 5;

/** Starts `dev` on the generated site, opens the page that is edited, and saves its file a few times. */
export async function measureDev(project: string, root: string, sentence: string): Promise<DevTimes> {
	const found = findChromium(project);
	if (!found) throw new Error("No Chromium could be had: set CHROMIUM_PATH to one.");
	const started = performance.now();
	const { child, address } = await startServer(project, "dev", root);
	let browser: Browser | undefined;
	try {
		const page = `${address}/${editedPage.replace(/^pages\//, "").replace(/\.yaml$/, "")}`;
		await (await fetch(page)).text();
		const start = performance.now() - started;
		browser = await openChromium(found);
		const tab = await browser.newPage();
		await tab.goto(page);
		await tab.getByText(sentence).first().waitFor();
		// From here on the page is not loaded again.
		await tab.waitForFunction(() => history.scrollRestoration === "manual");
		let now = sentence;
		const edit = await median(tab, (index) => {
			const next = `Deze zin is in dev veranderd, keer ${index}.`;
			replace(root, editedPage, now, next);
			now = next;
			return next;
		});
		const price = await median(tab, (index) => {
			setPrice(root, shownPrices.all, 7001 + index);
			return `7.00${1 + index}`;
		});
		return { start, edit, price };
	} finally {
		await browser?.close();
		child.kill();
	}
}

/** Milliseconds from saving something to the words in an open page by which that shows: the median of some edits. */
async function median(tab: Page, save: (index: number) => string): Promise<number> {
	const times: number[] = [];
	for (let index = 0; index < edits; index++) {
		const saved = performance.now();
		const shown = save(index);
		await tab.getByText(shown).first().waitFor();
		times.push(performance.now() - saved);
	}
	return times.sort((a, b) => a - b)[Math.floor(edits / 2)] ?? 0;
}
