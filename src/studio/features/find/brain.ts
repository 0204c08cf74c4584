import * as z from "zod";
import { nothingShows } from "#studio/brain/calls.ts";
import { command, question } from "#studio/brain/contract.ts";
import { later } from "#studio/brain/later.ts";
import { replaceRequest } from "#studio/brain/requests.ts";

const asked = z.string().max(200);

export const questions = {
	find: question(z.strictObject({ asked }), async ({ live }, { asked }) => {
		const { find } = await later();
		return live.content.show("/@studio/find", (site) => find(live, site, asked)) ?? nothingShows();
	}),
	toReplace: question(z.strictObject({ asked, by: asked, wholeWords: z.boolean() }), async ({ live }, replacing) => {
		const { findToReplace } = await later();
		return live.content.show("/@studio/find", (site) => findToReplace(live, site, replacing)) ?? nothingShows();
	}),
};

export const commands = {
	replace: command(replaceRequest, ({ editing, live }, request) => editing.replaceTexts(live, request)),
};
