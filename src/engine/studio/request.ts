import * as z from "zod";
import { languages } from "#core/languages.ts";
import type { EditRequest, UndertakeRequest, WrittenData } from "#core/studio.ts";
import type { MenuMove } from "#core/studio-menu.ts";
import type { PostponeRequest, ProposeRequest, TranslateRequest, WordRequest } from "#core/studio-translations.ts";
import { Refused } from "./guard.ts";

/** A text as a file holds it, whatever the line ends of who typed it. */
const text = z.string().transform((value) => value.replace(/\r\n?/g, "\n"));

const data: z.ZodType<WrittenData> = z.lazy(() => z.union([text, z.null(), z.array(data), z.record(z.string(), data)]));

const place = z.int().min(0).max(10_000);

export const stepsSchema = z.array(z.union([z.string().max(200), place])).max(30);

const spot = { file: z.string().max(500), path: stepsSchema };

const change = z.discriminatedUnion("do", [
	z.strictObject({ ...spot, do: z.literal("set"), was: text, value: text }),
	z.strictObject({ ...spot, do: z.literal("add"), value: data }),
	z.strictObject({ ...spot, do: z.literal("remove"), was: data }),
	z.strictObject({ ...spot, do: z.literal("insert"), value: data }),
	z.strictObject({ ...spot, do: z.literal("move"), was: data, to: place }),
	z.strictObject({ ...spot, do: z.literal("duplicate"), was: data }),
]);

const fileChange = z.discriminatedUnion("do", [
	z.strictObject({ do: z.literal("place"), key: z.string().max(300) }),
	z.strictObject({ do: z.literal("discard"), file: spot.file }),
]);

/** What a page may ask for; whatever else it says is refused. */
export const editSchema: z.ZodType<EditRequest> = z
	.strictObject({
		revision: z.string().max(100),
		changes: z.array(change).max(100),
		files: z.array(fileChange).max(20).optional(),
		name: z.string().min(1).max(200),
		stretch: z.string().max(100).optional(),
		knowing: z.boolean().optional(),
	})
	.refine(({ changes, files = [] }) => changes.length + files.length > 0);

export const answersSchema = z.record(z.string().max(100), text.pipe(z.string().max(2000)));

export const undertakeSchema: z.ZodType<UndertakeRequest> = z.strictObject({
	what: z.string().max(100),
	answers: answersSchema,
	from: z
		.string()
		.max(300)
		.regex(/^\/[\w/-]*$/),
	name: z.string().min(1).max(200),
});

export const languageSchema = z.enum(languages);

export const translateSchema: z.ZodType<TranslateRequest> = z.strictObject({
	language: languageSchema,
	file: spot.file,
	written: text.pipe(z.string().max(20_000)),
	was: text,
	value: text.pipe(z.string().max(20_000)),
	name: z.string().min(1).max(200),
	stretch: z.string().max(100).optional(),
});

export const postponeSchema: z.ZodType<PostponeRequest> = z.strictObject({
	language: languageSchema,
	file: spot.file,
	until: z.iso.date(),
	name: z.string().min(1).max(200),
});

export const proposeSchema: z.ZodType<ProposeRequest> = z.strictObject({
	language: languageSchema,
	passages: z
		.array(z.strictObject({ file: spot.file, written: text.pipe(z.string().max(20_000)) }))
		.min(1)
		.max(100),
});

export const wordSchema: z.ZodType<WordRequest> = z.strictObject({
	key: z.string().max(100),
	to: z.strictObject({ language: languageSchema, was: text, value: text.pipe(z.string().max(1000)) }).optional(),
	name: z.string().min(1).max(200),
	stretch: z.string().max(100).optional(),
});

const moved = { before: spot.file.optional(), name: z.string().min(1).max(200) };

const key = z.string().max(100);

export const menuMoveSchema: z.ZodType<MenuMove> = z.discriminatedUnion("what", [
	z.strictObject({ ...moved, what: z.literal("point"), key }),
	z.strictObject({ ...moved, what: z.literal("page"), file: spot.file, under: key }),
]);

/** What takes back and does again need no words. */
export const emptySchema = z.strictObject({});

/** What somebody said, as far as it says something. Throws `Refused` when it does not. */
export function said<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
	const result = schema.safeParse(value);
	if (!result.success) throw new Refused(400, "Studio does not understand this request.");
	return result.data;
}
