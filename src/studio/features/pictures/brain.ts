import * as z from "zod";
import { nothingShows } from "#studio/brain/calls.ts";
import { command, question } from "#studio/brain/contract.ts";
import { picturesOf } from "#studio/brain/pictures/pictures.ts";
import { nothing } from "#studio/brain/requests.ts";

export const questions = {
	/** The pictures of the site. */
	pictures: question(nothing, ({ live }) => picturesOf(live) ?? nothingShows()),
};

export const commands = {
	/** Takes a file, which waits until an edit places it. */
	upload: command(
		z.strictObject({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
		({ editing, live, tellPhoto }, { name, bytes }) => editing.uploads.receive(live, name, bytes, tellPhoto),
	),
};
