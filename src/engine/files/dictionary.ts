import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie, editDistance, encodeTrieDataToBTrie, type ITrie } from "cspell-trie-lib";
import type { Language } from "#core/languages.ts";
import { once, remembered } from "#core/remembered.ts";
import { type Dictionary, dictionaryPackages } from "#pipeline/site/dictionary.ts";
import { readProven, writeProven } from "./proven-file.ts";

const found = new Map<string, readonly [Dictionary?]>();

/** The dictionary that is installed for a language, beside the content in `folder` or with the program. */
export function dictionaryFor(language: Language, folder: string): Dictionary | undefined {
	const [dictionary] = remembered(found, `${language} ${folder}`, (): [Dictionary?] => {
		const places = [resolve(folder, "content"), import.meta.url].map((place) => createRequire(place));
		for (const name of dictionaryPackages[language] ?? []) {
			for (const place of places) {
				const definition = resolved(place, name);
				if (definition) return [dictionaryAt(language, definition)];
			}
		}
		return [];
	});
	return dictionary;
}

function resolved(place: NodeJS.Require, name: string): string | undefined {
	try {
		return place.resolve(name);
	} catch {
		return undefined;
	}
}

/** `definition` is the file of a package that names its words. */
function dictionaryAt(language: Language, definition: string): Dictionary {
	const source = dirname(definition);
	const { name, version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as Record<string, string>;
	const id = `${language}-${name?.split("/").at(-1)}-${version}`;
	// The package holds a form that takes fifty times longer to read than this one.
	const cache = process.env.SITE_CACHE || join(dirname(dirname(source)), ".cache", "site");
	const kept = join(cache, "spelling", `${id}.btrie`);
	return {
		language,
		name: id,
		words: once(() => {
			const bytes = readProven(kept);
			return bytes ? decodeTrie(bytes) : readPackage(definition, kept);
		}),
		distance: editDistance,
	};
}

function readPackage(definition: string, kept: string): ITrie {
	const { dictionaryDefinitions } = JSON.parse(readFileSync(definition, "utf8")) as {
		readonly dictionaryDefinitions: readonly { readonly path: string }[];
	};
	const packed = readFileSync(join(dirname(definition), dictionaryDefinitions[0]?.path ?? ""));
	const words = decodeTrie(gunzipSync(packed));
	writeProven(kept, encodeTrieDataToBTrie(words.data));
	return words;
}

/** A dictionary as a browser fetches it. */
export interface DictionaryBytes extends Pick<Dictionary, "language" | "name"> {
	readonly bytes: Uint8Array;
}

/** The same in the form that is read fastest; undefined where there is none for a language. */
export function dictionaryBytes(language: Language, folder: string): DictionaryBytes | undefined {
	const found = dictionaryFor(language, folder);
	if (!found) return undefined;
	return { language, name: found.name, bytes: encodeTrieDataToBTrie(found.words().data) };
}
