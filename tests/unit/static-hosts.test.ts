import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	cleanUrlsSchema,
	getTransformedRoutes,
	headersSchema,
	isHandler,
	redirectsSchema,
	trailingSlashSchema,
} from "@vercel/routing-utils";
import { Ajv } from "ajv";
import { parseAllHeaders } from "netlify-headers-parser";
import { parseAllRedirects } from "netlify-redirect-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { headersFile } from "#pipeline/emit/headers.ts";
import { type Hosting, immutable, securityHeaders } from "#pipeline/emit/hosting.ts";
import { redirectsFile } from "#pipeline/emit/redirects.ts";
import { vercelFile } from "#pipeline/emit/vercel.ts";
import { projectFolder } from "../helpers/example-site.ts";

const hosting: Hosting = {
	origin: "https://www.praktijk-voorbeeld.example",
	base: "",
	languages: ["nl", "en", "ar"],
	policy: "default-src 'none'; script-src 'self' 'sha256-6z/1d64mPaiOBDx0I0D9NYSl63QMBkY9ibwXI+oZjZ0='",
	redirects: [
		{ from: "/oud", to: "/nieuw" },
		{ from: "/en/oud/contact-met-ons", to: "/en/contact" },
	],
	fileHeaders: new Map([
		["/feed.xml", [["Content-Type", "application/atom+xml; charset=utf-8"]]],
		["/.well-known/site-version.json", [["Access-Control-Allow-Origin", "*"]]],
	]),
};

const safe = Object.fromEntries(securityHeaders(hosting.policy));

let folder: string;

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "hosts-"));
	writeFileSync(join(folder, "_headers"), headersFile(hosting));
	writeFileSync(join(folder, "_redirects"), redirectsFile(hosting));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What Vercel does by `vercel.json`, in the order in which it does so. */
function routesOfVercel() {
	const { $schema, ...configuration } = JSON.parse(vercelFile(hosting));
	const { routes, error } = getTransformedRoutes(configuration);
	expect(error).toBeNull();
	return (routes ?? []).flatMap((route) => (isHandler(route) ? [] : [route]));
}

/** Where Vercel leads an address, and what it says with it. */
function vercel(path: string): { to?: string; headers: Record<string, string> } {
	const headers: Record<string, string> = {};
	for (const { src, status, headers: said = {}, continue: goesOn } of routesOfVercel()) {
		const found = new RegExp(src).exec(path);
		if (!found) continue;
		if (!goesOn) return { to: `${status} ${said.Location?.replace("$1", found[1] ?? "")}`, headers };
		Object.assign(headers, said);
	}
	return { headers };
}

test("Vercel takes every part of vercel.json", () => {
	const configuration = JSON.parse(vercelFile(hosting));
	const ajv = new Ajv({ strict: false });
	const parts = {
		redirects: redirectsSchema,
		headers: headersSchema,
		cleanUrls: cleanUrlsSchema,
		trailingSlash: trailingSlashSchema,
	};
	for (const [name, schema] of Object.entries(parts)) {
		ajv.validate(schema, configuration[name]);
		expect(ajv.errors, name).toBeNull();
	}
	const { $schema, ...named } = configuration;
	expect(Object.keys(named).sort()).toEqual(Object.keys(parts).sort());
});

test("Vercel leads each address to the one that it has, and says with each file what it should", () => {
	const ways = {
		"/oud": "301 /nieuw",
		"/en/oud/contact-met-ons": "301 /en/contact",
		"/contact.html": "308 /contact",
		"/contact/": "308 /contact",
		"/index.html": "308 /",
		"/contact": undefined,
		"/contact.page.json": undefined,
		"/en": undefined,
	};
	for (const [path, to] of Object.entries(ways)) expect(vercel(path).to, path).toBe(to);
	expect(vercel("/contact").headers).toEqual({ ...safe, "Cache-Control": "no-cache" });
	expect(vercel("/").headers).toEqual({ ...safe, "Cache-Control": "no-cache" });
	expect(vercel("/assets/a.js").headers).toEqual({ ...safe, "Cache-Control": immutable });
	expect(vercel("/feed.xml").headers["Content-Type"]).toBe("application/atom+xml; charset=utf-8");
	expect(vercel("/.well-known/site-version.json").headers["Access-Control-Allow-Origin"]).toBe("*");
	expect(vercel("/en/feed.xml").headers["Content-Type"]).toBeUndefined();
});

test("Netlify reads each line of _redirects as it is meant", async () => {
	const redirectsFiles = [join(folder, "_redirects")];
	const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
	expect(errors).toEqual([]);
	expect(redirects).toMatchObject([
		{ from: "/oud", to: "/nieuw", status: 301 },
		{ from: "/en/oud/contact-met-ons", to: "/en/contact", status: 301 },
		{ from: "/en/*", to: "/en/404.html", status: 404 },
		{ from: "/ar/*", to: "/ar/404.html", status: 404 },
	]);
});

test("Netlify reads each line of _headers as it is meant", async () => {
	const headersFiles = [join(folder, "_headers")] as never[];
	const { headers, errors } = await parseAllHeaders({ headersFiles, netlifyConfigPath: undefined, minimal: true });
	expect(errors).toEqual([]);
	expect(headers.map((rule) => [rule.for, rule.values])).toEqual([
		["/*", safe],
		["/assets/*", { "Cache-Control": immutable }],
		["/images/*", { "Cache-Control": immutable }],
		["/feed.xml", { "Content-Type": "application/atom+xml; charset=utf-8" }],
		["/.well-known/site-version.json", { "Access-Control-Allow-Origin": "*" }],
	]);
});

test("The page on publishing names as many former addresses as Vercel takes", () => {
	const page = readFileSync(join(projectFolder, "scripts/PUBLISHING.md"), "utf8");
	const [, most] = /^\| Vercel \|.* At most ([\d,]+) former addresses/m.exec(page) ?? [];
	expect(most).toBe(redirectsSchema.maxItems.toLocaleString("en"));
});
