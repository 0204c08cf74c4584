import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Page } from "#core/page.ts";
import { numbersAround } from "#core/paging.ts";
import type { CardList } from "#core/resolved.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { whereReport } from "#pipeline/report/where.ts";
import { vanishedAddresses } from "#pipeline/review/addresses.ts";
import { everyPage } from "#pipeline/site/overviews.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { whereIs } from "#pipeline/usage/answer.ts";
import { findThing } from "#pipeline/usage/find.ts";
import { usagesOf } from "#pipeline/usage/usages.ts";
import { builtPages } from "../helpers/built-html.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { openDev } from "../helpers/open-studio.ts";
import { commitAll } from "../helpers/repository.ts";

/** Overviews that go on on further pages: a small site with as many articles as a test asks for. */
let site: TemporarySite;

const origin = "https://www.praktijk-voorbeeld.example";

beforeEach(() => {
	site = temporarySite();
	site.remove("pages/blogs/een-eerste-opmeting.yaml");
	site.remove("pages/blogs/rugtassen-op-maat.yaml");
	site.replace("facts/services.yaml", "/blogs/een-eerste-opmeting", "/blogs");
	site.replace("facts/services.yaml", "/blogs/rugtassen-op-maat", "/blogs");
	site.replace("pages/blogs/index.yaml", "  - type: article-list", "    text: Korte verhalen.\n  - type: article-list");
});

afterEach(() => site.dispose());

/** Writes articles 1 to `last`, each a day newer than the one before. */
function writeArticles(last: number, folder = "blogs"): void {
	for (let number = 1; number <= last; number++) {
		const date = new Date(Date.UTC(2025, 0, number)).toISOString().slice(0, 10);
		const text = `title: Verhaal ${number} van ${folder}
description: In dit verhaal van ${folder}, nummer ${number}, leest u iets over horen, en verder niets.
article:
  date: ${date}
  summary: Samenvatting ${number}.
sections:
  - type: prose
    text: Dit is verhaal ${number}.
`;
		site.write(`pages/${folder}/verhaal-${number}.yaml`, text);
	}
}

/** Every page that is built below an address, by its own address without a language. */
function presented(below = "/blogs"): Map<string, Page> {
	const { site: read, problems } = site.check();
	expect(problems.filter(({ level }) => level === "error")).toEqual([]);
	const context = makeContext(assertSound(read), "nl");
	const pages = [...everyPage(read)].map(({ page, number }) => presentPage(page, context, number));
	return new Map(
		pages.filter(({ path, article }) => path.startsWith(below) && !article).map((page) => [page.path, page]),
	);
}

function listOf(page: Page | undefined): CardList {
	const section = page?.sections.find(({ type }) => type === "article-list");
	if (!section) throw new Error(`${page?.path} has no list.`);
	return (section.data as { below: CardList }).below;
}

const numbersOn = (page: Page | undefined) => listOf(page).cards.map(({ href }) => Number(/\d+$/.exec(href)?.[0]));

