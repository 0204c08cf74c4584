import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePreview } from "#engine/studio/publishing/preview.ts";
import { startDev } from "../helpers/dev-command.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

/** A site elsewhere with a section of its own, as the builder's commands see it. */
let site: TemporarySite;

const files = {
	"sections/tarieven/schema.ts": `import { sectionTitle } from "#core/fields/common.ts";
import { price } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "tarieven",
	title: { nl: "Tarieven", en: "Rates" },
	summary: { nl: "Wat een uur kost.", en: "What an hour costs." },
	fields: { title: sectionTitle(), hour: price("Prijs van een uur.", { label: ["uurprijs", "price of an hour"] }) },
});
`,
	"sections/tarieven/View.lazy.tsx": `import { useState } from "react";
import type { SectionProps } from "#core/section.ts";
import { useWords } from "#ui/context.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { times } from "./times.ts";
import type schema from "./schema.ts";
import type ownWords from "./words.ts";

export default function TarievenView({ data }: SectionProps<typeof schema>) {
	const words = useWords<typeof ownWords>();
	const [hours, setHours] = useState(1);
	return (
		<div className="wrap border-dotted">
			<SectionHead title={data.title} />
			<button type="button" onClick={() => setHours(times(hours, 2))}>
				{words.tarieven_hours} {hours}: {data.hour?.text}
			</button>
		</div>
	);
}
`,
	"sections/tarieven/times.ts": "export const times = (one: number, other: number) => one * other;\n",
	"sections/tarieven/words.ts": 'export default { tarieven_hours: "Voor het aantal uren." } as const;\n',
	"sections/tarieven/words.yaml": "nl:\n  tarieven_hours: Aantal uren\n",
	"sections/tarieven/examples.yaml":
		"- name: Een uur\n  section:\n    type: tarieven\n    title: Een uur\n    hour: 45\n",
};

const ownFacts = `import { defineFacts } from "#core/facts/define.ts";
import { number, text } from "#core/fields/fields.ts";

export default defineFacts({
	name: "coats",
	title: "Jassen",
	summary: "De jassen.",
	keyed: true,
	fields: { name: text("Hoe de jas heet.", { label: ["naam", "name"] }), size: number("De maat.", { label: ["maat", "size"] }) },
});
`;

beforeAll(() => {
	site = temporarySite();
	for (const [name, text] of Object.entries(files)) write(site, name, text);
	site.replace(
		"pages/aanbod.yaml",
		"  - type: checklist\n",
		"  - type: tarieven\n    title: Onze tarieven\n    hour: 45\n  - type: checklist\n",
	);
});

afterAll(() => site.dispose());

function write({ root }: TemporarySite, name: string, text: string): void {
	mkdirSync(join(root, name, ".."), { recursive: true });
	writeFileSync(join(root, name), text);
}

function run(command: string, { root }: TemporarySite, ...more: string[]): { code: number | null; said: string } {
	const all = [join(projectFolder, "scripts/run.mjs"), command, "--root", root, ...more];
	const { status, stderr } = spawnSync(process.execPath, all, { cwd: root, encoding: "utf8" });
	return { code: status, said: stderr };
}

/** The quickest command that says what is wrong with a file of a section: all of them read schemas and examples. */
const tellsOf = (name: string) => (["schema.ts", "examples.yaml"].includes(name) ? "validate" : "build");

const dist = ({ root }: TemporarySite, name: string) => readFileSync(join(root, "dist", name), "utf8");

