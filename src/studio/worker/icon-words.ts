import { type IconWords, takeIconWordsFrom } from "#core/icons/words.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import { remembered } from "#core/remembered.ts";
import { tellMissing } from "#studio/brain/fetched.ts";

const files = import.meta.glob<IconWords>("../../core/icons/words/*.json", { import: "default" });

const known = new Map<EditorLanguage, IconWords>();

const loading = new Map<EditorLanguage, Promise<void>>();

takeIconWordsFrom((language) => known.get(language));

/** Fetches what icons are called in a language, once. Where that does not come, they go by their names. */
export function loadIconWords(language: EditorLanguage): Promise<void> {
	return remembered(loading, language, async () => {
		try {
			const words = await files[`../../core/icons/words/${language}.json`]?.();
			if (words) known.set(language, words);
		} catch (error) {
			loading.delete(language);
			reportError(error);
			tellMissing();
		}
	});
}
