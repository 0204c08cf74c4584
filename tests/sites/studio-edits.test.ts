import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Change, EditAnswer, WrittenData } from "#core/studio.ts";
import type { DevServer } from "#engine/dev/dev-server.ts";
import { diskStore } from "#engine/studio/disk-store.ts";
import { dataAt, dataIn, dataOf } from "#pipeline/authoring/edits/data.ts";
import { patchBetween } from "#pipeline/authoring/edits/patch.ts";
import { formAt } from "#pipeline/authoring/form/form.ts";
import { parseSource } from "#pipeline/read/source.ts";
import type { Editing } from "#studio/brain/edits/editing.ts";
import { Journal } from "#studio/brain/edits/journal.ts";
import { factsFor } from "#studio/brain/pages/facts.ts";
import { whatIsWrong } from "#studio/brain/problems/told-problems.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { killedAt } from "../helpers/killed.ts";
import { openStudio } from "../helpers/open-studio.ts";

let site: TemporarySite;
let server: DevServer;
let studio: Editing;

const index = "content/pages/index.yaml";
const contact = "content/pages/contact.yaml";
const products = "content/facts/products.yaml";

beforeEach(() => {
	site = temporarySite();
	open();
});

afterEach(() => {
	server.close();
	site.dispose();
});

/** Starts anew, with nothing but what is on the disk. */
function open(): void {
	({ server, studio } = openStudio(site.root));
}

function restart(): void {
	server.close();
	open();
}

const text = (file: string) => readFileSync(join(site.root, file), "utf8");

function edit(...changes: Change[]): EditAnswer {
	return studio.edit(server, { revision: server.revision, changes, name: "Iets" });
}

const title = (value: string, was = "Stel gerust uw vraag"): Change => ({
	do: "set",
	file: index,
	path: ["sections", 1, "title"],
	was,
	value,
});

test("an edit writes the line that says it, and is taken back and done again to the byte", () => {
	const before = text(index);
	const answer = edit(title("Stel uw vraag: gerust"));
	expect(answer).toMatchObject({ written: [index], session: { undo: "Iets", redo: undefined } });
	const after = text(index);
	expect(after).toBe(before.replace("title: Stel gerust uw vraag", 'title: "Stel uw vraag: gerust"'));
	expect(studio.again(server, "undo")).toMatchObject({ written: [index], session: { redo: "Iets", undo: undefined } });
	expect(text(index)).toBe(before);
	expect(studio.again(server, "redo")).toMatchObject({ written: [index] });
	expect(text(index)).toBe(after);
	expect(studio.again(server, "redo")).toEqual({ refused: "Er is niets meer om opnieuw te doen." });
});

test("an item goes with what was typed in it since it was seen, and not with what somebody else made of it", () => {
	const { revision } = server;
	const path = ["sections", 1];
	const was = dataAt(dataIn(text(index)), path) ?? null;
	const seen = (change: Change) => studio.edit(server, { revision, changes: [change], name: "Iets" });
	const item = { file: index, path, was };
	edit(title("Eerst"));
	expect(seen({ do: "duplicate", ...item })).toMatchObject({ written: [index] });
	expect(text(index).match(/title: Eerst$/gm)).toHaveLength(2);
	expect(studio.again(server, "undo")).toMatchObject({ written: [index] });
	expect(seen({ do: "move", ...item, to: 0 })).toMatchObject({ written: [index] });
	expect(studio.again(server, "undo")).toMatchObject({ written: [index] });
	site.write("pages/index.yaml", text(index).replace("title: Eerst", "title: Van een ander"));
	server.refresh(new Set([index]));
	const theirs = { conflict: { was, now: { title: "Van een ander" } } };
	for (const change of [{ do: "remove", ...item } as const, { do: "move", ...item, to: 0 } as const])
		expect(seen(change)).toMatchObject(theirs);
	// Nobody has read that yet, whoever writes into the file meanwhile.
	site.write("pages/index.yaml", text(index).replace("Van een ander", "Nog niet gelezen"));
	const late = server.revision;
	const read = dataAt(dataIn(server.content.textOf(index) ?? ""), path) ?? null;
	edit({
		do: "set",
		file: index,
		path: ["sections", 0, "title"],
		was: String(dataAt(dataIn(text(index)), ["sections", 0, "title"])),
		value: "Boven",
	});
	expect(text(index)).toContain("title: Boven");
	expect(
		studio.edit(server, { revision: late, changes: [{ do: "remove", file: index, path, was: read }], name: "Iets" }),
	).toHaveProperty("conflict");
	expect(text(index)).toContain("Nog niet gelezen");
});

