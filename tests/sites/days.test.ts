import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { wordsOf } from "#core/problems/problem.ts";
import { openContent } from "#engine/content/content.ts";
import { SiteMemory } from "#engine/memory/site-memory.ts";
import { OutputFolder } from "#engine/output/output-folder.ts";
import { renderSite, SiteRenderer } from "#engine/pages/render-site.ts";
import { makePage, reusePage } from "#engine/pages/reuse-page.ts";
import { writeReport } from "#engine/terminal/report.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { upcomingReport } from "#pipeline/report/upcoming.ts";
import { compareSites } from "#pipeline/review/compare.ts";
import { statementsOf } from "#pipeline/review/wording/statements.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { upcoming } from "#pipeline/site/upcoming.ts";
import { noClient, squeeze } from "../helpers/built-html.ts";
import { filesIn } from "../helpers/content-folder.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { openDev } from "../helpers/open-studio.ts";
import { filesApart } from "../helpers/random-edits.ts";

/** What is on a site on some days and not on others: whole small sites on different days. */
let site: TemporarySite;

const today = "2026-11-22";

const article = "pages/blogs/een-eerste-opmeting.yaml";

beforeEach(() => {
	site = temporarySite();
	// Nothing leads to the article but the overview.
	site.replace("facts/services.yaml", "/blogs/een-eerste-opmeting", "/blogs");
});

afterEach(() => {
	vi.useRealTimers();
	site.dispose();
});

/** All that is built on a day, by its path. */
function builtOn(day: string): ReadonlyMap<string, string> {
	const whole = assertSound(openContent(site.root).read().site);
	return new Map([...renderSite(siteOn(whole, day), noClient)].map(({ path, content }) => [path, String(content)]));
}

/** The files of a day that speak of an address, or of words. */
function speakingOf(words: string, day: string): string[] {
	return [...builtOn(day)].flatMap(([path, content]) =>
		content.includes(words) || path.includes(words) ? [path] : [],
	);
}

function codes(day = today): string[] {
	return site.check({ today: day }).problems.map(({ code, place }) => `${code} ${place.file}:${place.line}`);
}

const everywhere = [
	"/blogs.html",
	"/blogs.page.json",
	"/blogs/een-eerste-opmeting.html",
	"/blogs/een-eerste-opmeting.page.json",
	"/blogs/rugtassen-op-maat.html",
	"/blogs/rugtassen-op-maat.page.json",
	"/feed.xml",
	"/sitemap.xml",
];

describe("a page", () => {
	test("that is a draft is in no file at all", () => {
		expect(speakingOf("een-eerste-opmeting", today)).toEqual(expect.arrayContaining(everywhere));
		site.replace(article, "article:\n", "draft: ja\narticle:\n");
		expect(codes()).toEqual([]);
		expect(speakingOf("een-eerste-opmeting", today)).toEqual([]);
		expect(speakingOf("Een eerste opmeting", today)).toEqual([]);
	});

	test("is a draft until the day on which it is to be published, and then everywhere", () => {
		site.replace(article, "article:\n", "publish: 2026-12-01\nformerly: [/hoortest]\narticle:\n");
		expect(codes()).toEqual([]);
		expect(speakingOf("hoortest", "2026-11-30").filter((path) => !path.startsWith("/contact"))).toEqual([]);
		expect(speakingOf("een-eerste-opmeting", "2026-12-01")).toEqual(
			expect.arrayContaining([...everywhere, "/_redirects"]),
		);
	});

	test("leaves the menu, and the point that led to it", () => {
		site.replace("pages/blogs/index.yaml", "menu:", "draft: ja\nmenu:");
		const shell = [...builtOn(today)].find(([path]) => path.startsWith("/assets/shell.nl"))?.[1] ?? "";
		expect(JSON.parse(shell).menu.map(({ label }: { label: string }) => label)).not.toContain("Blogs");
		expect(builtOn(today).get("/blogs/rugtassen-op-maat.html")).not.toContain('href="/blogs"');
	});
});

