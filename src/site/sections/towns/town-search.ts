/** A town as far as a search goes. */
export interface NamedTown {
	readonly name: string;
	readonly alsoKnownAs?: readonly string[] | undefined;
}

/** What a search for a town found, the best match first. */
export interface TownSearch<T extends NamedTown> {
	/**
	 * - `nothing`: too little was typed to say anything;
	 * - `served`: the first town is the one that was typed, by this or another of its names;
	 * - `begun`: the towns start with what was typed;
	 * - `similar`: what was typed is not in the list, but it looks like these towns;
	 * - `absent`: it is not in the list.
	 */
	readonly answer: "nothing" | "served" | "begun" | "similar" | "absent";
	readonly towns: readonly T[];
}

/** From here on a name is also looked for inside others, in letters. */
const insideFrom = 3;

/** A town with its names in the form in which they are compared. */
interface Entry<T> {
	readonly town: T;
	readonly keys: readonly string[];
	/** Every key, and what is left of it without its first words: `westereen` of De Westereen. */
	readonly tails: readonly string[];
}

/** Makes a search that finds the towns a visitor may mean. It says nothing about places that are not in the list. */
export function townSearch<T extends NamedTown>(towns: readonly T[], region = ""): (typed: string) => TownSearch<T> {
	const entries = towns.map(entryOf);
	const search = (wanted: string): TownSearch<T> => {
		if (wanted.length < 2) return { answer: "nothing", towns: [] };
		const begins = (key: string) => key.startsWith(wanted);
		const exact = entries.filter(({ tails }) => tails.includes(wanted));
		const whole = entries.filter(({ keys }) => keys.some(begins));
		const begun = [...whole, ...entries.filter(({ tails }) => tails.some(begins))];
		if (exact.length > 0) return found("served", [...exact, ...begun]);
		if (begun.length > 0) return found("begun", begun);
		const inside = wanted.length < insideFrom ? [] : entries.filter(({ keys }) => keys.some(has(wanted)));
		const similar = inside.length > 0 ? inside : nearest(wanted, entries);
		return found(similar.length > 0 ? "similar" : "absent", similar);
	};
	return (typed) => {
		const answer = search(placeKey(typed, region));
		if (answer.answer !== "absent") return answer;
		const named = namedIn(townKey(typed), entries);
		return named.length > 0 ? found("similar", named) : answer;
	};
}

/** What is left of an address: without its postcode, and without the region and the country that follow the place. */
export function placeKey(typed: string, region: string): string {
	const key = townKey(typed);
	const area = townKey(region);
	const code = /(^| )\d{4}( ?[a-z]{2})?(?= |$)/;
	const bare = key.replace(code, "").trim();
	const words = bare.split(" ");
	while (words.length > 1 && (isArea(words.at(-1) ?? "", area) || countries.has(words.at(-1) ?? ""))) words.pop();
	return words.join(" ") || key;
}

const countries: ReadonlySet<string> = new Set(["nl", "nederland", "netherlands"]);

/** `friesland`, or short `fr`, `fri`, `frl`. */
function isArea(word: string, area: string): boolean {
	const isShort = word.length > 1 && word.length < 4 && word[0] === area[0];
	return word === area || (isShort && new RegExp([...word].join(".*"), "u").test(area));
}

/** The towns with the longest name that somebody wrote among other words. */
function namedIn<T>(wanted: string, entries: readonly Entry<T>[]): readonly Entry<T>[] {
	const named = entries.flatMap((entry) =>
		entry.keys.filter((key) => ` ${wanted} `.includes(` ${key} `)).map(({ length }) => ({ entry, length })),
	);
	const longest = Math.max(...named.map(({ length }) => length));
	return named.filter(({ length }) => length === longest).map(({ entry }) => entry);
}

function entryOf<T extends NamedTown>(town: T): Entry<T> {
	const keys = [town.name, ...(town.alsoKnownAs ?? [])].map(townKey);
	const tails = keys.flatMap((key) => {
		const words = key.split(" ");
		return words.map((_, index) => words.slice(index).join(" "));
	});
	return { town, keys, tails };
}

function found<T extends NamedTown>(answer: TownSearch<T>["answer"], entries: readonly Entry<T>[]): TownSearch<T> {
	return { answer, towns: [...new Set(entries.map(({ town }) => town))] };
}

function has(wanted: string) {
	return (key: string) => key.includes(wanted);
}

/** Other names of a town that differ by more than a way of writing: Bergum of Burgum, not St. of Sint. */
export function otherNamesOf({ name, alsoKnownAs = [] }: NamedTown): readonly string[] {
	return alsoKnownAs.filter((other) => townKey(other) !== townKey(name));
}

/** A name without what people write differently: capitals, accents, signs, `St.` for `Sint`, `y` for `ij`. */
export function townKey(name: string): string {
	return name
		.normalize("NFKD")
		.toLowerCase()
		.replace(/[\p{M}'’‘`]/gu, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim()
		.replace(/^(st|snt)(?= |$)/, "sint")
		.replaceAll("ij", "y");
}

/** The towns that come nearest to a name with a slip of the pen in it. */
function nearest<T>(wanted: string, entries: readonly Entry<T>[]): readonly Entry<T>[] {
	const measured = entries.map((entry) => ({
		entry,
		steps: Math.min(...entry.tails.map((key) => editDistance(wanted, key))),
	}));
	const least = Math.min(slipsIn(wanted), ...measured.map(({ steps }) => steps));
	return measured.filter(({ steps }) => steps === least).map(({ entry }) => entry);
}

/** How many slips a name may hold: none in a short one, which would soon be another town. */
function slipsIn({ length }: string): number {
	if (length < 4) return 0;
	return length < 6 ? 1 : 2;
}

/** How many letters must be added, removed, replaced or swapped to get from one name to the other. */
function editDistance(from: string, to: string): number {
	let before: number[] = [];
	let above = Array.from({ length: to.length + 1 }, (_, column) => column);
	for (let row = 1; row <= from.length; row++) {
		const current = [row];
		for (let column = 1; column <= to.length; column++) {
			const same = from[row - 1] === to[column - 1];
			const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
			current[column] = Math.min(
				at(above, column) + 1,
				at(current, column - 1) + 1,
				at(above, column - 1) + (same ? 0 : 1),
				swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		before = above;
		above = current;
	}
	return at(above, to.length);
}

function at(row: readonly number[], column: number): number {
	return row[column] ?? Number.POSITIVE_INFINITY;
}
