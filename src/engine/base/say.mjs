/** @typedef {import("#core/in-language.ts").Said} Said */

/**
 * What is said, as `inLanguage` of `#core` says it, where nothing is compiled yet: in the words that are chosen for it and
 * for all that is said in its braces. An older Node has to read this too.
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
