import type { Collections } from "#core/facts/collections.ts";
import type { Declaration } from "#core/facts/declaration.ts";
import { fileSchemaOf } from "#core/facts/define.ts";
import type { FactsFile } from "#core/facts/index.ts";
import type { Language } from "#core/languages.ts";
import { pageHeadSchema } from "#core/page.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { type SiteFile, siteSchema } from "#core/settings.ts";
import { pairOf, type TranslationPair, translationSchema } from "#core/translation.ts";
import type { ContentFile } from "../read/files.ts";
import type { SourceFile } from "../read/source.ts";
import { readValue } from "../read/value.ts";
import type { WordList } from "../read/word-list.ts";
import type { Path } from "../read/written.ts";
import type { SitePage, Sound } from "../site/site.ts";
import { outlineOf } from "../site/survey.ts";
import { languageWordsSchema, type WrittenWords, wordsSchema } from "../site/words.ts";
import { validateDeclaration } from "./declaration.ts";
import { entryNameOf, type Validation, validateValue } from "./issues.ts";
import { validatePage } from "./page.ts";

/** What a file says that is sound by itself. */
export type ValidFile =
	| { readonly kind: "site"; readonly sound: Sound<SiteFile> }
	| { readonly kind: "facts"; readonly name: string; readonly sound: Sound<FactsFile<string>> }
	| { readonly kind: "declaration"; readonly name: string; readonly sound: Sound<Declaration> }
	| { readonly kind: "words"; readonly sound: Sound<WrittenWords> }
	| { readonly kind: "language-words"; readonly language: Language; readonly sound: Sound<WrittenWords> }
	| { readonly kind: "page"; readonly page: SitePage }
	| { readonly kind: "word-list"; readonly list: WordList }
	| {
			readonly kind: "translation";
			readonly language: Language;
			readonly name: string;
			readonly sound: Sound<readonly TranslationPair[]>;
	  };

/** What is left of a file that is not sound, so that its mistakes hide no others. */
export type PartialFile =
	| { readonly kind: "page"; readonly page: SitePage }
	/** What its settings say of the business. */
	| { readonly kind: "site"; readonly business: SiteFile["business"] }
	/** The names of the facts in it. */
	| { readonly kind: "facts"; readonly name: string; readonly entries: ReadonlySet<string> };

/** What came of judging one file by itself. */
interface FileValidation {
	/** Undefined when it is not sound. */
	readonly valid: ValidFile | undefined;
	/** What it says besides sections and fields that nobody knows here, where nothing else is wrong. */
	readonly known?: ValidFile | undefined;
	/** What can be said of it when it is not sound. */
	readonly partial?: PartialFile | undefined;
	readonly problems: readonly AnyProblem[];
}

/** Judges what a file says by the schema of its role; facts by that of their collection. */
export function validateFile(file: ContentFile, source: SourceFile, collections: Collections): FileValidation {
	const pasted = file.role === "page" ? undefined : pastedPage(source);
	if (!pasted) return judgeByRole(file, source, collections);
	const problems = [problem("pasted-page", source.keyAt([...pasted, "sections"]), {})];
	// Of the facts in the place of which a page was put, nothing is known.
	return isWholePage(source) ? { valid: undefined, problems } : { ...judgeByRole(file, source, collections), problems };
}

