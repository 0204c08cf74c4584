// Read before anything is compiled, also by an older Node.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { say } from "../src/engine/base/say.mjs";
import { languageAsked } from "./language-asked.mjs";

const locales = join(dirname(dirname(fileURLToPath(import.meta.url))), "src/locales");

/**
 * Says something to whoever typed the command, in the language that was asked for. The words of a language are read when
 * there is something to say.
 * @param {import("#core/fields/answers.ts").InReports} said
 * @returns {string}
 */
export function sayEarly(said) {
	const language = languageAsked();
	if (language === "nl") return say(said, ({ nl }) => nl);
	if (language === "en") return say(said, ({ nl, en }) => en || nl);
	/** @type {Record<string, string>} */
	const words = Object.assign(
		{},
		...["engine", "commands"].map((room) => read(join(locales, language, `${room}.json`))),
	);
	return say(said, ({ nl, en }) => words[nl] || en || nl);
}

/** @param {string} file @returns {unknown} */
function read(file) {
	return JSON.parse(readFileSync(file, "utf8"));
}
