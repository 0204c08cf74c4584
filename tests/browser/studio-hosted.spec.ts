import { spawnSync } from "node:child_process";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { asFromPhone, leftIn, quartered } from "../helpers/photos.ts";
import {
	action,
	beginEditing,
	door,
	expect,
	introduce,
	needsGitServer,
	openPublishing,
	putOnline,
	retitle,
	startHosted,
	test,
	title,
	trouble,
} from "./hosted-site.ts";
import { panel, studioFindings, told } from "./studio-workshop.ts";

needsGitServer();

const button = (page: Page, name: string | RegExp) => page.locator("site-studio").getByRole("button", { name });

test("from the first visit to what is online, and back to what was there before", async ({ page, hosted }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.goto(`${hosted.origin}/over-ons`);
	const name = door(page).getByRole("textbox", { name: "Naam" });
	await expect(name).toBeVisible();
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		expect.soft(await studioFindings(page), `the door at ${width} px`).toEqual([]);
		expect.soft((await door(page).boundingBox())?.width, `the door at ${width} px`).toBeLessThanOrEqual(width);
	}
	await introduce(page, "Zoë de Vries");
	await beginEditing(page);
	await expect(title(page)).toHaveText("Maak kennis met onze praktijk");
	await retitle(page, "Dit zijn wij");

	// Nothing was asked of the server that could have kept it.
	await page.reload();
	await expect(title(page)).toHaveText("Dit zijn wij");
	await expect(door(page)).toHaveCount(0);
	expect(hosted.git("rev-list", "--count", "main")).toBe("1");

	await openPublishing(page);
	await panel(page).getByRole("button", { name: "Bekijken" }).click();
	const frames = panel(page).locator("iframe");
	await expect(frames).toHaveCount(2);
	for (const [number, text] of ["Maak kennis met onze praktijk", "Dit zijn wij"].entries()) {
		const shown = frames.nth(number).contentFrame();
		await expect(shown.getByRole("heading", { level: 1 })).toHaveText(text);
		const picture = shown.locator("main img").first();
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	}
	await panel(page).getByRole("button", { name: "Wijzigingen" }).click();
	await putOnline(page, "Kop van over ons");
	expect(hosted.git("log", "--format=%an %s", "main").split("\n")).toEqual([
		"Zoë de Vries Kop van over ons",
		"Redactie Stand",
	]);
	expect(hosted.lastChange()).toEqual(["-title: Maak kennis met onze praktijk", "+title: Dit zijn wij"]);
	await expect(action(page, /^Zet online/)).toHaveText(/^Zet online\s*$/);

	await panel(page).getByRole("button", { name: "Terughalen" }).click();
	await panel(page)
		.getByRole("button", { name: /^Stand/ })
		.click();
	await panel(page).getByRole("button", { name: "Terugzetten" }).click();
	await expect(told(page)).toHaveText("Teruggezet, en nog niet online. U kunt dat ongedaan maken.");
	await expect(title(page)).toHaveText("Maak kennis met onze praktijk");
	await panel(page).getByRole("button", { name: "Wijzigingen" }).click();
	await putOnline(page);
	expect(hosted.lastChange()).toEqual(["-title: Dit zijn wij", "+title: Maak kennis met onze praktijk"]);
	expect(hosted.git("diff", "--stat", "main~2", "main")).toBe("");
	hosted.git("fsck", "--strict");
	await expect(trouble(page)).toHaveCount(0);
	// Whether it is online the site itself is asked, and nobody else.
	const elsewhere = asked.filter((url) => !url.startsWith(`${hosted.origin}/`) && !/^(?:data|blob):/.test(url));
	expect(elsewhere.filter((url) => !url.endsWith(".example/.well-known/site-version.json"))).toEqual([]);
});

test("a page that went online hidden is shown again with the links that went with it", async ({ page, hosted }) => {
	const linked = "pages/hoortoestellen.yaml";
	const before = hosted.online(linked);
	await page.goto(`${hosted.origin}/werkwijze`);
	await introduce(page, "Zoë de Vries");
	await button(page, "Over deze pagina").click();
	await panel(page).getByRole("button", { name: "Pagina verbergen" }).click();
	await expect(panel(page)).toContainText("Welke hoortoestellen zijn er?: 1 link");
	await panel(page).getByRole("button", { name: "Pagina verbergen" }).click();
	await openPublishing(page);
	await putOnline(page, "Werkwijze verborgen");
	expect(hosted.online(linked)).toContain("Lees ook [hoe wij werken](/).");

	await button(page, "Over deze pagina").click();
	await panel(page).getByRole("button", { name: "Pagina tonen" }).click();
	const choice = panel(page).getByRole("combobox", { name: "Komen de links naar deze pagina terug?" });
	await expect(choice).toBeFocused();
	await expect(panel(page)).toContainText("Welke hoortoestellen zijn er?: 1 link");
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		expect.soft(await studioFindings(page), `the question at ${width} px`).toEqual([]);
	}
	await panel(page).getByRole("button", { name: "Pagina tonen" }).click();
	await openPublishing(page);
	await putOnline(page, "Werkwijze weer te zien");
	expect(hosted.online(linked)).toBe(before);
	expect(hosted.git("diff", "--stat", "main~2", "main")).toBe("");
});

