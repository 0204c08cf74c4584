import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileSchemaOf } from "#core/facts/define.ts";
import { type FactsName, factsDefinitions } from "#core/facts/index.ts";
import { type Language, languages } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { type SiteFile, siteSchema } from "#core/settings.ts";
import { pairOf, type TranslationPair, translationSchema } from "#core/translation.ts";
import { type Words, wordsSchema } from "#core/words.ts";
import { glancedPage, once } from "./glance.ts";
import { ImageFolder } from "./images.ts";
import { type Drafts, noDrafts } from "./read/drafts.ts";
import { type ContentFile, listContent } from "./read/files.ts";
import { cutByHash } from "./read/remarks.ts";
import { parseSource, type SourceFile } from "./read/source.ts";
import { decodeText, readText } from "./read/text.ts";
import { readYaml } from "./read/yaml.ts";
import { readWordList, type WordList } from "./spelling/word-list.ts";
import { timed } from "./stages.ts";
import { outlineOf, type PageSurvey, type SectionOutline } from "./survey/survey.ts";
import { judge } from "./validate/issues.ts";
import { validatePage, type WrittenPage } from "./validate/page.ts";

/** A file whose content is sound by itself. */
interface Sound<T> {
	readonly source: SourceFile;
	readonly value: T;
}

export interface SitePage extends Sound<WrittenPage> {
	/** Without a language: `/contact`. */
	readonly path: string;
	/** Its sections as seen from outside. */
	readonly outline: readonly SectionOutline[];
	/** What is known of a page that did not change; its sections are read when they are asked for. */
	readonly survey?: PageSurvey;
}

/** A page that did not change since nothing was wrong in it. */
export type RememberedPage = SitePage & { readonly survey: PageSurvey };

export function isRemembered(page: SitePage): page is RememberedPage {
	return page.survey !== undefined;
}

/** What an earlier run knew of a content folder. */
export interface Memory {
	/** The survey of a page with this text; without a text, whatever it is now. */
	survey(file: string, text?: string): PageSurvey | undefined;
	/** What the texts of the surveyed pages were searched for. */
	readonly searchedFor: ReadonlySet<string>;
}

/** What editors wrote, typed. Whatever is missing in it has been reported as a problem. */
export interface Site {
	readonly settings: Sound<SiteFile> | undefined;
	readonly facts: ReadonlyMap<FactsName, Sound<unknown>>;
	readonly words: ReadonlyMap<Language, Sound<Partial<Words>>>;
	readonly pages: ReadonlyMap<string, SitePage>;
	/** Every address that a file claims, whether its content is sound or not. */
	readonly addresses: ReadonlyMap<string, string>;
	readonly images: ImageFolder;
	/** Translation files by language, and then by the file that they translate: `pages/contact.yaml`. */
	readonly translations: ReadonlyMap<Language, ReadonlyMap<string, Sound<readonly TranslationPair[]>>>;
	/** Words that the editors allow besides those of the dictionary. */
	readonly wordList: WordList | undefined;
	/** Texts of all files that could be read, for code frames. */
	readonly texts: ReadonlyMap<string, string>;
	/** What the texts of remembered pages were searched for when nothing was found. */
	readonly searchedFor?: ReadonlySet<string>;
}

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
interface Reading {
	readonly text: string | undefined;
	readonly verdict: Verdict | undefined;
	readonly problems: readonly AnyProblem[];
	/** Of a file that was only glanced at: what comes of it when it is judged as a whole. */
	readonly whole?: () => Reading;
}

export interface ReaderOptions {
	/** Has read another version of the same site: a file that is the same in both is not judged twice. */
	readonly other?: SiteReader | undefined;
	/** What an earlier run knew. */
	readonly memory?: Memory | undefined;
	/**
	 * Which files are read, by their paths from the project; all without this. Of the others is known what the memory
	 * says, and nothing else.
	 */
	readonly only?: ((file: string) => boolean) | undefined;
	/**
	 * For somebody who shows the site while it is written: pages and translations are judged when they are asked for, and
	 * a file that is no longer sound counts as what it said when it last was.
	 */
	readonly glance?: boolean;
}

/** Reads a content folder, again and again: files that did not change are not judged anew. */
export class SiteReader {
	#readings = new Map<string, Reading>();
	#files: readonly ContentFile[] = [];
	readonly #folder: string;
	readonly #memory: Memory | undefined;
	readonly #only: ReaderOptions["only"];
	readonly #glance: boolean;
	#misplaced: readonly AnyProblem[] = [];
	#images = new ImageFolder([]);

