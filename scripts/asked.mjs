import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { spokenLanguages } from "./language-asked.mjs";

/** @typedef {import("#core/in-language.ts").EditorLanguage} EditorLanguage */

/**
 * What every command may be told, as far as it can be read: which site it is about, and in which language to say that
 * the rest is not understood.
 * @param {readonly string[]} args
 * @returns {{ root: string, language: EditorLanguage | undefined }}
 */
export function readAsked(args) {
	/** @type {{ root: { type: "string" }, language: { type: "string" } }} */
	const options = { root: { type: "string" }, language: { type: "string" } };
	const { values } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false });
	const { root, language } = values;
	return {
		root: resolve(typeof root === "string" ? root : "."),
		language: spokenLanguages.find((each) => each === language),
	};
}
