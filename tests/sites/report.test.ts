import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { EditorLanguage } from "#core/in-language.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { githubAnnotations } from "#pipeline/report/github/annotations.ts";
import { githubSummary } from "#pipeline/report/github/summary.ts";
import { terminalReport } from "#pipeline/report/terminal.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { commitAll, git } from "../helpers/repository.ts";

/** The forms of the report. What the problems themselves say is held against its words in the other tests. */
let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => site.dispose());

/** A warning, an error below it whose words hold what Markdown and commands read as signs, and an error elsewhere. */
function makeMistakes(): void {
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Wij zijn #1 hier");
	site.replace("pages/contact.yaml", "gebruikt uw gegevens", "rekent <b>100%</b>, `dus` gebruikt uw gegevens");
	site.replace("facts/products.yaml", 'price: "75"', 'price: "€ 75,-, 5% *korting* "');
}

/** A page with so many broken links, and above them so many warnings. */
function writeWrongPage(name: string, links: number, warnings = 0): void {
	const button = "    buttons:\n      - label: Neem contact op\n        link: /contact\n";
	const cut = Array.from(
		{ length: warnings },
		(_, index) =>
			`  - type: banner\n    title: Nummer #${index + 1}\n    text: Kijk eens naar ${index + 1}.\n${button}`,
	);
	const bad = Array.from({ length: links }, (_, index) => `      Zie [oren](/weg-${index + 1}).\n`);
	site.write(
		`pages/${name}.yaml`,
		[
			`title: Proef ${name}\n`,
			"description: Een bladzijde met fouten, om te zien wat er van het verslag komt.\n",
			"sections:\n  - type: hero\n    title: Proef\n",
			...cut,
			"  - type: prose\n    text: |\n",
			...bad,
		].join(""),
	);
}

function inputs(language: EditorLanguage, folder = "") {
	const { problems, site: read } = site.check({ language });
	return { problems, options: { language, folder, texts: read.texts } };
}

