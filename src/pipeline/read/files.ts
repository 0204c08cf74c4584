import type { Files } from "#core/files.ts";
import { defaultSource, type Language, languages, type SourceLanguage, sourceLanguages } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { fileEnding } from "../text/file-ending.ts";
import { nameOf } from "./content-name.ts";
import { expectedNames, meantName } from "./meant-name.ts";
import { isPortable } from "./portable.ts";
import { type FileRole, roleOf, textExtensions, undeclared } from "./roles.ts";
import { languagesIn, sourceLanguageIn } from "./source-language.ts";
import { readText, unreadable } from "./text.ts";

export type ContentFile = FileRole & {
	/** From the project folder, with forward slashes: `content/pages/contact.yaml`. */
	readonly file: string;
};

/** Most systems allow a name 255 bytes; what is made from a file adds at most 18, such as `-1920.0123abcd.avif`. */
const longestName = 200;

const encoder = new TextEncoder();

/**
 * Lists the content, and says what is wrong with the names of its files.
 * `misnamed` are files of which it shows what they are for, and that are not read until they have their right name.
 */
export function listContent(all: Files): {
	files: ContentFile[];
	misnamed: ContentFile[];
	/** The names below `content/` of what these were meant as. */
	meant: ReadonlySet<string>;
	problems: AnyProblem[];
	source: SourceLanguage;
} {
	const files: ContentFile[] = [];
	const misnamed: ContentFile[] = [];
	const problems: AnyProblem[] = [];
	const meant = new Set<string>();
	const unknown: string[] = [];
	const found = [...all.list()].filter(({ name, fault }) => {
		if (fault === "unreadable-folder") problems.push(unreadable("unreadable-folder", name));
		return fault !== "unreadable-folder";
	});
	const names = found.map(({ name }) => name.slice("content/".length));
	const source = sourceLanguageOf(names, all);
	const claim = (name: string | undefined, file: string) => {
		const role = name === undefined ? "ignored" : roleOf(name, source);
		if (name === undefined || role === "ignored" || !("role" in role)) return false;
		meant.add(nameOf({ file: name }));
		misnamed.push({ ...role, file });
		return true;
	};
	for (const { name: file, fault } of found) {
		const name = file.slice("content/".length);
		const place = { file, line: 1, column: 1 };
		if (fault) {
			problems.push(problem("link-out-of-folder", place, { name }));
			continue;
		}
		const role = roleOf(name, source);
		if (role === "ignored") continue;
		const right = "role" in role ? name : role.right;
		if (right !== undefined && !isPortable(name)) problems.push(problem("unportable-file-name", place, { name }));
		else if (right !== undefined && name.split("/").some((step) => encoder.encode(step).length > longestName)) {
			problems.push(problem("file-name-too-long", place, { name }));
		} else if ("role" in role) files.push({ ...role, file });
		else {
			problems.push(role.problem(file));
			if (!claim(right, file)) unknown.push(file);
		}
	}
	const declared = new Set([...files, ...misnamed].flatMap((file) => (file.role === "kind" ? [file.name] : [])));
	const known = files.filter((file) => {
		const fault = file.role === "facts" ? undeclared(file.name, file.file, declared) : undefined;
		if (fault) {
			problems.push(fault);
			unknown.push(file.file);
		}
		return !fault;
	});
	const wrong = unknown.map((file) => file.slice("content/".length));
	const expected = unknown.length === 0 ? new Set<string>() : expectedNames(names, wrong, source);
	for (const file of unknown) claim(meantName(file.slice("content/".length), expected), file);
	return { files: known, misnamed, meant, problems, source };
}

/** The source language of files, of which `names` are the names below `content`. */
function sourceLanguageOf(names: readonly string[], files: Files): SourceLanguage {
	const site = names.find((name) => name === "site.yaml" || name === "site.json");
	const settings = (site && readText(files, `content/${site}`).text) ?? "";
	const named = sourceLanguageIn(settings);
	// What is translated into a language was written in another one.
	const translated = new Set(names.map((name) => /^translations\/(\w+)/.exec(name)?.[1]));
	if (named && translated.has(named)) {
		const all = languagesIn(settings);
		const [written, ...others] = sourceLanguages.filter((each) => all.includes(each) && !translated.has(each));
		if (written && others.length === 0) return written;
	}
	return named ?? sourceLanguages.find((each) => !translated.has(each)) ?? defaultSource;
}

/** The source language of files that nobody has listed; nothing else is read of them. */
export function sourceLanguageAt(files: Files): SourceLanguage {
	const telling = ["site.json", "site.yaml", ...languages.map((language) => `translations/${language}`)];
	return sourceLanguageOf(
		telling.filter((name) => files.has(`content/${name}`)),
		files,
	);
}

/** The file of the settings, by its name in such files; undefined when there is none. */
export function settingsFileAt(files: Files): string | undefined {
	return ["content/site.json", "content/site.yaml"].find((name) => files.has(name));
}

/** The languages that the settings of such files name, with the source language, whatever they say. */
export function languagesAt(files: Files): readonly Language[] {
	const site = settingsFileAt(files);
	const named = new Set(languagesIn((site && readText(files, site).text) ?? ""));
	return [sourceLanguageAt(files), ...languages.filter((each) => named.has(each))];
}

/**
 * The file of the content that a name would be of; undefined for a name that no content has.
 * `source` is the source language.
 */
export function contentFile(file: string, source: Language): ContentFile | undefined {
	const name = file.replace(/^content\//, "");
	const role = roleOf(name, source);
	if (role === "ignored" || !("role" in role) || name === file || !isPortable(name)) return undefined;
	return { ...role, file };
}

/** Whether a file, or a folder that it is in, has a dot in front of its name: such are no content. */
export function isHidden(file: string): boolean {
	return /(?:^|\/)\./.test(file);
}

/** Whether a file holds what people write, and not a picture or another file that is published as it is. */
export function isText(file: string): boolean {
	return textExtensions.has(fileEnding(file));
}
