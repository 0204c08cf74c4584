import "#app/all-views.ts";
import { renderToString } from "react-dom/server";
import { afterAll, describe, expect, test } from "vitest";
import { viewOf } from "#app/sections.ts";
import { describeFields } from "#core/fields/describe.ts";
import { fieldsIn } from "#core/fields/walk.ts";
import { catalogue } from "#core/problems/catalogue.ts";
import { ownSectionsFolder, sectionsOfSite } from "#engine/sections/site-sections.mjs";
import { allExamples, type Example } from "#pipeline/authoring/examples.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentSection } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { parseSource } from "#pipeline/read/source.ts";
import { sectionDefinitions, sectionTypes } from "#pipeline/site/sections.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { validateSection } from "#pipeline/validate/page.ts";
import { SurroundingsProvider } from "#ui/context.tsx";
import { ToastProvider } from "#ui/Toaster.tsx";
import { addOwnFacts, projectFolder } from "../helpers/example-site.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

const examples = allExamples();

const right = examples.filter(({ problem }) => !problem);

const wrong = examples.filter(({ problem }) => problem);

const site = siteInMemory();
addOwnFacts(site);

afterAll(() => site.dispose());

const sound = assertSound(site.check().site);

const context = makeContext(sound, "nl");

const shell = presentShell(context, 2026);

const title = ({ type, name }: Example) => `${type}: ${name}`;

function validated(example: Example) {
	return validateSection(example.source, [example.index, "section"]);
}

/** The codes that an example gives on a page of the example site. */
function codesOf(example: Example): string[] {
	const own = validated(example);
	if (own.problems.length > 0) return own.problems.map(({ code }) => code);
	// Between files: the section stands on a page of its own, beside one that bears the heading.
	const heading = sectionDefinitions.get(example.type)?.pageHeading ? "" : "  - type: hero\n    title: Kop\n";
	const indented = example.yaml.split("\n").map((line, number) => (number === 0 ? `  - ${line}` : `    ${line}`));
	const page = `title: Proef\ndescription: Een proefpagina met genoeg tekens voor een beschrijving.\nmenu:\n  under: cases_and_satchels\n  label: Proef\nsections:\n${heading}${indented.join("\n")}\n`;
	site.write("pages/proef.yaml", page);
	try {
		return site.check().problems.map(({ code }) => code);
	} finally {
		site.remove("pages/proef.yaml");
	}
}

test("every section has its files", () => {
	for (const { type, files } of sectionsOfSite(projectFolder, ownSectionsFolder(projectFolder))) {
		expect(files, type).toEqual(expect.arrayContaining(["examples.yaml", "schema.ts"]));
		expect(files.filter((file) => /^View(\.lazy)?\.tsx$/.test(file)).length, type).toBe(1);
	}
	expect(sectionTypes.length).toBeGreaterThan(15);
});

describe.each(sectionTypes)("%s", (type) => {
	const own = right.filter((example) => example.type === type);

	test("has right and wrong examples", () => {
		expect(own.length).toBeGreaterThan(0);
		expect(wrong.filter((example) => example.type === type).length).toBeGreaterThan(0);
	});

	test("shows every field in an example, and describes it", () => {
		const schema = sectionDefinitions.get(type)?.schema;
		if (!schema) throw new Error(`No section is called ${type}.`);
		const all = describeFields(schema, "nl");
		for (const { name, description } of all) expect(description, name).not.toBe("");
		const used = new Set(own.flatMap((example) => namesIn(validated(example).section?.fields)));
		const unused = all.map(({ name }) => name).filter((name) => !used.has(name));
		expect(unused).toEqual([]);
	});
});

/** The names of all fields in a value, as the reference writes them: `items[].title`. */
function namesIn(value: unknown, prefix = ""): string[] {
	if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, prefix.replace(/\.$/, "[].")));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, child]) => [`${prefix}${key}`, ...namesIn(child, `${prefix}${key}.`)]);
}

describe("right examples", () => {
	test.each(right.map((example) => [title(example), example] as const))("%s", (_, example) => {
		expect(codesOf(example)).toEqual([]);
		const { section } = validated(example);
		if (!section) throw new Error("A right example is not valid.");
		const presented = presentSection(section, context);
		// What a page carries is plain JSON.
		const data: unknown = JSON.parse(JSON.stringify(presented.data));
		expect(data).toEqual(presented.data);
		const View = viewOf(presented);
		const html = renderToString(
			<SurroundingsProvider shell={shell} trail={[]}>
				<ToastProvider>
					<View data={data} id="voorbeeld" settings={presented.settings ?? {}} />
				</ToastProvider>
			</SurroundingsProvider>,
		);
		// The policy of the site allows no style attributes.
		expect(html).not.toMatch(/ style="/);
		const text = html
			.replace(/<!-- -->/g, "")
			.replace(/<span class="nowrap">(.*?)<\/span>/g, "$1")
			.replace(/\u00a0/g, " ")
			.replace(/&#x27;/g, "'")
			.replace(/&amp;/g, "&")
			.replace(/&quot;/g, '"');
		for (const written of textsOf(example)) expect(text).toContain(written);
	});
});

/** Every line of words that an editor wrote and a visitor must find; filled ones are tested elsewhere. */
function textsOf(example: Example): string[] {
	const { section } = validated(example);
	const schema = sectionDefinitions.get(example.type)?.schema;
	if (!section || !schema) return [];
	return [...fieldsIn(schema, section.fields)]
		.filter(({ meta, path }) => meta.kind === "text" && !unseen.has(String(path.at(-1))))
		.map(({ value }) => String(value))
		.filter((value) => !value.includes("{"));
}

/**
 * Texts that are not words on the page as it first appears: they go into a message or to a provider, or an answer
 * of the visitor calls for them.
 */
const unseen = new Set(["subject", "store", "joint", "notReimbursed", "withinPolicy", "belowThreshold"]);

describe("wrong examples", () => {
	test.each(wrong.map((example) => [title(example), example] as const))("%s", (_, example) => {
		expect(Object.keys(catalogue)).toContain(example.problem);
		expect(codesOf(example)).toEqual([example.problem]);
	});
});

test("an example is read as it stands in its file", () => {
	const source = parseSource("x.yaml", "- name: a\n  section:\n    type: hero\n    title: b\n");
	expect(source.valueAt([0, "section", "title"])).toMatchObject({ line: 4, column: 12 });
});
