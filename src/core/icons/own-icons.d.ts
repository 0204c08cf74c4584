/** The icons that the code of a site brings: src/engine/sections/own-icons.mjs. */
declare module "virtual:sections/own-icons" {
	/** Each by its name, without the frame around it. */
	export const drawings: Readonly<Record<string, string>>;
	/** What each is called and found by, in the languages of editors. */
	export const words: Readonly<Record<string, import("./words.ts").IconWords>>;
}
