import { type ChildProcess, spawn } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { previewStudio } from "#engine/studio/web/preview-studio.ts";
import { findChromium } from "../browser/chromium.ts";

/** What is measured in each round, in milliseconds unless it is named otherwise; the memory in megabytes. */
export interface StudioRound {
	/** From the address to the page that answers, without the time in which a name is typed. */
	readonly "first visit": number;
	readonly "later visit": number;
	/** The longest time of a first visit in which a person sees nothing change. */
	readonly "seems to stand still": number;
	/** What comes over the line until then, as it is sent, with its headers; without the dictionary, which comes later. */
	readonly "first visit, kB": number;
	readonly "later visit, kB": number;
	/** Of a first visit the content, the scripts and styles of the page, and the worker. */
	readonly "content, kB": number;
	readonly "page, kB": number;
	readonly "worker, kB": number;
	/** The median from a key to the frame in which the page shows it, typed in the page and in the panel. */
	readonly "key, page": number;
	readonly "key, panel": number;
	/** From the press to the changed page. */
	readonly "undo to page": number;
	/** The longest time in which the page did nothing else during the check after an edit. */
	readonly "page held": number;
	/** Of the tab with its workers; what it shares with other tabs counts in part. */
	readonly memory: number;
}

interface Options {
	/** Folder of the program. */
	readonly project: string;
	/** Folder of the site, with its `dist-studio`. */
	readonly root: string;
	readonly rounds: number;
	/** As on a phone, with 4G. */
	readonly isPhone: boolean;
}

/** A processor is so many times slower than this one, and a line has so many bytes in a second and milliseconds of delay. */
const phone = {
	slower: 6,
	line: { downloadThroughput: 1_125_000, uploadThroughput: 375_000, latency: 70, offline: false },
};

/** Measures Studio on the web in a real browser, over a copy of the repository of a site. */
export async function measureStudio({ project, root, rounds, isPhone }: Options): Promise<StudioRound[]> {
	const served = await previewStudio({ root, port: 0 });
	const executablePath = findChromium(project)?.path;
	const found: StudioRound[] = [];
	try {
		for (let round = 0; round < rounds; round++) {
			// A browser that keeps something, as that of a person does.
			const profile = mkdtempSync(join(tmpdir(), "studio-profile-"));
			const context = await chromium.launchPersistentContext(profile, {
				...(executablePath && { executablePath }),
				args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
				locale: "nl-NL",
				viewport: { width: 1280, height: 800 },
			});
			let slow: ChildProcess | undefined;
			try {
				const page = context.pages()[0] ?? (await context.newPage());
				// The page stays in the process that it has by then.
				await page.goto(`${served.address}/robots.txt`);
				if (isPhone) slow = await asOnPhone(page, project);
				found.push(await measureRound(page, served.address));
			} finally {
				// What is slowed down would not end by itself.
				if (slow) await ended(slow);
				await context.close();
				rmSync(profile, { recursive: true });
			}
		}
	} finally {
		await served.close();
	}
	return found;
}

/** Chromium itself slows down only the first thread of a page, and the brain runs in another. Gives what has to end. */
async function asOnPhone(page: Page, project: string): Promise<ChildProcess> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", phone.line);
	const pids = (await renderersOf(page.context())).map(String);
	return spawn(process.execPath, [join(project, "tests/processes/slow-down.mjs"), String(phone.slower), ...pids]);
}

async function ended(child: ChildProcess): Promise<void> {
	child.kill();
	await once(child, "exit");
}

async function measureRound(page: Page, address: string): Promise<StudioRound> {
	const sent = countSent();
	try {
		return await measureSent(page, address, sent.read);
	} finally {
		sent.stop();
	}
}

async function measureSent(page: Page, address: string, sent: () => Sent): Promise<StudioRound> {
	await page.addInitScript(noteChanges);
	const began = performance.now();
	await page.goto(address);
	await page.locator("site-studio").getByLabel("Naam").fill("Zoë de Vries");
	const atDoor = performance.now() - began;
	const named = performance.now();
	await page.locator("site-studio").getByRole("button", { name: "Verder" }).click();
	await alive(page);
	const first = atDoor + (performance.now() - named);
	const firstBytes = sent();
	const still = await page.evaluate(longestStandstill);
	const again = performance.now();
	await page.goto(address);
	await alive(page);
	const later = performance.now() - again;
	const laterBytes = sent();
	await page.getByRole("button", { name: "Bewerken" }).click();
	const title = page.locator("h1").first();
	await title.click();
	await page.waitForFunction(() => document.activeElement?.hasAttribute("contenteditable"));
	await page.keyboard.press("Control+End");
	const inPage = await typed(page);
	await page.getByRole("status").getByText("Bewaard").waitFor();
	const held = await page.evaluate(longestTask);
	const field = page.locator("site-studio").getByRole("complementary").getByRole("textbox").first();
	await field.click();
	const inPanel = await typed(page);
	await page.getByRole("status").getByText("Bewaard").waitFor();
	// Nobody takes back what they have just typed before all else has ended that it caused.
	await page.waitForTimeout(2000);
	const undo = await page.evaluate(async () => {
		const heading = document.querySelector("h1");
		const button = document
			.querySelector("site-studio")
			?.shadowRoot?.querySelector<HTMLElement>('[aria-label^="Ongedaan"]');
		const said = heading?.textContent;
		const from = performance.now();
		const changed = new Promise<void>((resolve) =>
			new MutationObserver(() => heading?.textContent === said || resolve()).observe(heading as Node, {
				subtree: true,
				childList: true,
				characterData: true,
			}),
		);
		button?.click();
		await changed;
		return performance.now() - from;
	});
	return {
		"first visit": first,
		"later visit": later,
		"seems to stand still": still,
		"first visit, kB": firstBytes.all / 1000,
		"later visit, kB": laterBytes.all / 1000,
		"content, kB": firstBytes.content / 1000,
		"page, kB": firstBytes.page / 1000,
		"worker, kB": firstBytes.worker / 1000,
		"key, page": inPage,
		"key, panel": inPanel,
		"undo to page": undo,
		"page held": held,
		memory: await memoryOf(page.context()),
	};
}