describe("a section", () => {
	const tip = "  - type: notice\n    tone: tip\n    title: Rond de feestdagen\n    text: We zijn er gewoon.\n";

	test("is there from its first to its last day, and the others keep their places", () => {
		site.replace(
			"pages/index.yaml",
			"  - type: call-to-action",
			`${tip}    from: 2026-12-20\n    until: 2027-01-04\n  - type: call-to-action`,
		);
		expect(codes()).toEqual([]);
		const idsOn = (day: string) =>
			JSON.parse(builtOn(day).get("/index.page.json") ?? "").page.sections.map(({ id }: { id: string }) => id);
		expect(idsOn("2026-12-19")).toEqual(["s1", "s3"]);
		expect(idsOn("2026-12-20")).toEqual(["s1", "s2", "s3"]);
		expect(idsOn("2027-01-04")).toEqual(["s1", "s2", "s3"]);
		expect(speakingOf("feestdagen", "2027-01-05")).toEqual([]);
	});

	test("that lists pages makes no further pages on days on which it is not there", () => {
		site.replace(
			"pages/blogs/index.yaml",
			"    below: /blogs",
			"    below: /blogs\n    perPage: 1\n    from: 2026-12-20",
		);
		expect(speakingOf("/blogs/pagina/2", "2026-12-19")).toEqual([]);
		expect(speakingOf("/blogs/pagina/2", "2026-12-20")).toContain("/sitemap.xml");
	});

	test("takes its pictures with it, and the share picture of its page", () => {
		site.replace(
			"pages/contact.yaml",
			"  - type: form\n",
			"  - type: text-media\n    until: 2026-12-01\n    title: Rust\n    text: Kom langs.\n    image:\n      file: foto.png\n      alt: Een huisje achter een dijk.\n  - type: form\n",
		);
		const shareOn = (day: string) => /\/images\/share\/\w+\.\w+/.exec(builtOn(day).get("/contact.html") ?? "")?.[0];
		expect(shareOn("2026-12-01")).not.toBe(shareOn("2026-12-02"));
	});
});

test("a build that knows the one of another day makes what a build makes that knows nothing", () => {
	vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
	site.replace(article, "article:\n", "publish: 2026-12-01\narticle:\n");
	site.replace("pages/contact.yaml", "    title: Stuur ons", "    until: 2026-12-24\n    title: Stuur ons");
	const program = mkdtempSync(join(tmpdir(), "program-"));
	const kept: number[] = [];
	for (const day of ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-25", "2026-11-30"]) {
		const memory = new SiteMemory(program, site.root);
		const checked = checkContent(openContent(site.root, { memory }), { today: day });
		memory.keep(checked);
		const output = new OutputFolder(join(program, "dist"), join(program, "cache"));
		const renderer = new SiteRenderer(siteOn(assertSound(checked.site), day), noClient);
		const pages = [...renderer.pages()];
		kept.push(pages.filter((page) => reusePage(page, output) ?? !makePage(page, output)).length);
		for (const file of renderer.others(() => undefined)) output.write(file);
		output.commit();
		memory.save();
		const cold = new Map(
			[...builtOn(day)].map(([path, content]) => [path.slice(1), Buffer.from(content).toString("latin1")]),
		);
		expect(filesApart(cold, filesIn(join(program, "dist")))).toBe("");
	}
	rmSync(program, { recursive: true, force: true });
	// On a day on which nothing comes or goes, no page is made.
	expect(kept).toEqual([0, 2, 6, 5, 1]);
});

describe("dev", () => {
	async function shown(path: string): Promise<{ status: number; body: string }> {
		const dev = openDev(site.root);
		const answer = await dev.answer(path);
		dev.close();
		return { status: answer?.status ?? 0, body: answer && "body" in answer ? answer.body : "" };
	}

	beforeEach(() => {
		vi.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z"), toFake: ["Date"] });
	});

	test("shows a draft at its own address, marked, and nowhere else", async () => {
		site.replace(article, "article:\n", "draft: ja\narticle:\n");
		const { status, body } = await shown("/blogs/een-eerste-opmeting");
		expect(status).toBe(200);
		expect(body).toContain("Deze pagina staat nog niet op de site.");
		for (const other of ["/blogs", "/blogs/rugtassen-op-maat", "/sitemap.xml", "/feed.xml"]) {
			expect((await shown(other)).body, other).not.toContain("een-eerste-opmeting");
		}
		site.replace("site.yaml", "reportLanguage: nl", "reportLanguage: en");
		expect((await shown("/blogs/een-eerste-opmeting")).body).toContain("On the site: not yet (the whole page).");
	});

	test("marks a page and a section that come, and leaves what is there today as visitors see it", async () => {
		site.replace(article, "article:\n", "publish: 2026-12-01\narticle:\n");
		site.replace(
			"pages/contact.yaml",
			"    title: Stuur ons",
			"    from: 2026-12-20\n    until: 2027-01-04\n    title: Stuur ons",
		);
		expect((await shown("/blogs/een-eerste-opmeting")).body).toContain(
			"Deze pagina staat vanaf 1 december 2026 op de site.",
		);
		expect((await shown("/contact")).body).toContain("van 20 december 2026 tot en met 4 januari 2027 op de site.");
		expect(JSON.parse((await shown("/blogs/rugtassen-op-maat.page.json")).body).page).toEqual(
			JSON.parse(builtOn(today).get("/blogs/rugtassen-op-maat.page.json") ?? "").page,
		);
	});
});

