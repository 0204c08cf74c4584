import { type IconWords, takeIconWordsFrom } from "#core/icons/words.ts";
import { remembered } from "#core/remembered.ts";

/** Few commands ask for them: until then they are no more than text. */
const files = import.meta.glob<string>("../../core/icons/words/*.json", {
	query: "?raw",
	import: "default",
	eager: true,
});

const known = new Map<string, IconWords>();

takeIconWordsFrom((language) =>
	remembered(known, language, () => JSON.parse(files[`../../core/icons/words/${language}.json`] ?? "{}") as IconWords),
);
