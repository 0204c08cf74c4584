import { join, relative, resolve, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { SectionError } from "./site-sections.mjs";

/**
 * What comes of compiling, or, when the code of an own section cannot be compiled, a `SectionError` that says where.
 * @template T
 * @param {string} own folder of the own sections
 * @param {Promise<T>} compiling
 */
export async function sayingWhere(own, compiling) {
	try {
		return await compiling;
	} catch (error) {
		const wrong = messagesOf(error).flatMap((message) => placeIn(message, own) ?? []);
		if (wrong.length === 0) throw error;
		throw new SectionError({
			nl: `De code van een eigen sectie klopt niet:\n${wrong.join("\n")}`,
			en: `The code of an own section is wrong:\n${wrong.join("\n")}`,
		});
	}
}

/** @param {unknown} error @returns {string[]} what the compiler says of each mistake */
function messagesOf(error) {
	if (!(error instanceof Error)) return [];
	const { errors = [error] } = /** @type {Error & { errors?: readonly Error[] }} */ (error);
	return errors.map(({ message }) => stripVTControlCharacters(message));
}

/**
 * `sections/kaart/schema.ts:6:9: Unterminated string`; undefined for a mistake elsewhere. The compiler draws the lines
 * around it, with the path from here at their head.
 * @param {string} message
 * @param {string} own
 */
function placeIn(message, own) {
	const [, path, place] = /\[ (.+?)(:\d+:\d+) \]/.exec(message) ?? /^(?:\[.*?\] )*(.+?)()(?=: )/.exec(message) ?? [];
	const file = resolve(path ?? "");
	if (!path || !file.startsWith(join(own, sep))) return undefined;
	const [said = ""] = message.replace(/^(?:\[[^\]]*\] )*/, "").split("\n");
	return `${relative(process.cwd(), file)}${place}: ${said.replace(`${path}: `, "")}`;
}
