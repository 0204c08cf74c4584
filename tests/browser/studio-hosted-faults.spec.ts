import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { rounds } from "../helpers/rounds.ts";
import {
	action,
	askServer,
	beginEditing,
	door,
	enter,
	enterIn,
	expect,
	expectKept,
	type HostedSite,
	introduce,
	needsGitServer,
	notKept,
	openPublishing,
	putOnline,
	retitle,
	startHosted,
	test,
	title,
	trouble,
	typeTitle,
} from "./hosted-site.ts";
import { panel, studioFindings } from "./studio-workshop.ts";

needsGitServer();

/** What Git is asked for, while Studio itself goes on to be served. */
const gitPaths = ["info/refs", "git-upload-pack", "git-receive-pack"].map((name) => `/git/site.git/${name}`);

const before = "Maak kennis met onze praktijk";

/** Somebody presses the button, and is told why nothing goes online. */
async function expectRefusal(page: Page, words: string | RegExp): Promise<void> {
	await openPublishing(page);
	await panel(page).getByRole("button", { name: "Zet online" }).click();
	await expect(panel(page).getByRole("alert").first()).toContainText(words);
}

test("whatever the server answers while somebody types is said in words, and all of it goes online afterwards", async ({
	browser,
	hosted,
}) => {
	const page = await enter(browser, `${hosted.origin}/over-ons`, "Anna");
	const answers = [
		[302, "U bent niet meer aangemeld"],
		[401, "U bent niet meer aangemeld"],
		[403, "U hebt bij deze site niet alle rechten die nodig zijn"],
		[409, "De server geeft een fout"],
		[413, "Er is iets te groot voor de server"],
		[500, "De server geeft een fout"],
		["nothing", "Er is geen verbinding"],
	] as const;
	for (const [fault, words] of answers) {
		for (const path of gitPaths) hosted.server.answer(fault, path);
		await retitle(page, `De titel bij ${fault}`);
		await askServer(page);
		await expect(trouble(page)).toContainText(words);
		if (fault === "nothing") await expectRefusal(page, "dus er is niets online gezet");
		await expect(title(page)).toHaveText(`De titel bij ${fault}`);
		for (const path of gitPaths) hosted.server.answer(undefined, path);
		// The page itself leads whoever is not signed in to where they do that.
		const back = trouble(page).getByRole("button", { name: "Opnieuw aanmelden" });
		if (fault === 302) await Promise.all([page.waitForEvent("load"), back.click()]);
		else await askServer(page);
		await expect(trouble(page)).toHaveCount(0);
		await beginEditing(page);
	}
	await page.reload();
	await beginEditing(page);
	await expect(title(page)).toHaveText("De titel bij nothing");
	await page.context().setOffline(true);
	await retitle(page, "De titel zonder verbinding");
	await askServer(page);
	await expect(trouble(page)).toContainText("Er is geen verbinding");
	await page.context().setOffline(false);
	await askServer(page);
	await expect(trouble(page)).toHaveCount(0);
	expect(hosted.git("rev-list", "--count", "main")).toBe("1");

	await page.reload();
	await expect(title(page)).toHaveText("De titel zonder verbinding");
	await putOnline(page);
	expect(hosted.lastChange()).toEqual([`-title: ${before}`, "+title: De titel zonder verbinding"]);
	hosted.git("fsck", "--strict");
	await page.context().close();
});

test("what a text with form needs is waited for where it cannot be fetched, and Studio goes on meanwhile", async ({
	browser,
	hosted,
}) => {
	const context = await browser.newContext();
	let isCut = true;
	await context.route(/\/assets\/(?:text-editor|table-commands|PageBar|type-text)-/, (route) =>
		isCut ? route.abort() : route.continue(),
	);
	const page = await enterIn(context, `${hosted.origin}/over-ons`, "Anna");
	const text = page.getByText("Wie u ontmoet, hangt af van de dag.");
	await text.click();
	await expect(panel(page)).toContainText("Dit wordt opgehaald.");
	await retitle(page, "Een titel ondertussen");
	await text.click();
	isCut = false;
	const typed = page.locator("main [contenteditable]", { hasText: "Wie u ontmoet" });
	await expect(typed).toBeFocused();
	await page.keyboard.press("Control+End");
	await page.keyboard.insertText(" En morgen?");
	await expectKept(page);
	await putOnline(page);
	expect(hosted.online("pages/over-ons.yaml")).toContain("hangt af van de dag. En morgen?");
	await context.close();
});

