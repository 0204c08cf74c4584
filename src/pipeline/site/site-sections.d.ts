/** Of each section that has it, by its type: src/engine/sections/sections-plugin.mjs. */
declare module "virtual:sections/schemas" {
	const schemas: Readonly<Record<string, import("#core/section.ts").SectionDefinition>>;
	export default schemas;
}

/** The icons that the view of an own section shows. */
declare module "virtual:sections/icons" {
	const icons: Readonly<Record<string, readonly string[]>>;
	export default icons;
}

/** What the words of a section are for, by their keys. */
declare module "virtual:sections/words" {
	const words: Readonly<Record<string, import("./words.ts").WrittenWords>>;
	export default words;
}

/** Those words as YAML: by language, and in that by their keys. */
declare module "virtual:sections/word-texts" {
	const texts: Readonly<Record<string, string>>;
	export default texts;
}

/** The facts that a section brings. */
declare module "virtual:sections/facts" {
	const facts: Readonly<Record<string, import("#core/facts/define.ts").FactsDefinition>>;
	export default facts;
}

/** What stands in those facts where the examples are shown, as YAML. */
declare module "virtual:sections/example-facts" {
	const texts: Readonly<Record<string, string>>;
	export default texts;
}

declare module "virtual:sections/examples" {
	const texts: Readonly<Record<string, string>>;
	export default texts;
}
