import { afterEach, beforeEach, expect, test } from "vitest";
import { factsDefinitions } from "#core/facts/index.ts";
import { priceKind } from "#core/fields/kinds/price.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { assertSound } from "#pipeline/site/site.ts";
import type { EditedSite } from "../helpers/example-site.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

let site: EditedSite;

beforeEach(() => {
	site = siteInMemory();
});

afterEach(() => site.dispose());

test("a price that may be higher is said with its word, in a card and in a text", () => {
	site.replace("facts/products.yaml", 'price: "75"', "price: vanaf 75");
	site.replace("pages/contact.yaml", "title: Vraag het ons", 'title: "Een dop, {products.reis.price}"');
	const sound = assertSound(site.check().site);
	const context = makeContext(sound, "nl");
	const page = sound.pages.get("/contact");
	if (!page) throw new Error("There is a page /contact.");
	expect(JSON.stringify(presentPage(page, context))).toContain("Een dop, vanaf €\u00a075");
	expect(context.present(factsDefinitions.products.entry.shape.price, "vanaf 75.50")).toEqual({
		amount: "75.50",
		from: true,
		text: "vanaf €\u00a075,50",
	});
});

test("a price on request is a price, and no amount for a text", () => {
	site.replace("facts/products.yaml", 'price: "75"', "price: op aanvraag");
	site.replace("pages/contact.yaml", "title: Vraag het ons", 'title: "Een dop, {products.reis.price}"');
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Deze prijs is op aanvraag  content/pages/contact.yaml:8:22  price-on-request
		  \`{products.reis.price}\` is geen bedrag: de prijs is op aanvraag.
		    7 |   - type: hero
		  > 8 |     title: "Een dop, {products.reis.price}"
		      |                      ^^^^^^^^^^^^^^^^^^^^^
		    9 |     buttons:
		  → Schrijf de zin zonder prijs, bijvoorbeeld: vraag ons naar de prijs.

		1 fout
		"
	`);
});

test.each([
	["op verzoek", "op aanvraag"],
	["Prijs op aanvraag", "op aanvraag"],
	["v.a. € 139,-", "vanaf 139"],
	["Vanaf €139,5", "vanaf 139.50"],
	["€ 139", "139"],
	["gratis", undefined],
])("%s is meant as %s", (written, meant) => {
	expect(priceKind.advice(written)).toBe(meant);
});

test.each([
	["€ 45", "45"],
	["£45", undefined],
])("in euros %s is meant as %s", (written, meant) => {
	site.replace("facts/products.yaml", 'price: "75"', `price: ${written}`);
	const found = site.check().problems.find(({ code }) => code === "invalid-value");
	expect(found?.values).toMatchObject({ found: written, advice: meant });
});
