import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OutputFolder } from "#engine/output/output-folder.ts";
import { main } from "../../scripts/cli.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { foreignWordsIn } from "../helpers/foreign-words.ts";

let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => site.dispose());

/** Runs a command as a person would. */
function command(...args: string[]): Promise<{ code: number; output: string }> {
	return new Promise((resolve) => {
		const env = { ...process.env, NODE_ENV: "production" };
		execFile(process.execPath, [join(projectFolder, "scripts/run.mjs"), ...args], { env }, (error, stdout, stderr) => {
			resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr });
		});
	});
}

/** The same without a process of its own, which takes half a second to start. */
async function commandHere(...args: string[]): Promise<{ code: number; output: string }> {
	let output = "";
	const hear = (text: unknown) => {
		output += String(text);
		return true;
	};
	const ears = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockImplementation(hear));
	try {
		return { code: await main(args, projectFolder), output };
	} finally {
		for (const ear of ears) ear.mockRestore();
	}
}

const dist = (name: string) => readFileSync(join(site.root, "dist", name), "utf8");

describe("a build", () => {
	test("writes every page, its data, headers, redirects and only the pictures that are used", async () => {
		site.replace("pages/blogs/index.yaml", "menu:", "formerly:\n  - /artikelen\nmenu:");
		site.write("images/los.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
		const { code, output } = await command("build", "--root", site.root);
		expect(output).toContain("✓");
		expect(code).toBe(0);
		const files = readdirSync(join(site.root, "dist"), { recursive: true, encoding: "utf8" });
		expect(files).toEqual(
			expect.arrayContaining([
				"index.html",
				"contact.html",
				"contact.page.json",
				"blogs.html",
				"404.html",
				"_headers",
				"_redirects",
			]),
		);
		expect(dist("_redirects")).toBe("/artikelen /blogs 301\n/rugtassen /blogs/rugtassen-op-maat 301\n");
		expect(dist("_headers")).toMatch(
			/Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-/,
		);
		expect(dist("_headers")).not.toContain("unsafe");
		const html = dist("contact.html");
		expect(html).toContain('<meta http-equiv="Content-Security-Policy"');
		expect(html).toContain("<style>");
		// Nothing waits for what comes behind all that is painted.
		expect(html.slice(0, html.indexOf('<div id="app">'))).not.toMatch(/<link[^>]+stylesheet/);
		expect(html).toContain("Vraag het ons");
		expect(files.some((file) => file.startsWith("images/los."))).toBe(false);
		const texts = files.filter((file) => /\.(?:html|js|css|json)$/.test(file));
		expect(texts.filter((file) => /@studio|X-Studio-Token|name="studio"|site-studio/i.test(dist(file)))).toEqual([]);
		expect(files.some((file) => /^images\/scenes\/voorbeeld\.[0-9a-f]{8}\.svg$/.test(file))).toBe(true);
	});

	test("fills facts in, by their kind, and makes texts safe", async () => {
		site.replace(
			"pages/contact.yaml",
			"gebruikt uw gegevens",
			'belt u op {business.phone}, [mailt]({business.email}) en rekent {products.muziek-regular.price}; a < b & c. "Dat" gebruikt uw gegevens',
		);
		expect(site.check().problems).toEqual([]);
		await command("build", "--root", site.root);
		const html = dist("contact.html");
		expect(html).toContain('<a href="tel:+31580000000">058\u00a0000\u00a00000</a>');
		expect(html).toContain('<a href="mailto:info@praktijk-voorbeeld.example">mailt</a>');
		expect(html).toContain("€\u00a0100");
		expect(html).toContain("a &lt; b &amp; c. &quot;Dat&quot;");
	});

	test("lets a visitor press the phone number and the address in the band that ends a page", async () => {
		await command("build", "--root", site.root);
		const bands = dist("index.html").split("</section>");
		const closing = bands.find((band) => band.includes("Stel gerust uw vraag"));
		expect(closing).toContain('<a href="tel:+31580000000">058\u00a0000\u00a00000</a>');
		expect(closing).toMatch(/<a href="mailto:info@praktijk-voorbeeld\.example"/);
	});

	test("that fails leaves the last good one in place and says why", async () => {
		await command("build", "--root", site.root);
		const before = dist("contact.html");
		site.replace("pages/contact.yaml", "type: hero", "type: heroo");
		const { code, output } = await command("build", "--root", site.root);
		expect(code).toBe(1);
		expect(output).toContain("Bedoelde u `hero`?");
		expect(output).not.toMatch(/\n\s+at /);
		expect(dist("contact.html")).toBe(before);
		expect(readdirSync(site.root).sort()).toEqual(["content", "dist"]);
	});
});

test("a site is shown before its share pictures are drawn, and is whole afterwards", async () => {
	// No picture of this name was drawn before.
	site.write(
		"facts/business.yaml",
		site.text("facts/business.yaml").replace(/^name: /m, `name: ${Date.now().toString(36)} `),
	);
	const args = [join(projectFolder, "scripts/run.mjs"), "start", "--port", "0", "--root", site.root];
	const start = spawn(process.execPath, args, { env: { ...process.env, NODE_ENV: "production" } });
	const ended = new Promise((resolve) => start.on("close", resolve));
	let said = "";
	const address = await new Promise<string>((resolve) => {
		for (const stream of [start.stdout, start.stderr])
			stream.on("data", (data: Buffer) => {
				said += data.toString();
				const found = /http:\S+/.exec(said)?.[0];
				if (found) resolve(found);
			});
	});
	expect(said).not.toContain("Deelbeelden");
	const page = await (await fetch(`${address}/contact`)).text();
	const picture = new URL(/property="og:image" content="([^"]+)/.exec(page)?.[1] ?? "").pathname;
	await vi.waitFor(() => expect(said).toMatch(/✓ Deelbeelden \(\d+ beelden\)/), { timeout: 60_000 });
	await vi.waitFor(async () => expect((await fetch(address + picture)).status).toBe(200), { timeout: 60_000 });
	// Nothing is said a second time.
	expect(said.match(/✓ Inhoud lezen/g)).toHaveLength(1);
	start.kill("SIGTERM");
	expect(await ended).toBe(0);
	const files = () => readdirSync(join(site.root, "dist"), { recursive: true, encoding: "utf8" }).sort();
	const shown = files();
	expect((await command("build", "--root", site.root)).code).toBe(0);
	expect(files()).toEqual(shown);
});

