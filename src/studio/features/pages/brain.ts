import * as z from "zod";
import { question } from "#studio/brain/contract.ts";
import { later } from "#studio/brain/later.ts";
import { answers, nothing } from "#studio/brain/requests.ts";

export const questions = {
	/** What somebody can begin. */
	wizards: question(nothing, async ({ live }) => (await later()).wizardsFor(live)),
	/** What is asked of somebody who does something, with what came of the answers so far. */
	wizard: question(z.strictObject({ what: z.string(), answers }), async ({ live }, { what, answers }) => {
		const { wizardState } = await later();
		return wizardState(live, what, answers);
	}),
};
