import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { holdBack, test } from "./fixtures.ts";
import { edit, expectUsable, holdBackCalls, open, panel, told } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

const button = (page: Page, name: string) => page.locator("site-studio").getByRole("button", { name, exact: true });

/** A photo as a phone takes it. */
async function photo(color: string): Promise<Buffer> {
	return await sharp({ create: { width: 2400, height: 1600, channels: 3, background: color } })
		.jpeg()
		.withExif({ IFD0: { Make: "Telefoon" } })
		.toBuffer();
}

async function chooseFile(page: Page, name: string, file: { name: string; mimeType: string; buffer: Buffer }) {
	const chooser = page.waitForEvent("filechooser");
	await button(page, name).click();
	await (await chooser).setFiles(file);
}

/** Opens the picture of the first section. */
async function openPicture(page: Page, address: string): Promise<Locator> {
	await edit(page, address);
	const picture = page.locator("main img").first();
	await picture.click();
	await expect(button(page, "Ander beeld kiezen")).toBeFocused();
	return picture;
}

test("a photo of this computer is described, placed, gets its point, and all of it is taken back after a restart", async ({
	page,
	workshop,
}) => {
	const file = "pages/contact.yaml";
	const picture = await openPicture(page, `${workshop.origin}/contact`);
	const buffer = await photo("#c96");
	const release = await holdBack(page, "**/@studio/keep");
	await chooseFile(page, "Foto toevoegen", { name: "IMG 2034.JPG", mimeType: "image/jpeg", buffer });
	await expect(told(page)).toHaveText("De foto wordt klaargemaakt…");
	await expect(panel(page).getByText("De foto wordt klaargemaakt…")).toBeVisible();
	release();
	await button(page, "Neerzetten").click();
	await expect(panel(page).getByRole("alert")).toContainText("Schrijf eerst op wat er te zien is");
	await expect(panel(page).getByRole("textbox", { name: "Wat is er te zien?" })).toBeFocused();
	expect(workshop.changes(file)).toEqual([]);
	expect(workshop.photos()).toEqual([]);
	await page.keyboard.type("De gevel van de praktijk.");
	await button(page, "Neerzetten").click();
	await expect(told(page)).toHaveText("Het beeld staat er.");
	await expect(picture).toHaveAttribute("src", /^\/images\/fotos\/img-2034\.[0-9a-f]{8}\.jpg$/);
	await expect(picture).toHaveAttribute("alt", "De gevel van de praktijk.");
	const { width, exif } = await sharp(readFileSync(workshop.path("images/fotos/img-2034.jpg"))).metadata();
	expect({ width, exif }).toEqual({ width: 1920, exif: undefined });

	await panel(page).getByRole("radio", { name: "midden" }).focus();
	await page.keyboard.press("ArrowLeft");
	await expect(panel(page).getByRole("radio", { name: "links", exact: true })).toBeChecked();
	await expect(told(page)).toHaveText("Bewaard");
	await expect(picture).toHaveCSS("object-position", "17% 50%");
	const after = [
		"-      file: scenes/contact.svg",
		"+      file: fotos/img-2034.jpg",
		"+      alt: De gevel van de praktijk.",
		"+      focus: 17% 50%",
	];
	expect(workshop.changes(file)).toEqual(after);

	await expect(panel(page)).toContainText("contact.svg is nu nergens meer te zien.");
	await button(page, "Bestand verwijderen").click();
	await expect(told(page)).toHaveText("contact.svg is weg. U kunt dat ongedaan maken.");
	expect(existsSync(workshop.path("images/scenes/contact.svg"))).toBe(false);

	await workshop.start();
	await page.goto(`${workshop.origin}/contact`);
	for (const name of [
		/^Ongedaan maken: Bestand verwijderen/,
		/^Ongedaan maken: belangrijkste punt/,
		/^Ongedaan maken: Beeld/,
	])
		await page.locator("site-studio").getByRole("button", { name }).click();
	await expect(picture).toHaveAttribute("src", /\/scenes\/contact\./);
	expect(workshop.changes(file)).toEqual([]);
	expect(existsSync(workshop.path("images/scenes/contact.svg"))).toBe(true);
	expect(existsSync(workshop.path("images/fotos/img-2034.jpg"))).toBe(false);
	await page
		.locator("site-studio")
		.getByRole("button", { name: /^Opnieuw: Beeld/ })
		.click();
	await expect(picture).toHaveAttribute("src", /\/fotos\/img-2034\./);
	expect(readFileSync(workshop.path("images/fotos/img-2034.jpg")).length).toBeGreaterThan(1000);
});

