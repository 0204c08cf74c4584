import { fill } from "#core/fill.ts";
import type { Words } from "#core/words.ts";
import { lossOf, type Way } from "./curves.ts";
import type { Sound } from "./sounds.ts";
import type { Props } from "./types.ts";
import type ownWords from "./words.ts";

type OwnWords = Words<typeof ownWords>;

/** The ways in which a section lets its sound be heard: first as it is, then as its fields say. */
export function waysOf({ filters = [], plugs = [], hearing }: Props["data"]): readonly Way[] {
	return [
		{ kind: "open" },
		...filters.map((decibel) => ({ kind: "filter", decibel }) as const),
		...plugs.map((decibel) => ({ kind: "plug", decibel }) as const),
		...(hearing ? [{ kind: "age", age: hearing.age } as const] : []),
		...(hearing?.aid ? [{ kind: "aid", age: hearing.age } as const] : []),
	];
}

/** What a way is called. */
export function nameOf(way: Way, words: OwnWords): string {
	switch (way.kind) {
		case "open":
			return words.listen_open;
		case "filter":
			return fill(words.listen_filter, { number: way.decibel });
		case "plug":
			return fill(words.listen_plug, { number: way.decibel });
		case "age":
			return fill(words.listen_age, { number: way.age });
		case "aid":
			return words.listen_aid;
	}
}

/** What a way does, with how much softer tones are. */
export function effectOf(way: Way, words: OwnWords): string {
	const loss = lossOf(way);
	const effect = {
		open: "",
		filter: words.listen_filter_text,
		plug: words.listen_plug_text,
		age: words.listen_age_text,
		aid: words.listen_aid_text,
	}[way.kind];
	return fill(effect, { low: Math.round(loss[0]), high: Math.round(loss[6]) });
}

/** What there is to hear in a sound, and what somebody says in it. */
export function wordsOf(sound: Sound, words: OwnWords): { readonly heard: string; readonly said: string } {
	return {
		festival: { heard: words.listen_sound_festival, said: words.listen_said_festival },
		motorcycle: { heard: words.listen_sound_motorcycle, said: words.listen_said_motorcycle },
		workshop: { heard: words.listen_sound_workshop, said: words.listen_said_workshop },
		aircraft: { heard: words.listen_sound_aircraft, said: words.listen_said_aircraft },
		snoring: { heard: words.listen_sound_snoring, said: words.listen_said_snoring },
		pool: { heard: words.listen_sound_pool, said: words.listen_said_pool },
		birthday: { heard: words.listen_sound_birthday, said: words.listen_said_birthday },
	}[sound];
}
