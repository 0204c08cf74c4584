import { execFile, execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { decodeTrie } from "cspell-trie-lib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unescapeHtml } from "#core/html.ts";
import { restoreOutput } from "#engine/output/staging.ts";
import { repositorySettings } from "#engine/studio/web/copy-repository.ts";
import { previewStudio } from "#engine/studio/web/preview-studio.ts";
import { findNginxModule } from "../commands/browser/programs.ts";
import { brotliModule } from "../commands/test/programs.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { backend, startFcgiwrap } from "../helpers/git-server.ts";
import { type Nginx, type Question, startNginx } from "../helpers/nginx.ts";
import { testWith } from "../helpers/programs.ts";
import { commitAll, git } from "../helpers/repository.ts";

/** Bytes, of thousands: what a first visit may fetch, compressed with brotli. */
const budget = { worker: 430_000, page: 170_000 };

const sentence = "Deze zin staat nog niet online en gaat niemand iets aan.";

let site: TemporarySite;

const dist = (...names: string[]) => join(site.root, "dist-studio", ...names);

const text = (name: string) => readFileSync(dist(name), "utf8");

function build(...options: readonly string[]): { status: number | null; stdout: string; stderr: string } {
	const args = [join(projectFolder, "scripts/run.mjs"), "build", "--root", site.root, "--studio", ...options];
	return spawnSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, NODE_ENV: "production" } });
}

/** Every file of what was built, without those that are compressed. */
function files(): string[] {
	return readdirSync(dist(), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name).slice(dist().length + 1))
		.sort();
}

function directives(policy: string): string[] {
	return policy.split("; ");
}

const guide = readFileSync(join(projectFolder, "scripts/STUDIO-ON-THE-WEB.md"), "utf8");

const policyInHeaders = () => /^ {2}Content-Security-Policy: (.*)$/m.exec(text("_headers"))?.[1] ?? "";

const policyInPage = () =>
	unescapeHtml(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text("index.html"))?.[1] ?? "");

const storeInPage = () =>
	JSON.parse(unescapeHtml(/name="studio" content="([^"]*)"/.exec(text("index.html"))?.[1] ?? "")) as Record<
		string,
		unknown
	>;

beforeAll(() => {
	site = temporarySite();
	chmodSync(site.root, 0o755);
	site.replace("pages/contact.yaml", "gebruikt uw gegevens", `gebruikt uw gegevens. ${sentence} Wij gebruiken dat`);
	const built = build("--compress");
	expect(built.stderr).not.toContain("Error");
	expect(built.status).toBe(0);
	expect(built.stdout).toContain("Studio staat in");
	expect(built.stdout).toContain("STUDIO-ON-THE-WEB.md");
});

afterAll(() => site.dispose());

/** The site, which Studio asks what is online. */
const origin = "https://www.praktijk-voorbeeld.example";