describe("for a terminal", () => {
	test("in German, French and Spanish, from the first word to the last", async () => {
		await Promise.all((["de", "fr", "es"] as const).map(loadLocale));
		site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Wij zijn #1 hier");
		site.replace("pages/contact.yaml", "form: contact", "form: contakt");
		expect(site.report({ language: "de" })).toMatchInlineSnapshot(`
			"content/pages/contact.yaml

			Name kommt nicht vor  content/pages/contact.yaml:15:11  unknown-ref
			  In content/facts/forms.yaml steht kein \`contakt\`.
			    14 |     title: Stuur ons een bericht
			  > 15 |     form: contakt
			       |           ^^^^^^^
			    16 |     privacy: /contact#privacy
			  → Meinten Sie \`contact\`?

			Warnung: Text hört bei # auf  content/pages/contact.yaml:8:12  cut-by-hash
			  Was nach einem Leerzeichen und # kommt, liest YAML als Kommentar: \`#1 hier\` steht nicht auf der Website.
			    7 |   - type: hero
			  > 8 |     title: Wij zijn #1 hier
			      |            ^^^^^^^^
			    9 |     buttons:
			  → Setzen Sie den ganzen Text in doppelte Anführungszeichen. Ist es wirklich ein Kommentar, setzen Sie hinter das # ein Leerzeichen.

			1 Fehler und 1 Warnung
			"
		`);
		expect(site.report({ language: "fr" })).toMatchInlineSnapshot(`
			"content/pages/contact.yaml

			Nom inconnu  content/pages/contact.yaml:15:11  unknown-ref
			  Il n’y a pas de \`contakt\` dans content/facts/forms.yaml.
			    14 |     title: Stuur ons een bericht
			  > 15 |     form: contakt
			       |           ^^^^^^^
			    16 |     privacy: /contact#privacy
			  → Vouliez-vous dire \`contact\` ?

			Avertissement : Texte coupé au signe #  content/pages/contact.yaml:8:12  cut-by-hash
			  YAML lit comme un commentaire ce qui suit un espace et un # : \`#1 hier\` n’est pas sur le site.
			    7 |   - type: hero
			  > 8 |     title: Wij zijn #1 hier
			      |            ^^^^^^^^
			    9 |     buttons:
			  → Mettez tout le texte entre guillemets droits doubles. Si c’est vraiment un commentaire, mettez un espace après le #.

			1 erreur et 1 avertissement
			"
		`);
		expect(site.report({ language: "es" })).toMatchInlineSnapshot(`
			"content/pages/contact.yaml

			Ese nombre no existe  content/pages/contact.yaml:15:11  unknown-ref
			  En content/facts/forms.yaml no está \`contakt\`.
			    14 |     title: Stuur ons een bericht
			  > 15 |     form: contakt
			       |           ^^^^^^^
			    16 |     privacy: /contact#privacy
			  → ¿Quería decir \`contact\`?

			Advertencia: El texto se corta en #  content/pages/contact.yaml:8:12  cut-by-hash
			  YAML toma por comentario lo que va detrás de un espacio y #: \`#1 hier\` no aparece en la web.
			    7 |   - type: hero
			  > 8 |     title: Wij zijn #1 hier
			      |            ^^^^^^^^
			    9 |     buttons:
			  → Ponga todo el texto entre comillas dobles. Si de verdad es un comentario, ponga un espacio después de #.

			1 error y 1 advertencia
			"
		`);
	});

	test("files with errors come first, and in a file its errors; a level never hangs on a colour alone", () => {
		site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Wij zijn #1 hier");
		site.replace("pages/contact.yaml", "form: contact", "form: contakt");
		site.replace("pages/blogs/index.yaml", "title: Lezen", "title: De #1 lezen");
		const heads = site.report({ language: "nl" }).match(/^\S.*/gm);
		expect(heads).toMatchInlineSnapshot(`
			[
			  "content/pages/contact.yaml",
			  "Naam komt niet voor  content/pages/contact.yaml:15:11  unknown-ref",
			  "Waarschuwing: Tekst stopt bij #  content/pages/contact.yaml:8:12  cut-by-hash",
			  "content/pages/blogs/index.yaml",
			  "Waarschuwing: Tekst stopt bij #  content/pages/blogs/index.yaml:8:12  cut-by-hash",
			  "1 fout en 2 waarschuwingen",
			]
		`);
	});

	test("more than fifty problems: ten of each file, and how many more there are", () => {
		writeWrongPage("veel", 30, 25);
		writeWrongPage("weinig", 2);
		const { problems, options } = inputs("nl");
		const full = terminalReport(problems, { ...options, color: false, all: true });
		const short = terminalReport(problems, { ...options, color: false });
		expect(full.match(/broken-link|cut-by-hash/g)?.length).toBe(57);
		expect(short.match(/^Link loopt dood .*/gm)?.length).toBe(12);
		expect(short.match(/^(content\/|…|\d|Van).*/gm)?.join("\n")).toMatchInlineSnapshot(`
			"content/pages/veel.yaml  30 fouten en 25 waarschuwingen
			… en nog 20 fouten en 25 waarschuwingen in dit bestand.
			content/pages/weinig.yaml  2 fouten
			32 fouten en 25 waarschuwingen
			Van elk bestand staat het belangrijkste voluit. \`npm run validate -- --all\` laat alles zien."
		`);
		const english = terminalReport(problems, { ...options, language: "en", color: false });
		expect(english.match(/^(content\/|…|\d|Only).*/gm)?.join("\n")).toMatchInlineSnapshot(`
			"content/pages/veel.yaml  30 errors and 25 warnings
			… and 20 errors and 25 warnings more in this file.
			content/pages/weinig.yaml  2 errors
			32 errors and 25 warnings
			Only the most important problems of each file are shown. \`npm run validate -- --all\` shows everything."
		`);
		expect(full.match(/^(content\/|…|\d|Van).*/gm)?.join("\n")).toMatchInlineSnapshot(`
			"content/pages/veel.yaml  30 fouten en 25 waarschuwingen
			content/pages/weinig.yaml  2 fouten
			32 fouten en 25 waarschuwingen"
		`);
	});

	test("more than a hundred files: the most serious of them, and how many more there are", () => {
		for (let index = 0; index < 103; index++) writeWrongPage(`fout-${index}`, 1);
		const { problems, options } = inputs("nl");
		const short = terminalReport(problems, { ...options, color: false });
		expect(short.match(/^content\//gm)).toHaveLength(100);
		expect(short).toContain("… en nog 3 bestanden.\n\n103 fouten\n");
		expect(terminalReport(problems, { ...options, color: false, all: true }).match(/^content\//gm)).toHaveLength(103);
	});
});

describe("for GitHub", () => {
	test("annotations, in Dutch and English", () => {
		makeMistakes();
		const annotations = (language: EditorLanguage) => {
			const { problems, options } = inputs(language, "sites/noord,1:oud/");
			return githubAnnotations(problems, { ...options, changed: new Set() }).join("\n");
		};
		expect(annotations("nl")).toMatchInlineSnapshot(`
			"::error file=sites/noord%2C1%3Aoud/content/facts/products.yaml,line=34,col=10,endColumn=33,title=Waarde past niet (invalid-value)::\`price\` is een prijs zoals \`139\` of \`45.00\`, zonder € ervoor en met een punt; soms ook \`vanaf 139\` of \`op aanvraag\`; hier staat \`€ 75,-, 5%25 *korting* \`.%0A→ Schrijf alleen het bedrag, zoals \`139\` of \`45.00\`. Woorden erbij horen in een tekst.
			::error file=sites/noord%2C1%3Aoud/content/pages/contact.yaml,line=22,col=30,endColumn=33,title=HTML in de tekst (raw-html)::\`<b>\` is HTML, en dat mag niet in een tekst staan.%0A→ Gebruik **vet**, *cursief*, lijsten met streepjes en [links](/contact). Een los <-teken schrijft u als \`\\<\`.
			::warning file=sites/noord%2C1%3Aoud/content/pages/contact.yaml,line=8,col=12,endColumn=20,title=Tekst stopt bij # (cut-by-hash)::Wat na een spatie en # komt, leest YAML als opmerking: \`#1 hier\` staat niet op de site.%0A→ Zet de hele tekst tussen dubbele aanhalingstekens. Is het echt een opmerking, zet dan een spatie achter de #."
		`);
		expect(annotations("en")).toMatchInlineSnapshot(`
			"::error file=sites/noord%2C1%3Aoud/content/facts/products.yaml,line=34,col=10,endColumn=33,title=Invalid value (invalid-value)::\`price\` must be a price such as \`139\` or \`45.00\`, with a decimal point and without a sign such as € or £; sometimes also \`from 139\` or \`on request\`, in the language of the site; found \`€ 75,-, 5%25 *korting* \`.%0A→ Write the amount alone, such as \`139\` or \`45.00\`. Words belong in a text.
			::error file=sites/noord%2C1%3Aoud/content/pages/contact.yaml,line=22,col=30,endColumn=33,title=HTML in the text (raw-html)::\`<b>\` is HTML, which is not allowed in a text.%0A→ Use **bold**, *italics*, lists with hyphens and [links](/contact). Write a single < as \`\\<\`.
			::warning file=sites/noord%2C1%3Aoud/content/pages/contact.yaml,line=8,col=12,endColumn=20,title=Text stops at # (cut-by-hash)::YAML reads what follows a space and # as a comment: \`#1 hier\` is not on the site.%0A→ Put the whole text between double quotes. If it is a comment, put a space after the #."
		`);
	});

	test("the summary, in Dutch and English", () => {
		makeMistakes();
		const summary = (language: EditorLanguage) => {
			const { problems, options } = inputs(language);
			return githubSummary(problems, { ...options, room: 100_000, files: "https://github.com/o/r/blob/abc/" });
		};
		expect(summary("nl")).toMatchInlineSnapshot(`
			"## Inhoud: 2 fouten en 1 waarschuwing

			### \`content/facts/products.yaml\`: 1 fout

			**Waarde past niet** · [34:10](https://github.com/o/r/blob/abc/content/facts/products.yaml#L34) · \`invalid-value\`

			\`price\` is een prijs zoals \`139\` of \`45.00\`, zonder € ervoor en met een punt; soms ook \`vanaf 139\` of \`op aanvraag\`; hier staat \`€ 75,-, 5% *korting* \`.

			\`\`\`text
			  33 |   name: Reistas op maat
			> 34 |   price: "€ 75,-, 5% *korting* "
			     |          ^^^^^^^^^^^^^^^^^^^^^^^
			  35 |   unit: per set
			\`\`\`

			→ Schrijf alleen het bedrag, zoals \`139\` of \`45.00\`. Woorden erbij horen in een tekst.

			### \`content/pages/contact.yaml\`: 1 fout en 1 waarschuwing

			**HTML in de tekst** · [22:30](https://github.com/o/r/blob/abc/content/pages/contact.yaml#L22) · \`raw-html\`

			\`<b>\` is HTML, en dat mag niet in een tekst staan.

			\`\`\`text
			  21 |
			> 22 |       {business.name} rekent <b>100%</b>, \`dus\` gebruikt uw gegevens alleen om u te antwoorden. …
			     |                              ^^^
			  23 |
			\`\`\`

			→ Gebruik \\*\\*vet\\*\\*, \\*cursief\\*, lijsten met streepjes en \\[links\\](/contact). Een los \\<-teken schrijft u als \`\\<\`.

			**Waarschuwing: Tekst stopt bij \\#** · [8:12](https://github.com/o/r/blob/abc/content/pages/contact.yaml#L8) · \`cut-by-hash\`

			Wat na een spatie en \\# komt, leest YAML als opmerking: \`#1 hier\` staat niet op de site.

			\`\`\`text
			  7 |   - type: hero
			> 8 |     title: Wij zijn #1 hier
			    |            ^^^^^^^^
			  9 |     buttons:
			\`\`\`

			→ Zet de hele tekst tussen dubbele aanhalingstekens. Is het echt een opmerking, zet dan een spatie achter de \\#.
			"
		`);
		expect(summary("en")).toMatchInlineSnapshot(`
			"## Content: 2 errors and 1 warning

			### \`content/facts/products.yaml\`: 1 error

			**Invalid value** · [34:10](https://github.com/o/r/blob/abc/content/facts/products.yaml#L34) · \`invalid-value\`

			\`price\` must be a price such as \`139\` or \`45.00\`, with a decimal point and without a sign such as € or £; sometimes also \`from 139\` or \`on request\`, in the language of the site; found \`€ 75,-, 5% *korting* \`.

			\`\`\`text
			  33 |   name: Reistas op maat
			> 34 |   price: "€ 75,-, 5% *korting* "
			     |          ^^^^^^^^^^^^^^^^^^^^^^^
			  35 |   unit: per set
			\`\`\`

			→ Write the amount alone, such as \`139\` or \`45.00\`. Words belong in a text.

			### \`content/pages/contact.yaml\`: 1 error and 1 warning

			**HTML in the text** · [22:30](https://github.com/o/r/blob/abc/content/pages/contact.yaml#L22) · \`raw-html\`

			\`<b>\` is HTML, which is not allowed in a text.

			\`\`\`text
			  21 |
			> 22 |       {business.name} rekent <b>100%</b>, \`dus\` gebruikt uw gegevens alleen om u te antwoorden. …
			     |                              ^^^
			  23 |
			\`\`\`

			→ Use \\*\\*bold\\*\\*, \\*italics\\*, lists with hyphens and \\[links\\](/contact). Write a single \\< as \`\\<\`.

			**Warning: Text stops at \\#** · [8:12](https://github.com/o/r/blob/abc/content/pages/contact.yaml#L8) · \`cut-by-hash\`

			YAML reads what follows a space and \\# as a comment: \`#1 hier\` is not on the site.

			\`\`\`text
			  7 |   - type: hero
			> 8 |     title: Wij zijn #1 hier
			    |            ^^^^^^^^
			  9 |     buttons:
			\`\`\`

			→ Put the whole text between double quotes. If it is a comment, put a space after the \\#.
			"
		`);
	});

	test("a fence is longer than the back-ticks in it", () => {
		site.replace("pages/contact.yaml", "{business.name} gebruikt", "Een <b>\n      ```` rij");
		const { problems, options } = inputs("nl");
		expect(githubSummary(problems, { ...options, room: 100_000 })).toContain("\n`````text\n");
	});

	test("a summary that is too large ends with what is left out, and loses no error to a warning", () => {
		writeWrongPage("veel", 30, 25);
		const { problems, options } = inputs("nl");
		const room = 9000;
		const summary = githubSummary(problems, { ...options, room });
		expect(new TextEncoder().encode(summary).length).toBeLessThanOrEqual(room);
		const shown = summary.match(/^\*\*/gm)?.length ?? 0;
		expect(shown).toBeGreaterThan(10);
		expect(summary).not.toContain("**Waarschuwing");
		expect(summary.match(/^Niet alles .*/m)?.[0]).toBe(
			`Niet alles past hier. Er zijn nog ${30 - shown} fouten en 25 waarschuwingen. \`npm run validate -- --all\` laat alles zien.`,
		);
	});

	test("in a workflow: ten of each level, changed files first; the summary of the step has all", async () => {
		writeWrongPage("a-oud", 12, 12);
		commitAll(site.root);
		writeWrongPage("z-nieuw", 1, 1);
		const file = join(site.root, "summary.md");
		const { code, output } = await validate(["--format", "github", "--changed-since", "HEAD", "--strict"], {
			GITHUB_STEP_SUMMARY: file,
			GITHUB_WORKSPACE: site.root,
		});
		expect(code).toBe(1);
		const lines = output.trimEnd().split("\n");
		expect(lines).toHaveLength(11);
		expect(lines[0]).toMatch(/^::error file=content\/pages\/z-nieuw\.yaml,.*\(broken-link\)::/);
		expect(lines.slice(1, 10).every((line) => line.includes("a-oud.yaml"))).toBe(true);
		// What `--strict` lifts does not take the place of what is an error in itself.
		expect(lines.filter((line) => line.includes("cut-by-hash"))).toEqual([]);
		expect(lines[10]).toBe("26 fouten. Meer staat in de samenvatting van deze stap.");
		expect(readFileSync(file, "utf8").match(/^\*\*/gm)?.length).toBe(26);

		const lenient = await validate(["--format", "github", "--changed-since", "HEAD"], { GITHUB_WORKSPACE: site.root });
		const warnings = lenient.output.split("\n").filter((line) => line.startsWith("::warning"));
		expect(warnings).toHaveLength(10);
		expect(warnings[0]).toContain("z-nieuw.yaml");
		expect(lenient.output).toContain("## Inhoud: 13 fouten en 13 waarschuwingen");

		expect(await validate(["--format", "github", "--changed-since", "nergens"])).toEqual({
			code: 2,
			output: "Git kent de versie nergens niet. Noem een versie zoals HEAD^ of origin/main.\n",
		});
	});

	test("files are named from the top of their repository, wherever the work is done", async () => {
		const outer = mkdtempSync(join(tmpdir(), "outer-"));
		writeWrongPage("fout", 1, 0);
		cpSync(join(site.root, "content"), join(outer, "sites/noord/content"), { recursive: true });
		git(outer, "init", "--quiet");
		const { output } = await validate(["--root", join(outer, "sites/noord"), "--format", "github"]);
		expect(output).toMatch(/^::error file=sites\/noord\/content\/pages\/fout\.yaml,/);
		rmSync(outer, { recursive: true });
	});

	test("nothing wrong", async () => {
		const { code, output } = await validate(["--format", "github"], { GITHUB_STEP_SUMMARY: join(site.root, "s.md") });
		expect({ code, output }).toEqual({ code: 0, output: "✓ De inhoud klopt.\n" });
		expect(readFileSync(join(site.root, "s.md"), "utf8")).toBe("## ✓ De inhoud klopt.\n");
	});
});

/** Runs `validate` over the site as a workflow would. */
function validate(args: string[], variables: Record<string, string> = {}): Promise<{ code: number; output: string }> {
	const { GITHUB_STEP_SUMMARY: _, GITHUB_WORKSPACE: __, ...own } = process.env;
	const env = { ...own, NODE_ENV: "production", ...variables };
	const all = [
		join(projectFolder, "scripts/run.mjs"),
		"validate",
		...(args.includes("--root") ? [] : ["--root", site.root]),
		...args,
	];
	return new Promise((resolve) => {
		execFile(process.execPath, all, { env }, (error, stdout, stderr) => {
			resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr });
		});
	});
}
