import { afterEach, beforeEach, expect, test } from "vitest";
import type { Change, WrittenData } from "#core/studio.ts";
import { dataAt, dataIn } from "#pipeline/authoring/edits/data.ts";
import { markedPage } from "#studio/brain/page/marked-page.ts";
import { shownPage, siteOfToday } from "#studio/brain/page/shown-page.ts";
import { anna, type Browser, HostedSite } from "../helpers/open-hosted.ts";

const contact = "content/pages/contact.yaml";

let site: HostedSite;

beforeEach(() => {
	site = new HostedSite();
});

afterEach(() => site.dispose());

/** Anna changes words of a file and puts that online, without Studio. */
function annaPuts(file: string, ...pairs: readonly (readonly [string, string])[]): Promise<string> {
	let text = site.online(file);
	for (const [was, now] of pairs) {
		if (!text.includes(was)) throw new Error(`There is no ${was}.`);
		text = text.replace(was, now);
	}
	return site.putOnline({ [file]: text });
}

/** Everybody sees that nothing is left to do, and that what is here is what is online. */
async function expectOnline(browser: Browser, ...files: readonly string[]): Promise<void> {
	expect(await browser.changed()).toEqual([]);
	expect((await browser.elsewhere()).clash).toBe("");
	for (const file of files) expect(browser.text(file)).toBe(site.online(file));
}

test("two people change neighbouring lines: both are there, in the notation of the other", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	await annaPuts(contact, ["description: Stel", "# Anna zegt iets\ndescription: Stelt"]);
	expect(await browser.publish()).toHaveProperty("told");
	const text = site.online(contact);
	expect(text).toContain("title: Bereikbaar\n# Anna zegt iets\ndescription: Stelt uw vraag");
	await expectOnline(browser, contact);
});

test("two people make the same of a value: there is nothing to ask", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	const online = await annaPuts(contact, ["title: Contact", "title: Bereikbaar"]);
	await browser.store.follow();
	expect(await browser.changed()).toEqual([]);
	expect(site.tip).toBe(online);
	await expectOnline(browser, contact);
});

test("two people make something else of a value: it goes online once its writer has seen that", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	const theirs = await annaPuts(
		contact,
		["title: Contact", "title: Bel ons"],
		["label: Naar het", "label: Hier is het"],
	);
	const { publishing } = browser.brain;
	const { seen } = await publishing.state(browser.live);
	expect(await publishing.send(browser.live, { seen, message: "Titel" })).toHaveProperty("refused");
	expect(site.tip).toBe(theirs);
	expect(browser.value(contact, "title")).toBe("Bereikbaar");
	expect(browser.value(contact, "sections", 0, "buttons", 0, "label")).toBe("Hier is het formulier");
	const { clash, texts, news } = await browser.elsewhere();
	expect(texts).toEqual([expect.objectContaining({ who: anna.name, theirs: "Bel ons", mine: "Bereikbaar" })]);
	expect(news).toEqual([{ who: anna.name, count: 1 }]);
	expect(await browser.publish("Titel", "")).toHaveProperty("refused");
	expect(await browser.publish("Titel", clash)).toHaveProperty("told");
	expect(site.online(contact)).toBe(site.online(contact, theirs).replace("title: Bel ons", "title: Bereikbaar"));
	await expectOnline(browser, contact);
});

test("what others made meanwhile of a value that clashes is asked about again", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	await annaPuts(contact, ["title: Contact", "title: Bel ons"]);
	await browser.store.follow();
	const { clash } = await browser.elsewhere();
	const { publishing } = browser.brain;
	const { seen } = await publishing.state(browser.live);
	const later = await annaPuts(contact, ["title: Bel ons", "title: Mail ons"]);
	expect(await publishing.send(browser.live, { seen, message: "Titel", clash })).toHaveProperty("refused");
	expect(site.tip).toBe(later);
	expect((await browser.elsewhere()).texts).toEqual([
		expect.objectContaining({ theirs: "Mail ons", mine: "Bereikbaar" }),
	]);
});

test("who takes over what others made of a value has nothing left to ask", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	const online = await annaPuts(contact, ["title: Contact", "title: Bel ons"]);
	await browser.store.follow();
	expect(browser.type(contact, ["title"], "Bel ons")).toHaveProperty("written");
	expect((await browser.elsewhere()).clash).toBe("");
	expect(await browser.changed()).toEqual([]);
	expect(site.tip).toBe(online);
});

