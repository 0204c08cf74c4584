import { execFile } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openContent } from "#engine/content/content.ts";
import { repairFolder } from "#engine/content/repair.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { changesOf, repairCount, repairReport } from "#pipeline/report/repair.ts";
import { addOwnFacts, projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

/** Mistakes that are mended: each test makes one as an editor would, and compares whole files. */
let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => site.dispose());

const contact = "pages/contact.yaml";

const products = "facts/products.yaml";

const business = "facts/business.yaml";

function read(name: string): string {
	return readFileSync(join(site.root, "content", name), "utf8");
}

/** Repairs, and gives what is shown of it. */
function repair({ dry = false, language = "nl" }: { dry?: boolean; language?: "nl" | "en" } = {}): string {
	const repaired = repairFolder(site.root, { dry });
	const { problems } = checkContent(openContent(site.root), dry ? { drafts: repaired.drafts } : {});
	return (
		repairReport(changesOf(repaired), { language, color: false }) + repairCount(repaired, problems, { language, dry })
	);
}

/** A part of a sound file is replaced by a mistake; repaired, the file differs from the sound one in nothing else. */
function expectMended(name: string, sound: string, { wrong, right = sound }: { wrong: string; right?: string }): void {
	const expected = read(name).replace(sound, () => right);
	site.replace(name, sound, wrong);
	repair();
	expect(read(name)).toBe(expected);
}

/** A part of a sound file is replaced by a mistake that nobody can mend for certain. */
function expectLeft(name: string, sound: string, wrong: string): void {
	site.replace(name, sound, wrong);
	const before = read(name);
	expect(site.check().problems).not.toEqual([]);
	repair();
	expect(read(name)).toBe(before);
}

