import * as z from "zod";
import { inLanguage } from "#core/in-language.ts";
import type { Look, SendAnswer } from "#core/studio-publishing.ts";
import { NotSound } from "#pipeline/site/site.ts";
import { command, question } from "#studio/brain/contract.ts";
import { later } from "#studio/brain/later.ts";
import { NotFound } from "#studio/brain/not-found.ts";
import { publishingWords } from "#studio/brain/publishing/refusals.ts";
import { versionPage } from "#studio/brain/publishing/version-page.ts";
import { bringBackRequest, commit, nothing, sendBackRequest, sendRequest } from "#studio/brain/requests.ts";

const look = z.strictObject({ version: z.enum(["online", "now"]), path: z.string() });

const part = z.strictObject({ commit, scope: z.string().default("") });

export const questions = {
	/** How many changes are not sent. */
	changes: question(nothing, async ({ publishing }) => ({ count: await publishing.changes() })),
	/** Where the work stands between this computer and the world. */
	publishing: question(nothing, ({ publishing, live }) => publishing.state(live)),
	/** What others put online meanwhile, once the server of the site was asked. */
	elsewhere: question(nothing, ({ publishing, live }) => publishing.elsewhere(live)),
	/** Whether what was sent last is what visitors see. */
	seenOnline: question(nothing, ({ publishing, live }) => publishing.seen(live)),
	/** The versions that can be brought back. */
	publications: question(z.strictObject({ most: z.int().optional() }), ({ earlier, live }, { most }) =>
		earlier.publications(live, most),
	),
	/** What it would change to bring back a version, or a part of it. */
	earlier: question(part, async ({ earlier, live }, { commit, scope }) => {
		const found = await earlier.at(live, commit, scope);
		if (!found) throw new NotFound("There is no such version.");
		return found;
	}),
	/** A page of a version. */
	look: question(look, async ({ repository, versions, live, embed }, { version, path }): Promise<Look> => {
		const { language, render, icons } = live;
		const present = versions.now().site;
		const state = version === "online" ? await repository.state() : undefined;
		if (typeof state === "string") return { absent: inLanguage(publishingWords.unknownOnline, language) };
		const site = state ? (await versions.at(state.online?.commit ?? state.head)).site : present;
		try {
			return (
				(await versionPage(site, path, { render, present, embed, icons })) ?? {
					absent: inLanguage(publishingWords.noPage, language),
				}
			);
		} catch (error) {
			if (error instanceof NotSound) return { absent: inLanguage(publishingWords.unsound, language) };
			throw error;
		}
	}),
};

export const commands = {
	send: command(sendRequest, ({ publishing, live }, request) => publishing.send(live, request)),
	/** Sends what was put back; undefined when more waits than that. */
	sendBack: command(
		sendBackRequest,
		async ({ publishing, versions, live }, request): Promise<SendAnswer | undefined> => {
			const told = await publishing.state(live);
			const { isJustPutBack } = await later();
			if (!(await isJustPutBack(told, request, versions))) return undefined;
			return publishing.send(live, { seen: told.seen, message: request.message });
		},
	),
	stopSending: command(nothing, ({ publishing }) => publishing.stop()),
	bringBack: command(bringBackRequest, ({ earlier, editing, live }, request) =>
		earlier.bringBack(live, request, (replacement) =>
			editing.replace(live, replacement, { name: request.name, whole: true }),
		),
	),
	preview: command(nothing, ({ preview, live }) => preview(live)),
};
