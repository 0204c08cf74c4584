import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

let site: TemporarySite;

beforeAll(() => {
	site = temporarySite();
});

afterAll(() => site.dispose());

function build(...options: readonly string[]): void {
	const args = [join(projectFolder, "scripts/run.mjs"), "build", "--root", site.root, ...options];
	execFileSync(process.execPath, args, { env: { ...process.env, NODE_ENV: "production" }, stdio: "pipe" });
}

const inDist = (path: string) => join(site.root, "dist", path);

/** The compressed files of the site, with the number and the time of each. */
function compressedFiles(): Map<string, string> {
	const names = readdirSync(inDist(""), { recursive: true, encoding: "utf8" });
	const compressed = names.filter((name) => /\.(br|gz)$/.test(name));
	return new Map(compressed.map((name) => [name, `${statSync(inDist(name)).ino} ${statSync(inDist(name)).mtimeMs}`]));
}

/** Every compressed file has to say just what the file beside it says. */
function expectTrue(): void {
	for (const name of compressedFiles().keys()) {
		const unpack = name.endsWith(".br") ? brotliDecompressSync : gunzipSync;
		const plain = readFileSync(inDist(name.slice(0, -3)));
		expect(unpack(readFileSync(inDist(name))).equals(plain), name).toBe(true);
	}
}

/** What was compressed anew between two states. */
function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
	return [...after].flatMap(([name, state]) => (before.get(name) === state ? [] : [name])).sort();
}

test("A text never stands beside a compressed one that says something else, and only what changed is compressed again", () => {
	build("--compress");
	const first = compressedFiles();
	for (const name of ["index.html", "contact.html", "contact.page.json", "sitemap.xml", "404.html", "site.webmanifest"])
		expect([first.has(`${name}.br`), first.has(`${name}.gz`)], name).toEqual([true, true]);
	expect([...first.keys()].filter((name) => /^_|\.(png|woff2|pdf|ico)\./.test(name))).toEqual([]);
	expectTrue();

	build("--compress");
	expect(changed(first, compressedFiles())).toEqual([]);

	site.replace("pages/contact.yaml", "Vraag het ons", "Bezoek ons");
	build("--compress");
	const second = compressedFiles();
	expect(changed(first, second)).toContain("contact.html.br");
	expect(changed(first, second).filter((name) => name.startsWith("assets/"))).toEqual([]);
	expectTrue();

	// What somebody changes by hand is made right again.
	writeFileSync(inDist("index.html"), "elsewhere".repeat(500));
	writeFileSync(inDist("contact.html.br"), readFileSync(inDist("index.html.br")));
	build("--compress");
	expect(changed(second, compressedFiles())).toContain("contact.html.br");
	expectTrue();

	site.replace("pages/contact.yaml", "Bezoek ons", "Vraag het ons");
	build();
	expect([...compressedFiles().keys()]).toEqual([]);
	expect(existsSync(inDist("contact.html"))).toBe(true);
}, 240_000);
