import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { escapeHtml } from "#core/html.ts";
import type { Dictionary } from "#core/in-language.ts";
import { sourceLanguages } from "#core/languages.ts";
import type { Change, WrittenData } from "#core/studio.ts";
import { formAt } from "#pipeline/authoring/form/form.ts";
import { sectionDefinitions, sectionTypes } from "#pipeline/site/sections.ts";
import { markedPage } from "#studio/brain/page/marked-page.ts";
import { galleryOf } from "#studio/brain/sections/gallery.ts";
import { addOwnFacts, projectFolder, temporarySite } from "../helpers/example-site.ts";
import { openStudio } from "../helpers/open-studio.ts";

const site = temporarySite();
addOwnFacts(site);
const { server, studio } = openStudio(site.root);

afterAll(() => {
	server.close();
	site.dispose();
});

const file = "content/pages/index.yaml";

const { sections, html } = await galleryOf(server);

test("every section can be chosen, but for the main heading, which each page has once", () => {
	expect(sections.map(({ type }) => type).sort()).toEqual([...sectionTypes].sort());
	expect(sections.filter(({ start }) => "why" in start).map(({ type }) => type)).toEqual(["hero"]);
	for (const { type } of sections) expect(html).toContain(`<section id="${type}"`);
});

const starts = sections.flatMap(({ type, start }) => ("data" in start ? [[type, start.data] as const] : []));

test.for(starts)(
	"%s stands on a page as it is added, without a warning, and its words and examples cannot go live",
	async ([type, value]) => {
		const before = readFileSync(join(site.root, file), "utf8");
		// What the example site says elsewhere is its own.
		const codes = () =>
			site.check({ live: true }).problems.flatMap(({ code, place }) => (place.file === file ? code : []));
		const known = codes();
		const change: Change = { do: "insert", file, path: ["sections", 1], value };
		const answer = studio.edit(server, { revision: server.revision, changes: [change], name: type });
		expect(answer).toMatchObject({ written: [file] });
		const found = new Set(codes().filter((code) => !known.includes(code)));
		expect([...found].sort()).toEqual(leftIn(value));
		await studio.again(server, "undo");
		expect(readFileSync(join(site.root, file), "utf8")).toBe(before);
	},
);

/** What keeps a new section from going live: sentences and addresses in the place of others, and what is marked. */
function leftIn(data: WrittenData): string[] {
	const text = JSON.stringify(data);
	return [
		...(/\[…\]|\.example/.test(text) ? ["placeholder-left"] : []),
		...(text.includes('"samples"') ? ["sample-left"] : []),
		...(text.includes("Hier komt") ? ["template-left"] : []),
	];
}

test("no example of a section is taken for what a site says", () => {
	const text = JSON.stringify(starts);
	for (const example of ["aaaaaaaaaaa", "60 kilometer", "wikipedia.org", "85 dB"]) expect(text).not.toContain(example);
	expect(text).toContain('"samples":["rating"]');
});

test.each(sourceLanguages.filter((language) => language !== "nl"))(
	"the picture of a section speaks %s to who edits in that",
	async (language) => {
		const { server: other } = openStudio(site.root, language);
		const { html } = await galleryOf(other);
		other.close();
		// What a form sends comes in the language of the site.
		const shown = html.replace(/ value="[^"]*"/g, "");
		const file = join(projectFolder, `src/example-site/locales/${language}.json`);
		const words = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Dictionary);
		// What stands in the page as it was typed, without facts and form.
		const plain = words.filter(([nl, own]) => /^[^{}*#|[\n]{20,}$/.test(nl) && nl !== own);
		expect(plain.filter(([nl]) => shown.includes(escapeHtml(nl)))).toEqual([]);
		const [[, question] = []] = plain;
		expect(shown).toContain(escapeHtml(question ?? ""));
		expect(html).toContain(`<html lang="${language}"`);
	},
);

test("sections go by names in the language of who edits: in the gallery, in the outline and in the panel", async () => {
	const { server: english } = openStudio(site.root, "en");
	const { sections: shown } = await galleryOf(english);
	const titles = shown.map(({ title }) => title);
	expect(titles).toEqual(
		[...sectionDefinitions.values()].map(({ title }) => title.en).sort((a, b) => a.localeCompare(b, "en")),
	);
	const { title, summary } = sectionDefinitions.get("hero") ?? {};
	expect(shown.find(({ type }) => type === "hero")).toMatchObject({ title: title?.en, summary: summary?.en });
	expect(markedPage(english, "/contact")?.sections.map((each) => each.title)).toEqual([
		"Opening",
		"Form",
		"Running text",
	]);
	const file = english.content.file("content/pages/contact.yaml");
	const text = english.content.textOf("content/pages/contact.yaml");
	if (!file || text === undefined) throw new Error("The page has no file.");
	const form = formAt({ site: english.content.site, file, text, language: "en" }, ["sections", 0]);
	expect(form).toMatchObject({ label: title?.en, description: summary?.en });
	english.close();
});