test("who takes back an edit that clashes sees what is online by then, and all else of theirs", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	await annaPuts(contact, ["title: Contact", "title: Bel ons"], ["Naar het formulier", "Ga erheen # kort"]);
	await browser.store.follow();
	expect(browser.value(contact, "title")).toBe("Bereikbaar");
	expect(await browser.brain.editing.again(browser.live, "undo")).toHaveProperty("written");
	await expectOnline(browser, contact);
	expect(browser.value(contact, "title")).toBe("Bel ons");
	expect(browser.brain.editing.session(browser.live).undo).toBeUndefined();
});

test("of two values that clash the one that is taken back says what is online, and the other is still asked about", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	browser.type(contact, ["sections", 1, "title"], "Schrijf ons");
	await annaPuts(contact, ["title: Contact", "title: Bel ons"], ["title: Stuur ons een bericht", "title: Mail ons"]);
	await browser.store.follow();
	expect(await browser.brain.editing.again(browser.live, "undo")).toHaveProperty("written");
	expect(browser.value(contact, "sections", 1, "title")).toBe("Mail ons");
	expect((await browser.elsewhere()).texts).toEqual([
		expect.objectContaining({ theirs: "Bel ons", mine: "Bereikbaar" }),
	]);
	expect(browser.type(contact, ["sections", 1, "title"], "Mail ons gerust")).toHaveProperty("written");
	expect((await browser.elsewhere()).texts).toHaveLength(1);
});

test("a section that others removed stays when it was edited here, and is asked about", async () => {
	const browser = await site.open();
	browser.type(contact, ["sections", 1, "title"], "Schrijf ons");
	const theirs = await annaPuts(
		contact,
		[
			"  - type: form\n    id: formulier\n    title: Stuur ons een bericht\n    form: contact\n    privacy: /contact#privacy\n",
			"",
		],
		["title: Contact", "title: Bel ons"],
	);
	await browser.store.follow();
	expect(browser.value(contact, "title")).toBe("Bel ons");
	expect(browser.value(contact, "sections", 1, "title")).toBe("Schrijf ons");
	expect(await browser.publish()).toHaveProperty("refused");
	expect(site.tip).toBe(theirs);
	const { clash, values, places } = await browser.elsewhere();
	const name = "Stuur ons een bericht";
	expect(values).toMatchObject([
		{
			...{ file: contact, path: ["sections"], who: "Anna Bakker" },
			mine: { is: "list", changes: [{ what: "changed", name }] },
			theirs: { is: "list", changes: [{ what: "removed", name }] },
		},
	]);
	expect(places).toEqual([]);
	expect(await browser.publish("Toch houden", clash)).toHaveProperty("told");
	expect(site.online(contact)).toContain("title: Schrijf ons");
	await expectOnline(browser, contact);
});

test("a section that two people moved to other places stays where it was put here, and is asked about", async () => {
	const browser = await site.open();
	const text = site.online(contact);
	const [hero, prose] = [text.indexOf("  - type: hero"), text.indexOf("  - type: prose")];
	const was = dataAt(dataIn(text), ["sections", 2]) ?? null;
	const changes = [{ do: "move", file: contact, path: ["sections", 2], was, to: 1 }] as const;
	const { revision } = browser.live;
	expect(browser.brain.editing.edit(browser.live, { revision, changes, name: "Hoger" })).toHaveProperty("written");
	await site.putOnline({ [contact]: text.slice(0, hero) + text.slice(prose) + text.slice(hero, prose) });
	await browser.store.follow();
	expect(browser.value(contact, "sections", 1, "id")).toBe("privacy");
	expect(await browser.publish()).toHaveProperty("refused");
	const { clash, values } = await browser.elsewhere();
	const moved = { is: "list", changes: [{ what: "moved" }] };
	expect(values).toMatchObject([{ path: ["sections"], mine: moved, theirs: moved }]);
	expect(await browser.publish("Toch zo", clash)).toHaveProperty("told");
	expect(browser.value(contact, "sections", 1, "id")).toBe("privacy");
	await expectOnline(browser, contact);
});

test("what was removed here and edited by others is asked about", async () => {
	const browser = await site.open();
	const path = ["sections", 0, "buttons"];
	const was = [{ label: "Naar het formulier", link: "#formulier" }];
	const { revision } = browser.live;
	const changes = [{ do: "remove", file: contact, path, was }] as const;
	expect(browser.brain.editing.edit(browser.live, { revision, changes, name: "Weg" })).toHaveProperty("written");
	await annaPuts(contact, ["label: Naar", "label: Ga naar"], ["title: Contact", "title: Bel ons"]);
	await browser.store.follow();
	expect(browser.value(contact, "title")).toBe("Bel ons");
	expect(browser.value(contact, ...path)).toBeUndefined();
	const { clash } = await browser.elsewhere();
	expect(clash).not.toBe("");
	expect(await browser.publish("Weg", clash)).toHaveProperty("told");
	expect(site.online(contact)).not.toContain("buttons");
});

