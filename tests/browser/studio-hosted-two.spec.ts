import type { Page } from "@playwright/test";
import {
	action,
	askServer,
	beginEditing,
	door,
	enter,
	expect,
	expectKept,
	introduce,
	needsGitServer,
	openPublishing,
	putOnline,
	retitle,
	test,
	title,
} from "./hosted-site.ts";
import { panel, studioFindings, typeIn } from "./studio-workshop.ts";

needsGitServer();

/** The heading of the second section. */
const second = (page: Page) => page.locator("main").getByRole("heading", { level: 2 }).first();

test("on a shared computer nothing of one person is left to the next, and everybody finds their own again", async ({
	browser,
	hosted,
}) => {
	const page = await enter(browser, `${hosted.origin}/over-ons`, "Anna");
	await retitle(page, "De titel van Anna");
	const leave = async () => {
		await action(page, "Aanmelding").click();
		await panel(page).getByRole("button", { name: "Iemand anders" }).click();
	};
	// What the server cannot be given stays with whoever made it.
	await page.context().setOffline(true);
	await leave();
	await expect(panel(page).getByRole("alert")).toContainText("De server heeft nog niet alles");
	await expect(panel(page)).toContainText("U werkt hier als Anna.");
	expect(await studioFindings(page)).toEqual([]);
	await page.context().setOffline(false);
	await panel(page).getByRole("button", { name: "Iemand anders" }).click();
	await introduce(page, "Bert");
	await beginEditing(page);
	await expect(title(page)).toHaveText("Maak kennis met onze praktijk");
	await expect(action(page, /^Ongedaan maken/)).toHaveAttribute("aria-disabled", "true");
	await typeIn(second(page));
	await page.keyboard.press("Control+A");
	await page.keyboard.insertText("Wat Bert wil");
	await expectKept(page);
	await putOnline(page);
	expect(hosted.git("log", "-1", "--format=%an", "main")).toBe("Bert");
	expect(hosted.lastChange()).toEqual(["-title: Wat we willen bereiken", "+title: Wat Bert wil"]);

	await leave();
	await introduce(page, "Anna");
	await beginEditing(page);
	await expect(title(page)).toHaveText("De titel van Anna");
	await putOnline(page);
	expect(hosted.git("log", "-1", "--format=%an", "main")).toBe("Anna");
	await expect.poll(() => hosted.git("for-each-ref", "refs/heads/studio")).toBe("");
	await page.context().close();
});

test("two people change neighbouring texts, see what the other has not put online, and both go online", async ({
	browser,
	hosted,
}) => {
	const address = `${hosted.origin}/over-ons`;
	const anna = await enter(browser, address, "Anna");
	const bert = await enter(browser, address, "Bert");
	await retitle(anna, "Dit zijn wij");
	await expect.poll(() => hosted.git("for-each-ref", "refs/heads/studio")).toContain("studio/anna-");

	await askServer(bert);
	await action(bert, "Veranderd. Van anderen: 1").click();
	const others = panel(bert).getByRole("region", { name: "Van anderen, nog niet bij u" });
	await expect(others).toContainText("Anna");
	await expect(others.getByRole("link")).toHaveAttribute("href", "/over-ons");
	await expect(panel(bert)).toContainText("Dit zijn wij");
	await typeIn(second(bert));
	await bert.keyboard.press("Control+A");
	await bert.keyboard.insertText("Wat wij willen");
	await expectKept(bert);
	await putOnline(bert);
	expect(hosted.lastChange()).toEqual(["-title: Wat we willen bereiken", "+title: Wat wij willen"]);

	// Anna has heard nothing of it.
	await putOnline(anna);
	expect(hosted.lastChange()).toEqual(["-title: Maak kennis met onze praktijk", "+title: Dit zijn wij"]);
	await expect(second(anna)).toHaveText("Wat wij willen");
	await expect.poll(() => hosted.git("for-each-ref", "refs/heads/studio")).toBe("");
	await askServer(bert);
	await expect(title(bert)).toHaveText("Dit zijn wij");
	// Both people, the page and the day are in one list, each with its words, and lead to what was there before.
	await action(bert, /^Veranderd$/).click();
	const day = panel(bert).getByRole("region", { name: "vandaag" });
	await expect(day.getByRole("listitem")).toHaveCount(2);
	await expect(day.getByRole("listitem").first()).toContainText("Anna");
	await expect(day.getByRole("listitem").last()).toContainText("Bert");
	await day.getByText("Wat precies?").first().click();
	await expect(day.getByRole("listitem").first()).toContainText("‘Dit zijn wij’");
	expect(await studioFindings(bert)).toEqual([]);
	await day.getByRole("button", { name: /^Terugzetten… Bert/ }).click();
	await expect(panel(bert).getByRole("button", { name: "Terugzetten", exact: true })).toBeEnabled();
	await expect(panel(bert)).toContainText("Dit zijn wij");
	hosted.git("fsck", "--strict");
	for (const page of [anna, bert]) await page.context().close();
});

