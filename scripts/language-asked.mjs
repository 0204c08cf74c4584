// Read before anything is compiled, also by an older Node.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageHere } from "../src/engine/base/language-here.mjs";

/** @typedef {import("#core/in-language.ts").EditorLanguage} EditorLanguage */

/**
 * The languages of all that is said to editors, known here before any other code is loaded.
 * @type {readonly EditorLanguage[]}
 */
export const spokenLanguages = ["nl", "en", "de", "fr", "es"];

/**
 * The language that was asked for, or that of the reports of the site, as far as it can be read from its text: Dutch where
 * it says none. Where no site is yet it is that of the computer.
 * @returns {EditorLanguage}
 */
export function languageAsked() {
	const said = process.argv.join(" ");
	const [, asked = ""] = /--language[ =](\w+)/.exec(said) || [];
	const [, root = "."] = /--root[ =](\S+)/.exec(said) || [];
	const content = join(root, "content");
	const settings = join(content, "site.yaml");
	const text = existsSync(settings) ? readFileSync(settings, "utf8") : "";
	const [, own] = /^reportLanguage: *["']?(\w+)/m.exec(text) || [];
	const [, source] = /^languages:\s*(?:\[\s*|-\s*)["']?(\w+)/m.exec(text) || [];
	const isSpoken = (/** @type {string | undefined} */ each) => spokenLanguages.some((known) => known === each);
	const found = [asked, own, source || (existsSync(content) ? "nl" : languageHere(spokenLanguages)), "en"].find(
		isSpoken,
	);
	return /** @type {EditorLanguage} */ (found);
}
