import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { parseDocument } from "yaml";
import type { ReportLanguage } from "#core/problems/entry.ts";
import { DiskFiles } from "#engine/files/disk-files.ts";
import { SiteReader } from "#pipeline/load/site-reader.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { foundTextsReport } from "#pipeline/report/found-texts.ts";
import { whereReport } from "#pipeline/report/where.ts";
import { assertSound, type Site } from "#pipeline/site/site.ts";
import { whereIs } from "#pipeline/usage/answer.ts";
import { findThing } from "#pipeline/usage/find.ts";
import { showingOf } from "#pipeline/usage/showing.ts";
import { findText } from "#pipeline/usage/texts.ts";
import { usagesOf } from "#pipeline/usage/usages.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

/** What shows what: the whole answer on small sites, and on the real content the proof that it is true. */
let site: TemporarySite;

afterEach(() => {
	site.dispose();
	vi.useRealTimers();
});

/** The answer for a person, in a site that must be sound. */
function where(name: string, language: ReportLanguage = "nl"): string {
	const checked = site.check();
	expect(checked.problems.filter(({ level }) => level === "error")).toEqual([]);
	return whereReport(answer(checked.site, name), language);
}

function answer(content: Site, name: string) {
	const thing = findThing(content, name);
	if (!("kind" in thing)) throw new Error(`${name} is unknown; near is ${thing.nearest}.`);
	return whereIs(assertSound(content), thing);
}

test("a price: in a text, through a card, as part of a whole entry", () => {
	site = temporarySite();
	site.replace("pages/blogs/rugtassen-op-maat.yaml", "wat hij kost.", "dat hij {products.muziek-regular.price} kost.");
	site.replace(
		"pages/contact.yaml",
		"  - type: prose\n",
		"  - type: products\n    title: Wat we hebben\n    items: [muziek-regular]\n  - type: prose\n",
	);
	expect(where("products.muziek-regular.price")).toMatchInlineSnapshot(`
		"products.muziek-regular.price  content/facts/products.yaml:6:10

		/aanbod  Wat deze praktijk aanbiedt
		  content/pages/aanbod.yaml:14:9  products: verwijst ernaar
		  content/pages/aanbod.yaml:27:20  prose: in een tekst
		  Nederlands

		/blogs  Blogs
		  content/pages/blogs/index.yaml:10:12  article-list: via het overzicht van /blogs, de kaart van /blogs/rugtassen-op-maat
		    content/pages/blogs/rugtassen-op-maat.yaml:12:106  in een tekst
		  Nederlands

		/blogs/een-eerste-opmeting  Een eerste opmeting
		  bij de andere artikelen: de kaart van /blogs/rugtassen-op-maat
		    content/pages/blogs/rugtassen-op-maat.yaml:12:106  in een tekst
		  Nederlands

		/blogs/rugtassen-op-maat  Rugtassen op maat
		  content/pages/blogs/rugtassen-op-maat.yaml:19:126  prose: in een tekst
		  Nederlands

		/contact  Contact
		  content/pages/contact.yaml:19:13  products: verwijst ernaar
		  Nederlands

		Een onderdeel dat naar een heel feit verwijst, krijgt alle velden ervan. Of het dit veld ook toont, bepaalt het zelf.

		5 pagina's, 1 taal
		"
	`);
	expect(where("{products.muziek-regular.price}", "en")).toMatchInlineSnapshot(`
		"products.muziek-regular.price  content/facts/products.yaml:6:10

		/aanbod  Wat deze praktijk aanbiedt
		  content/pages/aanbod.yaml:14:9  products: refers to it
		  content/pages/aanbod.yaml:27:20  prose: in a text
		  Dutch

		/blogs  Blogs
		  content/pages/blogs/index.yaml:10:12  article-list: via the overview of /blogs, the card of /blogs/rugtassen-op-maat
		    content/pages/blogs/rugtassen-op-maat.yaml:12:106  in a text
		  Dutch

		/blogs/een-eerste-opmeting  Een eerste opmeting
		  among the other articles: the card of /blogs/rugtassen-op-maat
		    content/pages/blogs/rugtassen-op-maat.yaml:12:106  in a text
		  Dutch

		/blogs/rugtassen-op-maat  Rugtassen op maat
		  content/pages/blogs/rugtassen-op-maat.yaml:19:126  prose: in a text
		  Dutch

		/contact  Contact
		  content/pages/contact.yaml:19:13  products: refers to it
		  Dutch

		A section that refers to a whole fact receives all its fields. Whether it shows this field too is up to the section.

		5 pages, 1 language
		"
	`);
});

