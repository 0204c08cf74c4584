import { expect } from "@playwright/test";

/** The keys that have no letter. */
export type NamedKey = "Enter" | "Escape" | "Tab" | "End" | "ControlLeft+A";

/**
 * A browser that Playwright does not drive. A function that is handed in runs inside the page, so it holds all that it
 * needs; what it gets and gives is plain data.
 */
export interface OtherBrowser {
	/** Loads an address. */
	open(address: string): Promise<void>;
	/** As wide and high as the window can be made, at most as asked. */
	resize(width: number, height: number): Promise<void>;
	evaluate<R>(ask: (...args: string[]) => R, ...args: string[]): Promise<R>;
	/** Clicks with the pointer in the middle of an element, once it is there. */
	click(find: (...args: string[]) => Element | null | undefined, ...args: string[]): Promise<void>;
	/** Writes with the keyboard. */
	type(text: string): Promise<void>;
	press(key: NamedKey): Promise<void>;
	back(): Promise<void>;
	forward(): Promise<void>;
	/** The page on paper, as a PDF; the driver of WebKit has no command for it. */
	print?(): Promise<Uint8Array>;
	/** What scripts complained of, as far as the browser tells. */
	complaints(): Promise<readonly string[]>;
	close(): Promise<void>;
}

/** Waits until a question about the page has this answer. */
export async function until<R>(
	browser: OtherBrowser,
	answer: R,
	ask: (...args: string[]) => R,
	...args: string[]
): Promise<void> {
	await expect.poll(() => browser.evaluate(ask, ...args)).toEqual(answer);
}

/** The element that a selector finds, for `click`. */
export function one(selector = ""): Element | null {
	return document.querySelector(selector);
}

/** The element of a kind that says just this, for `click`. */
export function saying(selector = "", text = ""): Element | undefined {
	return [...document.querySelectorAll(selector)].find(
		(element) => element.textContent?.replaceAll("\u00ad", "").trim() === text && element.checkVisibility(),
	);
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** The middle of an element, once it is in sight, in whole pixels. Runs in the page. */
export function middleOf(element: Element): Point {
	const before = element.getBoundingClientRect();
	if (before.top < 0 || before.bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
	const { left, top, width, height } = element.getBoundingClientRect();
	return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** A point once it is the same twice: what moves is not clicked. */
export async function resting(ask: () => Promise<Point>): Promise<Point> {
	let last = await ask();
	await expect(async () => {
		const before = last;
		last = await ask();
		expect(last).toEqual(before);
	}).toPass({ intervals: [100] });
	return last;
}
