import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { serveFolder } from "#engine/serve/serve-folder.ts";
import { encodings, isCompressible } from "#pipeline/emit/hosting.ts";
import { findNginxModule } from "../commands/browser/programs.ts";
import { brotliModule } from "../commands/test/programs.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { remarksOfInternetNl } from "../helpers/internet-nl.ts";
import { type Answer, answerOf, type Nginx, type Question, startNginx } from "../helpers/nginx.ts";
import { gradeOf } from "../helpers/observatory.ts";
import { testWith } from "../helpers/programs.ts";
import { askingAgain, essence, requests } from "../helpers/requests.ts";

const host = "www.praktijk-voorbeeld.example";

const origin = `https://${host}`;

const test = testWith("nginx", "openssl");

let site: TemporarySite;

let nginx: Nginx;

/**
 * The real content, with a former address and an e-mail address that is no sample, on a real nginx: what it does beyond the
 * questions that `hosts.test.ts` asks every server.
 */
beforeAll(async () => {
	site = temporarySite(projectFolder);
	chmodSync(site.root, 0o755);
	site.replace("site.yaml", "https://www.audicien-friesland.example", origin);
	site.replace("pages/contact.yaml", "sections:", "formerly:\n  - /oud/contact-met-ons\nsections:");
	site.replace("facts/business.yaml", "samples: [name, phone, email, social]", "samples: [name, phone, social]");
	execFileSync(process.execPath, [join(projectFolder, "scripts/run.mjs"), "build", "--root", site.root], {
		env: { ...process.env, NODE_ENV: "production" },
		stdio: "pipe",
	});
	for (const path of filesOfSite()) compress(path);
	nginx = await startNginx(join(site.root, "dist"));
});

afterAll(async () => {
	await nginx?.stop();
	site?.dispose();
});

const ask = (path: string, headers?: Record<string, string>) => nginx.ask(origin + path, headers ? { headers } : {});

/** Status, and what matters of the rest: where to, what kind, how long it is kept. */
async function told(path: string): Promise<string> {
	const { status, headers } = await ask(path);
	const rest = status === 301 ? headers.location : `${headers["content-type"]} · ${headers["cache-control"]}`;
	return `${status} ${rest}`;
}

/**
 * Puts a text beside itself, compressed, as the build does with `--compress`; with brotli not as hard, which takes
 * fifty times as long and is no matter of nginx.
 */
