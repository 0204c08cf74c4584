import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { parse } from "yaml";
import { readBlobs, readState } from "#studio/stores/hosted/kept-state.ts";
import type { Content } from "#studio/stores/merge/versions.ts";
import { MemoryDisk } from "../helpers/kept-in-memory.ts";
import type { Random } from "../helpers/random.ts";
import { type KeptWords, SomebodysWords } from "../helpers/somebodys-words.ts";
import {
	action,
	askServer,
	beginEditing,
	door,
	enter,
	type HostedSite,
	openPublishing,
	title,
	trouble,
} from "./hosted-site.ts";
import { panel } from "./studio-workshop.ts";

/** So long something may take that the page does at once, in milliseconds: then it is not to be done here. */
const soon = 3000;

/** At the end somebody mends so much of what is wrong before edits go back, and does that so often in all. */
const mostMended = 6;
const mostTurns = 40;

/** Pages of the site on which two people meet. */
const places = ["/over-ons", "/over-ons", "/werkwijze", "/en/over-ons", "/contact"];

/** Sections that can be added, of which every text is a field of the form. */
const kinds = ["Kader", "Lopende tekst", "Samenvatting"];

/** A word that nothing else has, by which a text is found again. */
const marksIn = (text: string): ReadonlySet<string> => new Set(text.match(/\bmerk\d+\b/g));

/** What a file says by itself: beside a translation stands what was translated, which is another one once somebody translates anew. */
function ownTextIn(name: string, text: string): string {
	if (!name.startsWith("content/translations/")) return text;
	return JSON.stringify(parse(text), (key, value: unknown) => (key === "nl" ? undefined : value));
}

/** What a browser keeps. */
interface Kept extends KeptWords {
	/** The files of the site, with what was made of them, by their names. */
	readonly texts: ReadonlyMap<string, string>;
	/** These files as they are online. */
	readonly onlineTexts: ReadonlyMap<string, string>;
	/** The commit that is online, as far as it is known. */
	readonly tip: string;
	/** Files that are otherwise than online. */
	readonly unpublished: readonly string[];
}

export type Act = keyof typeof acts;

/** What came of something that somebody did. */
interface Done {
	/** Counts as an edit. */
	readonly isEdit?: boolean;
	/** A word that was typed. */
	readonly typed?: string;
	/** Words in whose place it was typed. */
	readonly replaced?: Iterable<string>;
	/** Words that may be gone from the content by that, because somebody wanted that. */
	readonly mayTake?: Iterable<string>;
}

const nothing: Done = {};

/** What is done, in words. */
export interface Story {
	tell(words: string): void;
}

/** What is online after the last step. */
interface Online {
	readonly tip: string;
	readonly marks: ReadonlySet<string>;
}

/** Everybody together. */
export interface Everybody {
	readonly hosted: HostedSite;
	readonly random: Random;
	readonly story: Story;
	/** How many words were typed. */
	words: number;
	/** What is online. */
	online: Online;
}

/** Somebody who edits at random in a browser of their own, and notices when what Studio said is not so. */
export class HostedEditor {
	readonly name: string;
	/** What failed in the page, in the words of the browser. */
	readonly failures: string[] = [];
	page: Page;
	readonly words = new SomebodysWords();
	readonly #all: Everybody;
	#isOnline = true;
	/** Words that may go by what is being done, known before it: a click that takes too long may be done all the same. */
	#atStake: readonly string[] = [];
	/** Such words of what took too long: it may be done while somebody does the next thing. */
	#stillAtStake: readonly string[] = [];
	/** What the browser kept after the last thing that was done. */
	#last: Kept | undefined;

	private constructor(name: string, page: Page, all: Everybody) {
		this.name = name;
		this.page = page;
		this.#all = all;
		this.#listen();
	}

