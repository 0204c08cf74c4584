import { expect, test } from "vitest";
import { headersFile } from "#pipeline/emit/headers.ts";
import type { Hosting } from "#pipeline/emit/hosting.ts";
import { nginxSite } from "#pipeline/emit/nginx-site.ts";
import { securityTxt } from "#pipeline/emit/security-txt.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

const hosting: Hosting = {
	origin: "https://www.praktijk-voorbeeld.example",
	languages: ["nl", "en"],
	policy: "default-src 'none'",
	redirects: [{ from: "/oud", to: "/nieuw" }],
	contentTypes: new Map([["/blogs/feed.xml", "application/atom+xml; charset=utf-8"]]),
};

test("a file that says its kind has it with every kind of server", () => {
	expect(headersFile(hosting)).toContain("\n/blogs/feed.xml\n  Content-Type: application/atom+xml; charset=utf-8\n");
	expect(nginxSite(hosting)).toContain(
		'location = /blogs/feed.xml { types {} default_type "application/atom+xml; charset=utf-8"; }',
	);
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
