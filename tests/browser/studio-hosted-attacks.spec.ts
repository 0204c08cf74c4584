import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { packAnswer, packetLine, startFalseGitServer } from "../helpers/false-git-server.ts";
import { backend, startFcgiwrap } from "../helpers/git-server.ts";
import { HostileContent } from "../helpers/hostile-content.ts";
import { startNginx } from "../helpers/nginx.ts";
import { deltaByPlace, deltaOf, packOf, whole } from "../helpers/packs.ts";
import { git } from "../helpers/repository.ts";
import {
	action,
	askServer,
	beginEditing,
	door,
	expect,
	type HostedSite,
	introduce,
	needsGitServer,
	putOnline,
	retitle,
	test,
	title,
	typeTitle,
} from "./hosted-site.ts";
import { panel } from "./studio-workshop.ts";

needsGitServer();

/** What ran of the content, and what the policy refused, in all frames of a browser. */
async function watch(context: BrowserContext): Promise<{ ran: string[]; refused: string[] }> {
	const heard = { ran: [] as string[], refused: [] as string[] };
	await context.exposeBinding("heardRunning", (_, where: string) => void heard.ran.push(where));
	await context.exposeBinding("heardRefusing", (_, what: string) => void heard.refused.push(what));
	await context.addInitScript(listen);
	context.on("dialog", (dialog) => {
		heard.ran.push(dialog.message());
		void dialog.dismiss();
	});
	return heard;
}

/** In every frame, before anything else. */
function listen(): void {
	const told = globalThis as unknown as Record<"heardRunning" | "heardRefusing", (said: string) => void>;
	Object.defineProperty(globalThis, "ranHere", { set: () => told.heardRunning(location.href) });
	document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
		told.heardRefusing(`${violatedDirective} ${blockedURI} ${sample}`),
	);
}

/** What is heard of it when something runs after all, and what the policy refuses when it is there to. */
async function expectHearing(page: Page, heard: { ran: string[]; refused: string[] }): Promise<void> {
	await page.evaluate(() => Object.assign(globalThis, { ranHere: 1 }));
	await expect.poll(() => heard.ran).toEqual([page.url()]);
	const isRefused = await page.evaluate(() => {
		try {
			document.createElement("div").innerHTML = "<img src=x onerror=ranHere=1>";
			return false;
		} catch (error) {
			return error instanceof TypeError;
		}
	});
	expect(isRefused).toBe(true);
	await expect.poll(() => heard.refused.join()).toContain("require-trusted-types-for");
	await page.evaluate(() => {
		const script = document.createElement("a");
		script.setAttribute("href", "javascript:ranHere=1");
		document.body.append(script);
		script.click();
	});
	await expect.poll(() => heard.refused.join()).toContain("script-src");
	expect(heard.ran).toHaveLength(1);
}

/** The site with an attack in every text, as far as the check lets it through; settled once, for all tests of a worker. */
let sound: Promise<string> | undefined;

async function soundAttacks(content: string): Promise<string> {
	const root = mkdtempSync(join(tmpdir(), "hostile-"));
	process.once("exit", () => rmSync(root, { recursive: true, force: true }));
	cpSync(content, join(root, "content"), { recursive: true });
	const kept = await new HostileContent(join(root, "content")).keepWhatIsSound(root);
	expect(kept.inSource).toBeGreaterThan(150);
	expect(kept.inTranslations).toBeGreaterThan(500);
	return root;
}

/** A tag that the check lets through, as a visitor reads it. */
const tag = "<img src=x onerror=ranHere=1>";

/** What is wrong is told in groups, which somebody opens until they find it. */
async function expectAmongProblems(page: Page, words: string | RegExp): Promise<void> {
	const closed = panel(page).locator("details:not([open]) > summary");
	await expect(async () => {
		if ((await closed.count()) > 0) await closed.first().click();
		await expect(panel(page)).toContainText(words, { timeout: 200 });
	}).toPass();
}

