import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { holdBack, test } from "./fixtures.ts";
import { edit, holdBackCalls, open, panel, studioFindings, told, typeIn } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

const studio = (page: Page) => page.locator("site-studio");

/** Leads to what is not saved. */
const list = (page: Page) => studio(page).getByRole("button", { name: /^Niet bewaard/ });

const outlines = (page: Page) => studio(page).locator(".outline.unsaved");

const long = "Zo lang wordt een kop nooit, ".repeat(5).trim();

/** Types something too long, and leaves it. */
async function typeTooLong(page: Page): Promise<string> {
	const heading = page.locator("h1");
	const before = await heading.innerText();
	await typeIn(heading);
	await page.keyboard.press("Control+A");
	await page.keyboard.insertText(long);
	await expect(panel(page).getByRole("alert")).toContainText("er passen er 90");
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
	return before;
}

test("a text that is refused looks so, on this page and the next, after a reload and before anything goes out", async ({
	page,
	workshop,
}) => {
	const heading = page.locator("h1");
	await edit(page, `${workshop.origin}/werkwijze`);
	const before = await typeTooLong(page);
	for (const again of [false, true]) {
		if (again) await page.reload();
		await expect(heading).toHaveText(long);
		await expect(outlines(page)).toHaveText("Niet bewaard");
		await expect(list(page)).toHaveText("Niet bewaard 1");
		await expect(told(page)).toHaveText("Nog niet bewaard");
	}
	await open(page, `${workshop.origin}/contact`);
	await expect(outlines(page)).toHaveCount(0);
	await list(page).click();
	await expect(panel(page)).toContainText("/werkwijze");
	await expect(panel(page).locator("blockquote")).toHaveText(long);
	await expect(panel(page).getByRole("alert")).toContainText("er passen er 90");
	expect(await studioFindings(page)).toEqual([]);

	// Something else goes out, and this stays behind with a word about it.
	await typeIn(page.locator("h1"));
	await page.keyboard.press("Control+End");
	await page.keyboard.type("!");
	await page.keyboard.press("Escape");
	await studio(page)
		.getByRole("region")
		.getByRole("button", { name: /^Zet online/ })
		.click();
	const first = panel(page).locator(".unsaved-first");
	await expect(first).toContainText("Deze teksten gaan niet mee");
	await expect(first.locator("blockquote").filter({ hasText: long })).toBeVisible();
	expect(await studioFindings(page)).toEqual([]);
	await panel(page).getByRole("button", { name: "Doorgaan zonder deze teksten" }).click();
	await expect(first).toContainText("U gaat door zonder wat niet bewaard is.");

	await panel(page).getByRole("button", { name: "Ga ernaartoe: titel" }).click();
	await expect(page).toHaveURL(/\/werkwijze$/);
	await expect(heading).toHaveText(long);
	await expect(panel(page).getByRole("textbox", { name: "titel", exact: true })).toHaveValue(long);
	// To take back is about what was typed last, and so is to do again.
	await studio(page).getByRole("button", { name: "Ongedaan maken: titel (niet bewaard)" }).click();
	await expect(heading).toHaveText(before);
	await expect(list(page)).toHaveCount(0);
	await studio(page).getByRole("button", { name: "Opnieuw: titel (niet bewaard)" }).click();
	await expect(heading).toHaveText(long);
	await list(page).click();
	await panel(page).getByRole("button", { name: "Terug naar wat er stond: titel" }).click();
	await expect(panel(page)).toContainText("Alles wat u typte, is bewaard.");
	await expect(heading).toHaveText(before);
	await expect(outlines(page)).toHaveCount(0);
	await page.reload();
	await expect(studio(page).getByRole("button", { name: "Bewerken" })).toBeVisible();
	await expect(heading).toHaveText(before);
	await expect(list(page)).toHaveCount(0);
	expect(workshop.changes("pages/werkwijze.yaml")).toEqual([]);
});

