import * as z from "zod";
import type { KindAnswers } from "#core/fields/answers.ts";
import { fieldOf } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import { type Expected, isKind } from "#core/problems/expectations.ts";

/** What the kind that is expected answers; undefined for a block, a list or a bare value. */
export function kindOf(expected: Expected): KindAnswers | undefined {
	return isKind(expected) ? kinds[expected] : undefined;
}

/** What a schema expects, as reports name it. */
export function expectedOf(schema: z.core.$ZodType | undefined): Expected {
	const meta = schema && fieldOf(schema);
	if (meta?.whole) return "whole";
	if (schema instanceof z.ZodArray) return "list";
	if (meta) return meta.kind;
	if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return "map";
	if (schema instanceof z.ZodBoolean) return "flag";
	if (schema instanceof z.ZodNumber) return "number";
	return "text";
}

/** The option that goes by a Dutch name: `druppel` is `drop`. */
export function optionCalled(name: string, schema: z.core.$ZodType | undefined): string | undefined {
	const options = Object.entries((schema && fieldOf(schema)?.options) ?? {});
	return options.find(([, meaning]) => meaning === name.trim().toLowerCase())?.[0];
}
