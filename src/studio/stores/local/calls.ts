import * as z from "zod";
import { sourceLanguages } from "#core/languages.ts";

/** A file of the content by its name, as a page may name it: nothing leads out of the folder, and nothing is hidden. */
const file = z
	.string()
	.max(500)
	.regex(/^content(?:\/(?!\.)[^\\/\0]+)+$/);

/** A name for bytes. */
const kept = z.string().regex(/^[0-9a-f]{64}$/);

const commit = z.string().regex(/^[0-9a-f]{40,64}$/);

const fileMove = z.strictObject({ file, kept, comes: z.boolean() });

const transaction = z.strictObject({
	files: z.array(fileMove).max(1000),
	/** What a file holds, with its byte-order mark, and its other text. */
	texts: z.array(z.strictObject({ file, bytes: z.string(), text: z.string() })).max(1000),
});

const patch = z.strictObject({ file, above: z.string(), was: z.string(), now: z.string(), below: z.string() });

const journalEntry = z.strictObject({
	name: z.string().max(500),
	patches: z.array(patch).max(1000),
	files: z.array(fileMove).max(1000).optional(),
	typingSession: z.string().max(100).optional(),
	repairs: z.boolean().optional(),
	pages: z.tuple([z.string().max(1000), z.string().max(1000)]).optional(),
});

/** An edit for the journal, by whoever knew its writing of that number. */
const edit = z.strictObject({ begun: journalEntry, way: z.enum(["edit", "undo", "redo"]), after: z.number() });

const branch = z.string().regex(/^(?!-)[^\0-\x20~^:?*[\\\x7f]{1,250}$/);

const language = z.enum(sourceLanguages);

/** What the page of Studio asks of the server of this computer, and what each takes. */
export const localCalls = {
	write: transaction.extend({ edit }),
	takeBack: transaction,
	keep: z.strictObject({ bytes: z.instanceof(Uint8Array) }),
	kept,
	readJournal: z.undefined(),
	cancel: z.undefined(),
	settle: z.undefined(),
	state: z.undefined(),
	beganWith: commit,
	differing: commit,
	publications: z.int().positive().optional(),
	send: z.strictObject({
		files: z.map(file, z.union([kept, z.literal("")])),
		message: z
			.string()
			.max(10_000)
			.regex(/^[^\0]*$/),
		hasSeen: z.boolean(),
		proposal: branch.optional(),
	}),
	proposals: z.undefined(),
	isIn: z.strictObject({ commit, later: commit }),
	fetch: branch,
	news: commit,
	siteVersion: z
		.string()
		.max(2000)
		.regex(/^https?:\/\//),
	delivery: commit,
	lastChanges: z.undefined(),
	translates: z.undefined(),
	translate: z.string().max(1024 * 1024),
	preview: language,
} as const;

export type LocalCalls = { readonly [N in keyof typeof localCalls]: z.output<(typeof localCalls)[N]> };