test("items in which somebody typed one after another are known each by what was typed in it", () => {
	const business = "content/facts/business.yaml";
	const { revision } = server;
	const [first, second] = [0, 1].map((at) => dataAt(dataIn(text(business)), ["exceptions", at]) ?? null);
	const seen = (change: Change) => studio.edit(server, { revision, changes: [change], name: "Iets" });
	const type = (at: number, was: string, value: string): Change => ({
		do: "set",
		file: business,
		path: ["exceptions", at, "reason"],
		was,
		value,
	});
	edit(type(0, "Eerste Kerstdag", "Kerst"));
	edit(type(1, "Nieuwjaarsdag", "Nieuwjaar"));
	const spot = (at: number) => ({ file: business, path: ["exceptions", at] });
	expect(seen({ do: "move", ...spot(0), was: first ?? null, to: 1 })).toMatchObject({ written: [business] });
	expect(seen({ do: "remove", ...spot(1), was: second ?? null })).toMatchObject({ written: [business] });
	const reasons = text(business).match(/(?<=reason: ).*/g);
	expect(reasons?.slice(0, 2)).toEqual(["Kerst", "Tweede Kerstdag"]);
});

test("what is typed without a break is taken back at once, also after a restart, and nothing else with it", async () => {
	const before = text(index);
	const type = (value: string, was: string, typingSession?: string) =>
		studio.edit(server, {
			revision: server.revision,
			changes: [title(value, was)],
			name: `Kop: … → ${value}`,
			typingSession,
		});
	type("Eerst", "Stel gerust uw vraag");
	type("Daarn", "Eerst", "a");
	restart();
	type("Daarna dit", "Daarn", "a");
	type("Daarna", "Daarna dit", "a");
	expect(studio.session(server).undo).toBe("Kop: … → Daarna");
	await studio.again(server, "undo");
	expect(text(index)).toBe(before.replace("Stel gerust uw vraag", "Eerst"));
	await studio.again(server, "redo");
	expect(text(index)).toBe(before.replace("Stel gerust uw vraag", "Daarna"));
	type("Anders", "Daarna", "b");
	await studio.again(server, "undo");
	await studio.again(server, "undo");
	await studio.again(server, "undo");
	expect(text(index)).toBe(before);
});

test("what was done before a restart can be taken back after it, unless its place changed meanwhile", () => {
	const before = text(index);
	edit(title("Een"));
	edit(title("Twee", "Een"));
	restart();
	site.write("pages/index.yaml", text(index).replace("luistert eerst", "luistert altijd eerst"));
	server.refresh(new Set([index]));
	expect(studio.again(server, "undo")).toMatchObject({ written: [index] });
	expect(text(index)).toContain("title: Een\n");
	site.write("pages/index.yaml", text(index).replace("title: Een", "title: Iets anders"));
	server.refresh(new Set([index]));
	expect(studio.again(server, "undo")).toMatchObject({
		refused: '"Iets" kan niet meer: op die plaats is intussen iets veranderd.',
		session: { undo: undefined, redo: "Iets" },
	});
	expect(text(index)).toContain("title: Iets anders");
	expect(before).not.toBe(text(index));
});

test("what cannot be taken back any more stands in the way of nothing that was done before it", () => {
	const before = text(index);
	const link: Change = {
		do: "set",
		file: index,
		path: ["sections", 0, "buttons", 0, "label"],
		was: "Stuur een bericht",
		value: "Vraag maar",
	};
	expect(edit(link)).toMatchObject({ written: [index] });
	edit(title("Een"));
	site.write("pages/index.yaml", text(index).replace("title: Een", "title: Iets anders"));
	server.refresh(new Set([index]));
	expect(studio.again(server, "undo")).toMatchObject({ refused: expect.stringContaining("kan niet meer") });
	restart();
	expect(studio.again(server, "undo")).toMatchObject({ written: [index], session: { undo: undefined } });
	expect(text(index)).toBe(before.replace("Stel gerust uw vraag", "Iets anders"));
	// The other way it is passed in the same manner.
	expect(studio.again(server, "redo")).toMatchObject({ written: [index] });
	expect(studio.again(server, "redo")).toMatchObject({ refused: expect.stringContaining("kan niet meer") });
	expect(studio.again(server, "redo")).toEqual({ refused: "Er is niets meer om opnieuw te doen." });
});

