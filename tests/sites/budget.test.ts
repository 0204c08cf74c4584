import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Manifest } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { basePlace } from "#core/below.ts";
import type { Page } from "#core/page.ts";
import { isCompressible } from "#pipeline/emit/hosting.ts";
import { copySite } from "../helpers/copy-site.ts";
import { projectFolder } from "../helpers/example-site.ts";

/** What a visitor fetches at most, in bytes: with brotli, as the build makes it and nginx sends it. */
const budget = {
	page: 14_000,
	loader: 1024,
	application: 95_000,
	nextPage: 6_000,
	/** Code of a section that not every page has, once in a visit. */
	part: 4_800,
} as const;

/**
 * Pages that are a tool: all questions, or all towns and a form, stand in the page, so that it can be read before the
 * application is there. Named here and in src/app/README.md, so that none joins them unseen.
 */
const tools: Readonly<Record<string, number>> = {
	"/belasting-teruggave": 15_000,
	"/locatie/audicien-aan-huis": 15_000,
};

interface BuiltPage {
	readonly page: Page;
	/** Names of files in the output. */
	readonly html: string;
	readonly data: string;
}

const root = mkdtempSync(join(tmpdir(), "budget-"));
let dist: string;
let client: string;
let pages: BuiltPage[];

beforeAll(() => {
	copySite(projectFolder, root);
	const env = { ...process.env, NODE_ENV: "production" };
	execFileSync(process.execPath, [join(projectFolder, "scripts/run.mjs"), "build", "--root", root], {
		env,
		stdio: "pipe",
	});
	dist = join(root, "dist");
	client = clientFolder();
	pages = filesOf(".page.json").map((file) => {
		const { page } = JSON.parse(readFileSync(join(dist, file), "utf8")) as { page: Page };
		return { page, html: file.replace(/\.page\.json$/, ".html"), data: file };
	});
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a visitor fetches", () => {
	test("a page with its styles in one go", () => {
		expect(pages.length).toBeGreaterThan(100);
		expect(
			over(
				({ html }) => html,
				(page) => toolOf(page) ?? budget.page,
			),
		).toEqual([]);
	});

	test("little for each further page", () => {
		expect(
			over(
				({ data }) => data,
				() => budget.nextPage,
			),
		).toEqual([]);
	});

	test("the code of a section that not every page has once, and little of it", () => {
		const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
		const parts = lateParts(manifest);
		expect(parts.length).toBeGreaterThan(5);
		expect(parts.filter((file) => sizeOf(file, budget.part) > budget.part)).toEqual([]);
	});

	test("a kilobyte of script in the page, and the application at the first sign of intent", () => {
		const { app, loader } = JSON.parse(readFileSync(join(client, "client.json"), "utf8")) as Record<string, string>;
		// As it stands in the pages of a site that has a host for itself.
		const sent = loader?.replaceAll(basePlace, "") ?? "";
		expect(sent).toContain("localStorage");
		expect(brotliCompressSync(sent).length).toBeLessThanOrEqual(budget.loader);
		expect(sizeOf(app ?? "", budget.application)).toBeLessThanOrEqual(budget.application);
	});

	test("no font before there is text", () => {
		const html = readFileSync(join(dist, "index.html"), "utf8");
		expect(html).not.toMatch(/<link[^>]+as="font"/);
		const faces = html.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
		expect(faces.length).toBeGreaterThan(2);
		expect(faces.filter((face) => !face.includes("font-display:swap"))).toEqual([]);
	});
});

/** Every page above its budget, with both sizes. */
function over(fileOf: (built: BuiltPage) => string, limitOf: (page: Page) => number): string[] {
	return pages.flatMap((built) => {
		const limit = limitOf(built.page);
		const size = sizeOf(fileOf(built), limit);
		return size > limit ? [`${built.page.path}: ${size} bytes, allowed ${limit}`] : [];
	});
}

function toolOf({ path }: Page) {
	return tools[path.replace(/^\/(?:en|fr|es|ar)(?=\/)/, "")];
}

/** The parts of the application that come with the first page that needs them. */
function lateParts(manifest: Manifest): string[] {
	return Object.values(manifest).flatMap(({ isEntry, file }) => (!isEntry && file.endsWith(".js") ? [file] : []));
}

/**
 * Of a file as it is sent, in bytes. What is small enough after little work is not compressed as hard as the build does,
 * which takes thirty times as long and only makes it smaller.
 */
function sizeOf(file: string, limit: number): number {
	const bytes = readFileSync(join(dist, file));
	if (!isCompressible(`/${file}`, bytes.length)) return bytes.length;
	const quick = compressed(bytes, 5);
	return quick <= limit ? quick : compressed(bytes, constants.BROTLI_MAX_QUALITY);
}

function compressed(bytes: Buffer, quality: number): number {
	const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
	const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
	return brotliCompressSync(bytes, { params }).length;
}

function filesOf(ending: string): string[] {
	return readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ending));
}

/** Where the compiled browser side of this site stands. */
function clientFolder(): string {
	const cache = join(projectFolder, "node_modules/.cache/site/client");
	const home = readFileSync(join(dist, "index.html"), "utf8");
	const found = readdirSync(cache)
		.map((name) => join(cache, name))
		.find((folder) => {
			const file = join(folder, "client.json");
			if (!existsSync(file)) return false;
			const { app, loader } = JSON.parse(readFileSync(file, "utf8")) as { app: string; loader: string };
			return existsSync(join(dist, app)) && home.includes(loader.replaceAll(basePlace, ""));
		});
	if (!found) throw new Error("The compiled browser side is not in the cache.");
	return found;
}