function compress(path: string): void {
	const file = join(site.root, "dist", path);
	const bytes = readFileSync(file);
	if (!isCompressible(path, bytes.length)) return;
	writeFileSync(file + encodings.br, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
	writeFileSync(file + encodings.gzip, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/** What nginx sends of a page at most with gzip, in bytes; `budget.test.ts` says what it may be with brotli. */
const budget = { page: 17_000, "/belasting-teruggave": 19_000, "/audicien-aan-huis": 19_000 };

/** Every file that visitors ask for, from the folder of the site. */
function filesOfSite(): string[] {
	return readdirSync(join(site.root, "dist"), { recursive: true, withFileTypes: true })
		.filter((file) => file.isFile())
		.map((file) => join(file.parentPath, file.name).slice(join(site.root, "dist").length))
		.filter((path) => !/^\/(_|\.htaccess|vercel\.json)|404\.html|\.(br|gz)$/.test(path));
}

function addressOf(path: string): string {
	return path.replace(/(^\/index)?\.html$/, "") || "/";
}

const missing = "404 text/html; charset=utf-8 · no-cache";

describe("nginx, by the configuration that the build wrote", () => {
	test("keeps to itself what is for web servers, and what is hidden", async () => {
		const paths = ["/_headers", "/_redirects", "/_nginx/site.conf", "/_nginx/server.conf", "/_nginx/", "/.git/config"];
		const folders = ["/assets", "/assets/", "/images/", "/blogs/../_headers", "/en/.htpasswd", "//_headers"];
		const compressed = filesOfSite().flatMap((path) =>
			path.startsWith("/assets/i") ? [`${path}.br`, `${path}.gz`] : [],
		);
		for (const path of [...paths, ...folders, "/contact.html.br", "/favicon.svg.gz", ...compressed])
			expect(await told(path), path).toBe(missing);
	});

	test("leads nobody to another site", async () => {
		for (const path of ["//elders.example/", "/\\elders.example/", "/%0d%0aX-Own:%20ja/"]) {
			const { status, headers } = await ask(path);
			expect(status, path).toBe(404);
			expect(headers.location ?? headers["x-own"], path).toBeUndefined();
		}
	});

	test("gives every file its kind, and its time", async () => {
		const dist = join(site.root, "dist");
		const kept = "public, max-age=31536000, immutable";
		const [script] = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".js"));
		const [font] = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".woff2"));
		const [scene] = readdirSync(join(dist, "images"), { recursive: true, encoding: "utf8" }).filter((name) =>
			name.endsWith(".svg"),
		);
		expect(await told(`/assets/${script}`)).toBe(`200 text/javascript; charset=utf-8 · ${kept}`);
		expect(await told(`/assets/${font}`)).toBe(`200 font/woff2 · ${kept}`);
		expect(await told(`/images/${scene}`)).toBe(`200 image/svg+xml · ${kept}`);
		expect(await told("/assets/van-gisteren.js")).toBe(missing);
		expect(await told("/contact.page.json")).toBe("200 application/json · no-cache");
		expect(await told("/index.page.json")).toBe("200 application/json · no-cache");
		expect(await told("/sitemap.xml")).toBe("200 text/xml; charset=utf-8 · no-cache");
		expect(await told("/.well-known/security.txt")).toBe("200 text/plain; charset=utf-8 · no-cache");
		expect(await told("/.well-known/site-version.json")).toBe("200 application/json · no-cache");
	});

	test("lets anybody ask which version it is, and nothing else", async () => {
		const { headers, body } = await ask("/.well-known/site-version.json", { Origin: "https://studio.elders.example" });
		expect(headers["access-control-allow-origin"]).toBe("*");
		expect(headers["content-security-policy"]).toContain("default-src 'none'");
		expect(JSON.parse(body)).toEqual({ commit: null, at: expect.stringMatching(/^20\d\d-.*Z$/) });
		for (const path of ["/", "/contact.page.json", "/.well-known/security.txt", "/nix"])
			expect((await ask(path)).headers["access-control-allow-origin"], path).toBeUndefined();
	});

	test("knows every kind of file that the site holds", async () => {
		const byKind = new Map(filesOfSite().map((path) => [path.replace(/^.*\./, ""), path] as const));
		for (const [kind, file] of byKind) {
			const { status, headers } = await ask(addressOf(file));
			expect([status, headers["content-type"]], kind).not.toEqual([200, "application/octet-stream"]);
			expect(status, file).toBe(200);
		}
	});

	test("sends no page that is larger than its budget", async () => {
		const pages = filesOfSite().filter((name) => name.endsWith(".html"));
		expect(pages.length).toBeGreaterThan(100);
		const large: string[] = [];
		for (const path of pages.map(addressOf)) {
			const { sent, headers } = await ask(path, { "Accept-Encoding": "gzip" });
			expect(headers["content-encoding"], path).toBe("gzip");
			const limit = Object.entries(budget).find(([part]) => path.includes(part))?.[1] ?? budget.page;
			if (sent.length > limit) large.push(`${path}: ${sent.length} bytes, allowed ${limit}`);
		}
		expect(large).toEqual([]);
	});

	test("sends less when it can, and nothing when nothing changed", async () => {
		const whole = await ask("/contact");
		const zipped = await ask("/contact", { "Accept-Encoding": "gzip" });
		expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
		const again = await ask("/contact", { "If-None-Match": String(whole.headers.etag) });
		expect(again).toMatchObject({ status: 304, body: "" });
		expect(again.headers["content-security-policy"]).toBe(whole.headers["content-security-policy"]);
	});
});