test("what is not sound is not written, and is told with the field that it is about", () => {
	const before = [text(index), text(products)];
	const tooLong = edit(title("x".repeat(200)));
	expect(tooLong).toMatchObject({ problems: [{ file: index, path: ["sections", 1, "title"], line: 17 }] });
	const link: Change = {
		do: "set",
		file: index,
		path: ["sections", 0, "buttons", 0, "link"],
		was: "/contact#formulier",
		value: "/nergens",
	};
	expect(edit(link)).toMatchObject({
		problems: [{ title: expect.stringMatching(/./), path: ["sections", 0, "buttons", 0, "link"] }],
	});
	const price: Change = { do: "set", file: products, path: ["muziek-regular", "price"], was: "100", value: "honderd" };
	expect(edit(title("Goed"), price)).toMatchObject({
		problems: [{ file: products, path: ["muziek-regular", "price"] }],
	});
	expect(edit({ do: "remove", file: index, path: ["sections", 0], was: seen(index, 0) })).toMatchObject({
		problems: [{ file: index }],
	});
	expect([text(index), text(products)]).toEqual(before);
});

test("a problem is told in the words of Studio, with what could stand there", () => {
	const link = ["sections", 0, "buttons", 0, "link"];
	expect(edit({ do: "set", file: index, path: link, was: "/contact#formulier", value: "/contakt" })).toMatchObject({
		problems: [{ message: "Er is geen pagina ‘/contakt’.", offer: { was: "/contakt", value: "/contact" } }],
	});
	const unit = ["muziek-regular", "unit"];
	const missing = edit({
		do: "remove",
		file: products,
		path: unit,
		was: dataAt(dataOf(parseSource("", text(products)).written), unit) ?? "",
	});
	expect(missing).toMatchObject({ problems: [{ hint: "Vul dit in." }] });
	// By the name that people know, which the form shows too.
	expect(edit(title("x".repeat(200)))).toMatchObject({
		problems: [{ message: expect.stringMatching(/^‘[a-z ]+’ heeft 200 tekens/) }],
	});
});

test("a sample is shown as one until somebody fills it in, or says that it is right", () => {
	const spot = (name: string) => ({ file: products, path: ["reis", name] });
	const sampleOf = (name: string) => {
		const file = server.content.file(products);
		const { site, textOf } = { site: server.content.site, textOf: text(products) };
		return file && formAt({ site, file, text: textOf, language: "nl" }, spot(name).path)?.sample;
	};
	const confirm = { do: "remove", file: products, path: ["reis", "samples"], was: ["unit"] };
	expect([sampleOf("unit"), sampleOf("price")]).toEqual([{ confirm }, undefined]);
	expect(edit({ ...spot("unit"), do: "set", was: "per set", value: "per paar" })).toHaveProperty("written");
	expect(text(products)).toMatch(/unit: per paar\n(?!.*samples)/);
	expect(text(products)).not.toContain("samples: [unit]");
	expect(sampleOf("unit")).toBeUndefined();
	expect(studio.again(server, "undo")).toHaveProperty("written");
	expect(edit(confirm as Change)).toHaveProperty("written");
	expect(text(products)).not.toContain("samples: [unit]");
});

test("what is a sample as a whole is one until somebody says that all of it is right", () => {
	site.replace("facts/products.yaml", "samples: [unit]", "samples: [all]");
	restart();
	const file = server.content.file(products);
	const sampleAt = (...path: string[]) =>
		file && formAt({ site: server.content.site, file, text: text(products), language: "nl" }, path)?.sample;
	const confirm = { do: "remove", file: products, path: ["reis", "samples"], was: ["all"] };
	expect([sampleAt("reis"), sampleAt("reis", "price")]).toEqual([{ confirm }, undefined]);
	expect(edit({ file: products, path: ["reis", "unit"], do: "set", was: "per set", value: "per paar" })).toHaveProperty(
		"written",
	);
	// A word of it says nothing of the others.
	expect(sampleAt("reis")).toEqual({ confirm });
	expect(edit(confirm as Change)).toHaveProperty("written");
	expect(text(products)).not.toContain("samples");
});

test("what is empty in something that is a sample as a whole is none; a field that is named as one stays one", () => {
	site.replace("facts/business.yaml", "region: De stad en omgeving\n", "samples: [social, region]\n");
	restart();
	const business = server.content.file("content/facts/business.yaml");
	const asked = { site: server.content.site, text: text("content/facts/business.yaml"), language: "nl" } as const;
	const sampleAt = (...path: (string | number)[]) => business && formAt({ ...asked, file: business }, path)?.sample;
	expect(sampleAt("social", 0, "name")).toBeDefined();
	expect(sampleAt("social", 1, "name")).toBeUndefined();
	expect(sampleAt("region")).toBeDefined();
});

