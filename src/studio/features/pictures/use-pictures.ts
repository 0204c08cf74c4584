import type { SitePicture } from "#core/studio-files.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { ask } from "./client.ts";

const none: readonly SitePicture[] = [];

/**
 * The pictures of the site; none as long as they are not known. They are asked for again when `shown`, what is known of
 * the one in question, is another: with every key somewhere else would be too much for a large site.
 */
export function usePictures(shown: string): readonly SitePicture[] {
	// As long as the content is not sound nobody knows; what is wrong is told elsewhere.
	return useAnswer(shown, ask.pictures).answer ?? none;
}
