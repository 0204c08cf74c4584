import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { differingFiles, filesIn } from "../helpers/content-folder.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { Random } from "../helpers/random.ts";
import { rounds, testInRounds } from "../helpers/rounds.ts";

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
});

testInRounds(
	"a build that is killed leaves the last good site, and the next one is that of a cold build",
	async () => {
		build("--compress");
		const random = new Random(Number(process.env.KILL_SEED ?? 3));
		let old = 0;
		for (let round = 0; round < rounds; round += 1) {
			const before = filesIn(inDist(""));
			const contact = readFileSync(join(site.root, "content/pages/contact.yaml"), "utf8");
			site.write("pages/contact.yaml", contact.replace(/(Bezoek|Bel) ons.*/, `Bel ons om ${round} uur`));
			site.write("facts/products.yaml", productsOf(site).replace(/price: "\d+"/, `price: "${200 + round}"`));
			const args = [join(projectFolder, "scripts/run.mjs"), "build", "--root", site.root, "--compress"];
			const child = spawn(process.execPath, args, { env: { ...process.env, NODE_ENV: "production" }, stdio: "ignore" });
			const ended = once(child, "exit");
			await wait(200 + random.below(2800));
			child.kill("SIGKILL");
			await ended;
			expectTrue();
			if (differingFiles(before, filesIn(inDist(""))).length === 0) old += 1;
		}
		build("--compress");
		const cold = temporarySite(site.root);
		const warm = filesIn(inDist(""));
		expect(existsSync(join(site.root, "dist.building"))).toBe(false);
		const args = [join(projectFolder, "scripts/run.mjs"), "build", "--root", cold.root, "--compress"];
		execFileSync(process.execPath, args, { env: { ...process.env, NODE_ENV: "production" }, stdio: "pipe" });
		expect(differingFiles(warm, filesIn(join(cold.root, "dist")))).toEqual([]);
		cold.dispose();
		process.stdout.write(`${rounds} builds killed, ${old} left the old site, ${warm.size} files as cold\n`);
	},
	60_000 + 20_000 * rounds,
);

const productsOf = ({ root }: TemporarySite) => readFileSync(join(root, "content/facts/products.yaml"), "utf8");