test("a condition of a question offers what another one takes from the facts", () => {
	site.replace(
		"facts/forms.yaml",
		"field: antwoord\n        value: Per telefoon",
		"field: reden\n        value: Opmeting",
	);
	restart();
	const forms = "content/facts/forms.yaml";
	const file = server.content.file(forms);
	const path = ["afspraak", "fields"];
	const questions = dataAt(dataIn(text(forms)), path) as readonly { name: string; requiredWhen?: { field: string } }[];
	const at = questions.findIndex(({ requiredWhen }) => requiredWhen?.field === "reden");
	const asked = { site: server.content.site, text: text(forms), language: "nl" } as const;
	const field = file && formAt({ ...asked, file }, [...path, at, "requiredWhen", "value"]);
	expect(field?.content).toMatchObject({
		control: "choice",
		options: expect.arrayContaining([{ value: "Opmeting", text: "Opmeting" }]),
	});
});

test("an amount is taken as it is typed, also by who goes on typing before it was read again", () => {
	const typed = ["€145,50", "€ 146,50", "147,50 euro", "EUR 148.50", "149,5", "150,-", "€ 1.250"];
	const kept = ["145.50", "146.50", "147.50", "148.50", "149.50", "150", "1250"];
	let was = "100";
	for (const [at, value] of typed.entries()) {
		expect(edit({ do: "set", file: products, path: ["muziek-regular", "price"], was, value })).toHaveProperty(
			"written",
		);
		expect(text(products)).toContain(`price: "${kept[at]}"\n`);
		was = value;
	}
	// A comma before three digits says two things, of which somebody chooses one.
	const asked = edit({ do: "set", file: products, path: ["muziek-regular", "price"], was, value: "1,350" });
	expect(asked).toMatchObject({ problems: [{ offer: { was: "1,350", value: "1350", words: "1350" } }] });
	expect(text(products)).toContain('price: "1250"\n');
	const wrong = edit({ do: "set", file: products, path: ["muziek-regular", "price"], was, value: "12 34" });
	expect(wrong).toMatchObject({
		problems: [
			{
				message: expect.stringMatching(/is een bedrag, zoals ‘139’, ‘45,00’ of ‘€ 45’; .*; hier staat ‘12 34’\.$/),
				hint: "Schrijf één bedrag: ‘139’, of met centen ‘45.00’.",
			},
		],
	});
});

test("an address elsewhere is taken as people say it, without what every such address begins with", () => {
	const file = "content/facts/business.yaml";
	const added = { name: "Elders", url: "www.elders.example/praktijk" };
	const { length } = (dataAt(dataOf(parseSource("", text(file)).written), ["social"]) ?? []) as readonly WrittenData[];
	expect(edit({ do: "insert", file, path: ["social", length], value: added })).toHaveProperty("written");
	expect(text(file)).toContain("url: https://www.elders.example/praktijk\n");
});

test("what the list of what is wrong offers is what the report means", () => {
	site.replace("pages/contact.yaml", 'link: "#formulier"', 'link: "#formulir"');
	site.replace("pages/contact.yaml", "title: Vraag het ons", 'title: "Bel {business.phon}"');
	site.replace("pages/index.yaml", "link: /contact#formulier", "link: /contakt#formulier");
	server.refresh(new Set([index, contact]));
	const offers = whatIsWrong(server).errors.map(({ offer }) => offer?.words);
	expect(offers).toEqual(["{business.phone}", "#formulier", "/contact"]);
});

test("a value that is missing in its file is a field that is not filled in", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title:");
	server.refresh(new Set([contact]));
	const told = whatIsWrong(server).errors.map(({ message, hint }) => `${message} ${hint}`);
	expect(told).toEqual(["‘titel’ is nog niet ingevuld. Vul hier iets in."]);
});

test("a link that leads to nothing names the address, so that all of them can be mended at once", () => {
	site.replace("pages/contact.yaml", "menu:", "draft: ja\nmenu:");
	server.refresh(new Set([index, contact]));
	const deadEnds = whatIsWrong(server).errors.map(({ deadEnd }) => deadEnd);
	expect(new Set(deadEnds)).toEqual(new Set(["/contact"]));
});

