import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, type Route } from "@playwright/test";
import { commitAll, git as gitIn } from "../helpers/repository.ts";
import { test } from "./fixtures.ts";
import { expectToGrow } from "./studio-grows.ts";
import { expectUsable, open, panel, typeIn } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

const bare = mkdtempSync(join(tmpdir(), "bare é "));

let root = "";

const git = (...args: string[]) => gitIn(root, ...args);

test.beforeAll(({ workshop }) => {
	root = workshop.root;
	commitAll(root);
	const settings = { "user.name": "Zoë", "user.email": "zoe@voorbeeld.example", "commit.gpgsign": "false" };
	for (const [name, value] of Object.entries(settings)) git("config", name, value);
	spawnSync("git", ["init", "--quiet", "--bare", "--initial-branch", "main", bare]);
	git("remote", "add", "origin", bare);
	git("push", "--quiet", "--set-upstream", "origin", "main");
});

test.afterAll(() => rmSync(bare, { recursive: true, force: true }));

const publishing = (page: Page) =>
	page
		.locator("site-studio")
		.getByRole("region")
		.getByRole("button", { name: /^Zet online/ });

const button = (page: Page, name: string | RegExp) => panel(page).getByRole("button", { name });

test("by mouse: a text is changed, looked at, put online, brought back, put online again and taken back", async ({
	page,
	workshop,
}) => {
	await page.goto(`${workshop.origin}/over-ons`);
	await page.getByRole("button", { name: "Bewerken" }).click();
	const heading = page.getByRole("heading", { level: 1 });
	const before = await heading.innerText();
	await typeIn(heading);
	await page.keyboard.press("Control+A");
	await page.keyboard.type("Dit zijn wij");
	await page.keyboard.press("Escape");
	await expect(publishing(page)).toHaveText("Zet online 1");
	await publishing(page).click();
	await expect(panel(page)).toContainText("→ ‘Dit zijn wij’");

	await button(page, "Bekijken").click();
	const frames = panel(page).locator("iframe");
	await expect(frames).toHaveCount(2);
	const shown = (number: number) => frames.nth(number).contentFrame().getByRole("heading", { level: 1 });
	await expect(shown(0)).toHaveText(before);
	await expect(shown(1)).toHaveText("Dit zijn wij");
	await frames
		.nth(1)
		.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollTo({ top: 500, behavior: "instant" }));
	// A letter or picture that comes late moves both: they stand at one place, wherever that is by then.
	const apart = () =>
		frames.evaluateAll(([one, other]) => {
			const [first = 0, second = 0] = [one, other].map((frame) => (frame as HTMLIFrameElement).contentWindow?.scrollY);
			return first > 400 ? Math.abs(first - second) : "still above";
		});
	await expect.poll(apart).toBe(0);
	await panel(page).getByRole("combobox", { name: "Taal" }).selectOption("ar");
	await expect(frames.nth(1).contentFrame().locator("html")).toHaveAttribute("dir", "rtl");
	await panel(page).getByRole("combobox", { name: "Scherm" }).selectOption("desk");
	await expect
		.poll(() => frames.nth(0).evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth))
		.toBe(1280);
	expect((await frames.nth(0).boundingBox())?.width).toBeLessThan(640);
	// A click before all of it has come leads nowhere, also not away.
	await expect(async () => {
		await frames.nth(0).contentFrame().locator('a[href="/ar/contact"]').first().dispatchEvent("click");
		await expect(panel(page).getByRole("combobox", { name: "Pagina" })).toHaveValue("/contact", { timeout: 2000 });
	}).toPass();

	await button(page, "Wijzigingen").click();
	await panel(page).getByRole("textbox", { name: "Wat hebt u veranderd?" }).fill("Kop van de pagina over ons");
	await button(page, "Zet online").click();
	await expect(panel(page).getByRole("status").first()).toHaveText("Verstuurd: uw wijzigingen gaan nu online.");
	await expect(publishing(page)).toHaveText(/^Zet online\s*$/);
	expect(gitIn(bare, "rev-parse", "main")).toBe(git("rev-parse", "HEAD"));
	expect(git("show", "--name-only", "--format=%s", "HEAD").split("\n")).toEqual([
		"Kop van de pagina over ons",
		"",
		"content/pages/over-ons.yaml",
	]);

	await button(page, "Terughalen").click();
	await button(page, /^Stand/).click();
	await expect(panel(page)).toContainText("‘Dit zijn wij’ →");
	await button(page, "Zet dit weer online").click();
	await expect(panel(page).getByRole("status").first()).toHaveText("Verstuurd: uw wijzigingen gaan nu online.");
	await expect(heading).toHaveText(before);
	expect(workshop.changes("pages/over-ons.yaml")).toEqual([]);
	expect(gitIn(bare, "log", "-1", "--format=%s", "main")).toMatch(/^Teruggezet naar /);
	await page.getByRole("button", { name: /^Ongedaan maken: Teruggezet naar/ }).click();
	await expect(heading).toHaveText("Dit zijn wij");
	await expect(publishing(page)).toHaveText("Zet online 1");
});