test("a way to what is gone meanwhile leads nowhere, and what was typed before is saved all the same", async ({
	page,
	workshop,
}) => {
	await edit(page, `${workshop.origin}/hoortoestellen`);
	await page.route("**/@studio/write", (route) => route.abort());
	await typeIn(page.locator("h1"));
	await page.keyboard.press("Control+End");
	await page.keyboard.type(" hier");
	await expect(list(page)).toHaveText("Niet bewaard 1");
	await page.unroute("**/@studio/write");
	// As from another page, where it was told of.
	await page.evaluate(() => {
		const spot = { file: "content/pages/hoortoestellen.yaml", path: ["sections", 99, "title"] };
		sessionStorage.setItem("studio:left", JSON.stringify({ page: location.pathname, spot }));
	});
	await page.reload();
	await expect(page.locator("h1")).toHaveText(/ hier$/);
	await expect.poll(() => workshop.changes("pages/hoortoestellen.yaml")).toHaveLength(2);
	await expect(list(page)).toHaveCount(0);
	await studio(page)
		.getByRole("button", { name: /^Ongedaan maken/ })
		.click();
	await expect.poll(() => workshop.changes("pages/hoortoestellen.yaml")).toEqual([]);
});

test("what two tabs typed at the same text is asked about, also after a reload", async ({ page, workshop }) => {
	const file = "pages/second-opinion.yaml";
	const other = await page.context().newPage();
	await edit(page, `${workshop.origin}/second-opinion`);
	await edit(other, `${workshop.origin}/second-opinion`);
	const said = await page.locator("h1").innerText();
	const letGo = await holdBack(page, "**/@studio/write");
	await typeIn(page.locator("h1"));
	await page.keyboard.press("Control+End");
	await page.keyboard.type(" van mij");
	await expect(told(page)).toHaveText("Bewaren…");
	await typeIn(other.locator("h1"));
	await other.keyboard.press("Control+End");
	await other.keyboard.type(" van hen");
	await expect(told(other)).toHaveText("Bewaard");
	letGo();
	await expect(panel(page).getByRole("alert")).toContainText(`${said} van hen`);
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(list(page)).toHaveText("Niet bewaard 1");
	await page.reload();
	await expect(outlines(page)).toHaveText("Niet bewaard");
	await list(page).click();
	await expect(panel(page).getByRole("alert")).toContainText(`${said} van hen`);
	expect(workshop.changes(file)).toEqual([`-    title: ${said}`, `+    title: ${said} van hen`]);
	await panel(page).getByRole("button", { name: "Mijn tekst" }).click();
	await expect(panel(page)).toContainText("Alles wat u typte, is bewaard.");
	expect(workshop.changes(file)).toEqual([`-    title: ${said}`, `+    title: ${said} van mij`]);
	await expect(other.locator("h1")).toHaveText(`${said} van mij`);
	await other.close();
});

test("what another program wrote meanwhile is taken when somebody says so", async ({ page, workshop }) => {
	const file = "pages/over-ons.yaml";
	await edit(page, `${workshop.origin}/over-ons`);
	const heading = page.locator("h1");
	const said = await heading.innerText();
	const letGo = await holdBack(page, "**/@studio/write");
	await typeIn(heading);
	await page.keyboard.press("Control+End");
	await page.keyboard.type(" van mij");
	const text = readFileSync(workshop.path(file), "utf8");
	writeFileSync(workshop.path(file), text.replace(`    title: ${said}\n`, `    title: ${said} van hen\n`));
	letGo();
	await expect(panel(page).getByRole("alert")).toContainText(`${said} van hen`);
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(heading).toHaveText(`${said} van mij`);
	await expect(outlines(page)).toHaveText("Niet bewaard");
	await list(page).click();
	await panel(page).getByRole("button", { name: "Die andere" }).click();
	await expect(heading).toHaveText(`${said} van hen`);
	const saved = studio(page).getByRole("button", { name: "Bewaard", exact: true });
	await expect(saved).toHaveAttribute("aria-pressed", "true");
	await expect(outlines(page)).toHaveCount(0);
});

