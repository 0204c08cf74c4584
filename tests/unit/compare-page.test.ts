import { expect, test } from "vitest";
import { comparePage } from "#engine/git/compare-page.ts";

const proposed = { branch: "studio/2026-11-22-één#prijs", into: "main" };

const path = "main...studio/2026-11-22-%C3%A9%C3%A9n%23prijs";

const query = "studio%2F2026-11-22-%C3%A9%C3%A9n%23prijs";

test.for([
	["git@github.com:praktijk/site.git", `https://github.com/praktijk/site/compare/${path}?expand=1`],
	["https://naam:geheim@github.com/praktijk/site", `https://github.com/praktijk/site/compare/${path}?expand=1`],
	["ssh://git@codeberg.org:22/praktijk/site.git", `https://codeberg.org/praktijk/site/compare/${path}`],
	[
		"https://gitlab.example:8443/groep/onder/site.git",
		`https://gitlab.example:8443/groep/onder/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=${query}&merge_request%5Btarget_branch%5D=main`,
	],
	[
		"git@bitbucket.org:praktijk/site.git",
		`https://bitbucket.org/praktijk/site/pull-requests/new?source=${query}&dest=main`,
	],
])("%s leads to %s", ([address, page]) => {
	expect(comparePage(address ?? "", proposed)).toBe(page);
});

test("another host says itself where to go, and nobody else does", () => {
	const said =
		"remote: Create a new pull request for 'x':        \nremote:   https://git.praktijk.example/a/b/compare/x";
	const own = "git@git.praktijk.example:a/b.git";
	expect(comparePage(own, proposed, said)).toBe("https://git.praktijk.example/a/b/compare/x");
	expect(comparePage(own, proposed, said.replace("git.praktijk", "elders"))).toBeUndefined();
	for (const address of ["/srv/git/site.git", "C:\\git\\site", "file:///srv/git/site.git", own])
		expect(comparePage(address, proposed)).toBeUndefined();
});
