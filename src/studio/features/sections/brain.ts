import { question } from "#studio/brain/contract.ts";
import { later } from "#studio/brain/later.ts";
import { nothing } from "#studio/brain/requests.ts";

export const questions = {
	/** The sections that can be added to a page. */
	gallery: question(nothing, async ({ live }) => (await later()).galleryOf(live)),
};
