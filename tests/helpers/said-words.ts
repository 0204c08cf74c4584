import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import * as z from "zod";
import { collectionSchema, extraSchema } from "#core/facts/declaration.ts";
import type { FactsDefinition } from "#core/facts/define.ts";
import { factsDefinitions } from "#core/facts/index.ts";
import type { FieldName } from "#core/fields/answers.ts";
import { saidOf } from "#core/fields/at.ts";
import { fieldOf, unwrap } from "#core/fields/kind.ts";
import { kinds, labelOf } from "#core/fields/kinds.ts";
import type { Said } from "#core/in-language.ts";
import { pageHeadSchema } from "#core/page.ts";
import { siteSchema } from "#core/settings.ts";
import { translationSchema } from "#core/translation.ts";
import { coreWords } from "#core/words.ts";
import { fullestExample } from "#pipeline/authoring/examples.ts";
import { SiteReader } from "#pipeline/load/site-reader.ts";
import { sectionDefinitions } from "#pipeline/site/sections.ts";
import { languageWordsSchema, wordsSchema } from "#pipeline/site/words.ts";
import { passageFiles, passagesOfFields } from "#pipeline/translate/passages.ts";
import { validateSection } from "#pipeline/validate/page.ts";
import { exampleFiles } from "#studio/worker/example-files.ts";
import { projectFolder } from "./example-site.ts";

const sectionWords = import.meta.glob<Readonly<Record<string, string>>>("../../src/sections/*/words.ts", {
	eager: true,
	import: "default",
});

const ownWords = import.meta.glob<Readonly<Record<string, string>>>("../../src/site/sections/*/words.ts", {
	eager: true,
	import: "default",
});

const ownFacts = import.meta.glob<FactsDefinition>("../../src/site/sections/*/facts.ts", {
	eager: true,
	import: "default",
});

type Schema = z.core.$ZodType;

/**
 * All that the builder says to editors and that has no values but those in its braces, by the rooms of its code. What
 * several rooms say is in the first of them: `app` and `studio`, as a page fetches no other, and last `commands`, of which
 * Studio fetches nothing. What the sections of one
 * site say is for its own editors.
 */
export function saidByRoom(): ReadonlyMap<string, readonly Said[]> {
	const facts = Object.values(factsDefinitions).flatMap(ofFacts);
	const sections = [...sectionDefinitions.values()].filter(({ type }) => !isOwn(type));
	const rooms: Readonly<Record<string, readonly Said[]>> = {
		app: pairsIn("app"),
		studio: pairsIn("studio"),
		core: [
			...pairsIn("core"),
			...facts,
			...[siteSchema, pageHeadSchema, collectionSchema, extraSchema].flatMap(ofFields),
			...ofFields(translationSchema({ source: "nl", language: "en" })),
			...Object.values(kinds).flatMap(({ label }) => named(label)),
			...dutch(...Object.values(coreWords)),
		],
		sections: [
			...pairsIn("sections"),
			...sections.flatMap(({ schema }) => ofFields(schema)),
			...Object.values(sectionWords).flatMap((words) => dutch(...Object.values(words))),
		],
		pipeline: [
			...pairsIn("pipeline"),
			...[wordsSchema(), languageWordsSchema()].flatMap((schema) =>
				dutch(z.globalRegistry.get(schema)?.description ?? ""),
			),
		],
		engine: ["base", "git", "studio"].flatMap((name) => pairsIn(`engine/${name}`)),
		commands: [...pairsIn("engine"), ...pairsIn("../scripts")],
	};
	const isNew = newWords();
	return new Map(Object.entries(rooms).map(([room, words]) => [room, words.filter(isNew)]));
}

/** What the pictures of the general sections say: the fullest example of each, and the facts and articles that it shows. */
export function passagesOfExamples(): string[] {
	const { site } = new SiteReader(exampleFiles()).read();
	const sections = [...sectionDefinitions.values()].flatMap(({ type, schema }) => {
		const example = isOwn(type) ? undefined : fullestExample(type);
		const { section } = example ? validateSection(example.source, [example.index, "section"]) : {};
		return section ? passagesOfFields(schema, section.fields) : [];
	});
	const facts = [...passageFiles(site)].filter(({ name }) => /^(?:site\.yaml|facts\/|kinds\/)/.test(name));
	const articles = [...site.pages.values()].filter(({ value }) => value.article);
	return [
		...sections,
		...facts.flatMap(({ passages }) => passages),
		...articles.flatMap(({ value }) => passagesOfFields(pageHeadSchema, value)),
	].map(({ text }) => text);
}

