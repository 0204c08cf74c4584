import * as z from "zod";
import type { KindAnswers } from "#core/fields/answers.ts";
import { type FieldMeta, fieldOf } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import { sourceLanguages } from "#core/languages.ts";
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

/** The option that goes by a Dutch name: `druppel` is `drop`; a code by what people of any source language call it. */
export function optionCalled(name: string, schema: z.core.$ZodType | undefined): string | undefined {
	const { options = {}, codes } = (schema && fieldOf(schema)) ?? {};
	const wanted = name.trim().toLowerCase();
	const called = Object.entries(options).find(([, meaning]) => meaning === wanted)?.[0];
	return called ?? (codes && codeCalled(wanted, Object.keys(options), codes));
}

function codeCalled(
	wanted: string,
	all: readonly string[],
	codes: NonNullable<FieldMeta["codes"]>,
): string | undefined {
	if (codes === "timeZone") return all.find((each) => each.toLowerCase().endsWith(`/${wanted.replace(/\s+/g, "_")}`));
	const tongues = sourceLanguages.map((each) => new Intl.DisplayNames([each], { type: codes }));
	const isCalled = (code: string, names: Intl.DisplayNames) => names.of(code)?.toLowerCase() === wanted;
	const own = (code: string) => new Intl.DisplayNames([code], { type: codes });
	const called = all.find(
		(code) => tongues.some((names) => isCalled(code, names)) || (codes === "language" && isCalled(code, own(code))),
	);
	return called ?? (codes === "language" ? all.find((code) => code === languageMeant(wanted)) : undefined);
}

/** A language by its code of three letters, or by that of a country where it is spoken: `eng`, `ua`. */
function languageMeant(code: string): string | undefined {
	if (/^[a-z]{3}$/.test(code)) return new Intl.Locale(code).language;
	const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
	const isCountry = /^[a-z]{2}$/.test(code) && countries.of(code.toUpperCase()) !== undefined;
	return isCountry ? new Intl.Locale(`und-${code}`).maximize().language : undefined;
}
