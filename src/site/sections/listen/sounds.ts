import type { Bands } from "./bands.ts";

export type Sound = "festival" | "motorcycle" | "workshop" | "aircraft" | "snoring" | "pool" | "birthday";

/**
 * How loud each octave band of a sound is over a longer time, in dB below its loudest band. That of the birthday is the
 * average of speech in many languages (Byrne et al. 1994), summed to octaves. The others are typical shapes that we
 * chose: music heavy in the bass, wind and engines falling towards high tones, tools and tiles bright.
 */
export const soundLevels: Readonly<Record<Sound, Bands>> = {
	festival: [0, -4, -7, -9, -12, -16, -22],
	motorcycle: [0, -3, -8, -14, -20, -26, -33],
	workshop: [-15, -11, -7, -3, 0, -1, -6],
	aircraft: [0, -1, -4, -9, -14, -20, -28],
	snoring: [0, -2, -7, -13, -19, -26, -33],
	pool: [-16, -10, -4, 0, -2, -7, -14],
	birthday: [-5.1, -1.8, 0, -6.8, -11.7, -15.9, -17.8],
};
