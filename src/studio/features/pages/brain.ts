import * as z from "zod";
import { question } from "#studio/brain/contract.ts";
import { answers, nothing } from "#studio/brain/requests.ts";
import { beginnings, undertakingOf } from "#studio/brain/wizards/wizards.ts";

export const questions = {
	/** What somebody can begin. */
	beginnings: question(nothing, ({ live }) => beginnings(live)),
	/** What is asked of somebody who does something, with what came of the answers so far. */
	undertaking: question(z.strictObject({ what: z.string(), answers }), ({ live }, { what, answers }) =>
		undertakingOf(live, what, answers),
	),
};
