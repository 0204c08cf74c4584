import { question } from "#studio/brain/contract.ts";
import { nothing } from "#studio/brain/requests.ts";
import { topicsOf } from "#studio/brain/settings/topics.ts";

export const questions = {
	settings: question(nothing, ({ live }) => topicsOf(live)),
};