describe("a link", () => {
	const linkTo = (target: string) =>
		site.replace("pages/aanbod.yaml", "Een deel van", `Zie [dit](${target}). Een deel van`);

	test("to a draft is a dead end, but not on a draft", () => {
		site.replace("facts/services.yaml", "  link: /blogs\n", "  link: /blogs/een-eerste-opmeting\n");
		site.replace(article, "article:\n", "draft: ja\narticle:\n");
		linkTo("/blogs/een-eerste-opmeting");
		expect(codes()).toEqual([
			"link-to-draft content/facts/services.yaml:5",
			"link-to-draft content/pages/aanbod.yaml:27",
		]);
		site.replace("pages/aanbod.yaml", "menu:\n", "draft: ja\nmenu:\n");
		expect(codes()).toEqual(["link-to-draft content/facts/services.yaml:5"]);
	});

	test("comes no earlier than what it leads to, on whatever day that is checked", () => {
		site.replace(article, "article:\n", "publish: 2026-12-01\narticle:\n");
		linkTo("/blogs/een-eerste-opmeting");
		expect(codes()).toEqual(["link-to-draft content/pages/aanbod.yaml:27"]);
		expect(codes("2026-12-01")).toEqual([]);
		site.replace("pages/aanbod.yaml", "  - type: prose\n", "  - type: prose\n    from: 2026-12-01\n");
		expect(codes()).toEqual([]);
		site.replace("pages/aanbod.yaml", "from: 2026-12-01", "from: 2026-11-30");
		expect(codes()).toEqual(["link-to-draft content/pages/aanbod.yaml:28"]);
	});
});

describe("an offer", () => {
	const offer = (lines: string) =>
		site.replace("facts/products.yaml", '  price: "100"\n', `  price: "100"\n  offer:\n${lines}`);
	const onPage = (day: string) => squeeze(builtOn(day).get("/aanbod.html") ?? "");

	test("is the price everywhere on its days, with the lowest price before it", () => {
		offer("    price: 80\n    from: 2026-12-01\n    until: 2026-12-31\n    lowest: 95\n");
		expect(codes()).toEqual([]);
		for (const day of ["2026-11-30", "2027-01-01"]) {
			expect(onPage(day)).toContain("€100perset");
			expect(onPage(day)).not.toContain("Actieprijs");
			expect(builtOn(day).get("/blogs/rugtassen-op-maat.html")).toContain("€\u00a0100");
		}
		for (const day of ["2026-12-01", "2026-12-31"]) {
			expect(onPage(day)).toContain(squeeze("€ 80 per set incl. btw Actieprijs tot en met 31 december 2026"));
			expect(onPage(day)).toContain(squeeze("Laagste prijs in de 30 dagen voor de actie: € 95"));
			expect(builtOn(day).get("/blogs/rugtassen-op-maat.html")).toContain("€\u00a080");
			expect(builtOn(day).get("/aanbod.html")).toContain('"price":"80.00","priceCurrency":"EUR"');
			expect(builtOn(day).get("/aanbod.html")).toContain('"priceValidUntil":"2026-12-31"');
		}
	});

	test("may hold from a lowest price, is never on request, and what was before it is an amount", () => {
		offer("    price: vanaf 80\n    until: 2026-12-31\n    lowest: 95\n");
		expect(codes()).toEqual([]);
		expect(onPage(today)).toContain(squeeze("vanaf € 80 per set incl. btw Actieprijs tot en met 31 december 2026"));
		expect(builtOn(today).get("/aanbod.html")).toContain('"minPrice":80,"priceCurrency":"EUR"');
		site.replace("facts/products.yaml", 'price: "100"', "price: op aanvraag");
		expect(codes()).toEqual([
			"price-on-request content/pages/aanbod.yaml:27",
			"price-on-request content/pages/blogs/rugtassen-op-maat.yaml:19",
		]);
		site.replace("facts/products.yaml", "price: op aanvraag\n  offer", "price: vanaf 80\n  offer");
		expect(codes()).toEqual(["offer-price content/facts/products.yaml:10"]);
		site.replace("facts/products.yaml", "    price: vanaf 80\n", "    price: prijs op verzoek\n");
		site.replace("facts/products.yaml", "lowest: 95", "lowest: v.a. € 95");
		const hints = site.check({ today }).problems.map((each) => wordsOf(each, "nl").hint);
		expect(hints).toEqual([
			expect.stringContaining("Schrijf in plaats daarvan een prijs zoals"),
			"Schrijf alleen het bedrag, zoals `139` of `45.00`. Woorden erbij horen in een tekst.",
		]);
	});

	test("says no old price that nobody wrote, and no text can name what is there on some days only", () => {
		offer("    price: 80\n");
		expect(onPage(today)).toContain("€80perset");
		expect(onPage(today)).not.toContain("Laagsteprijs");
		site.replace("pages/aanbod.yaml", "Een deel van", "Nu € 80 of {products.muziek-regular.offer.price}. Een deel van");
		const { problems } = site.check({ today });
		expect(problems.map(({ code, values }) => ({ code, ...values }))).toEqual([
			{ code: "unprintable-fact", name: "products.muziek-regular.offer.price" },
		]);
	});
});

