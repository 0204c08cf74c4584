import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placesOf } from "#pipeline/usage/thing.ts";
import { namedIn } from "#studio/brain/history/names.ts";
import { builtPages } from "../helpers/built-html.ts";
import type { TemporarySite } from "../helpers/example-site.ts";
import { variedSite } from "../helpers/varied-site.ts";

let site: TemporarySite;

beforeEach(() => {
	site = variedSite();
});

afterEach(() => site.dispose());

const read = (name: string) => readFileSync(join(site.root, "content", name), "utf8");

const pagesOf = () => [...builtPages(site)].map(([path, { html }]) => [path, html]);

/** Moves the products from one on, with their translations, into a file of their own. */
function split(): void {
	const whole = read("facts/products.yaml");
	const at = whole.indexOf("\nslaap:") + 1;
	site.write("facts/products.yaml", whole.slice(0, at));
	site.write("facts/products/onderweg.yaml", whole.slice(at));
	site.write("translations/en/facts/products/onderweg.yaml", read("translations/en/facts/products.yaml"));
}

const errors = () =>
	site
		.check()
		.problems.filter(({ level }) => level === "error")
		.map(({ code, place: { file, line } }) => `${code} ${file}:${line}`);

test("products stand in as many files as somebody likes, and every page stays as it was", () => {
	const before = pagesOf();
	split();
	expect(errors()).toEqual([]);
	expect(pagesOf()).toEqual(before);
	site.remove("facts/products.yaml");
	expect(errors()).toEqual([
		"unknown-ref content/pages/aanbod.yaml:14",
		"unknown-fact content/pages/aanbod.yaml:27",
		"unknown-fact content/pages/blogs/rugtassen-op-maat.yaml:19",
	]);
});

test("a mistake is told in the file that it stands in, and brings no echoes", () => {
	split();
	site.replace("facts/products/onderweg.yaml", 'price: "75"', "price: vijf");
	expect(errors()).toEqual(["invalid-value content/facts/products/onderweg.yaml:11"]);
	const { site: found } = site.check();
	expect(placesOf(found, { kind: "fact", name: "products.muziek-regular.price" })).toMatchObject([
		{ file: "content/facts/products.yaml", line: 6 },
	]);
});

test("people call one of several files what they call all of them", () => {
	split();
	const { site: found } = site.check();
	const named = (file: string) => namedIn(`content/facts/${file}`, [found], "nl");
	expect(["products.yaml", "products/onderweg.yaml"].map(named)).toEqual([
		"Producten en prijzen",
		"Producten en prijzen",
	]);
});

test("a place is asked of the file that holds the entry", () => {
	split();
	expect(placesOf(site.check().site, { kind: "fact", name: "products.reis.price" })).toMatchObject([
		{ file: "content/facts/products/onderweg.yaml", line: 11, column: 10 },
	]);
});

test("one name in two files is refused, and so are files of what is no collection", () => {
	split();
	site.write("facts/products/zelf.yaml", read("facts/products/onderweg.yaml"));
	site.write("facts/business/extra.yaml", "name: Iets\n");
	site.write("facts/products/Mijn Producten.yaml", "{}\n");
	expect(errors()).toEqual([
		"unknown-file content/facts/business/extra.yaml:1",
		"wrong-file-name content/facts/products/Mijn Producten.yaml:1",
		"fact-twice content/facts/products/zelf.yaml:1",
		"fact-twice content/facts/products/zelf.yaml:9",
		"fact-twice content/facts/products/zelf.yaml:19",
		"fact-twice content/facts/products/zelf.yaml:27",
		"fact-twice content/facts/products/zelf.yaml:40",
	]);
});