test("another picture of the site is found by name and placed, by keyboard alone", async ({ page, workshop }) => {
	const file = "pages/werkwijze.yaml";
	const picture = await openPicture(page, `${workshop.origin}/werkwijze`);
	await page.keyboard.press("Enter");
	await expect(panel(page).getByRole("searchbox", { name: "Zoek op naam" })).toBeFocused();
	await page.keyboard.type("slaap");
	await expect(panel(page).getByText(/^\d beelden$/)).toBeVisible();
	const choice = panel(page)
		.getByRole("button", { name: /^slaap\.svg op / })
		.last();
	await choice.focus();
	await page.keyboard.press("Enter");
	await expect(panel(page).getByRole("textbox", { name: "Wat is er te zien?" })).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("ArrowDown");
	await expect(panel(page).getByRole("radio", { name: "Dit is een sierbeeld" })).toBeChecked();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(told(page)).toHaveText("Het beeld staat er.");
	await expect(button(page, "Ander beeld kiezen")).toBeFocused();
	await expect(picture).toHaveAttribute("src", /slaap/);
	expect(workshop.changes(file).filter((line) => line.startsWith("+"))).toEqual([
		expect.stringMatching(/^\+ +file: .*slaap\.svg$/),
		expect.stringMatching(/^\+ +decorative: ja$/),
	]);
	await expect(panel(page).getByLabel("sierbeeld")).toHaveValue("ja");
	await expect(panel(page).getByLabel("beschrijving van het beeld")).toHaveCount(0);
});

test("a picture that stands in two places is replaced in both", async ({ page, workshop }) => {
	const files = ["pages/index.yaml", "pages/over-ons.yaml"];
	await edit(page, `${workshop.origin}/over-ons`);
	await page.locator('main img[src*="gesprek"]').click();
	await expect(panel(page)).toContainText("Dit beeld staat op 2 plaatsen");
	const buffer = await photo("#369");
	await chooseFile(page, "Foto toevoegen", { name: "stil.jpg", mimeType: "image/jpeg", buffer });
	await panel(page).getByRole("textbox", { name: "Wat is er te zien?" }).fill("Een stille kamer.");
	await panel(page).getByRole("radio", { name: "Op alle 2 plaatsen vervangen" }).check();
	await button(page, "Neerzetten").click();
	await expect(told(page)).toHaveText("Het beeld staat er.");
	await expect(panel(page)).toContainText("gesprek.svg is nu nergens meer te zien.");
	for (const file of files) {
		expect(workshop.changes(file).filter((line) => line.includes("file:"))).toEqual([
			expect.stringMatching(/^- +file: scenes\/gesprek\.svg$/),
			expect.stringMatching(/^\+ +file: fotos\/stil\.jpg$/),
		]);
	}
});

test("a photo is dropped on a picture in the page, and pasted into the panel", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/over-ons`);
	const picture = page.locator("main img").first();
	const give = async (kind: "drop" | "paste") =>
		kind === "drop" ? dropPhotos(picture, ["Het team.jpg"], "#693") : pastePhoto(page.locator("body"), "#693");
	await give("drop");
	await panel(page).getByRole("textbox", { name: "Wat is er te zien?" }).fill("Het team.");
	await button(page, "Toch niet").click();
	await give("paste");
	await panel(page).getByRole("textbox", { name: "Wat is er te zien?" }).fill("Het team.");
	await button(page, "Neerzetten").click();
	await expect(picture).toHaveAttribute("src", /\/fotos\/geplakt\./);
	expect(existsSync(workshop.path("images/fotos/het-team.jpg"))).toBe(false);
});

test("a photo comes to the picture that was clicked or has the keys, and never to one that is folded away", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/locatie/voorbeeldstad`);
	const picture = page.locator("main img[src*='scenes/voorbeeld']").first();
	const question = panel(page).getByRole("textbox", { name: "Wat is er te zien?" });
	await picture.click();
	await expect(panel(page).locator("summary", { hasText: "Meer van" })).toBeVisible();
	await pastePhoto(page.locator("body"), "#639");
	await expect(question).toBeFocused();
	await button(page, "Toch niet").click();
	await dropPhotos(picture, ["De voordeur.jpg"], "#639");
	await question.fill("De voordeur.");
	await button(page, "Neerzetten").click();
	await expect(told(page)).toHaveText("Het beeld staat er.");
	await expect
		.poll(() => workshop.changes("facts/branches.yaml"))
		.toEqual([
			"-    file: scenes/voorbeeld.svg",
			"-    alt: Tekening van een huis aan het water.",
			"+    file: fotos/de-voordeur.jpg",
			"+    alt: De voordeur.",
		]);

	await panel(page).locator("summary", { hasText: "Meer van" }).click();
	const surroundings = panel(page).getByRole("group", { name: "omgeving" });
	await surroundings.getByRole("button", { name: "Beeld kiezen" }).focus();
	await pastePhoto(page.locator("body"), "#639");
	await expect(surroundings.getByRole("textbox", { name: "Wat is er te zien?" })).toBeFocused();
	await button(page, "Toch niet").click();

	// All pictures of this section are folded away: what is pasted comes into the page beside it.
	await page.locator("main h1").click();
	await pastePhoto(page.locator("h1"), "#639");
	await expect(panel(page).getByRole("textbox", { name: "Kop boven de foto’s" })).toBeVisible();
});