/** What the own sections of the site in this folder say to its editors, and the builder says nowhere. */
export function saidByOwnSections(): readonly Said[] {
	const isNew = newWords();
	for (const words of saidByRoom().values()) words.forEach(isNew);
	const sections = [...sectionDefinitions.values()].filter(({ type }) => isOwn(type));
	return [
		...pairsIn("site"),
		...Object.values(ownFacts).flatMap(ofFacts),
		...sections.flatMap(({ schema }) => ofFields(schema)),
		...Object.values(ownWords).flatMap((words) => dutch(...Object.values(words))),
	].filter(isNew);
}

/** Says of words whether nobody said them before. */
function newWords(): (said: Said) => boolean {
	const known = new Set<string>();
	return ({ nl, en }) => known.size < known.add(`${nl} ${en === undefined}`).size;
}

/** Whether a section is one of the site in this folder. */
function isOwn(type: string): boolean {
	return existsSync(join(projectFolder, "src/site/sections", type));
}

function ofFacts({ title, summary, entry }: FactsDefinition): Said[] {
	return [...dutch(title, summary), ...ofFields(entry)];
}

/** All pairs of a Dutch and an English text in the code of a room, and what is said in Dutch of the answers of wizards. */
function pairsIn(room: string): Said[] {
	const folder = join(projectFolder, "src", room);
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => /(?<!\.d)\.tsx?$|\.mjs$/.test(name))
		.flatMap((name) => pairsOf(name, readFileSync(join(folder, name), "utf8")));
}

function pairsOf(name: string, code: string): Said[] {
	const found: Said[] = [];
	new Visitor({
		ObjectExpression({ properties }) {
			const said = properties.map((each) =>
				each.type === "Property" && each.key.type === "Identifier" ? [each.key.name, textOf(each.value)] : [],
			);
			const { nl, en } = Object.fromEntries(said) as Record<string, string | undefined>;
			const others = said.filter(([name]) => name !== "nl" && name !== "en" && name !== "values");
			if (others.length === 0 && nl && en !== undefined) found.push({ nl, en });
		},
		Property({ key, value }) {
			if (key.type !== "Identifier" || key.name !== "field" || value.type !== "CallExpression") return;
			// Of `text("…").optional()` the field itself.
			const { callee } = value;
			const own = callee.type === "MemberExpression" && callee.object.type === "CallExpression" ? callee.object : value;
			const [first] = own.arguments;
			const text = first && textOf(first);
			if (text) found.push(...dutch(text));
		},
	}).visit(parseSync(name, code).program);
	return found;
}

function textOf(expression: object): string | undefined {
	return "value" in expression && typeof expression.value === "string" ? expression.value : undefined;
}

/** What is said of fields: their names, descriptions and choices. */
function ofFields(whole: Schema): Said[] {
	const seen = new Set<Schema>();
	const walk = (schema: Schema): Said[] => {
		const inner = unwrap(schema);
		if (seen.has(inner)) return [];
		seen.add(inner);
		const { options = {}, codes } = fieldOf(inner) ?? {};
		return [
			...named(labelOf(inner)),
			...[saidOf(inner)].filter(({ nl }) => nl !== ""),
			...(codes ? [] : dutch(...Object.values(options))),
			...partsOf(inner).flatMap(walk),
		];
	};
	return walk(whole);
}

function partsOf(schema: Schema): Schema[] {
	if (schema instanceof z.ZodObject) return Object.values<Schema>(schema.shape);
	if (schema instanceof z.ZodArray) return [schema.element as Schema];
	return schema instanceof z.ZodRecord ? [schema.valueType as Schema] : [];
}

function named(name: FieldName | undefined): Said[] {
	return name ? [{ nl: name[0], en: name[1] }] : [];
}

function dutch(...texts: readonly string[]): Said[] {
	return texts.filter((text) => text !== "").map((nl) => ({ nl }));
}
