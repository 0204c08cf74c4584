import { expect, test } from "vitest";
import { apacheSite } from "#pipeline/emit/apache.ts";
import { caddySite } from "#pipeline/emit/caddy.ts";
import { headersFile } from "#pipeline/emit/headers.ts";
import type { Hosting } from "#pipeline/emit/hosting.ts";
import { lighttpdSite } from "#pipeline/emit/lighttpd.ts";
import { nginxSite } from "#pipeline/emit/nginx-site.ts";
import { securityTxt } from "#pipeline/emit/security-txt.ts";
import { vercelFile } from "#pipeline/emit/vercel.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

const hosting: Hosting = {
	origin: "https://www.praktijk-voorbeeld.example",
	base: "",
	languages: ["nl", "en"],
	policy: "default-src 'none'",
	redirects: [{ from: "/oud", to: "/nieuw" }],
	fileHeaders: new Map([
		["/blogs/feed.xml", [["Content-Type", "application/atom+xml; charset=utf-8"]]],
		[
			"/.well-known/site-version.json",
			[
				["Access-Control-Allow-Origin", "*"],
				["Cross-Origin-Resource-Policy", "cross-origin"],
			],
		],
	]),
};

test("a file that says its kind has it with every kind of server", () => {
	expect(headersFile(hosting)).toContain("\n/blogs/feed.xml\n  Content-Type: application/atom+xml; charset=utf-8\n");
	expect(nginxSite(hosting)).toContain(
		'location = /blogs/feed.xml { types {} default_type "application/atom+xml; charset=utf-8"; }',
	);
});

test("a file that has headers of its own has them with every kind of server, and no other file has", () => {
	const path = "/.well-known/site-version.json";
	expect(headersFile(hosting)).toContain(
		`\n${path}\n  Access-Control-Allow-Origin: *\n  Cross-Origin-Resource-Policy: cross-origin\n`,
	);
	const nginx = nginxSite(hosting);
	expect(nginx).toContain('set $access_control_allow_origin "";\nadd_header Access-Control-Allow-Origin $');
	expect(nginx).toContain("set $cross_origin_resource_policy same-origin;\n");
	expect(nginx).toContain(
		`location = ${path} { set $access_control_allow_origin "*"; set $cross_origin_resource_policy cross-origin; }`,
	);
	expect(apacheSite(hosting)).toContain(
		'Header always set Access-Control-Allow-Origin "*" "expr=%{REQUEST_URI} =~ m#^/\\.well-known/site-version\\.json',
	);
	expect(caddySite(hosting)).toContain(`header ${path} Access-Control-Allow-Origin "*"`);
	expect(lighttpdSite(hosting)).toContain(
		`$HTTP["url"] == "${path}" { setenv.set-response-header = ( "Cache-Control" => "no-cache", "Access-Control-Allow-Origin" => "*",`,
	);
	expect(JSON.parse(vercelFile(hosting)).headers.at(-1)).toEqual({
		source: path,
		headers: [
			{ key: "Access-Control-Allow-Origin", value: "*" },
			{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
		],
	});
});

test("nginx is never given what it would read as a variable", () => {
	expect(() => nginxSite({ ...hosting, policy: "default-src $host" })).toThrow("$host");
});

test("security.txt is the same for all builds of a month, and names no sample", () => {
	const example = siteInMemory();
	try {
		const site = assertSound(example.check().site);
		const at = (date: string) => [...securityTxt(siteOn(site, date))].map(({ content }) => content);
		expect(at("2026-11-01")).toEqual(at("2026-11-30"));
		expect(at("2026-11-21")).toMatchInlineSnapshot(`
			[
			  "Contact: mailto:info@praktijk-voorbeeld.example
			Expires: 2027-10-01T00:00:00.000Z
			Preferred-Languages: nl
			Canonical: https://www.praktijk-voorbeeld.example/.well-known/security.txt
			",
			]
		`);
		example.replace("facts/business.yaml", "social:", "samples: [email]\nsocial:");
		expect([...securityTxt(siteOn(assertSound(example.check().site), "2026-11-21"))]).toEqual([]);
	} finally {
		example.dispose();
	}
});