describe("what is written", () => {
	test("is Studio and nothing of the content, and dist is left alone", () => {
		const others = files().filter((name) => !name.startsWith("assets/"));
		expect(others).toEqual([
			".nojekyll",
			"404.html",
			"_headers",
			"_nginx/server.conf",
			"_redirects",
			"index.html",
			"licences.txt",
			"robots.txt",
		]);
		const cells = [...guide.matchAll(/^\|(.*)\|.*\|$/gm)].map(([, cell = ""]) => cell);
		const named = [...cells.join().matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
		expect(named.filter((name) => !name.startsWith("assets/")).sort()).toEqual(others.toSorted());
		expect(existsSync(join(site.root, "dist"))).toBe(false);
		for (const name of files()) expect(readFileSync(dist(name)).includes(sentence), name).toBe(false);
		expect(text("404.html")).toBe(text("index.html"));
		expect(text("_redirects")).toBe("/* /index.html 200\n");
		expect(text("robots.txt")).toContain("Disallow: /\n");
	});

	test("names its assets by their content, and the page names assets that are there", () => {
		const assets = files().filter((name) => name.startsWith("assets/"));
		for (const name of assets) expect(name).toMatch(/-[\w-]{8}\.\w+$/);
		const named = [...text("index.html").matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path = ""]) => path.slice(1));
		expect(named.length).toBeGreaterThan(1);
		expect(assets).toEqual(expect.arrayContaining(named));
	});

	test("has the same policy in its headers and in its page, but for what a page cannot say", () => {
		const inHeaders = directives(policyInHeaders());
		expect(inHeaders).toEqual(
			expect.arrayContaining([
				"default-src 'none'",
				`connect-src 'self' ${origin}`,
				"require-trusted-types-for 'script'",
			]),
		);
		expect(directives(policyInPage())).toEqual(inHeaders.filter((each) => each !== "frame-ancestors 'none'"));
		expect(text("_nginx/server.conf")).toContain(`Content-Security-Policy "${policyInHeaders()}" always;`);
	});

	test("has the words of the language that editors write, at the address that the page names", () => {
		const { dictionary, ...store } = storeInPage();
		expect(store).toEqual({ kind: "git", repository: "/git/site.git", branch: "main", site: origin });
		const { language, address } = dictionary as Record<string, string>;
		expect(language).toBe("nl");
		expect(address).toMatch(/^\/assets\/nl-.*\.btrie$/);
		const bytes = readFileSync(dist(address ?? ""));
		expect(decodeTrie(bytes).hasWord("fiets", true)).toBe(true);
		expect(brotliDecompressSync(readFileSync(dist(`${address}.br`))).equals(bytes)).toBe(true);
	});

	test("has the licences of what is in it", () => {
		for (const name of ["comlink", "pako", "prosemirror-view", "react-dom", "yaml", "cspell-trie-lib", "zod"])
			expect(text("licences.txt")).toMatch(new RegExp(`^${name} \\d`, "m"));
	});

	test("keeps to its budget", () => {
		const size = (name: string) => brotliCompressSync(readFileSync(dist(name))).length;
		const worker = files().filter((name) => /^assets\/worker-.*\.js$/.test(name));
		expect(worker).toHaveLength(1);
		expect(size(worker[0] ?? "")).toBeLessThan(budget.worker);
		const page = files().filter((name) => /^assets\/entry-.*\.(?:js|css)$/.test(name));
		expect(page).toHaveLength(2);
		expect(page.reduce((sum, name) => sum + size(name), 0)).toBeLessThan(budget.page);
	});
});

const testWithServer = testWith("nginx", "openssl", "fcgiwrap", "git", brotliModule);