/** Somebody whose browser tells what runs opens a page. */
async function enterWatched(browser: Browser, address: string, name: string) {
	const context = await browser.newContext();
	const heard = await watch(context);
	const page = await context.newPage();
	await page.goto(address);
	await introduce(page, name);
	await beginEditing(page);
	const expectNothing = async () => {
		expect(heard).toEqual({ ran: [], refused: [] });
		await expectHearing(page, heard);
		await context.close();
	};
	return { page, expectNothing };
}

test("of scripts in every text, as far as the check lets them through, nothing runs, wherever Studio shows them", async ({
	browser,
	hosted,
	siteFolder,
}) => {
	test.setTimeout(600_000);
	sound ??= soundAttacks(join(siteFolder.root, "content"));
	hosted.replaceBy(await sound);
	const name = tag.replaceAll(/[<>]/g, "");
	const { page, expectNothing } = await enterWatched(browser, `${hosted.origin}/over-ons`, name);
	await expect(page.locator("main").getByText(tag)).toHaveCount(3);
	await typeTitle(page, '"><img src=x onerror=ranHere=1>');
	await expect(page.locator("site-studio .told")).toHaveText("Nog niet bewaard");
	const words = "Kop javascript:ranHere=1";
	await retitle(page, words);
	for (const name of [/^Onderdelen/, /^Over deze pagina/, /^Nieuw/, /^Zet online/]) {
		await action(page, name).click();
		await expect(panel(page)).toBeVisible();
	}
	await panel(page).getByRole("button", { name: "Bekijken" }).click();
	const frames = panel(page).locator("iframe");
	await expect(frames).toHaveCount(2);
	await expect(frames.nth(1).contentFrame().getByRole("heading", { level: 1 })).toHaveText(words);
	await panel(page).getByRole("button", { name: "Terughalen" }).click();
	await panel(page)
		.getByRole("button", { name: /^Buiten Studio om/ })
		.click();
	await panel(page).getByRole("button", { name: "Wijzigingen" }).click();
	await expect(panel(page)).toContainText(words);
	await putOnline(page, words);
	for (const address of ["/", "/contact", "/en/over-ons", "/hoortoestellen"]) {
		await page.goto(hosted.origin + address);
		await beginEditing(page);
		await expect(title(page)).toBeVisible();
		await title(page).click();
		await expect(panel(page)).toBeVisible();
	}
	await expectNothing();
});

