import { realpathSync } from "node:fs";
import { extname, join } from "node:path";
import { downloadEnding } from "#core/downloads.ts";
import { factsDefinitions, factsNames } from "#core/facts/index.ts";
import { plainFileName } from "#core/fields/kinds/file.ts";
import { type Language, languages, sourceLanguage } from "#core/languages.ts";
import { nearest } from "#core/nearest.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { isBelow } from "./below.ts";
import { readFolder, unreadable } from "./bytes.ts";
import { nameOf } from "./content-name.ts";
import { type Drafts, noDrafts } from "./drafts.ts";
import { isPortable } from "./portable.ts";

/** What a file in the content folder is for. */
type FileRole =
	| { readonly role: "site" }
	/** `name` is that of the collection, which may have several files. */
	| { readonly role: "facts"; readonly name: string }
	| { readonly role: "words" }
	| { readonly role: "page"; readonly path: string }
	| { readonly role: "image"; readonly name: string }
	/** A file that visitors may download. */
	| { readonly role: "download"; readonly name: string }
	| { readonly role: "word-list" }
	/** `name` is the file that is translated, below `content/`: `pages/contact.yaml`. */
	| { readonly role: "translation"; readonly language: Language; readonly name: string };

export type ContentFile = FileRole & {
	/** From the project folder, with forward slashes: `content/pages/contact.yaml`. */
	readonly file: string;
	readonly absolute: string;
};

const textExtensions = new Set([".yaml", ".json"]);

const imageExtensions = new Set([".svg", ".jpg", ".jpeg", ".png", ".webp", ".avif"]);

/** Photos as an iPhone takes them, unless it is told otherwise. */
const heic = new Set([".heic", ".heif"]);

/** Most systems allow a name 255 bytes; what is made from a file adds at most 18, such as `-1920.0123abcd.avif`. */
const longestName = 200;

/**
 * Lists the content folder, with `drafts` as it will be then, and says what is wrong with the names of its files.
 * `misnamed` are files of which it is plain what they are for, and that are not read until they have their right name.
 */
export function listContent(
	folder: string,
	drafts: Drafts = noDrafts,
): { files: ContentFile[]; misnamed: ContentFile[]; problems: AnyProblem[] } {
	const files: ContentFile[] = [];
	const misnamed: ContentFile[] = [];
	const problems: AnyProblem[] = [];
	const root = realpathSync(folder);
	for (const { path: name, absolute, linked } of withDrafts(folder, walk(folder, "", problems), drafts)) {
		const file = `content/${name}`;
		const place = { file, line: 1, column: 1 };
		if (linked && leavesFolder(absolute, root)) {
			problems.push(problem("link-out-of-folder", place, { name }));
			continue;
		}
		const role = roleOf(name);
		if (role === "ignored") continue;
		const right = "role" in role ? name : role.right;
		if (right !== undefined && !isPortable(name)) problems.push(problem("unportable-file-name", place, { name }));
		else if (right !== undefined && name.split("/").some((step) => Buffer.byteLength(step) > longestName)) {
			problems.push(problem("file-name-too-long", place, { name }));
		} else if ("role" in role) files.push({ ...role, file, absolute });
		else {
			problems.push(role.problem(file));
			const meant = right === undefined ? "ignored" : roleOf(right);
			if (meant !== "ignored" && "role" in meant) misnamed.push({ ...meant, file, absolute });
		}
	}
	return { files, misnamed, problems };
}