test("the browser is asked to clear nothing once it is known who is there, and what it says is told where one looks", async ({
	page,
	hosted,
}) => {
	// It promises that when it is asked for the third time.
	await page.addInitScript(() => {
		const asked = () => Number(sessionStorage.getItem("asked"));
		StorageManager.prototype.persisted = async () => asked() > 2;
		StorageManager.prototype.persist = async () => {
			sessionStorage.setItem("asked", String(asked() + 1));
			return asked() > 2;
		};
	});
	await page.goto(`${hosted.origin}/over-ons`);
	await introduce(page, "Zoë de Vries");
	expect(await page.evaluate(() => sessionStorage.getItem("asked"))).toBe("1");
	await action(page, "Aanmelding").click();
	await expect(panel(page)).toContainText("Deze browser mag opruimen wat Studio op dit apparaat bewaart");
	expect(await studioFindings(page)).toEqual([]);
	await button(page, "Vragen om niets op te ruimen").click();
	await expect(panel(page).getByRole("alert")).toContainText("De browser belooft het niet.");
	await button(page, "Vragen om niets op te ruimen").click();
	await expect(panel(page)).not.toContainText("mag opruimen");
});

test("a photo of a phone goes online upright, small and without what the phone wrote into it", async ({
	page,
	hosted,
}) => {
	await page.goto(`${hosted.origin}/contact`);
	await introduce(page, "Zoë de Vries");
	await beginEditing(page);
	await page.locator("main img").first().click();
	const buffer = await asFromPhone(quartered(2400, 1600)).jpeg().toBuffer();
	const chooser = page.waitForEvent("filechooser");
	await button(page, "Foto toevoegen").click();
	await (await chooser).setFiles({ name: "IMG 2034.JPG", mimeType: "image/jpeg", buffer });
	await panel(page).getByRole("textbox", { name: "Wat is er te zien?" }).fill("De gevel van de praktijk.");
	await button(page, "Neerzetten").click();
	await expect(page.locator("main img").first()).toHaveAttribute("src", /^blob:/);
	await putOnline(page);
	const added = hosted.git("diff", "--name-only", "--diff-filter=A", "main~1", "main");
	expect(added).toMatch(/^content\/images\/fotos\/img-2034\.\w+$/);
	const { stdout } = spawnSync("git", ["-C", hosted.repository, "show", `main:${added}`], { maxBuffer: 2 ** 26 });
	expect(await leftIn(stdout)).toEqual([]);
	const { width, height } = await sharp(stdout).metadata();
	expect({ width, height }).toEqual({ width: 1920, height: 1280 });
	hosted.git("fsck", "--strict");
});

test("whoever has a name and a password is greeted by it, and whoever has none is told so", async ({
	browser,
	siteFolder,
}) => {
	const site = await startHosted(siteFolder, { people: { "Anna Bakker": "geheim" } });
	const known = { username: "Anna Bakker", password: "geheim" };
	const context = await browser.newContext({ httpCredentials: known });
	const page = await context.newPage();
	await page.goto(`${site.origin}/over-ons`);
	await expect(door(page).getByRole("textbox", { name: "Naam" })).toHaveValue("Anna Bakker");
	await door(page).getByRole("button", { name: "Verder" }).click();
	await beginEditing(page);
	await retitle(page, "Met een wachtwoord");
	await putOnline(page);
	expect(site.git("log", "-1", "--format=%an", "main")).toBe("Anna Bakker");

	// The password ends while somebody is at the door of another browser.
	const other = await browser.newContext({ httpCredentials: known });
	const stranger = await other.newPage();
	await stranger.goto(`${site.origin}/over-ons`);
	await expect(door(stranger).getByRole("textbox", { name: "Naam" })).toBeVisible();
	for (const path of ["info/refs", "git-upload-pack"]) site.server.answer(401, `/git/site.git/${path}`);
	await door(stranger).getByRole("button", { name: "Verder" }).click();
	await expect(door(stranger)).toContainText("U bent niet aangemeld.");
	expect(await studioFindings(stranger)).toEqual([]);
	for (const path of ["info/refs", "git-upload-pack"]) site.server.answer(undefined, `/git/site.git/${path}`);
	await door(stranger).getByRole("button", { name: "Opnieuw proberen" }).click();
	await expect(title(stranger)).toHaveText("Met een wachtwoord");
	await context.close();
	await other.close();
	await site.server.stop();
});