test("what takes pages away from visitors is asked first, and made when somebody says yes", () => {
	site.write("translations/en/pages/contact.yaml", "- nl: Contact\n  en: Contact\n");
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
	restart();
	const settings = "content/site.yaml";
	const ask = (change: Change, knowing?: true) =>
		studio.ask(server, { revision: server.revision, changes: [change], name: "Iets", knowing });
	const before = [text(settings), text(contact)];
	const language = { do: "remove", file: settings, path: ["languages", 1], was: "en" } as const;
	expect(ask(language)).toEqual({
		asks: [expect.stringMatching(/^Bezoekers kunnen de site niet meer in het Engels lezen: \d+ pagina’s gaan weg\.$/)],
	});
	expect(ask({ ...language, do: "set", was: "en", value: "fr" })).toHaveProperty("asks");
	const point = { key: "blogs", label: "Blogs" };
	expect(ask({ do: "remove", file: settings, path: ["menu", 2], was: point })).toEqual({
		asks: [expect.stringMatching(/^‘Blogs’ gaat uit het menu\. Daar stond/)],
	});
	expect(ask({ do: "add", file: contact, path: ["draft"], value: "ja" })).toEqual({
		asks: [expect.stringMatching(/^Bezoekers vinden ‘Contact’ niet meer\. Er staan links hiernaartoe op: ‘/)],
	});
	expect([text(settings), text(contact)]).toEqual(before);
	expect(ask(language, true)).toMatchObject({ written: [settings] });
	expect(studio.again(server, "undo")).toHaveProperty("written");
	expect(text(settings)).toBe(before[0]);
	expect(ask(title("Stel uw vraag"))).toHaveProperty("written");
});

test("a mistake that was there before does not keep somebody from changing something else", () => {
	site.replace("pages/index.yaml", "link: /contact\n", "link: /nergens\n");
	server.refresh(new Set([index]));
	expect(edit(title("Nieuw"))).toMatchObject({ written: [index] });
});

test("fields are added where the schema has them; sections are inserted, moved, copied and removed", async () => {
	const before = text(index);
	const section = { type: "notice", title: "Gesloten", text: "Op maandag.", tone: "info" };
	expect(edit({ do: "insert", file: index, path: ["sections", 1], value: section })).toMatchObject({
		written: [index],
	});
	expect(text(index)).toContain(
		"  - type: notice\n    title: Gesloten\n    text: Op maandag.\n    tone: info\n  - type: call-to-action",
	);
	expect(edit({ do: "add", file: index, path: ["sections", 1, "id"], value: "gesloten" })).toMatchObject({
		written: [index],
	});
	expect(text(index)).toContain("  - type: notice\n    id: gesloten\n    title: Gesloten");
	expect(edit({ do: "move", file: index, path: ["sections", 1], was: seen(index, 1), to: 2 })).toMatchObject({
		written: [index],
	});
	expect(edit({ do: "remove", file: index, path: ["sections", 2], was: seen(index, 2) })).toMatchObject({
		written: [index],
	});
	expect(text(index)).toBe(before);
	for (let step = 0; step < 4; step++) await studio.again(server, "undo");
	expect(text(index)).toBe(before);
	expect(server.content.site.settings).toBeDefined();
});

test("a copy of a question of a form is another question to whatever names one", async () => {
	const file = "content/facts/forms.yaml";
	const before = text(file);
	const { contact } = dataIn(before) as { readonly contact: { readonly fields: readonly WrittenData[] } };
	const at = contact.fields.findIndex((each) => JSON.stringify(each).includes('"name":"subject"'));
	const was = contact.fields[at] ?? null;
	for (const name of ["subject-2", "subject-3"]) {
		expect(edit({ do: "duplicate", file, path: ["contact", "fields", at], was })).toMatchObject({ written: [file] });
		const now = dataIn(text(file)) as { readonly contact: typeof contact };
		expect(now.contact.fields.slice(at, at + 2)).toEqual([was, { ...(was as object), name }]);
	}
	for (let step = 0; step < 2; step++) await studio.again(server, "undo");
	expect(text(file)).toBe(before);
});

test("a condition of a question follows what is chosen in another one, and the name of that", async () => {
	const file = "content/facts/forms.yaml";
	const before = text(file);
	const form = () =>
		(dataIn(text(file)) as { readonly afspraak: { readonly fields: readonly Readonly<Record<string, unknown>>[] } })
			.afspraak.fields;
	const at = (name: string) => form().findIndex((each) => each.name === name);
	const set = (where: readonly (string | number)[], was: string, value: string): Change => ({
		do: "set",
		file,
		path: ["afspraak", "fields", ...where],
		was,
		value,
	});
	const [answer, phone, day] = [at("antwoord"), at("phone"), at("dagen")];
	expect(edit(set([answer, "options", 1], "Per telefoon", "Gebeld"))).toMatchObject({ written: [file] });
	expect(form()[phone]?.requiredWhen).toEqual({ field: "antwoord", value: "Gebeld" });
	// The choice of another question is not meant.
	expect(edit(set([day, "options", 0], "woensdag", "Gebeld"))).toMatchObject({ written: [file] });
	expect(edit(set([day, "options", 0], "Gebeld", "maandag"))).toMatchObject({ written: [file] });
	expect(form()[phone]?.requiredWhen).toEqual({ field: "antwoord", value: "Gebeld" });
	for (let step = 0; step < 3; step++) await studio.again(server, "undo");
	expect(text(file)).toBe(before);
});