test("where more waits than an older version changes, all of it is seen before it goes online", async ({
	page,
	workshop,
}) => {
	const write = (file: string, title: string) => {
		const path = workshop.path(file);
		writeFileSync(path, readFileSync(path, "utf8").replace(/^title: .*$/m, `title: ${title}`));
	};
	write("pages/contact.yaml", "Bel ons");
	const before = commitAll(root);
	git("push", "--quiet", "origin", "HEAD:main");
	write("pages/werkwijze.yaml", "Nog niet af");
	await open(page, `${workshop.origin}/contact`);
	await publishing(page).click();
	await button(page, "Terughalen").click();
	await button(page, /^Teruggezet naar/).click();
	await panel(page).getByRole("radio", { name: "Bel ons" }).check();
	await expect(panel(page)).not.toContainText("‘Nog niet af’");
	await button(page, "Zet dit weer online").click();
	await expect(panel(page).getByRole("alert")).toContainText("er wacht nog meer");
	await expect(panel(page)).toContainText("‘Nog niet af’");
	expect(gitIn(bare, "rev-parse", "main")).toBe(before);
	await button(page, "Zet online").click();
	await expect(panel(page).getByRole("status").first()).toHaveText("Verstuurd: uw wijzigingen gaan nu online.");
	expect(gitIn(bare, "show", "--name-only", "--format=", "main").split("\n")).toEqual([
		"content/pages/contact.yaml",
		"content/pages/werkwijze.yaml",
	]);
});

test("the site itself says whether it is online", async ({ page, workshop }) => {
	let version: object = { commit: git("rev-parse", "HEAD~1"), at: "2026-11-26T14:03:00Z" };
	let held = Promise.resolve();
	const site = createServer((_, response) => void held.then(() => response.end(JSON.stringify(version))));
	await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
	const { port } = site.address() as AddressInfo;
	const file = workshop.path("site.yaml");
	writeFileSync(file, readFileSync(file, "utf8").replace(/^address: .*$/m, `address: http://127.0.0.1:${port}`));
	process.env.GIT_COMMITTER_DATE = "2026-11-20T14:03:00Z";
	commitAll(root);
	delete process.env.GIT_COMMITTER_DATE;
	git("push", "--quiet", "origin", "HEAD:main");
	await open(page, `${workshop.origin}/contact`);
	await publishing(page).click();
	await expect(panel(page)).toContainText("Nog niet online: bezoekers zien een andere versie");
	await page.keyboard.press("Escape");
	commitAll(root);
	git("push", "--quiet", "origin", "HEAD:main");
	await publishing(page).click();
	const told = panel(page).getByRole("region", { name: "Wat bezoekers nu zien" });
	await expect(told).toContainText("Onderweg");
	await expectUsable(page, "under way");
	// Nobody answers for once: it is asked again.
	let failed = () => {};
	const hasFailed = new Promise<void>((resolve) => {
		failed = resolve;
	});
	const fail = (route: Route) => route.abort().then(failed);
	await page.route("**/@studio/siteVersion", fail, { times: 1 });
	await hasFailed;
	version = { commit: git("rev-parse", "HEAD"), at: "2026-11-26T14:03:00Z" };
	await expect(told).toContainText(/Online sinds .*15:03/);
	await expect(told.getByRole("link")).toHaveAttribute("href", `http://127.0.0.1:${port}/`);
	await expectUsable(page, "online");
	// What was online says nothing of what was sent just now.
	let answer = () => {};
	held = new Promise((resolve) => {
		answer = resolve;
	});
	writeFileSync(file, `${readFileSync(file, "utf8")}# Anders.\n`);
	await button(page, "Zet online").click();
	await expect(panel(page).getByRole("status").first()).toHaveText(/^Verstuurd/);
	await expect(told).toHaveCount(0);
	answer();
	await expect(told).toContainText("Onderweg");
	site.close();
});

