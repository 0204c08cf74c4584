import { afterEach, beforeEach, expect, test } from "vitest";
import { builtPages } from "../helpers/built-html.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";

/** A business of another kind, in another country: what pages, machines and reports make of that. */
let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => site.dispose());

function become(lines: string): void {
	site.replace("site.yaml", "  kind: MedicalBusiness\n  country: NL\n", lines);
}

test("a bakery in Belgium is told as one, with its own prices, numbers and hours", () => {
	become("  kind: Bakery\n  country: BE\n");
	site.replace("facts/branches.yaml", "postalCode: 1234 AB", "postalCode: '9000'");
	const pages = new Map(builtPages(site));
	const home = pages.get("/")?.html ?? "";
	expect(home).toContain('"@type":["LocalBusiness","Bakery"]');
	expect(home).toContain('"addressCountry":"BE"');
	expect([...pages.values()].map(({ html }) => html).join()).not.toMatch(/MedicalBusiness|"addressCountry":"NL"/);
	expect(site.check().problems.map(({ code }) => code)).not.toContain("invalid-value");
});

test("prices are in the currency of the country, also for machines", () => {
	become("  country: GB\n");
	const pages = [...builtPages(site)].map(([, { html }]) => html).join();
	expect(pages).toContain("£");
	expect(pages).toContain('"priceCurrency":"GBP"');
	expect(pages).not.toMatch(/€|"EUR"/);
});

test("a place that lies abroad is asked about, and so is a number that no phone there has", () => {
	become("  country: BE\n");
	site.replace("facts/business.yaml", "phone: 058 000 00 00", "phone: +32 9 12 34 56 78 90");
	expect(site.check().problems.map(({ code }) => code)).toContain("invalid-phone");
	site.replace("facts/business.yaml", "phone: +32 9 12 34 56 78 90", "phone: 09 223 45 67");
	const told = site.report();
	expect(told).toContain("ligt niet in België");
	expect(told).not.toContain("Nederlandse postcode");
	expect(told).not.toContain("invalid-phone");
});

test("a mistake elsewhere in the settings moves the business to no other country", () => {
	become("  kind: Bakkery\n  country: DE\n");
	site.replace("facts/business.yaml", "phone: 058 000 00 00", "phone: 030 123456");
	site.replace("facts/branches.yaml", "postalCode: 1234 AB", "postalCode: '10115'");
	expect(site.check().problems.map(({ code }) => code)).toEqual(["unknown-option"]);
});

test("a section that is nothing without a setting says which", () => {
	site.replace(
		"site.yaml",
		"form:\n  service: https://formulieren.voorbeeld.example\n  mailbox: postbus@praktijk-voorbeeld.example\n",
		"",
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/aanbod.yaml

		Instelling ontbreekt  content/pages/aanbod.yaml:28:11  missing-setting
		  Een onderdeel \`form\` kan niet zonder het blok \`form:\` in content/site.yaml.
		    27 |       Een deel van {products.muziek-regular.price} is aftrekbaar.
		  > 28 |   - type: form
		       |           ^^^^
		    29 |     title: Maak een afspraak
		  → Voeg in content/site.yaml een blok \`form:\` toe, of haal dit onderdeel weg.

		Instelling ontbreekt  content/pages/aanbod.yaml:32:11  missing-setting
		  Een onderdeel \`form\` kan niet zonder het blok \`form:\` in content/site.yaml.
		    31 |     privacy: /contact#privacy
		  > 32 |   - type: form
		       |           ^^^^
		    33 |     title: Vraag ons bij u thuis
		  → Voeg in content/site.yaml een blok \`form:\` toe, of haal dit onderdeel weg.

		content/pages/contact.yaml

		Instelling ontbreekt  content/pages/contact.yaml:12:11  missing-setting
		  Een onderdeel \`form\` kan niet zonder het blok \`form:\` in content/site.yaml.
		    11 |         link: "#formulier"
		  > 12 |   - type: form
		       |           ^^^^
		    13 |     id: formulier
		  → Voeg in content/site.yaml een blok \`form:\` toe, of haal dit onderdeel weg.

		3 fouten
		"
	`);
});
