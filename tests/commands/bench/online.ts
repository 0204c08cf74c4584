import { execFileSync, execSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { checkContent, deliverCommand } from "#engine/host/hooks.ts";
import { answerGit } from "#engine/serve/git-backend.ts";
import { serveFolder } from "#engine/serve/serve-folder.ts";
import { studioFolder } from "#engine/studio/web/build-studio.ts";
import { repositorySettings } from "#engine/studio/web/copy-repository.ts";
import type { Measured } from "#engine/terminal/measure.ts";
import { freePort } from "../../helpers/nginx.ts";
import { OwnServer } from "../../helpers/own-server.ts";
import { quartered } from "../../helpers/photos.ts";
import { git } from "../../helpers/repository.ts";
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
const person = "Bench";

/**
 * Measures an own server of the site of this project: Studio in a browser, a bare repository whose hooks check and deliver,
 * and files that are served.
 */
export async function measureOnline(project: string, root: string, rounds: number): Promise<OnlineRound[]> {
	const server = new OwnServer(root, project);
	const reports = mkdtempSync(join(tmpdir(), "bench-online-"));
	const report = join(reports, "measured.json");
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	const { editor, installed } = server;
	editor.write("site.yaml", editor.text("site.yaml").replace(/^address: .*$/m, `address: ${address}`));
	const build = [join(project, "scripts/run.mjs"), "build", "--studio", "--root", editor.root];
	execFileSync(process.execPath, build, { stdio: ["ignore", "ignore", "inherit"] });
	writeFileSync(join(editor.root, ".gitignore"), "dist-studio/\n");
	server.push();
	execSync(deliverCommand(installed), { stdio: ["ignore", "ignore", "inherit"] });
	acceptFromStudio(server);
	const [site, studio] = await Promise.all([
		serveFolder(join(server.home, "online"), { port, host: "127.0.0.1" }),
		serveFolder(studioFolder(editor.root), {
			port: 0,
			host: "127.0.0.1",
			first(request, response) {
				if (request.url === "/studio-person") response.writeHead(200, { "Content-Type": "text/plain" }).end(person);
				else if (request.url?.startsWith("/git/")) answerGit({ folder: server.home, person }, request, response);
				else return false;
				return true;
			},
		}),
	]);
	const executablePath = findChromium(project)?.path;
	const browser = await chromium.launch({
		...(executablePath && { executablePath }),
		args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
	});
	const page = await browser.newPage({ locale: "nl-NL", viewport: { width: 1280, height: 900 } });

	// A connection of its own: one that was kept meanwhile may be closed by the server as it is asked again.
	const ask = (path: string) => fetch(address + path, { headers: { connection: "close" } });
	const shows = async (path: string, seen: string) => (await (await ask(path)).text()).includes(seen);

	async function pressed({ make }: Change, round: number): Promise<{ wall: number; processor: number }> {
		const [path, seen] = await make(round);
		const press = await readyToPress(page);
		rmSync(report, { force: true });
		// The hook finds it in the environment of Git.
		process.env.SITE_MEASURE = report;
		const began = performance.now();
		await press();
		while (!(await shows(path, seen))) await wait(askEvery);
		const wall = performance.now() - began;
		while (!existsSync(report)) await wait(askEvery);
		delete process.env.SITE_MEASURE;
		return { wall, processor: (JSON.parse(readFileSync(report, "utf8")) as Measured).processor };
	}

	const changes: Readonly<Record<"text" | "prices" | "photo", Change>> = {
		text: {
			async make(round) {
				await edit(page, `${studio.address}/over-ons`);
				await page.locator("h1").click();
				await page.waitForFunction(() => document.activeElement?.hasAttribute("contenteditable"));
				await page.keyboard.press("Control+A");
				await page.keyboard.insertText(`Dit zijn wij, keer ${round}`);
				return ["/over-ons", `keer ${round}`];
			},
		},
		prices: {
			async make(round) {
				await edit(page, `${studio.address}/gehoorbescherming/muziek`);
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
				await edit(page, `${studio.address}/over-ons`);
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
		await page.goto(studio.address);
		await page.getByRole("button", { name: "Verder" }).click();
		for (let round = 1; round <= rounds; round++) {
			const text = await pressed(changes.text, round);
			const prices = await pressed(changes.prices, round);
			const photo = await pressed(changes.photo, round);
			const began = performance.now();
			execSync(deliverCommand(installed, "--back"), { stdio: ["ignore", "ignore", "inherit"] });
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
		await Promise.all([site.close(), studio.close()]);
		server.dispose();
		rmSync(reports, { recursive: true, force: true });
	}
	return found;
}

/** Makes the repository of a server one that takes what Studio sends, and looks at it first, as `npm run host` does. */
function acceptFromStudio(server: OwnServer): void {
	const { repository, installed } = server;
	for (const [name, value] of Object.entries(repositorySettings)) git(repository, "config", name, value);
	const hooks = join(repository, "hooks");
	mkdirSync(hooks, { recursive: true });
	const before = readFileSync(join(installed.project, "scripts/examples/pre-receive"), "utf8");
	// What is measured is the delivery.
	const check = checkContent(installed).replace("\n", "\nunset SITE_MEASURE\n");
	for (const [name, text] of Object.entries({ "pre-receive": before, "check-content": check })) {
		writeFileSync(join(hooks, name), text);
		chmodSync(join(hooks, name), 0o755);
	}
	server.hook();
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