test("what comes and goes in the next 30 days is told by its day", () => {
	site.replace(article, "article:\n", "publish: 2026-12-01\narticle:\n");
	site.replace(article, "  - type: summary\n", "  - type: summary\n    from: 2026-11-30\n    until: 2026-12-22\n");
	site.replace(
		"pages/contact.yaml",
		"    title: Stuur ons",
		"    from: 2026-12-22\n    until: 2026-12-23\n    title: Stuur ons",
	);
	site.replace("pages/blogs/rugtassen-op-maat.yaml", "  - type: prose\n", "  - type: prose\n    until: 2026-11-22\n");
	site.replace(
		"facts/products.yaml",
		'  price: "100"\n',
		'  price: "100"\n  offer:\n    price: "80"\n    from: 2026-11-22\n    until: 2026-11-30\n',
	);
	site.replace("pages/aanbod.yaml", "menu:\n", "draft: ja\nmenu:\n");
	site.replace("pages/aanbod.yaml", "  - type: checklist\n", "  - type: checklist\n    from: 2026-12-01\n");
	const soon = upcoming(site.check({ today }).site, today);
	expect(upcomingReport(soon, "nl")).toMatchInlineSnapshot(`
		"
		De komende 30 dagen
		  22 november 2026 is de laatste dag van onderdeel 1 (prose) van /blogs/rugtassen-op-maat  content/pages/blogs/rugtassen-op-maat.yaml:16
		  30 november 2026 is de laatste dag van de actieprijs van products.muziek-regular  content/facts/products.yaml:10
		  1 december 2026 komt erbij: de pagina /blogs/een-eerste-opmeting  content/pages/blogs/een-eerste-opmeting.yaml:4
		  22 december 2026 is de laatste dag van onderdeel 1 (summary) van /blogs/een-eerste-opmeting  content/pages/blogs/een-eerste-opmeting.yaml:18
		  22 december 2026 komt erbij: onderdeel 2 (form) van /contact  content/pages/contact.yaml:14
		"
	`);
	expect(upcomingReport(soon, "en")).toMatchInlineSnapshot(`
		"
		The next 30 days
		  22 November 2026: last day of section 1 (prose) of /blogs/rugtassen-op-maat  content/pages/blogs/rugtassen-op-maat.yaml:16
		  30 November 2026: last day of the offer price of products.muziek-regular  content/facts/products.yaml:10
		  1 December 2026: the page /blogs/een-eerste-opmeting appears  content/pages/blogs/een-eerste-opmeting.yaml:4
		  22 December 2026: last day of section 1 (summary) of /blogs/een-eerste-opmeting  content/pages/blogs/een-eerste-opmeting.yaml:18
		  22 December 2026: section 2 (form) of /contact appears  content/pages/contact.yaml:14
		"
	`);
	expect(upcomingReport(upcoming(site.check({ today }).site, "2026-10-01"), "nl")).toBe("");
});