test("a fact in the footer, in titles, and through other facts", () => {
	site = temporarySite();
	site.replace(
		"pages/contact.yaml",
		"  - type: prose\n",
		"  - type: branch\n    title: Hier\n    branch: voorbeeldstad\n  - type: prose\n",
	);
	expect(where("branches.voorbeeldstad.city")).toMatchInlineSnapshot(`
		"branches.voorbeeldstad.city  content/facts/branches.yaml:6:9

		Op elke pagina
		  in de kop, het menu of de voet
		  Nederlands

		/  Goed dragen in Voorbeeldstad
		  content/pages/index.yaml:2:23  in een tekst
		  Nederlands

		/aanbod  Wat deze praktijk aanbiedt
		  content/pages/aanbod.yaml:34:11  form: via forms.aan-huis
		    content/facts/forms.yaml:109:11  verwijst ernaar
		  Nederlands

		/contact  Contact
		  content/pages/contact.yaml:19:13  branch: verwijst ernaar
		  Nederlands

		Een onderdeel dat naar een heel feit verwijst, krijgt alle velden ervan. Of het dit veld ook toont, bepaalt het zelf.

		6 pagina's, 1 taal
		"
	`);
	expect(where("services.koffers-en-tassen.name")).toMatchInlineSnapshot(`
		"services.koffers-en-tassen.name  content/facts/services.yaml:7:9

		/aanbod  Wat deze praktijk aanbiedt
		  content/pages/aanbod.yaml:30:11  form: via forms.afspraak
		    content/facts/forms.yaml:61:11  verwijst ernaar
		  content/pages/aanbod.yaml:34:11  form: via forms.aan-huis
		    content/facts/forms.yaml:109:11  via branches
		      content/facts/branches.yaml:29:7  verwijst ernaar
		  Nederlands

		/contact  Contact
		  content/pages/contact.yaml:19:13  branch: via branches.voorbeeldstad
		    content/facts/branches.yaml:29:7  verwijst ernaar
		  Nederlands

		Een onderdeel dat naar een heel feit verwijst, krijgt alle velden ervan. Of het dit veld ook toont, bepaalt het zelf.

		2 pagina's, 1 taal
		"
	`);
	expect(where("branches.voorbeelddorp.street")).toMatchInlineSnapshot(`
		"branches.voorbeelddorp.street  content/facts/branches.yaml:34:11

		Op elke pagina
		  in de kop, het menu of de voet
		  Nederlands

		/aanbod  Wat deze praktijk aanbiedt
		  content/pages/aanbod.yaml:22:13  branch: verwijst ernaar
		  content/pages/aanbod.yaml:34:11  form: via forms.aan-huis
		    content/facts/forms.yaml:109:11  verwijst ernaar
		  Nederlands

		Een onderdeel dat naar een heel feit verwijst, krijgt alle velden ervan. Of het dit veld ook toont, bepaalt het zelf.

		6 pagina's, 1 taal
		"
	`);
});

