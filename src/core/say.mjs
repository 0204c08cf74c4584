/** @typedef {import("./in-language.ts").Said} Said */

/**
 * What is said, in the words that are chosen for it and for all that is said in its braces. This is no TypeScript, because
 * it is also read before anything is compiled.
 * @param {Said} said
 * @param {(said: Said) => string} wordsOf
 * @returns {string}
 */
export function say(said, wordsOf) {
	const { values } = said;
	const words = wordsOf(said);
	if (!values) return words;
	return words.replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) => {
		const value = values[name];
		return typeof value === "object" ? say(value, wordsOf) : String(value);
	});
}
