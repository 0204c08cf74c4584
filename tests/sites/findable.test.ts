import { statSync } from "node:fs";
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { documentHtml } from "#app/document.ts";
import { type Language, languages } from "#core/languages.ts";
import { Progress } from "#engine/base/progress.ts";
import { readLastChanges } from "#engine/git/last-changes.ts";
import { SiteRenderer } from "#engine/pages/render-site.ts";
import { changesOf } from "#engine/pages/shown.ts";
import { contextsOf, drawSharePictures } from "#engine/pictures/share/draw-all.ts";
import { SharePictures } from "#engine/pictures/share/pictures.ts";
import { Typesetter } from "#engine/pictures/share/typesetter.ts";
import { siteIconFiles, siteIcons } from "#engine/pictures/site-icons.ts";
import { siteFiles } from "#pipeline/emit/site-files.ts";
import { sitemapFiles } from "#pipeline/emit/sitemap.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentMetadata } from "#pipeline/present/metadata.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { planShare, type SharePlan, sharePlans } from "#pipeline/present/share.ts";
import { signOf } from "#pipeline/present/sign.ts";
import { terminalReport } from "#pipeline/report/terminal.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { noClient } from "../helpers/built-html.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { inLines } from "../helpers/in-lines.ts";
import { commitAll } from "../helpers/repository.ts";

const origin = "https://www.praktijk-voorbeeld.example";

let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => {
	site.dispose();
	vi.restoreAllMocks();
});

function soundSite() {
	const { site: read, problems } = site.check();
	expect(problems.filter(({ level }) => level === "error")).toEqual([]);
	return siteOn(assertSound(read), "2026-11-21");
}

/** The files for machines by their path. */
async function machineFiles(known = readLastChanges(site.root)): Promise<Map<string, string>> {
	const changes = await known;
	const read = soundSite();
	const pages = [...new SiteRenderer(read, noClient).pages()].map((part) => ({ ...part, ...part.make() }));
	const files = siteFiles(read, {
		policy: "default-src 'none'",
		changeOf: changesOf(read, pages, changes),
		icons: siteIcons(signOf(makeContext(read, "nl"))),
		contextOf: contextsOf(read),
	});
	return new Map([...files].map(({ path, content }) => [path, content]));
}

/** XML as data; every element is a list. */
function parseXml(text: string): Record<string, never> {
	expect(XMLValidator.validate(text)).toBe(true);
	const parser = new XMLParser({ ignoreAttributes: false, isArray: (_, __, leaf, attribute) => !attribute && !leaf });
	return parser.parse(text) as Record<string, never>;
}

/** The contact page has a title in English and in Arabic. */
function translateTitle(): void {
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en, ar]");
	site.write("translations/en/words/nl.yaml", "- nl: Blogs\n  en: Blog\n");
	site.write("translations/ar/words/nl.yaml", "- nl: Blogs\n  ar: المدونة\n");
	site.write("translations/en/pages/contact.yaml", "- nl: Contact\n  en: Get in touch\n");
	site.write("translations/ar/pages/contact.yaml", "- nl: Contact\n  ar: تواصلوا معنا\n");
}

function planOf(path: string, language: Language = "nl"): SharePlan {
	const read = soundSite();
	const page = read.pages.get(path);
	const plan = page && planShare(page, makeContext(read, language));
	if (!plan) throw new Error(`${path} has no share picture.`);
	return plan;
}