test("a page, an anchor, a picture, a section, a form, a word", () => {
	site = temporarySite();
	expect(where("/blogs")).toMatchInlineSnapshot(`
		"/blogs  content/pages/blogs/index.yaml:1:1

		Op elke pagina
		  content/pages/blogs/index.yaml:5:9  in het menu
		  Nederlands

		/blogs/een-eerste-opmeting  Een eerste opmeting
		  in het kruimelpad
		  Nederlands

		/blogs/rugtassen-op-maat  Rugtassen op maat
		  in het kruimelpad
		  Nederlands

		6 pagina's, 1 taal
		"
	`);
	expect(where("/contact#formulier")).toMatchInlineSnapshot(`
		"/contact#formulier  content/pages/contact.yaml:13:9

		/  Goed dragen in Voorbeeldstad
		  content/pages/index.yaml:14:15  hero: leidt ernaartoe
		  Nederlands

		/aanbod  Wat deze praktijk aanbiedt
		  content/pages/aanbod.yaml:14:9  products: via products.muziek-regular
		    content/facts/products.yaml:15:54  leidt ernaartoe
		  Nederlands

		/blogs/een-eerste-opmeting  Een eerste opmeting
		  content/pages/blogs/een-eerste-opmeting.yaml:30:89  prose: leidt ernaartoe
		  in het slot van een artikel: de instelling article
		    content/site.yaml:32:9  leidt ernaartoe
		  Nederlands

		/blogs/rugtassen-op-maat  Rugtassen op maat
		  in het slot van een artikel: de instelling article
		    content/site.yaml:32:9  leidt ernaartoe
		  Nederlands

		/contact  Contact
		  content/pages/contact.yaml:11:15  hero: leidt ernaartoe
		  Nederlands

		5 pagina's, 1 taal
		"
	`);
	expect(where("foto.png", "en")).toMatchInlineSnapshot(`
		"content/images/foto.png

		/aanbod  Wat deze praktijk aanbiedt
		  content/pages/aanbod.yaml:22:13  branch: via branches.voorbeelddorp
		    content/facts/branches.yaml:44:11  as a picture
		  content/pages/aanbod.yaml:34:11  form: via forms.aan-huis
		    content/facts/forms.yaml:109:11  via branches
		      content/facts/branches.yaml:44:11  as a picture
		  Dutch

		/blogs  Blogs
		  content/pages/blogs/index.yaml:10:12  article-list: via the overview of /blogs, the card of /blogs/een-eerste-opmeting
		    content/pages/blogs/een-eerste-opmeting.yaml:10:11  as a picture
		  Dutch

		/blogs/een-eerste-opmeting  Een eerste opmeting
		  content/pages/blogs/een-eerste-opmeting.yaml:10:11  as a picture
		  Dutch

		/blogs/rugtassen-op-maat  Rugtassen op maat
		  among the other articles: the card of /blogs/een-eerste-opmeting
		    content/pages/blogs/een-eerste-opmeting.yaml:10:11  as a picture
		  Dutch

		4 pages, 1 language
		"
	`);
	expect(where("hero")).toMatchInlineSnapshot(`
		"hero  Openingsblok

		/  Goed dragen in Voorbeeldstad
		  content/pages/index.yaml:7:11  als onderdeel
		  Nederlands

		/aanbod  Wat deze praktijk aanbiedt
		  content/pages/aanbod.yaml:9:11  als onderdeel
		  Nederlands

		/blogs  Blogs
		  content/pages/blogs/index.yaml:7:11  als onderdeel
		  Nederlands

		/contact  Contact
		  content/pages/contact.yaml:7:11  als onderdeel
		  Nederlands

		4 pagina's, 1 taal
		"
	`);
	expect(where("forms.contact")).toMatchInlineSnapshot(`
		"forms.contact  content/facts/forms.yaml:4:1

		/contact  Contact
		  content/pages/contact.yaml:15:11  form: verwijst ernaar
		  Nederlands

		1 pagina, 1 taal
		"
	`);
	expect(where("words.read_more")).toMatchInlineSnapshot(`
		"words.read_more  Link op een artikelkaart.
		  content/words/nl.yaml:22:12

		De vormgeving gebruikt dit woord. Op welke pagina's het staat, is uit de inhoud niet op te maken.
		"
	`);
	expect(where("words.read_more", "en")).toMatchInlineSnapshot(`
		"words.read_more
		  content/words/nl.yaml:22:12

		The design uses this word. The content does not say on which pages it appears.
		"
	`);
});

