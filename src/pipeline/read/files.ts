import { existsSync, realpathSync } from "node:fs";
import { extname, join } from "node:path";
import { type Language, type SourceLanguage, sourceLanguages, usualSource } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { isBelow } from "./below.ts";
import { readFolder, unreadable } from "./bytes.ts";
import { nameOf } from "./content-name.ts";
import { type Drafts, noDrafts } from "./drafts.ts";
import { expectedNames, meantName } from "./meant-name.ts";
import { isPortable } from "./portable.ts";
import { type FileRole, roleOf, textExtensions, undeclared } from "./roles.ts";
import { languagesIn, sourceLanguageIn } from "./source-language.ts";
import { readText } from "./text.ts";

export type ContentFile = FileRole & {
	/** From the project folder, with forward slashes: `content/pages/contact.yaml`. */
	readonly file: string;
	readonly absolute: string;
};

/** Most systems allow a name 255 bytes; what is made from a file adds at most 18, such as `-1920.0123abcd.avif`. */
const longestName = 200;

/**
 * Lists the content folder, with `drafts` as it will be then, and says what is wrong with the names of its files.
 * `misnamed` are files of which it shows what they are for, and that are not read until they have their right name.
 */
export function listContent(
	folder: string,
	drafts: Drafts = noDrafts,
): {
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
	const unknown: Pick<ContentFile, "file" | "absolute">[] = [];
	const root = realpathSync(folder);
	const found = [...withDrafts(folder, walk(folder, "", problems), drafts)];
	const source = sourceLanguageOf(found, drafts);
	const claim = (name: string | undefined, file: Pick<ContentFile, "file" | "absolute">) => {
		const role = name === undefined ? "ignored" : roleOf(name, source);
		if (name === undefined || role === "ignored" || !("role" in role)) return false;
		meant.add(nameOf({ file: name }));
		misnamed.push({ ...role, ...file });
		return true;
	};
	for (const { path: name, absolute, linked } of found) {
		const file = `content/${name}`;
		const place = { file, line: 1, column: 1 };
		if (linked && leavesFolder(absolute, root)) {
			problems.push(problem("link-out-of-folder", place, { name }));
			continue;
		}
		const role = roleOf(name, source);
		if (role === "ignored") continue;
		const right = "role" in role ? name : role.right;
		if (right !== undefined && !isPortable(name)) problems.push(problem("unportable-file-name", place, { name }));
		else if (right !== undefined && name.split("/").some((step) => Buffer.byteLength(step) > longestName)) {
			problems.push(problem("file-name-too-long", place, { name }));
		} else if ("role" in role) files.push({ ...role, file, absolute });
		else {
			problems.push(role.problem(file));
			if (!claim(right, { file, absolute })) unknown.push({ file, absolute });
		}
	}
	const declared = new Set([...files, ...misnamed].flatMap((file) => (file.role === "kind" ? [file.name] : [])));
	const known = files.filter((file) => {
		const fault = file.role === "facts" ? undeclared(file.name, file.file, declared) : undefined;
		if (fault) {
			problems.push(fault);
			unknown.push(file);
		}
		return !fault;
	});
	const names = found.map(({ path }) => path);
	const wrong = unknown.map(({ file }) => file.slice("content/".length));
	const expected = unknown.length === 0 ? new Set<string>() : expectedNames(names, wrong, source);
	for (const { file, absolute } of unknown) {
		claim(meantName(file.slice("content/".length), expected), { file, absolute });
	}
	return { files: known, misnamed, meant, problems, source };
}

/** The source language of what is in a content folder; `found` are its files. */
function sourceLanguageOf(found: readonly Omit<FoundFile, "linked">[], { texts }: Drafts): SourceLanguage {
	const site = found.find(({ path }) => path === "site.yaml" || path === "site.json");
	const file = `content/${site?.path}`;
	const settings = texts.get(file) ?? (site && readText({ file, absolute: site.absolute }).text) ?? "";
	const named = sourceLanguageIn(settings);
	// What is translated into a language was written in another one.
	const translated = new Set(found.map(({ path }) => /^translations\/(\w+)/.exec(path)?.[1]));
	if (named && translated.has(named)) {
		const all = languagesIn(settings);
		const [written, ...others] = sourceLanguages.filter((each) => all.includes(each) && !translated.has(each));
		if (written && others.length === 0) return written;
	}
	return named ?? sourceLanguages.find((each) => !translated.has(each)) ?? usualSource;
}

/** The source language of a content folder, of which nothing else is read. */
export function sourceLanguageAt(folder: string): SourceLanguage {
	const names = (below: string) =>
		(existsSync(join(folder, below)) ? (readFolder(join(folder, below)) ?? []) : []).map(
			({ name }) => `${below}${name}`,
		);
	const found = ["", "translations/"].flatMap(names);
	return sourceLanguageOf(
		found.map((path) => ({ path, absolute: join(folder, path) })),
		noDrafts,
	);
}

/**
 * The file that a name would be of below `folder`, the content folder; undefined for a name that no content has.
 * `source` is the source language.
 */
export function contentFile(folder: string, file: string, source: Language): ContentFile | undefined {
	const name = file.replace(/^content\//, "");
	const role = roleOf(name, source);
	if (role === "ignored" || !("role" in role) || name === file || !isPortable(name)) return undefined;
	return { ...role, file, absolute: join(folder, name) };
}

/** Whether a file, or a folder that it is in, has a dot in front of its name: such are no content. */
export function isHidden(file: string): boolean {
	return /(?:^|\/)\./.test(file);
}

/** Whether a file holds what people write, and not a picture or another file that is published as it is. */
export function isText(file: string): boolean {
	return textExtensions.has(extname(file));
}

interface FoundFile {
	/** From the content folder, with forward slashes. */
	readonly path: string;
	readonly absolute: string;
	/** It is a symbolic link. */
	readonly linked: boolean;
}

/** The files of a folder under their new names, and those that are new. */
function* withDrafts(
	folder: string,
	present: Iterable<FoundFile>,
	{ names, texts, gone, come = new Map() }: Drafts,
): Generator<FoundFile> {
	const added = new Set(texts.keys());
	for (const found of present) {
		if (gone?.has(`content/${found.path}`)) continue;
		const file = names.get(`content/${found.path}`) ?? `content/${found.path}`;
		added.delete(file);
		yield { ...found, path: file.slice("content/".length) };
	}
	for (const file of added) {
		const path = file.slice("content/".length);
		yield { path, absolute: join(folder, path), linked: false };
	}
	for (const [file, absolute] of come) yield { path: file.slice("content/".length), absolute, linked: false };
}

/** `prefix` is the path of the folder, with a slash at its end. Adds folders that may not be read to `problems`. */
function* walk(folder: string, prefix: string, problems: AnyProblem[]): Generator<FoundFile> {
	const entries = readFolder(folder);
	if (!entries) problems.push(unreadable("unreadable-folder", `content/${prefix}`.slice(0, -1)));
	for (const entry of entries ?? []) {
		if (isHidden(entry.name)) continue;
		const absolute = join(folder, entry.name);
		const path = prefix + entry.name;
		if (entry.isDirectory()) yield* walk(absolute, `${path}/`, problems);
		else yield { path, absolute, linked: entry.isSymbolicLink() };
	}
}

function leavesFolder(absolute: string, root: string): boolean {
	try {
		const target = realpathSync(absolute);
		return target === root || !isBelow(root, target);
	} catch {
		// A link that points to nothing is as useless as one that points outside.
		return true;
	}
}
