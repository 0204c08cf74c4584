import type { MarkedPage } from "#core/studio.ts";
import { shortened } from "#studio/page/shortened.ts";

/** What people call the sections of a page: by their first words, or by what they are. */
export function namesOf({ sections }: MarkedPage): readonly string[] {
	return sections.map(({ title, words }) => (words ? shortened(words) : title));
}
