import { formerIcon } from "../fields/former.ts";
import { sourceLanguages } from "../languages.ts";
import { clearlyMeant, nearest } from "../nearest.ts";
import { iconNames } from "./names.ts";
import { plainIconWord, plainWordsOf } from "./words.ts";

/** What was likely meant by a name that no icon has. */
export interface MeantIcon {
	readonly name?: string | undefined;
	/** There is no doubt. */
	readonly isCertain: boolean;
	/** The few that it could be, where that is not one. */
	readonly others: readonly string[];
}

/** So many that it could be are named; of more, nobody is helped. */
const most = 5;

/**
 * The icon that is meant by another name: the one that it had before, what it is called or found by in any language of
 * editors, or by a slip of the fingers. What is called so is certain, a word that finds one icon alone is likely.
 */
export function iconMeant(written: string): MeantIcon {
	const former = formerIcon(written);
	if (former) return { name: former, isCertain: true, others: [] };
	const { called, found } = byWords(plainIconWord(written));
	if (called.length === 1) return { name: called[0], isCertain: true, others: [] };
	const isShort = written.length < 5;
	const slip = isShort ? undefined : clearlyMeant(written, iconNames);
	if (called.length === 0 && slip) return { name: slip, isCertain: true, others: [] };
	const likely = called.length > 0 ? called : found;
	if (likely.length === 1) return { name: likely[0], isCertain: false, others: [] };
	if (likely.length > 1) return { isCertain: false, others: likely.length > most ? [] : likely };
	// Among so many names a short word is near to some, such as `year` to `yarn`.
	return { name: isShort ? undefined : nearest(written, iconNames), isCertain: false, others: [] };
}

/** The icons that are called so, and those that are found by the word, in any language. */
function byWords(wanted: string): { readonly called: readonly string[]; readonly found: readonly string[] } {
	const [called, found] = [new Set<string>(), new Set<string>()];
	for (const name of iconNames) {
		for (const language of sourceLanguages) {
			const [label, ...words] = plainWordsOf(name, language);
			if (label === wanted) called.add(name);
			else if (words.includes(wanted)) found.add(name);
		}
	}
	return { called: [...called], found: [...found] };
}
