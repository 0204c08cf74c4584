import type { Collections } from "#core/facts/collections.ts";
import { FileGone, type Files } from "#core/files.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { once, remembered } from "#core/remembered.ts";
import { codedCollections } from "../read/coded-collections.ts";
import { cutByHash, oddNames, swallowedItems } from "../read/comments.ts";
import type { ContentFile } from "../read/files.ts";
import { mergeConflicts } from "../read/foreign.ts";
import { parseSource, type SourceFile, sourceOf } from "../read/source.ts";
import { timed } from "../read/stages.ts";
import { decodeText, readText } from "../read/text.ts";
import { hiddenIn, unprintableIn } from "../read/unprintable.ts";
import { readWordList } from "../read/word-list.ts";
import { readYaml } from "../read/yaml.ts";
import { isFieldName } from "../site/field-names.ts";
import type { KnownPage, SitePage } from "../site/site.ts";
import type { PageSurvey } from "../site/survey.ts";
import type { WrittenPage } from "../site/written-page.ts";
import { type PartialFile, type ValidFile, validateFile } from "../validate/file.ts";
import { validatePage } from "../validate/page.ts";
import { lazyPage } from "./lazy-page.ts";

/** What came of one file; kept between results as long as the file does not change. */
export interface FileResult {
	/** Undefined when it could not be read; read when it is asked for when nobody has done so yet. */
	readonly text: string | (() => string) | undefined;
	readonly valid: ValidFile | undefined;
	/** What it says besides what nobody knows here, where nothing else is wrong. */
	readonly known?: ValidFile | undefined;
	readonly partial?: PartialFile | undefined;
	readonly problems: readonly AnyProblem[];
	/** Of a file that is read lazily: what comes of it when it is judged as a whole. */
	readonly whole?: () => FileResult;
}

/** Pages and translations are judged when somebody asks what they say; gives undefined for other files. */
export function lazyResult(file: ContentFile, files: Files, validate: typeof validateText): FileResult | undefined {
	if (file.role === "translation") {
		const whole = once((): FileResult => {
			const { text, problems } = textIfThere(files, file);
			return text === undefined ? { text, valid: undefined, problems } : validate(file, text, codedCollections);
		});
		return { text: undefined, valid: lazyTranslation(file, whole), problems: [], whole };
	}
	const bytes = file.role === "page" ? files.bytes(file.file) : undefined;
	if (file.role !== "page" || !bytes) return undefined;
	const whole = once((): FileResult => {
		const { text, problems } = decodeText(file.file, bytes);
		return text === undefined ? { text, valid: undefined, problems } : validate(file, text, codedCollections);
	});
	const judged = () => {
		const { valid } = whole();
		return valid?.kind === "page" ? valid.page.value : undefined;
	};
	const page = lazyPage({ file: file.file, path: file.path, bytes, judged });
	return { text: undefined, valid: { kind: "page", page }, problems: [], whole };
}

/** Somebody may have taken a file away since it was listed, who is heard of soon; until then it says nothing. */
function textIfThere(files: Files, { file }: ContentFile): ReturnType<typeof readText> {
	try {
		return readText(files, file);
	} catch (error) {
		if (!(error instanceof FileGone)) throw error;
		return { problems: [] };
	}
}

/** A translation in which nothing was wrong when it said the same; it is judged when somebody looks into it. */
export function soundTranslation(file: ContentFile & { role: "translation" }, text: string): FileResult {
	return {
		text,
		valid: lazyTranslation(
			file,
			once(() => validateText(file, text, codedCollections)),
			text,
		),
		problems: [],
	};
}

/** A translation that is read when somebody looks into it; one that is not sound translates nothing. */
function lazyTranslation(
	file: ContentFile & { role: "translation" },
	whole: () => FileResult,
	text?: string,
): ValidFile {
	const sound = () => {
		const { valid } = whole();
		return valid?.kind === "translation" ? valid.sound : { source: parseSource(file.file, ""), value: [] };
	};
	const { language, name } = file;
	const source = text === undefined ? undefined : parseSource(file.file, text);
	return {
		kind: "translation",
		language,
		name,
		sound: {
			get source() {
				return source ?? sound().source;
			},
			get value() {
				return sound().value;
			},
		},
	};
}

/** Judges a text; what nobody knows here hides nothing of the rest, where nothing else is wrong. */
export function validateKnown(file: ContentFile, text: string, collections: Collections): FileResult {
	const result = validateText(file, text, collections);
	return result.known ? { ...result, valid: result.known } : result;
}

/** Judges a text as that of a file; facts by what is declared of the collections of their site. */
export function validateText(file: ContentFile, text: string, collections: Collections): FileResult {
	const foreign = [...mergeConflicts(file.file, text), ...unprintableIn(file.file, text)];
	if (foreign.length > 0) return { text, valid: undefined, problems: foreign };
	if (file.role === "word-list") {
		return { text, valid: { kind: "word-list", list: readWordList(file.file, text) }, problems: [] };
	}
	const yaml = readYaml(file.file, text, isFieldName);
	if (!yaml.source || yaml.problems.length > 0) return { text, valid: undefined, problems: yaml.problems };
	const misread = [...oddNames(yaml.source), ...swallowedItems(yaml.source)];
	if (misread.length > 0) return { text, valid: undefined, problems: misread };
	const { valid, known, partial, problems } = validateFile(file, yaml.source, collections);
	const hidden = hiddenIn(file.file, text);
	const hides = new Set(hidden.map(({ place }) => place.line));
	// A name in which nobody sees a sign is known as soon as that has gone.
	const others = problems.filter(({ code, place }) => code !== "unknown-field" || !hides.has(place.line));
	return { text, valid, known, partial, problems: [...hidden, ...cutByHash(yaml.source), ...others] };
}

/** A page whose sections are read when somebody asks for them, and so is its text when nobody has done so yet. */
export function knownPage(
	file: ContentFile & { path: string },
	{ survey, fingerprint, stamp }: KnownPage,
	files: Files,
	text?: string,
): FileResult {
	const read = once(() => text ?? readText(files, file.file).text ?? "");
	const source = sourceOf(file.file, read, { fingerprint });
	const page = new KnownSitePage(file.path, source, survey, stamp);
	return { text: text ?? read, valid: { kind: "page", page }, problems: [] };
}

/** There may be thousands of them, and an accessor of its own costs each more than all the rest: they share theirs. */
class KnownSitePage implements SitePage {
	readonly path: string;
	readonly source: SourceFile;
	readonly value: WrittenPage;
	readonly survey: PageSurvey;
	readonly stamp: string | undefined;

	constructor(path: string, source: SourceFile, survey: PageSurvey, stamp: string | undefined) {
		this.path = path;
		this.source = source;
		this.value = Object.assign(Object.create(sectionsAsked), survey.head, { source });
		this.survey = survey;
		this.stamp = stamp;
	}

	get outline() {
		return this.survey.outline;
	}
}

const sectionsAsked = {
	get sections(): WrittenPage["sections"] {
		const { source } = this as unknown as { readonly source: SourceFile };
		return remembered(sectionsRead, source, () => readSections(source));
	},
};

const sectionsRead = new WeakMap<SourceFile, WrittenPage["sections"]>();

function readSections(source: SourceFile): WrittenPage["sections"] {
	const found = timed("validate", () => validatePage(source).page?.sections);
	if (!found) throw new Error(`${source.file} was sound when it was read before, and has not changed.`);
	return found;
}
