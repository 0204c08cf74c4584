import { type Bands, centres, eachBand } from "./bands.ts";
import { lossOf } from "./curves.ts";
import { recordScene } from "./scenes.ts";
import { type Sound, soundLevels } from "./sounds.ts";
import { atLevels, recordingOf, spectrumOf } from "./spectrum.ts";

/** How a sound comes, changes and goes, in seconds. */
const fade = { in: 1.2, over: 0.08, out: 0.03 } as const;

/** The highest sample of the sound as it is. */
const peak = 0.5;

/** A sound that plays. */
export interface Playing {
	/** The level of each octave band at this moment, in dB below the loudest band of the sound as it is. */
	levels(): Bands;
	/** Goes on in another way, from where it is. */
	hear(loss: Bands): void;
	/** Goes within a blink; resolves when nothing sounds any more. */
	stop(): Promise<void>;
}

/**
 * Plays a sound in a context, heard with a loss per octave band. It comes softly, at once where it is loudest, and no way
 * of hearing it is louder than as it is.
 */
export function play(context: BaseAudioContext, sound: Sound, loss: Bands): Playing {
	const { sampleRate: rate } = context;
	const scene = spectrumOf(recordScene(sound, rate));
	const recordings = new Map<string, Float64Array>();
	const recordingAt = (next: Bands) => {
		const key = next.join();
		const levels = eachBand(soundLevels[sound], (level, band) => level - (next[band] ?? 0));
		const recording = recordings.get(key) ?? recordingOf(atLevels(scene, rate, levels));
		recordings.set(key, recording);
		return recording;
	};
	const asItIs = recordingAt(lossOf({ kind: "open" }));
	const scale = peak / asItIs.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
	const length = asItIs.length / rate;
	const begun = context.currentTime;
	const offset = (loudestMoment(asItIs, rate) - fade.in + length) % length;

	const analyser = context.createAnalyser();
	analyser.smoothingTimeConstant = 0.85;
	const output = context.createGain();
	output.gain.setValueAtTime(0, begun);
	output.gain.linearRampToValueAtTime(1, begun + fade.in);
	output.connect(analyser).connect(context.destination);

	let present: { readonly source: AudioBufferSourceNode; readonly gain: GainNode } | undefined;

	const hear = (next: Bands) => {
		const now = context.currentTime;
		const source = context.createBufferSource();
		source.buffer = bufferOf(next);
		source.loop = true;
		const gain = context.createGain();
		source.connect(gain).connect(output);
		source.start(now, (offset + now - begun) % length);
		if (present) {
			gain.gain.setValueAtTime(0, now);
			gain.gain.linearRampToValueAtTime(1, now + fade.over);
			present.gain.gain.setValueAtTime(1, now);
			present.gain.gain.linearRampToValueAtTime(0, now + fade.over);
			present.source.stop(now + fade.over);
		}
		present = { source, gain };
	};

	function bufferOf(next: Bands): AudioBuffer {
		const buffer = context.createBuffer(1, asItIs.length, rate);
		const samples = Float32Array.from(recordingAt(next), (value) => value * scale);
		buffer.copyToChannel(samples, 0);
		return buffer;
	}

	hear(loss);
	return {
		levels: () => levelsIn(analyser, scale),
		hear,
		stop: () =>
			new Promise((resolve) => {
				const now = context.currentTime;
				output.gain.cancelScheduledValues(now);
				output.gain.setValueAtTime(output.gain.value, now);
				output.gain.linearRampToValueAtTime(0, now + fade.out);
				present?.source.addEventListener("ended", () => resolve());
				present?.source.stop(now + fade.out);
			}),
	};
}

/** When the loudest four tenths of a second begin. */
function loudestMoment(recording: Float64Array, rate: number): number {
	const size = recording.length;
	const width = Math.round(rate * 0.4);
	const energyAt = (place: number) => (recording[place % size] ?? 0) ** 2;
	let sum = 0;
	for (let place = 0; place < width; place++) sum += energyAt(place);
	let loudest = { sum, place: 0 };
	for (let place = 0; place < size; place++) {
		sum += energyAt(place + width) - energyAt(place);
		if (sum > loudest.sum) loudest = { sum, place: place + 1 };
	}
	return loudest.place / rate;
}

/** Of a window of Blackman a mean square comes out this many dB lower, in the half of the spectrum that there is. */
const windowed = 8.2;

function levelsIn(analyser: AnalyserNode, scale: number): Bands {
	const decibels = new Float32Array(analyser.frequencyBinCount);
	analyser.getFloatFrequencyData(decibels);
	const energy = [0, 0, 0, 0, 0, 0, 0];
	decibels.forEach((decibel, bin) => {
		const octave = Math.log2((bin * analyser.context.sampleRate) / analyser.fftSize / centres[0]);
		const band = Math.round(octave);
		if (band in energy) energy[band] = (energy[band] ?? 0) + 10 ** (decibel / 10);
	});
	return eachBand(centres, (_, band) => 10 * Math.log10(energy[band] ?? 0) + windowed - 20 * Math.log10(scale));
}
