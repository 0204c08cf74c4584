import * as z from "zod";
import { question } from "#studio/brain/contract.ts";
import { later } from "#studio/brain/later.ts";

export const questions = {
	/** What begins one more of the facts in a file, where somebody can. */
	oneMore: question(z.strictObject({ file: z.string().max(500) }), async ({ live }, { file }) => {
		const { wizardForFacts } = await later();
		return wizardForFacts(live, file) ?? null;
	}),
};