test("the same fact twice in a text, and an address inside a longer one, each at its own place", () => {
	site = temporarySite();
	site.replace(
		"pages/contact.yaml",
		"alleen om u te antwoorden.",
		"en [hier](/contact#privacy) en [daar](/blogs) en [elders](/blogs/rugtassen-op-maat), {business.name}.",
	);
	const text = readFileSync(join(site.root, "content/pages/contact.yaml"), "utf8");
	const at = (words: string, from = 0) => {
		const offset = text.indexOf(words, from);
		const line = text.slice(0, offset).split("\n").length;
		return { line, column: offset - text.lastIndexOf("\n", offset) };
	};
	const places = (name: string) => {
		const pages = answer(site.check().site, name).pages.filter(({ path }) => path === "/contact");
		return pages.flatMap(({ spots }) => spots.flatMap((spot) => spot[0]?.place ?? []));
	};
	const first = text.indexOf("{business.name}");
	expect(places("business.name")).toMatchObject([at("{business.name}"), at("{business.name}", first + 1)]);
	expect(places("/blogs")).toMatchObject([at("/blogs)")]);
});

test("a translation that is missing: the visitor reads the fact in another language", () => {
	site = temporarySite(projectFolder);
	const name = "translations/fr/pages/blogs/muziekfestivals-en-gehoor.yaml";
	const pairs = readFileSync(join(site.root, "content", name), "utf8").split(/^(?=- nl: )/m);
	const without = pairs.filter((pair) => !pair.includes("{products.muziek-regular.price}"));
	expect(without.length).toBe(pairs.length - 1);
	site.write(name, without.join(""));
	const said = answer(site.check().site, "products.muziek-regular.price");
	expect(said.pages[0]?.languages).toEqual([
		{ language: "nl", reads: "nl" },
		{ language: "en", reads: "en" },
		{ language: "fr", reads: "en" },
		{ language: "es", reads: "es" },
		{ language: "ar", reads: "ar" },
	]);
	expect(whereReport(said, "nl")).toContain("Nederlands, Engels, Frans (in het Engels), Spaans en Arabisch");
});

test("names that are not known: the nearest one, and nothing of another thing", () => {
	site = temporarySite();
	const content = site.check().site;
	const wrong = [
		"products.muziek-regulier.price",
		"business.fone",
		"/contac",
		"/contact#privcy",
		"scenes/vorbeeld.svg",
		"stpes",
		"words.read_mor",
		"xyzzy",
	];
	expect(wrong.map((name) => findThing(content, name))).toEqual([
		{ nearest: "products.muziek-regular.price" },
		{ nearest: "business.phone" },
		{ nearest: "/contact" },
		{ nearest: "/contact#privacy" },
		{ nearest: "scenes/voorbeeld.svg" },
		{ nearest: "steps" },
		{ nearest: "words.read_more" },
		{ nearest: undefined },
	]);
});

test("the command: data on request, exit code 2 for a name that is not known", async () => {
	site = temporarySite();
	const run = (...args: string[]) =>
		promisify(execFile)(process.execPath, [
			join(projectFolder, "scripts/run.mjs"),
			"where",
			...args,
			"--root",
			site.root,
		]);
	const { stdout } = await run("scenes/voorbeeld.svg", "--format", "json");
	expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(answer(site.check().site, "scenes/voorbeeld.svg"))));
	await expect(run("business.fone")).rejects.toMatchObject({
		code: 2,
		stderr: '"business.fone" is niet bekend. Bedoelde u "business.phone"?\n',
	});
	await expect(run("xyzzy", "--language", "en")).rejects.toMatchObject({
		code: 2,
		stderr: expect.stringMatching(/^"xyzzy" is not known\. Name a fact /),
	});
});

/** All that a visitor gets, as text by page and language, and by language what surrounds the pages. */
function present({ pages, ...rest }: Site): { pages: Map<string, string>; shells: Map<string, string> } {
	const content = assertSound({ pages, ...rest });
	const found = { pages: new Map<string, string>(), shells: new Map<string, string>() };
	for (const language of content.settings.value.languages) {
		const context = makeContext(content, language);
		found.shells.set(language, JSON.stringify(presentShell(context, 2026)));
		for (const [path, page] of pages)
			found.pages.set(`${language} ${path}`, JSON.stringify(presentPage(page, context)));
	}
	return found;
}

function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
	return [...before.keys()].filter((key) => before.get(key) !== after.get(key)).sort();
}