test("what is only asked for a choice goes with it, as one edit", async () => {
	const file = "content/facts/forms.yaml";
	const fields = ["afspraak", "fields"];
	const before = text(file);
	const all = dataAt(dataIn(before), fields) as readonly Readonly<Record<string, unknown>>[];
	const [answer, phone] = ["antwoord", "phone"].map((name) => all.findIndex((each) => each.name === name));
	const options = [...fields, answer ?? -1, "options"];
	const condition = () => dataAt(dataIn(text(file)), [...fields, phone ?? -1, "requiredWhen"]);
	expect(edit({ do: "insert", file, path: [...options, 2], value: "Per brief" })).toMatchObject({ written: [file] });
	expect(edit({ do: "remove", file, path: [...options, 2], was: "Per brief" })).toMatchObject({ written: [file] });
	expect(condition()).toEqual({ field: "antwoord", value: "Per telefoon" });
	expect(edit({ do: "insert", file, path: [...options, 2], value: "Per brief" })).toMatchObject({ written: [file] });
	expect(edit({ do: "remove", file, path: [...options, 1], was: "Per telefoon" })).toMatchObject({ written: [file] });
	expect(condition()).toBeUndefined();
	await studio.again(server, "undo");
	expect(condition()).toEqual({ field: "antwoord", value: "Per telefoon" });
	while (text(file) !== before) await studio.again(server, "undo");
});

test("what is only asked for a question goes with that question, as one edit", async () => {
	const file = "content/facts/forms.yaml";
	const fields = ["afspraak", "fields"];
	const before = text(file);
	const all = () => dataAt(dataIn(text(file)), fields) as readonly Readonly<Record<string, WrittenData>>[];
	const condition = () => all().find((each) => each.name === "phone")?.requiredWhen;
	const remove = (name: string) => {
		const at = all().findIndex((each) => each.name === name);
		return edit({ do: "remove", file, path: [...fields, at], was: all()[at] ?? null });
	};
	expect(remove("dagen")).toMatchObject({ written: [file] });
	expect(condition()).toEqual({ field: "antwoord", value: "Per telefoon" });
	expect(remove("antwoord")).toMatchObject({ written: [file] });
	expect(condition()).toBeUndefined();
	for (let step = 0; step < 2; step++) await studio.again(server, "undo");
	expect(text(file)).toBe(before);
});

test("a question that becomes one for an e-mail address is known as that, and gives the name back", async () => {
	const file = "content/facts/forms.yaml";
	const fieldsOf = (form: string) =>
		(dataIn(text(file)) as Readonly<Record<string, { readonly fields: readonly Readonly<Record<string, unknown>>[] }>>)[
			form
		]?.fields ?? [];
	const names = () => fieldsOf("afspraak").map(({ name }) => name);
	const path = ["afspraak", "fields"];
	const all = names();
	const mail = all.indexOf("email");
	const was = (dataAt(dataIn(text(file)), [...path, mail]) ?? null) as WrittenData;
	expect(edit({ do: "remove", file, path: [...path, mail], was })).toMatchObject({ written: [file] });
	const name = { do: "set", file, path: [...path, 0, "kind"] } as const;
	// What others say of it follows its name.
	const condition = [...path, all.indexOf("phone") - 1, "requiredWhen"];
	const other = { do: "set", file, path: [...condition, "field"], was: "antwoord", value: "name" } as const;
	expect(edit(other)).toMatchObject({ written: [file] });
	expect(edit({ ...name, was: "text", value: "email" })).toMatchObject({ written: [file] });
	expect(names()[0]).toBe("email");
	expect(dataAt(dataIn(text(file)), condition)).toEqual({ field: "email", value: "Per telefoon" });
	expect(edit({ ...name, was: "email", value: "text" })).toMatchObject({ written: [file] });
	expect(names()[0]).toBe("naam");
	expect(dataAt(dataIn(text(file)), condition)).toEqual({ field: "naam", value: "Per telefoon" });
});