test("nothing of it runs in what is found and replaced, set, compared, shown by others, begun and chosen", async ({
	browser,
	hosted,
	siteFolder,
}) => {
	test.setTimeout(600_000);
	sound ??= soundAttacks(join(siteFolder.root, "content"));
	hosted.replaceBy(await sound);
	const { page, expectNothing } = await enterWatched(browser, `${hosted.origin}/over-ons`, "Anna");
	const words = "Kop javascript:ranHere=1";
	const inPanel = (name: string | RegExp) => panel(page).getByRole("button", { name });

	await test.step("find and replace", async () => {
		await action(page, "Zoeken").click();
		await panel(page).getByRole("searchbox").fill("ranHere=1");
		await expect(panel(page)).toContainText(/\d+ keer gevonden/);
		await expect(panel(page)).toContainText("' onmouseover='ranHere=1");
		await panel(page).getByRole("searchbox").fill("src=x onerror");
		await expect(panel(page)).toContainText(/(?:<|&lt;)img src=x onerror=ranHere=1/);
		await panel(page).getByRole("searchbox").fill("ranHere=1");
		await expect(panel(page)).toContainText("' onmouseover='ranHere=1");
		await inPanel("Overal vervangen…").click();
		await panel(page).getByRole("textbox", { name: "Vervangen door" }).fill("<b onclick=ranHere=1>x</b>");
		await expect(panel(page).locator("li:has(input[type=checkbox])").first()).toContainText("<b onclick=ranHere=1>");
	});

	await test.step("what changed", async () => {
		await retitle(page, words);
		await hosted.putOnline("pages/contact.yaml", (text) =>
			text.replace(/^title: .*/m, 'title: "<img src=x onerror=ranHere=1>"'),
		);
		await askServer(page);
		await action(page, /^Veranderd/).click();
		await expect(panel(page)).toContainText("<img src=x onerror=ranHere=1>");
		// All of these texts came at once.
		const exactly = panel(page).locator("details", { hasText: "Wat precies?" }).last();
		await exactly.click();
		await expect(exactly).toContainText("' onmouseover='ranHere=1");
	});

	await test.step("each topic of the settings", async () => {
		await action(page, "Instellingen").click();
		const topics = panel(page).locator(".topics > li > button");
		await expect(topics.first()).toBeVisible();
		const count = await topics.count();
		expect(count).toBeGreaterThan(8);
		for (let at = 0; at < count; at++) {
			await topics.nth(at).click();
			await expect(inPanel("Alle instellingen")).toBeVisible();
			await expect(panel(page).locator(".field, fieldset, .topics").first()).toBeVisible();
			await inPanel("Alle instellingen").click();
			await expect(topics).toHaveCount(count);
		}
	});

	await test.step("how others show a page", async () => {
		await page.goto(`${hosted.origin}/afspraak-maken`);
		await beginEditing(page);
		await action(page, "Over deze pagina").click();
		await inPanel("Hoe anderen deze pagina laten zien").click();
		await expect(panel(page).getByRole("region", { name: "In een zoekmachine" })).toContainText("ranHere");
		await expect(panel(page).getByRole("region", { name: "In WhatsApp" }).locator(".share")).toBeVisible();
		await panel(page)
			.locator("summary", { hasText: /links?$/ })
			.click();
	});

	await test.step("a new article", async () => {
		await action(page, /^Nieuw/).click();
		await inPanel(/^een artikel/i).click();
		const title = panel(page).getByRole("textbox", { name: "Wat is de titel van het artikel?" });
		await title.fill("<img src=x onerror=ranHere=1>");
		await title.press("Enter");
		await expect(panel(page).getByRole("textbox", { name: /^Waar gaat het over/ })).toBeFocused();
	});

	await test.step("the pictures to choose from", async () => {
		await page.goto(`${hosted.origin}/werkwijze`);
		await beginEditing(page);
		await page.locator("main img").first().click();
		await inPanel("Ander beeld kiezen").click();
		await panel(page).getByRole("searchbox", { name: "Zoek op naam" }).fill("slaap");
		await expect(panel(page).getByText(/^\d beelden$/)).toBeVisible();
	});

	await test.step("a table in running text, and all of a kind as a table", async () => {
		await page.goto(`${hosted.origin}/belasting-teruggave`);
		await beginEditing(page);
		await page.locator("main td").first().click();
		await expect(panel(page).locator("[contenteditable] th").first()).toBeVisible();
		await page.goto(`${hosted.origin}/werkwijze`);
		await beginEditing(page);
		await page
			.locator("main")
			.getByRole("heading", { name: /De drie stappen/ })
			.click();
		await panel(page).getByText("Meer van: ").click();
		await inPanel("Als tabel").click();
		const cells = panel(page).getByRole("table").locator("textarea, input");
		const values = () => cells.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value).join());
		await expect.poll(values).toContain("ranHere=1");
	});

	await expectNothing();
});

