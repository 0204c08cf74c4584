import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { jsonIn } from "./own-json.mjs";
import { SectionError } from "./site-sections.mjs";

const require = createRequire(import.meta.url);

/**
 * The code of a module with the icons of a site: each drawing `<name>.svg` in the folder `icons` among its own sections,
 * and what `<language>.json` there says they are called and found by. Throws a `SectionError` for one that cannot stand
 * beside those of Phosphor.
 * @param {string} own folder of the own sections
 */
export function ownIcons(own) {
	const folder = join(own, "icons");
	const files = existsSync(folder) ? readdirSync(folder).sort() : [];
	const read = (/** @type {string} */ file) => readFileSync(join(folder, file), "utf8");
	const named = (/** @type {string} */ ending) =>
		files.filter((file) => file.endsWith(ending)).map((file) => ({ file, name: file.slice(0, -ending.length) }));
	const drawings = named(".svg").map(({ file, name }) => [name, drawingIn(read(file), { name, folder })]);
	const names = new Set(drawings.map(([name]) => name));
	const words = named(".json").map(({ file, name }) => [
		name,
		wordsIn(read(file), { file: join(folder, file), names }),
	]);
	return [
		`export const drawings = ${JSON.stringify(Object.fromEntries(drawings))};`,
		`export const words = ${JSON.stringify(Object.fromEntries(words))};`,
	].join("\n");
}

/**
 * A drawing without the frame around it.
 * @param {string} svg
 * @param {{ readonly name: string, readonly folder: string }} icon
 */
function drawingIn(svg, { name, folder }) {
	const values = { name, folder };
	if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
		throw new SectionError({
			nl: 'De naam van het pictogram "{name}" in {folder} mag alleen kleine letters, cijfers en streepjes hebben.',
			en: 'The name of the icon "{name}" in {folder} may have small letters, digits and hyphens only.',
			values,
		});
	}
	if (isPhosphor(name)) {
		throw new SectionError({
			nl: 'Phosphor heeft zelf al een pictogram "{name}". Geef dat in {folder} een andere naam.',
			en: 'Phosphor has an icon "{name}" itself. Give the one in {folder} another name.',
			values,
		});
	}
	const [frame = ""] = /<svg[^>]*>/.exec(svg) ?? [];
	if (!/ viewBox="0 0 256 256"/.test(frame)) {
		throw new SectionError({
			nl: 'Het pictogram "{name}" in {folder} is niet getekend in een vierkant van 256 bij 256: zet viewBox="0 0 256 256" in het bestand.',
			en: 'The icon "{name}" in {folder} is not drawn in a square of 256 by 256: put viewBox="0 0 256 256" into the file.',
			values,
		});
	}
	return svg
		.slice(svg.indexOf(frame) + frame.length)
		.replace(/<\/svg>\s*$/, "")
		.trim();
}

/**
 * What a file says that icons are called.
 * @param {string} json
 * @param {{ readonly file: string, readonly names: ReadonlySet<string | undefined> }} where `names` are those of the drawings
 * @returns {Record<string, string[]>}
 */
function wordsIn(json, { file, names }) {
	const words = jsonIn(json, file);
	const called = /** @type {Record<string, string[]>} */ (words);
	const isWords = (/** @type {unknown} */ value) =>
		Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === "string" && word.trim() !== "");
	const wrong = Object.keys(Object(words)).find((name) => !names.has(name) || !isWords(called[name]));
	if (wrong !== undefined || Array.isArray(words) || Object(words) !== words) {
		throw new SectionError({
			nl: '{file} noemt bij "{name}" geen woorden van een pictogram: schrijf de naam van een tekening in die map, met een lijst van woorden, zoals "rolling-pin": ["deegroller"].',
			en: '{file} says no words of an icon at "{name}": write the name of a drawing in that folder, with a list of words, such as "rolling-pin": ["rolling pin"].',
			values: { file, name: wrong ?? "" },
		});
	}
	return called;
}

/** @param {string} name */
function isPhosphor(name) {
	try {
		return require.resolve(`@phosphor-icons/core/regular/${name}.svg`) !== "";
	} catch {
		return false;
	}
}