/** One field of a file, by the path in it, and another value for it. */
const changes: readonly (readonly [file: string, path: string, value: string])[] = [
	["facts/products.yaml", "muziek-regular.price", "147"],
	["facts/products.yaml", "reis.name", "Reistas"],
	["facts/products.yaml", "zwem-maatwerk.features.0.name", "Voor in het bad"],
	["facts/business.yaml", "name", "Praktijk Proef"],
	["facts/business.yaml", "slogan", "Wij horen u."],
	["facts/business.yaml", "phone", "058 765 43 21"],
	["facts/business.yaml", "email", "post@proef.example"],
	["facts/business.yaml", "region", "heel Friesland"],
	["facts/business.yaml", "exceptions.3.from", "2027-04-28"],
	["facts/business.yaml", "exceptions.3.reason", "Kerst"],
	["facts/branches.yaml", "leeuwarden.city", "Ljouwert"],
	["facts/branches.yaml", "leeuwarden.street", "Proefstraat 9"],
	["facts/branches.yaml", "leeuwarden.hours.friday", "gesloten"],
	["facts/branches.yaml", "wieringerwerf.postalCode", "1771 ZZ"],
	["facts/branches.yaml", "wieringerwerf.page", "/contact"],
	["facts/services.yaml", "hoortest.name", "Gehoortest"],
	["facts/services.yaml", "tinnitus.link", "/contact"],
	["facts/forms.yaml", "contact.submit", "Stuur maar op"],
	["facts/colors.yaml", "oordoppen.colors.0.name", "gitzwart"],
];

test("on the real content exactly the pages and languages change that are named", () => {
	// Before the days off that are changed.
	vi.setSystemTime(new Date("2026-11-22T12:00:00Z"));
	site = temporarySite(projectFolder);
	// Two languages prove as much as five, in a fifth of the time.
	site.replace("site.yaml", "languages: [nl, en, fr, es, ar]", "languages: [nl, en]");
	// What stands behind every title is told as on every page, as a setting.
	const { everyPage } = answer(new SiteReader(new DiskFiles(site.root)).read().site, "business.name");
	expect(everyPage.flat().map(({ to }) => to)).toContain("setting titleSuffix");
	site.replace("site.yaml", 'titleSuffix: "{business.name}"', "titleSuffix: Audicien");
	const reader = new SiteReader(new DiskFiles(site.root));
	const content = reader.read().site;
	const before = present(content);
	const languages = content.settings?.value.languages ?? [];
	for (const [file, path, value] of changes) {
		const text = readFileSync(join(site.root, "content", file), "utf8");
		const document = parseDocument(text);
		const steps = path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
		expect(document.hasIn(steps), path).toBe(true);
		document.setIn(steps, value);
		site.write(file, String(document));
		const after = present(reader.read().site);
		site.write(file, text);

		const name = `${file.replace(/^facts\/|\.yaml$/g, "")}.${path}`;
		const said = answer(content, name);
		const named = said.pages.flatMap(({ path: page, languages: shown }) =>
			shown.map(({ language }) => `${language} ${page}`),
		);
		expect(changed(before.pages, after.pages), name).toEqual(named.sort());
		const shells = changed(before.shells, after.shells);
		expect(shells, name).toEqual(said.everyPage.length > 0 ? [...languages].sort() : []);
		const depending = [...content.pages.keys()].filter((page) => {
			const { facts } = usagesOf(content).dependenciesOf(page);
			return [...facts].some((fact) => name === fact || name.startsWith(`${fact}.`));
		});
		expect(depending.sort(), name).toEqual(said.pages.map((page) => page.path).sort());
		const everywhere = said.everyPage.length > 0;
		const pages = everywhere ? [...content.pages.keys()].sort() : depending;
		expect(showingOf(content, "fact", name), name).toMatchObject({ pages, everywhere });
	}
});

