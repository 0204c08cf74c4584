import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { addressOfSite } from "#engine/host/set-up.ts";
import { studioHost } from "#engine/studio/web/build-studio.ts";
import type { Measured } from "#engine/terminal/measure.ts";
import { temporarySite } from "../../helpers/example-site.ts";
import { passwordIn, runHost, serveHome, shareCompiled } from "../../helpers/host-command.ts";
import { quartered } from "../../helpers/photos.ts";
import { commitAll } from "../../helpers/repository.ts";
import { findChromium } from "../browser/chromium.ts";

/**
 * What is measured in each round: milliseconds from the press on *Zet online* in Studio to the moment in which the page
 * answers a visitor with what was changed, and those of the processor that the delivery took.
 */
export interface OnlineRound {
	readonly text: number;
	readonly "text, processor": number;
	readonly prices: number;
	readonly "prices, processor": number;
	readonly photo: number;
	readonly "photo, processor": number;
	/** From the command that brings back what was online before. */
	readonly back: number;
}

/** One change of a site, and where a visitor sees it. */
interface Change {
	/** Makes it for this round in Studio. Gives the address of a page, and words or a name that it did not have before. */
	make(round: number): Promise<readonly [page: string, seen: string]>;
}

/** How often a page is asked for, in milliseconds. */
const askEvery = 20;

/** Whoever edits. */
const person = "bench";

/**
 * Measures a server of one's own with the site of a folder, as `bladbouw host` sets it up: Studio in a browser, nginx before
 * the files of both and before Git, a bare repository whose hooks look at what comes and deliver it.
 */
export async function measureOnline(project: string, root: string, rounds: number): Promise<OnlineRound[]> {
	const site = temporarySite(root);
	const folder = mkdtempSync(join(tmpdir(), "bench-online-"));
	chmodSync(folder, 0o755);
	const { address } = addressOfSite(site.root);
	const studio = `https://${studioHost(address)}`;
	const [home, socket] = [join(folder, "home"), join(folder, "git.socket")];
	const report = join(folder, "measured.json");
	commitAll(site.root);
	shareCompiled(home, project);
	const { status, stdout, stderr } = runHost({ project, root: site.root, home, socket }, "--people", person);
	if (status !== 0) throw new Error(stderr);
	// What is measured is the delivery.
	const hook = join(home, "git/site.git/hooks/post-receive");
	writeFileSync(hook, readFileSync(hook, "utf8").replace("\n", `\nexport SITE_MEASURE=${report}\n`));
	const server = await serveHome({ home, socket });
	const executablePath = findChromium(project)?.path;
	const here = [address, studio].map((each) => `MAP ${new URL(each).hostname}:443 127.0.0.1:${server.ports["https:"]}`);
	const browser = await chromium.launch({
		...(executablePath && { executablePath }),
		args: [
			...["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
			`--host-resolver-rules=${here.join(", ")}`,
		],
	});
	const page = await browser.newPage({
		locale: "nl-NL",
		viewport: { width: 1280, height: 900 },
		ignoreHTTPSErrors: true,
		httpCredentials: { username: person, password: passwordIn(stdout, person) ?? "" },
	});

	const shows = async (path: string, seen: string) => (await server.ask(address + path)).body.includes(seen);

	async function pressed({ make }: Change, round: number): Promise<{ wall: number; processor: number }> {
		const [path, seen] = await make(round);
		const press = await readyToPress(page);
		rmSync(report, { force: true });
		const began = performance.now();
		await press();
		while (!(await shows(path, seen))) await wait(askEvery);
		const wall = performance.now() - began;
		while (!existsSync(report)) await wait(askEvery);
		return { wall, processor: (JSON.parse(readFileSync(report, "utf8")) as Measured).processor };
	}

	const changes: Readonly<Record<"text" | "prices" | "photo", Change>> = {
		text: {
			async make(round) {
				await edit(page, `${studio}/over-ons`);
				await page.locator("h1").click();
				await page.waitForFunction(() => document.activeElement?.hasAttribute("contenteditable"));
				await page.keyboard.press("Control+A");
				await page.keyboard.insertText(`Dit zijn wij, keer ${round}`);
				return ["/over-ons", `keer ${round}`];
			},
		},
		prices: {
			async make(round) {
				await edit(page, `${studio}/gehoorbescherming/muziek`);
				await page.locator("main").getByText("€").first().click();
				await page.getByRole("button", { name: "Alles van deze soort als tabel" }).click();
				const cells = page.locator("site-studio").getByRole("textbox", { name: /^prijs: /i });
				await cells.first().waitFor();
				for (const cell of await cells.all()) {
					await cell.fill(String(800 + round));
					await cell.press("Enter");
				}
				return ["/gehoorbescherming/muziek", String(800 + round)];
			},
		},
		photo: {
			async make(round) {
				await edit(page, `${studio}/over-ons`);
				await page.locator("main img").first().click();
				const chooser = page.waitForEvent("filechooser");
				await page.getByRole("button", { name: "Foto toevoegen" }).click();
				const photo = quartered(1920, 1280).rotate(round, { background: "#28a03c" });
				const file = { name: `bench-${round}.jpg`, mimeType: "image/jpeg", buffer: await photo.jpeg().toBuffer() };
				await (await chooser).setFiles(file);
				await page.getByRole("textbox", { name: "Wat is er te zien?" }).fill("Vier kleuren.");
				await page.getByRole("button", { name: "Neerzetten" }).click();
				await page.locator('main img[src^="blob:"]').first().waitFor();
				return ["/over-ons", `bench-${round}`];
			},
		},
	};

	const found: OnlineRound[] = [];
	try {
		await page.goto(studio);
		await page.getByRole("button", { name: "Verder" }).click();
		for (let round = 1; round <= rounds; round++) {
			const text = await pressed(changes.text, round);
			const prices = await pressed(changes.prices, round);
			const photo = await pressed(changes.photo, round);
			const began = performance.now();
			execFileSync(join(home, "deliver"), ["--back"], { stdio: ["ignore", "ignore", "inherit"] });
			while (await shows("/over-ons", `bench-${round}`)) await wait(askEvery);
			found.push({
				text: text.wall,
				"text, processor": text.processor,
				prices: prices.wall,
				"prices, processor": prices.processor,
				photo: photo.wall,
				"photo, processor": photo.processor,
				back: performance.now() - began,
			});
		}
	} finally {
		await browser.close();
		await server.stop();
		site.dispose();
		rmSync(folder, { recursive: true, force: true });
	}
	return found;
}

/** Opens a page in Studio to be edited. */
async function edit(page: Page, address: string): Promise<void> {
	await page.goto(address);
	const button = page.getByRole("button", { name: /^Bewerken/ });
	await button.waitFor();
	if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
}

/** Waits until all is kept and *Zet online* can be pressed. Gives the press. */
async function readyToPress(page: Page): Promise<() => Promise<void>> {
	const studio = page.locator("site-studio");
	await page.waitForFunction(() => !Object.keys(localStorage).some((name) => name.startsWith("studio:unsaved:")));
	const open = studio.getByRole("region", { name: "Studio" }).getByRole("button", { name: /^Zet online/ });
	if ((await open.getAttribute("aria-pressed")) !== "true") await open.click();
	const button = studio.getByRole("complementary").getByRole("button", { name: "Zet online", disabled: false });
	await button.waitFor();
	return () => button.click();
}

function wait(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
