import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie, encodeTrieDataToBTrie, type ITrie } from "cspell-trie-lib";
import { readProven, writeProven } from "../write/proven-file.ts";

/** The folder of the package that holds the words. */
const source = dirname(createRequire(import.meta.url).resolve("@cspell/dict-nl-nl"));

let loaded: ITrie | undefined;

/**
 * The Dutch words that OpenTaal knows, with their endings and compounds. Loaded once for each process, from a form
 * that is read fifty times faster than the one that the package holds; that form is kept in `node_modules/.cache`.
 */
export function dutchDictionary(): ITrie {
	loaded ??= readKept() ?? readPackage();
	return loaded;
}

/** Where the fast form is kept; another version of the dictionary is another file. */
function keptFile(): string {
	const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as { version: string };
	const modules = dirname(dirname(source));
	return join(modules, ".cache", "site", "spelling", `nl-${version}.btrie`);
}

function readKept(): ITrie | undefined {
	const bytes = readProven(keptFile());
	return bytes && decodeTrie(bytes);
}

function readPackage(): ITrie {
	const packed = readFileSync(join(source, "Dutch.trie.gz"));
	const dictionary = decodeTrie(gunzipSync(packed));
	writeProven(keptFile(), encodeTrieDataToBTrie(dictionary.data));
	return dictionary;
}
