import { contentTypeOf, fileTypes, immutable, securityHeaders } from "#pipeline/emit/hosting.ts";
import type { Answer, Question } from "./nginx.ts";
import type { ServerName } from "./web-servers.ts";

/** What an answer has to say. What is not named may be anything. */
export interface Expected {
	readonly status: number;
	/** Where the way leads, from the slash behind the host on. */
	readonly location?: string;
	/** By name in small letters; undefined for one that must not be there. */
	readonly headers?: Readonly<Record<string, string | undefined>>;
	/** The language of the page that says that nothing is there. */
	readonly missingIn?: string;
	/** Words of the body. */
	readonly says?: string;
	/** How many bytes are sent. */
	readonly bytes?: number;
}

/** What every server of a site is asked. */
export interface HostQuestion extends Question {
	readonly path: string;
	readonly expected: Expected;
	/** What a server says instead, because it cannot do otherwise. */
	readonly except?: Partial<Record<ServerName, Expected>>;
}

const page = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };
const kept = { "cache-control": immutable };

const found = (says: string): Expected => ({ status: 200, headers: page, says });
const to = (location: string): Expected => ({ status: 301, location });
const missing = (missingIn: string): Expected => ({ status: 404, headers: page, missingIn });

/** Files of the site under test, which a question needs the names of. */
export interface FilesOfSite {
	/** Path below which the site stands; empty when it has the host for itself. */
	readonly base: string;
	readonly policy: string;
	/** A script of the application: `/assets/…js`. */
	readonly script: string;
	/** A picture with a hash in its name. */
	readonly picture: string;
	/** A file to download, and its size. */
	readonly download: { readonly path: string; readonly size: number };
	/** The endings of the files `/kinds/x.…`, one of each kind. */
	readonly kinds: readonly string[];
	/** What stands compressed beside `/contact`, in bytes. */
	readonly compressed: { readonly br: number; readonly gzip: number };
	/** Whether the site says which version it is. */
	readonly version: boolean;
}

/**
 * The one list of questions, for a site in Dutch, English and Arabic with the page `/contact` and its former address
 * `/oud/contact-met-ons`.
 */
export function hostQuestions({ base, ...files }: FilesOfSite): HostQuestion[] {
	const asked: HostQuestion[] = [
		...pages,
		...spellings,
		...formerAddresses,
		...notThere,
		...notForVisitors,
		...harmless,
		...ofFiles(files),
	];
	return asked.map((question) => below(base, question));
}

/** The same question of a site below a path. */
function below(base: string, { path, expected, except = {}, ...question }: HostQuestion): HostQuestion {
	const moved = (each: Expected): Expected =>
		each.location === undefined ? each : { ...each, location: base + each.location };
	const others = Object.entries(except).map(([name, each]) => [name, moved(each)] as const);
	return { ...question, path: base + path, expected: moved(expected), except: Object.fromEntries(others) };
}

const pages: HostQuestion[] = [
	{ path: "/", expected: found('lang="nl"') },
	{ path: "/contact", expected: found('lang="nl"') },
	{ path: "/contact?van=mail", expected: found('lang="nl"') },
	{ path: "/blogs", expected: found('lang="nl"') },
	{ path: "/blogs/een-eerste-opmeting", expected: found('lang="nl"') },
	{ path: "/en", expected: found('lang="en"') },
	{ path: "/en/contact", expected: found('lang="en"') },
	{ path: "/ar", expected: found('lang="ar" dir="rtl"') },
	{ path: "/ar/contact", expected: found('lang="ar" dir="rtl"') },
	{ path: "/contact", method: "HEAD", expected: { status: 200, headers: page, bytes: 0 } },
	{ path: "/nix", method: "HEAD", expected: { status: 404, headers: page, bytes: 0 } },
];

const spellings: HostQuestion[] = [
	{ path: "/contact.html", expected: to("/contact") },
	{ path: "/contact/", expected: to("/contact") },
	{ path: "/contact/?van=mail", expected: to("/contact?van=mail") },
	{ path: "/ar/contact.html?van=mail&b=%C3%A9", expected: to("/ar/contact?van=mail&b=%C3%A9") },
	{ path: "/en/", expected: to("/en") },
	{ path: "/en.html", expected: to("/en") },
	{ path: "/blogs/", expected: to("/blogs") },
	{ path: "/index.html", expected: to("/") },
	{ path: "/index", expected: to("/") },
	{ path: "/index.html?a=1", expected: to("/?a=1") },
];

