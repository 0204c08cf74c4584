import { afterEach, beforeEach, expect, test } from "vitest";
import { factsNames } from "#core/facts/index.ts";
import { builtPages } from "../helpers/built-html.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";

let site: TemporarySite;

/** One page, of the facts only those of the practice, of the settings only what no site can do without, and no words. */
beforeEach(() => {
	site = temporarySite();
	for (const name of factsNames) if (name !== "business") site.remove(`facts/${name}.yaml`);
	for (const name of ["aanbod", "contact", "blogs/index", "blogs/een-eerste-opmeting", "blogs/rugtassen-op-maat"]) {
		site.remove(`pages/${name}.yaml`);
	}
	site.remove("words/nl.yaml");
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
	expect(site.check().problems).toEqual([]);
	expect(site.check().sound).toBe(true);
	const [home] = [...builtPages(site)].filter(([address]) => address === "/");
	expect(home?.[1].html).toContain("info@praktijk-voorbeeld.example");
	expect(home?.[1].html).not.toContain("<address");
	expect(home?.[1].html).toContain("Naar de inhoud");
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

test("a word is that of the builder in every language until an editor writes another", () => {
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, ar]");
	const linkIn = (language: string) => /class="skip[^>]*>([^<]*)</.exec(page(language))?.[1];
	const page = (language: string) =>
		new Map(builtPages(site)).get(language === "nl" ? "/" : `/${language}`)?.html ?? "";
	expect([linkIn("nl"), linkIn("ar")]).toEqual(["Naar de inhoud", "الانتقال إلى المحتوى"]);
	site.write("words/nl.yaml", "skip_to_content: Meteen lezen\n");
	site.write("translations/ar/words/nl.yaml", "- nl: Meteen lezen\n  ar: إلى النص\n");
	expect([linkIn("nl"), linkIn("ar")]).toEqual(["Meteen lezen", "إلى النص"]);
});