/** Pastes a photo, as a program that makes one of the screen puts it on the clipboard. */
async function pastePhoto(target: Locator, color: string): Promise<void> {
	const base64 = (await photo(color)).toString("base64");
	await target.evaluate((element, base64) => {
		const data = new DataTransfer();
		const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
		data.items.add(new File([bytes], "image.jpg", { type: "image/jpeg" }));
		element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
	}, base64);
}

/** Drops photos on something of the page. */
async function dropPhotos(target: Locator, names: readonly string[], color: string): Promise<void> {
	const base64 = (await photo(color)).toString("base64");
	await target.evaluate(
		(element, { names, base64 }) => {
			const data = new DataTransfer();
			const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
			for (const name of names) data.items.add(new File([bytes], name, { type: "image/jpeg" }));
			const { x, y } = element.getBoundingClientRect();
			const where = { clientX: x + 1, clientY: y + 1, bubbles: true, cancelable: true, composed: true };
			element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, ...where }));
		},
		{ names, base64 },
	);
}

test("twelve photos that are dropped at once are all taken, stand together once each is described, and go with one undo", async ({
	page,
	workshop,
}) => {
	const file = "pages/gehoorbescherming/werk.yaml";
	await edit(page, `${workshop.origin}/gehoorbescherming/werk`);
	const names = Array.from({ length: 12 }, (_, at) => `foto ${at + 1}.jpg`);
	await dropPhotos(page.locator("h1"), names, "#963");
	await expect(panel(page).getByRole("status")).toHaveText(/^Foto \d+ van 12/);
	await expect(panel(page).getByRole("status")).toHaveText(/^Alle foto’s zijn er/);
	expect(workshop.changes(file)).toEqual([]);
	await button(page, "12 neerzetten").click();
	await expect(panel(page).getByRole("alert")).toHaveCount(13);
	await expect(panel(page).getByRole("textbox", { name: "Kop boven de foto’s" })).toBeFocused();
	await page.keyboard.type("Zo werken wij");
	for (const [at, box] of (await panel(page).getByRole("textbox", { name: "Wat is er te zien?" }).all()).entries())
		await box.fill(`Een audicien aan het werk, ${at + 1}.`);
	// Whatever closes the panel, they wait for whoever goes on with them.
	await page.keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Foto’s die nog nergens staan: 12. Ga ermee verder" }).click();
	await expect(panel(page).getByRole("textbox", { name: "Kop boven de foto’s" })).toHaveValue("Zo werken wij");
	await expect(panel(page).getByRole("textbox", { name: "Wat is er te zien?" }).last()).toHaveValue(/, 12\.$/);
	await button(page, "Niet meenemen: foto 12.jpg").click();
	await button(page, "11 neerzetten").click();
	await expect(page.getByRole("button", { name: /^Foto’s die nog nergens staan/ })).toHaveCount(0);
	await expect(page.locator("main figure img")).toHaveCount(11);
	await expect(page.locator("main h2", { hasText: "Zo werken wij" })).toBeVisible();
	expect(workshop.changes(file).filter((line) => line.includes("file: fotos/"))).toHaveLength(11);
	expect(existsSync(workshop.path("images/fotos/foto-11.jpg"))).toBe(true);
	await page.getByRole("button", { name: /^Ongedaan maken: Foto’s/ }).click();
	await expect(page.locator("main figure img")).toHaveCount(0);
	expect(workshop.changes(file)).toEqual([]);
	expect(existsSync(workshop.path("images/fotos/foto-11.jpg"))).toBe(false);
});

