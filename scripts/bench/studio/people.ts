import { createServer, type IncomingMessage } from "node:http";
import type { Browser } from "@playwright/test";
import { createProxyServer } from "httpxy";
import { listen } from "#engine/serve/listen.ts";
import { startServer } from "../../browser/open.ts";
import { SiteCopy } from "../../browser/site-copy.ts";
import { Hand } from "./hand.ts";

/** What somebody sees of what somebody else does on the same page, and after how many milliseconds. */
export interface Seen {
	readonly what: string;
	readonly words: string;
	readonly after: number;
}

/** Two people on the page of one Studio, each with a working copy. Gives what the second one sees of the first one. */
export async function measurePeople(project: string, browser: Browser): Promise<readonly Seen[]> {
	const copy = new SiteCopy(project);
	const proxy = await startProxy();
	const studio = await startServer(project, "studio", copy.root, ["--serve", "--url", proxy.address]);
	proxy.target = studio.address;
	const people = [];
	try {
		for (const who of ["anna", "bram"]) people.push(await begin(browser, who, proxy.address));
		const [anna, bram] = people as [Hand, Hand];
		const seen: Seen[] = [];
		const see = async (what: string, place: ReturnType<Hand["button"]>) => {
			const begun = performance.now();
			await place.waitFor();
			const after = performance.now() - begun;
			seen.push({ what, words: (await place.innerText()).replace(/\s+/g, " "), after });
		};
		await write(anna, "Goed horen, elke dag");
		await anna.hears("Bewaard");
		await see("saved by the first one", bram.button(/^Van anderen/, bram.toolbar));
		await bram.press(bram.button(/^Van anderen/, bram.toolbar));
		await bram.press(bram.button("Overnemen"));
		await see("taken over", bram.page.locator("h1", { hasText: "Goed horen, elke dag" }));
		await write(anna, "Beter horen, elke dag");
		await anna.hears("Bewaard");
		await write(bram, "Horen zonder zorgen");
		await see("the same text written by both", bram.panel.getByRole("alert"));
		return seen;
	} finally {
		for (const { page } of people) await page.context().close();
		studio.child.kill();
		proxy.close();
		copy.remove();
	}
}

/** Somebody on the first page, who edits. */
async function begin(browser: Browser, who: string, url: string): Promise<Hand> {
	const context = await browser.newContext({ reducedMotion: "reduce" });
	await context.addCookies([{ name: "who", value: who, url }]);
	const hand = new Hand(await context.newPage(), "mouse");
	hand.page.setDefaultTimeout(120_000);
	await hand.page.goto(url);
	await hand.page.waitForFunction(() => history.scrollRestoration === "manual");
	await hand.press(hand.button("Bewerken", hand.toolbar));
	return hand;
}

async function write(hand: Hand, words: string): Promise<void> {
	const text = hand.page.locator("h1");
	await hand.press(text);
	await hand.page.locator("h1[contenteditable]:focus").waitFor();
	await hand.fill(text, words);
}

/** Stands for what knows the accounts: whoever has a cookie with a name is known by it. */
async function startProxy() {
	const handing = createProxyServer({});
	const proxy = { address: "", target: "", close: () => void server.close() };
	const known = (request: IncomingMessage) => {
		request.headers["x-remote-user"] = /who=(\w+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
		return request;
	};
	const server = createServer((request, response) => {
		void handing.web(known(request), response, { target: proxy.target });
	});
	server.on("upgrade", (request, socket, head) => {
		socket.on("error", () => socket.destroy());
		void handing.ws(known(request), socket as never, { target: proxy.target }, head);
	});
	proxy.address = `http://localhost:${await listen(server, 0, "127.0.0.1")}`;
	return proxy;
}
