import * as z from "zod";
import { nothingShows } from "#studio/brain/calls.ts";
import { command, question } from "#studio/brain/contract.ts";
import { find, findToReplace } from "#studio/brain/find/find.ts";
import { replaceRequest } from "#studio/brain/requests.ts";

const asked = z.string().max(200);

export const questions = {
	find: question(
		z.strictObject({ asked }),
		({ live }, { asked }) => live.content.show("/@studio/find", (site) => find(live, site, asked)) ?? nothingShows(),
	),
	toReplace: question(
		z.strictObject({ asked, by: asked, wholeWords: z.boolean() }),
		({ live }, replacing) =>
			live.content.show("/@studio/find", (site) => findToReplace(live, site, replacing)) ?? nothingShows(),
	),
};

export const commands = {
	replace: command(replaceRequest, ({ editing, live }, request) => editing.replaceTexts(live, request)),
};
