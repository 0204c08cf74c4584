import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ValidateFunction } from "ajv";
import Ajv from "ajv";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { unwrap } from "#core/fields/kind.ts";
import { labelOf } from "#core/fields/kinds.ts";
import { siteSchema } from "#core/settings.ts";
import { openContent } from "#engine/content/content.ts";
import { allExamples, type Example } from "#pipeline/authoring/examples.ts";
import { allSchemas, schemaText } from "#pipeline/authoring/json-schemas.ts";
import { codedCollections } from "#pipeline/read/coded-collections.ts";
import { headSchema } from "#pipeline/review/pages.ts";
import { sectionDefinitions } from "#pipeline/site/sections.ts";
import { validateSection } from "#pipeline/validate/page.ts";
import { projectFolder } from "../helpers/example-site.ts";

const site = openContent(projectFolder, { only: ({ role }) => role === "kind" });
site.read();

const schemas = allSchemas("nl", site.collections);

test("every field that a review compares or a form shows is called something that people say", () => {
	const nameless: string[] = [];
	const walk = (schema: z.core.$ZodType, path: string) => {
		const inner = unwrap(schema);
		if (inner instanceof z.ZodArray) walk(inner.element as z.core.$ZodType, path);
		if (!(inner instanceof z.ZodObject)) return;
		for (const [name, child] of Object.entries<z.core.$ZodType>(inner.shape)) {
			if (!labelOf(child)) nameless.push(`${path}.${name}`);
			walk(child, `${path}.${name}`);
		}
	};
	walk(headSchema, "page");
	walk(siteSchema, "site");
	for (const { name, entry } of codedCollections.values()) walk(entry, name);
	for (const [type, { schema }] of sectionDefinitions) walk(schema.omit({ type: true }), type);
	expect(nameless).toEqual([]);
});

const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true });

ajv.addVocabulary(["enumDescriptions", "patternErrorMessage"]);

/** Mistakes that JSON Schema cannot see, because they lie between files or inside a text. */
const betweenFiles = new Set([
	"wrong-sum",
	"broken-link",
	"broken-anchor",
	"unknown-fact",
	"unprintable-fact",
	"unknown-ref",
	"unknown-facts",
	"unknown-detail",
	"missing-image",
	"missing-alt",
	"described-decoration",
	"unreadable-image",
	"image-too-small",
	"image-too-large",
	"raw-html",
	"image-in-text",
	"unsafe-link",
	"unreadable-text",
	"invalid-phone",
	"duplicate-anchor",
	"page-heading",
]);

/**
 * Rules inside a file that JSON Schema cannot express:
 * - a day that is not in the calendar (2026-02-30);
 * - a price with one decimal (45.5), which YAML reads as the same number as 45.50;
 * - a text that is too long although it holds a fact in braces, which do not count;
 * - a name written like a number (`ref`), which YAML does not read as text.
 */
const beyondJsonSchema = new Set<string>();

const page = compile("page.schema.json");

function compile(name: string): ValidateFunction {
	return ajv.compile(schemas.get(name) ?? false);
}

test("the committed schemas are those that the code gives", () => {
	for (const [name, schema] of schemas) {
		const committed = readFileSync(join(projectFolder, "schemas", name), "utf8");
		expect(committed === schemaText(schema), `schemas/${name} is stale: run "npm run schemas"`).toBe(true);
	}
	const files = readdirSync(join(projectFolder, "schemas"), { recursive: true, withFileTypes: true });
	expect(files.filter((entry) => entry.isFile()).length).toBe(schemas.size);
});

describe("zod and JSON Schema judge every example alike", () => {
	test.each(allExamples().map((example) => [`${example.type}: ${example.name}`, example] as const))(
		"%s",
		(name, example) => {
			const { problems } = validateSection(example.source, [example.index, "section"]);
			const byZod = problems.length === 0;
			const byJsonSchema = page(pageAround(example));
			if (example.problem && betweenFiles.has(example.problem)) {
				expect(byZod).toBe(true);
				expect(byJsonSchema, ajv.errorsText(page.errors)).toBe(true);
			} else if (!beyondJsonSchema.has(name)) {
				expect(byZod).toBe(!example.problem);
				expect(byJsonSchema, ajv.errorsText(page.errors)).toBe(byZod);
			}
		},
	);
});

function pageAround(example: Example): unknown {
	const { section } = (parse(example.source.text) as { section: unknown }[])[example.index] ?? {};
	return { title: "Proef", description: "Een beschrijving.", sections: [section] };
}

describe("the content of the site fits its schemas", () => {
	const content = join(projectFolder, "content");
	const files = readdirSync(content, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
		.map((entry) => join(entry.parentPath, entry.name));

	test.each(files.map((file) => [file.slice(content.length + 1), file]))("%s", (_, file = "") => {
		const text = readFileSync(file, "utf8");
		const named = /^# yaml-language-server: \$schema=(\S+)$/m.exec(text.split(/\r?\n/)[0] ?? "")?.[1];
		const schema = join(file, "..", named ?? "");
		const name = schema.slice(join(projectFolder, "schemas").length + 1);
		expect([...schemas.keys()], "the first line names a schema that exists").toContain(name);
		const validate = ajv.getSchema(name) ?? ajv.addSchema({ ...schemas.get(name), $id: name }).getSchema(name);
		expect(validate?.(parse(text)), ajv.errorsText(validate?.errors ?? null)).toBe(true);
	});
});

test("an unknown type names all types", () => {
	page({ title: "Proef", description: "Een beschrijving.", sections: [{ type: "heroo" }] });
	const error = page.errors?.find(({ keyword }) => keyword === "enum");
	expect(error?.params.allowedValues).toContain("hero");
	expect(error?.params.allowedValues.length).toBeGreaterThan(15);
});
