import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltPage, builtPages } from "../helpers/built-html.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { htmlFaults } from "../helpers/html-faults.ts";

let site: TemporarySite;
let pages: [string, BuiltPage][];

beforeAll(() => {
	site = temporarySite(projectFolder);
	pages = [...builtPages(site)];
});

afterAll(() => site.dispose());

test("Every page in every language is valid HTML", async () => {
	expect(pages.length).toBeGreaterThan(100);
	const found: string[] = [];
	for (const [path, { html }] of pages) found.push(...(await htmlFaults(path, html)));
	expect(found).toEqual([]);
});

test("A word may be broken where it is read, but not in titles, addresses, and what machines read", () => {
	const broken = pages.filter(([, { html }]) => html.includes("\u00ad"));
	expect(broken.length).toBeGreaterThan(100);
	const unread = /<[^>]*\u00ad[^>]*>|<(title|script|style|option|code)\b[^>]*>(?:(?!<\/\1>).)*\u00ad/s;
	expect(broken.filter(([, { html }]) => unread.test(html)).map(([path]) => path)).toEqual([]);
});