test("of files that no check lets through nothing runs either, and what is wrong is said", async ({
	browser,
	hosted,
	siteFolder,
}) => {
	const root = mkdtempSync(join(tmpdir(), "hostile-"));
	const content = join(root, "content");
	cpSync(join(siteFolder.root, "content"), content, { recursive: true });
	expect(new HostileContent(content).files.size).toBeGreaterThan(20);
	const drawing =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="top.ranHere=1"><script>top.ranHere=1</script>';
	writeFileSync(join(content, "images/scenes/over-ons.svg"), `${drawing}<rect width="9" height="9"/></svg>`);
	writeFileSync(join(content, "images/scenes/slaap.png"), `${drawing}</svg>`);
	const tagged = [
		'!!js/function "function () { ranHere = 1 }"',
		'!<tag:yaml.org,2002:js/undefined> ""',
		"!!binary X19yYW49MQ==",
	];
	for (const [at, value] of tagged.entries()) writeFileSync(join(content, `pages/p${at}.yaml`), `title: ${value}\n`);
	writeFileSync(
		join(content, "pages/proto.yaml"),
		"__proto__: { polluted: 1 }\nconstructor: { prototype: { polluted: 1 } }\n",
	);
	const many = Array.from({ length: 12 }, (_, at) => `a${at}: &a${at} [${at ? `*a${at - 1},`.repeat(9) : "x"}]`);
	writeFileSync(join(content, "pages/lachen.yaml"), `${many.join("\n")}\n`);
	hosted.replaceBy(root);
	const context = await browser.newContext();
	const heard = await watch(context);
	const page = await context.newPage();
	await page.goto(`${hosted.origin}/over-ons`);
	await introduce(page, "Anna");
	await action(page, /mist|klopt|fout/i)
		.or(panel(page))
		.first()
		.waitFor();
	await expectAmongProblems(page, /over.ons/i);
	expect(await page.evaluate(() => "polluted" in {})).toBe(false);
	for (const worker of page.workers()) expect(await worker.evaluate(() => "polluted" in {})).toBe(false);
	expect(heard).toEqual({ ran: [], refused: [] });
	await context.close();
	rmSync(root, { recursive: true, force: true });
});

test("nothing runs of what others have not put online yet, listed, taken over, and once it is online", async ({
	browser,
	hosted,
	siteFolder,
}) => {
	test.setTimeout(400_000);
	const who = "' onmouseover='ranHere=1";
	const root = mkdtempSync(join(tmpdir(), "hostile-"));
	const content = join(root, "content");
	cpSync(join(siteFolder.root, "content"), content, { recursive: true });
	expect(new HostileContent(content).files.size).toBeGreaterThan(20);
	const contact = join(content, "pages/contact.yaml");
	writeFileSync(contact, readFileSync(contact, "utf8").replace(/^title: .*/m, `title: "Kom ${who}"`));
	// What stands beside a text must still be the section that it was.
	const about = readFileSync(join(siteFolder.root, "content/pages/over-ons.yaml"), "utf8");
	writeFileSync(join(content, "pages/over-ons.yaml"), about.replace("Maak kennis met onze praktijk", `Kennis ${who}`));
	cpSync(join(content, "pages/werkwijze.yaml"), join(content, `pages/${tag}.yaml`));
	cpSync(join(content, "images/scenes/over-ons.svg"), join(content, `images/${tag}.svg`));
	const signed = `${who} <${tag}> ${Math.floor(Date.now() / 1000)} +0100`;
	const lines = [`tree ${hosted.treeOf(root)}`, `parent ${hosted.git("rev-parse", "main")}`];
	const draft = made(hosted, "commit", [...lines, `author ${signed}`, `committer ${signed}`, "", tag, ""].join("\n"));
	hosted.git("update-ref", "refs/heads/studio/mallory-laptop", draft);
	const { page, expectNothing } = await enterWatched(browser, `${hosted.origin}/over-ons`, "Anna");
	const others = panel(page).locator(".others > li");
	const takeOver = (words: string) =>
		others.filter({ hasText: words }).first().getByRole("button", { name: "Overnemen" }).click();

	await test.step("what others change", async () => {
		await action(page, /^Veranderd/).click();
		await expect(panel(page)).toContainText(who);
		await expect(others.filter({ hasText: tag }).first()).toBeVisible();
		for (const words of ["</script><script>", "<svg onload=", "<iframe srcdoc=", "<a href=javascript:"])
			await expect(others.filter({ hasText: words }).first(), words).toBeVisible();
	});

	await test.step("taken over, and refused", async () => {
		await takeOver(tag);
		await expect(panel(page).getByRole("alert").first()).toContainText(tag);
		await takeOver(`Kom ${who}`);
		await expect(page.locator("site-studio .told")).toHaveText(/staat nu ook bij u/);
	});

	await test.step("beside the own text, and before it goes online", async () => {
		// Both changed the same text.
		await typeTitle(page, "Onze eigen kop");
		const clash = panel(page).getByRole("alert");
		await expect(clash).toContainText(`Kennis ${who}`);
		await action(page, /^Zet online/).click();
		await expect(panel(page).getByText(`Kom ${who}`).first()).toBeVisible();
	});

	await test.step("what has changed, once it is online", async () => {
		hosted.git("update-ref", "refs/heads/main", draft);
		await askServer(page);
		await action(page, /^Fouten/).click();
		await expectAmongProblems(page, tag);
		await action(page, /^Veranderd/).click();
		await expect(panel(page)).toContainText(tag);
	});

	rmSync(root, { recursive: true, force: true });
	await expectNothing();
});