describe("behind nginx, as the guide says", () => {
	const [anna, wrong] = [login("anna:geheim"), login("anna:fout")];
	/** Where the example of nginx is, beside the address of the site. */
	const host = "studio.praktijk-voorbeeld.example";
	let folder: string;
	let server: Nginx | undefined;
	let stopGit: (() => Promise<void>) | undefined;

	const started = async () => {
		if (server) return server;
		folder = mkdtempSync(join(tmpdir(), "studio-web-"));
		chmodSync(folder, 0o755);
		writeFileSync(join(site.root, ".gitignore"), "dist-studio/\n");
		commitAll(site.root);
		// The lines of the guide, in a folder of this test.
		const lines = [...guide.matchAll(/^(?:git (?:clone|config) .*|install -m 755 .*|cd \/srv.*)$/gm)].map(([line]) =>
			line.replaceAll("/srv", folder).replace("scripts/", join(projectFolder, "scripts/")),
		);
		expect(lines).toHaveLength(8);
		execFileSync("sh", ["-ec", lines.join("\n")], { cwd: site.root, stdio: "pipe" });
		writeFileSync(join(folder, "people"), "anna:{PLAIN}geheim\n");
		stopGit = await startFcgiwrap(join(folder, "git.socket"));
		server = await startNginx(dist(), findNginxModule(brotliModule), (configuration) =>
			configuration
				.replace("/run/fcgiwrap.socket", join(folder, "git.socket"))
				.replace("GIT_PROJECT_ROOT /srv;", `GIT_PROJECT_ROOT ${folder};`)
				.replace("/etc/nginx/studio-people", join(folder, "people"))
				.replace("/usr/lib/git-core/git-http-backend", backend()),
		);
		return server;
	};

	const ask = async (path: string, headers: Question["headers"] = anna) =>
		(await started()).ask(`https://${host}${path}`, { headers: headers ?? {} });

	/** Runs git as a person at a computer elsewhere would. */
	async function gitThere(where: string, ...args: string[]): Promise<{ status: number | null; stderr: string }> {
		const port = (await started()).ports["https:"];
		const settings = ["http.sslVerify=false", `http.curloptResolve=${host}:${port}:127.0.0.1`, "commit.gpgsign=false"];
		const person = ["user.name=Anna", "user.email=anna@voorbeeld.example"];
		const all = [...settings, ...person].flatMap((each) => ["-c", each]);
		const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_CONFIG_GLOBAL: "/dev/null" };
		return spawnSync("git", ["-C", where, ...all, ...args], { encoding: "utf8", env });
	}

	const address = async (person = "anna:geheim@") =>
		`https://${person}${host}:${(await started()).ports["https:"]}/git/site.git`;

	async function cloned(name: string): Promise<string> {
		const copy = join(folder, name);
		const done = await gitThere(folder, "clone", "--quiet", await address(), copy);
		expect(done.stderr).toBe("");
		return copy;
	}

	afterAll(async () => {
		await server?.stop();
		await stopGit?.();
		if (folder) rmSync(folder, { recursive: true, force: true });
	});

	testWithServer("a password is asked for, everywhere in one realm", async () => {
		for (const path of ["/", "/contact", "/assets/x.js", "/studio-person", "/git/site.git/info/refs"]) {
			for (const headers of [{}, wrong]) {
				const { status, headers: said } = await ask(path, headers);
				expect(status, path).toBe(401);
				expect(said["www-authenticate"], path).toBe('Basic realm="Studio"');
			}
		}
		expect(await ask("/studio-person")).toMatchObject({ status: 200, body: "anna" });
		expect((await ask("/studio-person")).headers["content-type"]).toMatch(/^text\/plain/);
	});

	testWithServer("Studio answers at every address, its files for ever and its page anew each time", async () => {
		for (const path of ["/", "/contact", "/en/products/reis", "/git"]) {
			const { status, body, headers } = await ask(path);
			expect(status, path).toBe(200);
			expect(body, path).toBe(text("index.html"));
			expect(headers, path).toMatchObject({
				"cache-control": "no-cache",
				"content-security-policy": policyInHeaders(),
				"referrer-policy": "no-referrer",
				"x-content-type-options": "nosniff",
			});
		}
		for (const name of files().filter((each) => each.startsWith("assets/"))) {
			const asked = await ask(`/${name}`, { ...anna, "Accept-Encoding": "br" });
			expect(asked.headers["cache-control"], name).toBe("public, max-age=31536000, immutable");
			expect(asked.headers["content-security-policy"], name).toBe(policyInHeaders());
			const compressed = existsSync(dist(`${name}.br`));
			expect(asked.headers["content-encoding"], name).toBe(compressed ? "br" : undefined);
			if (/\.(js|css|btrie)$/.test(name) && asked.sent.length > 512) expect(compressed, name).toBe(true);
		}
		const missing = await ask("/assets/entry-00000000.js");
		expect([missing.status, missing.headers["cache-control"]]).toEqual([404, "no-cache"]);
		for (const path of ["/_headers", "/_nginx/server.conf", "/.nojekyll", "/index.html.br"])
			expect((await ask(path)).status, path).toBe(404);
	});

	testWithServer("no page from elsewhere asks the repository, whoever is signed in", async () => {
		const refs = "/git/site.git/info/refs?service=git-upload-pack";
		const asked = async (headers: Record<string, string>) => (await ask(refs, { ...anna, ...headers })).status;
		expect(await asked({})).toBe(200);
		expect(await asked({ Origin: `https://${host}`, "Sec-Fetch-Site": "same-origin" })).toBe(200);
		expect(await asked({ "Sec-Fetch-Site": "none" })).toBe(200);
		for (const site of ["cross-site", "same-site", "x"])
			expect(await asked({ "Sec-Fetch-Site": site }), site).toBe(403);
		const origins = [
			"https://elders.example",
			"https://praktijk-voorbeeld.example",
			`http://${host}`,
			`https://${host}:444`,
		];
		for (const Origin of [...origins, `https://${host}.elders.example`, "null"]) {
			expect(await asked({ Origin }), Origin).toBe(403);
			expect(await asked({ Origin, "Sec-Fetch-Site": "same-origin" }), Origin).toBe(403);
		}
		for (const path of ["/git/site.git/git-receive-pack", "/git/site.git/HEAD"])
			expect((await ask(path, { ...anna, Origin: "https://elders.example" })).status, path).toBe(403);
		// And nothing else below the folder of repositories has an address.
		expect((await ask("/git/people")).body).toBe(text("index.html"));
		expect((await ask("/git/site.git/../../people")).body).toBe(text("index.html"));
		// Studio itself may be linked to from anywhere.
		expect((await ask("/contact", { ...anna, "Sec-Fetch-Site": "cross-site" })).status).toBe(200);
	});

	testWithServer("git clones and pushes with a password, also what is large", async () => {
		expect((await gitThere(folder, "ls-remote", await address(""))).status).not.toBe(0);
		const copy = await cloned("copy");
		expect(readFileSync(join(copy, "content/pages/contact.yaml"), "utf8")).toContain(sentence);
		// Above a megabyte git sends it in pieces.
		const photo = Buffer.concat(Array.from({ length: 100_000 }, (_, at) => hashOf(at)));
		writeFileSync(join(copy, "content/images/groot.png"), photo);
		await gitThere(copy, "add", "--all");
		await gitThere(copy, "commit", "--quiet", "--message", "Foto");
		expect((await gitThere(copy, "push", "--quiet", "origin", "HEAD:main")).stderr).toBe("");
		expect((await gitThere(copy, "push", "--quiet", "origin", "HEAD:studio/anna")).stderr).toBe("");
		expect((await gitThere(copy, "push", "--quiet", "origin", ":studio/anna")).stderr).toBe("");
		expect(git(join(folder, "git/site.git"), "rev-parse", "main")).toBe(git(copy, "rev-parse", "HEAD"));
	});

	testWithServer("the hook takes changes of the content, and says of each other why not", async () => {
		const copy = await cloned("other");
		const first = git(copy, "rev-parse", "HEAD");
		const blob = git(copy, "rev-parse", "HEAD:content/site.yaml");

		/** Pushes one commit, and gives what the server says. */
		async function pushed(change: () => unknown, ref = "main"): Promise<string> {
			await gitThere(copy, "reset", "--quiet", "--hard", first);
			await change();
			await gitThere(copy, "commit", "--quiet", "--message", "Wijziging");
			return (await gitThere(copy, "push", "--porcelain", "origin", `HEAD:refs/heads/${ref}`)).stderr;
		}
		const write = (name: string, content: string | Buffer) => {
			mkdirSync(dirname(join(copy, name)), { recursive: true });
			writeFileSync(join(copy, name), content);
			return gitThere(copy, "add", "--all");
		};
		const link = (name: string) => {
			symlinkSync("/etc/passwd", join(copy, name));
			return gitThere(copy, "add", "--all");
		};
		const entry = (mode: string, name: string, path: string) =>
			gitThere(copy, "update-index", "--add", "--cacheinfo", `${mode},${name},${path}`);
		const elsewhere = "Over the web only content/ is changed, and not";
		const refused: readonly (readonly [string, () => unknown, string?])[] = [
			[`${elsewhere} package.json.`, () => write("package.json", "{}")],
			[`${elsewhere} package.json.`, () => write("package.json", "{}"), "studio/anna"],
			[`${elsewhere} contents/a.yaml.`, () => write("contents/a.yaml", "a: 1\n")],
			[`${elsewhere} .github/workflows/x.yml.`, () => write(".github/workflows/x.yml", "a: 1\n")],
			[elsewhere, () => write('content/a"\n.yaml', "a: 1\n")],
			["content/koppeling is a link", () => link("content/koppeling")],
			["content/ander is another repository", () => entry("160000", first, "content/ander")],
			["Larger than 15 MB: content/files/groot.pdf", () => write("content/files/groot.pdf", Buffer.alloc(15_728_641))],
			["and not refs/heads/hoofd.", () => write("content/a.yaml", "a: 1\n"), "hoofd"],
			[
				elsewhere,
				async () => {
					await write("scripts/x.mjs", "");
					await gitThere(copy, "commit", "--quiet", "--message", "Heen");
					await gitThere(copy, "rm", "--quiet", "scripts/x.mjs");
				},
			],
		];
		for (const [words, change, ref] of refused) expect(await pushed(change, ref), words).toContain(words);
		const forced = async (...refs: string[]) => (await gitThere(copy, "push", "--porcelain", ...refs)).stderr;
		expect(await forced("origin", ":main")).toContain("main cannot be removed");
		await gitThere(copy, "reset", "--quiet", "--hard", `${first}^`);
		await gitThere(copy, "commit", "--quiet", "--allow-empty", "--message", "Anders");
		expect((await gitThere(copy, "push", "--force", "origin", "HEAD:main")).status).not.toBe(0);
		expect(git(join(folder, "git/site.git"), "rev-parse", "main")).toBe(first);

		expect(await pushed(() => entry("100644", blob, "content/kopie.yaml"), "studio/anna")).not.toContain("rejected");
		expect(await pushed(() => entry("100644", blob, "content/café.yaml"), "studio/bas")).not.toContain("rejected");
		expect(await pushed(() => gitThere(copy, "rm", "--quiet", "content/images/foto.png"))).not.toContain("rejected");
		expect(git(join(folder, "git/site.git"), "rev-parse", "main")).toBe(git(copy, "rev-parse", "HEAD"));
		// Who is on the server itself may change everything.
		await write("package.json", "{}");
		await gitThere(copy, "commit", "--quiet", "--message", "Bouwer");
		expect((await gitThere(copy, "push", "--quiet", join(folder, "git/site.git"), "HEAD:main")).stderr).toBe("");
		// And nobody brings back, by a merge, what stood there before.
		const parents = ["-p", "HEAD", "-p", first];
		const merge = git(
			copy,
			"-c",
			"user.name=A",
			"-c",
			"user.email=a@b",
			"commit-tree",
			"-m",
			"Terug",
			...parents,
			`${first}^{tree}`,
		);
		expect((await gitThere(copy, "push", "origin", `${merge}:refs/heads/main`)).stderr).toContain(
			`${elsewhere} package.json.`,
		);
	});
});

