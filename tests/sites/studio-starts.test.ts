import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Change, WrittenData } from "#core/studio.ts";
import { galleryOf } from "#engine/studio/gallery.ts";
import { sectionTypes } from "#pipeline/site/sections.ts";
import { temporarySite } from "../helpers/example-site.ts";
import { openStudio } from "../helpers/open-studio.ts";

const site = temporarySite();
const { server, studio } = openStudio(site.root);

afterAll(() => {
	server.close();
	site.dispose();
});

const file = "content/pages/index.yaml";

const { sections, html } = galleryOf(server);

test("every section can be chosen, but for the main heading, which each page has once", () => {
	expect(sections.map(({ type }) => type).sort()).toEqual([...sectionTypes].sort());
	expect(sections.filter(({ start }) => "why" in start).map(({ type }) => type)).toEqual(["hero"]);
	for (const { type } of sections) expect(html).toContain(`<section id="${type}"`);
});

const starts = sections.flatMap(({ type, start }) => ("data" in start ? [[type, start.data] as const] : []));

test.for(starts)(
	"%s stands on a page as it is added, without a warning, and its words cannot go live",
	async ([type, value]) => {
		const before = readFileSync(join(site.root, file), "utf8");
		const known = site.check({ live: true }).problems.map(({ code }) => code);
		const change: Change = { do: "insert", file, path: ["sections", 1], value };
		const answer = studio.edit(server, { revision: server.revision, changes: [change], name: type });
		expect(answer).toMatchObject({ written: [file] });
		const problems = site.check({ live: true }).problems;
		const found = new Set(problems.map(({ code }) => code).filter((code) => !known.includes(code)));
		expect([...found]).toEqual(holdsWords(value) ? ["template-left"] : []);
		await studio.again(server, "undo");
		expect(readFileSync(join(site.root, file), "utf8")).toBe(before);
	},
);

function holdsWords(data: WrittenData): boolean {
	return JSON.stringify(data).includes("Hier komt");
}