	/** Hears what the page asks, and what fails in it. */
	#listen(): void {
		this.page.setDefaultTimeout(10 * soon);
		this.page.on("dialog", (dialog) => void dialog.accept());
		this.page.on("pageerror", (error) => this.failures.push(error.stack ?? error.message));
		this.page.on("console", (message) => {
			if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
				this.failures.push(message.text());
		});
	}

	static async enter(browser: Browser, name: string, all: Everybody): Promise<HostedEditor> {
		return new HostedEditor(name, await enter(browser, all.hosted.origin + places[0], name), all);
	}

	/** What this person can do; most of all somebody types. */
	static readonly often: readonly Act[] = [
		...Array.from({ length: 5 }, () => ["typesInPage", "typesInPanel"] as const).flat(),
		...["movesSection", "movesSection", "addsSection", "removesSection", "duplicatesSection", "movesInMenu"],
		...["takesBack", "takesBack", "doesAgain", "follows", "putsOnline", "putsOnline", "mends", "mends", "takesOver"],
		...["settles", "goesElsewhere", "goesElsewhere", "losesConnection", "dies"],
	] as Act[];

	/** Does something. Gives whether it was an edit. Throws when a text is lost by it, or only looks saved. */
	async do(name: Act): Promise<boolean> {
		const before = this.#last ?? (await this.content());
		this.#all.story.tell(`${this.name} ${name}`);
		this.#atStake = [];
		let isLate = false;
		const done = await acts[name](this).catch(async (error: Error): Promise<Done> => {
			// What cannot be done here, as a click on what is covered, is not done.
			if (!/Timeout|intercepts|outside|detached/.test(error.message)) throw error;
			this.say(`(not, or not in time: ${error.message.slice(0, 400)})`);
			this.say(await this.page.locator("site-studio").ariaSnapshot());
			isLate = true;
			return { mayTake: this.#atStake };
		});
		expect(this.failures, `what failed in the page of ${this.name}`).toEqual([]);
		const notSaved = await this.settled();
		const now = await this.content();
		this.#last = now;
		const { looksSaved, gone } = this.words.after({
			before,
			now,
			notSaved,
			isEdit: isLate || done.isEdit === true,
			typed: done.typed,
			replaced: done.replaced ?? [],
			mayTake: [...(done.mayTake ?? []), ...this.#stillAtStake],
		});
		this.#stillAtStake = isLate ? this.#atStake : [];
		if (gone.length > 0) this.say(linesApart(before.texts, now.texts));
		expect(looksSaved, `what looks saved to ${this.name}, and is not`).toEqual([]);
		expect(gone, `gone from what ${this.name} has by ${name}`).toEqual([]);
		this.#expectOnline(name, new Set(done.mayTake));
		if (notSaved.size > 0) this.say(`not saved: ${[...notSaved].join(", ")}`);
		// Who types on in such a text may save it after all.
		const alarm = action(this.page, /^Niet bewaard/);
		if (notSaved.size > 0)
			await expect.poll(async () => (await alarm.isVisible()) || (await this.settled()).size === 0).toBe(true);
		return done.isEdit === true;
	}

	/** Only words that this person gave up, or was asked about, may be online no more. */
	#expectOnline(name: Act, mayTake: ReadonlySet<string>): void {
		const before = this.#all.online;
		const now = wordsOnline(this.hosted);
		if (now.tip === before.tip) return;
		this.#all.online = now;
		const gone = [...before.marks].filter((mark) => !now.marks.has(mark) && !mayTake.has(mark));
		const lost = gone.filter((mark) => !this.words.givenUp.has(mark));
		expect(lost, `gone from what is online by ${this.name} ${name}`).toEqual([]);
	}

	say(words: string): void {
		this.#all.story.tell(`  ${words}`);
	}

	get random(): Random {
		return this.#all.random;
	}

	get origin(): string {
		return this.#all.hosted.origin;
	}

	get hosted(): HostedSite {
		return this.#all.hosted;
	}

	get isOnline(): boolean {
		return this.#isOnline;
	}

	newMark(): string {
		return `merk${++this.#all.words}`;
	}

	button(name: string | RegExp): Locator {
		return this.page
			.locator("site-studio")
			.getByRole("button", { name })
			.and(this.page.locator("button:not([aria-disabled=true])"));
	}

	/** Notes, before it is done, which words may go by it. */
	putsAtStake(marks: Iterable<string>): readonly string[] {
		this.#atStake = [...marks];
		return this.#atStake;
	}

	/** Presses one of these that can be pressed; gives whether there was one. */
	async press(buttons: Locator): Promise<boolean> {
		const count = await buttons.count();
		if (count === 0) return false;
		await buttons.nth(this.random.below(count)).click({ timeout: soon });
		return true;
	}

	/** Answers all that is asked, and puts everything online that may be. */
	async finish(): Promise<void> {
		await this.setOnline(true);
		await this.load(places[0] as string);
		await this.do("follows");
		for (let turn = 1; turn <= mostTurns; turn++) {
			while ((await this.settled()).size > 0) await this.do("settles");
			await this.do("putsOnline");
			const { unpublished } = await this.content();
			if (unpublished.length === 0) return;
			this.say(`not online: ${unpublished.join(", ")}`);
			// What is wrong is mended; where that leads nowhere, edits go back, the latest first, and more each time.
			if (turn % mostMended !== 0 && (await this.do("mends"))) continue;
			for (let more = 0; more < turn; more++) await this.do("takesBack");
		}
		const { texts, onlineTexts } = await this.content();
		this.say(linesApart(onlineTexts, texts));
		throw new Error(`${this.name} cannot put everything online.`);
	}

	/** What the browser keeps of the site. */
	async content(): Promise<Kept> {
		const [one, other] = await this.page.evaluate(keptFiles);
		const kept = new MemoryDisk([bytesOf(one), bytesOf(other)]).open();
		const state = readState(kept);
		if (!state) throw new Error("The browser keeps nothing of the site.");
		const { tip, own } = state;
		const blobs = readBlobs(kept, new Set([...tip.files.values()].map(({ id }) => id)));
		const asTexts = (files: Iterable<readonly [string, Content | undefined]>) =>
			new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes ?? []).toString()]));
		const onlineTexts = asTexts([...tip.files].map(([name, { id }]) => [name, blobs.get(id)]));
		const texts = new Map([...onlineTexts, ...asTexts(own)]);
		const marksOf = (each: Kept["texts"]) => marksIn([...each].map(([name, text]) => ownTextIn(name, text)).join("\n"));
		const [marks, online] = [marksOf(texts), marksOf(onlineTexts)];
		return { texts, onlineTexts, marks, online, tip: tip.commit.id, unpublished: [...own.keys()] };
	}

	/** Waits until nothing is on its way any more. Gives the words that are marked as not saved. */
	async settled(): Promise<ReadonlySet<string>> {
		// A change that reaches far is made.
		const far = this.page.locator("site-studio dialog.far").getByRole("button", { name: "Toch doen" });
		if ((await far.count()) > 0) await far.click();
		await expect.poll(() => this.page.evaluate(unsavedTexts, true), { intervals: [20, 50, 100] }).toEqual([]);
		const texts = await this.page.evaluate(unsavedTexts, false);
		return marksIn(texts.join("\n"));
	}

	/** Goes on in another tab. */
	async turnTo(page: Page): Promise<void> {
		await this.page.close();
		this.page = page;
		this.#listen();
	}

	/** Goes to a page, by loading it. */
	async load(path: string): Promise<void> {
		await this.page.goto(this.origin + path);
		await expect(door(this.page)).toHaveCount(0);
		await expect(title(this.page)).toBeVisible();
		await beginEditing(this.page);
	}

	async setOnline(isOnline: boolean): Promise<void> {
		this.#isOnline = isOnline;
		await this.page.context().setOffline(!isOnline);
	}

	/** Hears at once what others put online. */
	async follow(): Promise<void> {
		await askServer(this.page);
		if (!this.#isOnline) return;
		await expect.poll(async () => (await this.content()).tip).toBe(this.hosted.git("rev-parse", "main"));
		await expect(trouble(this.page)).toHaveCount(0);
	}

	/** Replaces what has the keys, or writes behind it. */
	async type(replaces = this.random.below(2) === 0): Promise<Done> {
		const text = (await this.page.evaluate(textWithKeys)) ?? "";
		const typed = this.newMark();
		await this.page.keyboard.press(replaces ? "Control+A" : "Control+End");
		await this.page.keyboard.insertText(replaces ? `Tekst ${typed}` : ` ${typed}`);
		this.say(`${replaces ? "replaces" : "goes on with"} ${JSON.stringify(text.slice(0, 60))}: ${typed}`);
		const isThere = await this.page.evaluate(textWithKeys);
		if (!isThere?.includes(typed)) return nothing;
		return { isEdit: true, typed, replaced: replaces ? marksIn(text) : [] };
	}

	/** Opens a panel of the toolbar. */
	async open(name: string | RegExp): Promise<void> {
		const button = action(this.page, name);
		if ((await button.getAttribute("aria-pressed", { timeout: soon })) !== "true")
			await button.click({ timeout: soon });
		await expect(button).toHaveAttribute("aria-pressed", "true", { timeout: soon });
	}
}