describe("a second build", () => {
	test("waits for the first, and says so", async () => {
		const cache = mkdtempSync(join(tmpdir(), "cache-"));
		const first = new OutputFolder(join(site.root, "dist"), cache);
		const args = [join(projectFolder, "scripts/run.mjs"), "build", "--root", site.root];
		const second = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
		let said = "";
		second.stderr.on("data", (data: Buffer) => {
			said += data.toString();
		});
		const ended = new Promise((resolve) => second.on("close", resolve));
		await expect.poll(() => said, { timeout: 20_000 }).not.toBe("");
		expect(said).toBe(
			`Deze site wordt al gebouwd; daarna gaat deze opdracht verder. Klopt dat niet, verwijder dan ${site.root}/dist.building.\n`,
		);
		first.write({ path: "/index.html", content: "first" });
		first.commit();
		expect(await ended).toBe(0);
		expect(dist("index.html")).toContain("<h1");
		expect(readdirSync(site.root).sort()).toEqual(["content", "dist"]);
		rmSync(cache, { recursive: true });
	});
});

describe("commands", () => {
	// Who has the program as a package asks for a command in other words.
	beforeEach(() => void vi.stubEnv("npm_command", "run"));
	afterEach(() => void vi.unstubAllEnvs());

	test("say what they do, and refuse what they do not know", async () => {
		for (const name of ["validate", "build", "preview", "start", "dev", "schemas", "new", "test"]) {
			const { code, output } = await commandHere(name, "--help");
			expect(code, name).toBe(0);
			expect(output).toContain(`npm run ${name}`);
		}
		const misspelt = await commandHere("validate", "--langauge", "en");
		expect(misspelt).toMatchObject({ code: 2, output: expect.stringContaining("Bedoelde u --language?") });
		expect(await commandHere("validate", "--language", "it")).toMatchObject({
			code: 2,
			output: expect.stringContaining('kan geen "it" staan. Kies uit: nl, en, de, fr, es.'),
		});
		expect((await commandHere("build", "everything")).code).toBe(2);
		expect((await commandHere("buidl")).code).toBe(2);
		expect((await commandHere("preview", "--root", site.root)).code).toBe(2);
	});

	test("validate gives 0 for a sound site, 1 for a wrong one, and JSON when asked", async () => {
		expect((await command("validate", "--root", site.root)).code).toBe(0);
		site.replace("pages/contact.yaml", "type: hero", "type: heroo");
		const { code, output } = await command("validate", "--root", site.root, "--format", "json");
		expect(code).toBe(1);
		expect(JSON.parse(output)).toMatchObject({
			version: 1,
			counts: { error: 1, warning: 0, remark: 0 },
			problems: [{ code: "unknown-section", file: "content/pages/contact.yaml", line: 7, column: 11, level: "error" }],
		});
	});

	test("say in the language of the reports what they can do, and what is not understood", async () => {
		const said = async (...args: string[]) => (await commandHere(...args, "--root", site.root)).output;
		expect(await said("validate", "--help")).toContain("Gebruik: npm run validate -- [opties]");
		expect(await said("validate", "--help", "--language", "en")).toContain("Usage: npm run validate -- [options]");
		expect(await said("validate", "--lief")).toBe(
			'--lief is geen optie. Bedoelde u --live? "npm run validate -- --help" noemt wat er kan.\n',
		);
		site.replace("site.yaml", "reportLanguage: nl", "reportLanguage: en");
		expect(await said("new")).toMatch(/^Say what to create/);
		expect(await said("nieuw")).toMatch(/^Unknown command "nieuw"/);
		const working = ["build", "dev", "new", "preview", "review", "schemas", "start", "studio", "translations", "where"];
		for (const name of ["validate", ...working]) {
			const help = await said(name, "--help");
			expect(help, name).toMatch(/^Usage: /m);
			expect(foreignWordsIn(help, "en"), name).toEqual([]);
			expect(help, name).not.toMatch(/voorbeeld|bakkerij|brood\b/i);
		}
		const { output } = await command("build", "--root", site.root);
		expect(
			[...output.matchAll(/^✓ (.*?)(?: \(\d+ (\w+)\))? {2}\d+ ms$/gm)].map(([, step, what]) => [step, what]),
		).toEqual([
			["Reading and checking the content", "pages"],
			["Application and styles", undefined],
			["Making pages", "pages"],
			["Making photos smaller", "files"],
			["Share pictures", "pictures"],
			["Other files", undefined],
		]);
	});

	test("new makes a page that is sound", async () => {
		const { code } = await commandHere("new", "page", "/over/ons-team", "--root", site.root);
		expect(code).toBe(0);
		expect((await commandHere("new", "page", "/over/ons-team", "--root", site.root)).code).toBe(2);
		expect((await commandHere("new", "page", "/Over Ons", "--root", site.root)).code).toBe(2);
		expect((await commandHere("new", "page", `/over/${"lang-".repeat(30)}woord`, "--root", site.root)).code).toBe(0);
		expect(site.check().sound).toBe(true);
		const files = () => readdirSync(join(site.root, "content"), { recursive: true });
		const before = files();
		for (const [address, code] of [
			["/en/team", "is een adres dat de site zelf gebruikt"],
			["/rugtassen", "komt nu op /blogs/rugtassen-op-maat"],
			[`/${"n".repeat(300)}`, "er passen er 200"],
		] as const) {
			const refused = await commandHere("new", "page", address, "--root", site.root);
			expect(refused).toEqual({ code: 2, output: expect.stringContaining(code) });
		}
		expect(files()).toEqual(before);
	});
});