test("a copy of a section, or of what is in it, is no place that links lead to", async () => {
	const file = "content/pages/contact.yaml";
	const before = text(file);
	const form = dataIn(before) as { readonly sections: readonly WrittenData[] };
	const at = form.sections.findIndex((each) => JSON.stringify(each).includes('"id":"formulier"'));
	const was = form.sections[at] ?? null;
	expect(edit({ do: "duplicate", file, path: ["sections", at], was })).toMatchObject({ written: [file] });
	expect(text(file).match(/id: formulier/g)).toHaveLength(1);
	const now = dataIn(text(file)) as { readonly sections: readonly WrittenData[] };
	expect(now.sections[at]).toEqual(was);
	expect(now.sections[at + 1]).toEqual({ ...(was as object), id: undefined });
	// To a visitor the two are the same.
	server.check();
	await expect.poll(() => server.state.checking, { timeout: 30_000 }).toBe(false);
	expect(whatIsWrong(server).errors).toMatchObject([{ removal: { do: "remove", path: ["sections", at + 1] } }]);
	expect(await studio.again(server, "undo")).toMatchObject({ written: [file] });
	expect(text(file)).toBe(before);
});

test("a file that changed meanwhile is changed where it still says the same, and otherwise asked about", () => {
	const { revision } = server;
	const change = title("Nieuw");
	site.replace("pages/index.yaml", "sections:\n", "sections:\n  - type: prose\n    text: Erboven.\n");
	// Nobody has told the server yet.
	expect(studio.edit(server, { revision, changes: [change], name: "Iets" })).toMatchObject({ written: [index] });
	expect(text(index)).toContain("    title: Nieuw\n");
	expect(text(index)).toContain("Erboven.");
	// Somebody else looks at the page as it was.
	const again = { ...change, value: "Anders" };
	expect(studio.edit(server, { revision, changes: [again], name: "Iets" })).toEqual({
		conflict: { was: "Stel gerust uw vraag", now: "Nieuw", path: ["sections", 2, "title"], revision: server.revision },
	});
	// Nobody has told the server of this either, and yet whoever is asked can choose at once.
	site.replace("pages/index.yaml", "title: Nieuw", "title: Van een ander");
	const place = { file: index, path: ["sections", 2, "title"] };
	const mine: Change = { do: "set", ...place, was: "Nieuw", value: "Van mij" };
	const asked = studio.edit(server, { revision: server.revision, changes: [mine], name: "Iets" });
	if (!("conflict" in asked)) throw new Error("Nobody was asked.");
	expect(asked.conflict).toMatchObject({ now: "Van een ander", path: place.path });
	const chosen: Change = { ...mine, was: "Van een ander", value: "Nieuw" };
	const { revision: known } = asked.conflict;
	expect(studio.edit(server, { revision: known, changes: [chosen], name: "Iets" })).toMatchObject({ written: [index] });
	expect(studio.edit(server, { revision: "unknown", changes: [again], name: "Iets" })).toMatchObject({
		refused: expect.any(String),
	});
	expect(text(index)).toContain("    title: Nieuw\n");
});

test("several files are written all or none, and what was half written when somebody pulled the plug is taken back", async () => {
	const before = [text(contact), text(index)];
	const other: Change = {
		do: "set",
		file: contact,
		path: ["sections", 0, "title"],
		was: "Vraag het ons",
		value: "Vraag maar",
	};
	expect(edit(other, title("Twee"))).toMatchObject({ written: [contact, index] });
	await studio.again(server, "undo");
	expect([text(contact), text(index)]).toEqual(before);
	const after = (before[0] ?? "").replace("Vraag het ons", "Vraag maar");
	const patches = [
		{ file: contact, ...patchBetween(before[0] ?? "", after) },
		{ file: index, ...patchBetween(before[1] ?? "", (before[1] ?? "").replace("gerust", "nu")) },
	];
	new Journal(diskStore({ root: site.root, project: projectFolder }).journal).begin({ name: "Half", patches }, "edit");
	writeFileSync(join(site.root, contact), after);
	restart();
	expect([text(contact), text(index)]).toEqual(before);
	expect(studio.session(server).undo).toBeUndefined();
});

test("what can be taken back goes with the folder of the site, and an edit that cannot be noted is not made", async () => {
	const before = text(index);
	edit(title("Een"));
	server.close();
	const moved = `${site.root}-verhuisd`;
	cpSync(site.root, moved, { recursive: true });
	const there = openStudio(moved);
	expect(there.studio.again(there.server, "undo")).toMatchObject({ written: [index] });
	there.server.close();
	expect(readFileSync(join(moved, index), "utf8")).toBe(before);
	rmSync(moved, { recursive: true });

	// Another site in the same place has nothing of it.
	rmSync(join(site.root, ".studio"), { recursive: true });
	open();
	expect(studio.session(server).undo).toBeUndefined();
	const now = text(index);
	const { revive } = killedAt(1, { code: "ENOSPC" });
	try {
		expect(() => edit(title("Twee", "Een"))).toThrow("ENOSPC");
	} finally {
		revive();
	}
	expect(text(index)).toBe(now);
	expect(edit(title("Twee", "Een"))).toHaveProperty("written");
});

