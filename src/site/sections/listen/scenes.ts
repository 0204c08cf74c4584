import type { Sound } from "./sounds.ts";
import { chance, emptyTape, type Formants, fitting, hiss, lay, layAll, saw, swell, type Tape, throat } from "./tape.ts";

/** Lays a sound on a tape. Its colour is rough: the levels of its octave bands are set afterwards. */
type Scene = (tape: Tape, random: () => number) => void;

/** The sound as it is, before its octave bands get their levels. */
export function recordScene(sound: Sound, rate: number): Float64Array {
	const tape = emptyTape(rate);
	const random = chance(7);
	scenes[sound](tape, random);
	// No band is empty, so that none is made of rounding.
	layAll(tape, () => (random() - 0.5) * 0.004);
	return tape.samples;
}

const scenes: Readonly<Record<Sound, Scene>> = {
	festival(tape, random) {
		const beat = tape.length / 12;
		const sharp = hiss(random);
		const bass = [55, 55, 65.4, 49, 55, 82.4, 65.4, 49, 55, 55, 73.4, 49];
		bass.forEach((hertz, count) => {
			const start = count * beat;
			lay(tape, start, 0.3, (t) => Math.sin(2 * Math.PI * (50 * t + 4 * (1 - Math.exp(-30 * t)))) * Math.exp(-11 * t));
			lay(tape, start, beat * 0.9, (t, part) => saw(hertz * t) * (1 - part) * 0.25);
			lay(tape, start + beat / 2, 0.1, (t) => sharp() * Math.exp(-50 * t) * 0.5);
			if (count % 2) lay(tape, start, 0.2, (t) => (random() - 0.5) * Math.exp(-18 * t) * 1.2);
			for (const tone of count % 4 < 2 ? [220, 277, 330] : [196, 247, 294]) {
				lay(tape, start, beat, (t, part) => saw(tone * t) * swell(part) ** 0.3 * 0.07);
			}
		});
		[440, 494, 554, 494, 440, 370].forEach((hertz, count) => {
			speak(tape, count * 2 * beat, beat * 1.7, hertz, vowels[count % 5] ?? ah, 0.5);
		});
		layAll(tape, () => (random() - 0.5) * 0.05);
	},
	motorcycle(tape, random) {
		const engine = fitting(tape, 74);
		const slow = (2 * Math.PI) / tape.length;
		layAll(tape, (t) => {
			const wobble = 0.4 * Math.sin(slow * 9 * t) + 0.3 * Math.sin(slow * 14 * t);
			return saw(engine * t + wobble) * 0.12;
		});
		layAll(tape, (t) => (random() - 0.5) * (1 + 0.3 * Math.sin(slow * 3 * t) + 0.2 * Math.sin(slow * 7 * t + 1)));
	},
	workshop(tape, random) {
		const sharp = hiss(random);
		const fan = fitting(tape, 100);
		layAll(tape, (t) => saw(fan * t) * 0.04 + (random() - 0.5) * 0.06);
		lay(tape, 0.2, tape.length * 0.55, (t, part) => {
			const edge = Math.min(1, part * 12, (1 - part) * 8);
			const turns = 780 * t - 60 * Math.sin(Math.PI * part);
			return edge * (saw(turns) * 0.16 + saw(turns * 3.98) * 0.08 + sharp() * 0.3);
		});
		for (const start of [0.64, 0.71, 0.78, 0.89]) {
			lay(tape, start * tape.length, 0.35, (t) => {
				const clang = Math.sin(11_750 * t) + 0.7 * Math.sin(19_600 * t) + 0.4 * Math.sin(32_700 * t);
				return (clang * 0.2 + (random() - 0.5) * 0.5) * Math.exp(-22 * t) * Math.min(1, t * 300);
			});
		}
	},
	aircraft(tape, random) {
		const [one, two] = [fitting(tape, 98), fitting(tape, 101)];
		const slow = (2 * Math.PI) / tape.length;
		layAll(tape, (t) => {
			const hum = Math.sin(2 * Math.PI * one * t) + Math.sin(2 * Math.PI * two * t) + saw(one * 2 * t) * 0.5;
			return hum * 0.03 + (random() - 0.5) * (1 + 0.08 * Math.sin(slow * 2 * t));
		});
	},
	snoring(tape, random) {
		const [inward, outward] = [throat(tape.rate, [190, 520, 1300]), throat(tape.rate, [600, 1500, 3200])];
		lay(tape, 0, tape.length * 0.38, (t, part) => {
			const flutter = saw(38 * t + 3 * part + 0.4 * Math.sin(21 * t));
			const source = Math.max(0, flutter) ** 3 * (1 + random()) + (random() - 0.5) * 0.4;
			return inward(source) * swell(part) ** 1.4;
		});
		lay(tape, tape.length * 0.52, tape.length * 0.3, (_, part) => outward(random() - 0.5) * swell(part) ** 2 * 0.5);
	},
	pool(tape, random) {
		const sharp = hiss(random);
		for (let shout = 0; shout < 16; shout++) {
			const pitch = 330 + 300 * random();
			const start = random() * tape.length;
			speak(tape, start, 0.25 + 0.4 * random(), pitch, vowels[shout % 5] ?? ah, 0.4 + 0.6 * random());
		}
		for (let splash = 0; splash < 5; splash++) {
			lay(tape, random() * tape.length, 0.7, (t) => sharp() * Math.min(1, t * 40) * Math.exp(-6 * t) * 0.4);
		}
		// Tiles answer for a long time.
		const dry = tape.samples.slice();
		[0.067, 0.113, 0.171, 0.257, 0.381, 0.563, 0.797].forEach((delay, count) => {
			lay(tape, delay, tape.length, (t) => (dry[Math.round(t * tape.rate)] ?? 0) * 0.72 ** (count + 1));
		});
		layAll(tape, () => (random() - 0.5) * 0.05);
	},
	birthday(tape, random) {
		const sharp = hiss(random);
		for (const pitch of [108, 124, 196, 214, 290]) {
			let time = random() * 0.5;
			while (time < tape.length - 0.3) {
				const seconds = 0.12 + 0.14 * random();
				if (random() < 0.4) {
					lay(tape, time, 0.09, (_, part) => sharp() * swell(part) * 0.12);
					time += 0.08;
				}
				const vowel = vowels[Math.floor(random() * 5)] ?? ah;
				speak(tape, time, seconds, pitch * (0.9 + 0.25 * random()), vowel, 0.7);
				time += seconds * (random() < 0.15 ? 3.5 : 1.05);
			}
		}
		for (const start of [0.3, 0.34, 0.71]) {
			lay(tape, start * tape.length, 0.9, (t) => {
				return (Math.sin(17_900 * t) + Math.sin(29_600 * t) + Math.sin(45_200 * t)) * Math.exp(-7 * t) * 0.02;
			});
		}
	},
};

const ah: Formants = [730, 1200, 2500];
const vowels: readonly Formants[] = [ah, [300, 2200, 2900], [500, 1800, 2500], [320, 800, 2300], [450, 900, 2400]];

/** A syllable of a voice. */
function speak(tape: Tape, start: number, seconds: number, pitch: number, vowel: Formants, loud: number): void {
	const mouth = throat(tape.rate, vowel);
	lay(tape, start, seconds, (t, part) => {
		const turns = pitch * (t * (1.06 - (0.06 * t) / seconds));
		return mouth(saw(turns)) * swell(part) ** 0.5 * loud * 3;
	});
}