describe("a list of 60 articles", () => {
	beforeEach(() => writeArticles(60));

	test("is spread over three pages, newest first, each card once, with nothing around it but the heading", () => {
		const pages = presented();
		expect([...pages.keys()]).toEqual(["/blogs", "/blogs/pagina/2", "/blogs/pagina/3"]);
		expect([...pages.values()].map((page) => listOf(page).cards.length)).toEqual([24, 24, 12]);
		expect([...pages.values()].flatMap(numbersOn)).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
		const [first, second] = [...pages.values()];
		expect(first?.sections[0]?.data).toEqual({ title: "Lezen over leder", text: "Korte verhalen." });
		expect(second?.sections.map(({ type, id }) => [type, id])).toEqual([
			["hero", "s1"],
			["article-list", "s2"],
		]);
		expect(second?.sections[0]?.data).toEqual({ title: "Lezen over leder, pagina 2" });
		expect(second?.breadcrumbs.map(({ href }) => href)).toEqual(["/", "/blogs"]);
		expect(listOf(second).paging).toEqual({
			number: 2,
			previous: "/blogs",
			next: "/blogs/pagina/3",
			pages: [
				{ number: 1, href: "/blogs" },
				{ number: 2, href: "/blogs/pagina/2" },
				{ number: 3, href: "/blogs/pagina/3" },
			],
		});
	});

	test("is built as pages and data of their own, in every language, known to search engines", async () => {
		site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
		site.replace("site.yaml", "article:\n", "sharePictures: none\narticle:\n");
		site.write(
			"translations/en/words/nl.yaml",
			'- nl: "{text}, pagina {number}"\n  en: "{text}, page {number}"\n' +
				"- nl: Pagina {number}. {text}\n  en: Page {number}. {text}\n",
		);
		site.write(
			"translations/en/pages/blogs/index.yaml",
			[
				["Blogs", "Stories"],
				["Korte artikelen over tassen en over het dragen van uw spullen, nieuwste eerst.", "Short stories on hearing."],
				["Lezen over leder", "Reading on hearing"],
				["Korte verhalen.", "Short stories."],
			]
				.map(([nl, en]) => `- nl: ${nl}\n  en: ${en}\n`)
				.join(""),
		);
		commitAll(site.root);
		const command = [join(projectFolder, "scripts/run.mjs"), "build", "--root", site.root];
		await promisify(execFile)(process.execPath, command, { env: { ...process.env, NODE_ENV: "production" } });
		const dist = (name: string) => readFileSync(join(site.root, "dist", name), "utf8");
		expect(readdirSync(join(site.root, "dist/en/blogs/pagina")).sort()).toEqual([
			"2.html",
			"2.page.json",
			"3.html",
			"3.page.json",
		]);
		const data = JSON.parse(dist("en/blogs/pagina/3.page.json")) as { page: Page };
		expect(data.page).toMatchObject({ path: "/en/blogs/pagina/3", title: "Stories, page 3 | Praktijk Voorbeeld" });
		expect(listOf(data.page).cards).toHaveLength(12);
		const html = dist("en/blogs/pagina/2.html");
		const head = html
			.slice(0, html.indexOf("<body>"))
			.match(/<(title>[^<]*|(?:link rel="(?:canon|alt)|meta name="(?:desc|robots))[^>]*)/g);
		expect(head).toMatchInlineSnapshot(`
			[
			  "<title>Stories, page 2 | Praktijk Voorbeeld",
			  "<meta name="description" content="Page 2. Short stories on hearing."",
			  "<link rel="canonical" href="https://www.praktijk-voorbeeld.example/en/blogs/pagina/2"",
			  "<link rel="alternate" hreflang="nl" href="https://www.praktijk-voorbeeld.example/blogs/pagina/2"",
			  "<link rel="alternate" hreflang="en" href="https://www.praktijk-voorbeeld.example/en/blogs/pagina/2"",
			  "<link rel="alternate" hreflang="x-default" href="https://www.praktijk-voorbeeld.example/blogs/pagina/2"",
			]
		`);
		const sitemap = dist("sitemap.xml");
		const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc><lastmod>/g)].map(([, address]) => address);
		expect(listed.filter((address) => address?.includes("/pagina/"))).toEqual(
			["/blogs/pagina/2", "/en/blogs/pagina/2", "/blogs/pagina/3", "/en/blogs/pagina/3"].map((path) => origin + path),
		);
		expect(new Set(listed).size).toBe(listed.length);
	});

	test("is there while somebody writes, and a number that is not, is not", async () => {
		const workshop = openDev(site.root, "nl");
		const statuses = [
			"/blogs/pagina/2",
			"/blogs/pagina/3.page.json",
			"/blogs/pagina/4",
			"/blogs/pagina/4.page.json",
		].map(async (path) => (await workshop.answer(path))?.status);
		expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
		workshop.close();
	});

	test("has unique titles and descriptions, and tells machines what each page shows", () => {
		const pages = [...builtPages(site)].filter(([path]) => /^\/blogs(\/pagina\/\d+)?$/.test(path));
		const read = (pattern: RegExp) => pages.map(([, { html }]) => pattern.exec(html)?.[1]);
		expect(read(/<title>([^<]*)/)).toEqual([
			"Blogs | Praktijk Voorbeeld",
			"Blogs, pagina 2 | Praktijk Voorbeeld",
			"Blogs, pagina 3 | Praktijk Voorbeeld",
		]);
		expect(new Set(read(/name="description" content="([^"]*)"/)).size).toBe(3);
		expect(read(/property="og:title" content="([^"]*)"/)).toEqual(["Blogs", "Blogs, pagina 2", "Blogs, pagina 3"]);
		expect(read(/(<link rel="alternate" type="application\/atom\+xml")/)).not.toContain(undefined);
		expect(pages.map(([, { html }]) => html.match(/<h1/g)?.length)).toEqual([1, 1, 1]);
		const third = pages[2]?.[1].things ?? [];
		const blog = third.find((thing) => thing["@type"] === "Blog") as { blogPost: unknown[] };
		expect(blog).toMatchObject({ "@id": `${origin}/blogs#blog`, url: `${origin}/blogs`, name: "Blogs" });
		expect(blog.blogPost).toHaveLength(12);
		const way = third.find((thing) => thing["@type"] === "BreadcrumbList") as { itemListElement: { item: string }[] };
		expect(way.itemListElement.map(({ item }) => item)).toEqual(
			["/", "/blogs", "/blogs/pagina/3"].map((path) => origin + path),
		);
	});

	test("is named where a page is asked for, with the number of the page", () => {
		const { site: read } = site.check();
		expect(
			whereReport(whereIs(assertSound(read), { kind: "page", name: "/blogs/verhaal-7" }), "nl"),
		).toMatchInlineSnapshot(`
			"/blogs/verhaal-7  content/pages/blogs/verhaal-7.yaml:1:1

			/blogs  Blogs
			  content/pages/blogs/index.yaml:11:12  article-list: via het overzicht van /blogs, pagina 3, de kaart van /blogs/verhaal-7
			  Nederlands

			1 pagina, 1 taal
			"
		`);
		expect(findThing(read, "/blogs/pagina/3")).toEqual({ kind: "page", name: "/blogs" });
		expect(findThing(read, "/blogs/pagina/4")).toEqual({ nearest: undefined });
	});

	test("with a max is a list of the newest: no other card is in the data, and no other page counts as shown", () => {
		site.replace(
			"pages/index.yaml",
			"sections:\n",
			"sections:\n  - type: article-list\n    below: /blogs\n    max: 3\n",
		);
		const { site: read } = site.check();
		expect(numbersOn(presented("/").get("/"))).toEqual([60, 59, 58]);
		expect(listOf(presented("/").get("/")).paging).toBeUndefined();
		const shown = [...usagesOf(read).dependenciesOf("/").pages].filter((path) => path.includes("verhaal"));
		expect(shown.sort()).toEqual(["/blogs/verhaal-58", "/blogs/verhaal-59", "/blogs/verhaal-60"]);
	});

	test("loses its last page when articles go: nobody is told that an address vanished", () => {
		const before = site.check().site;
		for (let number = 1; number <= 12; number++) site.remove(`pages/blogs/verhaal-${number}.yaml`);
		expect([...presented().keys()]).toEqual(["/blogs", "/blogs/pagina/2"]);
		const vanished = vanishedAddresses(before, site.check().site).map(({ address }) => address);
		expect(vanished.filter((address) => address.includes("pagina"))).toEqual([]);
	});
});