/** The sections of a page in the panel, each on a row. */
const rowsOf = (who: HostedEditor) => panel(who.page).locator(".sections > li");

/** Does something with the sections of a page, by a button of their list. Gives which of how many sections it was. */
async function inSections(who: HostedEditor, name: RegExp): Promise<{ place: number; count: number } | undefined> {
	// What was refused before is not taken for the answer.
	if ((await refusal(who).count()) > 0) await panel(who.page).getByRole("button", { name: "Sluiten" }).click();
	await who.open("Onderdelen");
	const rows = rowsOf(who);
	await expect(rows.first()).toBeVisible({ timeout: soon });
	const count = await rows.count();
	const place = who.random.below(count);
	const button = rows.nth(place).getByRole("button", { name }).and(who.page.locator(":not([aria-disabled=true])"));
	return (await who.press(button)) ? { place, count } : undefined;
}

/** What the file of a page says, as this person has it. */
async function textOfPage(who: HostedEditor): Promise<string> {
	const path = new URL(who.page.url()).pathname.replace(/^\/[a-z]{2}(?=\/|$)/, "");
	const { texts } = await who.content();
	const text = texts.get(`content/pages${path}.yaml`) ?? texts.get(`content/pages${path}/index.yaml`);
	if (text === undefined) throw new Error(`${path} has no file.`);
	return text;
}