	/** `folder` is the path of the content folder. */
	constructor(folder: string, { other, memory, only, glance = false }: ReaderOptions = {}) {
		this.#folder = folder;
		this.#memory = memory;
		this.#only = only;
		this.#glance = glance;
		if (other) this.#readings = new Map(other.#readings);
	}

	/** Reads everything and judges each file by itself; with `drafts`, as if they had been written. */
	read(drafts: Drafts = noDrafts): { site: Site; problems: AnyProblem[] } {
		this.#list(drafts);
		return this.#readAll(drafts, undefined);
	}

	/**
	 * Reads what changed since the last reading, and nothing else. `changed` are the files and folders that were written,
	 * came or went, by their paths from the project: `content/pages/contact.yaml`.
	 */
	readChanges(changed: ReadonlySet<string>): { site: Site; problems: AnyProblem[] } {
		if (this.#listHolds(changed)) {
			const pictures = this.#files.some(({ role, file }) => role === "image" && changed.has(file));
			if (pictures) this.#images = new ImageFolder(this.#files);
		} else this.#list(noDrafts);
		try {
			return this.#readAll(noDrafts, changed);
		} catch (error) {
			// A file went away, and nobody has said so yet.
			if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
			this.#list(noDrafts);
			return this.#readAll(noDrafts, changed);
		}
	}

