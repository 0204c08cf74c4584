import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "#core/languages.ts";
import { formatDate } from "#pipeline/kinds/date.ts";
import { type BuiltPage, builtPages, squeeze } from "../helpers/built-html.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

const origin = "https://www.audicien-friesland.example";

let site: TemporarySite;
let pages: Map<string, BuiltPage>;

/** The real content as it will be when everything is confirmed, with each thing that can be described at least once. */
beforeAll(() => {
	site = temporarySite(projectFolder);
	const facts = join(site.root, "content/facts");
	for (const name of readdirSync(facts)) {
		const text = readFileSync(join(facts, name), "utf8");
		writeFileSync(join(facts, name), text.replace(/^ *samples: .*\n/gm, ""));
	}
	site.replace("facts/business.yaml", "region:", "phones:\n  - label: Spoed\n    phone: 058 123 45 99\nregion:");
	const article = "  original: https://blad.example/oren\n  author: J. Schrijver\n  image:";
	site.replace("pages/blogs/tinnitus-week.yaml", "  image:", article);
	site.replace("pages/gehoorbescherming/zwem.yaml", "title: Kinderen met trommelvliesbuisjes", "title: Voor kinderen?");
	site.replace("pages/gehoorbescherming/zwem.yaml", "- title: Volwassenen", "- title: Voor volwassenen?");
	site.replace("pages/gehoorbescherming/zwem.yaml", "      - title: Zwemdoppen op maat", "      - title: Op maat?");
	pages = builtPages(site);
});

afterAll(() => site.dispose());

/** A value in the structured data, with the page it stands on and the thing around it. */
interface Statement {
	readonly page: BuiltPage;
	/** The page that the thing is about, where that is another one. */
	readonly other: BuiltPage | undefined;
	readonly thing: Record<string, unknown>;
	readonly property: string;
	readonly value: unknown;
}

function* statementsOf(page: BuiltPage, thing: Record<string, unknown>, about?: BuiltPage): Generator<Statement> {
	const other = pages.get(String(thing.url).replace(origin, "") || "/") ?? about;
	for (const [property, values] of Object.entries(thing)) {
		for (const value of [values].flat()) {
			if (typeof value === "object" && value !== null) yield* statementsOf(page, { ...value }, other);
			else yield { page, other, thing, property, value };
		}
	}
}

const isShown = ({ page, other, value }: Statement) =>
	[page, other].some((each) => each?.text.includes(squeeze(String(value))));

