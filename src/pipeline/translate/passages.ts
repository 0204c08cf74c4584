import { declarationSchemaOf } from "#core/facts/declaration.ts";
import { fileSchemaOf } from "#core/facts/define.ts";
import { kinds } from "#core/fields/kinds.ts";
import { type FieldPath, fieldsIn } from "#core/fields/walk.ts";
import { pageHeadSchema } from "#core/page.ts";
import { remembered } from "#core/remembered.ts";
import { siteSchema } from "#core/settings.ts";
import { codedCollections } from "../read/coded-collections.ts";
import { nameOf } from "../read/content-name.ts";
import type { SourceFile } from "../read/source.ts";
import { factsOf } from "../site/facts.ts";
import { sectionDefinitions } from "../site/sections.ts";
import type { Site, SitePage } from "../site/site.ts";
import { longestWord, type WrittenWords } from "../site/words.ts";
import { passagesOf } from "../text/markdown.ts";
import { hasWords, keyOf } from "../text/passage.ts";

/** Dutch that is translated as one: a line of text, or a block of a longer text. */
export interface Passage {
	readonly text: string;
	/** The field it stands in. */
	readonly path: FieldPath;
	/** A block of Markdown; otherwise a line of plain text. */
	readonly markdown: boolean;
	/** Characters that there is room for; a block of Markdown has no limit of its own. */
	readonly max?: number | undefined;
}

/** A file of content with words in it, and the passages of those words in the order of a page. */
export interface PassageFile {
	/** Below `content/`, and below `content/translations/<language>/`: `pages/contact.yaml`. */
	readonly name: string;
	readonly source: SourceFile;
	readonly passages: readonly Passage[];
}

/** A file that did not change keeps its passages; finding them means reading its Markdown. */
const known = new WeakMap<SourceFile | ReadonlySet<number>, PassageFile>();

/** Every file with words, in the order settings, words of the shell, what is declared of facts, facts, pages. */
export function* passageFiles(site: Site): Generator<PassageFile> {
	if (site.settings) {
		const { source, value } = site.settings;
		yield fileOf(source, () => collect([[siteSchema, value, []]]));
	}
	if (site.words) {
		const { source, value } = site.words;
		yield fileOf(source, () => passagesOfWords(value));
	}
	for (const [name, { source, value }] of site.declarations) {
		yield fileOf(source, () => collect([[declarationSchemaOf(codedCollections.get(name)), value, []]]));
	}
	for (const { definition, files } of factsOf(site)) {
		for (const { source, value } of files) yield fileOf(source, () => collect([[fileSchemaOf(definition), value, []]]));
	}
	for (const page of site.pages.values()) yield passageFileOf(page);
}

/** The whole of a page as a file with words. */
function passageFileOf(page: SitePage): PassageFile {
	return fileOf(page.source, () => collect(partsOf(page)));
}

/** The passages of a page's own file. */
export function passagesOfPage(page: SitePage): readonly Passage[] {
	return fileOf(page.source, () => collect(partsOf(page)), page.leftOut).passages;
}

/** The passages of what a schema judged, such as an entry of a collection of facts. */
export function passagesOfFields(schema: Part[0], value: unknown): Passage[] {
	return collect([[schema, value, []]]);
}

/** The parts of a page, each with the schema that it was judged by. */
export function partsOf({ value }: SitePage): Part[] {
	const sections = value.sections.flatMap(({ type, place, fields }): Part[] => {
		const schema = sectionDefinitions.get(type)?.schema;
		return schema ? [[schema, fields, ["sections", place]]] : [];
	});
	return [[pageHeadSchema, value, []], ...sections];
}

export type Part = readonly [schema: Parameters<typeof fieldsIn>[0], value: unknown, path: FieldPath];

function fileOf(source: SourceFile, find: () => readonly Passage[], leftOut?: SitePage["leftOut"]): PassageFile {
	return remembered(known, leftOut ?? source, () => passageFile(source, find));
}

/** The passages are looked for when somebody asks: a site in one language never does. */
function passageFile(source: SourceFile, find: () => readonly Passage[]): PassageFile {
	let passages: readonly Passage[] | undefined;
	return {
		name: nameOf(source),
		source,
		get passages() {
			passages ??= find();
			return passages;
		},
	};
}

/** All words, also those of signs alone: `{number}%` has a space in other languages. */
function passagesOfWords(words: WrittenWords): Passage[] {
	return eachOnce(
		Object.entries(words).map(([key, text]) => ({ text, path: [key], markdown: false, max: longestWord })),
	);
}

/** What is translated in some parts; a text that holds no words is the same in every language. */
function collect(parts: readonly Part[]): Passage[] {
	const found: Passage[] = [];
	for (const [schema, value, at] of parts) {
		for (const { meta, value: written, path } of fieldsIn(schema, value, at)) {
			const { translated, words } = kinds[meta.kind];
			if (!translated) continue;
			const markdown = words === "markdown";
			const texts = markdown ? passagesOf(String(written)) : [String(written)];
			for (const text of texts) {
				if (hasWords(text)) found.push({ text, path, markdown, max: markdown ? undefined : meta.max });
			}
		}
	}
	return eachOnce(found);
}

/** Each passage once, where it stands first. */
function eachOnce(passages: readonly Passage[]): Passage[] {
	const found = new Map<string, Passage>();
	for (const passage of passages) {
		const key = keyOf(passage.text);
		if (!found.has(key)) found.set(key, passage);
	}
	return [...found.values()];
}