const testWithBrotli = testWith("nginx", "openssl", brotliModule);

describe("what stands compressed in the site", () => {
	let server: Nginx;

	beforeAll(async () => {
		server = await startNginx(join(site.root, "dist"), findNginxModule(brotliModule));
	});

	afterAll(() => server?.stop());

	testWithBrotli("is sent as it stands, as what it is", async () => {
		const preview = await serveFolder(join(site.root, "dist"), { port: 0, host: "127.0.0.1" });
		const port = Number(new URL(preview.address).port);
		const compressed = filesOfSite().filter((path) => existsSync(`${join(site.root, "dist", path)}.br`));
		expect(compressed.length).toBeGreaterThan(300);
		for (const path of compressed) {
			const plain = await server.ask(origin + addressOf(path));
			for (const [encoding, ending] of Object.entries({ br: ".br", gzip: ".gz" })) {
				const question = { headers: { "Accept-Encoding": `deflate, ${encoding}, zstd` } };
				const answers = [
					await server.ask(origin + addressOf(path), question),
					await answerOf(`http://${host}${addressOf(path)}`, question, { port }),
				];
				for (const { headers, sent } of answers) {
					expect(sent.equals(readFileSync(join(site.root, "dist", path + ending))), path).toBe(true);
					expect(headers, path).toMatchObject({
						"content-encoding": encoding,
						"content-type": plain.headers["content-type"],
						"cache-control": plain.headers["cache-control"],
						vary: "Accept-Encoding",
					});
				}
			}
		}
		await preview.close();
	});

	testWithBrotli("is told from the file itself when a browser asks whether that is still the same", async () => {
		const tags = new Map<string, string>();
		for (const encoding of ["br", "gzip", "identity"]) {
			const { headers } = await server.ask(`${origin}/contact`, { headers: { "Accept-Encoding": encoding } });
			tags.set(encoding, String(headers.etag));
		}
		expect(new Set(tags.values()).size).toBe(3);
		for (const encoding of tags.keys()) {
			for (const [other, tag] of tags) {
				const headers = { "Accept-Encoding": encoding, "If-None-Match": tag };
				const answer = await server.ask(`${origin}/contact`, { headers });
				expect(answer.status, `${encoding} ${other}`).toBe(encoding === other ? 304 : 200);
				expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
			}
		}
	});
});

test("the preview answers like nginx, but for what needs https", async () => {
	const preview = await serveFolder(join(site.root, "dist"), { port: 0, host: "127.0.0.1" });
	const port = Number(new URL(preview.address).port);
	const here = (path: string, question: Question) => answerOf(`http://${host}${path}`, question, { port });
	const there = (path: string, question: Question) => nginx.ask(origin + path, question);
	const told = async (server: typeof here, { path, ...question }: (typeof requests)[number]) =>
		essence(await server(path, question));
	try {
		const differing: string[] = [];
		for (const request of requests) {
			const [own, wanted] = [await told(here, request), await told(there, request)];
			for (const [name, value] of Object.entries(wanted)) {
				const expected = typeof value === "string" ? value.replace("; upgrade-insecure-requests", "") : value;
				if (own[name] === expected) continue;
				differing.push(`${JSON.stringify(request)} ${name}: ${own[name]}, nginx: ${value}`);
			}
		}
		expect(differing).toEqual([]);
		for (const path of ["/contact", "/favicon.svg"]) {
			const [own, wanted] = [askingAgain(await here(path, {})), askingAgain(await there(path, {}))];
			for (const [index, headers] of own.entries()) {
				const again = (await here(path, { headers })).status;
				expect(again, JSON.stringify(headers)).toBe((await there(path, { headers: wanted[index] ?? {} })).status);
			}
		}
	} finally {
		await preview.close();
	}
});

/** Follows an address as a browser does. */
async function follow(url: string): Promise<Answer[]> {
	const answer = await nginx.ask(url);
	const { location } = answer.headers;
	return location ? [answer, ...(await follow(new URL(location, url).href))] : [answer];
}

