/** Formants of a voice or a throat, in hertz. */
export type Formants = readonly [number, number, number];

/** A loop on which a sound is built. What runs over its end goes on at its beginning, so that it has no seam. */
export interface Tape {
	readonly rate: number;
	/** How long it is, in seconds. */
	readonly length: number;
	readonly samples: Float64Array;
}

export function emptyTape(rate: number): Tape {
	const size = 2 ** Math.round(Math.log2(rate * 5.7));
	return { rate, length: size / rate, samples: new Float64Array(size) };
}

/** Chance that is the same each time, between 0 and 1. */
export function chance(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Lays something over what is there. It gets the seconds since it began, and how far it is from 0 to 1. */
export function lay(tape: Tape, start: number, seconds: number, sample: (time: number, part: number) => number): void {
	const { rate, samples } = tape;
	const count = Math.round(seconds * rate);
	const first = Math.round(start * rate);
	for (let i = 0; i < count; i++) {
		const place = (first + i) % samples.length;
		samples[place] = (samples[place] ?? 0) + sample(i / rate, i / count);
	}
}

/** Over the whole tape. */
export function layAll(tape: Tape, sample: (time: number, part: number) => number): void {
	lay(tape, 0, tape.length, sample);
}

/** A frequency close to this one that fits on the tape a whole number of times. */
export function fitting({ length }: Tape, hertz: number): number {
	return Math.round(hertz * length) / length;
}

/** A tone rich in overtones, from -1 to 1. */
export function saw(turns: number): number {
	return 2 * (turns - Math.floor(turns)) - 1;
}

/** Rises from nothing to one and falls again. */
export function swell(part: number): number {
	return Math.sin(Math.PI * part);
}

/** What lets through the tones around three formants. */
export function throat(rate: number, formants: Formants): (source: number) => number {
	const resonances = formants.map((hertz) => {
		const radius = Math.exp((-Math.PI * (50 + hertz * 0.06)) / rate);
		return { turn: 2 * radius * Math.cos((2 * Math.PI * hertz) / rate), radius, one: 0, two: 0 };
	});
	return (source) => {
		let sum = 0;
		for (const each of resonances) {
			const out = source * (1 - each.radius) + each.turn * each.one - each.radius ** 2 * each.two;
			each.two = each.one;
			each.one = out;
			sum += out;
		}
		return sum;
	};
}

/** Noise without its deep tones. */
export function hiss(random: () => number): () => number {
	let before = 0;
	return () => {
		const now = random() - 0.5;
		const sharp = now - before;
		before = now;
		return sharp;
	};
}
