import { SectionError } from "./site-sections.mjs";

/**
 * What a file among the own sections says. Throws a `SectionError` with the line where it is no JSON.
 * @param {string} json
 * @param {string} file where that stands
 * @returns {unknown}
 */
export function jsonIn(json, file) {
	try {
		return JSON.parse(json);
	} catch (error) {
		const [, place] = /position (\d+)/.exec(String(error)) ?? [];
		const line = json.slice(0, place === undefined ? undefined : Number(place)).split("\n").length;
		throw new SectionError({
			nl: "{file}:{line}: dit is geen JSON. Kijk of er een komma, een aanhalingsteken of een haakje te veel of te weinig staat.",
			en: "{file}:{line}: this is no JSON. Look for a comma, a quotation mark or a bracket too many or too few.",
			values: { file, line: String(line) },
		});
	}
}