	/** Whether no file came or went. */
	#listHolds(changed: ReadonlySet<string>): boolean {
		const listed = new Set(this.#files.map(({ file }) => file));
		return [...changed].every((name) => {
			const there = existsSync(join(dirname(this.#folder), name));
			// What came and went again, as when an editor saves, unless it was a folder.
			if (!there && !listed.has(name)) return !this.#files.some(({ file }) => file.startsWith(`${name}/`));
			return there === listed.has(name);
		});
	}

	/** The text of a file of the last reading, and what is wrong with it by itself. */
	judged(file: string): Pick<Reading, "text" | "problems"> | undefined {
		const reading = this.#readings.get(file);
		return reading?.whole?.() ?? reading;
	}

	#list({ names }: Drafts): void {
		const { files, problems } = listContent(this.#folder, names);
		this.#files = files;
		this.#misplaced = [...problems, ...missingFiles(this.#files)];
		this.#images = new ImageFolder(this.#files);
	}

	/** Reads every file of the list, or of those that were read before only the `changed` ones. */
	#readAll(drafts: Drafts, changed: ReadonlySet<string> | undefined): { site: Site; problems: AnyProblem[] } {
		const next = new Map<string, Reading>();
		for (const file of this.#files) {
			if (file.role === "image") continue;
			const known = changed?.has(file.file) ? undefined : changed && this.#readings.get(file.file);
			const unread = this.#only?.(file.file) === false;
			const reading = known ?? (unread ? this.#trust(file) : this.#readFile(file, drafts));
			if (reading) next.set(file.file, reading);
		}
		this.#readings = next;
		const problems = [...this.#misplaced];
		for (const reading of next.values()) problems.push(...reading.problems);
		return { site: this.#assemble(this.#files, problems), problems };
	}

	/** What would be wrong with a file of the last reading by itself, if it had this text. */
	examine(file: string, text: string): readonly AnyProblem[] {
		const listed = this.#files.find((each) => each.file === file);
		return listed ? judgeText(listed, text).problems : [];
	}

	#readFile(file: ContentFile, { texts }: Drafts): Reading {
		const known = this.#readings.get(file.file);
		const glanced = this.#glance && !known ? timed("read", () => glanceAt(file)) : undefined;
		if (glanced) return glanced;
		const draft = texts.get(file.file);
		const { text, problems } =
			draft === undefined ? timed("read", () => readText(file)) : { text: draft, problems: [] };
		if (known && text !== undefined && known.text === text) return known;
		const reading = text === undefined ? { text, verdict: undefined, problems } : this.#judge(file, text);
		const last = known?.whole?.() ?? known;
		return this.#glance && !reading.verdict ? { ...reading, verdict: last?.verdict } : reading;
	}

	#judge(file: ContentFile, text: string): Reading {
		return this.#recall(file, text) ?? timed("validate", () => judgeText(file, text));
	}

	#recall(file: ContentFile, text: string): Reading | undefined {
		const survey = file.role === "page" ? this.#memory?.survey(file.file, text) : undefined;
		if (!survey || file.role !== "page") return undefined;
		return { text, verdict: { kind: "page", page: rememberedPage(file, text, survey) }, problems: [] };
	}

	/** A page as it was when it was read before. */
	#trust(file: ContentFile): Reading | undefined {
		const survey = file.role === "page" ? this.#memory?.survey(file.file) : undefined;
		if (!survey || file.role !== "page") return undefined;
		return { text: undefined, verdict: { kind: "page", page: unreadPage(file, survey) }, problems: [] };
	}

	#assemble(files: readonly ContentFile[], problems: AnyProblem[]): Site {
		const facts = new Map<FactsName, Sound<unknown>>();
		const words = new Map<Language, Sound<Partial<Words>>>();
		const pages = new Map<string, SitePage>();
		const addresses = new Map<string, string>();
		const translations = new Map<Language, Map<string, Sound<readonly TranslationPair[]>>>();
		const texts = new Map<string, string>();
		let settings: Sound<SiteFile> | undefined;
		let wordList: WordList | undefined;
		for (const file of files) {
			if (file.role !== "page") continue;
			const other = addresses.get(file.path);
			if (other) {
				const place = { file: file.file, line: 1, column: 1 };
				problems.push(problem("duplicate-address", place, { address: file.path, other }));
			} else addresses.set(file.path, file.file);
		}
		for (const [file, { text, verdict }] of this.#readings) {
			if (text !== undefined) texts.set(file, text);
			if (verdict?.kind === "site") settings = verdict.sound;
			if (verdict?.kind === "facts") facts.set(verdict.name, verdict.sound);
			if (verdict?.kind === "words") words.set(verdict.language, verdict.sound);
			if (verdict?.kind === "word-list") wordList = verdict.list;
			if (verdict?.kind === "page") pages.set(verdict.page.path, verdict.page);
			if (verdict?.kind === "translation") {
				const { language, name, sound } = verdict;
				translations.set(language, (translations.get(language) ?? new Map()).set(name, sound));
			}
		}
		return {
			settings,
			facts,
			words,
			pages,
			addresses,
			texts,
			translations,
			wordList,
			images: this.#images,
			...(this.#memory && { searchedFor: this.#memory.searchedFor }),
		};
	}
}

/** Pages and translations are judged when somebody asks what they say; gives undefined for other files. */
function glanceAt(file: ContentFile): Reading | undefined {
	if (file.role === "translation") {
		const whole = once((): Reading => {
			const { text, problems } = readText(file);
			return text === undefined ? { text, verdict: undefined, problems } : judgeText(file, text);
		});
		return { text: undefined, verdict: glancedTranslation(file, whole), problems: [], whole };
	}
	if (file.role !== "page") return undefined;
	const bytes = readFileSync(file.absolute);
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

function judgeText(file: ContentFile, text: string): Reading {
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

/** A page whose sections are read from its text when somebody asks for them. */
function rememberedPage({ file, path }: ContentFile & { path: string }, text: string, survey: PageSurvey): SitePage {
	const source = parseSource(file, text);
	let sections: WrittenPage["sections"] | undefined;
	const value: WrittenPage = {
		...survey.head,
		get sections() {
			sections ??= timed("validate", () => validatePage(source).page?.sections);
			if (!sections) throw new Error(`${file} was sound when it was read before, and has not changed.`);
			return sections;
		},
	};
	return { path, source, value, outline: survey.outline, survey };
}

/** A page whose file is read when somebody asks for its sections: most others want to know no more than its survey. */
function unreadPage(file: ContentFile & { path: string }, survey: PageSurvey): SitePage {
	let read: SitePage | undefined;
	const value: WrittenPage = {
		...survey.head,
		get sections() {
			read ??= rememberedPage(file, readText(file).text ?? "", survey);
			return read.value.sections;
		},
	};
	return { path: file.path, source: parseSource(file.file, ""), value, outline: survey.outline, survey };
}

function missingFiles(files: readonly ContentFile[]): AnyProblem[] {
	const needed = [
		"content/site.yaml",
		"content/words/nl.yaml",
		...Object.keys(factsDefinitions).map((name) => `content/facts/${name}.yaml`),
	];
	const present = new Set(files.map(({ file }) => file));
	return needed
		.filter((file) => !present.has(file))
		.map((name) => problem("missing-file", { file: name, line: 1, column: 1 }, { name }));
}
