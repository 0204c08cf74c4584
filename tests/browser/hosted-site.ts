import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { findProgram } from "../commands/browser/programs.ts";
import { DiskRemote } from "../helpers/disk-remote.ts";
import { type GitServer, type GitServerOptions, gitServerPrograms, startGitServer } from "../helpers/git-server.ts";
import { commitAll, git } from "../helpers/repository.ts";
import { copyStudioSite } from "../helpers/studio-site.ts";
import { test as base } from "./fixtures.ts";
import { projectFolder } from "./project.ts";
import { panel } from "./studio-workshop.ts";

interface Author {
	readonly name: string;
	readonly email: string;
}

const redactie: Author = { name: "Redactie", email: "redactie@voorbeeld.example" };

/** The bare repository of a site that Studio on the web edits. */
export class HostedRepository {
	/** Its path. */
	readonly repository: string;
	readonly #seed: string;

	constructor(repository: string, seed: string) {
		this.repository = repository;
		this.#seed = seed;
	}

	/** Everything is as at first. */
	begin(): void {
		const settings = readFileSync(join(this.repository, "config"), "utf8");
		rmSync(this.repository, { recursive: true });
		cpSync(this.#seed, this.repository, { recursive: true });
		writeFileSync(join(this.repository, "config"), settings);
	}

	git(...args: string[]): string {
		return git(this.repository, ...args);
	}

	/** What a file says online: `pages/over-ons.yaml`. */
	online(file: string): string {
		return this.git("show", `main:content/${file}`);
	}

	/** Lines that the last commit of a branch took away and put in their place, without their indentation. */
	lastChange(branch = "main"): string[] {
		const lines = this.git("log", "-1", "-p", "--first-parent", "--format=", "--unified=0", branch).split("\n");
		return lines.filter((line) => /^[-+](?![-+])/.test(line)).map((line) => line.replace(/^(.)\s+/, "$1"));
	}

	/** Somebody puts a folder online as it is, instead of all that was there. */
	replaceBy(folder: string): void {
		this.moveTo(this.treeOf(folder));
	}

	/** The tree of a folder as it is. */
	treeOf(folder: string): string {
		const here = ["--git-dir", this.repository, "-c", "core.bare=false", "--work-tree", folder];
		git(folder, ...here, "add", "--all");
		return this.git("write-tree");
	}

	/** Somebody puts a tree online, whatever is in it. */
	moveTo(tree: string): void {
		const person = ["-c", `user.name=${redactie.name}`, "-c", `user.email=${redactie.email}`];
		this.git(
			"update-ref",
			"refs/heads/main",
			this.git(...person, "commit-tree", "-p", "main", "-m", "Buiten Studio om", tree),
		);
	}

	/** Somebody puts a change of a file online without Studio. */
	async putOnline(file: string, change: (text: string) => string, author = redactie): Promise<void> {
		const changes = new Map([[`content/${file}`, Buffer.from(change(`${this.online(file)}\n`))]]);
		const tip = this.git("rev-parse", "main");
		const commit = {
			parents: [tip] as const,
			changes,
			message: "Buiten Studio om",
			author,
			time: Date.now(),
			zone: 60,
		};
		const pushed = await new DiskRemote(this.repository).push("refs/heads/main", tip, commit);
		if (pushed.is !== "done") throw new Error(`It is ${pushed.is}.`);
	}
}

/** Studio on the web, with the repository that it edits: nginx before files and Git. */
export class HostedSite extends HostedRepository {
	readonly server: GitServer;

	constructor(server: GitServer, seed: string) {
		super(server.repository("site"), seed);
		this.server = server;
		this.begin();
	}

	get origin(): string {
		return this.server.origin;
	}