test("whoever has Studio open while it is put up anew is told so, and goes on in the new one with all that was typed", async ({
	browser,
	siteFolder,
}) => {
	const root = mkdtempSync(join(tmpdir(), "renewed-"));
	cpSync(join(siteFolder.root, "dist-studio"), join(root, "dist-studio"), { recursive: true });
	const site = await startHosted({ root, seed: siteFolder.seed });
	const context = await browser.newContext();
	// The line is gone for what comes later, for the page and for what runs beside it.
	const late = /\/assets\/(?:text-editor|table-commands|PageBar|type-text|asked-later|tidy-photo)-/;
	await context.route(late, (route) => route.abort());
	const page = await enterIn(context, `${site.origin}/over-ons`, "Anna");
	await retitle(page, "Een titel van voordien");
	await page.getByText("Wie u ontmoet, hangt af van de dag.").click();
	await expect(panel(page)).toContainText("Dit wordt opgehaald.");
	// Without a connection nothing is said of a Studio that may be as it was.
	await page.waitForResponse(`${site.origin}/`);
	await expect(trouble(page)).toHaveCount(0);

	putUpAnew(join(root, "dist-studio"));
	await context.unroute(late);
	await expect(trouble(page)).toContainText("Studio is vernieuwd.");
	expect(await studioFindings(page)).toEqual([]);
	await trouble(page).getByRole("button", { name: "Studio opnieuw openen" }).click();
	await beginEditing(page);
	await expect(title(page)).toHaveText("Een titel van voordien");
	await expect(trouble(page)).toHaveCount(0);
	await page.getByText("Wie u ontmoet, hangt af van de dag.").click();
	await expect(page.locator("main [contenteditable]", { hasText: "Wie u ontmoet" })).toBeFocused();
	await putOnline(page);
	expect(site.lastChange()).toEqual([`-title: ${before}`, "+title: Een titel van voordien"]);
	await context.close();
	await site.server.stop();
	rmSync(root, { recursive: true });
});

test("whoever opens Studio while it is put up anew is told so by each part that is gone", async ({
	browser,
	siteFolder,
}) => {
	for (const part of [/\/assets\/worker-/, /\.btrie$/]) {
		const root = mkdtempSync(join(tmpdir(), "renewed-part-"));
		cpSync(join(siteFolder.root, "dist-studio"), join(root, "dist-studio"), { recursive: true });
		const site = await startHosted({ root, seed: siteFolder.seed });
		const context = await browser.newContext({ locale: "nl-NL" });
		const page = await context.newPage();
		let renewed = false;
		// The document and all other parts have come when this one is asked for, and the server has another Studio by then.
		await context.route(part, async (route) => {
			if (!renewed) {
				putUpAnew(join(root, "dist-studio"));
				const others = (name: string) => !part.test(name.replaceAll("\\", "/"));
				const [old, anew] = [siteFolder.root, root].map((each) => join(each, "dist-studio/assets")) as [string, string];
				cpSync(old, anew, { recursive: true, filter: others });
			}
			renewed = true;
			await route.continue();
		});
		await page.goto(`${site.origin}/over-ons`);
		if (part.source.includes("btrie")) await introduce(page, "Anna");
		await expect.poll(() => renewed).toBe(true);
		const again = page.locator("site-studio").getByRole("button", { name: "Studio opnieuw openen" });
		await expect(again).toBeVisible();
		await context.unroute(part);
		await again.click();
		if (!part.source.includes("btrie")) await introduce(page, "Anna");
		await beginEditing(page);
		await expect(title(page)).toHaveText(before);
		await expect(trouble(page)).toHaveCount(0);
		await context.close();
		await site.server.stop();
		rmSync(root, { recursive: true });
	}
});