/** Another program puts a section before the last one of a page while what is typed in that is on its way. */
async function putSectionAbove(page: Page, path: string, section: string, typed: string): Promise<void> {
	const letGo = await holdBack(page, "**/@studio/write");
	const isOnItsWay = page.waitForRequest("**/@studio/write");
	await page.keyboard.type(typed);
	await isOnItsWay;
	putBeforeLast(path, section);
	letGo();
}

function putBeforeLast(path: string, section: string): void {
	const text = readFileSync(path, "utf8");
	const last = text.lastIndexOf("  - type: ");
	writeFileSync(path, text.slice(0, last) + section + text.slice(last));
}

const otherSections = {
	"of the same kind": `  - type: call-to-action
    title: Van hen
    text: Iets van hen.
    buttons:
      - label: Lees van hen
        link: /contact
`,
	"of another kind": "  - type: prose\n    text: Iets van hen.\n",
};

test.describe("beside another program that puts a section above", () => {
	// All of them change one file.
	test.beforeEach(({ workshop }) => workshop.begin());
	test.afterAll(({ workshop }) => workshop.begin());

	for (const [kind, section] of Object.entries(otherSections))
		for (const where of ["page", "panel"])
			for (const when of ["types", "has paused"])
				test(`who ${when} in the ${where} goes on in the own section while another program puts one ${kind} above it`, async ({
					page,
					workshop,
				}) => {
					const path = workshop.path("pages/over-ons.yaml");
					await edit(page, `${workshop.origin}/over-ons`);
					const heading = page.locator("main h2").last();
					const field = panel(page).getByRole("textbox", { name: "titel", exact: true });
					const said = await heading.innerText();
					await typeIn(heading);
					if (where === "panel") await page.keyboard.press("F6");
					const typedIn = where === "page" ? heading : field;
					await expect(typedIn).toBeFocused();
					await page.keyboard.press("Control+End");
					if (when === "types") await putSectionAbove(page, path, section, " van");
					else {
						await page.keyboard.type(" van");
						await expect(told(page)).toHaveText("Bewaard");
						putBeforeLast(path, section);
						await expect(page.locator("main")).toContainText("Iets van hen.");
						await expect(heading).toHaveText(`${said} van`);
						await expect(field).toHaveValue(`${said} van`);
						await expect(typedIn).toBeFocused();
					}
					await page.keyboard.type(" mij");
					await expect.poll(() => readFileSync(path, "utf8")).toContain(`    title: ${said} van mij\n`);
					await expect(page.locator("main")).toContainText("Iets van hen.");
					await expect(heading).toHaveText(`${said} van mij`);
					await expect(typedIn).toBeFocused();
					await expect(field).toHaveValue(`${said} van mij`);
					// What others made is as they made it, and nobody is asked anything.
					expect(readFileSync(path, "utf8")).toContain(section);
					await page.keyboard.type(" ook");
					await expect.poll(() => readFileSync(path, "utf8")).toContain(`    title: ${said} van mij ook\n`);
					await expect(list(page)).toHaveCount(0);
					expect(readFileSync(path, "utf8")).toContain(section);
				});

	test("whoever has left a text that others gave another place is not led back to it", async ({ page, workshop }) => {
		const path = workshop.path("pages/over-ons.yaml");
		await edit(page, `${workshop.origin}/over-ons`);
		const heading = page.locator("main h2");
		const field = panel(page).getByRole("textbox", { name: "titel", exact: true });
		const said = await heading.last().innerText();
		await typeIn(heading.last());
		await page.keyboard.press("F6");
		await expect(field).toBeFocused();
		await page.keyboard.press("Control+End");
		const letGo = await holdBack(page, "**/@studio/write");
		const isOnItsWay = page.waitForRequest("**/@studio/write");
		await page.keyboard.type(" van mij");
		await isOnItsWay;
		await page.keyboard.press("Escape");
		await expect(panel(page)).toHaveCount(0);
		putBeforeLast(path, otherSections["of the same kind"]);
		letGo();
		await expect(heading.last()).toHaveText(`${said} van mij`);
		await typeIn(page.getByRole("heading", { name: "Van hen" }));
		await page.keyboard.press("Control+End");
		await page.keyboard.type(" ook");
		await expect.poll(() => readFileSync(path, "utf8")).toContain("    title: Van hen ook\n");
		await expect(page.getByRole("heading", { name: "Van hen ook" })).toBeFocused();
		await page.keyboard.type(" wat");
		await expect.poll(() => readFileSync(path, "utf8")).toContain("    title: Van hen ook wat\n");
		await expect(field).toHaveValue("Van hen ook wat");
		expect(readFileSync(path, "utf8")).toContain(`    title: ${said} van mij\n`);
	});
});

