import { afterEach, beforeEach, expect, test } from "vitest";
import { factsNames } from "#core/facts/index.ts";
import { builtPages } from "../helpers/built-html.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";

let site: TemporarySite;

/** One page, of the facts only those of the practice, and of the settings only what no site can do without. */
beforeEach(() => {
	site = temporarySite();
	for (const name of factsNames) if (name !== "business") site.remove(`facts/${name}.yaml`);
	for (const name of ["aanbod", "contact", "blogs/index", "blogs/een-eerste-hoortest", "blogs/oordoppen-op-maat"]) {
		site.remove(`pages/${name}.yaml`);
	}
	site.remove("files/voorbeeld.pdf");
	site.remove("images/foto.png");
	site.remove("images/scenes/voorbeeld.svg");
	site.write(
		"site.yaml",
		"address: https://www.praktijk-voorbeeld.example\nreportLanguage: nl\nlanguages: [nl]\ntitleSuffix: Praktijk Voorbeeld\nmenu:\n  - { key: home, label: Home }\n",
	);
	site.write("pages/index.yaml", home("Bel {business.phone}."));
});

afterEach(() => site.dispose());

function home(text: string): string {
	return `title: "{business.name}"
description: De voorpagina van een praktijk die nog maar net een eigen site heeft, met één pagina.
menu:
  item: home
sections:
  - type: hero
    title: "{business.name}"
    text: ${text}
    buttons:
      - label: Bel ons
        link: "{business.phone}"
`;
}

test("a site with no facts but those of the practice is validated and built", () => {
	expect(site.check().problems.filter(({ place }) => place.file !== "content/words/nl.yaml")).toEqual([]);
	expect(site.check().sound).toBe(true);
	const [home] = [...builtPages(site)].filter(([address]) => address === "/");
	expect(home?.[1].html).toContain("info@praktijk-voorbeeld.example");
	expect(home?.[1].html).not.toContain("<address");
});

test("a collection of facts needs a file as soon as something names it, and is missed once", () => {
	site.write("pages/index.yaml", home("Vanaf {products.reis.price} of {products.muziek.price}."));
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Bestand ontbreekt  content/facts/products.yaml:1:1  missing-file
		  Het bestand \`content/facts/products.yaml\` is er niet, en zonder dat bestand kan de site niet gemaakt worden.
		  → Zet het bestand terug; \`content/README.md\` beschrijft wat erin hoort.

		1 fout
		"
	`);
});

test("a collection that is there and cannot be read is not missed", () => {
	site.write("pages/index.yaml", home("Vanaf {products.reis.price}."));
	site.write("facts/products.yaml", Buffer.from([0xff, 0xfe]));
	expect(site.check().problems.map(({ code }) => code)).toEqual(["wrong-encoding"]);
});
