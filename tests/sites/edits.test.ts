import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "#core/languages.ts";
import { splitLanguage } from "#core/paths.ts";
import { renderSite } from "#engine/pages/render-site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { noClient } from "../helpers/built-html.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

/**
 * The commonest edits, made in a copy of the real content as content/README.md says; each is found wherever it belongs.
 * None touches what another shows, so all are made before one build.
 */
let site: TemporarySite;

/** The HTML of every page by its address, before the edits and after. */
let before: ReadonlyMap<string, string>;
let after: ReadonlyMap<string, string>;

/** Everything that the build after the edits writes, by its path. */
let files: ReadonlyMap<string, string>;

const edits: (() => void)[] = [];

/** An edit, and what visitors see of it. */
function edited(name: string, edit: () => void, ask: () => void): void {
	edits.push(edit);
	test(name, ask);
}

beforeAll(() => {
	site = temporarySite(projectFolder);
	before = pagesIn(filesOfBuild());
	for (const edit of edits) edit();
	files = filesOfBuild();
	after = pagesIn(files);
});

afterAll(() => site.dispose());

/** What a build writes of this site, without pictures and the code for the browser, by its path. */
function filesOfBuild(): Map<string, string> {
	const checked = site.check();
	if (!checked.sound) throw new Error(site.report());
	const files = renderSite(siteOn(checked.site, checked.today), noClient);
	return new Map([...files].map(({ path, content }) => [path, content]));
}

function pagesIn(files: ReadonlyMap<string, string>): Map<string, string> {
	const pages = [...files].filter(([path]) => path.endsWith(".html"));
	const whole = (html: string) => html.replaceAll("\u00ad", "");
	return new Map(pages.map(([path, html]) => [path.replace(/(^\/index)?\.html$/, "") || "/", whole(html)]));
}

/** The addresses of the pages that show a text, of the Dutch ones unless another language is asked for. */
function showing(pages: ReadonlyMap<string, string>, text: string, language: Language = "nl"): string[] {
	const found = [...pages]
		.filter(([, html]) => html.includes(text))
		.map(([path]) => splitLanguage(path, ["nl", "en", "fr", "es", "ar"]));
	return found.filter((page) => page.language === language).map(({ path }) => path);
}

/** How many pages show a text, in whatever language. */
function showingAnywhere(pages: ReadonlyMap<string, string>, text: string): number {
	return [...pages.values()].filter((html) => html.includes(text)).length;
}

const read = (name: string) => readFileSync(join(site.root, "content", name), "utf8");

edited(
	"a price: on the page of the product and in every text that names it",
	() =>
		site.replace(
			"facts/products.yaml",
			"name: Muziek Regular, op maat\n  price: 139",
			"name: Muziek Regular, op maat\n  price: 147",
		),
	() =>
		expect(showing(after, "€\u00a0147").sort()).toEqual([
			"/blogs/muziekfestivals-en-gehoor",
			"/gehoorbescherming/muziek",
		]),
);

edited(
	"a town: in the list, the form and the count of the home-visit page",
	() =>
		site.replace(
			"facts/towns.yaml",
			"    - name: Sloten\n",
			"    - name: Sexbierum\n      latitude: 53.219\n      longitude: 5.484\n    - name: Sloten\n",
		),
	() => {
		expect(showing(after, "Sexbierum")).toEqual(["/locatie/audicien-aan-huis"]);
		const html = after.get("/locatie/audicien-aan-huis") ?? "";
		expect(html).toMatch(/<option[^>]*>Sexbierum<\/option>/);
		expect(html).toContain("63");
	},
);

edited(
	"an opening hour: on the page of the branch, and in the foot of every page",
	() =>
		site.replace(
			"facts/branches.yaml",
			"    thursday: 09:30-17:00\n    friday: 09:30-17:00\n    saturday: gesloten",
			"    thursday: 09:30-17:00\n    friday: 09:30-20:45\n    saturday: gesloten",
		),
	() => expect(showingAnywhere(after, "09:30–20:45")).toBe(after.size),
);

const nextYear = new Date().getFullYear() + 1;

edited(
	"a closed day: known to every page, for 'now open', and told on those of the branches",
	() =>
		site.replace(
			"facts/business.yaml",
			"exceptions:\n",
			`exceptions:\n  - from: ${nextYear}-05-05\n    reason: Bevrijdingsdag\n`,
		),
	() => {
		expect(showing(after, "Bevrijdingsdag")).toEqual(["/locatie/leeuwarden", "/locatie/wieringerwerf"]);
		const [, shell] = [...files].find(([path]) => path.startsWith("/assets/shell.nl.")) ?? [];
		expect(shell).toContain(`"${nextYear}-05-05"`);
	},
);

edited(
	"the phone number: once written, on every page",
	() => site.replace("facts/business.yaml", "phone: 058 000 00 00", "phone: 058 765 43 21"),
	() => {
		expect(showingAnywhere(after, "tel:+31587654321")).toBe(after.size);
		expect(showing(after, "058\u00a0000\u00a00000")).toEqual([]);
		expect(showing(after, "tel:+31580000000")).toEqual([]);
	},
);