/** All that the browser gets besides the pages. */
function assets({ root }: TemporarySite): string {
	const folder = join(root, "dist/assets");
	const names = readdirSync(folder).filter((name) => /\.(js|json|css)$/.test(name));
	return names.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

describe("an own section of a site elsewhere", () => {
	test("is on the page, in the application, in the styles, in the words and in the schemas", () => {
		expect(run("build", site)).toEqual({ code: 0, said: expect.any(String) });
		const html = dist(site, "aanbod.html");
		expect(html.replaceAll("<!-- -->", "")).toMatch(/Aantal uren 1: €\u00a045/);
		expect(html).toContain("border-style:dotted");
		expect(assets(site).includes("tarieven_hours")).toBe(true);
		// React comes to it as to the code of the builder: the same sections give the same files wherever they lie.
		expect(assets(site)).toMatch(/var \w+=\w+\(\w+\(\),1\)/);
		expect(assets(site)).not.toMatch(/var \w+=\w+\(\w+\(\)\)[,;]/);
		run("schemas", site);
		expect(readFileSync(join(site.root, "schemas/page.schema.json"), "utf8")).toContain("Prijs van een uur.");
	});

	test("is that of no other site", () => {
		const other = temporarySite();
		try {
			for (const [name, text] of Object.entries(files)) write(other, name, text.replaceAll("Aantal uren", "Hoe lang"));
			other.write("pages/aanbod.yaml", readFileSync(join(site.root, "content/pages/aanbod.yaml")));
			expect(run("build", other).code).toBe(0);
			expect(dist(other, "aanbod.html")).toContain("Hoe lang");
			expect(dist(other, "aanbod.html")).not.toContain("Aantal uren");
		} finally {
			other.dispose();
		}
	});

	test("is what its files say now, and brings facts, which editors fill in and its view knows by their fields", () => {
		const { "sections/tarieven/schema.ts": schema, "sections/tarieven/View.lazy.tsx": view } = files;
		write(site, "sections/tarieven/facts.ts", ownFacts);
		write(site, "sections/tarieven/facts.yaml", "jas:\n  name: Jas\n  size: 4\n");
		const own = schema
			.replace("title: sectionTitle(),", 'title: sectionTitle(), coat: ref(coats, "Een jas.").optional(),')
			.replace("{ price }", "{ price, ref }");
		write(site, "sections/tarieven/schema.ts", `import coats from "./facts.ts";\n${own}`);
		write(site, "sections/tarieven/View.lazy.tsx", view.replace("<button", "<b>{data.coat?.size}</b><button"));
		site.write("facts/coats.yaml", "winterjas:\n  name: Winterjas\n  size: 42\n");
		site.replace("pages/aanbod.yaml", "    hour: 45\n", "    hour: 45\n    coat: winterjas\n");
		expect(run("build", site)).toEqual({ code: 0, said: expect.any(String) });
		expect(dist(site, "aanbod.html")).toContain("<b>42</b>");
		site.replace("facts/coats.yaml", "size: 42", "maat: 42");
		expect(run("validate", site).code).toBe(1);
		write(site, "sections/tarieven/facts.ts", ownFacts.replace('"coats"', '"products"'));
		expect(run("validate", site)).toEqual({
			code: 1,
			said: expect.stringContaining('beschrijft de feiten "products"'),
		});
		site.replace("pages/aanbod.yaml", "    coat: winterjas\n", "");
		site.remove("facts/coats.yaml");
		for (const name of ["facts.ts", "facts.yaml"]) rmSync(join(site.root, "sections/tarieven", name));
		for (const [name, text] of Object.entries(files)) write(site, name, text);
	});

	test("is served while somebody writes, and stands in the gallery", async () => {
		const { child, origin } = await startDev(site.root);
		try {
			const ask = async (path: string) => (await fetch(origin + path)).text();
			expect(await ask("/@gallery")).toContain("Wat een uur kost.");
			const view = await ask(`/@fs${join(site.root, "sections/tarieven/View.lazy.tsx")}`);
			expect(view).toMatch(/from "\/src\/ui\/SectionHead\.tsx"/);
			expect(view).toMatch(/from "\/node_modules\/\.vite\/dev\/deps\/react\.js/);
		} finally {
			child.kill();
		}
	});

	test.each(["sections", "src/site/sections"])("is in a preview when it lies in %s", async (place) => {
		const other = temporarySite();
		try {
			for (const [name, text] of Object.entries(files)) write(other, name.replace("sections", place), text);
			other.write("pages/aanbod.yaml", readFileSync(join(site.root, "content/pages/aanbod.yaml")));
			const answer = await makePreview("nl", { root: other.root, project: projectFolder });
			expect(answer).toEqual({ folder: expect.any(String), address: undefined });
			const folder = "folder" in answer ? answer.folder : "";
			expect(readFileSync(join(folder, "aanbod.html"), "utf8")).toContain("Aantal uren");
			rmSync(join(folder, ".."), { recursive: true });
		} finally {
			other.dispose();
		}
	});

	test.each([
		[
			"schema.ts",
			'"What an hour costs."',
			'"What an hour costs.',
			"sections/tarieven/schema.ts:8: Unterminated string",
		],
		["schema.ts", 'type: "tarieven"', 'type: "prijzen"', 'daar moet "tarieven" staan'],
		[
			"times.ts",
			"export const times",
			'export { x } from "./no.ts";\nconst times',
			"times.ts:1: Could not resolve './no.ts'",
		],
		["times.ts", "export", 'import "leaflet";\nexport', "times.ts: leaflet is nothing that the builder has."],
		["examples.yaml", "  section:\n", "  section\n", "sections/tarieven/examples.yaml:2: dit is geen leesbare YAML."],
		[
			"examples.yaml",
			"- name: Een uur\n",
			"lijst:\n",
			"sections/tarieven/examples.yaml:1: hier hoort een lijst met voorbeelden",
		],
		["examples.yaml", "type: tarieven", "type: prijzen", "examples.yaml:1: een voorbeeld heeft `name:`"],
		["times.ts", "export const times", "export const twice", 'View.lazy.tsx:5: "times" is not exported by'],
		[
			"View.lazy.tsx",
			'import type schema from "./schema.ts";',
			'import schema from "./schema.ts";\nconsole.log(schema.type);',
			"View.lazy.tsx: ./schema.ts must not reach the browser.",
		],
	])("that is broken is told by its place: %s, %s", (name, from, to, said) => {
		const file = `sections/tarieven/${name}` as keyof typeof files;
		write(site, file, files[file].replace(from, to));
		const answer = run(tellsOf(name), site);
		write(site, file, files[file]);
		expect(answer).toEqual({ code: 1, said: expect.stringContaining(said) });
		expect(answer.said).not.toContain("    at ");
	});

	test.each([
		[
			"schema.ts",
			'label: ["uurprijs", "price of an hour"]',
			"label: undefined[0]",
			"sections/tarieven/schema.ts:9: Cannot read properties of undefined",
		],
		[
			"View.lazy.tsx",
			"{data.hour?.text}",
			"{words.no.no}",
			"sections/tarieven/View.lazy.tsx:16: Cannot read properties",
		],
	])(
		"that fails while it runs is told by its place, also from what was compiled elsewhere: %s",
		(name, from, to, said) => {
			const file = `sections/tarieven/${name}` as keyof typeof files;
			write(site, file, files[file].replace(from, to));
			const other = temporarySite(site.root);
			const answers = [site, other].map((each) => run(tellsOf(name), each));
			other.dispose();
			write(site, file, files[file]);
			for (const answer of answers) {
				expect(answer).toEqual({ code: 1, said: expect.stringContaining(said) });
				expect(answer.said).not.toContain("    at ");
			}
		},
	);

	test("has a name of its own, and all its files", () => {
		write(site, "sections/hero/schema.ts", files["sections/tarieven/schema.ts"]);
		expect(run("validate", site, "--language", "en")).toEqual({
			code: 1,
			said: `The builder has a section hero itself. Give the folder ${join(site.root, "sections/hero")} another name, also behind type in its schema.ts.\n`,
		});
		rmSync(join(site.root, "sections/hero"), { recursive: true });
		write(site, "sections/prijzen/schema.ts", files["sections/tarieven/schema.ts"]);
		expect(run("validate", site).said).toBe(`In ${join(site.root, "sections/prijzen")} staat geen View.tsx.\n`);
		rmSync(join(site.root, "sections/prijzen"), { recursive: true });
	});

	test.each([
		["kapstok.svg", '<svg viewBox="0 0 24 24"></svg>', "is niet getekend in een vierkant van 256 bij 256"],
		["star.svg", '<svg viewBox="0 0 256 256"></svg>', 'Phosphor heeft zelf al een pictogram "star".'],
		["nl.json", '{\n  "kapstok": ["kapstok"\n}', "icons/nl.json:3: dit is geen JSON."],
		["nl.json", '{ "kapstok": ["kapstok"] }', 'icons/nl.json noemt bij "kapstok" geen woorden van een pictogram'],
		["nl.json", "[]", "icons/nl.json noemt bij"],
	])("brings icons, of which each mistake is told in a sentence: %s, %s", (name, text, said) => {
		write(site, `sections/icons/${name}`, text);
		const answer = run("validate", site);
		rmSync(join(site.root, "sections/icons"), { recursive: true });
		expect(answer).toEqual({ code: 1, said: expect.stringContaining(said) });
		expect(answer.said).not.toContain("    at ");
	});

	test.each([
		["de.json", '{ "Tarieven": "Preise", "Prijs van een uur.": }', "locales/de.json:1: dit is geen JSON."],
		["de.json", '{ "Tarieven": ["Preise"] }', 'locales/de.json zegt bij "Tarieven" niet hoe dat in die taal heet'],
		["de.json", '["Preise"]', 'locales/de.json zegt bij "'],
	])("brings its words in other languages, of which each mistake is told in a sentence: %s, %s", (name, text, said) => {
		write(site, `sections/locales/${name}`, text);
		const answer = run("validate", site);
		rmSync(join(site.root, "sections/locales"), { recursive: true });
		expect(answer).toEqual({ code: 1, said: expect.stringContaining(said) });
		expect(answer.said).not.toContain("    at ");
	});

	test("is called as its editors call it, and what the builder says stays as it is", () => {
		const words = { "Prijs van een uur.": "Preis einer Stunde.", "Kop van het onderdeel.": "Was anderes." };
		write(site, "sections/locales/de.json", JSON.stringify(words));
		const settings = site.text("site.yaml");
		site.replace("site.yaml", "languages: [nl]", "languages: [de]");
		run("schemas", site);
		const schema = readFileSync(join(site.root, "schemas/page.schema.json"), "utf8");
		site.write("site.yaml", settings);
		rmSync(join(site.root, "sections/locales"), { recursive: true });
		expect(schema).toContain("Preis einer Stunde.");
		expect(schema).not.toContain("Prijs van een uur.");
		expect(schema).not.toContain("Was anderes.");
	});

	test("begins as one of the builder does, with types", () => {
		expect(run("new", site, "section", "price-table").code).toBe(0);
		const tsc = join(projectFolder, "node_modules/.bin/tsc");
		execFileSync(tsc, ["-p", join(site.root, "sections")]);
		write(site, "sections/price-table/View.tsx", "export default function View() {\n\treturn <p>{1 + {}}</p>;\n}\n");
		expect(spawnSync(tsc, ["-p", join(site.root, "sections")], { encoding: "utf8" }).stdout).toContain("error TS2365");
		rmSync(join(site.root, "sections/price-table"), { recursive: true });
	});
});

test("a site without own sections has nothing of those of this practice", () => {
	const plain = temporarySite();
	try {
		expect(run("build", plain).code).toBe(0);
		const all = assets(plain) + dist(plain, "index.html");
		for (const name of ["towns_served", "estimate_missing", "calculator_private", "tax-calculator", "swatches"])
			expect(all.includes(name), name).toBe(false);
	} finally {
		plain.dispose();
	}
});
