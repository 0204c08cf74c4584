import { describe, expect, test } from "vitest";
import { type Bands, eachBand } from "#site/sections/listen/bands.ts";
import { lossOf, type Way } from "#site/sections/listen/curves.ts";
import { recordScene } from "#site/sections/listen/scenes.ts";
import { atLevels, levelsOf, recordingOf, spectrumOf } from "#site/sections/listen/spectrum.ts";
import { type Sound, soundLevels } from "#site/sections/listen/sounds.ts";

test("p", () => {
	for (const s of Object.keys(soundLevels) as Sound[]) {
		let t0 = performance.now();
		const r = recordScene(s, 24000);
		const t1 = performance.now();
		const sp = spectrumOf(r);
		const t2 = performance.now();
		const raw = levelsOf(sp, 24000);
		const x = atLevels(sp, 24000, soundLevels[s]);
		const t3 = performance.now();
		const y = recordingOf(x);
		const t4 = performance.now();
		const l = levelsOf(spectrumOf(y), 24000);
		const pk = y.reduce((m, v) => Math.max(m, Math.abs(v)), 0);
		const rms = Math.sqrt(y.reduce((m, v) => m + v * v, 0) / y.length);
		console.log(s, "raw", raw.map((v) => v.toFixed(0)).join(" "), "| got", l.map((v) => v.toFixed(2)).join(" "), "crest", (20 * Math.log10(pk / rms)).toFixed(1), "ms", [t1 - t0, t2 - t1, t3 - t2, t4 - t3].map(Math.round).join(" "));
	}
});
