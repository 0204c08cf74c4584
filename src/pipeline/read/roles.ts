import { downloadEnding } from "#core/downloads.ts";
import { plainFileName } from "#core/fields/kinds/file.ts";
import { hasBuilderWords, type Language, languages } from "#core/languages.ts";
import { nearest } from "#core/nearest.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { fileEnding } from "../text/file-ending.ts";
import { codedCollections } from "./coded-collections.ts";
import { nameOf } from "./content-name.ts";

/** What a file in the content folder is for. */
export type FileRole =
	| { readonly role: "site" }
	/** `name` is that of the collection, which may have several files. */
	| { readonly role: "facts"; readonly name: string }
	/** What is declared of a collection: `name` is that of the collection. */
	| { readonly role: "kind"; readonly name: string }
	| { readonly role: "words" }
	/** The words of the builder in a language in which it has none. */
	| { readonly role: "language-words"; readonly language: Language }
	| { readonly role: "page"; readonly path: string }
	| { readonly role: "image"; readonly name: string }
	/** A file that visitors may download. */
	| { readonly role: "download"; readonly name: string }
	| { readonly role: "word-list" }
	/** `name` is the file that is translated, below `content/`: `pages/contact.yaml`. */
	| { readonly role: "translation"; readonly source: Language; readonly language: Language; readonly name: string };

export const textExtensions = new Set([".yaml", ".json"]);

const imageExtensions = new Set([".svg", ".jpg", ".jpeg", ".png", ".webp", ".avif"]);

/** Photos as an iPhone takes them, unless it is told otherwise. */
const heic = new Set([".heic", ".heif"]);

type NamedFile =
	| FileRole
	| "ignored"
	/** `right` is the name that it should have, below `content/`. */
	| { readonly problem: (file: string) => AnyProblem; readonly right?: string };

/** What the file of a name below `content/` is for, or what is wrong with that name; `source` is the source language. */
export function roleOf(name: string, source: Language): NamedFile {
	const [top = "", ...rest] = name.split("/");
	const inner = rest.join("/");
	if (name === "words.txt") return { role: "word-list" };
	if (rest.length === 0 && /\.(md|txt)$/.test(top)) return "ignored";
	if (top === "images") return imageRole(inner);
	if (top === "files") return downloadRole(inner);
	if (!textExtensions.has(fileEnding(name))) return wrongName(name);
	const stem = inner.replace(/\.\w+$/, "");
	if (/^site\.\w+$/.test(name)) return { role: "site" };
	if (top === "pages") return pageRole(stem, name, source);
	if (top === "facts") return factsRole(stem, name);
	if (top === "kinds") return kindRole(stem, name);
	if (top === "words") return wordsRole(stem, source);
	if (top === "translations") return translationRole(rest, source);
	return { problem: (file) => unknown(file) };
}

/**
 * What a site says in the place of the builder stands in a file of the source language, of which the words in other
 * languages are translations. A language in which the builder has no words brings them all in a file of its own.
 */
function wordsRole(stem: string, source: Language): NamedFile {
	const language = languages.find((each) => each === stem && each !== source);
	if (!language) return oneOf(stem, [source], { role: "words" });
	if (!hasBuilderWords(language)) return { role: "language-words", language };
	const right = `translations/${language}/words/${source}.yaml`;
	return { problem: (file) => problem("words-not-paired", { file, line: 1, column: 1 }, { source, language, right }) };
}

function translationRole([code = "", ...rest]: readonly string[], source: Language): NamedFile {
	const known = languages.filter((each) => each !== source);
	const language = known.find((each) => each === code);
	if (language && rest.length > 0) {
		return { role: "translation", source, language, name: nameOf({ file: rest.join("/") }) };
	}
	// Two letters are near to too many languages for one of them to be offered.
	const usual = known.filter(hasBuilderWords);
	const close = code === source ? undefined : nearest(code, usual);
	const folders = usual.map((each) => `translations/${each}`);
	return {
		problem: (file) => unknown(file, { close: close && ["translations", close, ...rest].join("/"), known: folders }),
	};
}

/** What may stand in an address. */
const plainName = /^[a-z0-9][a-z0-9/._-]*$/;

function imageRole(inner: string): NamedFile {
	const extension = fileEnding(inner).toLowerCase();
	if (heic.has(extension)) {
		return { problem: (file) => problem("heic-photo", { file, line: 1, column: 1 }, { file: inner }) };
	}
	if (!imageExtensions.has(extension)) return { problem: (file) => unknown(file, { images: [...imageExtensions] }) };
	if (plainName.test(inner) && extension === fileEnding(inner)) return { role: "image", name: inner };
	const right = `images/${plainFileName(inner)}`;
	return { problem: (file) => problem("wrong-image-name", { file, line: 1, column: 1 }, { name: file, right }), right };
}

function downloadRole(inner: string): NamedFile {
	const extension = fileEnding(inner).toLowerCase();
	if (extension !== downloadEnding) {
		return { problem: (file) => problem("no-download", { file, line: 1, column: 1 }, { name: inner }) };
	}
	if (plainName.test(inner) && extension === fileEnding(inner)) return { role: "download", name: inner };
	const right = `files/${plainFileName(inner)}`;
	return {
		problem: (file) => problem("wrong-download-name", { file, line: 1, column: 1 }, { name: file, right }),
		right,
	};
}

function pageRole(stem: string, name: string, source: Language): NamedFile {
	const steps = stem.split("/");
	if (!steps.every((step) => plainStep.test(step))) return { problem: wrongFileName(name) };
	if (steps.length > 1 && steps[0] === source) {
		const right = `pages/${steps.slice(1).join("/")}${fileEnding(name)}`;
		return {
			problem: (file) => problem("source-language-folder", { file, line: 1, column: 1 }, { name, right, source }),
			right,
		};
	}
	if (steps.at(-1) === "index") steps.pop();
	return { role: "page", path: `/${steps.join("/")}` };
}

/** `facts/products.yaml`, and besides or instead of it any files in `facts/products/`. */
function factsRole(stem: string, path: string): NamedFile {
	const [name = "", part, ...rest] = stem.split("/");
	const isWhole = part === undefined;
	const isKnown = isWhole || (codedCollections.get(name)?.keyed ?? true);
	if (rest.length > 0 || !isKnown || !plainStep.test(name))
		return oneOf(stem, [...codedCollections.keys()], { role: "facts", name });
	return isWhole || plainStep.test(part) ? { role: "facts", name } : { problem: wrongFileName(path) };
}

/** What a site declares of a collection of facts: one of its own, or one of the builder. */
function kindRole(stem: string, path: string): NamedFile {
	return plainStep.test(stem) ? { role: "kind", name: stem } : { problem: wrongFileName(path) };
}

const plainStep = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function wrongFileName(name: string) {
	return (file: string) => problem("wrong-file-name", { file, line: 1, column: 1 }, { name });
}

/**
 * What is wrong with a file of facts of which nobody says what stands in it; undefined when that is known, as it is of
 * the collections that are written in code and of those that are `declared`.
 */
export function undeclared(name: string, file: string, declared: ReadonlySet<string>): AnyProblem | undefined {
	const named = oneOf(name, [...new Set([...codedCollections.keys(), ...declared])], { role: "facts", name });
	return named !== "ignored" && "problem" in named ? named.problem(file) : undefined;
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
	if (/(?:^|\/)$/.test(stem)) return { problem: (file) => unknown(file) };
	const right = `${stem}${/json$/i.test(kind) ? ".json" : ".yaml"}`;
	return { problem: (file) => problem("wrong-extension", { file, line: 1, column: 1 }, { name, right }), right };
}