test("what others made with a newer builder stays as it is, stops nobody, and is told as what it is", async ({
	browser,
	siteFolder,
}) => {
	const root = mkdtempSync(join(tmpdir(), "newer-"));
	cpSync(join(siteFolder.root, "dist-studio"), join(root, "dist-studio"), { recursive: true });
	const site = await startHosted({ root, seed: siteFolder.seed });
	const page = await enter(browser, `${site.origin}/over-ons`, "Anna");
	await retitle(page, "Een titel van voordien");
	const newer = ["- type: toekomst", "title: Iets nieuws"];
	const add = (text: string) => `${text.trimEnd()}\n  ${newer[0]}\n    ${newer[1]}\n`;
	await site.putOnline("pages/over-ons.yaml", add);
	await site.putOnline("pages/contact.yaml", (text) => `${text.trimEnd()}\nkleurtje: rood\n`);
	await askServer(page);
	await action(page, /^Fouten/).click();
	await expect(panel(page)).toContainText("een nieuwere Studio kent het misschien");
	await expect(title(page)).toHaveText("Een titel van voordien");
	// The rest of the page is shown and changed, beside what is not known.
	await expect(page.locator("main")).toContainText("Dit onderdeel is hier niet te zien");
	expect(await studioFindings(page)).toEqual([]);
	await retitle(page, "Een titel van nu");
	await retitle(page, "Een titel van voordien");
	await action(page, /^Onderdelen/).click();
	await panel(page)
		.getByRole("button", { name: /Onbekend onderdeel$/ })
		.first()
		.press("Enter");
	await expect(page.locator("site-studio .told")).toContainText("hier niet in te vullen");
	await openPublishing(page);
	await expect(panel(page)).toContainText("Online staat iets wat deze Studio niet kent: Contact, Over ons.");
	await expect(panel(page)).not.toContainText("Een bezoeker ziet geen verschil");
	// This Studio is the one that there is.
	await expect(trouble(page)).toHaveCount(0);
	await putOnline(page);
	expect(site.lastChange()).toEqual([`-title: ${before}`, "+title: Een titel van voordien"]);
	for (const line of newer) expect(site.online("pages/over-ons.yaml")).toContain(line);

	// Whoever keeps the site puts up the newer one as well.
	putUpAnew(join(root, "dist-studio"));
	await site.putOnline("pages/werkwijze.yaml", add);
	await askServer(page);
	await expect(trouble(page)).toContainText("Studio is vernieuwd.");
	await page.context().close();
	await site.server.stop();
	rmSync(root, { recursive: true });
});

/** Another build of Studio takes the place of the one that is there: no file of its program has the name that it had. */
function putUpAnew(folder: string): void {
	const assets = readdirSync(join(folder, "assets"));
	const renamed = (name: string) => name.replace(/(?=\.\w+$)/, "n");
	const follow = (text: string) => assets.reduce((all, name) => all.replaceAll(name, renamed(name)), text);
	for (const name of assets) renameSync(join(folder, "assets", name), join(folder, "assets", renamed(name)));
	const texts = [
		"index.html",
		...assets.filter((name) => /\.(?:js|css)$/.test(name)).map((name) => `assets/${renamed(name)}`),
	];
	for (const name of texts) writeFileSync(join(folder, name), follow(readFileSync(join(folder, name), "utf8")));
}

