import type { CDPSession, Page } from "@playwright/test";
import { Random } from "../helpers/random.ts";
import { expect, test, wake } from "./fixtures.ts";
import { all, complete } from "./pages.ts";

const walks = Number(process.env.FUZZ_RUNS ?? (all ? 40 : complete ? 4 : 2));
const firstSeed = Number(process.env.FUZZ_SEED ?? (all ? Date.now() % 1_000_000 : 20_261));

/** Of each walk. */
const steps = 50;

/** Shows what a page shows without scripts: parts that need them take room, and the plain window has none of these. */
function showPlainly(): void {
	const plainly = new CSSStyleSheet();
	plainly.replaceSync(".needs-script { display: none !important } .without-script { display: block !important }");
	document.adoptedStyleSheets.push(plainly);
}

/** No page is shorter than this and a window, whatever is unfolded on it. */
const deepest = 2000;

/** What somebody does who walks through the site. */
type Act =
	| { readonly link: string }
	| { readonly scroll: number }
	/** So many steps of the history, all at once or one after the other without waiting. */
	| { readonly go: number; readonly quick: boolean };

/** A window, and where its history stands. */
interface Walker {
	readonly page: Page;
	readonly session: CDPSession;
}

async function walkerOf(page: Page): Promise<Walker> {
	return { page, session: await page.context().newCDPSession(page) };
}

/** Where the history stands, of how many steps. */
async function historyOf({ session }: Walker): Promise<{ index: number; length: number }> {
	const { currentIndex, entries } = await session.send("Page.getNavigationHistory");
	return { index: currentIndex, length: entries.length };
}

async function act({ page }: Walker, what: Act): Promise<void> {
	const begun = page.evaluate((todo) => {
		if ("scroll" in todo) scrollTo(0, todo.scroll);
		else if ("link" in todo) document.querySelector<HTMLElement>(`a[href="${todo.link}"]`)?.click();
		else if (!todo.quick) history.go(todo.go);
		else for (let left = Math.abs(todo.go); left > 0; left--) history.go(Math.sign(todo.go));
	}, what);
	// A page that goes cannot say that it was told.
	await begun.catch((error: Error) => expect(error.message).toContain("Execution context was destroyed"));
}

/**
 * Does one thing in the window of plain pages, whose history stands at `index`. Quick steps are taken one by one: of
 * a page that is left again before it is placed, browsers remember that it stood at the top.
 */
async function actPlainly(walker: Walker, what: Act, index: number): Promise<void> {
	if (!("go" in what && what.quick)) return act(walker, what);
	const by = Math.sign(what.go);
	for (let done = by; Math.abs(done) <= Math.abs(what.go); done += by) {
		await act(walker, { go: by, quick: false });
		await settled(walker, index + done);
	}
}

interface Stand {
	readonly address: string;
	readonly y: number;
	readonly steps: number;
}

/** Where a page stands; undefined while another one is on its way. */
function standOf({ page }: Walker): Promise<Stand | undefined> {
	return page.evaluate(() => {
		const shown = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
		if (document.readyState !== "complete" || !shown) return undefined;
		if (new URL(shown).pathname !== location.pathname) return undefined;
		return { address: location.pathname + location.hash, y: Math.round(scrollY), steps: history.length };
	});
}

/** Waits until the page of a step of the history is there and nothing moves any more, and says where it stands. */
async function settled(walker: Walker, index: number): Promise<Stand | undefined> {
	let before: string | undefined;
	let stand: Stand | undefined;
	let calm = 0;
	// Without scripts a page cannot be asked to wait.
	await expect(async () => {
		expect((await historyOf(walker)).index).toBe(index);
		stand = await standOf(walker).catch(() => undefined);
		const now = JSON.stringify(stand);
		calm = stand && now === before ? calm + 1 : 0;
		before = now;
		expect(calm).toBeGreaterThan(2);
	}).toPass({ intervals: [15], timeout: 5000 });
	return stand;
}

/** The links of the page that is shown: to other pages and to sections. */
function linksOf({ page }: Walker): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']:not([data-language], [download], [target])")]
			.map((link) => link.getAttribute("href") ?? "")
			.filter((address) => !/\.\w+$/.test(address)),
	);
}

function choose(random: Random, links: readonly string[], at: number, length: number): Act {
	const chance = random.below(10);
	if (chance < 2) return { scroll: random.below(deepest) };
	if (chance < 4) {
		const sections = links.filter((link) => link.includes("#"));
		return { link: random.pick(sections.length > 0 ? sections : links) };
	}
	if (chance < 6) return { link: random.pick(links) };
	const room = chance < 9 ? -at : length - 1 - at;
	if (room === 0) return { scroll: random.below(deepest) };
	return { go: Math.sign(room) * (1 + random.below(Math.min(3, Math.abs(room)))), quick: random.below(2) === 0 };
}