/** What a page of somebody else tries with the password that a browser keeps; gives what it could read. In that page. */
async function attack({ target, body }: { target: string; body: string }): Promise<string[]> {
	const read: string[] = [];
	const push = `${target}/git/site.git/git-receive-pack`;
	const type = "application/x-git-receive-pack-request";
	const tries = [
		() => fetch(`${target}/git/site.git/info/refs?service=git-receive-pack`, { credentials: "include" }),
		() => fetch(`${target}/git/site.git/info/refs`, { credentials: "include", mode: "no-cors" }),
		() => fetch(push, { method: "POST", body, credentials: "include", mode: "no-cors" }),
		() => fetch(push, { method: "POST", body, credentials: "include", headers: { "Content-Type": type } }),
		() => fetch(`${target}/studio-person`, { credentials: "include" }),
	];
	for (const each of tries) {
		const answer = await each().catch(() => undefined);
		const text = await answer?.text();
		if (text) read.push(text);
	}
	navigator.sendBeacon(push, body);
	navigator.sendBeacon(push, new Blob([body], { type }));
	// One that is empty is there at once.
	const into = Object.assign(document.createElement("iframe"), { name: "into" });
	document.body.append(into);
	const inFrame = (src: string) => {
		const frame = Object.assign(document.createElement("iframe"), { src });
		document.body.append(frame);
		return new Promise<HTMLIFrameElement>((resolve) => {
			frame.addEventListener("load", () => resolve(frame), { once: true });
		});
	};
	for (const enctype of ["text/plain", "multipart/form-data"]) {
		const form = Object.assign(document.createElement("form"), {
			method: "post",
			action: push,
			enctype,
			target: into.name,
		});
		form.append(Object.assign(document.createElement("input"), { name: body }));
		document.body.append(form);
		const done = new Promise((resolve) => into.addEventListener("load", resolve, { once: true }));
		form.submit();
		await done;
	}
	for (const path of ["/", "/git/site.git/HEAD", "/git/site.git/info/refs?service=git-upload-pack"]) {
		const frame = await inFrame(target + path);
		const shown = (() => {
			try {
				return frame.contentDocument?.body.textContent ?? "";
			} catch {
				return "";
			}
		})();
		if (shown) read.push(shown);
	}
	for (const kind of ["script", "img"]) {
		const element = Object.assign(document.createElement(kind), { src: `${target}/git/site.git/HEAD` });
		document.body.append(element);
		await new Promise((resolve) => {
			for (const end of ["load", "error"]) element.addEventListener(end, resolve, { once: true });
		});
	}
	return read;
}