describe("the sitemap", () => {
	const lastmods = (xml: string) =>
		new Map(
			[...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, loc, date]) => [loc, date]),
		);

	test("says when a page last changed, from git, with the facts that it shows", async () => {
		process.env.GIT_COMMITTER_DATE = "2026-09-01T12:00:00+02:00";
		commitAll(site.root);
		site.replace("facts/products.yaml", 'price: "100"', 'price: "105"');
		process.env.GIT_COMMITTER_DATE = "2026-10-05T12:00:00+02:00";
		commitAll(site.root);
		delete process.env.GIT_COMMITTER_DATE;
		const dates = lastmods((await machineFiles()).get("/sitemap.xml") ?? "");
		expect(Object.fromEntries(dates)).toMatchInlineSnapshot(`
			{
			  "https://www.praktijk-voorbeeld.example/": "2026-09-01T10:00:00Z",
			  "https://www.praktijk-voorbeeld.example/aanbod": "2026-10-05T10:00:00Z",
			  "https://www.praktijk-voorbeeld.example/blogs": "2026-09-01T10:00:00Z",
			  "https://www.praktijk-voorbeeld.example/blogs/een-eerste-opmeting": "2026-10-05T10:00:00Z",
			  "https://www.praktijk-voorbeeld.example/blogs/rugtassen-op-maat": "2026-10-05T10:00:00Z",
			  "https://www.praktijk-voorbeeld.example/contact": "2026-09-01T10:00:00Z",
			}
		`);
		// What is not committed yet has the date of its file.
		site.replace("pages/contact.yaml", "title: Contact", "title: Ons adres");
		const written = statSync(join(site.root, "content/pages/contact.yaml")).mtime.toISOString().slice(0, 19);
		expect(lastmods((await machineFiles()).get("/sitemap.xml") ?? "").get(`${origin}/contact`)).toBe(`${written}Z`);
	});

	test("says nothing of dates without git", async () => {
		expect((await machineFiles()).get("/sitemap.xml")).not.toContain("lastmod");
	});

	test("is split when it is too large, by addresses and by bytes", () => {
		const read = soundSite();
		const of = (limits: { addresses: number; bytes: number }) => [
			...sitemapFiles(read, { origin, changeOf: () => undefined, limits }),
		];
		const files = of({ addresses: 4, bytes: 1_000_000 });
		expect(files.map(({ path }) => path)).toEqual(["/sitemap-1.xml", "/sitemap-2.xml", "/sitemap.xml"]);
		const listed = files.flatMap(({ content }) => [...content.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc));
		expect(listed).toEqual([
			...[...read.pages.keys()].map((path) => (path === "/" ? `${origin}/` : origin + path)),
			`${origin}/sitemap-1.xml`,
			`${origin}/sitemap-2.xml`,
		]);
		for (const { content } of files) parseXml(content);
		const small = of({ addresses: 50_000, bytes: 330 });
		for (const { path, content } of small.slice(0, -1))
			expect(Buffer.byteLength(content), path).toBeLessThanOrEqual(330);
		expect(small.length).toBeGreaterThan(3);
	});
});