test("drafts are told after that, also those of which nobody has said when", () => {
	site.replace(article, "article:\n", "publish: 2026-12-01\narticle:\n");
	site.replace("pages/aanbod.yaml", "menu:\n", "draft: ja\nmenu:\n");
	const told = (language: "nl" | "en") => {
		let text = "";
		const print = (more: string) => {
			text += more;
		};
		writeReport(site.check({ today, language }), "text", {
			root: site.root,
			all: false,
			changedSince: undefined,
			print,
		});
		return text.slice(text.indexOf(language === "nl" ? "\nConcepten" : "\nDrafts"));
	};
	expect(told("nl")).toMatchInlineSnapshot(`
		"
		Concepten: wat een bezoeker nog niet ziet
		  /blogs/een-eerste-opmeting, verschijnt op 1 december 2026  content/pages/blogs/een-eerste-opmeting.yaml:4
		  /aanbod, nog zonder dag  content/pages/aanbod.yaml:4
		"
	`);
	expect(told("en")).toMatchInlineSnapshot(`
		"
		Drafts: what visitors do not see yet
		  /blogs/een-eerste-opmeting, appears on 1 December 2026  content/pages/blogs/een-eerste-opmeting.yaml:4
		  /aanbod, no date yet  content/pages/aanbod.yaml:4
		"
	`);
});

test("a review says when something comes and goes, and what a draft takes away", () => {
	const later = temporarySite();
	try {
		site.replace("pages/aanbod.yaml", "menu:\n", "draft: ja\nmenu:\n");
		site.replace(
			"facts/products.yaml",
			'  price: "100"\n',
			'  price: "100"\n  offer:\n    price: "80"\n    until: 2026-11-30\n',
		);
		later.replace("facts/services.yaml", "/blogs/een-eerste-opmeting", "/blogs");
		later.replace(article, "article:\n", "publish: 2026-12-01\narticle:\n");
		later.replace("pages/blogs/rugtassen-op-maat.yaml", "article:\n", "draft: ja\narticle:\n");
		later.replace("pages/contact.yaml", "    title: Stuur ons", "    from: 2026-12-22\n    title: Stuur ons");
		later.replace(
			"pages/index.yaml",
			"  - type: call-to-action",
			"  - type: notice\n    until: 2027-01-04\n    tone: tip\n    title: Open\n    text: We zijn er.\n  - type: call-to-action",
		);
		later.write(
			"pages/nieuw.yaml",
			"title: Nieuw\ndescription: Iets nieuws.\ndraft: ja\nsections:\n  - type: hero\n    title: Nieuw\n",
		);
		const changes = compareSites(site.check({ today }).site, later.check({ today }).site);
		const sentences = (language: "nl" | "en") =>
			changes.flatMap((change) => statementsOf(change, language)).map(({ sentence }) => sentence);
		expect(sentences("nl")).toMatchInlineSnapshot(`
			[
			  "Actie Muziektas op maat weg: ‘€ 80’, tot en met 30 november 2026, zichtbaar op 2 pagina's in 1 taal",
			  "Pagina erbij, nog niet op de site: /nieuw, ‘Nieuw’, in 1 taal",
			  "Pagina nu op de site: /aanbod, ‘Wat deze praktijk aanbiedt’",
			  "Pagina vanaf 1 december 2026 op de site: /blogs/een-eerste-opmeting, ‘Een eerste opmeting’. Tot dan leest wie er komt, dat de pagina niet bestaat.",
			  "Pagina nog niet op de site: /blogs/rugtassen-op-maat, ‘Rugtassen op maat’. Tot dan leest wie er komt, dat de pagina niet bestaat.",
			  "Onderdeel 2 ‘Stuur ons een bericht’ (Formulier), eerste dag erbij: 22 december 2026",
			  "Erbij, tot en met 4 januari 2027: onderdeel 2 ‘Open’ (Kader)",
			]
		`);
		expect(sentences("en")).toMatchInlineSnapshot(`
			[
			  "Offer Muziektas op maat removed: “€ 80”, until 30 November 2026, shown on 2 pages in 1 language",
			  "Page added, not yet on the site: /nieuw, “Nieuw”, in 1 language",
			  "Page now on the site: /aanbod, “Wat deze praktijk aanbiedt”",
			  "Page from 1 December 2026 on the site: /blogs/een-eerste-opmeting, “Een eerste opmeting”. Until then visitors are told that it does not exist.",
			  "Page not yet on the site: /blogs/rugtassen-op-maat, “Rugtassen op maat”. Until then visitors are told that it does not exist.",
			  "Section 2 “Stuur ons een bericht” (form), first day added: 22 december 2026",
			  "Added, until 4 January 2027: section 2 “Open” (notice)",
			]
		`);
		const since = site.check({ today }).site;
		const vanished = () =>
			later
				.check({ today, since })
				.problems.flatMap(({ code, values }) => (code === "address-vanished" ? [values.address] : []));
		// A page that is held back has not moved: it comes back to its address, and to those that it had before.
		expect(vanished()).toEqual([]);
		later.replace("pages/blogs/rugtassen-op-maat.yaml", "  - /rugtassen\n", "  - /doppen\n");
		later.remove("pages/blogs/een-eerste-opmeting.yaml");
		later.write(
			"pages/nieuw.yaml",
			`formerly: [/blogs/een-eerste-opmeting]\n${readFileSync(join(later.root, "content/pages/nieuw.yaml"), "utf8")}`,
		);
		expect(vanished()).toEqual(["/blogs/een-eerste-opmeting"]);
	} finally {
		later.dispose();
	}
});

