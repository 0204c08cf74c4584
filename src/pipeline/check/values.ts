import { inWordsOf } from "#core/fields/editor-words.ts";
import { kinds, kindsThat } from "#core/fields/kinds.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import { writtenAt } from "../read/written.ts";
import type { WrittenField } from "../site/fields.ts";
import { regionOf } from "../site/region.ts";
import type { Site } from "../site/site.ts";
import { daysOf } from "../site/site-on.ts";
import type { MakeFieldCheck } from "./field-check.ts";

/** Every value is right by itself: phone numbers can be dialled, opening hours run forwards. */
export const checkValues: MakeFieldCheck = (site) => ({
	kinds: kindsThat((_, name) => nodeKinds[name].faults !== undefined),
	look: (field) => nodeKinds[field.meta.kind].faults?.(field, regionOf(site)) ?? [],
});

/** The words that stand for values are those of the language of the site. */
export const checkEditorWords: MakeFieldCheck = (site) => ({
	kinds: kindsThat(({ editorWords }) => editorWords !== undefined),
	look: (field) => foreignWords(field, site),
});

function* foreignWords({ meta, value, source, path }: WrittenField, { source: language }: Site): Generator<AnyProblem> {
	const written = typeof value === "string" ? undefined : writtenAt(source.written, path);
	const found = written?.kind === "scalar" ? written.text : String(value);
	const advice = inWordsOf(found, kinds[meta.kind].editorWords ?? [], language);
	if (advice === found) return;
	const name = String(path.findLast((step) => typeof step === "string"));
	yield problem("invalid-value", source.valueAt(path), { name, found, expected: meta.kind, advice });
}

/** Days that have come already are not in the future when their page comes, and nothing is left behind after its last day. */
export const checkDates: MakeFieldCheck = (site, { today }) => ({
	kinds: kindsThat((_, name) => nodeKinds[name].faultsOn !== undefined),
	*look(field) {
		const page = site.pages.get(field.page ?? "");
		const { from = today } = page ? daysOf(page) : {};
		for (const fault of nodeKinds[field.meta.kind].faultsOn?.(field, today) ?? []) {
			if (fault.code !== "future-date" || fault.values.found > from) yield fault;
		}
	},
});
