import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { looks } from "#core/theme/looks.ts";
import { checkContent, openContent } from "#engine/content/content.ts";
import { type NewSite, newSiteFiles } from "#engine/content/start-site.ts";
import { builtPages } from "../helpers/built-html.ts";
import { projectFolder, temporarySite } from "../helpers/example-site.ts";

const folders: string[] = [];

afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A new site in a temporary folder. */
function begun(site: Partial<NewSite>): string {
	const folder = mkdtempSync(join(tmpdir(), "new-site-"));
	folders.push(folder);
	const whole = {
		name: "Bakkerij De Kluut",
		kind: "Bakery",
		country: "NL",
		languages: ["nl"],
		look: "tarwe",
		...site,
	} as const;
	for (const [file, text] of newSiteFiles(projectFolder, whole)) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	}
	return folder;
}

test.each([
	{ country: "NL" },
	{ country: "BE", name: 'Frituur "Het Hoekje": friet & meer', kind: "Restaurant" },
	{ country: "GB", kind: "LocalBusiness", look: "leisteen" },
] as const)("a new site in $country is valid, and only what nobody else can know is asked for", (site) => {
	const { problems } = checkContent(openContent(begun(site)));
	expect([...new Set(problems.map(({ code, level }) => `${level} ${code}`))]).toEqual(["warning template-left"]);
});

test.each([
	{ languages: ["en", "nl"], country: "GB", says: "Welcome to Bakkerij De Kluut", other: /welkom|willkommen/i },
	{ languages: ["de"], country: "DE", says: "Willkommen bei Bakkerij De Kluut", other: /welkom|welcome/i },
] as const)("a new site in $languages begins in its first language", ({ says, other, ...asked }) => {
	const site = temporarySite(begun(asked));
	folders.push(site.root);
	const codes = new Set(site.check().problems.map(({ code, level }) => `${level} ${code}`));
	codes.delete("warning file-not-translated");
	expect([...codes].sort()).toEqual(["remark no-dictionary", "warning template-left"]);
	const html = new Map(builtPages(site)).get("/")?.html;
	expect(html).toContain(says);
	expect(html).not.toMatch(other);
});

test("a new site has a page for each point of its menu, and nothing of another business", () => {
	const site = temporarySite(begun({}));
	folders.push(site.root);
	const pages = new Map(builtPages(site));
	expect([...pages.keys()].sort()).toEqual([
		"/",
		"/404",
		"/aanbod",
		"/contact",
		"/nieuws",
		"/nieuws/onze-nieuwe-site",
		"/over-ons",
	]);
	const html = [...pages.values()].map((page) => page.html).join("\n");
	expect(html).toContain("Bakkerij De Kluut");
	// What is a sample is told to nobody.
	expect(html).not.toContain("LocalBusiness");
	expect(html).toContain(looks.tarwe.palette.background);
	expect(html).not.toMatch(/audicien|gehoor|hoortest|friesland|leeuwarden|medical/i);
});

test("what is still a sample keeps a new site from going live", () => {
	const { problems } = checkContent(openContent(begun({})), { live: true });
	const codes = new Set(problems.filter(({ level }) => level === "error").map(({ code }) => code));
	expect([...codes].sort()).toEqual(["placeholder-left", "sample-left", "template-left"]);
});