for (let walk = 0; walk < walks; walk++) {
	const seed = firstSeed + walk;
	test(`a walk of ${steps} steps stands where plain pages would, seed ${seed}`, async ({ page, browser, site }) => {
		const context = await browser.newContext({
			baseURL: site.origin,
			javaScriptEnabled: false,
			reducedMotion: "reduce",
			viewport: { width: 1280, height: 800 },
		});
		const plain = await walkerOf(await context.newPage());
		const own = await walkerOf(page);
		const both = [plain, own];
		await page.addInitScript(showPlainly);
		// Letters that come late move a page that the browser has placed already.
		for (const { session } of both) {
			await session.send("Network.enable");
			await session.send("Network.setBlockedURLs", { urls: ["*.woff2"] });
		}
		await Promise.all(both.map((walker) => walker.page.goto("/contact")));
		await wake(page);
		const random = new Random(seed);
		const begun = (await historyOf(own)).index;
		const begunPlain = (await historyOf(plain)).index;
		let at = 0;
		const done: Act[] = [];
		for (let step = 0; step < steps; step++) {
			const { length } = await historyOf(own);
			const what = choose(random, await linksOf(own), at, length - begun);
			done.push(what);
			const stays = "link" in what && new URL(what.link, page.url()).href === page.url();
			await Promise.all([actPlainly(plain, what, begunPlain + at), act(own, what)]);
			if ("go" in what) at += what.go;
			else if ("link" in what && !stays) at++;
			// A busy machine may take a page for calm that has yet to be brought into place.
			await expect(async () => {
				const [wanted, found] = await Promise.all([settled(plain, begunPlain + at), settled(own, begun + at)]);
				const told = `seed ${seed}, after ${JSON.stringify(done)}`;
				expect({ ...found, y: 0 }, told).toEqual({ ...wanted, y: 0 });
				expect(Math.abs((found?.y ?? -9) - (wanted?.y ?? 9)), `${told}: ${found?.y}, not ${wanted?.y}`).toBeLessThan(2);
			}).toPass({ intervals: [500], timeout: 10_000 });
		}
		await context.close();
	});
}

/** Follows a link wherever it stands, without scrolling to it first. */
function follow(page: Page, address: string): Promise<void> {
	return page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), address);
}

const heightOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Where a part of the page stands in the window, in each frame from a click until all has stood still for a while. */
function framesAfter(page: Page, address: string, part: string): Promise<number[]> {
	return page.evaluate(
		async ([to, selector]) => {
			const top = () => Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? 0);
			const tops = [top()];
			document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click();
			for (let calm = 0; calm < 30; ) {
				await new Promise(requestAnimationFrame);
				if (location.pathname + location.hash !== to) continue;
				calm = top() === tops.at(-1) ? calm + 1 : 0;
				tops.push(top());
			}
			return tops;
		},
		[address, part] as const,
	);
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
	test(`a link to a section moves only towards it, with motion: ${reducedMotion}`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion });
		await page.goto("/contact");
		await wake(page);
		// What unfolds between here and there moves nothing that is in sight: so each is seen from its own side.
		for (const [from, address, part, sign] of [
			[99_999, "/contact#cookies", "footer", 1],
			[0, "/contact#privacy", "h1", -1],
			[2500, "/contact#colofon", "h1", -1],
		] as const) {
			await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), from);
			const tops = await framesAfter(page, address, part);
			const wrong = tops.filter((top, index) => (top - (tops[index - 1] ?? top)) * sign < -1);
			expect(wrong, `${address} from ${from}: ${tops}`).toEqual([]);
			expect(await heightOf(page)).toBeGreaterThan(3000);
			if (reducedMotion === "reduce") expect(new Set(tops).size, `${tops}`).toBe(2);
		}
	});
}

test("a section of another page is there at once for who wants no motion", async ({ page }) => {
	await page.goto("/blogs");
	await wake(page);
	const tops = await framesAfter(page, "/contact#cookies", "main");
	// From the top of one page to the section of the other, with nothing in between.
	expect(new Set(tops).size, `${tops}`).toBe(2);
	expect(await heightOf(page)).toBeGreaterThan(3000);
	await expect(page.locator("#cookies")).toBeFocused();
});

test("back and forward over sections find each, also those of before the application came", async ({ page }) => {
	await page.goto("/contact");
	await page.evaluate(() => scrollTo(0, 700));
	await follow(page, "/contact#privacy");
	await expect(page).toHaveURL("/contact#privacy");
	await wake(page);
	const stood = [700, await heightOf(page)];
	for (const section of ["cookies", "colofon"]) {
		await follow(page, `/contact#${section}`);
		await page.evaluate(() => scrollBy(0, 33));
		stood.push(await heightOf(page));
	}
	await follow(page, "/blogs");
	await expect(page.locator("h1")).toHaveText("Onze Blogs");
	const step = async (by: number, at: number, open?: string) => {
		await page.evaluate((delta) => history.go(delta), by);
		await expect.poll(() => heightOf(page), `step ${by} to ${at}`).toBe(stood[at]);
		if (open) await expect(page.locator("main details[open]:not([data-dropdown])")).toHaveText(new RegExp(open));
	};
	await step(-1, 3, "^Colofon");
	await step(-1, 2, "^Cookies");
	await step(-1, 1, "^Privacy");
	await step(1, 2, "^Cookies");
	await step(-2, 0);
});

test("four pages, three times back and forth", async ({ page }) => {
	await page.goto("/");
	await wake(page);
	const stood: number[] = [];
	for (const [index, address] of ["", "/blogs", "/over-ons", "/contact"].entries()) {
		if (address) await follow(page, address);
		await page.waitForFunction(
			(path) => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href.endsWith(path),
			address,
		);
		const y = 400 + 300 * index;
		await page.evaluate((to) => scrollTo(0, to), y);
		stood.push(y);
	}
	for (let time = 0; time < 3; time++) {
		for (const [by, places] of [
			[-1, [2, 1, 0]],
			[1, [1, 2, 3]],
		] as const) {
			for (const at of places) {
				await page.evaluate((delta) => history.go(delta), by);
				await expect.poll(() => heightOf(page), `round ${time}, ${by} to ${at}`).toBe(stood[at]);
			}
		}
	}
});