test("a page more comes with the first card that does not fit", () => {
	const spread = (perPage: number) => {
		site.write("pages/blogs/index.yaml", listPage(`perPage: ${perPage}`));
		return [...presented().values()].map((page) => listOf(page).cards.length);
	};
	writeArticles(6);
	expect(spread(6)).toEqual([6]);
	expect(listOf(presented().get("/blogs")).paging).toBeUndefined();
	expect(spread(5)).toEqual([5, 1]);
	expect(spread(1)).toEqual([1, 1, 1, 1, 1, 1]);
});

test("an overview on the home page counts its pages from the root", () => {
	writeArticles(3);
	site.write("pages/index.yaml", listPage("perPage: 2", "Begin hier"));
	const pages = presented("/");
	expect([...pages.keys()].filter((path) => path.includes("pagina"))).toEqual(["/pagina/2"]);
	expect(listOf(pages.get("/pagina/2")).paging?.previous).toBe("/");
	expect(pages.get("/pagina/2")?.breadcrumbs.map(({ href }) => href)).toEqual(["/"]);
});

test("what lists the articles about a subject stands below the overview of all, and its heading says so", () => {
	writeArticles(2);
	site.replace("pages/blogs/verhaal-1.yaml", "  summary:", "  tags: [maken]\n  summary:");
	site.write("pages/onderwerpen/maken.yaml", listPage("tag: maken", "Maken"));
	site.write("pages/adressen/atelier.yaml", listPage("tag: maken", "Atelier"));
	const way = (path: string) => {
		const page = presented(path).get(path);
		return [page?.breadcrumbs, page?.trail].map((steps) => steps?.map(({ href }) => href));
	};
	expect(way("/onderwerpen/maken"), "the page of no subject").toEqual([["/"], []]);
	site.write("facts/tags.yaml", "maken:\n  label: Maken\n  page: /onderwerpen/maken\n");
	expect(way("/onderwerpen/maken")).toEqual([["/", "/blogs"], ["/blogs"]]);
	expect(way("/adressen/atelier"), "lists them, and is the page of no subject").toEqual([["/"], []]);
	const { site: read } = site.check();
	expect(usagesOf(read).dependents.get("title /blogs"), "shows the name of the overview").toContain(
		"/onderwerpen/maken",
	);
});