/** The file that a name would be of below `folder`, the content folder; undefined for a name that no content has. */
export function contentFile(folder: string, file: string): ContentFile | undefined {
	const name = file.replace(/^content\//, "");
	const role = roleOf(name);
	if (role === "ignored" || !("role" in role) || name === file || !isPortable(name)) return undefined;
	return { ...role, file, absolute: join(folder, name) };
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
	{ names, texts, gone }: Drafts,
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
}

/** `prefix` is the path of the folder, with a slash at its end. Adds folders that may not be read to `problems`. */
function* walk(folder: string, prefix: string, problems: AnyProblem[]): Generator<FoundFile> {
	const entries = readFolder(folder);
	if (!entries) problems.push(unreadable("unreadable-folder", `content/${prefix}`.slice(0, -1)));
	for (const entry of entries ?? []) {
		if (entry.name.startsWith(".")) continue;
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

type NamedFile =
	| FileRole
	| "ignored"
	/** `right` is the name that it should have, below `content/`. */
	| { readonly problem: (file: string) => AnyProblem; readonly right?: string };

function roleOf(name: string): NamedFile {
	const [top = "", ...rest] = name.split("/");
	const inner = rest.join("/");
	if (name === "words.txt") return { role: "word-list" };
	if (rest.length === 0 && /\.(md|txt)$/.test(top)) return "ignored";
	if (top === "images") return imageRole(inner);
	if (top === "files") return downloadRole(inner);
	if (!textExtensions.has(extname(name))) return wrongName(name);
	const stem = inner.replace(/\.\w+$/, "");
	if (/^site\.\w+$/.test(name)) return { role: "site" };
	if (top === "pages") return pageRole(stem, name);
	if (top === "facts") return factsRole(stem, name);
	if (top === "words") return wordsRole(stem);
	if (top === "translations") return translationRole(rest);
	return { problem: (file) => unknown(file) };
}

/** Dutch words stand in a file of their own; those of other languages are translations of it. */
function wordsRole(stem: string): NamedFile {
	const language = languages.find((each) => each === stem && each !== sourceLanguage);
	if (!language) return oneOf(stem, [sourceLanguage], { role: "words" });
	const right = `translations/${language}/words/${sourceLanguage}.yaml`;
	return { problem: (file) => problem("words-not-paired", { file, line: 1, column: 1 }, { language, right }) };
}

function translationRole([code = "", ...rest]: readonly string[]): NamedFile {
	const known = languages.filter((each) => each !== sourceLanguage);
	const language = known.find((each) => each === code);
	if (language && rest.length > 0) return { role: "translation", language, name: nameOf({ file: rest.join("/") }) };
	const close = nearest(code, known);
	const folders = known.map((each) => `translations/${each}`);
	return {
		problem: (file) => unknown(file, { close: close && ["translations", close, ...rest].join("/"), known: folders }),
	};
}

/** What may stand in an address. */
const plainName = /^[a-z0-9][a-z0-9/._-]*$/;

function imageRole(inner: string): NamedFile {
	const extension = extname(inner).toLowerCase();
	if (heic.has(extension)) {
		return { problem: (file) => problem("heic-photo", { file, line: 1, column: 1 }, { file: inner }) };
	}
	if (!imageExtensions.has(extension)) return { problem: (file) => unknown(file, { images: [...imageExtensions] }) };
	if (plainName.test(inner) && extension === extname(inner)) return { role: "image", name: inner };
	const right = `images/${plainFileName(inner)}`;
	return { problem: (file) => problem("wrong-image-name", { file, line: 1, column: 1 }, { name: file, right }), right };
}

function downloadRole(inner: string): NamedFile {
	const extension = extname(inner).toLowerCase();
	if (extension !== downloadEnding) {
		return { problem: (file) => problem("no-download", { file, line: 1, column: 1 }, { name: inner }) };
	}
	if (plainName.test(inner) && extension === extname(inner)) return { role: "download", name: inner };
	const right = `files/${plainFileName(inner)}`;
	return {
		problem: (file) => problem("wrong-download-name", { file, line: 1, column: 1 }, { name: file, right }),
		right,
	};
}

function pageRole(stem: string, name: string): NamedFile {
	const steps = stem.split("/");
	if (!steps.every((step) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(step))) {
		return { problem: (file) => problem("wrong-file-name", { file, line: 1, column: 1 }, { name }) };
	}
	if (steps.length > 1 && steps[0] === sourceLanguage) {
		const right = `pages/${steps.slice(1).join("/")}${extname(name)}`;
		return {
			problem: (file) => problem("source-language-folder", { file, line: 1, column: 1 }, { name, right }),
			right,
		};
	}
	if (steps.at(-1) === "index") steps.pop();
	return { role: "page", path: `/${steps.join("/")}` };
}

/** `facts/products.yaml`, and besides or instead of it any files in `facts/products/`. */
function factsRole(stem: string, path: string): NamedFile {
	const [name = "", part, ...rest] = stem.split("/");
	const collection = Object.values(factsDefinitions).find((each) => each.name === name);
	if (part === undefined || rest.length > 0 || !collection?.keyed) {
		return oneOf(stem, [...factsNames], { role: "facts", name: stem });
	}
	if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part)) return { role: "facts", name };
	return { problem: (file) => problem("wrong-file-name", { file, line: 1, column: 1 }, { name: path }) };
}

function oneOf(stem: string, known: string[], role: FileRole): NamedFile {
	if (known.includes(stem)) return role;
	const close = nearest(stem, known);
	return {
		problem: (file) => unknown(file, { close: close && `${close}.yaml`, known: known.map((each) => `${each}.yaml`) }),
	};
}

interface Alternatives {
	readonly close?: string | undefined;
	readonly known?: readonly string[];
	readonly images?: readonly string[];
}

function unknown(file: string, { close, known, images }: Alternatives = {}): AnyProblem {
	return problem("unknown-file", { file, line: 1, column: 1 }, { name: file, nearest: close, known, images });
}

function wrongName(name: string): NamedFile {
	const [, stem = "", kind = ""] = /^(.*?)((?:\.(?:ya?ml|json))+)(?:\.txt)?$/i.exec(name) ?? [];
	if (stem === "") return { problem: (file) => unknown(file) };
	const right = `${stem}${/json$/i.test(kind) ? ".json" : ".yaml"}`;
	return { problem: (file) => problem("wrong-extension", { file, line: 1, column: 1 }, { name, right }), right };
}
