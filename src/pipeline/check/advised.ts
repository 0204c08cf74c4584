import { inWordsOf } from "#core/fields/editor-words.ts";
import type { FieldMeta } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import { parseSource } from "../read/source.ts";
import { readValue } from "../read/value.ts";
import type { WrittenField } from "../site/fields.ts";
import { regionOf } from "../site/region.ts";
import type { Site } from "../site/site.ts";
import type { CheckOptions } from "./field-check.ts";
import { fieldJudge } from "./index.ts";

/**
 * What was found in files by themselves, with advice that holds in this site: in the words of its language, and accepted
 * by the checks of the field in which it would stand. Advice that names what is not there gives way to what is said of
 * that; other advice that would be refused in its turn is not given.
 */
export function withSoundAdvice(
	site: Site,
	problems: readonly AnyProblem[],
	options: CheckOptions,
): readonly AnyProblem[] {
	if (!problems.some(({ code }) => code === "invalid-value")) return problems;
	const judge = fieldJudge(site, options);
	return problems.map((each) => {
		if (each.code !== "invalid-value") return each;
		const { values, place } = each;
		const { meta, name } = values;
		if (values.advice === undefined || !meta) return each;
		if (nodeKinds[meta.kind].isMeantHere?.(values.found, regionOf(site)) === false)
			return { ...each, values: { ...values, advice: undefined } };
		const advice = inWordsOf(values.advice, kinds[meta.kind].editorWords ?? [], site.source);
		const source = parseSource(place.file, "");
		const refused = judge({ source, path: [name], ...asField(advice, meta) }).find(({ level }) => level === "error");
		if (!refused) return { ...each, values: { ...values, advice } };
		const wrong = nameIn(refused);
		if (wrong === undefined) return { ...each, values: { ...values, advice: undefined } };
		const meant = "nearest" in refused.values ? refused.values.nearest : undefined;
		if (meant === undefined || lettersOf(meant) !== lettersOf(wrong)) return { ...refused, place };
		return { ...each, values: { ...values, advice: advice.replace(wrong, () => meant) } };
	});
}

/** Advice as it would be read; the name of a file is judged as the picture that it is of. */
function asField(advice: string, meta: FieldMeta): Pick<WrittenField, "meta" | "value"> {
	if (meta.kind === "file") return { meta: { kind: "image" }, value: { file: advice, decorative: true } };
	const { shape, read } = kinds[meta.kind];
	return { meta, value: shape === "value" ? read(advice) : readValue(parseSource("", advice).written, undefined) };
}

/** The name for which nothing is there, where that is what is wrong. */
function nameIn({ code, values }: AnyProblem): string | undefined {
	if (code === "broken-link" || code === "missing-download") return values.target;
	if (code === "missing-image") return values.file;
	return code === "unknown-ref" ? values.name : undefined;
}

/** Without capitals, spaces and the signs between words, which nobody means differently. */
function lettersOf(name: string): string {
	return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
