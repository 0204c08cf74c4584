import { existsSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { say } from "#engine/base/say.mjs";

/** @typedef {import("#core/fields/answers.ts").InReports} Said */
/** @typedef {{ readonly type: string, readonly folder: string, readonly files: readonly string[] }} SectionFolder */

/** What is wrong with the code of an own section, in the languages of the reports. */
export class SectionError extends Error {
	/** @param {Said} said */
	constructor(said) {
		super(say(said, ({ nl, en }) => en ?? nl));
		this.said = said;
	}
}

/** Where own sections may lie below the folder of a site. The top of the builder's own folder is the builder's. */
const places = ["sections", "src/site/sections"];

/**
 * Where the own sections of a site stand below its folder, whether there are any or not. That folder alone says so: a
 * clone or a copy has them where the first one has them.
 * @param {string} root folder of the site
 */
export function ownSectionsPlace(root) {
	return places.find((place) => existsSync(join(root, place))) ?? "sections";
}

/**
 * The folder of the own sections of a site.
 * @param {string} root folder of the site
 */
export function ownSectionsFolder(root) {
	// Vite knows files by where they are, not by links to them.
	return join(existsSync(root) ? realpathSync(root) : root, ownSectionsPlace(root));
}

/**
 * The sections of a site, those of the builder and its own, in the order of their types. Throws a `SectionError` when
 * they cannot stand beside each other.
 * @param {string} project folder of the program
 * @param {string} own folder of the own sections
 * @returns {SectionFolder[]}
 */
export function sectionsOfSite(project, own) {
	const built = sectionsIn(join(project, "src/sections"));
	const added = sectionsIn(own);
	for (const { type, folder, files } of added) {
		if (built.some((each) => each.type === type)) throw new SectionError(alreadyThere(type, folder));
		if (!files.includes("View.tsx") && !files.includes("View.lazy.tsx"))
			throw new SectionError(lacks(folder, "View.tsx"));
		if (!files.includes("examples.yaml")) throw new SectionError(lacks(folder, "examples.yaml"));
	}
	return [...built, ...added].sort((one, other) => (one.type < other.type ? -1 : 1));
}

/**
 * @param {string} parent
 * @returns {SectionFolder[]}
 */
function sectionsIn(parent) {
	if (!existsSync(parent)) return [];
	return readdirSync(parent, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => ({ type: name, folder: join(parent, name), files: readdirSync(join(parent, name)) }))
		.filter(({ files }) => files.includes("schema.ts"));
}

/**
 * @param {string} type
 * @param {string} folder
 * @returns {Said}
 */
function alreadyThere(type, folder) {
	return {
		nl: "De bouwer heeft zelf al een onderdeel {type}. Geef de map {folder} een andere naam, en zet die ook achter type in schema.ts.",
		en: "The builder has a section {type} itself. Give the folder {folder} another name, also behind type in its schema.ts.",
		values: { type, folder },
	};
}

/**
 * @param {string} folder
 * @param {string} file
 * @returns {Said}
 */
function lacks(folder, file) {
	return { nl: "In {folder} staat geen {file}.", en: "There is no {file} in {folder}.", values: { folder, file } };
}
