import * as z from "zod";
import { question } from "#studio/brain/contract.ts";
import { answers, nothing } from "#studio/brain/requests.ts";
import { wizardState, wizardsFor } from "#studio/brain/wizards/wizards.ts";

export const questions = {
	/** What somebody can begin. */
	wizards: question(nothing, ({ live }) => wizardsFor(live)),
	/** What is asked of somebody who does something, with what came of the answers so far. */
	wizard: question(z.strictObject({ what: z.string(), answers }), ({ live }, { what, answers }) =>
		wizardState(live, what, answers),
	),
};
