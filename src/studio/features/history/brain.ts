import * as z from "zod";
import type { ReviewMessage, WhatChanged } from "#core/studio-publishing.ts";
import { question } from "#studio/brain/contract.ts";
import { namesIn } from "#studio/brain/history/names.ts";
import { later } from "#studio/brain/later.ts";
import { NotFound } from "#studio/brain/not-found.ts";
import { Refusal } from "#studio/brain/publishing/repository.ts";
import { commit, nothing } from "#studio/brain/requests.ts";

export const questions = {
	/** What was changed, by whom and when. */
	whatChanged: question(nothing, async ({ editing, live, repository, versions }): Promise<WhatChanged> => {
		const { whatChanged } = await later();
		const state = await repository.state();
		const published = await repository.publications().catch(unknownIfRefused);
		const known = {
			publications: published ?? [],
			others: editing.others?.all() ?? [],
			own: typeof state === "string" ? [] : state.changed,
		};
		const days = whatChanged(known, namesIn(versions.now().site, live.language));
		return { isKnown: published !== undefined, hasVersions: typeof state !== "string", days };
	}),
	/** What a version changed for a visitor, in words. */
	versionWords: question(z.strictObject({ commit }), async (brain, asked): Promise<ReviewMessage> => {
		const { live, repository, versions } = brain;
		const found = (await repository.publications()).find((each) => each.commit === asked.commit);
		if (!found?.parent) throw new NotFound("There is no such version, or nothing before it.");
		const before = await versions.at(found.parent);
		const after = await versions.at(found.commit);
		const { toldReview } = await later();
		return toldReview(before.site, after.site, live.language);
	}),
};

/** The server of the site does not answer. */
function unknownIfRefused(error: unknown): undefined {
	if (!(error instanceof Refusal)) throw error;
	return undefined;
}