test("on the real content the title, the card and the picture of a page change what shows them", {
	timeout: 120_000,
}, () => {
	site = temporarySite(projectFolder);
	// Two languages prove as much as five, in a fifth of the time.
	site.replace("site.yaml", "languages: [nl, en, fr, es, ar]", "languages: [nl, en]");
	const reader = new SiteReader(new DiskFiles(site.root));
	const content = reader.read().site;
	const before = present(content);
	const usages = usagesOf(content);
	const showing = (fits: (path: string) => boolean) => [...content.pages.keys()].filter(fits).sort();
	const pagesChanged = () => {
		const keys = changed(before.pages, present(reader.read().site).pages);
		return [...new Set(keys.map((key) => key.split(" ")[1] ?? ""))].sort();
	};
	for (const path of ["/blogs", "/blogs/stress-tinnitus", "/locatie/leeuwarden"]) {
		const name = content.pages.get(path)?.source.file.replace("content/", "") ?? "";
		const text = readFileSync(join(site.root, "content", name), "utf8");
		site.write(name, text.replace(/^title: .*$/m, "title: Een andere titel"));
		expect(pagesChanged(), path).toEqual(
			showing((each) => each === path || usages.dependenciesOf(each).pages.has(path)),
		);
		site.write(name, text);
	}
	const image = "scenes/blog-stress.svg";
	const drawing = readFileSync(join(site.root, "content/images", image), "utf8");
	site.write(`images/${image}`, `${drawing}\n<!-- anders -->\n`);
	const expected = showing((each) => usages.dependenciesOf(each).images.has(image));
	expect(expected.length).toBeGreaterThan(1);
	expect(pagesChanged()).toEqual(expected);
	expect([...(usages.dependents.get(`image ${image}`) ?? [])].sort()).toEqual(expected);
});

test("words as they stand on a page: a part of a sentence, with Markdown, with a fact filled in, in any language", () => {
	site = temporarySite(projectFolder);
	const { site: content, language } = site.check();
	const find = (asked: string) => foundTextsReport(asked, findText(assertSound(content), asked), language);
	expect(find("muziek regular")).toMatchInlineSnapshot(`
		"‘muziek regular’ staat op 1 plek.

		content/facts/products.yaml:8:9  products.muziek-regular.name
		  Muziek Regular, op maat
		  te zien op /gehoorbescherming/muziek
		"
	`);
	expect(find("afdruk van **beide** oren")).toMatchInlineSnapshot(`
		"‘afdruk van **beide** oren’ staat op 2 plekken.

		content/facts/products.yaml:207:5  products.zwem-maatwerk.details
		  We maken een afdruk van beide oren. De oren van een kind groeien nog. Laat daarom geregeld nakijken of de doppen nog …
		  te zien op /gehoorbescherming/zwem

		content/pages/gehoorbescherming/zwem.yaml:69:11
		  Voor doppen op maat maken we een afdruk van beide oren. De doppen krijgen precies die vorm. Ze kosten € 139, inclusief …
		  te zien op /gehoorbescherming/zwem
		"
	`);
	expect(find("Audicien in {branches.leeuwarden.city} en")).toMatchInlineSnapshot(`
		"‘Audicien in {branches.leeuwarden.city} en’ staat op 1 plek.

		content/pages/index.yaml:2:8
		  Audicien in Leeuwarden en aan huis
		  te zien op /
		"
	`);
	expect(find("take an impression of both ears")).toMatchInlineSnapshot(`
		"‘take an impression of both ears’ staat op 2 plekken.

		content/translations/en/facts/products.yaml:163:7  products.zwem-maatwerk.details
		  We take an impression of both ears. A child’s ears are still growing, so have us check regularly whether the plugs still …
		  te zien op /en/gehoorbescherming/zwem

		content/translations/en/pages/gehoorbescherming/zwem.yaml:103:7
		  For custom-made plugs, we take an impression of both ears. The plugs get exactly that shape. They cost €139, including …
		  te zien op /en/gehoorbescherming/zwem
		"
	`);
	expect(find("Over Ons")).toMatchInlineSnapshot(`
		"‘Over Ons’ staat op 3 plekken.

		content/site.yaml:72:12
		  Over Ons
		  te zien op elke pagina

		content/pages/index.yaml:127:16
		  Meer over ons
		  te zien op /

		content/pages/over-ons.yaml:2:8
		  Over ons
		  te zien op /over-ons
		"
	`);
	const many = findText(assertSound(content), "contact voor advies");
	expect(many.length).toBeGreaterThan(10);
	expect(new Set(many.map(({ place }) => JSON.stringify(place))).size).toBe(many.length);
});
