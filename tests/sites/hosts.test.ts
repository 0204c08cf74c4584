import { execFileSync } from "node:child_process";
import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { type Expected, endings, type FilesOfSite, faultsOf, hostQuestions } from "../helpers/host-questions.ts";
import { testWith } from "../helpers/programs.ts";
import {
	apacheWith,
	programsOf,
	type Served,
	type ServerName,
	type WebServer,
	webServers,
} from "../helpers/web-servers.ts";

const host = "www.praktijk-voorbeeld.example";

/** A small site in three languages that was built, and what stands in it. */
interface Built extends Served {
	readonly site: TemporarySite;
	readonly files: FilesOfSite;
}

/** Builds the site for a host of its own, or for a path below one. */
function build(base: string): Built {
	const site = temporarySite();
	chmodSync(site.root, 0o755);
	site.replace("site.yaml", `https://${host}`, `https://${host}${base}`);
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en, ar]\nsharePictures: none");
	site.replace("pages/contact.yaml", "sections:", "formerly:\n  - /oud/contact-met-ons\nsections:");
	const command = [join(projectFolder, "scripts/run.mjs"), "build", "--compress", "--root", site.root];
	execFileSync(process.execPath, command, { env: { ...process.env, NODE_ENV: "production" }, stdio: "pipe" });
	const dist = join(site.root, "dist");
	mkdirSync(join(dist, "kinds"));
	for (const ending of endings) writeFileSync(join(dist, `kinds/x.${ending}`), "x");
	const root = base ? join(site.root, "www") : dist;
	if (base) {
		mkdirSync(dirname(root + base), { recursive: true });
		symlinkSync(dist, root + base);
	}
	return { site, dist, root, host, base, files: filesOf(dist, base) };
}

function filesOf(dist: string, base: string): FilesOfSite {
	const first = (folder: string, ending: string) => {
		const names = readdirSync(join(dist, folder), { recursive: true, encoding: "utf8" });
		return `/${folder}/${names.find((name) => name.endsWith(ending))}`;
	};
	const size = (path: string) => statSync(join(dist, path)).size;
	const download = first("files", ".pdf");
	return {
		base,
		policy: /^ {2}Content-Security-Policy: (.*)$/m.exec(readFileSync(join(dist, "_headers"), "utf8"))?.[1] ?? "",
		script: first("assets", ".js"),
		picture: first("images", ".svg"),
		download: { path: download, size: size(download) },
		kinds: endings,
		compressed: { br: size("contact.html.br"), gzip: size("contact.html.gz") },
		version: existsSync(join(dist, ".well-known/site-version.json")),
	};
}

/** The preview leaves out what needs https. */
function withoutHttps({ headers = {}, ...expected }: Expected): Expected {
	const { "strict-transport-security": _, "content-security-policy": policy, ...others } = headers;
	const plain = policy && { "content-security-policy": policy.replace("; upgrade-insecure-requests", "") };
	return { ...expected, headers: { ...others, ...plain } };
}

/** What a server says otherwise than it should; each line begins with the question. */
async function faultsAt(name: ServerName, server: WebServer, files: FilesOfSite): Promise<string[]> {
	const faults: string[] = [];
	for (const { path, expected, except, ...question } of hostQuestions(files)) {
		const answer = await server.ask(path, question);
		const wanted = except?.[name] ?? expected;
		const found = faultsOf(answer, name === "preview" ? withoutHttps(wanted) : wanted);
		faults.push(...found.map((fault) => `${JSON.stringify({ path, ...question })} ${fault}`));
	}
	return faults;
}

describe.each([
	["at a host of its own", ""],
	["below a path", "/praktijk/site"],
])("A site %s", (_, base) => {
	let built: Built;

	beforeAll(() => {
		built = build(base);
	});

	afterAll(() => built?.site.dispose());

	for (const name of Object.keys(webServers) as ServerName[]) {
		testWith(...programsOf[name])(`answers every question from ${name}`, async () => {
			const server = await webServers[name](built);
			try {
				expect(await faultsAt(name, server, built.files)).toEqual([]);
			} finally {
				await server.stop();
			}
		});
	}

	testWith("apache2")("is served by an Apache that lacks modules, without an error", async () => {
		const needed = ["mpm_event", "authz_core", "dir", "env"];
		for (const more of [[], ["mime"], ["mime", "headers"], ["mime", "rewrite"], ["mime", "filter", "deflate"]]) {
			const server = await apacheWith([...needed, ...more], built);
			try {
				const answers = [await server.ask(`${base}/`), await server.ask(`${base}/contact.html`)];
				const statuses = answers.map(({ status }) => status);
				expect(statuses, more.join()).toEqual([200, more.includes("rewrite") ? 301 : 200]);
				expect((await server.ask(`${base}/en/nix`)).status, more.join()).toBe(404);
			} finally {
				await server.stop();
			}
		}
	});
});