test("what the server refuses it says why; what changes on it meanwhile undoes nothing", async ({
	browser,
	hosted,
}) => {
	const page = await enter(browser, `${hosted.origin}/over-ons`, "Anna");
	const hook = join(hosted.repository, "hooks/pre-receive");
	writeFileSync(hook, "#!/bin/sh\necho 'Op zondag gaat er niets online.' >&2\nexit 1\n");
	chmodSync(hook, 0o755);
	await retitle(page, "De eerste titel");
	await expectRefusal(page, "De server laat u dit niet zomaar online zetten: Op zondag gaat er niets online.");
	await expect(trouble(page)).toContainText("De server neemt geen tussenstand aan");
	await expect(title(page)).toHaveText("De eerste titel");
	rmSync(hook);

	// Between what Studio saw and what it sends, somebody else is faster.
	let isFirst = true;
	await page.route("**/git-receive-pack", async (route) => {
		if (isFirst && route.request().postDataBuffer()?.includes("refs/heads/main")) {
			isFirst = false;
			await hosted.putOnline("pages/over-ons.yaml", (text) => text.replace("Wat we willen bereiken", "Wat wij willen"));
		}
		await route.continue();
	});
	await putOnline(page);
	expect(isFirst).toBe(false);
	expect(hosted.lastChange()).toEqual([`-title: ${before}`, "+title: De eerste titel"]);
	expect(hosted.online("pages/over-ons.yaml")).toContain("Wat wij willen");
	await page.unroute("**/git-receive-pack");
	await expect(trouble(page)).toHaveCount(0);

	await retitle(page, "De tweede titel");
	const tip = hosted.git("rev-parse", "main");
	hosted.git("update-ref", "-d", "refs/heads/main");
	await askServer(page);
	await expect(trouble(page)).toContainText("De site is op de server niet te vinden");
	await expect(title(page)).toHaveText("De tweede titel");
	hosted.git("update-ref", "refs/heads/main", tip);
	await askServer(page);
	await expect(trouble(page)).toHaveCount(0);

	const person = ["-c", "user.name=Redactie", "-c", "user.email=redactie@voorbeeld.example"];
	const other = hosted.git(...person, "commit-tree", "-m", "Opnieuw begonnen", `${tip}~1^{tree}`);
	hosted.git("update-ref", "refs/heads/main", other);
	await askServer(page);
	await expect(trouble(page)).toContainText("Iemand heeft eerdere versies van de site op de server vervangen");
	await expect(title(page)).toHaveText("De tweede titel");
	await putOnline(page);
	expect(hosted.lastChange()).toEqual([`-title: ${before}`, "+title: De tweede titel"]);
	expect(hosted.git("rev-parse", "main~1")).toBe(other);
	hosted.git("fsck", "--strict");
	await page.context().close();
});

test("what the server does not take is proposed; it waits, is taken over, or is not", async ({ browser, hosted }) => {
	const page = await enter(browser, `${hosted.origin}/over-ons`, "Anna");
	const hook = join(hosted.repository, "hooks/pre-receive");
	const lines = [
		"#!/bin/sh",
		"while read -r _ _ ref; do",
		'	[ "$ref" != refs/heads/main ] || { echo "Anna doet voorstellen." >&2; exit 1; }',
		"done",
		"exit 0",
	];
	writeFileSync(hook, `${lines.join("\n")}\n`);
	chmodSync(hook, 0o755);
	const proposed = () => hosted.git("for-each-ref", "--format=%(refname)", "refs/heads/proposals").split("\n");
	const propose = async (message: string) => {
		await expectRefusal(page, "De server laat u dit niet zomaar online zetten: Anna doet voorstellen.");
		await panel(page).getByRole("textbox", { name: "Wat hebt u veranderd?" }).fill(message);
		await panel(page).getByRole("button", { name: "Voorstel doen" }).click();
		await expect(panel(page).locator(".answer")).toContainText("Voorgesteld: ");
	};
	const became = panel(page).getByRole("region", { name: "Uw voorstellen" }).getByRole("listitem");
	const reopen = async () => {
		await askServer(page);
		await action(page, /^Zet online/).click();
		await expect(became).toHaveCount(0);
		await openPublishing(page);
	};

	await retitle(page, "Een titel om over te nemen");
	await propose("Een betere titel");
	await expect(became).toContainText(["Wacht op iemand die het nakijkt"]);
	const [branch = ""] = proposed();
	expect(hosted.lastChange(branch)).toEqual([`-title: ${before}`, "+title: Een titel om over te nemen"]);
	expect(hosted.online("pages/over-ons.yaml")).toContain(before);
	// Whoever keeps the site takes it over on the server itself.
	hosted.git("update-ref", "refs/heads/main", branch);
	hosted.git("update-ref", "-d", branch);
	await expect(async () => {
		await reopen();
		await expect(became).toContainText(["Staat online"], { timeout: 5000 });
	}).toPass();
	await expect(panel(page)).toContainText("Er is niets dat nog online moet.");

	await retitle(page, "Een titel die niemand wil");
	await propose("Nog een titel");
	await expect(became.first()).toContainText("Wacht op iemand die het nakijkt");
	for (const each of proposed()) hosted.git("update-ref", "-d", each);
	await expect(async () => {
		await reopen();
		await expect(became.first()).toContainText("Niet overgenomen", { timeout: 5000 });
	}).toPass();
	await expect(title(page)).toHaveText("Een titel die niemand wil");
	await page.context().close();
});

