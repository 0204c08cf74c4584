import type { Locator, Page } from "@playwright/test";

/** How somebody works: with the mouse, and keys only to type; or with keys alone. */
export type By = "mouse" | "keys";

/** More often nobody presses Tab to get somewhere. */
const mostTabs = 150;

/** Somebody before Studio, whose clicks and keys are counted. */
export class Hand {
	readonly page: Page;
	readonly by: By;
	clicks = 0;
	keys = 0;

	constructor(page: Page, by: By) {
		this.page = page;
		this.by = by;
	}

	get studio(): Locator {
		return this.page.locator("site-studio");
	}

	get toolbar(): Locator {
		return this.studio.getByRole("region", { name: "Studio" });
	}

	get panel(): Locator {
		return this.studio.getByRole("complementary");
	}

	button(name: string | RegExp, place = this.panel): Locator {
		return place.getByRole("button", { name, exact: true });
	}

	field(name: string): Locator {
		return this.panel.getByRole("textbox", { name, exact: true });
	}

	/** Presses something. */
	async press(target: Locator): Promise<void> {
		await this.go(target);
		if (this.by === "keys") await this.key("Enter");
	}

	/** Brings the keys somewhere. */
	async go(target: Locator): Promise<void> {
		if (this.by === "keys") return this.#tabTo(target);
		this.clicks++;
		await target.click();
	}

	async key(name: string): Promise<void> {
		this.keys++;
		await this.page.keyboard.press(name);
	}

	async type(words: string): Promise<void> {
		this.keys += words.length;
		await this.page.keyboard.type(words, { delay: 20 });
	}

	/** Types in place of what is there. */
	async fill(target: Locator, words: string): Promise<void> {
		await target.waitFor();
		if (!(await target.evaluate(hasKeys))) await this.go(target);
		await this.key("Control+A");
		await this.type(words);
	}

	/** Waits until Studio says something. */
	async hears(words: string | RegExp): Promise<void> {
		await this.toolbar.getByRole("status").filter({ hasText: words }).waitFor();
	}

	/** By the shorter way, as somebody does who knows the page. */
	async #tabTo(target: Locator): Promise<void> {
		await target.waitFor();
		for (let turn = 0; turn < mostTabs; turn++) {
			if (await target.evaluate(hasKeys)) return;
			await this.key((await target.evaluate(liesAhead)) ? "Tab" : "Shift+Tab");
		}
		throw new Error(`${target} cannot be reached with Tab.`);
	}
}

function hasKeys(element: Element): boolean {
	return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

/** Studio stands behind the page: with the keys nowhere yet, the way back is the shorter one. */
function liesAhead(element: Element): boolean {
	const { activeElement } = element.getRootNode() as Document | ShadowRoot;
	if (!activeElement || activeElement === document.body) return false;
	return Boolean(activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
}
