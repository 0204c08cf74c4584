import { spawnSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { Random } from "../helpers/random.ts";
import { variedSite } from "../helpers/varied-site.ts";

/** What power cuts, full disks and bad ones leave in the caches never shows in what a command gives. */
let project: string;
let site: TemporarySite;

const rounds = Number(process.env.CACHE_ROUNDS ?? 3);

const failingRounds = Number(process.env.CACHE_ROUNDS ?? 1);

beforeAll(() => {
	site = temporarySite();
	project = mkdtempSync(join(tmpdir(), "program-"));
	for (const name of [
		"src",
		"scripts",
		"LICENSE",
		"package.json",
		"package-lock.json",
		"tsconfig.json",
		"vite.config.ts",
	]) {
		cpSync(join(projectFolder, name), join(project, name), { recursive: true });
	}
	const packages = join(projectFolder, "node_modules");
	mkdirSync(join(project, "node_modules"));
	for (const name of readdirSync(packages)) {
		if (!name.startsWith(".")) symlinkSync(join(packages, name), join(project, "node_modules", name), "junction");
	}
});

afterAll(() => {
	rmSync(project, { recursive: true, force: true });
	site.dispose();
});

function run(command: string, { root } = site): { code: number | null; output: string } {
	const args = [join(project, "scripts/run.mjs"), command, "--root", root];
	const env = { ...process.env, NODE_ENV: "production" };
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
	// Of share pictures is told when some are drawn, which is when the output lacks them.
	return { code: status, output: (stdout + stderr).replace(/✓ Deelbeelden .*\n| {2}\d+ ms|in \d+ ?ms/g, "") };
}

function filesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((name) => join(folder, name))
		.filter((file) => statSync(file).isFile())
		.sort();
}

/** What a build made, but for the moment at which it did. */
const output = () => {
	const made = filesIn(join(site.root, "dist")).filter((file) => !file.endsWith("site-version.json"));
	return new Map(made.map((file) => [file, readFileSync(file, "base64")]));
};

const random = new Random(Number(process.env.CACHE_SEED ?? 7));

/** Cuts a file off, empties it, turns one bit of it, or removes it. */
function damage(file: string): void {
	const { size } = statSync(file);
	const kind = random.below(4);
	if (kind === 0) rmSync(file);
	else if (kind === 1 || size === 0) truncateSync(file, 0);
	else if (kind === 2) truncateSync(file, random.below(size));
	else {
		const bytes = readFileSync(file);
		const place = random.below(size);
		bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << random.below(8)), place);
		writeFileSync(file, bytes);
	}
}

test(
	"damaged caches are made anew, and the site is that of a cold build",
	() => {
		const cold = { build: run("build"), output: output(), validate: run("validate") };
		expect(cold.build).toMatchObject({ code: 0 });
		expect(cold.validate).toMatchObject({ code: 0 });
		for (let round = 0; round < rounds; round++) {
			// Of one file, of a few, and of all; with the output still there, and without it.
			const all = filesIn(join(project, "node_modules/.cache/site"));
			const oneIn = [all.length, 5, 1][round % 3] ?? 1;
			const damaged = all.filter(() => random.below(oneIn) === 0);
			for (const file of damaged) damage(file);
			if (random.below(2) === 0) rmSync(join(site.root, "dist"), { recursive: true });
			const how = `round ${round}: ${damaged.join(", ")}`;
			expect(run("validate"), how).toEqual(cold.validate);
			expect(run("build"), how).toEqual(cold.build);
			expect(output(), how).toEqual(cold.output);
		}
	},
	60_000 * (rounds + 1),
);

test("a build that finds all as it left it says the same, and one that does not does its work", () => {
	const cold = { build: run("build"), output: output() };
	const dist = (name: string) => join(site.root, "dist", name);
	const changes: (() => void)[] = [
		() => {},
		() => writeFileSync(dist("contact.html"), readFileSync(dist("contact.html"), "utf8").replace("<h1", "<h2")),
		() => rmSync(dist("contact.page.json")),
		() => writeFileSync(dist("more.html"), "<!doctype html>"),
		() => mkdirSync(dist("blogs/more")),
	];
	for (const change of changes) {
		change();
		expect(run("build"), String(change)).toEqual(cold.build);
		expect(output(), String(change)).toEqual(cold.output);
		expect(existsSync(dist("blogs/more"))).toBe(false);
	}
	const contact = join(site.root, "content/pages/contact.yaml");
	const { atime, mtime } = statSync(contact);
	site.replace("pages/contact.yaml", "title: Stuur ons een bericht", "title: Stuur een bericht ons");
	utimesSync(contact, atime, mtime);
	expect(run("build")).toEqual(cold.build);
	expect(readFileSync(dist("contact.html"), "utf8")).toContain("Stuur een bericht ons");
	site.replace("pages/contact.yaml", "title: Stuur een bericht ons", "title: Stuur ons een bericht");
});