describe("the application", () => {
	test("holds no reader of content, and React Router's production build", async () => {
		await command("build", "--root", site.root);
		const cache = join(projectFolder, "node_modules/.cache/site/client");
		const newest = readdirSync(cache)
			.map((name) => join(cache, name, "client.json"))
			.filter(existsSync)
			.map((file) => JSON.parse(readFileSync(file, "utf8")) as { modules: string[]; app: string })
			.find(({ app }) => existsSync(join(site.root, "dist", app)));
		const modules = newest?.modules ?? [];
		expect(modules.length).toBeGreaterThan(50);
		expect(modules.filter((id) => /node_modules\/(yaml|zod|marked|libphonenumber-js|date-fns)\//.test(id))).toEqual([]);
		expect(modules.filter((id) => /src\/pipeline\/|schema\.ts$|src\/core\/fields/.test(id))).toEqual([]);
		expect(modules.filter((id) => /src\/app\/(dev|studio)\//.test(id))).toEqual([]);
		expect(modules.some((id) => id.includes("react-router/dist/production/"))).toBe(true);
		expect(modules.filter((id) => id.includes("react-router/dist/development/"))).toEqual([]);
	});

	test("cannot be built with one", async () => {
		const folder = mkdtempSync(join(tmpdir(), "guard-"));
		try {
			// Not among the sources: every command that starts meanwhile would compile them anew.
			const entry = join(projectFolder, "node_modules/.cache/guard-test.js");
			writeFileSync(entry, 'import { marked } from "marked"; console.log(marked);');
			const attempt = build({
				configFile: join(projectFolder, "vite.config.ts"),
				root: projectFolder,
				logLevel: "silent",
				build: { outDir: folder, rolldownOptions: { input: entry } },
			}).finally(() => rmSync(entry));
			await expect(attempt).rejects.toThrow("must not reach the browser");
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	});
});
