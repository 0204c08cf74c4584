import type { Days } from "#core/days.ts";
import type { FieldMeta } from "#core/fields/kind.ts";
import type { FieldPath } from "#core/fields/walk.ts";
import type { PageHead } from "#core/page.ts";
import type { FileWords } from "./doubts.ts";
import type { WrittenPage } from "./written-page.ts";

/**
 * What other files want to know of a page, as plain data that can be kept: with it a page that did not change need not
 * be read as YAML again.
 */
export interface PageSurvey {
	readonly head: PageHead;
	readonly outline: readonly SectionOutline[];
	/** The fields that name something else: facts, pages, pictures, days. */
	readonly fields: readonly SurveyedField[];
	readonly words: FileWords;
}

/** A section as seen from outside. */
export interface SectionOutline extends Days {
	readonly type: string;
	readonly id?: string;
}

export function outlineOf(sections: WrittenPage["sections"]): SectionOutline[] {
	return sections.map(({ type, id, from, until }) => ({
		type,
		...(id !== undefined && { id }),
		...(from !== undefined && { from }),
		...(until !== undefined && { until }),
	}));
}

/** A field of which only that is left by which it names something. */
export interface SurveyedField {
	readonly meta: FieldMeta;
	readonly path: FieldPath;
	/** Of a text only the facts in it, `{products.reis.price} {business.phone}`; of other fields the value. */
	readonly value: unknown;
	/** Where the links in a text lead. */
	readonly links?: readonly string[];
}