test("robots.txt lets everybody in and names the sitemap", async () => {
	expect((await machineFiles()).get("/robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test("the feed has what RFC 4287 asks for, newest article first", async () => {
	site.replace("pages/blogs/rugtassen-op-maat.yaml", "title: ", "title: Zacht & <stil> ");
	const { feed } = parseXml((await machineFiles(undefined)).get("/feed.xml") ?? "") as unknown as {
		feed: readonly { readonly entry: readonly object[] }[];
	};
	expect(inLines(feed.flatMap(({ entry, ...about }) => [about, ...entry]))).toMatchInlineSnapshot(`
		"id: ~/feed.xml
		title: Praktijk Voorbeeld | Blogs
		updated: 2026-03-12T00:00:00Z
		author: [ { name: Praktijk Voorbeeld } ]
		link: [ { "@_rel": self, "@_type": application/atom+xml, "@_href": ~/feed.xml }, { "@_rel": alternate, "@_type": text/html, "@_hreflang": nl, "@_href": ~/ } ]
		@_xmlns: http://www.w3.org/2005/Atom
		@_xml:lang: nl

		id: ~/blogs/een-eerste-opmeting
		title: Een eerste opmeting
		link: { "@_rel": alternate, "@_type": text/html, "@_href": ~/blogs/een-eerste-opmeting }
		published: 2026-03-12T00:00:00Z
		updated: 2026-03-12T00:00:00Z
		author: [ { name: Redactie van Praktijk Voorbeeld } ]
		summary: "Ziet u op tegen een opmeting? U staat voor de spiegel, wij hangen een lege tas om en u zegt of het lekker zit. Meer is het niet."

		id: ~/blogs/rugtassen-op-maat
		title: Zacht & <stil> Rugtassen op maat
		link: { "@_rel": alternate, "@_type": text/html, "@_href": ~/blogs/rugtassen-op-maat }
		published: 2026-01-20T00:00:00Z
		updated: 2026-01-20T00:00:00Z
		summary: Een tas beschermt alleen als hij goed past. Lees hoe een tas op maat gemaakt wordt en wat hij kost."
	`);
});

test("the manifest names the practice and icons of the size they have", async () => {
	const manifest = JSON.parse((await machineFiles()).get("/site.webmanifest") ?? "") as Record<string, unknown>;
	expect(manifest).toMatchObject({ name: "Praktijk Voorbeeld", lang: "nl", dir: "ltr", start_url: "/" });
	const files = new Map<string, Uint8Array>();
	for (const { address, bytes } of await siteIconFiles(projectFolder, signOf(makeContext(soundSite(), "nl"))))
		files.set(address, await bytes());
	for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
		const { width, height } = await sharp(files.get(src)).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
	expect(await sharp(files.get("/apple-touch-icon.png")).metadata()).toMatchObject({ width: 180, format: "png" });
	const icon = files.get("/favicon.ico") ?? new Uint8Array();
	expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
	expect(await sharp(icon.subarray(22)).metadata()).toMatchObject({ width: 32, format: "png" });
});

describe("the head of a page", () => {
	function headOf(path: string, language: Language): string {
		const read = soundSite();
		const page = read.pages.get(path);
		if (!page) throw new Error(`There is no ${path}.`);
		const context = makeContext(read, language);
		const parts = {
			body: "",
			preloads: "",
			origin,
			base: "",
			languages,
			build: "1",
			shell: "",
			color: "",
			app: "",
			head: "",
			loader: "",
		};
		return documentHtml({ ...parts, page: presentPage(page, context), metadata: presentMetadata(page, context) })
			.split("\n")
			.filter((line) => /og:|article:|twitter:|atom|manifest/.test(line))
			.join("\n")
			.replaceAll(/share\/[0-9a-f]{16}/g, "share/…");
	}

	test("says in Dutch what is shared", () => {
		expect(headOf("/blogs/rugtassen-op-maat", "nl")).toMatchInlineSnapshot(`
			"<meta property="og:title" content="Rugtassen op maat">
			<meta property="og:description" content="Waarom een tas die naar uw rug gemaakt is, beter draagt dan een tas uit de winkel.">
			<meta property="og:type" content="article">
			<meta property="og:url" content="https://www.praktijk-voorbeeld.example/blogs/rugtassen-op-maat">
			<meta property="og:site_name" content="Praktijk Voorbeeld">
			<meta property="og:locale" content="nl_NL">
			<meta property="article:published_time" content="2026-01-20">
			<meta property="og:image" content="https://www.praktijk-voorbeeld.example/images/share/….png">
			<meta property="og:image:width" content="1200">
			<meta property="og:image:height" content="630">
			<meta property="og:image:alt" content="Rugtassen op maat | Praktijk Voorbeeld">
			<meta name="twitter:card" content="summary_large_image">
			<link rel="alternate" type="application/atom+xml" title="Praktijk Voorbeeld | Blogs" href="/feed.xml">
			<link rel="manifest" href="/site.webmanifest">"
		`);
	});

	test("says it in the language of the page, which has its own picture, and no feed where there are no articles", () => {
		translateTitle();
		expect(headOf("/contact", "en")).toMatchInlineSnapshot(`
			"<meta property="og:title" content="Get in touch">
			<meta property="og:description" content="Stel uw vraag met het formulier, per e-mail of aan de telefoon. Wie hier een voorbeeld plakt, ziet meteen of het klopt.">
			<meta property="og:type" content="website">
			<meta property="og:url" content="https://www.praktijk-voorbeeld.example/en/contact">
			<meta property="og:site_name" content="Praktijk Voorbeeld">
			<meta property="og:locale" content="en_GB">
			<meta property="og:image" content="https://www.praktijk-voorbeeld.example/images/share/….png">
			<meta property="og:image:width" content="1200">
			<meta property="og:image:height" content="630">
			<meta property="og:image:alt" content="Get in touch | Praktijk Voorbeeld">
			<meta name="twitter:card" content="summary_large_image">
			<link rel="manifest" href="/en/site.webmanifest">"
		`);
		const pictures = languages.filter((each) => each === "en" || each === "ar").map((each) => planOf("/contact", each));
		expect(pictures.map(({ title, direction }) => [title, direction])).toEqual([
			["Get in touch", "ltr"],
			["تواصلوا معنا", "rtl"],
		]);
		expect(new Set([planOf("/contact"), ...pictures].map(({ address }) => address)).size).toBe(3);
	});

	test("has one picture for the whole site, or none, as the settings say", () => {
		site.replace("site.yaml", "reportLanguage: nl", "reportLanguage: nl\nsharePictures: site");
		expect(planOf("/contact").address).toBe(planOf("/").address);
		site.replace("site.yaml", "sharePictures: site", "sharePictures: none");
		expect(headOf("/contact", "nl")).not.toContain("og:image");
		expect(headOf("/contact", "nl")).toContain('"twitter:card" content="summary"');
		site.replace("site.yaml", "sharePictures: none", "sharePictures: alle");
		expect(site.report()).toMatchInlineSnapshot(`
			"content/site.yaml

			Onbekende keuze  content/site.yaml:16:16  unknown-option
			  \`sharePictures\` kent de waarde \`alle\` niet.
			    15 | reportLanguage: nl
			  > 16 | sharePictures: alle
			       |                ^^^^
			    17 | languages: [nl]
			  → Mogelijk is: \`page\`, \`site\` of \`none\`.

			1 fout
			"
		`);
	});
});

describe("a share picture", () => {
	test("is a PNG of 1200 × 630 below 60 kB; the same words come from the cache, others get another address", async () => {
		const pictures = new SharePictures(projectFolder);
		const title = `Titel ${process.hrtime.bigint()}`;
		site.replace("pages/contact.yaml", "title: Contact", `title: ${title}`);
		const plan = planOf("/contact");
		expect(plan.title).toBe(title);
		const first = await pictures.file(plan);
		const bytes = "bytes" in first ? await first.bytes() : new Uint8Array();
		expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
		expect(bytes.length).toBeLessThan(60_000);
		const loading = vi.spyOn(Typesetter, "load");
		const again = await new SharePictures(projectFolder).file(planOf("/contact"));
		expect("bytes" in again && (await again.bytes())).toEqual(bytes);
		expect(loading).not.toHaveBeenCalled();
		site.replace("pages/contact.yaml", title, `${title}!`);
		expect(planOf("/contact").address).not.toBe(plan.address);
	});

	test("joins Arabic letters, puts their dots where they belong, and keeps Latin words in order", async () => {
		const typesetter = await Typesetter.load();
		expect(typesetter.missing("أخصائي السمع في Leeuwarden (2026)؟ Fryslân, œuvre ñ")).toEqual([]);
		// The letters of a joined word are narrower than the same letters apart.
		const apart = [..."سمع"].reduce((sum, sign) => sum + typesetter.setLine(sign, "rtl").width, 0);
		expect(typesetter.setLine("سمع", "rtl").width).toBeLessThan(0.9 * apart);
		// The dots of the last letter stand below the line: that is where the drawing ends.
		const line = typesetter.setLine("في", "rtl");
		const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -1.5 ${line.width} 3" width="300" height="600">${line.svg()}</svg>`;
		const { info } = await sharp(Buffer.from(drawing)).trim().toBuffer({ resolveWithObject: true });
		expect(info.height).toMatchInlineSnapshot(`246`);
		// In an Arabic sentence the first word stands on the right, in a Dutch one on the left.
		const latin = typesetter.setLine("Leeuwarden", "ltr").svg();
		expect(typesetter.setLine("في Leeuwarden", "rtl").svg().startsWith(latin)).toBe(true);
		expect(typesetter.setLine("في Leeuwarden", "ltr").svg().startsWith(latin)).toBe(false);
	});

	test("that cannot hold a sign is a problem at the title", async () => {
		site.replace("pages/contact.yaml", "title: Contact", "title: Contact 🎧");
		const read = soundSite();
		const { problems } = await drawSharePictures(
			read,
			[...sharePlans(read, contextsOf(read))],
			projectFolder,
			new Progress(),
			"nl",
		);
		expect(terminalReport(problems, { language: "nl", color: false, texts: read.texts })).toMatchInlineSnapshot(`
			"content/pages/contact.yaml

			Teken past niet in het deelbeeld  content/pages/contact.yaml:2:8  share-picture-signs
			  \`🎧\` kan niet in het beeld staan dat verschijnt als iemand deze pagina deelt: de letters ervan hebben dit teken niet.
			    1 | # yaml-language-server: $schema=../../../../schemas/page.schema.json
			  > 2 | title: Contact 🎧
			      |        ^^^^^^^^^^
			    3 | description: Stel uw vraag met het formulier, per e-mail of aan de telefoon. Wie hier een voorbe…
			  → Schrijf het anders. Kan dat niet, zet dan \`sharePictures: none\` in content/site.yaml.

			1 fout
			"
		`);
	});
});
