import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Language } from "#core/languages.ts";
import { splitLanguage } from "#core/paths.ts";
import { renderSite } from "#engine/pages/render-site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { noClient } from "../helpers/built-html.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

/** The commonest edits, made in a copy of the real content as content/README.md says; each is found wherever it belongs. */
let site: TemporarySite;

beforeEach(() => {
	site = temporarySite(projectFolder);
});

afterEach(() => site.dispose());

/** What a build writes of this site, without pictures and the code for the browser, by its path. */
function filesOfBuild(): Map<string, string> {
	const checked = site.check();
	if (!checked.sound) throw new Error(site.report());
	const files = renderSite(siteOn(checked.site, checked.today), noClient);
	return new Map([...files].map(({ path, content }) => [path, content]));
}

/** The HTML of every page by its address. */
function build(): Map<string, string> {
	const pages = [...filesOfBuild()].filter(([path]) => path.endsWith(".html"));
	return new Map(pages.map(([path, html]) => [path.replace(/(^\/index)?\.html$/, "") || "/", html]));
}

/** The addresses of the pages that show a text, of the Dutch ones unless another language is asked for. */
function showing(pages: ReadonlyMap<string, string>, text: string, language: Language = "nl"): string[] {
	const found = [...pages].filter(([, html]) => html.includes(text)).map(([path]) => splitLanguage(path, "nl"));
	return found.filter((page) => page.language === language).map(({ path }) => path);
}

/** How many pages show a text, in whatever language. */
function showingAnywhere(pages: ReadonlyMap<string, string>, text: string): number {
	return [...pages.values()].filter((html) => html.includes(text)).length;
}

test("a price: on the page of the product and in every text that names it", () => {
	site.replace(
		"facts/products.yaml",
		"name: Muziek Regular, op maat\n  price: 139",
		"name: Muziek Regular, op maat\n  price: 147",
	);
	const pages = build();
	expect(showing(pages, "€\u00a0147").sort()).toEqual([
		"/blogs/muziekfestivals-en-gehoor",
		"/gehoorbescherming/muziek",
	]);
});

test("a town: in the list, the form and the count of the home-visit page", () => {
	site.replace(
		"facts/towns.yaml",
		"    - name: Sloten\n",
		"    - name: Sexbierum\n      latitude: 53.219\n      longitude: 5.484\n    - name: Sloten\n",
	);
	const pages = build();
	expect(showing(pages, "Sexbierum")).toEqual(["/locatie/audicien-aan-huis"]);
	const html = pages.get("/locatie/audicien-aan-huis") ?? "";
	expect(html).toMatch(/<option[^>]*>Sexbierum<\/option>/);
	expect(html).toContain("63");
});

test("an opening hour: on the page of the branch, and in the foot of every page", () => {
	const friday = readFileSync(join(site.root, "content/facts/branches.yaml"), "utf8").indexOf("friday: 09:30-17:00");
	expect(friday).toBeGreaterThan(0);
	site.replace(
		"facts/branches.yaml",
		"    thursday: 09:30-17:00\n    friday: 09:30-17:00\n    saturday: gesloten",
		"    thursday: 09:30-17:00\n    friday: 09:30-20:45\n    saturday: gesloten",
	);
	const pages = build();
	expect(showingAnywhere(pages, "09:30–20:45")).toBe(pages.size);
});

test("a closed day: known to every page, for 'now open', and told on those of the branches", () => {
	const nextYear = new Date().getFullYear() + 1;
	site.replace(
		"facts/business.yaml",
		"exceptions:\n",
		`exceptions:\n  - from: ${nextYear}-05-05\n    reason: Bevrijdingsdag\n`,
	);
	expect(showing(build(), "Bevrijdingsdag")).toEqual(["/locatie/leeuwarden", "/locatie/wieringerwerf"]);
	const [, shell] = [...filesOfBuild()].find(([path]) => path.startsWith("/assets/shell.nl.")) ?? [];
	expect(shell).toContain(`"${nextYear}-05-05"`);
});

test("the phone number: once written, on every page", () => {
	site.replace("facts/business.yaml", "phone: 058 000 00 00", "phone: 058 765 43 21");
	const pages = build();
	expect(showingAnywhere(pages, "tel:+31587654321")).toBe(pages.size);
	expect(showing(pages, "058\u00a0000\u00a00000")).toEqual([]);
	expect(showing(pages, "tel:+31580000000")).toEqual([]);
});

