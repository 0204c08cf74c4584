/** What the own sections of a site say in the languages of editors: src/engine/sections/own-locales.mjs. */
declare module "virtual:sections/own-locales" {
	/** Each by its language, between slashes. */
	const files: Readonly<Record<string, () => Promise<import("#core/in-language.ts").Dictionary>>>;
	export default files;
}