const formerAddresses: HostQuestion[] = [
	{ path: "/oud/contact-met-ons", expected: to("/contact") },
	{ path: "/oud/contact-met-ons/", expected: to("/contact") },
	{ path: "/oud/contact-met-ons?van=mail", expected: to("/contact?van=mail") },
	{ path: "/en/oud/contact-met-ons", expected: to("/en/contact") },
	{ path: "/ar/oud/contact-met-ons/?van=mail", expected: to("/ar/contact?van=mail") },
];

/** lighttpd does not look whether there is a page before it takes a slash or an ending off. */
const cleanedFirst = (path: string) => ({ lighttpd: to(path) });

const notThere: HostQuestion[] = [
	{ path: "/nix", expected: missing("nl") },
	{ path: "/english", expected: missing("nl") },
	{ path: "/en/nix", expected: missing("en") },
	{ path: "/ar/nix", expected: missing("ar") },
	{ path: "/ar/a/b", expected: missing("ar") },
	{ path: "/ar/x.js", expected: missing("ar") },
	{ path: "/nix?a=1", expected: missing("nl") },
	{ path: "/contact/x", expected: missing("nl") },
	{ path: "/nix/", expected: missing("nl"), except: cleanedFirst("/nix") },
	{ path: "/en/nix.html", expected: missing("en"), except: cleanedFirst("/en/nix") },
	{ path: "/404", expected: missing("nl") },
	{ path: "/404.html", expected: missing("nl") },
	{ path: "/en/404", expected: missing("en") },
	{ path: "/en/404.html", expected: missing("en") },
	{
		path: "/assets/van-gisteren.js",
		expected: missing("nl"),
		except: {
			lighttpd: { ...missing("nl"), headers: { "content-type": page["content-type"], "cache-control": undefined } },
		},
	},
	{ path: "/assets", expected: missing("nl") },
	{ path: "/assets/", expected: missing("nl"), except: cleanedFirst("/assets") },
	{ path: "/images/", expected: missing("nl"), except: cleanedFirst("/images") },
];

const notForVisitors: HostQuestion[] = [
	...["/_headers", "/_redirects", "/_nginx/site.conf", "/_nginx/", "/_caddy/site.caddy", "/_lighttpd/site.conf"],
	...["/%5fheaders", "/vercel.json", "/.git/config", "/contact.html.br", "/contact.html.gz", "/sitemap.xml.br"],
]
	.map((path): HostQuestion => ({ path, expected: missing("nl") }))
	.concat(
		{ path: "/en/.geheim", expected: missing("en") },
		// Debian's Apache refuses it before anything else is asked.
		{ path: "/.htaccess", expected: missing("nl"), except: { apache: { status: 403 } } },
	);

/** Where a server stops the spelling of an address itself, it says so in its own words, and may say 400 or 404. */
const harmless: HostQuestion[] = [
	{ path: "/en/%2e%2e/contact", expected: found('lang="nl"') },
	{ path: "/en/../_headers", expected: missing("nl") },
	{ path: "/assets/%2e%2e/_headers", expected: missing("nl") },
	{ path: "//elders.example/", expected: { status: 404 }, except: { lighttpd: to("/elders.example") } },
	{ path: "/%5celders.example/", expected: { status: 404 }, except: { lighttpd: to("/%5Celders.example") } },
	{
		path: "/contact%2f",
		expected: to("/contact"),
		except: { apache: { status: 404 } },
	},
];