test("of one text that two people changed both are shown before anything goes online", async ({ browser, hosted }) => {
	const address = `${hosted.origin}/over-ons`;
	const anna = await enter(browser, address, "Anna");
	const bert = await enter(browser, address, "Bert");
	await retitle(anna, "De titel van Anna");
	await retitle(bert, "De titel van Bert");
	await putOnline(anna);
	const online = hosted.git("rev-parse", "main");

	await openPublishing(bert);
	const clash = panel(bert).getByRole("region", { name: "Ook door iemand anders veranderd" });
	await expect(clash).toContainText("De titel van Anna");
	await expect(clash).toContainText("De titel van Bert");
	expect(hosted.git("rev-parse", "main")).toBe(online);
	await expect(title(bert)).toHaveText("De titel van Bert");

	await clash.getByRole("button", { name: "Overnemen" }).click();
	await expect(title(bert)).toHaveText("De titel van Anna");
	await expect(action(bert, /^Zet online/)).toHaveText(/^Zet online\s*$/);

	// Whoever has seen both may put the own one online all the same.
	await retitle(bert, "Toch die van Bert");
	await putOnline(bert);
	expect(hosted.lastChange()).toEqual(["-title: De titel van Anna", "+title: Toch die van Bert"]);
	for (const page of [anna, bert]) await page.context().close();
});

test("of a list that two people changed it is shown what each made of it, and one is chosen", async ({
	browser,
	hosted,
}) => {
	const address = `${hosted.origin}/over-ons`;
	const anna = await enter(browser, address, "Anna");
	const bert = await enter(browser, address, "Bert");
	const heading = await second(anna).innerText();
	await action(anna, "Onderdelen").click();
	await panel(anna)
		.getByRole("button", { name: new RegExp(`^Verwijderen: .*${heading}`) })
		.click();
	await expect(second(anna)).not.toHaveText(heading);
	await typeIn(second(bert));
	await bert.keyboard.press("Control+A");
	await bert.keyboard.insertText("Hier blijven wij");
	await expectKept(bert);
	await putOnline(anna);

	await openPublishing(bert);
	const clash = panel(bert).getByRole("region", { name: "Ook door iemand anders veranderd" });
	await expect(clash.getByRole("blockquote")).toHaveText(`Weg: ${heading}`);
	await expect(clash).toContainText(`Anders: ${heading}`);
	expect(await studioFindings(bert)).toEqual([]);
	await clash.getByRole("button", { name: /^Overnemen/ }).click();
	await expect(second(bert)).not.toHaveText("Hier blijven wij");
	await expect(clash).toHaveCount(0);
	for (const page of [anna, bert]) await page.context().close();
});

test("whoever opens a site that another tab has is let in once that is closed, and is not asked where it closes at once", async ({
	browser,
	hosted,
}) => {
	const address = `${hosted.origin}/over-ons`;
	const first = await enter(browser, address, "Anna");
	const context = first.context();
	const second = await context.newPage();
	await second.goto(address);
	await expect(door(second)).toContainText("al open in een ander tabblad");
	await first.close();
	await expect(door(second)).toHaveCount(0);
	await beginEditing(second);

	// A busy page that was left in the same tab goes on for up to two seconds.
	const third = await context.newPage();
	await third.goto(address, { waitUntil: "commit" });
	await expect(third.locator("site-studio")).toContainText("Studio start…");
	await second.close();
	await expect(action(third, /^Bewerken/).or(door(third))).toBeVisible();
	await expect(door(third)).toHaveCount(0);
	await context.close();
});

test("a second tab takes over what the first has typed, and the first says so", async ({ browser, hosted }) => {
	const address = `${hosted.origin}/over-ons`;
	const first = await enter(browser, address, "Anna");
	await retitle(first, "In het eerste tabblad");

	const other = await first.context().newPage();
	await other.goto(address);
	await expect(door(other)).toContainText("al open in een ander tabblad");
	await door(other).getByRole("button", { name: "Hier verder werken" }).click();
	await expect(title(other)).toHaveText("In het eerste tabblad");
	await expect(door(first)).toContainText("U werkt nu verder in een ander tabblad");

	await beginEditing(other);
	await retitle(other, "In het tweede tabblad");
	await door(first).getByRole("button", { name: "Toch hier verder werken" }).click();
	await door(first).getByRole("button", { name: "Hier verder werken" }).click();
	await expect(title(first)).toHaveText("In het tweede tabblad");
	await expect(door(other)).toContainText("U werkt nu verder in een ander tabblad");
	await putOnline(first);
	expect(hosted.lastChange()).toEqual(["-title: Maak kennis met onze praktijk", "+title: In het tweede tabblad"]);
	await first.context().close();
});