test("a site that waits for its turn and then cannot be made says so, with the way to what is wrong", async ({
	browser,
	hosted,
}) => {
	const page = await enter(browser, `${hosted.origin}/over-ons`, "Anna");
	let delivery: object = { state: "waiting" };
	await page.route("**/delivery.json", (route) =>
		route.fulfill({ json: { commit: hosted.git("rev-parse", "main"), at: new Date().toISOString(), ...delivery } }),
	);
	await hosted.putOnline("pages/over-ons.yaml", (text) =>
		text.replace("vragen we eerst", "vragen we [eerst](/nergens)"),
	);
	await askServer(page);
	await openPublishing(page);
	const seen = panel(page).getByRole("region", { name: "Wat bezoekers nu zien" });
	await expect(seen).toContainText("de site wacht op haar beurt");
	// An older server says it in the words of its report alone.
	delivery = { state: "failed", report: ["content/pages/over-ons.yaml:19:1  broken-link", "  > 19 | ^^^^"] };
	await expect(seen).toContainText("De site kon niet worden gemaakt. Wat online stond, staat er nog.");
	await expect(seen.getByRole("listitem")).toHaveCount(1);
	await expect(seen).not.toContainText("^^^^");
	await seen.getByRole("button", { name: /^Ga ernaartoe/ }).click();
	await expect(seen).toHaveCount(0);
	await expect(panel(page)).toContainText("Daarom vragen we");
	delivery = { state: "failed", problems: [], report: ["De schijf is vol."] };
	await openPublishing(page);
	await expect(seen).toContainText("Geef het door aan wie de site bijhoudt");
	await expect(seen).toContainText("De schijf is vol.");
	await page.context().close();
});

test("what the browser has thrown away comes back from the server", async ({ browser, hosted }) => {
	const { origin } = hosted;
	const page = await enter(browser, `${origin}/over-ons`, "Anna");
	await retitle(page, "Een titel die blijft");
	const branches = () => hosted.git("for-each-ref", "--format=%(refname)", "refs/heads/studio");
	await expect.poll(branches).not.toBe("");
	await expect.poll(() => hosted.lastChange(branches())).toContain("+title: Een titel die blijft");

	await page.goto("about:blank");
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
	await page.goto(`${origin}/over-ons`);
	await introduce(page, "Anna");
	await expect(title(page)).toHaveText("Een titel die blijft");
	await beginEditing(page);

	await retitle(page, "Een titel daarna");
	await page.reload();
	await expect(title(page)).toHaveText("Een titel daarna");
	await putOnline(page);
	expect(hosted.lastChange()).toEqual([`-title: ${before}`, "+title: Een titel daarna"]);
	await page.context().close();
});

