import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { find, findToReplace } from "#studio/brain/find/find.ts";
import { ContentFolder } from "../helpers/content-folder.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { openStudio } from "../helpers/open-studio.ts";

let site: TemporarySite;

/** The example site in two languages, with a sentence that stands in both, and no words of its own. */
beforeEach(() => {
	site = temporarySite();
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
	site.remove("words/nl.yaml");
	site.write("facts/theme.yaml", "ornament: line\n");
	site.replace("pages/contact.yaml", "title: Contact", "title: Contact met de Kwik");
	site.write("translations/en/pages/contact.yaml", "- nl: Contact met de Kwik\n  en: Contact the Kwik\n");
});

afterEach(() => site.dispose());

function opened() {
	const studio = openStudio(site.root);
	onTestFinished(() => studio.server.close());
	const { server } = studio;
	const sound = <T>(work: Parameters<typeof server.content.show<T>>[1]) => {
		const found = server.content.show("/", work);
		if (found === undefined) throw new Error("The site is not sound.");
		return found;
	};
	return { ...studio, sound };
}

function toReplace(asked: string, by: string) {
	const { server, studio, sound } = opened();
	const { texts, revision } = sound((site) => findToReplace(server, site, { asked, by, wholeWords: true }));
	const edits = texts.flatMap(({ replacement }) => replacement?.edit ?? []);
	const request = {
		revision,
		changes: edits.flatMap((edit) => ("do" in edit ? edit : [])),
		words: edits.flatMap((edit) => ("key" in edit ? edit : [])),
		name: `${asked} → ${by}`,
	};
	return { server, studio, texts, request };
}

const read = (name: string) => readFileSync(join(site.root, "content", name), "utf8");

test("a page, a setting, a picture, a time and a word of the builder are found by what people call them", () => {
	const { server, sound } = opened();
	const ask = (asked: string) => sound((site) => find(server, site, asked));
	expect(ask("kwik").pages).toEqual([{ path: "/contact", title: "Contact met de Kwik" }]);
	const apart = ask("kwik contact");
	expect([apart.isApart, apart.pages.length, apart.texts[0]?.around[1]]).toEqual([true, 1, "Kwik"]);
	expect(ask("contact met").isApart).toBeUndefined();
	expect(ask("bedrijf munt").settings.map(({ label }) => label)).toEqual(["munt"]);
	expect(ask("munt").settings).toContainEqual(
		expect.objectContaining({
			file: "content/site.yaml",
			path: ["business", "currency"],
			label: "munt",
			of: "bedrijf",
		}),
	);
	// By what it is for: the drawing in the tab has another name there.
	expect(ask("icoon").settings.map(({ path }) => path)).toContainEqual(["icon"]);
	expect(ask("logo").settings.map(({ path }) => path)).toContainEqual(["logo"]);
	// Of ten holidays that have a reason each says which it is.
	expect(ask("reden").settings.map(({ of }) => of)).toContain("andere openingstijden, Nieuwjaarsdag");
	expect(ask("voorbeeld.svg").files).toEqual([
		{ name: "scenes/voorbeeld.svg", shows: expect.objectContaining({ page: expect.stringMatching(/^\//) }) },
	]);
	expect(ask("9 uur").texts).toContainEqual(
		expect.objectContaining({ of: expect.stringContaining("Vestiging"), label: "dinsdag" }),
	);
	expect(ask("Lees meer").texts).toEqual([
		expect.objectContaining({ address: { is: "word", key: "read_more" }, around: ["", "Lees meer", ""] }),
	]);
	expect(ask("e").count).toBe(0);
});

test("words are replaced in a page, its translation and the words of the builder as one edit, and one undo gives every byte back", async () => {
	const folder = new ContentFolder(join(site.root, "content"));
	const before = folder.files();
	const one = toReplace("Kwik", "Kwek");
	expect(one.request.changes.map(({ file }) => file)).toEqual([
		"content/pages/contact.yaml",
		"content/translations/en/pages/contact.yaml",
	]);
	expect(await one.studio.replaceTexts(one.server, one.request)).toHaveProperty("written");
	expect(read("pages/contact.yaml")).toContain("title: Contact met de Kwek");
	// The translation says the new word, and is to be looked at.
	expect(read("translations/en/pages/contact.yaml")).toBe("- nl: Contact met de Kwik\n  en: Contact the Kwek\n");
	expect(one.studio.session(one.server).outdated).toBeGreaterThan(0);
	await one.studio.again(one.server, "undo");
	expect(folder.files()).toEqual(before);

	const two = toReplace("lees", "bekijk");
	expect(two.request.words.length).toBeGreaterThan(0);
	expect(await two.studio.replaceTexts(two.server, two.request)).toHaveProperty("written");
	expect(read("words/nl.yaml")).toContain("read_more: Bekijk meer");
	await two.studio.again(two.server, "undo");
	expect(folder.files()).toEqual(before);
});

test("several words of the builder come into one file, in two languages", async () => {
	const { server, studio } = opened();
	const words = [
		{ key: "read_more", language: "nl", was: "Lees meer", value: "Verder" },
		{ key: "read_more", language: "en", was: "Read more", value: "Go on" },
		{ key: "open_menu", language: "nl", was: "Menu", value: "Inhoud" },
	] as const;
	const request = { revision: server.revision, changes: [], words, name: "x" };
	expect(await studio.replaceTexts(server, request)).toHaveProperty("written");
	expect(read("words/nl.yaml")).toMatch(/^open_menu: Inhoud\nread_more: Verder$/m);
	expect(read("translations/en/words/nl.yaml")).toContain("en: Go on");
});

test("what cannot be in one place is replaced in none, and is told by its place", async () => {
	const before = read("pages/contact.yaml");
	const { server, studio, request } = toReplace("Kwik", "Kwek ".repeat(100).trim());
	const answer = await studio.replaceTexts(server, request);
	expect(answer).toMatchObject({
		problems: expect.arrayContaining([
			expect.objectContaining({ file: "content/pages/contact.yaml", path: ["title"] }),
		]),
	});
	expect(read("pages/contact.yaml")).toBe(before);
});

test("a word is replaced everywhere also where the site says it in a place that nobody changes here", async () => {
	site.replace("kinds/products.yaml", "label: ", "label: Kwik ");
	const { server, studio, texts, request } = toReplace("Kwik", "Kwek");
	const declared = texts.find(({ address }) => address.is === "field" && address.file.endsWith("kinds/products.yaml"));
	expect(declared).toMatchObject({ replacement: undefined, isFixed: true });
	expect(texts.filter(({ isFixed }) => isFixed)).toEqual([declared]);
	expect(await studio.replaceTexts(server, request)).toHaveProperty("written");
	expect(read("pages/contact.yaml")).toContain("Contact met de Kwek");
});

test("what somebody else has written since is asked about", async () => {
	const { server, studio, request } = toReplace("Kwik", "Kwek");
	site.replace("pages/contact.yaml", "Contact met de Kwik", "Contact met Kwik");
	expect(await studio.replaceTexts(server, request)).toMatchObject({ conflict: { now: "Contact met Kwik" } });
	expect(read("translations/en/pages/contact.yaml")).toContain("Kwik");
});