test("a file in JSON is left to who wrote it", () => {
	const data = JSON.stringify(dataOf(parseSource(index, text(index)).written));
	site.remove("pages/index.yaml");
	site.write("pages/index.json", data);
	server.refresh(new Set([index, "content/pages/index.json"]));
	expect(edit({ ...title("Nieuw"), file: "content/pages/index.json" })).toEqual({
		refused: "Dit kan Studio niet veranderen, door de vorm waarin het geschreven is. Vraag het wie de site bijhoudt.",
	});
	expect(text("content/pages/index.json")).toBe(data);
});

test("a link that leads out of the content since it was listed is not written through", () => {
	const outside = join(site.root, "outside.yaml");
	writeFileSync(outside, text(index));
	rmSync(join(site.root, index));
	symlinkSync(outside, join(site.root, index));
	expect(edit(title("Buiten"))).toEqual({ refused: "Dit kan hier niet worden veranderd." });
	expect(readFileSync(outside, "utf8")).not.toContain("Buiten");
});

test("line ends of Windows, a byte-order mark and a file without a last line end stay", () => {
	const written = `\uFEFF${text(index).trimEnd().replaceAll("\n", "\r\n")}`;
	site.write("pages/index.yaml", written);
	server.refresh(new Set([index]));
	expect(edit(title("Nieuw"))).toMatchObject({ written: [index] });
	expect(text(index)).toBe(written.replace("Stel gerust uw vraag", "Nieuw"));
});

/** A section as the page says it. */
function seen(file: string, at: number): WrittenData {
	return dataAt(dataOf(parseSource(file, text(file)).written), ["sections", at]) ?? null;
}

test("a text is offered every fact that it can hold, and no price on request", () => {
	const names = factsFor(server).map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(["business.phone", "products.slaap.price"]));
	expect(names).not.toContain("products.werk.price");
});

const branches = "content/facts/branches.yaml";

/** The lines that say where a branch is. */
const place = () =>
	text(branches)
		.split("voorbeelddorp:")[0]
		?.match(/\b(?:latitude|longitude): .*/g);

test("the address of a map, or a pair of numbers, where one of two numbers belongs is both", async () => {
	const before = text(branches);
	const path = ["voorbeeldstad", "latitude"];
	const type = (was: string, value: string) =>
		studio.edit(server, {
			revision: server.revision,
			changes: [{ do: "set", file: branches, path, was, value }],
			name: "Breedtegraad",
			typingSession: "a",
		});
	const address = "https://www.google.com/maps/place/Markt/@53.1,5.1,17z/data=!3m1!4b1!8m2!3d53.2012!4d5.7999";
	expect(type("52.9", address)).toMatchObject({ written: [branches] });
	expect(place()).toEqual(["latitude: 53.2012", "longitude: 5.7999"]);
	// Whoever types on names what stood there as they typed it.
	expect(type(address, "53,5, 5,9")).toMatchObject({ written: [branches] });
	expect(place()).toEqual(["latitude: 53.5", "longitude: 5.9"]);
	expect(type("53,5, 5,9", "53,6")).toMatchObject({ written: [branches] });
	expect(place()).toEqual(["latitude: 53.6", "longitude: 5.9"]);
	expect(type("53.6", "https://maps.app.goo.gl/AbC")).toEqual({
		refused: expect.stringMatching(/^In dit adres staat niet waar het is/),
	});
	await studio.again(server, "undo");
	expect(text(branches)).toBe(before);
});

test("both come where neither was, what was an example is none any more, and a new block takes both", () => {
	const said = text(branches);
	site.write("facts/branches.yaml", said.replace("  latitude: 52.9\n  longitude: 5.4\n", ""));
	server.refresh(new Set([branches]));
	const path = ["voorbeeldstad", "longitude"];
	expect(edit({ do: "add", file: branches, path, value: "53.2012, 5.7999" })).toMatchObject({ written: [branches] });
	expect(place()).toEqual(["latitude: 53.2012", "longitude: 5.7999"]);
	site.write(
		"facts/branches.yaml",
		said.replace("    - onderhoud\n\n", "    - onderhoud\n  samples: [latitude, longitude]\n\n"),
	);
	server.refresh(new Set([branches]));
	edit({ do: "set", file: branches, path, was: "5.4", value: "53.2012, 5.7999" });
	expect(text(branches).split("voorbeelddorp:")[0]).not.toContain("samples");
	// Both go again by themselves.
	edit({ do: "remove", file: branches, path, was: "53.2012, 5.7999" });
	expect(place()).toEqual(["latitude: 53.2012"]);
});