/** Somebody clicks on a text of the page, which takes the keys where it stands or in the panel. */
async function clicksText(who: HostedEditor): Promise<void> {
	const texts = who.page.locator("main").locator("h1, h2, h3, p").filter({ visible: true });
	// Often enough both people want the same.
	const most = who.random.pick([3, 12]);
	const count = Math.min(most, await texts.count());
	await texts.nth(who.random.below(count)).click({ timeout: soon, position: { x: 5, y: 5 } });
	await who.page.waitForFunction(hasKeys, undefined, { timeout: soon });
}

/** What takes a text in the panel. */
const fields = (who: HostedEditor) =>
	panel(who.page).locator("textarea, [contenteditable=true]").filter({ visible: true });

const told = (who: HostedEditor) => who.page.locator("site-studio .told");

/** Why something was not done. */
const refusal = (who: HostedEditor) => panel(who.page).getByRole("alert");

/** Waits until Studio says what became of something. */
const said = (who: HostedEditor, words: RegExp) => expect(told(who)).toHaveText(words, { timeout: soon });

/** Waits until Studio says something else than before, or offers to take back or to do again something else. */
async function untilAnswered(who: HostedEditor, act: () => Promise<void>): Promise<void> {
	const offers = who.page.locator("site-studio").getByRole("button", { name: /^(?:Ongedaan maken|Opnieuw)/ });
	const says = async () => [
		...(await told(who).allInnerTexts()),
		...(await offers.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel))),
	];
	const before = await says();
	await act();
	await expect.poll(says, { timeout: soon }).not.toEqual(before);
}

