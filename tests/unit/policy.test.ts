import { expect, test } from "vitest";
import type { SiteFile } from "#core/settings.ts";
import { contentSecurityPolicy } from "#pipeline/emit/policy.ts";

const settings = {
	address: "https://www.praktijk-voorbeeld.example",
	form: { service: "https://formulieren.voorbeeld.example", mailbox: "postbus" },
	map: { provider: "openstreetmap" },
} as unknown as SiteFile;

/** The sources of one directive. */
function sourcesOf(site: SiteFile, directive: string): string[] {
	const policy = contentSecurityPolicy(site, { scripts: [], styles: [] });
	const found = policy.split("; ").find((each) => each.startsWith(`${directive} `));
	return found?.split(" ").slice(1) ?? [];
}

test("frames come from the map alone, unless the settings name others", () => {
	expect(sourcesOf(settings, "frame-src")).toEqual(["https://www.openstreetmap.org"]);
});

test.each([
	"https://a.b;sandbox",
	"https://*.nl/x",
	"https://a'.nl",
	"https://a,b.nl",
	"https://a b.nl",
	"data:text/html,x",
])("%s adds nothing to the policy, even if a check should let it through", (url) => {
	for (const other of [{ booking: { url } }, { frames: [{ url }] }, { form: { service: url } }]) {
		const site = { ...settings, ...other } as unknown as SiteFile;
		expect(() => contentSecurityPolicy(site, { scripts: [], styles: [] })).toThrow();
	}
});

test("what an own section shows of others may be shown in a frame, from its own origin and nowhere else", () => {
	const frame = { provider: "Rekenhulp", url: "https://rekenhulp.voorbeeld.example/zorgkosten?jaar=2026" };
	const site = { ...settings, frames: [frame] } as unknown as SiteFile;
	expect(sourcesOf(site, "frame-src")).toEqual([
		"https://www.openstreetmap.org",
		"https://rekenhulp.voorbeeld.example",
	]);
	expect(sourcesOf(site, "connect-src")).toEqual(["'self'", "https://formulieren.voorbeeld.example"]);
});

test.each([
	["youtube", "https://www.youtube-nocookie.com"],
	["vimeo", "https://player.vimeo.com"],
])("videos of %s are shown in a frame of that provider alone", (provider, origin) => {
	const site = { ...settings, video: { provider } } as unknown as SiteFile;
	expect(sourcesOf(site, "frame-src")).toEqual(["https://www.openstreetmap.org", origin]);
});