test("of several photos that are dropped on a new item, each comes into one of its own", async ({ page, workshop }) => {
	const address = `${workshop.origin}/gehoorbescherming/reis`;
	await page.addInitScript(holdBackCalls, { name: "upload", isHeld: false });
	await open(page, address);
	const path = workshop.path("pages/gehoorbescherming/reis.yaml");
	const items = ["huis", "boom"].map(
		(name) =>
			`      - image:\n          file: scenes/voorbeeld.svg\n          alt: Een ${name}.\n        caption: Een ${name}.\n`,
	);
	const gallery = `  - type: gallery\n    title: Onderweg\n    items:\n${items.join("")}`;
	writeFileSync(path, readFileSync(path, "utf8").replace(/\n*$/, `\n${gallery}`));
	await expect(page.locator("main h2", { hasText: "Onderweg" })).toBeVisible();
	await edit(page, address);
	await button(page, "Onderdelen").click();
	await panel(page).getByRole("button", { name: /^3\. / }).first().click();
	await panel(page).getByRole("button", { name: "Toevoegen: beelden" }).first().click();
	const added = panel(page).locator(".new");
	await page.evaluate(() => dispatchEvent(new Event("hold calls")));
	await dropPhotos(added.locator(".picture"), ["zee.jpg", "duin.jpg"], "#396");
	// Whoever types elsewhere while a photo comes stays there.
	const caption = added.getByRole("textbox").last();
	await caption.fill("Een zee");
	await page.evaluate(() => dispatchEvent(new Event("let calls go")));
	await expect(added.getByRole("textbox", { name: "Wat is er te zien?" })).toBeVisible();
	await expect(caption).toBeFocused();
	for (const name of ["zee", "duin"]) {
		await added.getByRole("textbox", { name: "Wat is er te zien?" }).fill(`Een ${name}.`);
		await added.getByRole("button", { name: "Neerzetten" }).click();
		await added.getByRole("textbox").last().fill(`Een ${name} onderweg.`);
		if (name === "duin") {
			// What was chosen waits with what was typed.
			await page.keyboard.press("Escape");
			await page.keyboard.press("Escape");
			await expect(panel(page)).toHaveCount(0);
			await page.getByRole("button", { name: /^Foto’s die nog nergens staan: 1/ }).click();
			await expect(added.getByRole("img", { name: "Een duin." })).toBeVisible();
		}
		await added.getByRole("button", { name: "Toevoegen", exact: true }).click();
		await expect
			.poll(() => workshop.changes("pages/gehoorbescherming/reis.yaml").join())
			.toContain(`fotos/${name}.jpg`);
	}
	await expect(added).toHaveCount(0);
});

test("of several photos that are dropped on one picture one is chosen for its place", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/over-ons`);
	await dropPhotos(page.locator("main img").first(), ["een.jpg", "twee.jpg", "drie.jpg"], "#369");
	await expect(panel(page).getByRole("status")).toHaveText(/^Alle foto’s zijn er/);
	await panel(page)
		.getByRole("listitem")
		.filter({ hasText: "twee.jpg" })
		.getByRole("button", { name: "Op deze plaats zetten" })
		.click();
	await expect(told(page).last()).toHaveText(/^De foto is klaar/);
	await panel(page).getByRole("textbox", { name: "Wat is er te zien?" }).fill("Het team.");
	await button(page, "Neerzetten").click();
	await expect(page.locator("main img").first()).toHaveAttribute("src", /\/fotos\/twee\./);
});

test("a picture that is being described waits for whoever closes the panel, with what was said of it", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/werkwijze`);
	const picture = page.locator("main img").first();
	const waits = page.getByRole("button", { name: "Foto’s die nog nergens staan: 1. Ga ermee verder" });
	const question = panel(page).getByRole("textbox", { name: "Wat is er te zien?" });
	await dropPhotos(picture, ["wachtkamer.jpg"], "#249");
	await question.fill("De wachtkamer.");
	await page.keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
	// Its words cover no other button.
	await expect(waits).toBeVisible();
	expect(await waits.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	await waits.click();
	await expect(question).toHaveValue("De wachtkamer.");
	// It also waits where somebody asks for the picture itself.
	await page.keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
	await picture.click();
	await expect(question).toHaveValue("De wachtkamer.");
	await button(page, "Neerzetten").click();
	await expect(told(page)).toHaveText("Het beeld staat er.");
	await expect(picture).toHaveAttribute("alt", "De wachtkamer.");
	await expect(waits).toHaveCount(0);
});