/** Waits until Studio says in these words that something is done, or why it is not. Gives whether it is. */
async function isDone(who: HostedEditor, words: RegExp): Promise<boolean> {
	const done = told(who).filter({ hasText: words });
	await expect(done.or(refusal(who)).first()).toBeVisible({ timeout: soon });
	if ((await done.count()) > 0) return true;
	who.say(`refused: ${(await refusal(who).allInnerTexts()).join(" ")}`);
	return false;
}

const acts = {
	async typesInPage(who: HostedEditor): Promise<Done> {
		await clicksText(who);
		return who.type();
	},
	async typesInPanel(who: HostedEditor): Promise<Done> {
		await clicksText(who);
		const boxes = fields(who);
		const count = await boxes.count();
		if (count === 0) return nothing;
		await boxes.nth(who.random.below(count)).focus({ timeout: soon });
		return who.type();
	},
	async movesSection(who: HostedEditor): Promise<Done> {
		if (!(await inSections(who, who.random.pick([/^Omhoog/, /^Omlaag/])))) return nothing;
		return { isEdit: await isDone(who, /staat nu op plaats/) };
	},
	async duplicatesSection(who: HostedEditor): Promise<Done> {
		const pressed = await inSections(who, /^Dupliceren/);
		if (!pressed) return nothing;
		if (!(await isDone(who, /staat er nu twee keer/))) return nothing;
		// A section that says the same twice goes online for nobody.
		const name = rowsOf(who).locator(".name");
		await name.nth(pressed.place + 1).click({ timeout: soon });
		const heading = panel(who.page).getByRole("textbox", { name: "titel" }).first();
		if (!(await heading.isVisible())) return { isEdit: true };
		await heading.focus({ timeout: soon });
		return who.type();
	},
	async removesSection(who: HostedEditor): Promise<Done> {
		// A translation shows other words than those that go with it.
		const mayTake = who.putsAtStake(marksIn((await who.page.locator("main").innerHTML()) + (await textOfPage(who))));
		const pressed = await inSections(who, /^Verwijderen/);
		if (!pressed) return nothing;
		const anyway = panel(who.page).getByRole("button", { name: "Toch verwijderen" });
		// That another one is gone is perhaps still told.
		const rows = rowsOf(who);
		const isGone = async () => (await rows.count()) < pressed.count;
		const isKnown = async () => (await isGone()) || (await anyway.or(refusal(who)).count()) > 0;
		await expect.poll(isKnown, { timeout: soon }).toBe(true);
		if (await anyway.isVisible()) {
			await anyway.click();
			await expect.poll(async () => (await isGone()) || (await refusal(who).count()) > 0, { timeout: soon }).toBe(true);
		}
		return (await isDone(who, /is weg/)) ? { isEdit: true, mayTake } : nothing;
	},
	async addsSection(who: HostedEditor): Promise<Done> {
		const kind = who.random.pick(kinds);
		if (!(await inSections(who, /^Onderdeel toevoegen/))) return nothing;
		const gallery = who.page.locator("site-studio").getByRole("dialog", { name: "Onderdeel toevoegen" });
		await gallery.getByRole("button", { name: `Hier neerzetten: ${kind}` }).click({ timeout: 5 * soon });
		// While a text of the page waits for an answer, its sections stay as they are, which the gallery says.
		const trouble = gallery.locator(".trouble");
		await expect.poll(async () => (await gallery.count()) === 0 || (await trouble.count()) > 0).toBe(true);
		if ((await trouble.count()) > 0) {
			who.say(await trouble.innerText());
			await who.page.keyboard.press("Escape");
			await expect(gallery).toHaveCount(0);
			return nothing;
		}
		await said(who, /^Toegevoegd/);
		// Samples are filled in, or it goes online for nobody.
		const boxes = fields(who);
		await expect(boxes.first()).toBeVisible({ timeout: soon });
		await panel(who.page).evaluate((each) => {
			for (const closed of each.querySelectorAll("details")) closed.open = true;
		});
		for (let at = 0; at < (await boxes.count()); at++) {
			await boxes.nth(at).focus({ timeout: soon });
			if (!(await who.page.evaluate(textWithKeys))?.includes("Hier komt")) continue;
			await who.page.keyboard.press("Control+A");
			await who.page.keyboard.insertText(`Ingevuld ${at + 1}`);
		}
		return { isEdit: true };
	},
	async movesInMenu(who: HostedEditor): Promise<Done> {
		await who.open("Onderdelen");
		await who.button("Volgorde van het menu").click({ timeout: soon });
		const steps = panel(who.page)
			.locator(".menu-row")
			.getByRole("button", { name: /^(Omhoog|Omlaag): / });
		await expect(steps.first()).toBeVisible({ timeout: soon });
		if (!(await who.press(steps.and(who.page.locator(":not([aria-disabled=true])"))))) return nothing;
		await said(who, /staat nu op plaats/);
		return { isEdit: true };
	},
	async takesBack(who: HostedEditor): Promise<Done> {
		// A page that is still being loaded offers nothing.
		await beginEditing(who.page);
		const button = who.button(/^Ongedaan maken: /);
		if ((await button.count()) === 0) return nothing;
		const name = (await button.getAttribute("aria-label")) ?? "";
		const mayTake = who.putsAtStake(name.endsWith("(niet bewaard)") ? who.words.open : who.words.own);
		await untilAnswered(who, () => button.click({ timeout: soon }));
		return { isEdit: true, mayTake };
	},
	async doesAgain(who: HostedEditor): Promise<Done> {
		const mayTake = who.putsAtStake(who.words.retaken);
		const button = who.button(/^Opnieuw: /);
		if ((await button.count()) === 0) return nothing;
		await untilAnswered(who, () => button.click({ timeout: soon }));
		return { isEdit: true, mayTake };
	},
	async follows(who: HostedEditor): Promise<Done> {
		await who.follow();
		return nothing;
	},
	async putsOnline(who: HostedEditor): Promise<Done> {
		return { mayTake: await putsOnline(who) };
	},
	/** Somebody goes where something is wrong that stops all, and writes something else there; or takes away what is there twice. */
	async mends(who: HostedEditor): Promise<Done> {
		await who.setOnline(true);
		await openPublishing(who.page);
		await reviewed(who);
		// The other one says the same.
		if (await who.press(panel(who.page).getByRole("button", { name: "Verwijder een van de twee" }))) {
			await said(who, /^Verbeterd/);
			return { isEdit: true };
		}
		if (!(await who.press(panel(who.page).getByRole("button", { name: /^Ga ernaartoe/ })))) return nothing;
		// What is wrong may be on another page, which is loaded.
		await who.page.waitForFunction(hasKeys, undefined, { timeout: 5 * soon });
		return who.type(true);
	},
	async takesOver(who: HostedEditor): Promise<Done> {
		if (who.random.below(2) === 0) await who.open(/^Veranderd/);
		else await openPublishing(who.page);
		const texts = panel(who.page).locator(".others > li");
		await expect(panel(who.page)).not.toContainText(/Even geduld|Even kijken/);
		const count = await texts.count();
		if (count === 0) return nothing;
		const text = texts.nth(who.random.below(count));
		// Of a list go the items that the other removed, and texts that the other wrote otherwise, by the names of the items.
		const losesItems = /^(?:Weg|Anders):/m.test(await text.innerText());
		const mayTake = who.putsAtStake(losesItems ? who.words.own : marksIn(await text.innerText()));
		await text.getByRole("button", { name: /^Overnemen/ }).click({ timeout: soon });
		await said(who, /staat nu ook bij u/);
		return { isEdit: true, mayTake };
	},
	async settles(who: HostedEditor): Promise<Done> {
		return { isEdit: true, mayTake: await settles(who) };
	},
	async goesElsewhere(who: HostedEditor): Promise<Done> {
		await who.setOnline(true);
		await who.load(who.random.pick(places));
		return nothing;
	},
	async losesConnection(who: HostedEditor): Promise<Done> {
		await who.setOnline(!who.isOnline);
		return nothing;
	},
	async dies(who: HostedEditor): Promise<Done> {
		await who.setOnline(true);
		const before = who.page;
		const session = await before.context().newCDPSession(before);
		const crashed = before.waitForEvent("crash");
		// Nobody is left to answer.
		session.send("Page.crash").catch(() => {});
		await crashed;
		await who.turnTo(await before.context().newPage());
		await who.load(who.random.pick(places));
		// What the tab left behind goes on in this one, once it is surely gone.
		return nothing;
	},
};

