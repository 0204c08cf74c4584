import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Bands, centres } from "#site/sections/listen/bands.ts";
import { lossOf, type Way } from "#site/sections/listen/curves.ts";
import { hillsOf } from "#site/sections/listen/hills.ts";
import { leftOf } from "#site/sections/listen/letters.ts";
import { recordScene } from "#site/sections/listen/scenes.ts";
import { type Sound, soundLevels } from "#site/sections/listen/sounds.ts";
import { atLevels, levelsOf, recordingOf, spectrumOf } from "#site/sections/listen/spectrum.ts";
import { projectFolder } from "../helpers/example-site.ts";

const rate = 24_000;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const ways: readonly Way[] = [
	...[15, 19, 25].map((decibel) => ({ kind: "filter", decibel }) as const),
	...[5, 15, 27, 35].map((decibel) => ({ kind: "plug", decibel }) as const),
	...[40, 55, 70].flatMap((age) => [{ kind: "age", age } as const, { kind: "aid", age } as const]),
];

describe("what a way takes", () => {
	test("of a filter or a plug is on average what its number says", () => {
		for (const decibel of [15, 19, 25, 27]) {
			expect(lossOf({ kind: "filter", decibel })).toEqual([...Array(7)].map(() => decibel));
			expect(mean(lossOf({ kind: "plug", decibel }))).toBeCloseTo(decibel, 1);
		}
	});

	test("of an ordinary plug is most in high tones, as its maker's table has it", () => {
		const [low, , , , , high] = lossOf({ kind: "plug", decibel: 25 });
		expect(high - low).toBeCloseTo(48.3 - 33.1, 5);
	});

	test("of age are the medians of ISO 7029 between those of men and women", () => {
		// By the standard, at 70: men 8.1, 18.9, 43.3 and 59.5 dB, women 8.1, 16.2, 24.3 and 40.6 dB.
		const [at125, , , , at2000, at4000, at8000] = lossOf({ kind: "age", age: 70 });
		expect([at125, at2000, at4000, at8000].map(Math.round)).toEqual([8, 18, 34, 50]);
	});

	test("is never less than nothing, and with an aid less than without", () => {
		for (const way of ways) expect(Math.min(...lossOf(way)), JSON.stringify(way)).toBeGreaterThanOrEqual(0);
		const [age, aid] = [lossOf({ kind: "age", age: 70 }), lossOf({ kind: "aid", age: 70 })];
		expect(aid.every((loss, band) => loss < (age[band] ?? 0))).toBe(true);
	});
});

test("the pages let hear the filters and the number that the products have", () => {
	const read = (file: string) => parse(readFileSync(join(projectFolder, "content", file), "utf8"));
	const products = read("facts/products.yaml");
	const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
	const listenOn = (page: string) =>
		read(`pages/gehoorbescherming/${page}.yaml`).sections.find(({ type }: { type: string }) => type === "listen");
	expect(listenOn("muziek").filters).toEqual(numbersIn(products["muziek-regular"].demping));
	expect(listenOn("slaap").plugs).toEqual(numbersIn(products.slaap.demping));
});

describe("a spectrum", () => {
	const size = 2 ** 15;
	const tone = (hertz: number, loud = 1) =>
		Float64Array.from(
			{ length: size },
			(_, i) => loud * Math.sin((2 * Math.PI * Math.round((hertz * size) / rate) * i) / size),
		);

	test("has the level of a tone in the band of that tone", () => {
		for (const [band, hertz] of centres.entries()) {
			// The mean square of a sine is a half: 3 dB below one.
			const levels = levelsOf(spectrumOf(tone(hertz, 0.1)), rate);
			expect(levels[band]).toBeCloseTo(-23.01, 1);
			expect(levels.filter((level) => level > -100)).toHaveLength(1);
		}
	});

	test("becomes the recording again that it was", () => {
		const recording = tone(440);
		const again = recordingOf(spectrumOf(recording));
		expect(again.every((value, i) => Math.abs(value - (recording[i] ?? 0)) < 1e-9)).toBe(true);
	});
});

test.each(Object.keys(soundLevels) as Sound[])(
	"each band of %s is as loud as the figures say, in every way",
	(sound) => {
		const scene = spectrumOf(recordScene(sound, rate));
		for (const way of [{ kind: "open" }, { kind: "plug", decibel: 25 }, { kind: "age", age: 70 }] as const) {
			const loss = lossOf(way);
			const wanted = soundLevels[sound].map((level, band) => level - (loss[band] ?? 0)) as unknown as Bands;
			const heard = levelsOf(spectrumOf(recordingOf(atLevels(scene, rate, wanted))), rate);
			for (const [band, level] of heard.entries()) {
				expect(Math.abs(level - (wanted[band] ?? 0)), `${way.kind} ${centres[band]} Hz`).toBeLessThan(0.5);
			}
		}
	},
);

describe("what is left of a sentence", () => {
	const faintOf = (sentence: string, way: Way) =>
		Object.fromEntries(
			leftOf(sentence, lossOf(way)).flatMap(({ letters, faint }) => [...letters].map((l) => [l, faint])),
		);

	test("is all of it as it is, in one piece", () => {
		expect(leftOf("Straks speelt ze.", lossOf({ kind: "open" }))).toEqual([
			{ start: 0, letters: "Straks speelt ze.", faint: 0 },
		]);
	});

	test("loses s before t before k before a with age, in every script", () => {
		const faint = faintOf("stak", { kind: "age", age: 70 });
		expect([faint.s, faint.t, faint.k, faint.a]).toEqual([3, 2, 1, 0]);
		const arabic = faintOf("ستكا", { kind: "age", age: 70 });
		expect(["س", "ت", "ك", "ا"].map((letter) => arabic[letter])).toEqual([3, 2, 1, 0]);
		expect(faintOf("Šé", { kind: "age", age: 70 })).toMatchObject({ Š: 3, é: 0 });
	});

	test("fades evenly behind a filter, and holds every letter", () => {
		const runs = leftOf("Pas op, de zaag!", lossOf({ kind: "filter", decibel: 15 }));
		expect(runs).toEqual([{ start: 0, letters: "Pas op, de zaag!", faint: 1 }]);
	});
});

test("a drawing is lower where there is less, and never leaves its room", () => {
	expect(hillsOf([0, -6, 0, 0, 0, 0, 0])).toMatch(/^M0 8H1S2 14 3 14 4 8 5 8 /);
	expect(hillsOf([40, 0, -10, -20, -30, -40, -90])).toMatch(/^M0 0H1S.* 56H14V56H0z$/);
});