test("a page from elsewhere does and reads nothing with the password that the browser keeps", async ({
	playwright,
	launchOptions,
	siteFolder,
}) => {
	const folder = mkdtempSync(join(tmpdir(), "foreign-"));
	for (const each of [folder, siteFolder.root]) chmodSync(each, 0o755);
	const repository = join(folder, "git/site.git");
	mkdirSync(join(folder, "git"));
	cpSync(siteFolder.seed, repository, { recursive: true });
	for (const name of ["http.receivepack", "uploadpack.allowFilter", "uploadpack.allowAnySHA1InWant"])
		git(repository, "config", name, "true");
	writeFileSync(join(folder, "people"), "anna:{PLAIN}geheim\n");
	const stopGit = await startFcgiwrap(join(folder, "git.socket"));
	let host = "";
	const server = await startNginx(join(siteFolder.root, "dist-studio"), undefined, (configuration) => {
		host = /server_name (studio\.\S+(?<!\.invalid));/.exec(configuration)?.[1] ?? "";
		return configuration
			.replace("/run/fcgiwrap.socket", join(folder, "git.socket"))
			.replace("GIT_PROJECT_ROOT /srv;", `GIT_PROJECT_ROOT ${folder};`)
			.replace("/etc/nginx/studio-people", join(folder, "people"))
			.replace("/usr/lib/git-core/git-http-backend", backend());
	});
	const elsewhere = createServer((_, response) =>
		response.setHeader("Content-Type", "text/html").end("<!doctype html><body>"),
	);
	await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
	const { port } = elsewhere.address() as AddressInfo;
	// The site itself is another origin, too.
	const others = ["http://elders.example", `http://${host.replace("studio.", "www.")}`];
	const rules = [`MAP ${host}:443 127.0.0.1:${server.ports["https:"]}`, `MAP *:80 127.0.0.1:${port}`];
	const browser = await playwright.chromium.launch({
		...launchOptions,
		args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(", ")}`],
	});
	const target = `https://${host}`;
	const context = await browser.newContext({
		locale: "nl-NL",
		ignoreHTTPSErrors: true,
		httpCredentials: { username: "anna", password: "geheim" },
	});
	const page = await context.newPage();
	await page.goto(`${target}/over-ons`);
	await expect(door(page).getByRole("textbox", { name: "Naam" })).toHaveValue("anna");
	await door(page).getByRole("button", { name: "Verder" }).click();
	await expect(title(page)).toBeVisible();

	const refs = () => git(repository, "for-each-ref");
	git(repository, "update-ref", "refs/heads/weg", "main");
	const before = refs();
	const command = `${git(repository, "rev-parse", "main")} ${"0".repeat(40)} refs/heads/weg\0 report-status`;
	const body = `${packetLine(command)}0000`;
	for (const origin of others) {
		const stranger = await context.newPage();
		await stranger.goto(origin);
		const statuses: number[] = [];
		stranger.on("response", (response) => {
			if (response.url().includes("/git/")) statuses.push(response.status());
		});
		expect(await stranger.evaluate(attack, { target, body })).toEqual([]);
		expect(statuses.length).toBeGreaterThan(4);
		expect(new Set(statuses)).toEqual(new Set([403]));
		expect(refs()).toBe(before);
		await stranger.close();
	}
	// Studio itself does with it what that page wanted.
	const own = await page.evaluate(async (body) => {
		const headers = { "Content-Type": "application/x-git-receive-pack-request" };
		return (await fetch("/git/site.git/git-receive-pack", { method: "POST", body, headers })).status;
	}, body);
	expect(own).toBe(200);
	expect(refs()).not.toContain("refs/heads/weg");
	await browser.close();
	await new Promise((resolve) => elsewhere.close(resolve));
	await server.stop();
	await stopGit();
	rmSync(folder, { recursive: true, force: true });
});

/** Makes an object of a repository, whatever is in it. */
function made(hosted: HostedSite, type: string, input: string | Buffer): string {
	const args = ["-C", hosted.repository, "hash-object", "-t", type, "-w", "--stdin", "--literally"];
	return spawnSync("git", args, { input, encoding: "utf8" }).stdout.trim();
}

function entry(mode: string, name: string, id: string): Buffer {
	return Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, "hex")]);
}