/** A photo of a camera that cannot be made much smaller, such as one of leaves: 10 MB. */
async function largePhoto(): Promise<Buffer> {
	const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
	const photo = await sharp({ create: { width: 4500, height: 3000, channels: 3, background: "#808080", noise } })
		.jpeg({ quality: 92 })
		.toBuffer();
	expect(photo.length / 1e6).toBeGreaterThan(10);
	return photo;
}

/** Somebody opens the first picture of the page. */
const openPicture = (page: Page) => page.locator("main img").first().click();

/** Somebody chooses a photo for the picture that is open. */
async function choosePhoto(page: Page): Promise<void> {
	const chooser = page.waitForEvent("filechooser");
	await panel(page).getByRole("button", { name: "Foto toevoegen" }).click();
	await (await chooser).setFiles({ name: "blad.jpg", mimeType: "image/jpeg", buffer: await largePhoto() });
}

/** Somebody says what there is to see, and has the photo on the page. */
async function placePhoto(page: Page): Promise<void> {
	await panel(page).getByRole("textbox", { name: "Wat is er te zien?" }).fill(leaf);
	await panel(page).getByRole("button", { name: "Neerzetten" }).click();
	await expect(photoOf(page)).toHaveCount(1);
}

const leaf = "Een blad van dichtbij.";

const photoOf = (page: Page) => page.locator("main").getByRole("img", { name: leaf });

test("where no room is left a photo is not taken and it is said why, and it is taken once there is room again", async ({
	launchOptions,
	hosted,
}) => {
	const { origin } = hosted;
	// Only what a browser keeps on a disk has a limit.
	const profile = mkdtempSync(join(tmpdir(), "profile-"));
	const context = await chromium.launchPersistentContext(profile, {
		...launchOptions,
		locale: "nl-NL",
		viewport: { width: 1280, height: 800 },
	});
	const page = await enterIn(context, `${origin}/contact`, "Anna");
	const devtools = await page.context().newCDPSession(page);
	await openPicture(page);
	await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
	await choosePhoto(page);
	await expect(trouble(page)).toContainText("geen ruimte meer");
	await expect(panel(page).getByRole("alert")).toContainText("geen ruimte meer");
	await expect(photoOf(page)).toHaveCount(0);
	await devtools.send("Storage.overrideQuotaForOrigin", { origin });
	await choosePhoto(page);
	await placePhoto(page);
	await expect(trouble(page)).toHaveCount(0);
	await page.reload();
	await expect(photoOf(page)).toHaveCount(1);
	await context.close();
	rmSync(profile, { recursive: true });
});

test("on a slow line the sending of a large photo can be stopped, which loses nothing, and it goes online once", async ({
	browser,
	hosted,
}) => {
	const line = await startLine(hosted.origin);
	const page = await enter(browser, `${line.origin}/contact`, "Anna");
	// As one of a phone in the country.
	line.upwards(100_000);
	await openPicture(page);
	await choosePhoto(page);
	await placePhoto(page);
	const tip = hosted.git("rev-parse", "main");
	await openPublishing(page);
	await panel(page).getByRole("button", { name: "Zet online" }).click();
	const stop = panel(page).getByRole("button", { name: "Stoppen met versturen" });
	await expect(stop).toBeVisible();
	const sent = line.sent;
	// Some of the photo is there by then, and most of it is not.
	await expect.poll(() => line.sent - sent, { intervals: [100] }).toBeGreaterThan(200_000);
	await stop.click();
	await expect(panel(page).getByRole("alert").first()).toContainText("U hebt het versturen gestopt");
	expect(hosted.git("rev-parse", "main")).toBe(tip);
	await expect(photoOf(page)).toHaveCount(1);
	// While somebody types on, nothing of what was stopped is left on the server.
	line.upwards(Number.POSITIVE_INFINITY);
	const unfinished = () => readdirSync(join(hosted.repository, "objects")).filter((name) => name.startsWith("tmp_"));
	await expect.poll(unfinished).toEqual([]);

	await putOnline(page);
	expect(hosted.git("rev-parse", "main~1")).toBe(tip);
	expect(hosted.git("diff", "--name-only", "--diff-filter=A", "main~1", "main")).toMatch(/blad\.\w+$/);
	await page.reload();
	await expect(photoOf(page)).toHaveCount(1);
	hosted.git("fsck", "--strict");
	await page.context().close();
	await line.stop();
});