edited(
	"a new article: first in the overview, and named below other articles",
	() => {
		const article = read("pages/blogs/tinnitus-week.yaml");
		site.write(
			"pages/blogs/oren-reinigen.yaml",
			article.replace(/^title: .*$/m, "title: Oren schoonmaken").replace(/date: .*/, "date: 2026-11-01"),
		);
	},
	() => {
		const overview = after.get("/blogs") ?? "";
		expect(overview.match(/href="\/blogs\/[a-z-]+"/g)?.[0]).toBe('href="/blogs/oren-reinigen"');
		expect(new Set(overview.match(/href="\/blogs\/[a-z-]+"/g)).size).toBe(10);
		expect(after.get("/blogs/stress-tinnitus")).toContain("Oren schoonmaken");
	},
);

edited(
	"a new product: on the page that names it",
	() => {
		site.write(
			"facts/products.yaml",
			`${read("facts/products.yaml")}\nmuziek-kind:\n  name: Muziekdop voor kinderen\n  price: 89\n  unit: per set\n  description: Voor kinderen die meegaan naar een concert.\n  features:\n    - icon: music-notes\n      name: Muziek blijft herkenbaar\n`,
		);
		site.replace(
			"pages/gehoorbescherming/muziek.yaml",
			"      - muziek-premium\n",
			"      - muziek-premium\n      - muziek-kind\n",
		);
	},
	() => expect(showing(after, "Muziekdop voor kinderen")).toEqual(["/gehoorbescherming/muziek"]),
);

edited(
	"a menu label: in the header of every page",
	() =>
		site.replace(
			"pages/gehoorbescherming/werk.yaml",
			"label: Werk gehoorbescherming",
			"label: Gehoorbescherming op het werk",
		),
	() => {
		expect(showingAnywhere(after, "Gehoorbescherming op het werk")).toBe(after.size);
		expect(showing(after, ">Werk gehoorbescherming<")).toEqual([]);
	},
);

const secondOpinion = "pages/second-opinion.yaml";
const sectionsOf = (text: string) => text.split(/^(?= {2}- type: )/m);

edited(
	"two sections swapped: in the new order",
	() => {
		const [head = "", first = "", second = "", third = "", ...rest] = sectionsOf(read(secondOpinion));
		site.write(secondOpinion, [head, first, third, second, ...rest].join(""));
	},
	() => {
		const [, , second = "", third = ""] = sectionsOf(read(secondOpinion));
		const [above, below] = [second, third].map((section) => `>${/^ {4}title: (.*)$/m.exec(section)?.[1]}</h2>`);
		const place = (pages: typeof after, heading = "") => pages.get("/second-opinion")?.indexOf(heading) ?? -1;
		expect(place(before, below)).toBeGreaterThan(0);
		expect(place(before, below)).toBeLessThan(place(before, above));
		expect(place(after, above)).toBeGreaterThan(0);
		expect(place(after, above)).toBeLessThan(place(after, below));
	},
);

edited(
	"a photo instead of a drawing: with its size and its description",
	() => {
		copyFileSync(
			join(projectFolder, "src/example-site/content/images/foto.png"),
			join(site.root, "content/images/winkel.png"),
		);
		site.replace("facts/branches.yaml", "    file: scenes/leeuwarden.svg\n", "    file: winkel.png\n");
	},
	() => {
		const html = after.get("/locatie/leeuwarden") ?? "";
		const picture = /<picture[^>]*>(?:(?!<\/picture>).)*winkel(?:(?!<\/picture>).)*<\/picture>/s.exec(html)?.[0] ?? "";
		expect(picture).toContain('type="image/avif"');
		expect(picture).toContain('type="image/webp"');
		expect(picture).toMatch(/width="800" height="600"/);
		expect(picture).toMatch(/alt="[^"]+Oldehove[^"]*"/);
	},
);

edited(
	"a testimonial that is real: without the mark of a sample",
	() =>
		site.write(
			"pages/index.yaml",
			read("pages/index.yaml").replace(
				/- name: Voorbeeld 1\n(\s+)text: .*\n\s+rating: 5\n\s+samples: \[all\]/,
				"- name: T. Proef\n$1text: Ik versta mijn kleinkinderen weer.\n$1rating: 5",
			),
		),
	() => {
		const marks = (pages: typeof after) => pages.get("/")?.match(/>Voorbeeld</g)?.length ?? 0;
		expect(marks(before)).toBe(3);
		expect(after.get("/")).toContain("Ik versta mijn kleinkinderen weer.");
		expect(marks(after)).toBe(2);
	},
);

edited(
	"'open for appointments' off: no badge anywhere",
	() => site.replace("site.yaml", "openForAppointments: ja", "openForAppointments: nee"),
	() => {
		expect(showing(before, "Open voor afspraken")).toContain("/");
		expect(showing(after, "Open voor afspraken")).toEqual([]);
	},
);