describe("the answers of nginx", () => {
	test("have A+ and 130 points by the rules of the HTTP Observatory", async () => {
		const way = await follow(`http://${host}/`);
		const page = way.at(-1) as Answer;
		const asking = { Origin: "https://elders.example", "Access-Control-Request-Method": "GET" };
		const preflight = await nginx.ask(page.url, { method: "OPTIONS", headers: asking });
		expect(gradeOf({ page, way, preflight })).toEqual({
			score: 130,
			grade: "A+",
			tests: {
				"content-security-policy": ["csp-implemented-with-no-unsafe-default-src-none", 10],
				cookies: ["cookies-not-found", 0],
				"cross-origin-resource-sharing": ["cross-origin-resource-sharing-not-implemented", 0],
				redirection: ["redirection-to-https", 0],
				"referrer-policy": ["referrer-policy-private", 5],
				"strict-transport-security": ["hsts-implemented-max-age-at-least-six-months", 0],
				"subresource-integrity": ["sri-not-implemented-but-all-scripts-loaded-from-secure-origin", 0],
				"x-content-type-options": ["x-content-type-options-nosniff", 0],
				"x-frame-options": ["x-frame-options-implemented-via-csp", 5],
				"cross-origin-resource-policy": ["corp-implemented-with-same-origin", 10],
			},
		});
	});

	test("leave internet.nl nothing to remark, on pages and on what is not there", async () => {
		for (const path of ["/", "/en/contact", "/nix"]) expect(remarksOfInternetNl(await ask(path)), path).toEqual([]);
	});

	test("bring other names and http to the one address, each at its own name first", async () => {
		const steps = async (url: string) => (await follow(url)).map((answer) => `${answer.status} ${answer.url}`);
		const other = host.replace("www.", "");
		expect(await steps(`http://${other}/contact?a=1`)).toEqual([
			`301 http://${other}/contact?a=1`,
			`301 https://${other}/contact?a=1`,
			`200 ${origin}/contact?a=1`,
		]);
		const onTheWay = await nginx.ask(`https://${other}/`);
		expect(onTheWay.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
	});

	test("are for the names of the site alone: whoever asks for another one, or for none, is told nothing", async () => {
		const names = ["elders.example", "127.0.0.1", "localhost", `x.${host}`, `${host}.elders.example`];
		for (const name of names) {
			for (const address of [`http://${name}/contact`, `https://${name}/contact`])
				await expect(nginx.ask(address), address).rejects.toThrow(/socket hang up|unrecognized name/);
			for (const known of [`http://${host}/contact`, `${origin}/contact`])
				await expect(nginx.ask(known, { headers: { Host: name } }), `${known} ${name}`).rejects.toThrow(
					"socket hang up",
				);
		}
		// Whatever else the one who asks says, the way leads to a name of the site.
		const { headers } = await nginx.ask(`http://${host}//elders.example/`, {
			headers: { "X-Forwarded-Host": "elders.example" },
		});
		expect(headers.location).toBe(`${origin}//elders.example/`);
	});

	test("set no cookie and do not tell the version of the server", async () => {
		for (const path of ["/", "/nix", "/contact.page.json"]) {
			const { headers } = await ask(path);
			expect(headers["set-cookie"], path).toBeUndefined();
			expect(headers.server, path).toBe("nginx");
		}
	});
});

test("security.txt names the practice, for less than a year", async () => {
	const { body } = await ask("/.well-known/security.txt");
	const [, expires = ""] = /^Expires: (.*)$/m.exec(body) ?? [];
	expect(body.replace(expires, "…")).toBe(
		[
			"Contact: mailto:info@audicien-friesland.example",
			"Expires: …",
			"Preferred-Languages: nl, en",
			`Canonical: ${origin}/.well-known/security.txt`,
			"",
		].join("\n"),
	);
	const days = (Date.parse(expires) - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(300);
	expect(days).toBeLessThan(365);
});
