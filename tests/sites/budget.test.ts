import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "#core/page.ts";
import { copySite } from "../helpers/copy-site.ts";
import { projectFolder } from "../helpers/example-site.ts";

/** What a visitor fetches at most, in bytes: with brotli, as the build makes it and nginx sends it. */
const budget = {
	page: 14_000,
	article: 18_000,
	loader: 1024,
	application: 95_000,
	nextPage: 6_000,
	/** Code of a section that not every page has, once in a visit. */
	part: 4_500,
} as const;

/**
 * Pages that are a tool: all questions, or all towns and a form, stand in the page, so that it can be read before the
 * application is there. Named here and in src/app/README.md, so that none joins them unseen.
 */
const tools: Readonly<Record<string, number>> = {
	"/belasting-teruggave": 16_000,
	"/locatie/audicien-aan-huis": 16_000,
};

interface BuiltPage {
	readonly page: Page;
	readonly html: number;
	/** Its data. */
	readonly data: number;
}

const root = mkdtempSync(join(tmpdir(), "budget-"));
let dist: string;
let client: string;
let pages: BuiltPage[];

beforeAll(() => {
	copySite(projectFolder, root);
	const env = { ...process.env, NODE_ENV: "production" };
	execFileSync(process.execPath, [join(projectFolder, "scripts/run.mjs"), "build", "--compress", "--root", root], {
		env,
		stdio: "pipe",
	});
	dist = join(root, "dist");
	client = clientFolder();
	pages = filesOf(".page.json").map((file) => {
		const { page } = JSON.parse(readFileSync(join(dist, file), "utf8")) as { page: Page };
		return {
			page,
			html: sizeOf(file.replace(/\.page\.json$/, ".html")),
			data: sizeOf(file),
		};
	});
	// Compressing as hard as hosts do takes a while.
}, 240_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a visitor fetches", () => {
	test("a page with its styles in one go", () => {
		expect(pages.length).toBeGreaterThan(100);
		expect(
			over(
				({ html }) => html,
				(page) => toolOf(page) ?? (page.article ? budget.article : budget.page),
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
		expect(parts.filter(([, size]) => size > budget.part)).toEqual([]);
	});

	test("a kilobyte of script in the page, and the application at the first sign of intent", () => {
		const { app, loader } = JSON.parse(readFileSync(join(client, "client.json"), "utf8")) as Record<string, string>;
		expect(brotliCompressSync(loader ?? "").length).toBeLessThanOrEqual(budget.loader);
		expect(sizeOf(app ?? "")).toBeLessThanOrEqual(budget.application);
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
function over(size: (built: BuiltPage) => number, limit: (page: Page) => number): string[] {
	return pages
		.filter((built) => size(built) > limit(built.page))
		.map((built) => `${built.page.path}: ${size(built)} bytes, allowed ${limit(built.page)}`);
}

function toolOf({ path }: Page) {
	return tools[path.replace(/^\/(?:en|fr|es|ar)(?=\/)/, "")];
}

/** The parts of the application that come with the first page that needs them, with their sizes. */
function lateParts(manifest: Manifest): [string, number][] {
	return Object.values(manifest)
		.filter((entry) => !entry.isEntry && entry.file.endsWith(".js"))
		.map((entry) => [entry.src ?? entry.file, sizeOf(entry.file)]);
}

/** Of a file as it is sent: the smallest ones are not compressed. */
function sizeOf(file: string): number {
	const compressed = join(dist, `${file}.br`);
	return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
}

function filesOf(ending: string): string[] {
	return readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ending));
}

/** Where the compiled browser side of this site stands. */
function clientFolder(): string {
	const cache = join(projectFolder, "node_modules/.cache/site/client");
	const found = readdirSync(cache)
		.map((name) => join(cache, name))
		.find((folder) => {
			const file = join(folder, "client.json");
			return (
				existsSync(file) && existsSync(join(dist, (JSON.parse(readFileSync(file, "utf8")) as { app: string }).app))
			);
		});
	if (!found) throw new Error("The compiled browser side is not in the cache.");
	return found;
}
