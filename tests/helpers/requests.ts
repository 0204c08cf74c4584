import type { Answer, Question } from "./nginx.ts";

/** A request that one server must answer as another does. */
interface Asked extends Question {
	readonly path: string;
}

/** Spellings of addresses, good and bad, for a site with the page `/contact` and the former address `/oud/contact-met-ons`. */
const paths = [
	...["/", "/contact", "/ar", "/ar/contact", "/blogs", "/contact/", "/contact.html", "/en.html", "/en/", "/blogs/"],
	...["/index", "/index/", "/index.html", "/index.html/", "/contact.html.html", "/contact.html/", "/Contact"],
	...["/oud/contact-met-ons", "/fr/oud/contact-met-ons/?a=1", "/oud/contact-met-ons.html", "/oud/contact-met-ons/x"],
	...["/contact?", "/contact/?", "/contact/?a=/../b", "/contact?a=%zz", "/contact/#x", "/contact/?a#x"],
	...[
		"//",
		"///",
		"//contact",
		"//contact//",
		"/.//contact/",
		"/./contact",
		"/contact/.",
		"/contact/./",
		"/contact/..",
	],
	...["/en/../contact", "/../contact", "/en/../../contact", "/..", "/...", "/%2e%2e/contact", "/%2e/contact"],
	...["/%2fcontact", "/%63ontact", "/contact%2f", "/contact%2ehtml", "/contact%2F%2e", "/%252e%252e/contact"],
	...[
		"/contact%",
		"/contact%zz",
		"/%",
		"/%00",
		"/contact%00.html",
		"/%ff",
		"/%e2%82%ac",
		"/contact%3fa=1",
		"/contact%23",
	],
	...[
		"/\\",
		"/\\contact",
		"/contact\\",
		"/..\\contact",
		"/%5c..%5c_headers",
		"//[",
		"//a:99999999/",
		"//elders.example/",
	],
	...[
		"/\\elders.example/",
		"/%5celders.example/",
		"//elders.example/%2f..",
		"//elders.example/..",
		"/%0d%0aX-Own:%20ja/",
	],
	...["/404", "/404/", "/404.html", "/404.html/", "/%34%30%34", "/en/404", "/en/404/", "/en/404.html", "/en//404"],
	...["/nix", "/es/nix", "/es/nix/", "/es//nix", "/es/%2e%2e/nix", "/ES/nix", "/nix.html", "/ar/a/b.js", "/contact;a"],
	...["/_headers", "/%5fheaders", "/%5Fnginx/site.conf", "//_headers", "/./_headers", "/en/../_headers", "/_nginx/"],
	...["/_nginx", "/_headers/", "/.git/config", "/%2egit/config", "/en/.htpasswd", "/en/%2ehtpasswd", "/.well-known/"],
	"/.well-known/site-version.json",
	...["/.well-known/security.txt", "/.well-known", "/en/.well-known/security.txt", "/.well-known/../_headers"],
	...[
		"/images/",
		"/images",
		"/assets",
		"/assets/",
		"/assets/nix.js",
		"/assets/../_headers",
		"/favicon.svg",
		"/favicon.ico",
	],
	...["/sitemap.xml", "/sitemap.xml/", "/feed.xml", "/contact.page.json", "/index.page.json", "/site.webmanifest"],
	...["/robots.txt", "/contact.page", `/${"a".repeat(300)}`, `/${"a/".repeat(300)}`],
];

const methods = ["HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

const byMethod = methods.flatMap((method) =>
	["/contact", "/contact/", "/nix", "/_headers", "/assets/nix.js", "/oud/contact-met-ons", "/%"].map((path) => ({
		method,
		path,
	})),
);

/** Without what is no range at all: nginx refuses it, the preview takes no notice, and both may. */
const ranges = ["0-9", "5-", "-5", "9-5", "999999999-", "0-999999999", "-0", ""];

const byHeader: readonly Readonly<Record<string, string>>[] = [
	...ranges.map((range) => ({ Range: `bytes=${range}` })),
	{ Range: "items=0-9" },
	{ Range: "0-9" },
	...["gzip", "gzip;q=0", "gzip;q=0.5", "identity", "br;q=0", "br;q=0, gzip", "zstd", "", "gzip;q=1, br;q=0"].map(
		(encodings) => ({ "Accept-Encoding": encodings }),
	),
	{ "If-None-Match": "*" },
	{ "If-None-Match": '"van-gisteren"' },
	{ "If-Match": '"van-gisteren"' },
	{ "If-Match": "*" },
	{ "If-Modified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" },
	{ "If-Modified-Since": "gisteren" },
	{ "If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" },
	{ Range: "bytes=0-9", "If-Range": '"van-gisteren"' },
	{ Range: "bytes=0-9", "If-Range": "Thu, 01 Jan 1970 00:00:00 GMT" },
];

/** More than 250 requests: spellings, methods and headers. */
export const requests: readonly Asked[] = [
	...paths.map((path) => ({ path })),
	...byMethod,
	...byHeader.flatMap((headers) =>
		["/contact", "/favicon.svg", "/nix", "/contact/"].map((path) => ({ path, headers })),
	),
];

/** Headers that ask whether what an answer brought is still the same, in the words of the server that gave it. */
export function askingAgain({ headers }: Answer): readonly Readonly<Record<string, string>>[] {
	const etag = String(headers.etag);
	const date = String(headers["last-modified"]);
	return [
		{ "If-None-Match": etag },
		{ "If-None-Match": `"a", ${etag}` },
		{ "If-Modified-Since": date },
		{ "If-None-Match": '"a"', "If-Modified-Since": date },
		{ "If-Match": etag },
		{ "If-Unmodified-Since": date },
		{ Range: "bytes=0-9", "If-Range": etag },
		{ Range: "bytes=0-9", "If-Range": date },
	];
}

const compared = [
	"access-control-allow-origin",
	"location",
	"content-type",
	"content-encoding",
	"content-range",
	"cache-control",
	"content-security-policy",
	"permissions-policy",
	"referrer-policy",
	"x-content-type-options",
	"x-frame-options",
];

/** All of an answer in which servers must agree. A redirect and an error other than 404 each words in its own way. */
export function essence({ status, headers, body }: Answer): Readonly<Record<string, unknown>> {
	const { location, "content-range": range } = headers;
	if (![200, 206, 304, 404].includes(status)) return { status, location, range };
	const length = headers["content-encoding"] ? "compressed" : body.length;
	return { status, length, ...Object.fromEntries(compared.map((name) => [name, headers[name]])) };
}