test("the numbers of a navigation never hide just one", () => {
	expect([1, 3, 4, 5, 100, 200].map((present) => numbersAround(present, 200))).toEqual([
		[1, 2, 200],
		[1, 2, 3, 4, 200],
		[1, 2, 3, 4, 5, 200],
		[1, 4, 5, 6, 200],
		[1, 99, 100, 101, 200],
		[1, 199, 200],
	]);
	expect(numbersAround(1, 3)).toEqual([1, 2, 3]);
	expect(numbersAround(2, 2)).toEqual([1, 2]);
});

test("reserved addresses, links to further pages, and lists that are too long for their page", () => {
	writeArticles(3);
	site.write("pages/blogs/index.yaml", listPage("perPage: 2"));
	writeArticles(2, "nieuws");
	const tooLong = "  - type: article-list\n    below: /blogs\n    perPage: 2\n";
	site.write(
		"pages/nieuws/index.yaml",
		`${listPage("perPage: 1", "Nieuws", "/nieuws")}${tooLong}`.replace(
			"sections:",
			"formerly:\n  - /blogs/pagina/9\nsections:",
		),
	);
	site.write("pages/blogs/pagina/2.yaml", listPage("max: 2", "Zelf geschreven"));
	site.replace("pages/nieuws/verhaal-1.yaml", "Dit is verhaal 1.", "Zie [vroeger](/blogs/pagina/2).");
	site.replace("pages/nieuws/verhaal-2.yaml", "sections:\n", `sections:\n${tooLong}`);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/blogs/pagina/2.yaml

		Adres is gereserveerd  content/pages/blogs/pagina/2.yaml:1:1  reserved-address
		  \`/blogs/pagina/2\` is een adres dat de site zelf gebruikt: \`pagina\` staat in het adres van de volgende pagina's van een overzicht.
		  > 1 | title: Zelf geschreven
		      | ^
		    2 | description: Een overzicht van alles wat er onder dit adres te lezen is, het nieuwste eerst. Dit…
		  → Geef het bestand of de map een andere naam.

		content/pages/nieuws/index.yaml

		Vroeger adres hoort bij een overzicht  content/pages/nieuws/index.yaml:4:5  former-further-page
		  \`/blogs/pagina/9\` is een volgende pagina van het overzicht \`/blogs\`, of wordt dat als er meer onder komt. Wie daar komt, kan niet worden doorgestuurd.
		    3 | formerly:
		  > 4 |   - /blogs/pagina/9
		      |     ^^^^^^^^^^^^^^^
		    5 | sections:
		  → Haal dit adres weg uit \`formerly\`.

		Lijst is te lang voor één pagina  content/pages/nieuws/index.yaml:12:12  overview-not-paged
		  Deze lijst heeft 4 kaarten en er passen er 2 op een pagina. Er kan maar één lijst verder gaan op een volgende pagina, en dat doet hier al een lijst die hoger staat.
		    11 |   - type: article-list
		  > 12 |     below: /blogs
		       |            ^^^^^^
		    13 |     perPage: 2
		  → Laat alleen de nieuwste zien, bijvoorbeeld met \`max: 6\`, of geef deze lijst een eigen pagina.

		content/pages/nieuws/verhaal-1.yaml

		Link naar een volgende pagina van een overzicht  content/pages/nieuws/verhaal-1.yaml:8:25  link-to-further-page
		  Wat op \`/blogs/pagina/2\` staat, schuift op zodra er onder \`/blogs\` een pagina bij komt.
		    7 |   - type: prose
		  > 8 |     text: Zie [vroeger](/blogs/pagina/2).
		      |                         ^^^^^^^^^^^^^^^
		    9 |
		  → Verwijs naar \`/blogs\`, of naar de pagina die u bedoelt.

		content/pages/nieuws/verhaal-2.yaml

		Lijst is te lang voor één pagina  content/pages/nieuws/verhaal-2.yaml:8:12  overview-not-paged
		  Deze lijst heeft 4 kaarten en er passen er 2 op een pagina. Op een artikel kan een lijst niet verder gaan op een volgende pagina.
		    7 |   - type: article-list
		  > 8 |     below: /blogs
		      |            ^^^^^^
		    9 |     perPage: 2
		  → Laat alleen de nieuwste zien, bijvoorbeeld met \`max: 6\`, of geef deze lijst een eigen pagina.

		5 fouten
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/pages/blogs/pagina/2.yaml

		Address is reserved  content/pages/blogs/pagina/2.yaml:1:1  reserved-address
		  \`/blogs/pagina/2\` is used by the site itself: \`pagina\` is part of the address of the further pages of an overview.
		  > 1 | title: Zelf geschreven
		      | ^
		    2 | description: Een overzicht van alles wat er onder dit adres te lezen is, het nieuwste eerst. Dit…
		  → Give the file or folder a different name.

		content/pages/nieuws/index.yaml

		Former address belongs to an overview  content/pages/nieuws/index.yaml:4:5  former-further-page
		  \`/blogs/pagina/9\` is a further page of the overview \`/blogs\`, or becomes one as pages are added, so visitors cannot be redirected from it.
		    3 | formerly:
		  > 4 |   - /blogs/pagina/9
		      |     ^^^^^^^^^^^^^^^
		    5 | sections:
		  → Remove this address from \`formerly\`.

		List is too long for one page  content/pages/nieuws/index.yaml:12:12  overview-not-paged
		  This list has 4 cards; a page holds 2. Only one list can continue on another page, and a list higher up already does.
		    11 |   - type: article-list
		  > 12 |     below: /blogs
		       |            ^^^^^^
		    13 |     perPage: 2
		  → Show only the newest, for example with \`max: 6\`, or give this list its own page.

		content/pages/nieuws/verhaal-1.yaml

		Link to a further page of an overview  content/pages/nieuws/verhaal-1.yaml:8:25  link-to-further-page
		  The contents of \`/blogs/pagina/2\` change as soon as a page is added below \`/blogs\`.
		    7 |   - type: prose
		  > 8 |     text: Zie [vroeger](/blogs/pagina/2).
		      |                         ^^^^^^^^^^^^^^^
		    9 |
		  → Link to \`/blogs\`, or to the page that you mean.

		content/pages/nieuws/verhaal-2.yaml

		List is too long for one page  content/pages/nieuws/verhaal-2.yaml:8:12  overview-not-paged
		  This list has 4 cards; a page holds 2. On an article, a list cannot continue on another page.
		    7 |   - type: article-list
		  > 8 |     below: /blogs
		      |            ^^^^^^
		    9 |     perPage: 2
		  → Show only the newest, for example with \`max: 6\`, or give this list its own page.

		5 errors
		"
	`);
});

test("a mistake in the overview itself has no echo where something leads to its further pages", () => {
	writeArticles(3);
	site.replace(
		"pages/blogs/verhaal-1.yaml",
		"Dit is verhaal 1.",
		"Zie [ouder](/blogs/pagina/2) en [weg](/contact/pagina/2).",
	);
	site.replace("pages/blogs/index.yaml", "below: /blogs", "below: /blogs\n    perpage: 2");
	expect(site.check().problems.map(({ code, values }) => [code, "target" in values ? values.target : ""])).toEqual([
		["unknown-field", ""],
		["link-to-further-page", "/blogs/pagina/2"],
		["broken-link", "/contact/pagina/2"],
	]);
});

function listPage(limit: string, title = "Blogs", from = "/blogs"): string {
	return `title: ${title}
description: Een overzicht van alles wat er onder dit adres te lezen is, het nieuwste eerst. Dit is ${title}.
${title === "Blogs" ? "menu:\n  item: blogs\n" : ""}sections:
  - type: hero
    title: ${title}
  - type: article-list
    below: ${from}
    ${limit}
`;
}