function judgeByRole(file: ContentFile, source: SourceFile, collections: Collections): FileValidation {
	const at = [] as const;
	switch (file.role) {
		case "site": {
			const where = { kind: "site", name: "" } as const;
			const found = fileOf(validateValue({ source, schema: siteSchema, at, where }), (value) => ({
				kind: "site",
				sound: { source, value },
			}));
			return found.valid ? found : { ...found, partial: { kind: "site", business: soundBusiness(source) } };
		}
		case "facts": {
			const { name } = file;
			const where = { kind: "facts", name } as const;
			const collection = collections.get(name);
			const { written } = source;
			// What names an entry by its right name is not wrong because the entry is.
			const names = written.kind === "map" ? [...written.fields.keys()] : [];
			const entries = new Set(names.map((each) => entryNameOf(each) ?? each));
			const partial = { kind: "facts", name, entries } as const;
			// Its declaration is not sound, which has been reported.
			if (!collection) return { valid: undefined, partial, problems: [] };
			const judged = validateValue({ source, schema: fileSchemaOf(collection), at, where });
			const found = fileOf(judged, (value) => ({
				kind: "facts",
				name,
				sound: { source, value: value as FactsFile<string> },
			}));
			return found.valid ? found : { ...found, partial };
		}
		case "kind": {
			const { name } = file;
			const { value, problems } = validateDeclaration(source, name);
			return { valid: value && { kind: "declaration", name, sound: { source, value } }, problems };
		}
		case "words": {
			const where = { kind: "words", name: "" } as const;
			const schema = wordsSchema();
			// A schema puts the keys into an order of its own; the editors' is kept.
			return fileOf(validateValue({ source, schema, at, where }), () => ({
				kind: "words",
				sound: { source, value: readValue(source.written, schema) as WrittenWords },
			}));
		}
		case "language-words": {
			const { language } = file;
			const where = { kind: "words", name: "" } as const;
			return fileOf(validateValue({ source, schema: languageWordsSchema(), at, where }), (value) => ({
				kind: "language-words",
				language,
				sound: { source, value: saidIn(value) },
			}));
		}
		case "page": {
			const { page, known, partial, problems } = validatePage(source);
			if (!page) {
				const rest = partial && { path: file.path, source, value: partial, outline: outlineOf(partial.sections) };
				const left = rest && ({ kind: "page", page: rest } as const);
				return { valid: undefined, known: known && left, partial: left, problems };
			}
			// There may be thousands of pages, and what was read is several times as large as what was written.
			source.release();
			const outline = outlineOf(page.sections);
			return { valid: { kind: "page", page: { path: file.path, source, value: page, outline } }, problems };
		}
		case "translation": {
			const { language, name } = file;
			const where = { kind: "group", name } as const;
			return fileOf(validateValue({ source, schema: translationSchema(file), at, where }), (value) => ({
				kind: "translation",
				language,
				name,
				sound: { source, value: value.map((each) => pairOf(each, file)) },
			}));
		}
		case "image":
		case "download":
		case "word-list":
			return { valid: undefined, problems: [] };
	}
}

/** What came of a file of which a value is `made`. */
function fileOf<T>({ value, known, problems }: Validation<T>, made: (value: T) => ValidFile): FileValidation {
	return { valid: value && made(value), known: known && made(known), problems };
}

/** What settings that are not sound say of the business, without the fields that are wrong. */
function soundBusiness({ written }: SourceFile): SiteFile["business"] {
	const schema = siteSchema.shape.business.unwrap();
	const block = written.kind === "map" ? written.fields.get("business")?.value : undefined;
	const said = (block?.kind === "map" ? readValue(block, schema) : {}) as Record<string, unknown>;
	const sound = Object.entries(schema.shape).filter(([name, field]) => field.safeParse(said[name]).success);
	return Object.fromEntries(sound.map(([name]) => [name, said[name]]));
}

/** Without the words that still have to be written. */
function saidIn(words: Readonly<Record<string, string | null | undefined>>): WrittenWords {
	const said = Object.entries(words).filter(([, word]) => word);
	return Object.fromEntries(said) as WrittenWords;
}

/** Where a page was pasted into a file that is none: its sections give it away. */
function pastedPage({ written }: SourceFile): Path | undefined {
	if (written.kind !== "map") return undefined;
	const entries = [...written.fields].map(([name, { value }]) => ({ path: [name], node: value }));
	return [{ path: [], node: written }, ...entries].find(
		({ node }) => node.kind === "map" && node.fields.get("sections")?.value.kind === "list",
	)?.path;
}

/** A file holds nothing but the fields of a page. */
function isWholePage({ written }: SourceFile): boolean {
	return (
		written.kind === "map" && [...written.fields.keys()].every((name) => Object.hasOwn(pageHeadSchema.shape, name))
	);
}