/** Somebody does what they are asked about texts that are not saved. Gives the words that they give up. */
async function settles(who: HostedEditor): Promise<Iterable<string>> {
	const alarm = action(who.page, /^Niet bewaard/);
	if ((await alarm.count()) === 0) return [];
	await who.open(/^Niet bewaard/);
	const text = panel(who.page).locator(".unsaved-texts > li").first();
	const marks = marksIn(await text.innerText());
	const ways = [
		/^Mijn tekst/,
		/^Die andere/,
		/^Terug naar wat er stond/,
		/^Opnieuw proberen/,
		/^Weggooien/,
		/^Hier verder/,
	];
	const buttons = await Promise.all(ways.map(async (name) => ({ name, all: text.getByRole("button", { name }) })));
	const there = [];
	for (const { name, all } of buttons) if ((await all.count()) > 0) there.push({ name, all });
	const { name, all } = who.random.pick(there);
	who.say(String(name));
	// Both are shown, so whoever takes one gives up the other.
	const mayTake = who.putsAtStake(/Opnieuw|verder/.test(String(name)) ? [] : marks);
	await all.first().click({ timeout: soon });
	return mayTake;
}

/** Somebody puts online what they have. Gives the words that are not online any more because they were asked, and said so. */
async function putsOnline(who: HostedEditor): Promise<ReadonlySet<string>> {
	const { page, hosted } = who;
	await who.setOnline(true);
	await openPublishing(page);
	await reviewed(who);
	const without = panel(page).getByRole("button", { name: "Doorgaan zonder deze teksten" });
	if ((await without.count()) > 0) await without.click({ timeout: soon });
	const button = panel(page).getByRole("button", { name: "Zet online" });
	if ((await button.count()) === 0) {
		who.say(await panel(page).innerText());
		return new Set();
	}
	if ((await button.getAttribute("aria-disabled")) === "true") {
		who.say(`may not: ${(await panel(page).locator(".trouble").allInnerTexts()).join(" ").slice(0, 300)}`);
		return new Set();
	}
	const clash = panel(page).getByRole("region", { name: "Ook door iemand anders veranderd" });
	let isAsked = (await clash.count()) > 0;
	const before = wordsOnline(hosted).marks;
	const answer = panel(page).locator(".answer");
	if (isAsked) who.putsAtStake(before);
	await button.click({ timeout: soon });
	await answered(answer);
	if (!/^Verstuurd/.test(await answer.innerText())) {
		who.say(`is told: ${(await answer.innerText()).slice(0, 300)}`);
		await reviewed(who);
		if ((await button.count()) === 0 || (await button.getAttribute("aria-disabled")) === "true") return new Set();
		isAsked ||= (await clash.count()) > 0;
		if (isAsked) who.putsAtStake(before);
		await button.click({ timeout: soon });
		await answered(answer);
	}
	const told = await answer.innerText();
	who.say(`${isAsked ? "asked, " : ""}told: ${told.slice(0, 200)}`);
	if (!/^Verstuurd/.test(told)) return new Set();
	const { tip, unpublished } = await who.content();
	expect([tip, unpublished], "what is online is all that there is").toEqual([hosted.git("rev-parse", "main"), []]);
	const now = wordsOnline(hosted).marks;
	return new Set(isAsked ? [...before].filter((mark) => !now.has(mark)) : []);
}