test("what cannot be written is kept until it can be, and nobody loses it by closing the tab", async ({
	page,
	workshop,
}) => {
	const file = "pages/belasting-teruggave.yaml";
	await edit(page, `${workshop.origin}/belasting-teruggave`);
	const heading = page.locator("h1");
	const said = await heading.innerText();
	await page.route("**/@studio/write", (route) => route.abort());
	await typeIn(heading);
	await page.keyboard.press("Control+End");
	await page.keyboard.type(" nu");
	await page.keyboard.press("F6");
	await expect(told(page)).toHaveText(/^Studio antwoordt niet/);
	// The panel and the page are one: what is typed in either shows in both, saved or not.
	await panel(page).getByRole("textbox", { name: "titel", exact: true }).fill(`${said} dus`);
	await expect(heading).toHaveText(`${said} dus`);
	// It goes on to be typed in where it stands, though the application knows another text.
	await typeIn(heading);
	await page.keyboard.press("Control+End");
	await page.keyboard.type("!");
	await expect(panel(page).getByRole("textbox", { name: "titel", exact: true })).toHaveValue(`${said} dus!`);
	await panel(page).getByRole("textbox", { name: "titel", exact: true }).fill(`${said} nu`);
	await page.keyboard.press("Escape");

	const asked = page.waitForEvent("dialog");
	await page.close({ runBeforeUnload: true });
	const dialog = await asked;
	expect(dialog.type()).toBe("beforeunload");
	await dialog.dismiss();
	await expect(outlines(page)).toHaveText("Niet bewaard");

	// It counts before the other: in between nothing is written.
	await page.route("**/@studio/write", (route) => route.fulfill({ status: 500, body: "ENOSPC" }));
	await list(page).click();
	await panel(page).getByRole("button", { name: "Opnieuw proberen: titel" }).click();
	await expect(panel(page).getByRole("alert")).toContainText("Er ging iets mis in het programma zelf");
	await page.unroute("**/@studio/write");
	// A page that is loaded again tries by itself.
	await page.reload();
	await expect(told(page)).toHaveText("Bewaard");
	await expect(heading).toHaveText(`${said} nu`);
	await expect(list(page)).toHaveCount(0);
	expect(workshop.changes(file)).toEqual([`-    title: ${said}`, `+    title: ${said} nu`]);

	let isAsked = false;
	page.on("dialog", (dialog) => {
		isAsked = true;
		void dialog.accept();
	});
	await page.close({ runBeforeUnload: true });
	await expect.poll(() => page.isClosed()).toBe(true);
	expect(isAsked).toBe(false);
});

