import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
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
		throw wrong.length === 0 ? error : wrongCode(wrong);
	}
}

/** @param {readonly string[]} wrong */
function wrongCode(wrong) {
	return new SectionError({
		nl: "De code van een eigen onderdeel klopt niet:\n{code}",
		en: "The code of an own section is wrong:\n{code}",
		values: { code: wrong.join("\n") },
	});
}

/** Stands in the maps of what is compiled for the folder of own sections: sites with the same share it, wherever they lie. */
const anywhere = "sections:/";

/**
 * The name of a source in the maps of what is compiled.
 * @param {string} own folder of the own sections
 * @param {string} source path from the folder of the map
 * @param {string} map path of the map
 */
export function sourceInMap(own, source, map) {
	const file = resolve(dirname(map), source);
	return file.startsWith(join(own, sep)) ? anywhere + relative(own, file).split(sep).join("/") : source;
}

/**
 * What was thrown, or, when the code of an own section did so, a `SectionError` that says where.
 * @param {string} own folder of the own sections
 * @param {unknown} error
 */
export function saidByItsPlace(own, error) {
	if (!(error instanceof Error) || "said" in error) return error;
	for (const [, file = "", line, column] of (error.stack ?? "").matchAll(/(file:\/\/[^\s()]+):(\d+):(\d+)/g)) {
		const map = `${fileURLToPath(file)}.map`;
		if (!existsSync(map)) continue;
		const found = new SourceMap(JSON.parse(readFileSync(map, "utf8"))).findEntry(Number(line) - 1, Number(column) - 1);
		if (!("originalSource" in found) || !found.originalSource.startsWith(anywhere)) continue;
		const source = join(own, found.originalSource.slice(anywhere.length));
		return wrongCode([`${relative(process.cwd(), source)}:${found.originalLine + 1}: ${error.message}`]);
	}
	return error;
}

/** @param {unknown} error @returns {string[]} what the compiler says of each mistake */
function messagesOf(error) {
	if (!(error instanceof Error)) return [];
	const { errors = [error] } = /** @type {Error & { errors?: readonly Error[] }} */ (error);
	return errors.map(({ message }) => stripVTControlCharacters(message));
}

/**
 * Where the compiler names a file: with its line in the drawing, at the head of a sentence, or, when what asks for
 * something is the list of all sections, where it is missing.
 */
const places = [/\[ (.+?):(\d+):\d+ \]/, /^(?:\[.*?\] )*(.+?)(?=: )/, /is not exported by "(.+?)"/];

/**
 * `sections/kaart/schema.ts:6: Unterminated string`; undefined for a mistake elsewhere. The compiler draws the lines
 * around it, with the path from here at their head.
 * @param {string} message
 * @param {string} own
 */
function placeIn(message, own) {
	const [, path, line] =
		places.map((each) => each.exec(message)).find((found) => resolve(found?.[1] ?? "").startsWith(join(own, sep))) ??
		[];
	if (!path) return undefined;
	const file = resolve(path);
	const [said = ""] = message.replace(/^(?:\[[^\]]*\] )*/, "").split("\n");
	const place = [relative(process.cwd(), file), ...lineIn(file, Number(line), message)].join(":");
	return `${place}: ${said.replace(`${path}: `, "")}`;
}

/**
 * The line of a file that the compiler shows. It counts the lines of what it has made of the file, where types are gone.
 * @param {string} file
 * @param {number} told
 * @param {string} message
 */
function lineIn(file, told, message) {
	const shown = /^ *\d+ │ (.*)$/m.exec(message)?.[1]?.trim();
	const lines = readFileSync(file, "utf8").split("\n");
	const found = lines[told - 1]?.trim() === shown ? told : lines.findIndex((line) => line.trim() === shown) + 1;
	return found > 0 ? [found] : [];
}
