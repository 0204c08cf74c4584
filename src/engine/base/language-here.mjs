/** @typedef {import("#core/in-language.ts").EditorLanguage} EditorLanguage */

/**
 * The language of this computer, for whoever has no site yet that says in which to speak; English where it is none of
 * those that are spoken. An older Node has to read this too.
 * @param {readonly EditorLanguage[]} spoken
 * @returns {EditorLanguage}
 */
export function languageHere(spoken) {
	const [here] = Intl.DateTimeFormat().resolvedOptions().locale.split("-");
	return spoken.find((each) => each === here) || "en";
}
