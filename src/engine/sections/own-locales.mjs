import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonIn } from "./own-json.mjs";
import { SectionError } from "./site-sections.mjs";

/**
 * The code of a module with what the own sections of a site say in other languages than Dutch: each file
 * `<language>.json` in the folder `locales` among them, fetched when somebody asks for that language. Throws a
 * `SectionError` for one that holds no words.
 * @param {string} own folder of the own sections
 */
export function ownLocales(own) {
	const folder = join(own, "locales");
	const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
	const entries = files.sort().map((name) => {
		const file = join(folder, name);
		refuseOthers(jsonIn(readFileSync(file, "utf8"), file), file);
		const path = JSON.stringify(file.replaceAll("\\", "/"));
		return `${JSON.stringify(`/${name.slice(0, -".json".length)}/`)}: async () => (await import(${path})).default`;
	});
	return `export default { ${entries.join(", ")} };`;
}

/** @param {unknown} words @param {string} file */
function refuseOthers(words, file) {
	const said = /** @type {Record<string, unknown>} */ (Object(words));
	const wrong = Object.keys(said).find((nl) => typeof said[nl] !== "string" || said[nl].trim() === "");
	if (wrong === undefined && words === said && !Array.isArray(words)) return;
	throw new SectionError({
		nl: '{file} zegt bij "{name}" niet hoe dat in die taal heet: schrijf de Nederlandse tekst, een dubbele punt en de vertaling, elk tussen aanhalingstekens.',
		en: '{file} does not say how "{name}" is called in that language: write the Dutch text, a colon and the translation, each between quotation marks.',
		values: { file, name: wrong ?? "" },
	});
}