test("with the keyboard alone: what stops is mended, and the change goes online", async ({ page, workshop }) => {
	const file = workshop.path("pages/werkwijze.yaml");
	const text = readFileSync(file, "utf8");
	const { keyboard } = page;
	await open(page, `${workshop.origin}/contact`);
	writeFileSync(file, text.replace(/^( +title: ).*$/m, "$1Hier komt een kop"));
	await publishing(page).focus();
	await keyboard.press("Enter");
	await expect(panel(page).getByRole("heading", { name: "Zet online", exact: true })).toBeFocused();
	const go = button(page, /^Ga ernaartoe/);
	await expect(go).toBeVisible();
	await expect(button(page, "Zet online")).toHaveAttribute("aria-disabled", "true");
	for (const _ of ["close", "changes", "look", "earlier", "go"]) await keyboard.press("Tab");
	await expect(go).toBeFocused();
	await keyboard.press("Enter");
	await expect(page).toHaveURL(/\/werkwijze$/);
	await expect(page.locator("#app [contenteditable]")).toBeFocused();
	await keyboard.press("Control+A");
	// Slower than the application takes a page over.
	await keyboard.type("Zo doen wij dat", { delay: 100 });
	await keyboard.press("Escape");
	await keyboard.press("Escape");
	await expect.poll(() => readFileSync(file, "utf8")).toContain("title: Zo doen wij dat");
	await publishing(page).focus();
	await keyboard.press("Enter");
	const message = panel(page).getByRole("textbox", { name: "Wat hebt u veranderd?" });
	await expect(message).toBeVisible();
	await expect(go).toHaveCount(0);
	await message.focus();
	await keyboard.press("Control+A");
	await keyboard.type("Kop van de werkwijze");
	await keyboard.press("Tab");
	await keyboard.press("Enter");
	await expect(panel(page).getByRole("status").first()).toHaveText(/^Verstuurd/);
	expect(git("status", "--porcelain")).toBe("");
	expect(git("log", "-1", "--format=%s")).toBe("Kop van de werkwijze");
});

test("every state can be used at 360 pixels, and axe finds nothing in it", async ({ page, workshop }) => {
	// Something is proposed already.
	const proposed = [
		{ branch: "proposals/iets", commit: git("rev-parse", "HEAD"), message: "Iets", date: "2026-11-22" },
	];
	writeFileSync(join(root, ".git/studio-proposals.json"), JSON.stringify(proposed));
	const file = workshop.path("pages/second-opinion.yaml");
	const text = readFileSync(file, "utf8");
	await open(page, `${workshop.origin}/contact`);
	writeFileSync(file, text.replace(/^( +title: ).*$/m, "$1Hier komt een kop"));
	const states: readonly [name: string, open: () => Promise<void>, shows: () => Promise<void>][] = [
		["stopped", () => publishing(page).click(), () => expect(button(page, /^Ga ernaartoe/)).toBeVisible()],
		["look", () => button(page, "Bekijken").click(), () => expect(panel(page).locator("iframe").last()).toBeVisible()],
		["list", () => button(page, "Terughalen").click(), () => expect(button(page, /^Stand/).first()).toBeVisible()],
		[
			"version",
			() =>
				button(page, /^Stand/)
					.first()
					.click(),
			() => expect(panel(page).getByRole("radio").nth(1)).toBeVisible(),
		],
		[
			"page",
			() => panel(page).getByRole("radio").nth(1).check(),
			() => expect(panel(page).getByRole("radio").nth(1)).toBeChecked(),
		],
		["ready", () => Promise.resolve(writeFileSync(file, text)), () => button(page, "Wijzigingen").click()],
		[
			"proposal",
			() => Promise.resolve(),
			() => expect(panel(page).getByRole("heading", { name: "Uw voorstellen" })).toBeVisible(),
		],
	];
	for (const [name, open, shows] of states) {
		await page.setViewportSize({ width: 1280, height: 740 });
		await open();
		await shows();
		await expectUsable(page, name);
		await expectToGrow(page, name);
	}
	expect(existsSync(file)).toBe(true);
});

test("an answer that comes late is not shown over a later one", async ({ page, workshop }) => {
	const count = async () => Number(/\d+/.exec(await publishing(page).innerText())?.[0] ?? 0);
	const counted = page.waitForResponse("**/@studio/state");
	await open(page, `${workshop.origin}/contact`);
	await counted;
	const before = await count();
	let answer = () => {};
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	const late = page.waitForRequest("**/@studio/state");
	await page.route(
		"**/@studio/state",
		async (route) => {
			const response = await route.fetch();
			await held;
			await route.fulfill({ response });
		},
		{ times: 1 },
	);
	for (const name of ["pages/second-opinion.yaml", "pages/belasting-teruggave.yaml"]) {
		const file = workshop.path(name);
		writeFileSync(file, `${readFileSync(file, "utf8")}# Anders.\n`);
		await late;
	}
	await expect.poll(count).toBe(before + 2);
	answer();
	await (await late).response();
	await page.waitForTimeout(100);
	expect(await count()).toBe(before + 2);
});