/** An address of the site is one of its pages or pictures; any other is a link that the page shows. */
function isReal({ page, value }: Statement): boolean {
	const address = String(value);
	if (!address.startsWith(origin)) return page.html.includes(`href="${address}"`);
	const path = address.slice(origin.length).replace(/#.*/, "");
	return pages.has(path || "/") || path === "/favicon.svg" || page.html.includes(`src="${path}"`);
}

/** `+31581234567` is `058 123 4567` to Dutch readers. */
function isPhoneShown({ page, value }: Statement): boolean {
	const links = page.html.matchAll(new RegExp(`<a[^>]*href="tel:\\${value}"[^>]*>(.*?)</a>`, "g"));
	const shown = [...links].map(([, text = ""]) => squeeze(text).replace(/[^\d+]/g, ""));
	return shown.some((digits) => digits === value || digits === String(value).replace("+31", "0"));
}

/** `139.00` is `€ 139`, `139 €` or `€ 139,00`. */
function isPriceShown({ page, value }: Statement): boolean {
	const [whole, cents] = String(value).split(".");
	const amount = `${whole}(?:[.,]${cents})?`;
	const shown = new RegExp(`€${amount}(?![\\d.,]*\\d)|(?<![\\d.,])${amount}€`);
	return cents === "00" && shown.test(page.text);
}

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The hours stand in the table of the page, in the rows of exactly their days. */
function areHoursShown({ page, thing }: Statement): boolean {
	if (thing.validFrom) return true;
	const tables = page.html.match(/<table[^>]*>.*?<\/table>/g) ?? [];
	const rowsOf = (table: string) => [...table.matchAll(/<th scope="row"[^>]*>.*?<\/th><td[^>]*>(.*?)<\/td><\/tr>/g)];
	const rows = tables.map(rowsOf).findLast(({ length }) => length === 7) ?? [];
	const shown = rows.map(([, cell = ""]) => squeeze(cell).includes(`${thing.opens}–${thing.closes}`));
	return shown.length === 7 && shown.every((open, day) => open === [thing.dayOfWeek].flat().includes(week[day]));
}

/** Where a visitor finds each property. One that is not listed has no right to be there. */
const proofs: Readonly<Record<string, (statement: Statement) => boolean>> = {
	name: isShown,
	headline: isShown,
	description: isShown,
	slogan: isShown,
	text: isShown,
	unitText: isShown,
	streetAddress: isShown,
	postalCode: isShown,
	addressLocality: isShown,
	email: isShown,
	"@id": isReal,
	url: isReal,
	item: isReal,
	image: isReal,
	logo: isReal,
	sameAs: isReal,
	isBasedOn: isReal,
	telephone: isPhoneShown,
	price: isPriceShown,
	opens: areHoursShown,
	closes: areHoursShown,
	dayOfWeek: ({ value }) => week.includes(String(value)),
	latitude: ({ page, value }) => page.html.includes(`mlat=${value}&`),
	longitude: ({ page, value }) => page.html.includes(`mlon=${value}#`),
	datePublished: ({ page, value }) => page.html.includes(`<time dateTime="${value}">`),
	validFrom: ({ page, value }) => page.text.includes(squeeze(formatDate(String(value), page.lang as Language).medium)),
	validThrough: ({ value, thing }) => value === thing.validFrom,
	inLanguage: ({ page, value, thing }) => value === page.lang || thing["@type"] === "WebSite",
	position: ({ value }) => Number.isInteger(value),
	addressCountry: ({ value }) => value === "NL",
	priceCurrency: ({ value }) => value === "EUR",
	valueAddedTaxIncluded: ({ value, page }) => value === true && /btw|VAT|TTC|IVA|الضريبة|ضريبة/.test(page.text),
	"@type": ({ value }) => typeof value === "string",
};

describe("the real content, when nothing in it is a sample", () => {
	test("describes in every language what a page shows, and nothing else", () => {
		const wrong: string[] = [];
		for (const [path, page] of pages) {
			for (const statement of page.things.flatMap((thing) => [...statementsOf(page, thing)])) {
				const { property, value } = statement;
				if (!proofs[property]?.(statement)) wrong.push(`${path}: ${property} ${String(value)}`);
			}
		}
		expect(wrong).toEqual([]);
	});

	test("describes every kind of thing, on every page that search engines hear of", () => {
		const types = new Set([...pages.values()].flatMap(({ things }) => things.flatMap((thing) => thing["@type"])));
		expect([...types].sort()).toEqual([
			"Blog",
			"BlogPosting",
			"BreadcrumbList",
			"FAQPage",
			"ItemList",
			"LocalBusiness",
			"MedicalBusiness",
			"Organization",
			"Product",
			"Service",
			"WebPage",
			"WebSite",
		]);
		for (const [path, { things, isAnnounced }] of pages) expect(things.length > 0, path).toBe(isAnnounced);
	});

	test("refers only to things in the same graph, each of which is there once", () => {
		for (const [path, { things }] of pages) {
			const ids = things.map((thing) => thing["@id"]);
			expect(new Set(ids).size, path).toBe(ids.length);
			const references = JSON.stringify(things).matchAll(/\{"@id":"([^"]*)"\}/g);
			expect(ids, path).toEqual(expect.arrayContaining([...references].map(([, id]) => id)));
		}
	});
});
