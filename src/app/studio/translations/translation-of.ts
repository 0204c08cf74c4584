import type { TranslatedPassage } from "#core/studio-translations.ts";
import { shortened } from "../draft.ts";
import type { Studio } from "../studio.ts";
import type { Writable } from "./passage-draft.ts";

/** The translation of a passage that stands in a file. */
export function translationOf(
	studio: Studio,
	file: string,
	passage: Pick<TranslatedPassage, "language" | "written" | "translation">,
): Writable {
	const { language, written, translation } = passage;
	return {
		id: `${language}:${file}:${written}`,
		says: translation,
		write: (was, value, stretch) => {
			const name = `${shortened(written)}: ${shortened(value)}`;
			return studio.translate({ language, file, written, was, value, name, stretch });
		},
	};
}