test("each mistake in days, in both languages", () => {
	site.replace("pages/index.yaml", "menu:", "draft: ja\nmenu:");
	site.replace(
		"pages/contact.yaml",
		"  - type: prose\n",
		"  - type: prose\n    from: 2026-12-20\n    until: 2026-12-02\n",
	);
	site.replace(
		"pages/aanbod.yaml",
		"Een deel van",
		"Zie [de test](/blogs/een-eerste-opmeting) en [een dop](/blogs/rugtassen-op-maat). Een deel van",
	);
	site.replace(article, "article:\n", "publish: 2026-12-01\narticle:\n");
	site.replace("pages/blogs/rugtassen-op-maat.yaml", "article:\n", "draft: ja\narticle:\n");
	site.replace("facts/products.yaml", '  price: "100"\n', '  price: "100"\n  offer:\n    price: "100"\n');
	site.replace(
		"facts/products.yaml",
		'  price: "75"\n',
		'  price: "75"\n  offer:\n    price: "60"\n    lowest: "80"\n',
	);
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Actieprijs klopt niet  content/facts/products.yaml:8:12  offer-price
		  De actieprijs \`100\` is niet lager dan \`100\`.
		    7 |   offer:
		  > 8 |     price: "100"
		      |            ^^^^^
		    9 |   unit: per set
		  → Kijk welk van de twee bedragen niet klopt.

		Actieprijs klopt niet  content/facts/products.yaml:39:13  offer-price
		  De laagste prijs van 30 dagen, \`80\`, is hoger dan de gewone prijs \`75\`.
		    38 |     price: "60"
		  > 39 |     lowest: "80"
		       |             ^^^^
		    40 |   unit: per set
		  → Kijk welk van de twee bedragen niet klopt.

		content/facts/services.yaml

		Link naar een concept  content/facts/services.yaml:9:9  link-to-draft
		  \`/blogs/rugtassen-op-maat\` is een concept: wie de link volgt, leest dat de pagina niet bestaat.
		     8 |   icon: shield-check
		  >  9 |   link: /blogs/rugtassen-op-maat
		       |         ^^^^^^^^^^^^^^^^^^^^^^^^
		    10 | onderhoud:
		  → Haal de link weg, of haal in die pagina de regel \`draft: ja\` weg.

		content/pages/aanbod.yaml

		Link naar een concept  content/pages/aanbod.yaml:27:21  link-to-draft
		  \`/blogs/een-eerste-opmeting\` komt op 2026-12-01 op de site. Wie de link eerder volgt, leest dat de pagina niet bestaat.
		    26 |
		  > 27 |       Zie [de test](/blogs/een-eerste-opmeting) en [een dop](/blogs/rugtassen-op-maat). Een deel…
		       |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^
		    28 |   - type: form
		  → Haal de link weg, of geef het onderdeel waarin hij staat een regel \`from: 2026-12-01\`.

		Link naar een concept  content/pages/aanbod.yaml:27:62  link-to-draft
		  \`/blogs/rugtassen-op-maat\` is een concept: wie de link volgt, leest dat de pagina niet bestaat.
		    26 |
		  > 27 |       Zie [de test](/blogs/een-eerste-opmeting) en [een dop](/blogs/rugtassen-op-maat). Een deel…
		       |                                                              ^^^^^^^^^^^^^^^^^^^^^^^^
		    28 |   - type: form
		  → Haal de link weg, of haal in die pagina de regel \`draft: ja\` weg.

		Waarschuwing: Link naar een onderdeel dat er niet altijd is  content/pages/aanbod.yaml:31:14  link-to-passing-section
		  Het onderdeel met \`id: privacy\` op \`/contact\` heeft een eerste of laatste dag, en deze link staat er ook op andere dagen.
		    30 |     form: afspraak
		  > 31 |     privacy: /contact#privacy
		       |              ^^^^^^^^^^^^^^^^
		    32 |   - type: form
		  → Geef het onderdeel waarin de link staat dezelfde dagen, of verwijs naar de pagina zonder anker.

		Waarschuwing: Link naar een onderdeel dat er niet altijd is  content/pages/aanbod.yaml:35:14  link-to-passing-section
		  Het onderdeel met \`id: privacy\` op \`/contact\` heeft een eerste of laatste dag, en deze link staat er ook op andere dagen.
		    34 |     form: aan-huis
		  > 35 |     privacy: /contact#privacy
		       |              ^^^^^^^^^^^^^^^^
		    36 |   - type: products
		  → Geef het onderdeel waarin de link staat dezelfde dagen, of verwijs naar de pagina zonder anker.

		content/pages/blogs/index.yaml

		Lijst zonder kaarten  content/pages/blogs/index.yaml:10:12  list-of-drafts
		  Onder \`/blogs\` staan alleen concepten, dus deze lijst is leeg.
		     9 |   - type: article-list
		  > 10 |     below: /blogs
		       |            ^^^^^^
		    11 |
		  → Zet er een pagina van online, of laat dit onderdeel met \`from\` beginnen op de dag waarop de eerste komt.

		content/pages/contact.yaml

		Laatste dag komt voor de eerste  content/pages/contact.yaml:19:12  days-order
		  \`until: 2026-12-02\` is eerder dan \`from: 2026-12-20\`, dus dit is er nooit.
		    18 |     from: 2026-12-20
		  > 19 |     until: 2026-12-02
		       |            ^^^^^^^^^^
		    20 |     id: privacy
		  → Kijk welke van de twee dagen niet klopt.

		Waarschuwing: Link naar een onderdeel dat er niet altijd is  content/pages/contact.yaml:16:14  link-to-passing-section
		  Het onderdeel met \`id: privacy\` op \`/contact\` heeft een eerste of laatste dag, en deze link staat er ook op andere dagen.
		    15 |     form: contact
		  > 16 |     privacy: /contact#privacy
		       |              ^^^^^^^^^^^^^^^^
		    17 |   - type: prose
		  → Geef het onderdeel waarin de link staat dezelfde dagen, of verwijs naar de pagina zonder anker.

		content/pages/index.yaml

		Voorpagina kan geen concept zijn  content/pages/index.yaml:4:1  draft-front-page
		  Zonder voorpagina is er geen site.
		    3 | description: De kleinste site die alles heeft. De voorbeelden van de onderdelen verwijzen naar h…
		  > 4 | draft: ja
		      | ^^^^^
		    5 | menu:
		  → Haal de regel \`draft\` of \`publish\` weg. Een onderdeel kan wel een eerste dag hebben, met \`from\`.

		content/site.yaml

		Waarschuwing: Link naar een onderdeel dat er niet altijd is  content/site.yaml:27:13  link-to-passing-section
		  Het onderdeel met \`id: privacy\` op \`/contact\` heeft een eerste of laatste dag, en deze link staat er ook op andere dagen.
		    26 |     - label: Privacy
		  > 27 |       link: /contact#privacy
		       |             ^^^^^^^^^^^^^^^^
		    28 | article:
		  → Geef het onderdeel waarin de link staat dezelfde dagen, of verwijs naar de pagina zonder anker.

		8 fouten en 4 waarschuwingen
		"
	`);
	expect(site.report({ today, language: "en" })).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Offer price is wrong  content/facts/products.yaml:8:12  offer-price
		  The offer price \`100\` is not lower than \`100\`.
		    7 |   offer:
		  > 8 |     price: "100"
		      |            ^^^^^
		    9 |   unit: per set
		  → Check which of the two amounts is wrong.

		Offer price is wrong  content/facts/products.yaml:39:13  offer-price
		  The lowest price in 30 days, \`80\`, is higher than the usual price \`75\`.
		    38 |     price: "60"
		  > 39 |     lowest: "80"
		       |             ^^^^
		    40 |   unit: per set
		  → Check which of the two amounts is wrong.

		content/facts/services.yaml

		Link to a draft  content/facts/services.yaml:9:9  link-to-draft
		  \`/blogs/rugtassen-op-maat\` is a draft: anyone who follows the link is told that the page does not exist.
		     8 |   icon: shield-check
		  >  9 |   link: /blogs/rugtassen-op-maat
		       |         ^^^^^^^^^^^^^^^^^^^^^^^^
		    10 | onderhoud:
		  → Remove the link, or remove the line \`draft\` from that page.

		content/pages/aanbod.yaml

		Link to a draft  content/pages/aanbod.yaml:27:21  link-to-draft
		  \`/blogs/een-eerste-opmeting\` goes online on 2026-12-01. Anyone who follows the link before then is told that the page does not exist.
		    26 |
		  > 27 |       Zie [de test](/blogs/een-eerste-opmeting) en [een dop](/blogs/rugtassen-op-maat). Een deel…
		       |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^
		    28 |   - type: form
		  → Remove the link, or give the section that it is in a line \`from: 2026-12-01\`.

		Link to a draft  content/pages/aanbod.yaml:27:62  link-to-draft
		  \`/blogs/rugtassen-op-maat\` is a draft: anyone who follows the link is told that the page does not exist.
		    26 |
		  > 27 |       Zie [de test](/blogs/een-eerste-opmeting) en [een dop](/blogs/rugtassen-op-maat). Een deel…
		       |                                                              ^^^^^^^^^^^^^^^^^^^^^^^^
		    28 |   - type: form
		  → Remove the link, or remove the line \`draft\` from that page.

		Warning: Link to a section that is not always there  content/pages/aanbod.yaml:31:14  link-to-passing-section
		  The section with \`id: privacy\` on \`/contact\` has a first or last day, and this link is there on other days too.
		    30 |     form: afspraak
		  > 31 |     privacy: /contact#privacy
		       |              ^^^^^^^^^^^^^^^^
		    32 |   - type: form
		  → Give the section that holds the link the same days, or link to the page without an anchor.

		Warning: Link to a section that is not always there  content/pages/aanbod.yaml:35:14  link-to-passing-section
		  The section with \`id: privacy\` on \`/contact\` has a first or last day, and this link is there on other days too.
		    34 |     form: aan-huis
		  > 35 |     privacy: /contact#privacy
		       |              ^^^^^^^^^^^^^^^^
		    36 |   - type: products
		  → Give the section that holds the link the same days, or link to the page without an anchor.

		content/pages/blogs/index.yaml

		List without cards  content/pages/blogs/index.yaml:10:12  list-of-drafts
		  There are only drafts below \`/blogs\`, so this list is empty.
		     9 |   - type: article-list
		  > 10 |     below: /blogs
		       |            ^^^^^^
		    11 |
		  → Put one of the pages online, or use \`from\` to start this section on the day the first one appears.

		content/pages/contact.yaml

		Last day is before the first  content/pages/contact.yaml:19:12  days-order
		  \`until: 2026-12-02\` is earlier than \`from: 2026-12-20\`, so this is never shown.
		    18 |     from: 2026-12-20
		  > 19 |     until: 2026-12-02
		       |            ^^^^^^^^^^
		    20 |     id: privacy
		  → Check which of the two days is wrong.

		Warning: Link to a section that is not always there  content/pages/contact.yaml:16:14  link-to-passing-section
		  The section with \`id: privacy\` on \`/contact\` has a first or last day, and this link is there on other days too.
		    15 |     form: contact
		  > 16 |     privacy: /contact#privacy
		       |              ^^^^^^^^^^^^^^^^
		    17 |   - type: prose
		  → Give the section that holds the link the same days, or link to the page without an anchor.

		content/pages/index.yaml

		Home page cannot be a draft  content/pages/index.yaml:4:1  draft-front-page
		  Without a home page there is no site.
		    3 | description: De kleinste site die alles heeft. De voorbeelden van de onderdelen verwijzen naar h…
		  > 4 | draft: ja
		      | ^^^^^
		    5 | menu:
		  → Remove the line \`draft\` or \`publish\`. A section can have a first day, with \`from\`.

		content/site.yaml

		Warning: Link to a section that is not always there  content/site.yaml:27:13  link-to-passing-section
		  The section with \`id: privacy\` on \`/contact\` has a first or last day, and this link is there on other days too.
		    26 |     - label: Privacy
		  > 27 |       link: /contact#privacy
		       |             ^^^^^^^^^^^^^^^^
		    28 | article:
		  → Give the section that holds the link the same days, or link to the page without an anchor.

		8 errors and 4 warnings
		"
	`);
});