interface Sent {
	/** Without the dictionary. */
	readonly all: number;
	readonly page: number;
	readonly worker: number;
	readonly content: number;
}

const [begins, ends] = ["http.server.request.start", "http.server.response.finish"];

interface Answering {
	readonly request: IncomingMessage;
	readonly socket: Socket;
}

/**
 * Counts the bytes that servers in this process send, with their headers; `read` gives those since it was last called. A
 * browser does not tell all that its workers receive.
 */
function countSent(): { read(): Sent; stop(): void } {
	const before = new WeakMap<Socket, number>();
	let sent: { readonly url: string; readonly size: number }[] = [];
	const begin = (message: unknown) => {
		const { socket } = message as Answering;
		before.set(socket, socket.bytesWritten);
	};
	const end = (message: unknown) => {
		const { request, socket } = message as Answering;
		sent.push({ url: request.url ?? "", size: socket.bytesWritten - (before.get(socket) ?? 0) });
	};
	subscribe(begins, begin);
	subscribe(ends, end);
	return {
		read() {
			const seen = sent.filter(({ url }) => !url.endsWith(".btrie"));
			sent = [];
			const sum = (pattern: RegExp) => seen.reduce((all, { url, size }) => all + (pattern.test(url) ? size : 0), 0);
			return {
				all: sum(/./),
				page: sum(/^\/assets\/(?!worker-)[^/]*\.(?:js|css)$/),
				worker: sum(/^\/assets\/worker-/),
				content: sum(/^\/git\//),
			};
		},
		stop() {
			unsubscribe(begins, begin);
			unsubscribe(ends, end);
		},
	};
}

/** In the page: notes when what a person sees of it was last otherwise. */
function noteChanges(): void {
	const seen = { at: 0, text: "", longest: 0, typing: 0 };
	Object.assign(window, { seen });
	setInterval(() => {
		const door = document.querySelector("site-studio")?.shadowRoot;
		const text = `${document.getElementById("app")?.textContent}${[...(door?.children ?? [])].map((each) => (each.localName === "style" ? "" : each.textContent)).join()}`;
		const now = performance.now();
		// Who is asked for a name waits for nothing.
		const isAsked = door?.querySelector("dialog input:not([type=hidden])");
		if (text !== seen.text || isAsked) {
			if (!isAsked) seen.longest = Math.max(seen.longest, now - seen.at);
			Object.assign(seen, { at: now, text });
		}
	}, 20);
}

/** In the page. */
function longestStandstill(): number {
	return (window as unknown as { seen: { longest: number } }).seen.longest;
}

function alive(page: Page): Promise<unknown> {
	return page.waitForFunction(() => history.scrollRestoration === "manual");
}

const letters = "een proef met letters";

/** The median time from a key to the frame in which the heading of the page shows it. */
async function typed(page: Page): Promise<number> {
	await page.evaluate(() => {
		const times: number[] = [];
		Object.assign(window, { keyTimes: times });
		addEventListener(
			"keydown",
			() => {
				const from = performance.now();
				const said = () => document.querySelector("h1")?.textContent;
				const before = said();
				const look = () => {
					if (said() === before) requestAnimationFrame(look);
					else setTimeout(() => times.push(performance.now() - from));
				};
				requestAnimationFrame(look);
			},
			true,
		);
	});
	await page.keyboard.type(letters, { delay: 60 });
	await page.waitForFunction(
		(count) => (window as unknown as { keyTimes: number[] }).keyTimes.length >= count,
		letters.length,
	);
	const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
	return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

/** In the page: the longest of its tasks in the next two seconds, in which what was edited is checked. */
function longestTask(): Promise<number> {
	return new Promise((resolve) => {
		let longest = 0;
		const observer = new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
		});
		observer.observe({ type: "longtask" });
		setTimeout(() => resolve(longest), 2000);
	});
}

async function memoryOf(context: BrowserContext): Promise<number> {
	const sizes = (await renderersOf(context)).map((id) =>
		Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1] ?? 0),
	);
	return Math.max(...sizes) / 1024;
}

/** The processes that draw pages. */
async function renderersOf(context: BrowserContext): Promise<number[]> {
	const session = await context.browser()?.newBrowserCDPSession();
	const { processInfo = [] } = (await session?.send("SystemInfo.getProcessInfo")) ?? {};
	return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}