test("what nobody answered is written by itself as soon as somebody answers", async ({ page, workshop }) => {
	const file = "pages/gehoorbescherming/reis.yaml";
	await edit(page, `${workshop.origin}/gehoorbescherming/reis`);
	const heading = page.locator("h1");
	const said = await heading.innerText();
	await typeIn(heading);
	await page.context().setOffline(true);
	await page.keyboard.press("Control+End");
	await page.keyboard.type(" nu");
	await page.keyboard.press("F6");
	await expect(told(page)).toHaveText(/^Studio antwoordt niet/);
	await expect(panel(page).getByRole("alert")).toContainText("wordt dit vanzelf bewaard.");
	expect(workshop.changes(file)).toEqual([]);
	await page.context().setOffline(false);
	await expect.poll(() => workshop.changes(file)).toEqual([`-    title: ${said}`, `+    title: ${said} nu`]);
	await expect(list(page)).toHaveCount(0);
	await expect(panel(page).getByRole("alert")).toHaveCount(0);
});

test("where Studio itself fails that is told, and nothing that was typed is lost by loading the page again", async ({
	page,
	workshop,
}) => {
	const file = "pages/gehoorbescherming/slaap.yaml";
	await edit(page, `${workshop.origin}/gehoorbescherming/slaap`);
	const heading = page.locator("h1");
	const said = await heading.innerText();
	await typeIn(heading);
	for (const worker of page.workers()) await worker.evaluate("self.close()");
	await page.keyboard.press("Control+End");
	await page.keyboard.type(" nu");
	await page.keyboard.press("F6");
	const failed = /^Er ging iets mis in het programma zelf.*Laad de pagina opnieuw/;
	await expect(told(page)).toHaveText(failed);
	await expect(outlines(page)).toHaveText("Niet bewaard");
	await expect(panel(page).getByRole("alert")).toContainText("wat u typte gaat niet verloren");
	await panel(page).getByRole("button", { name: "Pagina opnieuw laden" }).click();
	await expect(told(page)).toHaveText("Bewaard");
	await expect(heading).toHaveText(`${said} nu`);
	expect(workshop.changes(file)).toEqual([`-    title: ${said}`, `+    title: ${said} nu`]);
});

test("a translation that cannot be written is one of them, and two visits to it are taken back one by one", async ({
	page,
	workshop,
}) => {
	const file = "translations/en/pages/hoortoestellen.yaml";
	await edit(page, `${workshop.origin}/en/hoortoestellen`);
	const heading = page.locator("h1");
	const said = await heading.innerText();
	const box = panel(page).getByRole("textbox").first();
	for (const now of [`${said} soon`, `${said} today`]) {
		await heading.click();
		// What is typed before the panel is there as a whole nobody hears.
		await expect(box).toBeFocused();
		await box.fill(now);
		await page.keyboard.press("Escape");
		await expect(told(page)).toHaveText("Bewaard");
		await expect(heading).toHaveText(now);
	}
	const undo = studio(page).getByRole("button", { name: /^Ongedaan maken/ });
	await undo.click();
	await expect(heading).toHaveText(`${said} soon`);
	await undo.click();
	await expect(heading).toHaveText(said);
	expect(workshop.changes(file)).toEqual([]);

	await heading.click();
	await expect(box).toHaveValue(said);
	await expect(box).toBeFocused();
	await page.route("**/@studio/write", (route) => route.abort());
	await box.fill(`${said} soon`);
	await page.keyboard.press("Escape");
	await expect(list(page)).toHaveText("Niet bewaard 1");
	await expect(outlines(page)).toHaveText("Niet bewaard");
	// The text that was translated stands in its file.
	await open(page, `${workshop.origin}/hoortoestellen`);
	await expect(list(page)).toHaveText("Niet bewaard 1");
	await expect(outlines(page)).toHaveCount(0);
	await list(page).click();
	await expect(panel(page)).toContainText("(English)");
	await panel(page)
		.getByRole("button", { name: /^Ga ernaartoe/ })
		.click();
	await expect(page).toHaveURL(/\/en\/hoortoestellen$/);
	await expect(panel(page).getByRole("textbox")).toHaveValue(`${said} soon`);
	await panel(page).getByRole("button", { name: "Terug naar wat er stond" }).click();
	await expect(panel(page).getByRole("textbox")).toHaveValue(said);
	await expect(heading).toHaveText(said);
});

