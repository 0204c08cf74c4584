import { type Bands, centres, eachBand } from "./bands.ts";
import { type Complex, fourier } from "./fourier.ts";

/** How far around the border of two bands their gains run into each other, in octaves to each side. */
const blend = 0.1;

/** The spectrum of a recording that goes round without an end. */
export function spectrumOf(recording: Float64Array): Complex {
	const spectrum = { re: recording.slice(), im: new Float64Array(recording.length) };
	fourier(spectrum);
	return spectrum;
}

/** The recording of a spectrum. */
export function recordingOf({ re, im }: Complex): Float64Array {
	// The parts the other way round make the way back.
	const back = { re: im.slice(), im: re.slice() };
	fourier(back);
	return back.im.map((value) => value / re.length);
}

/** The level of each octave band, in dB, of which 0 is a mean square of one. */
export function levelsOf(spectrum: Complex, rate: number): Bands {
	return levelsWith(spectrum, rate, [0, 0, 0, 0, 0, 0, 0]);
}

/** The same spectrum, in which each octave band has the level that is asked for. */
export function atLevels(spectrum: Complex, rate: number, levels: Bands): Complex {
	let gains: Bands = [0, 0, 0, 0, 0, 0, 0];
	// Where gains run into each other a band gets a little of its neighbours: a few rounds make that good.
	for (let round = 0; round < 4; round++) {
		const now = levelsWith(spectrum, rate, gains);
		gains = eachBand(gains, (gain, band) => gain + (levels[band] ?? 0) - (now[band] ?? 0));
	}
	return amplified(spectrum, rate, gains);
}

/** The levels that the bands get with gains in dB. */
function levelsWith({ re, im }: Complex, rate: number, gains: Bands): Bands {
	const size = re.length;
	const energy = [0, 0, 0, 0, 0, 0, 0];
	eachBin(size, rate, gains, (bin, octave, factor) => {
		const band = Math.round(octave);
		if (band in energy) {
			energy[band] = (energy[band] ?? 0) + ((re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2) * factor * factor;
		}
	});
	return eachBand(centres, (_, band) => 10 * Math.log10((2 * (energy[band] ?? 0)) / size / size));
}

/** Each band amplified by a gain in dB. Below the lowest its gain goes on for an octave; then there is nothing. */
function amplified({ re, im }: Complex, rate: number, gains: Bands): Complex {
	const size = re.length;
	const louder = { re: new Float64Array(size), im: new Float64Array(size) };
	eachBin(size, rate, gains, (bin, octave, factor) => {
		if (octave < -1.5 || octave > 6.5) return;
		for (const each of [bin, size - bin]) {
			louder.re[each] = (re[each] ?? 0) * factor;
			louder.im[each] = (im[each] ?? 0) * factor;
		}
	});
	return louder;
}

/** Every frequency, with its octaves above the middle of the lowest band and what it is multiplied by. */
function eachBin(
	size: number,
	rate: number,
	gains: Bands,
	visit: (bin: number, octave: number, factor: number) => void,
): void {
	const gainOf = (band: number) => gains[Math.min(6, Math.max(0, band))] ?? 0;
	const factorOf = (gain: number) => 10 ** (gain / 20);
	const flat = new Map(Array.from({ length: 12 }, (_, band) => [band - 3, factorOf(gainOf(band - 3))]));
	for (let bin = 1; bin < size / 2; bin++) {
		const octave = Math.log2((bin * rate) / size / centres[0]);
		const lower = Math.floor(octave);
		const part = (octave - lower - 0.5) / (2 * blend) + 0.5;
		const from = gainOf(lower);
		const factor =
			part <= 0 || part >= 1
				? (flat.get(Math.round(octave)) ?? 0)
				: factorOf(from + (gainOf(lower + 1) - from) * part * part * (3 - 2 * part));
		visit(bin, octave, factor);
	}
}
