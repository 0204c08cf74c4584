/** A value for each octave band, from 125 Hz to 8 kHz. */
export type Bands = readonly [number, number, number, number, number, number, number];

/** The middle of each octave band, in hertz. */
export const centres: Bands = [125, 250, 500, 1000, 2000, 4000, 8000];

/** How many samples a second a sound has: enough for the highest band, and little to compute. */
export const sampleRate = 24_000;

/** The same for each band. */
export function eachBand(values: Bands, change: (value: number, band: number) => number): Bands {
	return values.map(change) as unknown as Bands;
}
