import { join } from "node:path";
import { ownIcons } from "./own-icons.mjs";
import { ownLocales } from "./own-locales.mjs";
import { sectionsOfSite } from "./site-sections.mjs";

/**
 * What the code asks of all sections at once, as `virtual:sections/<name>`: the file of each that has it, by its type.
 * @type {Readonly<Record<string, { readonly file: string, readonly late?: boolean, readonly text?: boolean }>>}
 */
const parts = {
	schemas: { file: "schema.ts" },
	facts: { file: "facts.ts" },
	"example-facts": { file: "facts.yaml", text: true },
	icons: { file: "icons.ts" },
	words: { file: "words.ts" },
	"word-texts": { file: "words.yaml", text: true },
	examples: { file: "examples.yaml", text: true },
	views: { file: "View.tsx" },
	"lazy-views": { file: "View.lazy.tsx", late: true },
	"all-lazy-views": { file: "View.lazy.tsx" },
};

const prefix = "virtual:sections/";

/**
 * What the code of a site brings beside its sections, as `virtual:sections/<name>`.
 * @type {Readonly<Record<string, (own: string) => string>>}
 */
const beside = { "own-icons": ownIcons, "own-locales": ownLocales };

/**
 * Gives the code the sections of a site, and own sections elsewhere what those of the builder can import.
 * @param {string} project folder of the program
 * @param {string} own folder of the own sections
 * @returns {import("vite").Plugin} throws a `SectionError` for own icons and words that cannot be
 */
export function sectionsPlugin(project, own) {
	const home = `${slashed(own)}/`;
	const neighbour = join(project, "src/sections/neighbour.ts");
	// Read here, so that what is wrong with them is told as it is, and not as a failure of the compiler.
	const brought = new Map(Object.entries(beside).map(([name, read]) => [`\0${prefix}${name}`, read(own)]));
	return {
		name: "sections",
		enforce: "pre",
		async resolveId(source, importer, options) {
			if (source.startsWith(prefix)) return `\0${source}`;
			if (source.startsWith(home) || (importer?.startsWith(home) && source.startsWith("."))) {
				const found = await this.resolve(source, importer, { ...options, skipSelf: true });
				// Of the same sections elsewhere comes the same code only when they count as part of the same package.
				return found?.id.startsWith(home) ? { ...found, packageJsonPath: join(project, "package.json") } : found;
			}
			if (!importer?.startsWith(home) || /^[/\0]/.test(source)) return null;
			const found = await this.resolve(source, neighbour, { ...options, skipSelf: true });
			return found ?? this.error(`${importer}: ${source} is nothing that the builder has.`);
		},
		load(id) {
			const code = brought.get(id);
			if (code !== undefined) return code;
			if (!id.startsWith(`\0${prefix}`)) return null;
			const part = parts[id.slice(prefix.length + 1)];
			return part ? moduleOf(part, sectionsOfSite(project, own)) : null;
		},
	};
}

/**
 * The code of a module with one file of each section that has it.
 * @param {(typeof parts)[string]} part
 * @param {readonly import("./site-sections.mjs").SectionFolder[]} sections
 */
function moduleOf({ file, late = false, text = false }, sections) {
	const found = sections
		.filter(({ files }) => files.includes(file))
		.map(({ type, folder }) => ({ type, path: JSON.stringify(slashed(join(folder, file)) + (text ? "?raw" : "")) }));
	const imports = late ? [] : found.map(({ path }, index) => `import _${index} from ${path};`);
	const entries = found.map(
		({ type, path }, index) => `${JSON.stringify(type)}: ${late ? `() => import(${path})` : `_${index}`}`,
	);
	return [...imports, `export default { ${entries.join(", ")} };`].join("\n");
}

/** @param {string} path */
function slashed(path) {
	return path.replaceAll("\\", "/");
}