test("another drawing of the icon takes the place of the one before", () => {
	expect(run("build")).toMatchObject({ code: 0 });
	const before = output();
	site.replace("facts/theme.yaml", "look: waddenlucht\n", "look: waddenlucht\nicon:\n  file: scenes/voorbeeld.svg\n");
	expect(run("build")).toMatchObject({ code: 0 });
	const after = output();
	const changed = [...after.keys()]
		.filter((name) => before.get(name) !== after.get(name))
		.map((name) => basename(name));
	expect(changed).toEqual(expect.arrayContaining(["apple-touch-icon.png", "favicon.ico", "favicon.svg"]));
});

/** Mistakes of each kind, in files of each kind. */
const mistakes: Readonly<Record<string, (site: TemporarySite) => void>> = {
	"a form that is not there": (site) => site.replace("pages/contact.yaml", "form: contact", "form: conact"),
	"a quotation mark": (site) => site.replace("pages/index.yaml", "title: Stel", 'title: "Stel'),
	"a link to nothing": (site) => site.replace("site.yaml", "link: /contact#privacy", "link: /contact#niets"),
	"a field that is not there": (site) => site.replace("site.yaml", "map:\n", "kaart: ja\nmap:\n"),
	"a price in words": (site) => site.replace("facts/products.yaml", 'price: "100"', "price: honderd"),
	"a page that is gone": (site) => site.remove("pages/aanbod.yaml"),
	"a file of another kind": (site) => site.write("pages/brief.docx", "PK"),
	"half a photo": (site) => truncateSync(join(site.root, "content/images/foto.png"), halfOf(site, "images/foto.png")),
	"a drawing that runs a script": (site) => site.replace("images/scenes/voorbeeld.svg", "<circle", "<script/><circle"),
	"half a translation": (site) =>
		site.write(translation, textOf(site, translation).slice(0, halfOf(site, translation))),
	"a translation of nothing": (site) => site.write("translations/en/pages/niets.yaml", "- nl: Niets\n  en: Nothing\n"),
	"a number that is lost in translation": (site) =>
		site.write(translation, textOf(site, translation).replace(' EN"', ' 99 EN"')),
	"a word without need": (site) => site.write("words.txt", "zoemfluiter\noordop\n"),
	"a word that nobody knows": (site) => site.replace("pages/contact.yaml", "title: Stuur ons", "title: Stuurt onsz"),
	"a section that fails when it is read": (site) =>
		writeSection(site, { "schema.ts": 'throw new Error("Niet te lezen");\nexport default {};\n' }),
	"a section that says nothing": (site) => writeSection(site, { "schema.ts": "export const said = 1;\n" }),
	"a section that fails when it is shown": (site) => {
		const view = "export default function View() {\n\tnull.no;\n}\n";
		writeSection(site, { "View.tsx": view });
		site.replace("pages/contact.yaml", "sections:\n", "sections:\n  - type: tarieven\n    title: Wat het kost\n");
	},
	"a section that cannot be compiled": (site) => writeSection(site, { "View.tsx": "export default (" }),
};

const translation = "translations/en/pages/contact.yaml";

const textOf = ({ root }: TemporarySite, name: string) => readFileSync(join(root, "content", name), "utf8");

const halfOf = ({ root }: TemporarySite, name: string) => Math.floor(statSync(join(root, "content", name)).size / 2);

/** Gives a site a section of its own, with some files that say something else. */
function writeSection({ root }: TemporarySite, other: Readonly<Record<string, string>>): void {
	const sound = {
		"schema.ts": `import { sectionTitle } from "#core/fields/common.ts";
import { defineSection } from "#core/section.ts";

const said = { nl: "Tarieven", en: "Rates" };
export default defineSection({ type: "tarieven", title: said, summary: said, fields: { title: sectionTitle() } });
`,
		"View.tsx": "export default function View() {\n\treturn <p>Tarieven</p>;\n}\n",
		"examples.yaml": "- name: Eén\n  section:\n    type: tarieven\n    title: Eén\n",
	};
	mkdirSync(join(root, "sections/tarieven"), { recursive: true });
	for (const [name, text] of Object.entries({ ...sound, ...other }))
		writeFileSync(join(root, "sections/tarieven", name), text);
}

test(
	"what is refused is refused in the same words by who knows the site from before",
	() => {
		// Those of sections are slow to compile; `own-sections.test.ts` has them every time.
		const names = Object.keys(mistakes).filter((each) => failingRounds > 1 || !each.startsWith("a section"));
		for (let round = 0; round < failingRounds; round++) {
			const other = variedSite();
			try {
				expect(run("build", other)).toMatchObject({ code: 0 });
				// One of them, and up to three at once.
				const made = [
					...new Set(Array.from({ length: 1 + (round % 3) }, () => names[random.below(names.length)] ?? "")),
				];
				for (const each of made) mistakes[each]?.(other);
				const answers = () => ["validate", "build"].map((command) => run(command, other));
				const warm = [answers(), answers()];
				const isCode = made.some((each) => each.startsWith("a section"));
				for (const kind of readdirSync(join(project, "node_modules/.cache/site")))
					if (isCode || kind !== "code") rmSync(join(project, "node_modules/.cache/site", kind), { recursive: true });
				const cold = answers();
				for (const each of warm) expect(each, made.join(", ")).toEqual(cold);
				expect(cold[1]?.output).not.toContain("    at ");
			} finally {
				other.dispose();
			}
		}
	},
	60_000 * (failingRounds + 1),
);