test("a page that others gave another name takes what was edited here", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	const text = site.online(contact).replace("label: Naar", "label: Ga naar");
	await site.putOnline({ [contact]: null, "content/pages/bereikbaarheid.yaml": text });
	await browser.store.follow();
	expect(await browser.changed()).toEqual(["content/pages/bereikbaarheid.yaml"]);
	expect(browser.text("content/pages/bereikbaarheid.yaml")).toBe(text.replace("title: Contact", "title: Bereikbaar"));
	expect(browser.store.files.has(contact)).toBe(false);
});

test("a page that others removed stays when it was edited here, and is asked about", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	await site.putOnline({ [contact]: null });
	await browser.store.follow();
	expect(browser.value(contact, "title")).toBe("Bereikbaar");
	expect(await browser.publish()).toHaveProperty("refused");
	const { clash } = await browser.elsewhere();
	expect(await browser.publish("Houden", clash)).toHaveProperty("told");
	expect(site.online(contact)).toContain("title: Bereikbaar");
});

test("an edit of a page that others removed does not go into one that they made of the same template", async () => {
	const browser = await site.open();
	browser.type(contact, ["sections", 1, "title"], "Schrijf ons");
	const other = "content/pages/zwemmen.yaml";
	const text = site
		.online(contact)
		.replace("title: Contact\n", "title: Zwemmen\n")
		.replace(/^description: .*$/m, "description: Alles over zwemmen.");
	await site.putOnline({ [contact]: null, [other]: text });
	await browser.store.follow();
	expect(browser.text(other)).toBe(text);
	expect(browser.value(contact, "sections", 1, "title")).toBe("Schrijf ons");
	expect(await browser.publish()).toHaveProperty("refused");
});

test("a page that got another name here takes what others edited", async () => {
	const browser = await site.open();
	const file = "content/pages/anders.yaml";
	const { content } = browser.store;
	const text = browser.text(contact).replace("title: Contact", "title: Bereikbaar");
	const [was, now] = [content.keep(browser.text(contact)), content.keep(text)];
	const files = [
		{ file: contact, kept: was, comes: false },
		{ file, kept: now, comes: true },
	];
	expect(content.write({ files, texts: new Map() })).toBe(true);
	browser.live.refresh(new Set([contact, file]));
	await annaPuts(contact, ["label: Naar", "label: Ga naar"]);
	await browser.store.follow();
	expect(browser.text(file)).toBe(text.replace("label: Naar", "label: Ga naar"));
	expect(browser.store.files.has(contact)).toBe(false);
	expect((await browser.elsewhere()).clash).toBe("");
});

test("a picture of which two people made something else is asked about, and never mixed", async () => {
	const [mine, theirs] = ["<svg>mine</svg>", "<svg>theirs</svg>"];
	const file = "content/images/scenes/voorbeeld.svg";
	const browser = await site.open();
	const { content } = browser.store;
	const before = browser.text(file);
	const files = [
		{ file, kept: content.keep(before), comes: false },
		{ file, kept: content.keep(mine), comes: true },
	];
	expect(content.write({ files, texts: new Map() })).toBe(true);
	await site.putOnline({ [file]: theirs });
	await browser.store.follow();
	expect(browser.text(file)).toBe(mine);
	expect((await browser.elsewhere()).clash).not.toBe("");
});

