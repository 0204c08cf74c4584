import type { ChildProcess } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContentState } from "#studio/brain/content/content-state.ts";
import { startDev } from "../helpers/dev-command.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

let site: TemporarySite;
let dev: ChildProcess;
let port: number;
/** What the editor was told to open, a line each. */
let opened: string;

/** The real command on a copy of the example site, with an editor that only notes what it is given. */
beforeAll(async () => {
	site = temporarySite();
	opened = join(site.root, "opened.txt");
	const editor = join(site.root, "editor");
	writeFileSync(editor, `#!/bin/sh\necho "$@" >> "${opened}"\n`);
	chmodSync(editor, 0o755);
	const { child, origin } = await startDev(site.root, { env: { LAUNCH_EDITOR: editor }, stderr: "ignore" });
	dev = child;
	port = Number(new URL(origin).port);
});
afterAll(() => {
	dev.kill();
	site.dispose();
});

/** Asks with a path as it is written; what browsers would tidy stays. */
function ask(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
	return new Promise((resolve, reject) => {
		request({ host: "localhost", port, path, headers: { Host: `localhost:${port}`, ...headers } }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
		})
			.on("error", reject)
			.end();
	});
}

describe("dev gives the network", () => {
	test("pages, and the code and fonts that they are made of", async () => {
		const [font] =
			/(?<=url\()\/node_modules\/@fontsource[^)]+\.woff2/.exec((await ask("/src/app/styles.css")).body) ?? [];
		const modules = [
			"/@vite/client",
			"/@react-refresh",
			"/src/app/entry-dev.ts",
			"/src/sections/hero/View.tsx",
			font ?? "",
		];
		const library = /\/node_modules\/\.vite\/dev\/deps\/react[^"]*/.exec(
			(await ask("/src/app/entry-client.tsx")).body,
		)?.[0];
		for (const path of ["/", "/contact", "/contact.page.json", "/@gallery", ...modules, library ?? ""])
			expect(`${path} ${(await ask(path)).status}`).toBe(`${path} 200`);
	});

	test("no other file of the project, however it is asked for", async () => {
		const files = ["package.json", ".biome.jsonc", "content/site.yaml", "scripts/cli.ts", "vite.config.ts"];
		const more = [
			"README.md",
			"tests/helpers/nginx.ts",
			"node_modules/.package-lock.json",
			"node_modules/react/index.js",
		];
		const spellings = (file: string) => [
			...[
				"",
				"?raw",
				"?url",
				"?import",
				"?import&raw",
				"?inline",
				"?url&inline",
				"?t=1",
				"?.svg?.wasm?init",
				"?raw??",
			].flatMap((query) => [`/${file}${query}`, `/@fs${join(projectFolder, file)}${query}`]),
			...[
				`/src/../${file}`,
				`/src/..%2f${file}?raw`,
				`/src/%2e%2e/${file}`,
				`//${file}`,
				`/${file}?worker_file&type=module`,
			],
			...[`/@fs${projectFolder}/src/../${file}?raw`, `/@id/${join(projectFolder, file)}?raw`, `/@id/__x00__/${file}`],
		];
		for (const file of [...files, ...more]) {
			const [line = ""] = /\S.{15,}/.exec(readFileSync(join(projectFolder, file), "utf8")) ?? [];
			expect(line, file).not.toBe("");
			for (const path of spellings(file)) {
				const { status, body } = await ask(path);
				expect(`${path} ${status}`).not.toBe(`${path} 200`);
				expect(body, path).not.toContain(line);
			}
		}
	});
});

test("dev has no address that writes", async () => {
	expect((await ask("/")).body).not.toContain('<meta name="studio"');
	for (const name of ["files", "file?name=content/site.yaml", "write"])
		expect((await ask(`/@studio/${name}`)).status, name).toBe(404);
});

test("dev speaks the language that the settings name, from the next report on", async () => {
	/** What is wrong, once everything was checked. */
	const titles = async (): Promise<string | undefined> => {
		const { checking, problems } = JSON.parse((await ask("/@site/problems.json")).body) as ContentState;
		return checking ? undefined : [...new Set(problems.map(({ title }) => title))].join(", ");
	};
	const says = (said: string) => expect.poll(titles, { timeout: 20_000 }).toBe(said);
	site.replace("pages/contact.yaml", "id: formulier", "id: bericht");
	await says("Anker bestaat niet");
	site.replace("site.yaml", "reportLanguage: nl", "reportLanguage: de");
	await says("Anker gibt es nicht");
	site.replace("site.yaml", "reportLanguage: de", "reportLanguage: fr");
	await says("Ancre inexistante");
	site.replace("site.yaml", "reportLanguage: fr", "reportLanguage: nl");
	site.replace("pages/contact.yaml", "id: bericht", "id: formulier");
	await says("");
});

describe("dev opens in the editor", () => {
	const own = { "Sec-Fetch-Site": "same-origin" };
	const open = async (file: string, headers: Record<string, string> = own) =>
		(await ask(`/__open-in-editor?file=${encodeURIComponent(file)}`, headers)).status;
	const told = () => (existsSync(opened) ? readFileSync(opened, "utf8").split("\n").filter(Boolean) : []);

	test("files of the site that it shows and of the code, for its own pages only", async () => {
		const file = "content/pages/contact.yaml:12:11";
		const elsewhere = { ...own, Origin: "http://evil.test" };
		for (const headers of [
			{},
			{ "Sec-Fetch-Site": "cross-site" },
			{ "Sec-Fetch-Site": "same-site" },
			{ "Sec-Fetch-Site": "none" },
			elsewhere,
		])
			expect(await open(file, headers), JSON.stringify(headers)).toBe(403);
		const outside = [
			"/etc/passwd",
			"../x",
			"content/../../x",
			"//host/share",
			"\\\\host\\share",
			"file:///etc/passwd",
			"content",
			"",
		];
		for (const path of [
			...outside,
			"editor",
			join(projectFolder, "package.json"),
			join(projectFolder, "content/site.yaml"),
		])
			expect(`${path} ${await open(path)}`).toBe(`${path} 403`);
		expect(told()).toEqual([]);

		expect(await open(file)).toBe(200);
		await expect.poll(told).toEqual([`${join(site.root, "content/pages/contact.yaml")} 12 11`]);
		expect(
			await open(join(projectFolder, "src/app/entry-dev.ts:3:1"), { ...own, Origin: `http://localhost:${port}` }),
		).toBe(200);
		await expect.poll(told).toContain(`${join(projectFolder, "src/app/entry-dev.ts")} 3 1`);
	});
});
