import { type Bands, eachBand } from "./bands.ts";

/** A way in which something is heard. */
export type Way =
	| { readonly kind: "open" }
	| { readonly kind: "filter" | "plug"; readonly decibel: number }
	| { readonly kind: "age" | "aid"; readonly age: number };

/** What a way takes from each octave band, in dB; never less than nothing. */
export function lossOf(way: Way): Bands {
	switch (way.kind) {
		case "open":
			return [0, 0, 0, 0, 0, 0, 0];
		case "filter":
			return eachBand(foam, () => way.decibel);
		case "plug":
			return eachBand(foam, (decibel) => Math.max(0, way.decibel + decibel - mean(foam)));
		case "age":
			return ageingLoss(way.age);
		case "aid":
			// The half-gain rule (Lybarger): an aid gives back about half of what is lost.
			return eachBand(ageingLoss(way.age), (decibel) => decibel / 2);
	}
}

/**
 * What plugs of foam attenuate, as their maker states it by EN 352-2 (3M 1100). Other plugs get this shape with their own
 * mean.
 */
const foam: Bands = [33.1, 36.3, 38.4, 38.7, 39.7, 48.3, 44.4];

/**
 * The median loss at an age by ISO 7029:2000, for 18 to 70 years: a coefficient times the square of the years since 18.
 * Here the mean of that of men and of women.
 */
function ageingLoss(age: number): Bands {
	return eachBand(men, (coefficient, band) => ((coefficient + (women[band] ?? 0)) / 2) * (age - 18) ** 2);
}

const men: Bands = [0.003, 0.003, 0.0035, 0.004, 0.007, 0.016, 0.022];
const women: Bands = [0.003, 0.003, 0.0035, 0.004, 0.006, 0.009, 0.015];

function mean(values: Bands): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
