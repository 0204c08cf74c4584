import * as z from "zod";
import { nothingShows } from "#studio/brain/calls.ts";
import { question } from "#studio/brain/contract.ts";
import { later } from "#studio/brain/later.ts";
import { NotFound } from "#studio/brain/not-found.ts";

const address = z.string().max(500);

export const questions = {
	/** How others show the page at an address. */
	seen: question(z.strictObject({ path: address }), async ({ live }, { path }) => {
		const { seenPage } = await later();
		const shown = live.content.show(path, (site) => ({ page: seenPage(live, site, path) })) ?? nothingShows();
		if (!shown.page) throw new NotFound("There is no such page.");
		return shown.page;
	}),
	/** Where links within the site arrive. */
	arrivals: question(
		z.strictObject({ addresses: z.array(address).max(1000).readonly() }),
		async ({ live }, { addresses }) => {
			const { arrivals } = await later();
			return live.content.show("/@studio/arrivals", (site) => arrivals(live, site, addresses)) ?? nothingShows();
		},
	),
};