/** All that is not online is told, with what others did meanwhile. */
async function reviewed({ page }: HostedEditor): Promise<void> {
	await expect(panel(page).locator("textarea, .good:not(:empty), .trouble").first()).toBeVisible();
	await expect(panel(page)).not.toContainText(/Even geduld|Even kijken/);
}

/** It is known what became of it. */
async function answered(answer: Locator): Promise<void> {
	await expect(answer).not.toHaveText(/^(?:Bezig….*)?$/);
}

/** The lines that files lost and got. */
function linesApart(before: Kept["texts"], now: Kept["texts"]): string {
	const lines = (text = "") => text.split("\n");
	return [...new Set([...before.keys(), ...now.keys()])]
		.flatMap((name) => {
			const [were, are] = [lines(before.get(name)), lines(now.get(name))];
			const lost = were.filter((line) => !are.includes(line)).map((line) => `-${line}`);
			const got = are.filter((line) => !were.includes(line)).map((line) => `+${line}`);
			return lost.length + got.length > 0 ? [name, ...lost, ...got] : [];
		})
		.join("\n");
}

export function wordsOnline(hosted: HostedSite): Online {
	const tip = hosted.git("rev-parse", "main");
	// Where none is, Git says so by failing: a title is everywhere.
	const lines = hosted.git("grep", "-hE", "merk[0-9]+|^title: ", tip, "--", "content");
	// See `ownTextIn`.
	return { tip, marks: marksIn(lines.replace(/^(?:- | {2})nl: .*$/gm, "")) };
}

