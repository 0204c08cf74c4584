import { distance } from "fastest-levenshtein";

/** The known name that looks most like a wrong one, if one is close enough to be meant. */
export function nearest(wrong: string, known: Iterable<string>): string | undefined {
	const limit = Math.max(1, Math.ceil(wrong.length / 3));
	let best: string | undefined;
	let least = limit + 1;
	for (const name of known) {
		// Among thousands of names most are ruled out by their length alone.
		if (Math.abs(name.length - wrong.length) >= least) continue;
		const steps = distance(wrong.toLowerCase(), name.toLowerCase());
		if (steps < least) {
			least = steps;
			best = name;
		}
	}
	return best;
}