/** A line to a server, which takes so many bytes in a second at most. */
interface Line {
	readonly origin: string;
	/** Bytes that have gone to the server. */
	readonly sent: number;
	upwards(bytes: number): void;
	stop(): Promise<void>;
}

async function startLine(to: string): Promise<Line> {
	let [sent, rate] = [0, Number.POSITIVE_INFINITY];
	const sockets = new Set<Socket>();
	const server = createServer((browser) => {
		const host = connect(Number(new URL(to).port), "127.0.0.1");
		for (const each of [browser, host]) {
			sockets.add(each);
			each.on("error", () => {}).on("close", () => [browser, host].map((other) => other.destroy()));
		}
		host.pipe(browser);
		browser.on("data", (bytes) => {
			sent += bytes.length;
			host.write(bytes);
			browser.pause();
			setTimeout(() => browser.resume(), (bytes.length / rate) * 1000);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		get sent() {
			return sent;
		},
		upwards(bytes) {
			rate = bytes;
		},
		stop() {
			for (const each of sockets) each.destroy();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}

/** Where in the way of a text a tab dies: before it is said to be kept, after that, and while it goes online. */
const moments = ["typed", "kept", "sent"] as const;

test("a tab that dies has everything that was said to be kept at its next start", async ({ browser, hosted }) => {
	test.setTimeout(180_000 + rounds * 15_000);
	let page = await enter(browser, `${hosted.origin}/over-ons`, "Anna");
	let kept = before;
	for (let round = 0; round < (rounds || moments.length); round++) {
		const moment = moments[round % moments.length] ?? "kept";
		const typed = `De titel van ronde ${round}`;
		await typeTitle(page, typed);
		if (moment === "typed") await page.waitForTimeout((round * 37) % 400);
		else await expect(page.locator("site-studio .told")).toHaveText("Bewaard");
		if (moment !== "typed") kept = typed;
		if (moment === "sent") await pressAndDie(page);
		page = await afterDeath(page, hosted);
		await beginEditing(page);
		// What the tab left behind goes on in this one, once it is surely gone.
		await expect.poll(() => page.evaluate(notKept)).toEqual([]);
		await expect.poll(() => title(page).textContent()).toMatch(new RegExp(`^(?:${kept}|${typed})$`));
		kept = (await title(page).textContent()) ?? "";
	}
	await retitle(page, "De laatste titel");
	await putOnline(page);
	expect(hosted.online("pages/over-ons.yaml")).toContain("De laatste titel");
	hosted.git("fsck", "--strict");
	await page.context().close();
});

/** Somebody presses the button, and the tab dies once something is on its way. */
async function pressAndDie(page: Page): Promise<void> {
	await openPublishing(page);
	const sent = page.waitForRequest(/git-receive-pack/);
	await panel(page).getByRole("button", { name: "Zet online" }).click();
	await sent;
}

/** The tab dies, and another one of the same browser opens the same page. */
async function afterDeath(page: Page, { origin }: HostedSite): Promise<Page> {
	const context = page.context();
	const session = await context.newCDPSession(page);
	const crashed = page.waitForEvent("crash");
	// Nobody is left to answer.
	session.send("Page.crash").catch(() => {});
	await crashed;
	await page.close();
	const next = await context.newPage();
	await next.goto(`${origin}/over-ons`);
	await expect(door(next)).toHaveCount(0);
	await expect(title(next)).toBeVisible();
	return next;
}