describe("what has one right answer", () => {
	test.each([
		["a field", contact, "    title: Vraag het ons", "    titel: Vraag het ons", undefined],
		["soft line breaks of Word", products, "Een zachte zak voor", "Een\vzachte\vzak voor", undefined],
		["a field with a remark", contact, "menu:\n", "meny: # plaats in het menu\n", "menu: # plaats in het menu\n"],
		["a kind of section", contact, "type: hero", "type: heroo", undefined],
		["a kind of section between quotation marks", contact, "type: form", "type: 'from'", "type: 'form'"],
		["an option", "pages/index.yaml", "background: sea", "background: Sea", undefined],
		["an icon", products, "icon: moon-stars", "icon: moon-satrs", undefined],
		["an icon by what it is called", products, "icon: train", "icon: Trein", undefined],
		["an icon by what it is called in another language", products, "icon: train", "icon: Zug", undefined],
		["an icon by the name that it had", products, "icon: train", "icon: people", "icon: users"],
		["a menu item", contact, "item: contact", "item: contct", undefined],
		["a word", "words/nl.yaml", "home: Home", "hmoe: Home", undefined],
		["a reference", "facts/branches.yaml", "    - onderhoud", "    - onderhuod", undefined],
		["a reference in braces", contact, "    form: contact", "    form: {forms.contact}", undefined],
		["a link", products, "(/contact#formulier)", "(/contakt#formulier)", undefined],
		["a link without its slash", "pages/index.yaml", "link: /contact#", "link: contact#", undefined],
		["an anchor", contact, '"#formulier"', '"#formuler"', undefined],
		["an anchor behind its page", contact, "/contact#privacy", "/contact#privcay", undefined],
		["a fact", "pages/index.yaml", "bel {business.phone}", "bel {business.phoen}", undefined],
		[
			"a fact in a link",
			"pages/index.yaml",
			"link: /contact#formulier",
			'link: "{busines.phone}"',
			'link: "{business.phone}"',
		],
		["a fact at the start", contact, "title: Vraag het ons", "title: {business.name}", 'title: "{business.name}"'],
		[
			"a fact at the start, words, a remark",
			contact,
			"title: Vraag het ons",
			'title: {business.name} zegt "dag" # groet',
			"title: '{business.name} zegt \"dag\"' # groet",
		],
		["a colon in a text", contact, "title: Vraag het ons", "title: Let op: vraag het", 'title: "Let op: vraag het"'],
		[
			"a word that starts with a sign",
			contact,
			"title: Vraag het ons",
			"title: 's Avonds in huis",
			'title: "\'s Avonds in huis"',
		],
		["a text that starts with a sign", contact, "title: Vraag het ons", "title: @huis", 'title: "@huis"'],
		["a text cut by a number", contact, "title: Vraag het ons", "title: Wij zijn #1 hier", 'title: "Wij zijn #1 hier"'],
		["a price with a sign", products, '"45.50"', "€ 19,95", "19.95"],
		["a price with a dash", products, '"75"', "'139,-' # per paar", "'139' # per paar"],
		["opening hours", "facts/branches.yaml", "wednesday: 09:00-17:00", "wednesday: 9.00 tot 17.00 uur", undefined],
		["one block for a list", business, "  - name: Voorbeeldnet\n    url:", "  name: Voorbeeldnet\n  url:", undefined],
		["a day", business, "2026-12-25", "25-12-2026", undefined],
		["a number", "facts/branches.yaml", "latitude: 52.9", "latitude: 52,9", undefined],
		["a number of which a thousand is too many", "facts/branches.yaml", "latitude: 52.9", "latitude: 52,9", undefined],
		["a colon without its space", contact, "title: Vraag het ons", "title:Vraag het ons", undefined],
		[
			"a file from a chat",
			contact,
			"title: Contact\n",
			"Hier is de pagina:\n```yaml\ntitle: Contact\n",
			"\n\ntitle: Contact\n",
		],
		["a name in bold", contact, "    title: Vraag het ons", "    **title:** Vraag het ons", undefined],
		["a remark of HTML", contact, "menu:\n", "<!-- plaats -->\nmenu:\n", "# plaats\nmenu:\n"],
		["a remark of JavaScript", contact, "menu:\n", "// plaats\nmenu:\n", "# plaats\nmenu:\n"],
		["a hyphen too many", products, "reis:\n", "- reis:\n", undefined],
		["a hyphen without its space", contact, "  - type: form", "  -type: form", undefined],
		["a long dash of a word processor", contact, "  - type: form", "  – type: form", undefined],
		["spaces of a word processor", contact, "    title: Vraag", "\u00a0\u00a0\u00a0 title:\u00a0Vraag", undefined],
		["quotes in quotes", contact, "title: Vraag het ons", 'title: "Vraag "het" ons"', "title: 'Vraag \"het\" ons'"],
		["an apostrophe in quotes", contact, "title: Vraag het ons", "title: 'Foto's van ons'", 'title: "Foto\'s van ons"'],
		["an English yes", "site.yaml", "openForAppointments: ja", "openForAppointments: yes", undefined],
		["braces twice", "pages/index.yaml", "{business.phone}", "{{business.phone}}", undefined],
		[
			"a picture on the line of its name",
			"pages/index.yaml",
			"image:\n      file: scenes/voorbeeld.svg",
			"image: scenes/voorbeeld.svg",
			"image: { file: scenes/voorbeeld.svg }",
		],
		["a sign that nobody sees", contact, "title: Vraag het ons", "title: Vraag\u200b het ons", undefined],
		["an address elsewhere", business, "url: https://www.voor", "url: www.voor", undefined],
		["a colour without its quotation marks", "facts/colors.yaml", '"#ffffff"', "#ffffff", undefined],
		["a colour without its sign", "facts/colors.yaml", '"#ffffff"', "FFF", undefined],
		["a picture with another extension", "facts/branches.yaml", "foto.png", "foto.jpg", undefined],
		["a tab", contact, "    title: Vraag het ons", "\ttitle: Vraag het ons", undefined],
	])("%s", (_, name, sound, wrong, right) => {
		addOwnFacts(site);
		expectMended(name, sound, { wrong, ...(right !== undefined && { right }) });
		expect(site.check().problems.filter(({ level }) => level === "error")).toEqual([]);
	});

	test("tabs everywhere, two levels deep", () => {
		const sound = read(contact);
		site.write(
			contact,
			sound.replace(/^( {2})+(?! {4}##| {4}\{)/gm, (spaces) => "\t".repeat(spaces.length / 2)),
		);
		repair();
		expect(read(contact)).toBe(sound);
	});

	test("a fact in a translation, misspelt or translated", () => {
		site.replace("site.yaml", "languages: [nl]", "languages: [nl, en, es]");
		for (const [language, fact] of [
			["en", "{business.phne}"],
			["es", "{negocio.teléfono}"],
		] as const) {
			const pair = (token: string) =>
				`- nl: Mail naar {business.email} of bel {business.phone}.\n  ${language}: Mail {business.email}, ${token}. # zo\n`;
			site.write(`translations/${language}/pages/index.yaml`, pair(fact));
			repair();
			expect(read(`translations/${language}/pages/index.yaml`)).toBe(pair("{business.phone}"));
		}
	});

	test("a heading that is none in its translation", () => {
		site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
		site.write(contact, `${read(contact)}  - type: prose\n    text: "## Wat het kost"\n`);
		const pair = (heading: string) => `- nl: "## Wat het kost"\n  en: ${heading} # zo\n`;
		for (const heading of ["What it costs", '"# What it costs"']) {
			site.write(`translations/en/${contact}`, pair(heading));
			repair();
			expect(read(`translations/en/${contact}`)).toBe(pair('"## What it costs"'));
		}
	});

	test("a link to a former address", () => {
		site.replace("pages/contact.yaml", "menu:\n", "formerly:\n  - /schrijf-ons\nmenu:\n");
		expectMended("pages/index.yaml", "link: /contact\n", { wrong: "link: /schrijf-ons\n" });
	});

	test("a link and a fact in a text that is translated, with its translations", () => {
		site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
		site.replace("pages/contact.yaml", "menu:\n", "formerly:\n  - /schrijf-ons\nmenu:\n");
		const pairs = ({ address, fact }: { address: string; fact: string }) =>
			`- nl: Past een tas niet goed, [laat het ons dan weten](${address}#formulier), zegt {${fact}}.\n` +
			`  en: Tell us [here](${address}#formulier), says {${fact}}. # /schrijf-ons\n`;
		const wrong = { address: "/schrijf-ons", fact: "business.nmae" };
		const text = "Past een tas niet goed, [laat het ons dan weten](/contact#formulier).";
		site.replace(products, text, /- nl: (.*)\n/.exec(pairs(wrong))?.[1] ?? "");
		site.write(`translations/en/${products}`, pairs(wrong));
		repair();
		expect(read(`translations/en/${products}`)).toBe(pairs({ address: "/contact", fact: "business.name" }));
		const codes = site.check().problems.filter(({ place }) => place.file.endsWith(products));
		expect(codes.map(({ code }) => code)).not.toContain("translation-stale");
		expect(codes.filter(({ level }) => level === "error")).toEqual([]);
	});
});

describe("what is left alone", () => {
	test.each([
		["a field that is there already", contact, "title: Vraag het ons", "title: Vraag\n    titel: Vraag het ons"],
		["two fields that could be the same", contact, "    title: Vraag het ons", "    titel: Een\n    tilte: Twee"],
		[
			"a field far from any",
			products,
			"  unit: per set\n  description: Een zachte",
			"  eenheid: per set\n  description: Een zachte",
		],
		["an icon that could be two", products, "icon: train", "icon: horze"],
		["an icon by a word that only finds it", products, "icon: train", "icon: kapper"],
		["a page that may be still to come", products, "(/contact#formulier)", "(/contacten)"],
		["a name with another number", "pages/index.yaml", "scenes/voorbeeld.svg", "scenes/voorbeeld2.svg"],
		["a fact far from any", "pages/index.yaml", "bel {business.phone}", "bel {business.telefoon}"],
		["a day that may be written in two ways", business, "2026-12-25", "04/03/2026"],
		["a day that does not exist", business, "2026-12-25", "31-02-2026"],
		[
			"hours with words that would be lost",
			"facts/branches.yaml",
			"wednesday: 09:00-17:00",
			"wednesday: 9.00-17.00 op afspraak",
		],
		["a price with words", products, '"75"', "circa 75"],
		["a link to no page", "pages/index.yaml", "link: /contact#", "link: afspraak#"],
		["a remark without a space", contact, "title: Vraag het ons", "title: Vraag het ons #nakijken"],
		["a colon in a name", contact, "form: contact", "form: Contact: nu"],
		["two fields on a line", contact, "type: hero\n    title: Vraag het ons", "type: hero title: Vraag het ons"],
		["a text that goes on", contact, "title: Vraag het ons", "title: Let op: vraag\n      het ons"],
		["a name twice", contact, "title: Contact\n", "title: Contact\ntitle: Nog eens\n"],
		["a line too far to the left", contact, "    form: contact", "   form: contact"],
		[
			"a text in a list of fields",
			"pages/index.yaml",
			"      - label: Neem contact op\n        link: /contact\n",
			"      - Neem contact op\n",
		],
	])("%s", (_, name, sound, wrong) => expectLeft(name, sound, wrong));

	test("an anchor that another section has", () => {
		expectLeft(contact, "id: privacy", "id: Formulier");
	});

	test("a menu item that another page has", () => {
		expectLeft("pages/blogs/index.yaml", "item: blogs", "item: contct");
	});

	test("a name that is misspelt where it is given, and right where it is used", () => {
		site.replace(products, "(/contact#formulier)", "(/contact#privacy)");
		expectLeft(contact, "id: privacy", "id: prviacy");
		site.replace("pages/index.yaml", "bel {business.phone}", "bel {products.muziek-regular.price}");
		site.replace("pages/blogs/index.yaml", "title: Blogs", "title: Voor {products.muziek-regular.price}");
		expectLeft(products, "muziek-regular:", "muziek-regulr:");
	});

	test("a warning that an editor silenced", () => {
		expectLeft(
			contact,
			"    title: Vraag het ons",
			"    tagline: x\n    # negeer cut-by-hash: dit is een merkje\n    title: Wij zijn #1 hier",
		);
	});

	test("two files for one name", () => {
		site.write("pages/nieuw.yml", read(contact));
		site.write("pages/nieuw.yaml.txt", read(contact));
		repair();
		expect(readdirSync(join(site.root, "content/pages")).sort()).toEqual([
			"aanbod.yaml",
			"blogs",
			"contact.yaml",
			"index.yaml",
			"nieuw.yaml.txt",
			"nieuw.yml",
		]);
	});

	test("a file whose right name is taken", () => {
		site.write("pages/contact.yml", "title: Kladje\n");
		repair();
		expect(read("pages/contact.yml")).toBe("title: Kladje\n");
		expect(site.check().problems.map(({ code }) => code)).toEqual(["wrong-extension"]);
	});
});

test("only the mistake changes: line endings, byte-order mark, remarks, blank lines, rights of the file", () => {
	const path = join(site.root, "content", products);
	const windows = (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`;
	const sound = read(products).replace('price: "75"', 'price:   "75.50"   # was 70\n\n  # let op');
	site.write(products, windows(sound.replace("75.50", "€ 75,50").replace("icon: moon-stars", "icno: moon-stars")));
	chmodSync(path, 0o640);
	repair();
	expect(read(products)).toBe(windows(sound));
	expect(statSync(path).mode & 0o777).toBe(0o640);
	expect(readdirSync(join(site.root, "content/facts")).filter((name) => name.startsWith("."))).toEqual([]);
});

test("mistakes that hide one another", () => {
	const sound = read(contact);
	site.replace(contact, "type: hero\n    title: Vraag het ons", "tpye: heroo\n    titel: {busines.name}: vraag het");
	site.replace(contact, "    id: formulier\n", "\tid: Formulier\n");
	site.replace(contact, "type: prose", "typ: prsoe");
	expect(repair()).toMatchInlineSnapshot(`
		"Onderdeel zonder type, Onbekend soort onderdeel  content/pages/contact.yaml:7
		  -   - tpye: heroo
		  +   - type: hero

		Onbekend veld, Aanhalingstekens ontbreken, Feit bestaat niet  content/pages/contact.yaml:8
		  -     titel: {busines.name}: vraag het
		  +     title: "{business.name}: vraag het"

		Tab in de inspringing, Waarde past niet  content/pages/contact.yaml:13
		  - →id: Formulier
		  +     id: formulier

		Onderdeel zonder type, Onbekend soort onderdeel  content/pages/contact.yaml:17
		  -   - typ: prsoe
		  +   - type: prose

		9 fouten verbeterd, 0 over.
		"
	`);
	expect(read(contact)).toBe(sound.replace("title: Vraag het ons", 'title: "{business.name}: vraag het"'));
});

test("a file with another extension, and what is wrong inside it", () => {
	site.write(
		"pages/nieuw.yml",
		read(contact).replace("menu:\n  item: contact\n", "").replace("type: hero", "type: heor"),
	);
	expect(repair()).toMatchInlineSnapshot(`
		"Verkeerde bestandsnaam  content/pages/nieuw.yaml
		  - content/pages/nieuw.yml
		  + content/pages/nieuw.yaml

		Onbekend soort onderdeel  content/pages/nieuw.yaml:5
		  -   - type: heor
		  +   - type: hero

		2 fouten verbeterd, 0 over.
		"
	`);
	expect(existsSync(join(site.root, "content/pages/nieuw.yml"))).toBe(false);
	expect(site.check().sound).toBe(true);
});

test("the report, in both languages, and a dry run that writes nothing", () => {
	site.replace(products, 'price: "75"', "price: 139,-");
	site.replace(
		contact,
		"gebruikt uw gegevens",
		"gebruikt, met alle zorg die u van ons mag verwachten, [uw gegevens](/contakt)",
	);
	site.replace(contact, "title: Stuur ons een bericht", "kop: Stuur ons een bericht");
	const before = [read(products), read(contact)];
	expect(repair({ dry: true })).toMatchInlineSnapshot(`
		"Waarde past niet  content/facts/products.yaml:34
		  -   price: 139,-
		  +   price: 139

		Link loopt dood  content/pages/contact.yaml:22
		  - …ons mag verwachten, [uw gegevens](/contakt) alleen om u te antwoorden. Deze praktijk bestaat nie…
		  + …ons mag verwachten, [uw gegevens](/contact) alleen om u te antwoorden. Deze praktijk bestaat nie…

		2 fouten kunnen zo verbeterd worden, 2 over. Er is nog niets veranderd.
		"
	`);
	expect([read(products), read(contact)]).toEqual(before);
	expect(repair({ language: "en" })).toMatchInlineSnapshot(`
		"Invalid value  content/facts/products.yaml:34
		  -   price: 139,-
		  +   price: 139

		Link leads nowhere  content/pages/contact.yaml:22
		  - …ons mag verwachten, [uw gegevens](/contakt) alleen om u te antwoorden. Deze praktijk bestaat nie…
		  + …ons mag verwachten, [uw gegevens](/contact) alleen om u te antwoorden. Deze praktijk bestaat nie…

		2 errors fixed, 2 left.
		"
	`);
	expect(repair()).toMatchInlineSnapshot(`
		"Niets verbeterd: bij deze fouten is er niet één goed antwoord. Verbeter ze zelf.
		"
	`);
	expect(repair({ language: "en" })).toMatchInlineSnapshot(`
		"Nothing fixed: none of these errors has a single right answer. Fix them yourself.
		"
	`);
	site.replace(contact, "kop: Stuur", "title: Stuur");
	expect(repair()).toMatchInlineSnapshot(`
		"Er was niets te verbeteren.
		"
	`);
	expect(repair({ language: "en" })).toMatchInlineSnapshot(`
		"There was nothing to fix.
		"
	`);
});

describe("the command", () => {
	/** Runs `validate` as a person would. */
	function validate(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
		return new Promise((resolve) => {
			const all = [join(projectFolder, "scripts/run.mjs"), "validate", "--root", site.root, ...args];
			const env = { ...process.env, NODE_ENV: "production" };
			execFile(process.execPath, all, { env }, (error, output, errors) => {
				resolve({ code: typeof error?.code === "number" ? error.code : 0, output, errors });
			});
		});
	}

	test("shows first, then mends; its exit code is that of the content as it stands", async () => {
		site.replace(products, 'price: "75"', "price: 139,-");
		const before = read(products);
		const shown = await validate("--fix", "--dry-run");
		expect(shown).toMatchObject({ code: 1, errors: "" });
		expect(read(products)).toBe(before);
		expect(shown.output).toMatchInlineSnapshot(`
			"Waarde past niet  content/facts/products.yaml:34
			  -   price: 139,-
			  +   price: 139

			✓ De inhoud klopt.
			1 fout kan zo verbeterd worden, 0 over. Er is nog niets veranderd.
			"
		`);
		const mended = await validate("--fix", "--format", "json");
		expect(mended).toMatchObject({ code: 0, errors: "" });
		expect(JSON.parse(mended.output)).toEqual({
			version: 1,
			counts: { error: 0, warning: 0, remark: 0 },
			changes: [
				{
					file: "content/facts/products.yaml",
					line: 34,
					before: "  price: 139,-",
					after: "  price: 139",
					codes: ["invalid-value"],
				},
			],
			problems: [],
		});
		expect(read(products)).toBe(before.replace("139,-", "139"));
	});

	test("refuses --dry-run alone", async () => {
		expect(await validate("--dry-run")).toEqual({ code: 2, output: "", errors: "--dry-run hoort bij --fix.\n" });
	});
});
