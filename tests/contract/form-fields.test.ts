import { beforeAll, describe, expect, test } from "vitest";
import { kinds } from "#core/fields/kinds.ts";
import { addDictionary, type Dictionary, localeLoader } from "#core/in-language.ts";
import { sourceLanguages } from "#core/languages.ts";
import type { FormField, FormValue } from "#core/studio.ts";
import { openContent } from "#engine/content/content.ts";
import { DiskFiles } from "#engine/files/disk-files.ts";
import { formAt } from "#pipeline/authoring/form/form.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { codedCollections } from "#pipeline/read/coded-collections.ts";
import { type ContentFile, listContent } from "#pipeline/read/files.ts";
import { entriesOf } from "#pipeline/site/facts.ts";
import { sectionTypes } from "#pipeline/site/sections.ts";
import { projectFolder } from "../helpers/example-site.ts";

const { site } = checkContent(openContent(projectFolder));
const { files } = listContent(new DiskFiles(projectFolder));

function fileOf(name: string): ContentFile {
	const found = files.find(({ file }) => file === `content/${name}`);
	if (!found) throw new Error(`There is no ${name}.`);
	return found;
}

const page = fileOf("pages/index.yaml");

function* within(field: FormField): Generator<FormField> {
	yield field;
	const { content } = field;
	if (content.is === "block") for (const each of content.fields) yield* within(each);
	if (content.is !== "list") return;
	for (const each of [...content.items, ...(content.item ? [content.item] : [])]) yield* within(each);
}

/** An entry of facts is one of many, as an item of a list. */
function isEntry({ file, path }: FormField): boolean {
	const own = files.find((each) => each.file === file);
	return own?.role === "facts" && path.length === 1 && entriesOf(site, own.name)[String(path[0])] !== undefined;
}

function nameOf({ file, path }: FormField): string {
	return `${file}: ${path.join(".")}`;
}

/** What only somebody with the file before them can do something with. */
const ofFiles =
	/`|\.ya?ml\b|\bYAML\b|\bnpm\b|\b(?:content|facts|kinds|pages|words)\/|\b(?:dit blok|deze regels?|menu-blok|this line|diese Zeile|cette ligne|esta línea)\b|^[a-z]+[A-Z]/;

/** Fields that nobody could fill in: without a name, an explanation or a control, with nothing to choose from, or told in words of files. */
function incomplete(form: FormField | undefined): string[] {
	if (!form) return ["no form"];
	const controls = new Set<string>(Object.values(kinds).map((kind) => kind.form));
	return [...within(form)].slice(1).flatMap((field) => {
		const { label, description, content } = field;
		const isItem = typeof field.path.at(-1) === "number" || isEntry(field);
		const told =
			label !== "" && (description !== "" || isItem) && ![label, description].some((said) => ofFiles.test(said));
		if (content.is !== "value") return told ? [] : [`${nameOf(field)}: ${description}`];
		const hasChoice = content.control !== "choice" || (content.options?.length ?? 0) > 0;
		return told && controls.has(content.control) && hasChoice ? [] : [`${nameOf(field)}: ${description}`];
	});
}

const loadLocale = localeLoader(
	import.meta.glob<Dictionary>("../../src/locales/*/*.json", { import: "default" }),
	addDictionary,
	(error) => {
		throw error;
	},
);

describe.each(sourceLanguages)("to who speaks %s", (language) => {
	beforeAll(() => loadLocale(language));

	test.each(sectionTypes)("every field of %s has a name, an explanation and a control", (type) => {
		const text = `sections:\n  - type: ${type}\n`;
		const form = formAt({ site, file: page, text, language }, ["sections", 0]);
		expect(form?.content.is === "block" && form.content.fields.length).toBeGreaterThan(1);
		expect(incomplete(form)).toEqual([]);
	});

	test.each([...codedCollections.keys()])("every fact in %s has them too", (name) => {
		const own = files.filter((file) => file.role === "facts" && file.name === name);
		for (const file of own) {
			const form = formAt({ site, file, text: site.texts.get(file.file) ?? "", language }, []);
			expect(form?.content.is === "block" && form.content.fields.length).toBeGreaterThan(0);
			expect(incomplete(form)).toEqual([]);
		}
		expect(own.length).toBeGreaterThan(0);
	});

	test("so have the settings, the head of a page, words and translations", () => {
		for (const name of ["site.yaml", "pages/index.yaml", "words/nl.yaml", "translations/en/pages/index.yaml"]) {
			const file = fileOf(name);
			expect(incomplete(formAt({ site, file, text: site.texts.get(file.file) ?? "", language }, []))).toEqual([]);
		}
	});
});

test("a form says what is written, what may be, and what remarks say", () => {
	const text = `title: Welkom
sections:
  # Bovenaan, voor wie ons niet kent.
  - type: cards
    # Wordt vaak veranderd.
    title: "Wat: wij doen"
    background: sand
    items:
      - icon: ear
        title: Opmeting
`;
	const form = formAt({ site, file: page, text, language: "nl" }, ["sections", 0]);
	expect(form).toMatchObject({
		label: expect.stringMatching(/./),
		remarks: ["Bovenaan, voor wie ons niet kent."],
		content: { is: "block", present: true },
	});
	const at = (path: FormField["path"]) => formAt({ site, file: page, text, language: "nl" }, ["sections", 0, ...path]);
	expect(at(["title"])).toMatchObject({
		label: "titel",
		remarks: ["Wordt vaak veranderd."],
		content: { is: "value", kind: "text", control: "line", written: "Wat: wij doen", max: 90 },
	});
	const background = at(["background"])?.content as FormValue;
	expect(background).toMatchObject({ control: "choice", written: "sand" });
	expect(background.options).toContainEqual({ value: "sea", text: "donker zeegroen" });
	expect(at(["items"])?.content).toMatchObject({
		is: "list",
		present: true,
		least: 2,
		items: [{ path: ["sections", 0, "items", 0] }],
	});
	expect(at(["items", 0, "icon"])?.content).toMatchObject({ control: "icon", written: "ear" });
	expect(at(["intro"])?.content).toMatchObject({ written: undefined });
	expect(at(["nergens"])).toBeUndefined();
});

test("of a remark a form says what is for people, and nothing of lines, signs and names in the file", () => {
	const text = `title: Welkom
