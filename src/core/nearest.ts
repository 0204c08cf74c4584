import { distance } from "fastest-levenshtein";

/**
 * The known name that was probably meant by a wrong one: one in which nothing but a slip of the fingers differs. Each word
 * of a name must be nearly right by itself, since `motor-regular` is another product than `muziek-regular`.
 */
export function nearest(wrong: string, known: Iterable<string>): string | undefined {
	const words = wordsOf(wrong);
	const joined = words.join("");
	let best: string | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const name of known) {
		// Among thousands of names most are ruled out by their length alone.
		if (Math.abs(name.length - wrong.length) > Math.min(least, allowed(joined) + words.length)) continue;
		const others = wordsOf(name);
		const steps =
			others.length === words.length
				? slipsInWords(words, others)
				: slips(joined, others.join(""), allowed(joined) - 1);
		if (steps < least) {
			least = steps;
			best = name;
		}
	}
	return best;
}

/** Who spells by ear writes `fone`. */
function wordsOf(name: string): string[] {
	return name
		.toLowerCase()
		.replaceAll("ph", "f")
		.split(/[-_\s/.]+/);
}

/** So many slips a word can hold and still be meant. */
function allowed(word: string): number {
	return Math.max(1, Math.ceil(word.length / 3));
}

function slipsInWords(words: readonly string[], others: readonly string[]): number {
	return words.reduce((sum, word, index) => sum + slips(word, others[index] ?? "", allowed(word)), 0);
}

/** How many slips make one word of another; endless when they are too many, or change a number or a word of two letters. */
function slips(word: string, other: string, most: number): number {
	if (word === other) return 0;
	if (word.length < 3 || other.length < 3 || /^\d+$/.test(word + other)) return Number.POSITIVE_INFINITY;
	const steps = slipsBetween(word, other);
	// Another first letter makes another word of a short one: `year` is not `ear`, and `earring` not `parking`.
	const fitting = word[0] === other[0] || other.endsWith(word) ? Math.max(1, most) : Math.floor(word.length / 5);
	return steps > fitting ? Number.POSITIVE_INFINITY : steps;
}

interface Vocabulary {
	/** Names that editors make up themselves. A wrong one may be meant for something that is still to come. */
	readonly open?: boolean;
	/** A newer program knows more of these names: one that only ends otherwise may be one of them. */
	readonly grows?: boolean;
	/** What divides a name into parts, such as `/` in an address; each part must be clear by itself. */
	readonly separator?: string;
}

/**
 * The known name that a wrong one must be; undefined when there is any doubt. A hint asks ("did you mean?") and may
 * be wrong now and then; a repair writes, so it is far stricter than `nearest`: a slip of one letter (two in a long
 * name), never the first letter or a digit, and no other known name nearly as close.
 */
export function clearlyMeant(
	wrong: string,
	known: Iterable<string>,
	{ open = false, grows = open, separator }: Vocabulary = {},
): string | undefined {
	const ranked = [...new Set(known)]
		.map((name) => ({ name, steps: slipsBetween(plain(wrong), plain(name)) }))
		.sort((a, b) => a.steps - b.steps);
	const [best, next] = ranked;
	if (!best || best.name === wrong) return undefined;
	if (next && next.steps < (best.steps === 0 ? 1 : best.steps + 2)) return undefined;
	const [parts, meant] = [wrong, best.name].map((name) => plain(name).split(separator ?? "\0"));
	if (!parts || !meant || parts.length !== meant.length) return undefined;
	return parts.every((part, index) => isSlip(part, meant[index] ?? "", { open, grows })) ? best.name : undefined;
}

/** Capitals, spaces and the sign between two words are no difference in a name. */
function plain(name: string): string {
	return name.toLowerCase().replace(/[\s_]/g, "-");
}

/** Two neighbouring letters that changed places are one slip. */
function slipsBetween(one: string, other: string): number {
	const steps = distance(one, other);
	if (steps !== 2 || one.length !== other.length) return steps;
	const at = [...one].findIndex((letter, index) => letter !== other[index]);
	const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2);
	return swapped === other ? 1 : steps;
}

function isSlip(wrong: string, right: string, { open, grows }: Pick<Vocabulary, "open" | "grows">): boolean {
	const slips = slipsBetween(wrong, right);
	if (slips === 0) return true;
	// `2025` and `2026` are two things, and so are `cap` and `map`.
	if (wrong.replace(/\D/g, "") !== right.replace(/\D/g, "") || wrong[0] !== right[0]) return false;
	if (grows && differsByEnding(wrong, right)) return false;
	const letters = wrong.length;
	const most = open ? (letters < 5 ? 0 : letters < 12 ? 1 : 2) : letters < 3 ? 0 : letters < 8 ? 1 : 2;
	return slips <= most;
}

/** `winkel` and `winkels` are both words, and both may exist. */
function differsByEnding(one: string, other: string): boolean {
	const [words, others] = [one.split("-"), other.split("-")];
	if (words.length !== others.length) return false;
	return words.some((word, index) => {
		const same = others[index] ?? "";
		const [short, long] = word.length < same.length ? [word, same] : [same, word];
		return long.startsWith(short) && /^(?:e?s|e?n|e)$/.test(long.slice(short.length));
	});
}