test("the guide names the places of the example for nginx, and what the hook takes", () => {
	const [server, hook] = [
		text("_nginx/server.conf"),
		readFileSync(join(projectFolder, "scripts/examples/pre-receive"), "utf8"),
	];
	const places = guide.match(/\/(?:var\/www|etc\/nginx\/studio)[\w./-]*\w|\/srv(?=` )/g) ?? [];
	expect([...new Set(places)]).toHaveLength(3);
	for (const place of places)
		expect(server).toContain(` ${place.replace("studio.voorbeeld.nl", "studio.praktijk-voorbeeld.example")};`);
	const [, megabytes] = /no file over (\d+) MB/.exec(guide) ?? [];
	expect(hook).toContain(`most=${Number(megabytes) * 2 ** 20}\n`);
	const branches = [...guide.matchAll(/`(studio|proposals)\/…`/g)].map(([, name]) => `refs/heads/${name}/*`);
	expect(branches).toHaveLength(2);
	for (const each of ["refs/heads/main", ...branches]) expect(hook).toContain(each);
});

test("the guide and the preview give a repository the same settings", () => {
	const written = [...guide.matchAll(/^git config (\S+) (\S+)$/gm)].map(([, key = "", value = ""]) => [key, value]);
	expect(Object.fromEntries(written)).toEqual(repositorySettings);
	expect(Buffer.byteLength(guide)).toBeLessThan(5000);
});

const testWithGit = testWith("git");

testWithGit("the preview clones and pushes a copy, and no page from elsewhere asks it", async () => {
	const work = mkdtempSync(join(tmpdir(), "studio-preview-"));
	cpSync(join(site.root, "content"), join(work, "site/content"), { recursive: true });
	cpSync(dist(), join(work, "site/dist-studio"), { recursive: true });
	writeFileSync(join(work, "site/.gitignore"), "dist-studio/\n");
	const root = join(work, "site");
	await expect(previewStudio({ root, port: 0 })).rejects.toThrow("edits a Git repository");
	const commit = commitAll(root);
	git(root, "config", "user.name", "Bas Bakker");
	git(root, "branch", "--move", "main", "werk");
	await expect(previewStudio({ root: join(root, "content"), port: 0 })).rejects.toThrow("There is no Studio in");
	const { address, close, isCopy } = await previewStudio({ root, port: 0 });
	try {
		expect(isCopy).toBe(true);
		const person = await fetch(`${address}/studio-person`);
		expect([person.status, await person.text()]).toEqual([200, "Bas Bakker"]);
		const page = await fetch(`${address}/en/products`);
		expect([page.status, await page.text()]).toEqual([200, text("index.html")]);
		expect((await fetch(`${address}/assets/entry-00000000.js`)).status).toBe(404);
		const refs = `${address}/git/site.git/info/refs?service=git-receive-pack`;
		expect((await fetch(refs)).status).toBe(200);
		for (const headers of [{ Origin: "https://elders.example" }, { "Sec-Fetch-Site": "same-site" }])
			expect((await fetch(refs, { headers })).status).toBe(403);
		expect((await fetch(`${address}/git/site.git/nix`)).status).toBe(404);

		const copy = join(work, "copy");
		const remote = `${address}/git/site.git`;
		// The server is in this process, which may not wait.
		const run = (...args: string[]) => promisify(execFile)("git", args, { cwd: work });
		await run("clone", "--quiet", remote, copy);
		expect(git(copy, "rev-parse", "origin/main")).toBe(commit);
		writeFileSync(
			join(copy, "content/images/groot.png"),
			Buffer.concat(Array.from({ length: 100_000 }, (_, at) => hashOf(at))),
		);
		commitAll(copy);
		await run("-C", copy, "push", "--quiet", "origin", "HEAD:main");
		const there = await fetch(`${remote}/info/refs?service=git-upload-pack`);
		expect(await there.text()).toContain(git(copy, "rev-parse", "HEAD"));
		expect(git(root, "rev-parse", "werk")).toBe(commit);
	} finally {
		await close();
		rmSync(work, { recursive: true, force: true });
	}
});

test("with GitHub nothing but GitHub is asked besides, and a Studio that is not whole replaces none", () => {
	const before = text("index.html");
	site.replace("site.yaml", "address: ", "adres: ");
	const failed = build("--github", "bakkerij/site");
	expect([failed.status, failed.stdout.includes("site.yaml")]).toEqual([1, true]);
	expect(text("index.html")).toBe(before);
	site.restore();
	expect(build("--github", "bakkerij/site", "--branch", "online").status).toBe(0);
	restoreOutput(dist());
	const { dictionary, ...store } = storeInPage();
	expect(store).toEqual({ kind: "github", owner: "bakkerij", repository: "site", branch: "online", site: origin });
	expect(dictionary).toBeDefined();
	expect(directives(policyInPage())).toContain(`connect-src 'self' https://api.github.com ${origin}`);
	const own = "https://github.voorbeeld.nl/api/v3";
	expect(build("--github", "bakkerij/site", "--api", `${own}/`).status).toBe(0);
	restoreOutput(dist());
	expect(storeInPage()).toMatchObject({ kind: "github", api: own });
	expect(directives(policyInPage())).toContain(`connect-src 'self' https://github.voorbeeld.nl ${origin}`);
	expect(text("_nginx/server.conf")).not.toMatch(/git-http-backend|auth_basic|studio_foreign/);
	expect(files().filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
});

test("what makes no sense is said", () => {
	for (const [options, words] of [
		[["--github", "bakkerij"], "eigenaar/naam"],
		[["--github", "a/b", "--repository", "/git/x.git"], "kies --github of --repository"],
		[["--repository", "/assets/x.git"], "hoort een pad"],
		[["--repository", "git"], "hoort een pad"],
		[["--branch", "a..b"], "geen naam van een tak"],
		[["--api", "https://github.voorbeeld.nl/api/v3"], "zet er --github bij"],
		[["--github", "a/b", "--api", "http://github.voorbeeld.nl/api/v3"], "--api hoort een adres"],
		[["--github", "a/b", "--api", "https://github.voorbeeld.nl/'; script-src *"], "--api hoort een adres"],
	] as const) {
		const { status, stderr } = build(...options);
		expect(stderr, options.join(" ")).toContain(words);
		expect(status).toBe(2);
	}
});

function login(person: string): Record<string, string> {
	return { Authorization: `Basic ${Buffer.from(person).toString("base64")}` };
}

/** Bytes that no compression makes fewer. */
function hashOf(number: number): Buffer {
	return createHash("sha256").update(String(number)).digest();
}
