import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtFiles } from "#core/paths.ts";
import { licencesText } from "#engine/client/licences.ts";
import { sectionsPlugin } from "#engine/sections/sections-plugin.mjs";
import { ownSectionsFolder } from "#engine/sections/site-sections.mjs";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

let site: TemporarySite;

let licences: string;

const dist = (name: string) => readFileSync(join(site.root, "dist", name), "utf8");

/** What a package says of itself, and its licence. */
interface Licence {
	readonly name: string;
	readonly version: string;
	readonly text: string;
}

beforeAll(() => {
	site = temporarySite();
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
	const links = [...builtFiles].map((path) => `[bestand](${path})`).join(", ");
	site.replace("pages/contact.yaml", "gebruikt uw gegevens", `heeft ${links} en gebruikt uw gegevens`);
	const env = { ...process.env, NODE_ENV: "production" };
	execFileSync(process.execPath, [join(projectFolder, "scripts/run.mjs"), "build", "--root", site.root], { env });
	licences = dist("licences.txt");
});

afterAll(() => site.dispose());

test("every package that Vite finds in the application stands in the list with its licence", async () => {
	const found = await licencesByVite();
	expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(["react", "react-dom", "react-router"]));
	for (const { name, version, text } of found) {
		expect(licences).toContain(`\n${name} ${version} (`);
		expect(licences, name).toContain(text);
	}
});

test("so does every font that is published, and names its licence in itself; and what icons, styles and tools add", () => {
	const fonts = readdirSync(join(site.root, "dist/assets")).filter((name) => name.endsWith(".woff2"));
	expect(fonts.length).toBeGreaterThan(3);
	for (const font of fonts) {
		const folder = readdirSync(join(projectFolder, "node_modules/@fontsource-variable")).find((name) =>
			font.startsWith(`${name}-`),
		);
		const text = readFileSync(
			join(projectFolder, "node_modules/@fontsource-variable", folder ?? "", "LICENSE"),
			"utf8",
		);
		expect(licences).toContain(`\n@fontsource-variable/${folder} `);
		expect(licences).toContain(text.trim());
		// Of the entries for the licence the makers have left its address.
		const tables = tablesOf(readFileSync(join(site.root, "dist/assets", font)));
		const address = ["https://openfontlicense.org", "https://scripts.sil.org/OFL"].find((each) =>
			tables.includes(inFont(each)),
		);
		expect(address, font).toBeDefined();
	}
	for (const name of ["@phosphor-icons/core", "tailwindcss", "rolldown", "vite"]) {
		expect(licences).toMatch(new RegExp(`^${name} \\d.* \\(MIT\\)$`, "m"));
	}
	// Not what the tools themselves are made of.
	expect(Buffer.byteLength(licences)).toBeLessThan(40_000);
});

test("a link leads to a file that the build writes, in every language, and to no other", () => {
	for (const path of builtFiles) {
		expect(dist(path.slice(1))).not.toBe("");
		for (const page of ["contact.html", "en/contact.html"]) expect(dist(page)).toContain(`<a href="${path}">`);
	}
	expect(site.check().problems.filter(({ code }) => code === "broken-link")).toEqual([]);
	site.replace("pages/contact.yaml", "(/licences.txt)", "(/licenties.txt)");
	expect(site.check().problems.map(({ code }) => code)).toContain("broken-link");
});

test("the builder stands in the list too, without what its licence says of the first site", () => {
	expect(licences).toMatch(/^bladbouw \d.* \(MIT\)$/m);
	expect(licences).toContain("The authors of bladbouw");
	expect(readFileSync(join(projectFolder, "LICENSE"), "utf8")).toContain("Audicien Friesland");
	expect(licences).not.toContain("Audicien Friesland");
});

test("a package without a licence is not published", () => {
	const root = mkdtempSync(join(tmpdir(), "packages-"));
	writeFileSync(join(root, "package.json"), '{ "name": "builder", "version": "1.0.0", "license": "MIT" }');
	writeFileSync(join(root, "LICENSE"), "As it is.\n\n---\n\nNot the first site.\n");
	const folder = join(root, "node_modules/@maker/part");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "package.json"), '{ "name": "@maker/part", "version": "1.2.3", "license": "ISC" }');
	const text = () => licencesText(root, ["src/own.ts", "node_modules/@maker/part/dist/index.js"]);
	expect(text).toThrow("The package @maker/part has no file with its licence.");
	writeFileSync(join(folder, "LICENCE.md"), "Anyone may.\r\nAlways.\n\n# Licenses of bundled dependencies\n\nMany.\n");
	const line = "=".repeat(80);
	expect(text().split("\n").slice(3)).toEqual([
		...["@maker/part 1.2.3 (ISC)", line, "", "Anyone may.", "Always.", ""],
		...[line, "builder 1.0.0 (MIT)", line, "", "As it is.", ""],
	]);
	rmSync(root, { recursive: true });
});

/** The tables of a font, which WOFF2 keeps as one stream at the end: https://www.w3.org/TR/WOFF2. */
function tablesOf(font: Buffer): Buffer {
	const size = font.readUInt32BE(20);
	for (const padding of [0, 1, 2, 3]) {
		try {
			const end = font.length - padding;
			return brotliDecompressSync(font.subarray(end - size, end));
		} catch {
			// The stream begins somewhere else.
		}
	}
	throw new Error("No stream of tables.");
}

function inFont(text: string): Buffer {
	return Buffer.from(text, "utf16le").swap16();
}

/** The packages of the application, by Vite's own reading. */
async function licencesByVite(): Promise<Licence[]> {
	const outDir = mkdtempSync(join(tmpdir(), "licences-"));
	try {
		const result = (await build({
			configFile: join(projectFolder, "vite.config.ts"),
			plugins: [sectionsPlugin(projectFolder, ownSectionsFolder(site.root))],
			root: projectFolder,
			mode: "production",
			logLevel: "silent",
			build: {
				outDir,
				write: false,
				license: { fileName: "licences.json" },
				rolldownOptions: { input: "src/app/entry-client.tsx", preserveEntrySignatures: "allow-extension" },
			},
		})) as Rolldown.RolldownOutput;
		const file = result.output.find(({ fileName }) => fileName === "licences.json");
		return JSON.parse(file?.type === "asset" ? String(file.source) : "[]");
	} finally {
		rmSync(outDir, { recursive: true, force: true });
	}
}
