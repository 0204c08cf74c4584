import { question } from "#studio/brain/contract.ts";
import { later } from "#studio/brain/later.ts";
import { nothing } from "#studio/brain/requests.ts";

export const questions = {
	/** What somebody can begin. */
	wizards: question(nothing, async ({ live }) => (await later()).wizardsFor(live)),
};