sections:
  - type: cards
    # Dit leest iedereen het eerst. Hebt u er geen, haal dan deze drie regels weg, en title onder samples.
    # Het nummer achter title blijft staan. Haal de hekjes hieronder weg:
    # intro:
    #   - label: Waar het voor is
    # negeer spelling: zo heet het echt.
    title: Wij doen
`;
	const form = formAt({ site, file: page, text, language: "nl" }, ["sections", 0, "title"]);
	expect(form?.remarks).toEqual(["Dit leest iedereen het eerst.", "Zo heet het echt."]);
});

test.each([
	["nl", "139 of 45,00"],
	["en", "139 or 45.00"],
] as const)("who speaks %s reads of a price how people write it", (language, written) => {
	const file = fileOf("facts/products.yaml");
	const text = site.texts.get(file.file) ?? "";
	const form = formAt({ site, file, text, language }, ["reis", "price"]);
	expect(form?.description).toContain(written);
});

test("a form does not say twice what a field is for, and names no word that only a file has", () => {
	const file = fileOf("site.yaml");
	const text = `# Staat in het tabblad achter de titel van elke pagina. Zo is het. Wij laten de plaats weg.
titleSuffix: Ons bedrijf
# Wat iemand ziet die een pagina deelt: page geeft elke pagina een beeld, none geeft geen beeld. Overleg dit met Anna.
sharePictures: page
# Onder languages staat welke talen er zijn.
reportLanguage: nl
`;
	const remarksAt = (name: string) => formAt({ site, file, text, language: "nl" }, [name])?.remarks;
	expect(remarksAt("titleSuffix")).toEqual(["Zo is het.", "Wij laten de plaats weg."]);
	expect(remarksAt("sharePictures")).toEqual(["Overleg dit met Anna."]);
	expect(remarksAt("reportLanguage")).toEqual([]);
});

test("no remark in the content of this site speaks to who fills in a form of files and their names", () => {
	const told = files.flatMap((file) => {
		const form = formAt({ site, file, text: site.texts.get(file.file) ?? "", language: "nl" }, []);
		return form ? [...within(form)].flatMap(({ remarks }) => remarks) : [];
	});
	expect(told.length).toBeGreaterThan(3);
	const names =
		/`|\.ya?ml|\bnpm\b|\b(?:key|label|samples|latitude|longitude|hekjes?|image|hours|colors|none)\b|(?<![A-Za-z])[a-z]+[A-Z]/;
	expect(told.filter((sentence) => names.test(sentence))).toEqual([]);
});

test("what a field points to can be chosen by the name that people know", () => {
	const text = "sections:\n  - type: branch\n";
	const form = formAt({ site, file: page, text, language: "nl" }, ["sections", 0, "branch"]);
	const options = form?.content.is === "value" && form.content.options;
	expect(options).toContainEqual({ value: "leeuwarden", text: expect.stringMatching(/Leeuwarden/) });
});

test("what was chosen as an item of a list is what that item is called", () => {
	const file = fileOf("site.yaml");
	const text = "languages:\n  - nl\n  - fr\n";
	const form = formAt({ site, file, text, language: "nl" }, ["languages"]);
	const items = form?.content.is === "list" ? form.content.items : [];
	expect(items.map(({ label }) => label)).toEqual(["Nederlands", "Frans"]);
});

test("where a question of a form names another one, that is chosen by its words, and so is what is chosen there", () => {
	const questions = [
		"- { name: antwoord, kind: radio, label: Hoe wilt u *antwoord*?, options: [Per e-mail, Per telefoon] }",
		"- { name: plek, kind: radio, label: Waar?, options: [Thuis] }",
		"- { name: phone, kind: tel, label: Telefoon, requiredWhen: { field: antwoord, value: Per telefoon } }",
		"- { name: vrij, kind: text, label: Vrij, requiredWhen: { field: phone, value: ja } }",
		"- { name: nieuw, kind: text, label: Nieuw }",
	];
	const text = `contact:\n  fields:\n${questions.map((each) => `    ${each}\n`).join("")}`;
	const fieldOf = (index: number, name: string) => {
		const path = ["contact", "fields", index, "requiredWhen", name];
		const content = formAt({ site, file: fileOf("facts/forms.yaml"), text, language: "nl" }, path)?.content;
		return content?.is === "value" ? { control: content.control, options: content.options } : undefined;
	};
	expect(fieldOf(2, "field")).toEqual({
		control: "choice",
		options: [
			{ value: "antwoord", text: "Hoe wilt u antwoord?" },
			{ value: "plek", text: "Waar?" },
			{ value: "vrij", text: "Vrij" },
			{ value: "nieuw", text: "Nieuw" },
		],
	});
	const choices = (index: number) => fieldOf(index, "value")?.options?.map(({ value }) => value);
	expect(choices(2)).toEqual(["Per e-mail", "Per telefoon"]);
	// Anything may be typed there, and whoever has named none yet chooses among all.
	expect(fieldOf(3, "value")).toEqual({ control: "line", options: undefined });
	expect(choices(4)).toEqual(["Per e-mail", "Per telefoon", "Thuis"]);
});
