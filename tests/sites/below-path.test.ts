import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "#core/opening.ts";
import { openContent } from "#engine/content/content.ts";
import { renderSite } from "#engine/pages/render-site.ts";
import { allExamples } from "#pipeline/authoring/examples.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { noClient } from "../helpers/built-html.ts";
import { addOwnFacts, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

const host = "https://www.praktijk-voorbeeld.example";

const base = "/onze/praktijk";

let site: TemporarySite;

/** What is published, by its path: of the site at a host of its own, and below a path. */
let plain: ReadonlyMap<string, string>;
let moved: ReadonlyMap<string, string>;

/** The example site with a page for each example of a section, in three languages. */
beforeAll(() => {
	site = temporarySite();
	addOwnFacts(site);
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en, ar]");
	site.replace("pages/contact.yaml", "sections:", "formerly:\n  - /oud/contact-met-ons\nsections:");
	const right = allExamples().filter(({ problem }) => problem === undefined);
	for (const [number, { yaml }] of right.entries()) {
		const section = yaml.split("\n").map((line, at) => (at === 0 ? `  - ${line}` : `    ${line}`));
		const head = `title: Proef ${number}\ndescription: Een proefpagina met genoeg tekens voor een beschrijving.\n`;
		const menu = "menu:\n  under: cases_and_satchels\n  label: Proef\n";
		site.write(`pages/proef-${number}.yaml`, `${head}${menu}sections:\n${section.join("\n")}\n`);
	}
	plain = published();
	site.replace("site.yaml", host, host + base);
	moved = published();
});

afterAll(() => site.dispose());

function published(): Map<string, string> {
	const client = { ...noClient, css: '@font-face{src:url(/assets/a.woff2)}.b{background:url("data:image/png,")}' };
	const sound = siteOn(assertSound(openContent(site.root).read().site), today("Europe/Amsterdam"));
	return new Map([...renderSite(sound, client)].map(({ path, content }) => [path, content]));
}

/** Every address of this host that a file names, from the slash behind the host on. */
function addressesIn(path: string, content: string): string[] {
	const patterns = {
		html: [
			/\s(?:href|src|action|poster|data-[a-z-]+)="(\/[^"]*)"/g,
			/\ssrc[sS]et="([^"]*)"/g,
			/url\(["']?(\/[^)"']*)/g,
		],
		json: [/"(?:href|src|path|home|previous|next)":"(\/[^"]*)"/g, /"srcset":"([^"]*)"/g, /href=\\"(\/[^"\\]*)/g],
		webmanifest: [/"(?:src|id|start_url|scope)":"(\/[^"]*)"/g],
	};
	const ending = /\.(\w+)$/.exec(path)?.[1] as keyof typeof patterns;
	const named = (patterns[ending] ?? []).flatMap((pattern) =>
		[...content.matchAll(pattern)].map(([, found = ""]) => found),
	);
	return named.flatMap((each) => each.split(", ")).filter((each) => each.startsWith("/"));
}

test("no address of a page, of its data or of the manifest begins beside the path", () => {
	const named = [...moved].flatMap(([path, content]) => addressesIn(path, content).map((each) => ({ path, each })));
	expect(named.length).toBeGreaterThan(10_000);
	expect(named.filter(({ each }) => !each.startsWith(`${base}/`) && each !== base)).toEqual([]);
	// Each kind of address is among them.
	for (const kind of ["/assets/", "/images/", "/files/", "/en/contact", "/ar/", "/contact#formulier", "/feed.xml"])
		expect(
			named.some(({ each }) => each.startsWith(base + kind)),
			kind,
		).toBe(true);
});

test("whole addresses of the site have the path, for search engines and readers of news", () => {
	const whole = [...moved].flatMap(([path, content]) =>
		/^\/_|\.htaccess|vercel/.test(path)
			? []
			: (content.match(/https:\/\/www\.praktijk-voorbeeld\.example[^"<\s\\]*/g) ?? []),
	);
	expect(whole.length).toBeGreaterThan(1000);
	expect([...new Set(whole)].filter((each) => !`${each}/`.startsWith(`${host + base}/`))).toEqual([]);
});

test("nothing but the addresses is another, on any page", () => {
	const bare = (content: string) =>
		content
			.replaceAll(host + base, host)
			.replace(` data-base="${base}"`, "")
			.replaceAll(`${base}/`, "/")
			// What is made of the text of these files is another where the text is.
			.replace(/sha256-[\w+/=]+/g, "sha256-…")
			.replace(/(data-build="|"build":")[0-9a-f]{10}/g, "$1…")
			.replace(/shell\.(\w+)\.[0-9a-f]{10}/g, "shell.$1.…");
	// Browsers look for these by themselves, at the root of a host alone.
	const icons = [
		'<link rel="icon" href="/favicon.ico" sizes="32x32">',
		'<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
	];
	for (const [path, content] of plain) {
		if (!/\.(html|json|webmanifest|xml|txt)$/.test(path) || path.startsWith("/assets/") || path === "/vercel.json")
			continue;
		const named = bare(moved.get(path) ?? "").split("\n");
		if (path.endsWith(".html")) expect(named, path).toEqual(expect.arrayContaining(icons));
		expect(named.filter((line) => !icons.includes(line)).join("\n"), path).toBe(bare(content));
	}
	expect(moved.size).toBe(plain.size);
});

test("former addresses lead below the path", () => {
	expect(moved.get("/_redirects")).toContain(`${base}/en/oud/contact-met-ons ${base}/en/contact 301\n`);
	expect(moved.get("/_headers")).toMatch(new RegExp(`^${base}/\\*\n`));
});
