import { question } from "#studio/brain/contract.ts";
import { nothing } from "#studio/brain/requests.ts";
import { openTranslations } from "#studio/brain/translations/passages.ts";

export const questions = {
	/** What is to be translated, what has been open longest first. */
	openTranslations: question(nothing, async ({ live, lastChanges }) => openTranslations(live, await lastChanges())),
};
