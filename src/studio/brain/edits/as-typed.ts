import * as z from "zod";
import { fieldOf, unwrap } from "#core/fields/kind.ts";
import { adviceFor, kinds } from "#core/fields/kinds.ts";
import type { WrittenData } from "#core/studio.ts";
import { isBlock, isList } from "#pipeline/authoring/edits/data.ts";
import { partFor } from "#pipeline/authoring/form/parts.ts";
import { saysOneAmount } from "#pipeline/kinds/price.ts";
import type { Region } from "#pipeline/site/region.ts";
import { withPosition } from "./as-position.ts";

/** What somebody typed as the content writes it: of amounts `€ 145,50` is `145.50`, and addresses begin with `https://`. */
export function asContent(schema: z.core.$ZodType | undefined, typed: WrittenData, place: Region): WrittenData {
	if (!schema) return typed;
	if (isList(typed)) return typed.map((each, at) => asContent(partFor(schema, at, undefined), each, place));
	if (isBlock(typed))
		return Object.fromEntries(
			Object.entries(withPosition(schema, typed)).map(([name, each]) => [
				name,
				asContent(partFor(schema, name, undefined), each, place),
			]),
		);
	const kind = fieldOf(unwrap(schema))?.kind;
	if (typed === null || !kind || z.safeParse(schema, typed).success) return typed;
	const isClear = kind === "url" || (kinds[kind].form === "amount" && saysOneAmount(typed, place));
	const meant = isClear ? adviceFor(kind, typed) : undefined;
	return meant !== undefined && z.safeParse(schema, meant).success ? meant : typed;
}
