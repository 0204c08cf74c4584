import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import type { Language } from "#core/languages.ts";
import { localize } from "#core/paths.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { type Nginx, startNginx } from "../helpers/nginx.ts";
import { testWith } from "../helpers/programs.ts";
import { translatedWords } from "../helpers/translated-words.ts";

const test = testWith("nginx", "openssl");

const origin = "https://www.praktijk-voorbeeld.example";
const published: readonly Language[] = ["nl", "en"];

/** Steps that mean something to the site, to a web server or to a file system, and some that mean nothing. */
const steps = [
	..."nl en fr es ar".split(" "),
	"index",
	"404",
	"assets",
	"images",
	"pagina",
	"2",
	"blogs",
	"contact",
	"feed",
	"-",
	"oud",
];
const tried = [
	"/",
	...steps.map((step) => `/${step}`),
	...steps.flatMap((first) => steps.map((second) => `/${first}/${second}`)),
	"/en/en/en",
	`/${"oud-".repeat(49)}`,
];

let site: TemporarySite;
let nginx: Nginx;
/** Of all that was tried, what validation accepts: addresses of pages of their own, and former ones of the contact page. */
let pages: readonly string[];
let former: readonly string[];

/** Gives every third address to a page of its own and the others to `formerly`, and keeps of both what is not refused. */
beforeAll(async () => {
	site = temporarySite();
	chmodSync(site.root, 0o755);
	site.replace("site.yaml", "languages: [nl]", `languages: [${published.join(", ")}]`);
	site.write("translations/en/words/nl.yaml", translatedWords("en"));
	const own = tried.filter((address, index) => index % 3 === 0 && address !== "/");
	const others = tried.filter((address) => !own.includes(address));
	for (const address of own) site.write(fileOf(address), page(address));
	const contact = readFileSync(join(site.root, "content/pages/contact.yaml"), "utf8");
	const writeFormer = (addresses: readonly string[]) =>
		site.write("pages/contact.yaml", contact.replace("sections:", `formerly: ${JSON.stringify(addresses)}\nsections:`));

	writeFormer(others);
	const errors = site.check().problems.filter(({ level }) => level === "error");
	const about = (file: string) => errors.filter(({ place }) => place.file === `content/${file}`);
	pages = own.filter((address) => about(fileOf(address)).length === 0);
	const refused = new Set(about("pages/contact.yaml").map(({ values }) => "address" in values && values.address));
	former = others.filter((address) => !refused.has(address));
	for (const address of own) if (!pages.includes(address)) site.remove(fileOf(address));
	writeFormer(former);
	execFileSync(process.execPath, [join(projectFolder, "scripts/run.mjs"), "build", "--root", site.root], {
		env: { ...process.env, NODE_ENV: "production" },
		stdio: "pipe",
	});
	nginx = await startNginx(join(site.root, "dist"));
});

afterAll(async () => {
	await nginx?.stop();
	site?.dispose();
});

function fileOf(address: string): string {
	return `pages${address}/index.yaml`;
}

function titleOf(address: string): string {
	return `Adres ${address.replaceAll("/", " op ").trim()}`.slice(0, 60);
}

function page(address: string): string {
	const description = "Dit adres zou voor de site zelf iets kunnen betekenen. ".repeat(2);
	return `title: ${titleOf(address)}\ndescription: ${description}\nsections:\n  - type: hero\n    title: ${titleOf(address)}\n`;
}

test("what the site needs for itself is refused, and nothing else", async () => {
	const accepted = new Set([...pages, ...former]);
	const refused = tried.filter((address) => !accepted.has(address));
	const reserved = /^\/(en|fr|es|ar|404|assets|images)(\/|$)|\/index$/;
	// A page of a folder `-` has a wrong file name, Dutch has no folder, and `pagina` counts the pages of an overview.
	const others = refused.filter((address) => !reserved.test(address) && !/\/-|pagina|^\/nl\//.test(address));
	// What stands in a folder for Dutch belongs one folder higher, at an address that is then taken.
	expect(others).toEqual(["/", "/2", "/contact", "/feed"]);
	expect([...accepted].filter((address) => reserved.test(address))).toEqual([]);
	expect(pages.length).toBeGreaterThan(25);
	expect(former.length).toBeGreaterThan(80);
});

test("nginx shows every accepted page at its own address", async () => {
	for (const address of ["/", "/contact", "/blogs", ...pages]) {
		for (const language of published) {
			const path = localize(address, language, "nl");
			const { status, body } = await nginx.ask(origin + path);
			expect(status, path).toBe(200);
			expect(body, path).toContain(`<html lang="${language}"`);
			if (pages.includes(address)) expect(body, path).toContain(titleOf(address));
		}
	}
});

test("nginx leads every accepted former address to the page, with and without a slash", async () => {
	for (const address of former) {
		for (const language of published) {
			for (const path of [localize(address, language, "nl"), `${localize(address, language, "nl")}/`]) {
				const { status, headers } = await nginx.ask(origin + path);
				expect([status, headers.location], path).toEqual([301, localize("/contact", language, "nl")]);
			}
		}
	}
});
