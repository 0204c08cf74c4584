import { readFileSync } from "node:fs";
import { fileSchemaOf } from "#core/facts/define.ts";
import { type FactsName, factsDefinitions } from "#core/facts/index.ts";
import { type Language, languages } from "#core/languages.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { once } from "#core/remembered.ts";
import { type SiteFile, siteSchema } from "#core/settings.ts";
import { pairOf, type TranslationPair, translationSchema } from "#core/translation.ts";
import { type Words, wordsSchema } from "#core/words.ts";
import { glancedPage } from "./glance.ts";
import type { ContentFile } from "./read/files.ts";
import { cutByHash } from "./read/remarks.ts";
import { parseSource, type SourceFile, sourceOf } from "./read/source.ts";
import { decodeText, readText } from "./read/text.ts";
import { unprintableIn } from "./read/unprintable.ts";
import { readYaml } from "./read/yaml.ts";
import type { SitePage, Sound } from "./site.ts";
import { readWordList, type WordList } from "./spelling/word-list.ts";
import { timed } from "./stages.ts";
import { outlineOf, type PageSurvey } from "./survey/survey.ts";
import { judge } from "./validate/issues.ts";
import { validatePage, type WrittenPage } from "./validate/page.ts";

/** What a file says that is sound by itself. */
type Verdict =
	| { readonly kind: "site"; readonly sound: Sound<SiteFile> }
	| { readonly kind: "facts"; readonly name: FactsName; readonly sound: Sound<unknown> }
	| { readonly kind: "words"; readonly language: Language; readonly sound: Sound<Partial<Words>> }
	| { readonly kind: "page"; readonly page: SitePage }
	| { readonly kind: "word-list"; readonly list: WordList }
	| {
			readonly kind: "translation";
			readonly language: Language;
			readonly name: string;
			readonly sound: Sound<readonly TranslationPair[]>;
	  };

/** What came of one file; kept between readings as long as the file does not change. */
export interface Reading {
	/** Undefined when it could not be read; read when it is asked for when nobody has done so yet. */
	readonly text: string | (() => string) | undefined;
	readonly verdict: Verdict | undefined;
	readonly problems: readonly AnyProblem[];
	/** Of a file that was only glanced at: what comes of it when it is judged as a whole. */
	readonly whole?: () => Reading;
}

/**
 * Pages and translations are judged when somebody asks what they say; gives undefined for other files. `ahead` is what
 * the file holds, if that has been read.
 */
export function glanceAt(file: ContentFile, ahead: Buffer | undefined): Reading | undefined {
	if (file.role === "translation") {
		const whole = once((): Reading => {
			const { text, problems } = readText(file);
			return text === undefined ? { text, verdict: undefined, problems } : judgeText(file, text);
		});
		return { text: undefined, verdict: glancedTranslation(file, whole), problems: [], whole };
	}
	if (file.role !== "page") return undefined;
	const bytes = ahead ?? readFileSync(file.absolute);
	const whole = once((): Reading => {
		const { text, problems } = decodeText(file.file, bytes);
		return text === undefined ? { text, verdict: undefined, problems } : judgeText(file, text);
	});
	const judged = () => {
		const { verdict } = whole();
		return verdict?.kind === "page" ? verdict.page.value : undefined;
	};
	const page = glancedPage({ file: file.file, path: file.path, bytes, judged });
	return { text: undefined, verdict: { kind: "page", page }, problems: [], whole };
}

/** A translation that is read when somebody looks into it; one that is not sound translates nothing. */
function glancedTranslation(file: ContentFile & { role: "translation" }, whole: () => Reading): Verdict {
	const sound = () => {
		const { verdict } = whole();
		return verdict?.kind === "translation" ? verdict.sound : { source: parseSource(file.file, ""), value: [] };
	};
	const { language, name } = file;
	return {
		kind: "translation",
		language,
		name,
		sound: {
			get source() {
				return sound().source;
			},
			get value() {
				return sound().value;
			},
		},
	};
}

/** Judges a text as that of a file. */
export function judgeText(file: ContentFile, text: string): Reading {
	const unprintable = unprintableIn(file.file, text);
	if (unprintable.length > 0) return { text, verdict: undefined, problems: unprintable };
	if (file.role === "word-list") {
		return { text, verdict: { kind: "word-list", list: readWordList(file.file, text) }, problems: [] };
	}
	const yaml = readYaml(file.file, text);
	if (!yaml.source || yaml.problems.length > 0) return { text, verdict: undefined, problems: yaml.problems };
	const { verdict, problems } = judgeFile(file, yaml.source);
	return { text, verdict, problems: [...cutByHash(yaml.source), ...problems] };
}

function judgeFile(file: ContentFile, source: SourceFile): Omit<Reading, "text"> {
	const at = [] as const;
	switch (file.role) {
		case "site": {
			const where = { kind: "site", name: "" } as const;
			const { value, problems } = judge({ source, schema: siteSchema, at, where });
			return { verdict: value && { kind: "site", sound: { source, value } }, problems };
		}
		case "facts": {
			const name = file.name as FactsName;
			const where = { kind: "facts", name } as const;
			const schema = fileSchemaOf(factsDefinitions[name]);
			const { value, problems } = judge({ source, schema, at, where });
			const sound = value === undefined ? undefined : { source, value };
			return { verdict: sound && { kind: "facts", name, sound }, problems };
		}
		case "words": {
			const language = languages.find((code) => code === file.language);
			if (!language) return { verdict: undefined, problems: [] };
			const where = { kind: "words", name: "" } as const;
			const { value, problems } = judge({ source, schema: wordsSchema(language), at, where });
			const sound = value && { source, value: value as Partial<Words> };
			return { verdict: sound && { kind: "words", language, sound }, problems };
		}
		case "page": {
			const { page, problems } = validatePage(source);
			if (!page) return { verdict: undefined, problems };
			// There may be thousands of pages, and what was read is several times as large as what was written.
			source.release();
			const outline = outlineOf(page.sections);
			return { verdict: { kind: "page", page: { path: file.path, source, value: page, outline } }, problems };
		}
		case "translation": {
			const { language, name } = file;
			const where = { kind: "group", name } as const;
			const { value, problems } = judge({ source, schema: translationSchema(language), at, where });
			if (!value) return { verdict: undefined, problems };
			const pairs = value.map((each) => pairOf(each, language));
			return { verdict: { kind: "translation", language, name, sound: { source, value: pairs } }, problems };
		}
		case "image":
		case "word-list":
			return { verdict: undefined, problems: [] };
	}
}

/** What is known of a page that did not change. */
export interface KnownPage {
	readonly survey: PageSurvey;
	/** That of its text. */
	readonly fingerprint: string;
	/** What the file system said of its file. */
	readonly stamp?: string | undefined;
}

/** A page whose sections are read when somebody asks for them, and so is its text when nobody has done so yet. */
export function rememberedPage(
	file: ContentFile & { path: string },
	{ survey, fingerprint, stamp }: KnownPage,
	text?: string,
): Reading {
	const read = once(() => text ?? readText(file).text ?? "");
	const source = sourceOf(file.file, read, { fingerprint });
	const sections = once(() => {
		const found = timed("validate", () => validatePage(source).page?.sections);
		if (!found) throw new Error(`${file.file} was sound when it was read before, and has not changed.`);
		return found;
	});
	const value: WrittenPage = {
		...survey.head,
		get sections() {
			return sections();
		},
	};
	const page: SitePage = { path: file.path, source, value, outline: survey.outline, survey, stamp };
	return { text: text ?? read, verdict: { kind: "page", page }, problems: [] };
}