test("what is taken back is what was typed last, also while that is on its way to its file", async ({
	page,
	workshop,
}) => {
	const file = "pages/over-ons.yaml";
	await page.addInitScript(holdBackCalls, { name: "edit", isHeld: false });
	await edit(page, `${workshop.origin}/over-ons`);
	await typeIn(page.locator("h1"));
	await page.keyboard.press("End");
	await page.keyboard.type(", graag");
	await expect(told(page)).toHaveText("Bewaard");
	const before = workshop.changes(file);
	expect(before).toHaveLength(2);
	await page.keyboard.press("Escape");
	await page.evaluate(() => dispatchEvent(new Event("hold calls")));
	const heading = page.locator("main h2").first();
	const said = await heading.innerText();
	await typeIn(heading);
	await page.keyboard.press("End");
	await page.keyboard.type(" en meer");
	await expect(told(page)).toHaveText("Bewaren…");
	await studio(page)
		.getByRole("button", { name: /^Ongedaan maken/ })
		.click();
	await page.evaluate(() => dispatchEvent(new Event("let calls go")));
	await expect(told(page)).toHaveText(/^Ongedaan gemaakt: .* en meer$/);
	await expect(heading).toHaveText(said);
	expect(workshop.changes(file)).toEqual(before);
});

test("a page of an earlier start is loaded again by itself, or says so when something in it would be lost", async ({
	page,
	workshop,
}) => {
	const file = "pages/contact.yaml";
	const port = Number(new URL(workshop.origin).port);
	await edit(page, `${workshop.origin}/contact`);
	const heading = page.locator("h1");
	const said = await heading.innerText();
	const loaded = page.waitForEvent("load");
	await workshop.start(port);
	await loaded;
	await typeIn(heading);
	await page.keyboard.press("Control+End");
	await workshop.stop();
	await page.keyboard.type(" nu");
	await expect(told(page)).toHaveText(/^Studio antwoordt niet/);
	await workshop.start(port);
	await expect(told(page)).toHaveText(/^Studio is opnieuw gestart/);
	await expect(panel(page).getByRole("alert")).toContainText("Studio is opnieuw gestart");
	await expect(outlines(page)).toHaveText("Niet bewaard");
	await page.reload();
	await expect(told(page)).toHaveText("Bewaard");
	await expect(heading).toHaveText(`${said} nu`);
	await expect.poll(() => workshop.changes(file)).toContain(`+    title: ${said} nu`);
});

test("what another tab did since is not taken back unseen", async ({ page, workshop }) => {
	const other = await page.context().newPage();
	// This one hears of nothing.
	await page.route("**/@studio/changes", (route) => route.abort());
	const [mine, theirs] = ["pages/afspraak-maken.yaml", "pages/index.yaml"];
	for (const [tab, address] of [
		[page, "/afspraak-maken"],
		[other, "/"],
	] as const) {
		await edit(tab, workshop.origin + address);
		await typeIn(tab.locator("h1"));
		await tab.keyboard.press("Control+End");
		await tab.keyboard.type(" nu");
		await tab.keyboard.press("Escape");
		await expect(told(tab)).toHaveText("Bewaard");
	}
	const written = [workshop.changes(mine), workshop.changes(theirs)];
	const undo = studio(page).getByRole("button", { name: /^Ongedaan maken/ });
	await undo.click();
	await expect(told(page)).toHaveText(/Laad de pagina opnieuw/);
	expect([workshop.changes(mine), workshop.changes(theirs)]).toEqual(written);
	// Once it is seen, it is what was done last.
	await page.reload();
	await undo.click();
	await expect.poll(() => workshop.changes(theirs)).toEqual([]);
	expect(workshop.changes(mine)).toEqual(written[0]);
	await other.close();
});