function bytesOf(text = ""): Uint8Array {
	return new Uint8Array(Buffer.from(text, "latin1"));
}

/** In the page: what the browser keeps of the site, a character for each byte. */
async function keptFiles(): Promise<readonly string[]> {
	const root = await navigator.storage.getDirectory();
	for (let turn = 0; ; turn++) {
		try {
			for await (const folder of (root as unknown as { values(): AsyncIterable<FileSystemDirectoryHandle> }).values()) {
				const texts: string[] = [];
				for (const name of ["one", "other"]) {
					const file = await (await folder.getFileHandle(name)).getFile();
					const bytes = new Uint8Array(await file.arrayBuffer());
					let text = "";
					for (let at = 0; at < bytes.length; at += 32_768)
						text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
					texts.push(text);
				}
				return texts;
			}
			return [];
		} catch (error) {
			// It was written to meanwhile.
			if (turn === 20) throw error;
		}
	}
}

/** In the page: texts that are not saved, in any tab of the browser; those that are on their way, or all. */
function unsavedTexts(onTheirWay: boolean): string[] {
	return Object.entries(localStorage).flatMap(([name, value]) => {
		if (!name.startsWith("studio:unsaved:")) return [];
		const { typed, why } = JSON.parse(value as string) as { typed: string; why: { is: string } };
		return !onTheirWay || why.is === "saving" ? [typed] : [];
	});
}

/** In the page: what somebody would type into; undefined where nothing takes keys. */
function textWithKeys(): string | undefined {
	const active = document.querySelector("site-studio")?.shadowRoot?.activeElement ?? document.activeElement;
	if (active instanceof HTMLTextAreaElement || active instanceof HTMLInputElement) return active.value;
	return active instanceof HTMLElement && active.isContentEditable ? active.innerText : undefined;
}

/** In the page: something takes keys. */
function hasKeys(): boolean {
	const active = document.querySelector("site-studio")?.shadowRoot?.activeElement ?? document.activeElement;
	return active instanceof HTMLTextAreaElement || (active instanceof HTMLElement && active.isContentEditable);
}