test("what a newer builder knows hides nothing else, and stays byte for byte whatever is done around it", async () => {
	const file = contact;
	const newer = "  # Van Bert\n  - type: toekomst\n    rijen: [ {a: 1},   {b: [2, 3]} ]\n    title: Iets nieuws\n";
	const field = "    vorm: rond   # zo\n";
	await site.putOnline({
		[file]: site
			.online(file)
			.replace("  - type: form\n", `${newer}  - type: form\n${field}`)
			.replace("title: Contact\n", "title: Contact\nkleurtje: rood\n"),
		"content/facts/business.yaml": `${site.online("content/facts/business.yaml")}handelsregister: 123\n`,
		"content/site.yaml": `${site.online("content/site.yaml")}nachtstand: ja\n`,
	});
	const browser = await site.open();
	const { live } = browser;
	const { editing } = browser.brain;
	const sections = () => markedPage(live, "/contact")?.sections.map(({ title, isKnown }) => (isKnown ? title : "?"));
	const shown = () =>
		live.content.show("/contact", (whole) =>
			JSON.stringify(shownPage(live, siteOfToday(whole), whole, "/contact")?.page),
		);
	expect(sections()).toEqual(["Openingsblok", "?", "Formulier", "Lopende tekst"]);
	expect(shown()).toContain("met een nieuwere Studio gemaakt");
	expect(shown()).toContain("Stuur ons een bericht");
	// Beside it one types, adds, moves, copies and removes.
	const done = async (at: number, change: (was: WrittenData) => Change) => {
		const was = markedPage(live, "/contact")?.sections[at]?.data ?? null;
		const asked = { revision: live.revision, changes: [change(was)], name: "Iets" };
		expect(await editing.ask(live, asked)).toMatchObject({ written: [file] });
		for (const each of [newer, field, "kleurtje: rood\n"]) expect(browser.text(file)).toContain(each);
	};
	const before = browser.text(file);
	const path = ["sections", 2, "title"];
	await done(2, () => ({ do: "set", file, path, was: "Stuur ons een bericht", value: "Schrijf ons" }));
	expect(shown()).toContain("Schrijf ons");
	await done(2, () => ({ do: "add", file, path: ["sections", 2, "background"], value: "mist" }));
	await done(2, (was) => ({ do: "move", file, path: ["sections", 2], was, to: 3 }));
	await done(2, (was) => ({ do: "duplicate", file, path: ["sections", 2], was }));
	await done(1, (was) => ({ do: "move", file, path: ["sections", 1], was, to: 2 }));
	expect(sections()).toEqual(["Openingsblok", "Lopende tekst", "?", "Lopende tekst", "Formulier"]);
	await done(3, (was) => ({ do: "remove", file, path: ["sections", 3], was }));
	// What would be wrong is refused as ever.
	const link = ["sections", 0, "buttons", 0, "link"];
	const wrong: Change = { do: "set", file, path: link, was: "#formulier", value: "#nergens" };
	const refused = await editing.ask(live, { revision: live.revision, changes: [wrong], name: "Mis" });
	expect(refused).toMatchObject({ problems: [{ file, path: link }] });
	for (let left = 6; left > 0; left--) expect(await editing.again(live, "undo")).toMatchObject({ written: [file] });
	expect(browser.text(file)).toBe(before);
	expect(live.content.problems().map(({ code }) => code)).toContain("unknown-section");
});

test("a field whose name is misspelt says what it said, with all else of its page, and is told until it is mended", async () => {
	const title = "title: Stuur ons een bericht";
	const description = "description: Stel";
	await annaPuts(
		contact,
		[`    ${title}`, `    ${title.replace("title", "titel")}`],
		[description, "descripton: Stel"],
	);
	const browser = await site.open();
	const { live } = browser;
	const shown = () =>
		live.content.show("/contact", (whole) => JSON.stringify(shownPage(live, siteOfToday(whole), whole, "/contact")));
	expect(shown()).toContain("Stuur ons een bericht");
	expect(shown()).toContain('"description":"Stel');
	expect(live.content.problems().map(({ code }) => code)).toEqual(["unknown-field", "unknown-field"]);
	browser.type(contact, ["title"], "Bereikbaar");
	expect(shown()).toContain("Bereikbaar");
	expect(shown()).toContain("Stuur ons een bericht");
	const { problems } = await browser.brain.publishing.state(live);
	expect(problems).toHaveLength(2);
	await annaPuts(contact, [title.replace("title", "titel"), title], ["descripton", "description"]);
	await browser.store.follow();
	expect(live.content.problems()).toEqual([]);
	expect(await browser.publish()).toHaveProperty("told");
});

test("a section whose type is misspelt is shown and filled in as what was meant, and stops what goes online until it is mended", async () => {
	await annaPuts(contact, ["type: form", "type: from"]);
	const browser = await site.open();
	const { live } = browser;
	const shown = () =>
		live.content.show("/contact", (whole) => JSON.stringify(shownPage(live, siteOfToday(whole), whole, "/contact")));
	expect(shown()).toContain("Stuur ons een bericht");
	expect(shown()).not.toContain("nieuwere Studio");
	browser.type(contact, ["sections", 1, "title"], "Schrijf ons");
	expect(shown()).toContain("Schrijf ons");
	const { problems, notes } = await browser.brain.publishing.state(live);
	expect(problems).toMatchObject([{ hint: "Bedoelde u ‘form’?" }]);
	expect(notes.join()).not.toContain("deze Studio niet kent");
	browser.type(contact, ["sections", 1, "type"], "form");
	expect(live.content.problems()).toEqual([]);
	expect(await browser.publish()).toHaveProperty("told");
});
