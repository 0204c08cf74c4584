import * as z from "zod";
import { languages } from "#core/languages.ts";
import type { Change, FileChange, WrittenData } from "#core/studio.ts";

/** A text as a file holds it, whatever the line ends of who typed it. */
const text = z.string().transform((value) => value.replace(/\r\n?/g, "\n"));

const data: z.ZodType<WrittenData> = z.lazy(() => z.union([text, z.null(), z.array(data), z.record(z.string(), data)]));

const index = z.int().min(0).max(10_000);

const steps = z
	.array(z.union([z.string().max(200), index]))
	.max(30)
	.readonly();

const file = z.string().max(500);

const place = { file, path: steps };

const revision = z.string().max(100);

/** Where a value stands. */
export const spot = z.strictObject(place);

/** Where a value stands; `since` is the state of the content in which it stood there. */
export const spotSince = z.strictObject({ ...place, since: revision.optional() });

/** What is done, in words, for who takes it back: `Prijs € 139 → € 145`. */
const name = z.string().min(1).max(200);

/** Edits of one typing session have the same; they are taken back together. */
const typingSession = z.string().max(100).optional();

const change: z.ZodType<Change> = z.discriminatedUnion("do", [
	z.strictObject({ ...place, do: z.literal("set"), was: text, value: text }),
	z.strictObject({ ...place, do: z.literal("add"), value: data }),
	z.strictObject({ ...place, do: z.literal("remove"), was: data }),
	z.strictObject({ ...place, do: z.literal("insert"), value: data }),
	z.strictObject({ ...place, do: z.literal("move"), was: data, to: index }),
	z.strictObject({ ...place, do: z.literal("duplicate"), was: data }),
]);

const fileChange: z.ZodType<FileChange> = z.discriminatedUnion("do", [
	z.strictObject({ do: z.literal("place"), key: z.string().max(300) }),
	z.strictObject({ do: z.literal("discard"), file }),
]);

/** What a page may ask for; whatever else it says is refused. */
export const editRequest = z
	.strictObject({
		revision,
		changes: z.array(change).max(1000).readonly(),
		files: z.array(fileChange).max(24).readonly().optional(),
		name,
		typingSession,
		knowing: z.boolean().optional(),
	})
	.refine(({ changes, files = [] }) => changes.length + files.length > 0);

/** A mistake that has one right answer. */
export const repairRequest = z.strictObject({
	file,
	line: z.int().min(1),
	column: z.int().min(1),
	code: z.string().max(100),
	name,
});

/** Other words in many texts at once; those of the builder stand in no file yet. */
export const replaceRequest = z
	.strictObject({
		revision,
		changes: z
			.array(z.strictObject({ ...place, do: z.literal("set"), was: text, value: text }))
			.max(1000)
			.readonly(),
		words: z
			.array(
				z.strictObject({
					key: z.string().max(100),
					language: z.enum(languages),
					was: text,
					value: text.pipe(z.string().max(1000)),
				}),
			)
			.max(500)
			.readonly(),
		name,
	})
	.refine(({ changes, words }) => changes.length + words.length > 0);

export const answers = z.record(z.string().max(100), text.pipe(z.string().max(2000)));

export const wizardRequest = z.strictObject({
	what: z.string().max(100),
	answers,
	from: z
		.string()
		.max(300)
		.regex(/^\/[\w/-]*$/),
	name,
	/** A picture that comes with it. */
	files: z.array(fileChange).max(1).readonly().optional(),
});

export const language = z.enum(languages);

export const translateRequest = z.strictObject({
	language,
	file,
	written: text.pipe(z.string().max(20_000)),
	was: text,
	value: text.pipe(z.string().max(20_000)),
	name,
	typingSession,
});

export const postponeRequest = z.strictObject({
	language,
	file,
	until: z.iso.date(),
	name,
});

export const suggestRequest = z.strictObject({
	language,
	passages: z
		.array(z.strictObject({ file, written: text.pipe(z.string().max(20_000)) }))
		.min(1)
		.max(100)
		.readonly(),
});

export const wordRequest = z.strictObject({
	key: z.string().max(100),
	to: z.strictObject({ language, was: text, value: text.pipe(z.string().max(1000)) }).optional(),
	name,
	typingSession,
});

const moved = { before: file.optional(), name };

const key = z.string().max(100);

export const menuMove = z.discriminatedUnion("what", [
	z.strictObject({ ...moved, what: z.literal("point"), key }),
	z.strictObject({ ...moved, what: z.literal("page"), file, under: key }),
]);

/** What takes back and does again need no words. */
export const nothing = z.strictObject({});

/** A commit by its name. */
export const commit = z.string().regex(/^[0-9a-f]{40,64}$/);

/** Sends what was seen. */
export const sendRequest = z.strictObject({
	seen: z.string().max(200),
	message: z
		.string()
		.max(10_000)
		.regex(/^[^\0]*$/),
	/** Of what was changed in two places at once, by the name of that: whoever asks has seen it. */
	clash: z.string().max(100).optional(),
	/** For others to review and put online. */
	asProposal: z.boolean().optional(),
});

export const bringBackRequest = z.strictObject({ revision, commit, scope: z.string().max(600), name });

/** Sends what was put back. */
export const sendBackRequest = z.strictObject({
	...bringBackRequest.pick({ commit: true, scope: true }).shape,
	message: sendRequest.shape.message,
	/** The changes that whoever asks has seen, as JSON. */
	shown: z.string(),
});

export type EditRequest = z.output<typeof editRequest>;
export type ReplaceRequest = z.output<typeof replaceRequest>;
export type WizardRequest = z.output<typeof wizardRequest>;
export type TranslateRequest = z.output<typeof translateRequest>;
export type PostponeRequest = z.output<typeof postponeRequest>;
export type RepairRequest = z.output<typeof repairRequest>;
export type SuggestRequest = z.output<typeof suggestRequest>;
export type WordRequest = z.output<typeof wordRequest>;
export type MenuMove = z.output<typeof menuMove>;
export type SendRequest = z.output<typeof sendRequest>;
export type SendBackRequest = z.output<typeof sendBackRequest>;
export type BringBackRequest = z.output<typeof bringBackRequest>;