test("a photo that nothing answers for is sent once more when somebody asks for that", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/hoortoestellen`);
	await page.route("**/@studio/keep", (route) => route.abort());
	await dropPhotos(page.locator("main img").first(), ["gang.jpg"], "#942");
	await expect(panel(page).getByRole("alert")).toContainText("gang.jpg: Studio antwoordt niet.");
	await dropPhotos(page.locator("h1"), ["een.jpg", "twee.jpg"], "#429");
	await expect(panel(page).getByRole("alert")).toHaveCount(2);
	await page.unroute("**/@studio/keep");
	await button(page, "Opnieuw proberen: een.jpg").click();
	// Somebody gives up at the very moment that the last one came.
	const givenUp = button(page, "Toch niet").evaluate((button: HTMLElement) => {
		const form = button.closest("form");
		const says = (selector: string) => form?.querySelector(selector)?.textContent ?? "";
		return new Promise<void>((done) => {
			new MutationObserver((_, seen) => {
				if (says("[type=submit]") !== "2 neerzetten" || !says("[role=status]").startsWith("Alle foto’s zijn er"))
					return;
				seen.disconnect();
				button.click();
				done();
			}).observe(form as Node, { subtree: true, childList: true, characterData: true });
		});
	});
	await button(page, "Opnieuw proberen: twee.jpg").click();
	await givenUp;
	await page.getByRole("button", { name: /^Foto’s die nog nergens staan: 1/ }).click();
	await button(page, "Opnieuw proberen").click();
	await expect(panel(page).getByRole("textbox", { name: "Wat is er te zien?" })).toBeFocused();
	await button(page, "Toch niet").click();
});

test("of more photos than fit together, those that fit are placed and the others wait", async ({ page, workshop }) => {
	await edit(page, `${workshop.origin}/gehoorbescherming/werk`);
	const names = Array.from({ length: 26 }, (_, at) => `beeld ${at + 1}.jpg`);
	await dropPhotos(page.locator("h1"), names, "#693");
	await expect(panel(page)).toContainText("Bij elkaar passen er 24. Deze wachten");
	await expect(panel(page)).toContainText("beeld 25.jpg, beeld 26.jpg.");
	await expect(panel(page).getByRole("status")).toHaveText(/^Alle foto’s zijn er/);
	await panel(page).getByRole("textbox", { name: "Kop boven de foto’s" }).fill("Veel");
	const questions = await panel(page).getByRole("textbox", { name: "Wat is er te zien?" }).all();
	for (const [at, box] of questions.slice(0, 24).entries()) await box.fill(`Aan het werk, ${at + 1}.`);
	await button(page, "24 neerzetten").click();
	await expect(page.locator("main figure img")).toHaveCount(24);
	await expect(panel(page).getByRole("listitem")).toHaveCount(24);
	await page.getByRole("button", { name: /^Foto’s die nog nergens staan: 2/ }).click();
	await expect(panel(page).getByRole("listitem")).toHaveCount(2);
	await expect(button(page, "Niet meenemen: beeld 26.jpg")).toBeVisible();
});

test("a drawing that runs something is refused in plain words, and nothing is written", async ({ page, workshop }) => {
	await openPicture(page, `${workshop.origin}/hoortoestellen`);
	const buffer = Buffer.from(
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>',
	);
	await chooseFile(page, "Foto toevoegen", { name: "logo.svg", mimeType: "image/svg+xml", buffer });
	await expect(panel(page).getByRole("alert")).toContainText("is een opdracht aan de browser");
	expect(workshop.changes("pages/hoortoestellen.yaml")).toEqual([]);
	expect(existsSync(workshop.path("images/tekeningen"))).toBe(false);
});

test("every state can be used at 360 pixels, and axe finds nothing in it", async ({ page, workshop }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openPicture(page, `${workshop.origin}/afspraak-maken`);
	const states: readonly [name: string, open: () => Promise<void>][] = [
		["shown", async () => {}],
		["choosing", () => button(page, "Ander beeld kiezen").click()],
		[
			"describing",
			() =>
				panel(page)
					.getByRole("button", { name: /^foto\.png/ })
					.click(),
		],
		["not answered", () => button(page, "Neerzetten").click()],
		["several", () => dropPhotos(page.locator("h1"), ["een.jpg", "twee.jpg"], "#396")],
	];
	for (const [name, open] of states) {
		await open();
		await expectUsable(page, name);
		await page.setViewportSize({ width: 360, height: 740 });
	}
});