	override begin(): void {
		this.server.answer(undefined);
		for (const path of paths) this.server.answer(undefined, path);
		super.begin();
	}
}

/** What Studio asks of the repository, each of which can go wrong alone. */
const paths = ["info/refs", "git-upload-pack", "git-receive-pack"].map((name) => `/git/site.git/${name}`);

interface SiteFolder {
	/** The site, with `dist-studio` in it. */
	readonly root: string;
	/** A bare repository with its content. */
	readonly seed: string;
}

interface Fixtures {
	hosted: HostedSite;
}

interface WorkerFixtures {
	siteFolder: SiteFolder;
	hostedServer: HostedSite;
}

/** Every worker has one server; every test begins with the repository as it was at first. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	// Before the site is there, Studio speaks the language of the browser.
	locale: "nl-NL",
	siteFolder: [
		async ({}, use) => {
			const root = mkdtempSync(join(tmpdir(), "hosted-site-"));
			copyStudioSite(root);
			await buildStudio(root);
			const seed = seedOf(root);
			await use({ root, seed });
			for (const folder of [root, seed]) rmSync(folder, { recursive: true, force: true });
		},
		{ scope: "worker" },
	],
	hostedServer: [
		async ({ siteFolder }, use) => {
			const site = await startHosted(siteFolder);
			await use(site);
			await site.server.stop();
		},
		{ scope: "worker" },
	],
	hosted: async ({ hostedServer }, use) => {
		hostedServer.begin();
		await use(hostedServer);
	},
});

/** Skips the tests of a file where their server cannot be had. */
export function needsGitServer(): void {
	const missing = gitServerPrograms.filter((name) => !findProgram([name]));
	test.skip(missing.length > 0, `needs ${missing.join(" and ")}`);
}

/** Starts a server over a site, with what it is told besides. */
export async function startHosted(
	{ root, seed }: SiteFolder,
	options: Pick<GitServerOptions, "people" | "largest"> = {},
): Promise<HostedSite> {
	const server = await startGitServer({ folder: join(root, "dist-studio"), isStudio: true, ...options });
	return new HostedSite(server, seed);
}

/** Writes Studio for a site, with what `build` is told besides; it is compiled already. */
export async function buildStudio(root: string, ...more: readonly string[]): Promise<void> {
	await runCommand("build", "--studio", "--root", root, ...more);
}

/** Runs a command of the builder. */
export async function runCommand(...args: readonly string[]): Promise<void> {
	await promisify(execFile)(process.execPath, [join(projectFolder, "scripts/run.mjs"), ...args]);
}

function seedOf(root: string): string {
	const work = mkdtempSync(join(tmpdir(), "hosted-seed-"));
	const bare = mkdtempSync(join(tmpdir(), "hosted-bare-"));
	cpSync(join(root, "content"), join(work, "content"), { recursive: true });
	commitAll(work);
	git(work, "clone", "--quiet", "--bare", work, bare);
	rmSync(work, { recursive: true, force: true });
	return bare;
}

export const door = (page: Page) => page.locator("site-studio").getByRole("dialog", { name: "Studio" });

export const action = (page: Page, name: string | RegExp) =>
	page.locator("site-studio").getByRole("region", { name: "Studio" }).getByRole("button", { name });

/** What is wrong while somebody edits, in words. */
export const trouble = (page: Page) => page.locator("site-studio .store-trouble");

/** Somebody says at the door who it is. */
export async function introduce(page: Page, name: string): Promise<void> {
	await expect(door(page).getByRole("heading", { name: "Wie bent u?" })).toBeVisible();
	await door(page).getByRole("textbox", { name: "Naam" }).fill(name);
	await door(page).getByRole("button", { name: "Verder" }).click();
	await expect(door(page)).toHaveCount(0);
}

/** Somebody with a browser of their own opens a page for the first time. */
export async function enter(browser: Browser, address: string, name: string): Promise<Page> {
	return enterIn(await browser.newContext(), address, name);
}

export async function enterIn(context: BrowserContext, address: string, name: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(address);
	await introduce(page, name);
	await beginEditing(page);
	return page;
}

export async function beginEditing(page: Page): Promise<void> {
	const edit = action(page, /^Bewerken/);
	await expect(edit).toBeVisible();
	if ((await edit.getAttribute("aria-pressed")) !== "true") await edit.click();
	await expect(edit).toHaveAttribute("aria-pressed", "true");
}

/** Replaces the heading of the page, and waits until it is said to be kept. */
export async function retitle(page: Page, text: string): Promise<void> {
	await typeTitle(page, text);
	await expectKept(page);
}

/** Studio says that what was typed is kept, and means it. */
export async function expectKept(page: Page): Promise<void> {
	await expect(page.locator("site-studio .told")).toHaveText("Bewaard");
	await expect.poll(() => page.evaluate(notKept)).toEqual([]);
}

/** What somebody typed and no file has, in any tab of the browser; in the page. */
export function notKept(): string[] {
	return Object.keys(localStorage).filter((name) => name.startsWith("studio:unsaved:"));
}

/** Replaces the heading of the page, and waits for nothing. */
export async function typeTitle(page: Page, text: string): Promise<void> {
	const heading = title(page);
	// A click while the page is drawn anew finds nothing.
	await expect(async () => {
		await heading.click();
		await expect(heading).toHaveAttribute("contenteditable", { timeout: 3000 });
	}).toPass();
	await expect(heading).toBeFocused();
	await page.keyboard.press("Control+A");
	await page.keyboard.insertText(text);
}

export const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Presses the button that puts online, and waits until that is done. */
export async function putOnline(page: Page, message?: string): Promise<void> {
	await openPublishing(page);
	const words = panel(page).getByRole("textbox", { name: "Wat hebt u veranderd?" });
	await expect(words).toBeVisible();
	// What others have put online by then is merged into what is seen.
	await expect(panel(page)).not.toContainText("Even kijken of anderen");
	if (message !== undefined) await words.fill(message);
	const button = panel(page).getByRole("button", { name: "Zet online" });
	const answer = panel(page).locator(".answer");
	const press = async () => {
		await expect(button).toHaveAttribute("aria-disabled", "false");
		await button.click();
	};
	await press();
	await expect(answer).toHaveText(/^Verstuurd|intussen/);
	// Who was faster than that sees it now, and presses once more.
	if ((await answer.textContent())?.includes("intussen")) await press();
	await expect(answer).toHaveText(/^Verstuurd/);
}

/** Opens the panel of that, if it is not. */
export async function openPublishing(page: Page): Promise<void> {
	const button = action(page, /^Zet online/);
	if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
	await expect(panel(page).getByRole("heading", { name: "Zet online", exact: true })).toBeVisible();
}

/** Studio asks the server at once, as when a connection comes back; otherwise it does every half a minute. */
export async function askServer(page: Page): Promise<void> {
	for (const worker of page.workers()) await worker.evaluate(() => dispatchEvent(new Event("online")));
}

export { expect } from "@playwright/test";
