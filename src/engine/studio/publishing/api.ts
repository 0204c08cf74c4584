import { readFileSync } from "node:fs";
import { extname } from "node:path";
import * as z from "zod";
import type {
	BringBackRequest,
	Look,
	PreviewAnswer,
	ProposalRequest,
	PublishRequest,
} from "#core/studio-publishing.ts";
import type { ImageInfo } from "#pipeline/site/images.ts";
import { NotSound } from "#pipeline/site/site.ts";
import type { LiveSite } from "#studio/brain/content/live-site.ts";
import type { Editing } from "#studio/brain/edits/editing.ts";
import { Earlier } from "#studio/brain/publishing/earlier.ts";
import { Publishing } from "#studio/brain/publishing/publishing.ts";
import { publishingWords } from "#studio/brain/publishing/refusals.ts";
import { versionPage } from "#studio/brain/publishing/version-page.ts";
import { types } from "../../dev/media-types.ts";
import { Refused } from "../guard.ts";
import { emptySchema, said } from "../request.ts";
import { gitRepository } from "./git-repository.ts";
import { makePreview } from "./preview.ts";

interface Options {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
}

type Ask = (query: URLSearchParams, server: LiveSite) => unknown;

type Do = (body: unknown, server: LiveSite, studio: Editing) => unknown;

/** What Studio answers where changes go out into the world and come back, by the names of its addresses. */
export interface PublishingApi {
	readonly asked: Readonly<Record<string, Ask>>;
	readonly done: Readonly<Record<string, Do>>;
}

const commit = z.string().regex(/^[0-9a-f]{40,64}$/);

const publishSchema: z.ZodType<PublishRequest> = z.strictObject({
	seen: z.string().max(200),
	message: z
		.string()
		.max(10_000)
		.regex(/^[^\0]*$/),
});

const proposalSchema: z.ZodType<ProposalRequest> = z.strictObject({ clash: z.string().max(100) });

const bringBackSchema: z.ZodType<BringBackRequest> = z.strictObject({
	revision: z.string().max(100),
	commit,
	scope: z.string().max(600),
	name: z.string().min(1).max(200),
});

/** Lets what was changed in a folder be looked at, made ready, proposed and brought back. */
export function publishingApi({ root, project }: Options): PublishingApi {
	const repository = gitRepository(root);
	const publishing = new Publishing(repository);
	const earlier = new Earlier(repository);
	let making: Promise<PreviewAnswer> | undefined;

	function look(query: URLSearchParams, server: LiveSite): Look {
		const { language } = server;
		const present = repository.now().site;
		const copy = query.get("version") === "online" ? repository.copy() : undefined;
		if (typeof copy === "string") return { absent: publishingWords.unknownOnline[language] };
		const site = copy ? repository.at(copy.online?.commit ?? copy.head).site : present;
		try {
			const html = versionPage(site, query.get("path") ?? "", { render: server.render, present, embed });
			return html === undefined ? { absent: publishingWords.noPage[language] } : { html };
		} catch (error) {
			if (error instanceof NotSound) return { absent: publishingWords.unsound[language] };
			throw error;
		}
	}

	return {
		asked: {
			changes: () => ({ count: publishing.changes() }),
			publishing: (_, server) => publishing.state(server),
			elsewhere: (_, server) => publishing.elsewhere(server),
			publications: (_, server) => earlier.publications(server),
			earlier: (query, server) => {
				const found = earlier.at(server, said(commit, query.get("commit")), query.get("scope") ?? "");
				if (!found) throw new Refused(404, "There is no such version.");
				return found;
			},
			look,
		},
		done: {
			publish: (body, server) => publishing.publish(server, said(publishSchema, body)),
			propose: (body, server) => publishing.propose(server, said(proposalSchema, body)),
			"bring-back": (body, server, studio) => {
				const request = said(bringBackSchema, body);
				return earlier.bringBack(server, request, (replacement) =>
					studio.replace(server, replacement, { name: request.name, whole: true }),
				);
			},
			preview: (body, server) => {
				said(emptySchema, body);
				// Who asks again while it is made gets the same one.
				making ??= makePreview(server, { root, project }).finally(() => {
					making = undefined;
				});
				return making;
			},
		},
	};
}

/** An address that holds the bytes of a picture. */
function embed({ absolute }: ImageInfo): string {
	return `data:${types[extname(absolute)] ?? "image/jpeg"};base64,${readFileSync(absolute).toString("base64")}`;
}