function ofFiles({ policy, script, picture, download, kinds, compressed, version }: Omit<FilesOfSite, "base">) {
	const safe = Object.fromEntries(securityHeaders(policy).map(([name, value]) => [name.toLowerCase(), value]));
	const tenth = { Range: "bytes=0-9" };
	const questions: HostQuestion[] = [
		...["/", "/contact", "/en/nix", script, "/sitemap.xml"].map((path) => ({
			path,
			expected: { status: path === "/en/nix" ? 404 : 200, headers: safe },
		})),
		...[script, picture].map((path) => {
			const type = { "content-type": contentTypeOf(path === script ? ".js" : ".svg") };
			return {
				path,
				expected: { status: 200, headers: { ...type, ...kept } },
				// It cannot say more than for how long.
				except: { lighttpd: { status: 200, headers: { ...type, "cache-control": "max-age=31536000" } } },
			};
		}),
		{
			path: "/contact.page.json",
			expected: { status: 200, headers: { "content-type": "application/json", "cache-control": "no-cache" } },
		},
		{
			path: "/feed.xml",
			expected: {
				status: 200,
				headers: { "content-type": "application/atom+xml; charset=utf-8", "cache-control": "no-cache" },
			},
		},
		{
			path: "/ar/site.webmanifest",
			expected: { status: 200, headers: { "content-type": "application/manifest+json; charset=utf-8" } },
		},
		{
			path: "/robots.txt",
			expected: { status: 200, headers: { "content-type": contentTypeOf(".txt") }, says: "Sitemap" },
		},
		{
			path: "/.well-known/security.txt",
			expected: {
				status: 200,
				headers: { "content-type": contentTypeOf(".txt"), "cache-control": "no-cache" },
				says: "Contact",
			},
		},
		...kinds.map((ending) => ({
			path: `/kinds/x.${ending}`,
			expected: { status: 200, headers: { "content-type": contentTypeOf(`.${ending}`) } },
		})),
		{
			path: download.path,
			headers: tenth,
			expected: {
				status: 206,
				headers: { "content-range": `bytes 0-9/${download.size}`, "content-type": "application/pdf" },
				bytes: 10,
			},
		},
		{
			path: download.path,
			headers: { Range: `bytes=${download.size}-` },
			expected: { status: 416 },
		},
		...Object.entries(compressed).map(([encoding, bytes]) => ({
			path: "/contact",
			headers: { "Accept-Encoding": `deflate, ${encoding}, zstd` },
			expected: {
				status: 200,
				headers: { ...page, "content-encoding": encoding, vary: "Accept-Encoding" },
				bytes,
			},
			// It compresses while it sends, and does not send what stands compressed.
			except: {
				lighttpd: { status: 200, headers: { ...page, "content-encoding": encoding, vary: "Accept-Encoding" } },
			},
		})),
		{
			...{ path: "/contact", headers: { "Accept-Encoding": "br;q=0" } },
			expected: { status: 200, headers: { ...page, "content-encoding": undefined } },
			// It reads no weights. No browser sends this one.
			except: { lighttpd: { status: 200, headers: { ...page, "content-encoding": "br" } } },
		},
		...["identity", ""].map((encodings) => ({
			path: "/contact",
			headers: { "Accept-Encoding": encodings },
			expected: { status: 200, headers: { ...page, "content-encoding": undefined } },
		})),
	];
	if (version)
		questions.push({
			path: "/.well-known/site-version.json",
			expected: {
				status: 200,
				headers: {
					"content-type": "application/json",
					"cache-control": "no-cache",
					"access-control-allow-origin": "*",
				},
			},
		});
	return questions;
}

/** Every ending that a file of a site may have, but that of pages. */
export const endings = Object.values(fileTypes)
	.flatMap((names) => names.split(" "))
	.filter((ending) => ending !== "html");

/** In what an answer is not as expected; empty when it is. */
export function faultsOf(
	answer: Answer,
	{ status, location, headers = {}, missingIn, says, bytes }: Expected,
): string[] {
	const led = answer.headers.location && new URL(answer.headers.location, answer.url);
	const told = [
		["status", answer.status, status],
		["location", led ? led.pathname + led.search : undefined, location],
		["host", led ? led.host : undefined, led ? new URL(answer.url).host : undefined],
		...Object.entries(headers).map(([name, value]) => [name, answer.headers[name], value]),
		...(bytes === undefined ? [] : [["bytes", answer.sent.length, bytes]]),
		...(says === undefined ? [] : [["words", answer.body.includes(says), true]]),
		...(missingIn === undefined
			? []
			: [
					["language", /<html lang="(\w+)"/.exec(answer.body)?.[1], missingIn],
					["page", answer.body.includes("data-not-found"), true],
				]),
	] as const;
	return told.flatMap(([name, got, wanted]) => (got === wanted ? [] : [`${name}: ${got}, wanted ${wanted}`]));
}
