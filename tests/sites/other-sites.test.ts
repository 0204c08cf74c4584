import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builderLanguages } from "#core/languages.ts";
import { looks } from "#core/theme/looks.ts";
import { nameLanguage } from "#pipeline/kinds/language.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { htmlFaults } from "../helpers/html-faults.ts";
import { mistakenSite } from "../helpers/mistaken-site.ts";
import { anyMutation } from "../helpers/mutations.ts";
import { otherSites, textsBelow } from "../helpers/other-sites.ts";

const practice = join(projectFolder, "content");

/** Words of what the practice writes, in all its languages, that the builder does not know. */
const ofPractice = difference(
	wordsIn([...textsBelow(practice, /\.(yaml|md|svg)$/).values()]),
	wordsIn([
		...textsBelow(join(projectFolder, "src"), /^(?!example-site).*\.(tsx?|yaml|css)$/).values(),
		...builderLanguages.flatMap((one) => builderLanguages.map((other) => nameLanguage(other, one).name)),
	]),
);

const pictures = new Set(
	readdirSync(join(practice, "images"), { recursive: true, encoding: "utf8" }).flatMap((name) =>
		/\.\w+$/.test(name) ? hashOf(readFileSync(join(practice, "images", name))) : [],
	),
);

const runs = Number(process.env.FUZZ_RUNS ?? 6);
const seed = Number(process.env.FUZZ_SEED ?? 20_260);

describe.each([...otherSites])("%s", (_, folder) => {
	let site: TemporarySite;
	let texts: Map<string, string>;
	let pages: [string, string][];

	beforeAll(() => {
		site = temporarySite(folder);
		const env = { ...process.env, NODE_ENV: "production" };
		const program = join(projectFolder, "scripts/run.mjs");
		execFileSync(process.execPath, [program, "build", "--root", site.root], { env, stdio: "pipe" });
		texts = textsBelow(join(site.root, "dist"), /\.(html|json|svg|xml|webmanifest|js|css|txt)$/);
		pages = [...texts].filter(([name]) => name.endsWith(".html"));
	});

	afterAll(() => site.dispose());

	test("has nothing to be warned of", () => {
		const { problems } = site.check({ today: "2026-11-22" });
		// Whether there is a dictionary of its language is up to whoever installs it.
		expect(problems.filter(({ code }) => code !== "no-dictionary")).toEqual([]);
	});

	test("is valid HTML, within the budget of a page", async () => {
		const faults = [];
		for (const [path, html] of pages) faults.push(...(await htmlFaults(path, html)));
		expect(faults).toEqual([]);
		expect(pages.filter(([, html]) => brotliCompressSync(html).length > 14_000).map(([path]) => path)).toEqual([]);
	});

	test("has colours of its own, and tells search engines what it is", () => {
		const home = texts.get("index.html") ?? "";
		for (const { palette } of Object.values(looks)) expect(home).not.toContain(palette.main);
		expect(home).toContain('"@type":"WebSite"');
		expect([...texts.values()].filter((text) => text.includes("MedicalBusiness"))).toEqual([]);
	});

	test("shows the facts that it declares, in every language", () => {
		const { declarations, facts, settings, source, translations } = site.check().site;
		expect(declarations.size).toBeGreaterThan(0);
		const shown = (language: string, words: string) =>
			pages.some(([, html]) => html.startsWith(`<!DOCTYPE html>\n<html lang="${language}"`) && html.includes(words));
		for (const collection of declarations.keys()) {
			const names = Object.values(facts.get(collection)?.value ?? {}).map((entry) =>
				String((entry as { name: string }).name),
			);
			expect(names.length).toBeGreaterThan(2);
			for (const language of settings?.value.languages ?? []) {
				const pairs = translations.get(language)?.get(`facts/${collection}.yaml`)?.value ?? [];
				const said = names.map((name) => pairs.find(({ written }) => written === name)?.translation ?? name);
				expect(
					said.filter((name) => !shown(language, name)),
					language,
				).toEqual([]);
				if (language !== source) expect(said).not.toEqual(names);
			}
		}
	});

	test("has no word and no picture of the practice", () => {
		// The names of its files are addresses.
		const own = wordsIn([...textsBelow(join(folder, "content"), /\.(yaml|svg)$/)].flat());
		const shown = [...texts]
			.filter(([name]) => !/\.(js|css)$|^licences\.txt$/.test(name))
			.map(([, text]) => readable(text));
		expect([...difference(wordsIn(shown), own)].filter((word) => ofPractice.has(word))).toEqual([]);
		for (const [name, text] of texts) expect(text, name).not.toMatch(/audicien|gehoor|hoortest|leeuwarden|friesland/i);
		for (const [name, html] of pages) expect(html, name).not.toMatch(/#(?:ear|ear-slash|hearing-aid)"/);
		const files = readdirSync(join(site.root, "dist/images"), { recursive: true, encoding: "utf8" });
		const all = files
			.filter((name) => /\.\w+$/.test(name))
			.map((name) => hashOf(readFileSync(join(site.root, "dist/images", name))));
		expect(all.length).toBeGreaterThan(0);
		expect(all.filter((each) => pictures.has(each))).toEqual([]);
	});

	test("any single mistake in it is reported where it is, or does no harm", () => {
		const files = readdirSync(join(site.root, "content"), { recursive: true, encoding: "utf8" });
		const { holds } = mistakenSite(site);
		fc.assert(fc.property(anyMutation(files.filter((file) => file.endsWith(".yaml")).sort()), holds), {
			numRuns: runs,
			seed,
		});
	});
});

function wordsIn(texts: readonly string[]): Set<string> {
	return new Set(
		texts
			.join("\n")
			.toLowerCase()
			.match(/\p{L}{5,}/gu),
	);
}

function difference(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
	return new Set([...one].filter((each) => !other.has(each)));
}

/** What a person or a search engine reads of a file. */
function readable(text: string): string {
	return text.replace(/<style\b.*?<\/style>|<script>.*?<\/script>|<script data.*?<\/script>|(?:class|d)="[^"]*"/gs, "");
}

function hashOf(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("hex");
}