test("a new article: first in the overview, and named below other articles", () => {
	const article = readFileSync(join(site.root, "content/pages/blogs/tinnitus-week.yaml"), "utf8");
	site.write(
		"pages/blogs/oren-reinigen.yaml",
		article.replace(/^title: .*$/m, "title: Oren schoonmaken").replace(/date: .*/, "date: 2026-11-01"),
	);
	const pages = build();
	const overview = pages.get("/blogs") ?? "";
	expect(overview.match(/href="\/blogs\/[a-z-]+"/g)?.[0]).toBe('href="/blogs/oren-reinigen"');
	expect(new Set(overview.match(/href="\/blogs\/[a-z-]+"/g)).size).toBe(10);
	expect(pages.get("/blogs/stress-tinnitus")).toContain("Oren schoonmaken");
});

test("a new product: on the page that names it", () => {
	site.write(
		"facts/products.yaml",
		`${readFileSync(join(site.root, "content/facts/products.yaml"), "utf8")}\nmuziek-kind:\n  name: Muziekdop voor kinderen\n  price: 89\n  unit: per set\n  description: Voor kinderen die meegaan naar een concert.\n  features:\n    - icon: music\n      name: Muziek blijft herkenbaar\n`,
	);
	site.replace(
		"pages/gehoorbescherming/muziek.yaml",
		"      - muziek-premium\n",
		"      - muziek-premium\n      - muziek-kind\n",
	);
	expect(showing(build(), "Muziekdop voor kinderen")).toEqual(["/gehoorbescherming/muziek"]);
});

test("a menu label: in the header of every page", () => {
	site.replace(
		"pages/gehoorbescherming/werk.yaml",
		"label: Werk gehoorbescherming",
		"label: Gehoorbescherming op het werk",
	);
	const pages = build();
	expect(showingAnywhere(pages, "Gehoorbescherming op het werk")).toBe(pages.size);
	expect(showing(pages, ">Werk gehoorbescherming<")).toEqual([]);
});

test("two sections swapped: in the new order", () => {
	const name = "pages/second-opinion.yaml";
	const text = readFileSync(join(site.root, "content", name), "utf8");
	const [head = "", ...sections] = text.split(/^(?= {2}- type: )/m);
	const [first = "", second = "", third = "", ...rest] = sections;
	const titles = [second, third].map((section) => /^ {4}title: (.*)$/m.exec(section)?.[1] ?? "");
	site.write(name, [head, first, third, second, ...rest].join(""));
	const html = build().get("/second-opinion") ?? "";
	expect(html.indexOf(`>${titles[1]}</h2>`)).toBeGreaterThan(0);
	expect(html.indexOf(`>${titles[1]}</h2>`)).toBeLessThan(html.indexOf(`>${titles[0]}</h2>`));
});

test("a photo instead of a drawing: with its size and its description", () => {
	copyFileSync(
		join(projectFolder, "tests/example-site/content/images/foto.png"),
		join(site.root, "content/images/winkel.png"),
	);
	site.replace("facts/branches.yaml", "    file: scenes/leeuwarden.svg\n", "    file: winkel.png\n");
	const html = build().get("/locatie/leeuwarden") ?? "";
	const picture = /<picture[^>]*>(?:(?!<\/picture>).)*winkel(?:(?!<\/picture>).)*<\/picture>/s.exec(html)?.[0] ?? "";
	expect(picture).toContain('type="image/avif"');
	expect(picture).toContain('type="image/webp"');
	expect(picture).toMatch(/width="800" height="600"/);
	expect(picture).toMatch(/alt="[^"]+Oldehove[^"]*"/);
});

test("a testimonial that is real: without the mark of a sample", () => {
	const before = build().get("/") ?? "";
	const marks = before.match(/>Voorbeeld</g)?.length ?? 0;
	expect(marks).toBe(3);
	const name = "pages/index.yaml";
	const text = readFileSync(join(site.root, "content", name), "utf8");
	site.write(
		name,
		text.replace(
			/- name: Voorbeeld 1\n(\s+)text: .*\n\s+rating: 5\n\s+samples: \[all\]/,
			"- name: T. Proef\n$1text: Ik versta mijn kleinkinderen weer.\n$1rating: 5",
		),
	);
	const after = build().get("/") ?? "";
	expect(after).toContain("Ik versta mijn kleinkinderen weer.");
	expect(after.match(/>Voorbeeld</g)?.length).toBe(2);
});

test("'open for appointments' off: no badge anywhere", () => {
	expect(showing(build(), "Open voor afspraken")).toContain("/");
	site.replace("site.yaml", "openForAppointments: ja", "openForAppointments: nee");
	expect(showing(build(), "Open voor afspraken")).toEqual([]);
});