test("a text of another tab goes on in this one when somebody says so, wherever this one is", async ({
	page,
	workshop,
}) => {
	const first = await page.context().newPage();
	await edit(first, `${workshop.origin}/aanbod`);
	const before = await typeTooLong(first);
	await edit(page, `${workshop.origin}/werkwijze`);
	await list(page).click();
	await panel(page)
		.getByRole("button", { name: /^Hier verder/ })
		.click();
	const isHere = async () => {
		await expect(panel(page).locator("blockquote")).toHaveText(long);
		await expect(panel(page).getByRole("alert")).toContainText("er passen er 90");
	};
	await isHere();
	await first.close();
	await page.reload();
	await list(page).click();
	await isHere();
	await panel(page).getByRole("button", { name: "Ga ernaartoe" }).click();
	await expect(page.locator("h1")).toHaveText(long);
	await list(page).click();
	await panel(page).getByRole("button", { name: "Terug naar wat er stond" }).click();
	await expect(page.locator("h1")).toHaveText(before);
	await expect(list(page)).toHaveCount(0);
});

test("a text of another tab that is written in place of one that could not be leaves that one to be brought back", async ({
	page,
	workshop,
}) => {
	const file = "pages/werkwijze.yaml";
	const first = await page.context().newPage();
	await edit(first, `${workshop.origin}/werkwijze`);
	await first.route("**/@studio/write", (route) => route.abort());
	await typeIn(first.locator("h1"));
	await first.keyboard.press("Control+End");
	await first.keyboard.type(" nu");
	await expect(list(first)).toBeVisible();
	await edit(page, `${workshop.origin}/werkwijze`);
	await typeTooLong(page);
	await list(page).click();
	await panel(page)
		.getByRole("button", { name: /^Hier verder/ })
		.click();
	await expect(page.locator("h1")).toHaveText(/ nu$/);
	await expect.poll(() => workshop.changes(file).at(-1)).toMatch(/ nu"$/);
	await studio(page)
		.getByRole("button", { name: /^Opnieuw: .* \(niet bewaard\)$/ })
		.click();
	await expect(page.locator("h1")).toHaveText(long);
	await first.close();
});

test("where the browser keeps nothing, no text that is not saved goes with its page unasked", async ({
	page,
	workshop,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("Access is denied for this document.", "SecurityError");
			},
		});
	});
	await edit(page, `${workshop.origin}/over-ons`);
	await typeTooLong(page);
	const asked = page.waitForEvent("dialog");
	void page.evaluate(() => location.reload()).catch(() => {});
	const dialog = await asked;
	expect(dialog.type()).toBe("beforeunload");
	await dialog.dismiss();
	await expect(page.locator("h1")).toHaveText(long);
});

test("what a tab leaves behind that was closed is told in the others, and goes on in one of them", async ({
	page,
	workshop,
}) => {
	const file = "pages/aanbod.yaml";
	const first = await page.context().newPage();
	await edit(first, `${workshop.origin}/aanbod`);
	const before = await typeTooLong(first);
	await edit(page, `${workshop.origin}/aanbod`);
	await expect(page.locator("h1")).toHaveText(before);
	await list(page).click();
	await expect(panel(page)).toContainText("Dit typte u in een ander tabblad");
	await expect(panel(page).locator("blockquote")).toHaveText(long);
	expect(await studioFindings(page)).toEqual([]);
	// A tab that dies asks nothing.
	await first.close();
	await expect(page.locator("h1")).toHaveText(long, { timeout: 30_000 });
	await expect(outlines(page)).toHaveText("Niet bewaard");
	await expect(panel(page).getByRole("alert")).toContainText("er passen er 90");
	await page.close();
	const next = await first.context().newPage();
	await open(next, `${workshop.origin}/aanbod`);
	await expect(outlines(next)).toHaveText("Niet bewaard", { timeout: 30_000 });
	await list(next).click();
	await panel(next).getByRole("button", { name: "Terug naar wat er stond" }).click();
	await expect(next.locator("h1")).toHaveText(before);
	expect(workshop.changes(file)).toEqual([]);
	await next.close();
});
