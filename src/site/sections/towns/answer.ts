import { fill } from "#core/fill.ts";
import type { Words } from "#core/words.ts";
import { type NamedTown, otherNamesOf, placeKey, type TownSearch, townKey } from "./town-search.ts";
import type { Branch } from "./types.ts";
import type ownWords from "./words.ts";

/** What a visitor reads after typing a name. */
export interface Answer {
	readonly text: string;
	/** The typed town is served. */
	readonly served: boolean;
	/** The branch in that town. */
	readonly branch?: Branch;
	/** What to do when it is not in the list. */
	readonly elsewhere?: string;
}

/** More towns than this are not named one by one. */
const fewTowns = 5;

interface Surroundings {
	readonly words: Words<typeof ownWords>;
	readonly lang: string;
	readonly region: string;
	readonly branches: readonly Branch[];
}

/** Puts what a search found into words; undefined when there is nothing to say yet. */
export function answerTo(
	typed: string,
	{ answer, towns }: TownSearch<NamedTown>,
	{ words, lang, region, branches }: Surroundings,
): Answer | undefined {
	const [first] = towns;
	const absent = fill(words.towns_absent, { name: typed.trim() });
	const elsewhere = fill(words.towns_elsewhere, { region });
	const meant = () => fill(words.towns_meant, { towns: anyOf(towns.slice(0, fewTowns).map(labelOf), lang) });
	if (answer === "served" && first) return { text: servedText(first, words, lang), served: true };
	const branch = branches.find(({ city }) => townKey(city) === placeKey(typed, region));
	if (branch) return { text: fill(words.towns_branch, { town: branch.city }), served: false, branch };
	if (answer === "begun" && towns.length > fewTowns) {
		return { text: fill(words.towns_many, { count: towns.length }), served: false };
	}
	if (answer === "begun") return { text: meant(), served: false };
	if (answer === "similar") return { text: `${absent} ${meant()}`, served: false, elsewhere };
	if (answer === "absent") return { text: absent, served: false, elsewhere };
	return undefined;
}

function servedText(town: NamedTown, words: Words<typeof ownWords>, lang: string): string {
	const others = otherNamesOf(town);
	if (others.length === 0) return fill(words.towns_served, { town: town.name });
	return fill(words.towns_served_also, { town: town.name, names: anyOf(others, lang) });
}

function labelOf(town: NamedTown): string {
	const others = otherNamesOf(town);
	return others.length === 0 ? town.name : `${town.name} (${others.join(", ")})`;
}

function anyOf(names: readonly string[], lang: string): string {
	return new Intl.ListFormat(lang, { type: "disjunction" }).format(names);
}