test("a repository that means harm stays before the door, with a sentence, and a good one opens after it", async ({
	page,
	hosted,
}) => {
	test.setTimeout(400_000);
	const good = hosted.git("rev-parse", "main");
	const content = hosted.git("rev-parse", "main:content");
	const file = hosted.git("rev-parse", "main:content/site.yaml");
	await page.goto(`${hosted.origin}/over-ons`);
	await expect(door(page).getByRole("textbox", { name: "Naam" })).toBeVisible();

	// Each of twelve folders names the one before ten times.
	let deep = made(hosted, "tree", entry("100644", "a.yaml", file));
	for (let level = 0; level < 12; level++) {
		const names = Array.from({ length: 10 }, (_, at) => entry("40000", `naam${at}`, deep));
		deep = made(hosted, "tree", Buffer.concat(names));
	}
	hosted.moveTo(made(hosted, "tree", entry("40000", "content", deep)));
	await introduceAnyway(page);
	await expect(door(page)).toContainText("Deze site is te groot voor deze browser.");

	const many = Array.from({ length: 100_001 }, (_, at) => entry("100644", `${String(at).padStart(6, "0")}.yaml`, file));
	hosted.moveTo(made(hosted, "tree", entry("40000", "content", made(hosted, "tree", Buffer.concat(many)))));
	await tryAgain(page);
	await expect(door(page)).toContainText("Deze site is te groot voor deze browser.");

	for (const name of ["..", ".git", "a/b"]) {
		const leading = made(
			hosted,
			"tree",
			Buffer.concat([entry("40000", name, content), entry("100644", "site.yaml", file)]),
		);
		hosted.moveTo(made(hosted, "tree", entry("40000", "content", leading)));
		await tryAgain(page);
		await expect(door(page)).toContainText("Wat de server stuurde klopt niet");
	}

	// Some hundred bytes that would become a terabyte, and an object that is another than was asked for.
	const bomb = whole("blob", Buffer.alloc(64));
	const terabyte = deltaByPlace(bomb.length, deltaOf(64, 2 ** 40, 0x90, 16));
	const packs = [
		[packOf([bomb, terabyte]), "Deze site is te groot voor deze browser."],
		[packOf([whole("blob", Buffer.from("naam: ander\n"))]), "Wat de server stuurde klopt niet"],
	] as const;
	const liar = await startFalseGitServer();
	for (const [pack, words] of packs) {
		liar.answers(Buffer.concat([packetLine(`${good} refs/heads/main\n`), Buffer.from("0000")]), packAnswer(pack));
		await page.route("**/git/site.git/**", async (route) => {
			const url = route.request().url().replace(`${hosted.origin}/git/site.git`, liar.address);
			await route.fulfill({ response: await route.fetch({ url }) });
		});
		await tryAgain(page);
		await expect(door(page)).toContainText(words);
		await page.unroute("**/git/site.git/**");
	}
	await liar.stop();

	// A link leads nowhere, and keeps nobody out.
	const target = made(hosted, "blob", "/etc/passwd");
	hosted.git("read-tree", good);
	hosted.git("update-index", "--add", "--cacheinfo", `120000,${target},content/pages/geheim.yaml`);
	hosted.git("update-index", "--add", "--cacheinfo", `120000,${target},content/images/geheim.svg`);
	hosted.moveTo(hosted.git("write-tree"));
	await tryAgain(page);
	await expect(door(page)).toHaveCount(0);
	await expect(title(page)).toHaveText("Maak kennis met onze praktijk");
});

/** Asks for another try, and waits until the answer of the one before is gone: the next one may have the same words. */
async function tryAgain(page: Page): Promise<void> {
	const before = await door(page).elementHandle();
	await door(page).getByRole("button", { name: "Opnieuw proberen" }).click();
	await before?.waitForElementState("hidden");
}

/** Somebody says who it is, and stays before the door. */
async function introduceAnyway(page: Page): Promise<void> {
	await door(page).getByRole("textbox", { name: "Naam" }).fill("Anna");
	await door(page).getByRole("button", { name: "Verder" }).click();
}
