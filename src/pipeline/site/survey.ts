import type { Days } from "#core/days.ts";
import type { FieldMeta } from "#core/fields/kind.ts";
import type { FieldPath } from "#core/fields/walk.ts";
import type { PageHead } from "#core/page.ts";
import type { FileWords } from "./doubts.ts";
import { listsIn, type PageList } from "./listings.ts";
import type { WrittenPage } from "./written-page.ts";

/**
 * What other files want to know of a page, as plain data that can be kept: with it a page that did not change need not
 * be read as YAML again.
 */
export interface PageSurvey extends SurveyInside {
	readonly head: PageHead;
	/** How long reading it takes, of an article. */
	readonly minutes?: number | undefined;
	/** Stands for all that is inside. */
	readonly inside: string;
}

/** What other files want to know of what stands below the head of a page; the same on pages that are much alike. */
export interface SurveyInside {
	readonly outline: readonly SectionOutline[];
	/** The fields that name something else: facts, pages, pictures, days. */
	readonly fields: readonly SurveyedField[];
	readonly words: FileWords;
	/** What may stand in its text by which a fact is known that is written out. */
	readonly clues: readonly string[];
}

/** A section as seen from outside. */
export interface SectionOutline extends Days {
	readonly type: string;
	/** Its own, and those of the items in it. */
	readonly anchors: readonly Anchor[];
	/** The lists of pages in it, where it has any. */
	readonly lists?: readonly PageList[];
}

/** A name by which a link leads into a page. */
interface Anchor {
	readonly id: string;
	/** In the section. */
	readonly path: FieldPath;
}

export function outlineOf(sections: WrittenPage["sections"]): SectionOutline[] {
	return sections.map((section) => {
		const { type, fields, from, until } = section;
		const lists = listsIn(section);
		return {
			type,
			anchors: [...anchorsIn(fields)],
			...(from !== undefined && { from }),
			...(until !== undefined && { until }),
			...(lists.length > 0 && { lists }),
		};
	});
}

/** Whatever is called `id` in a section is an anchor. */
export function anchorsIn(value: unknown, path: FieldPath = [], found: Anchor[] = []): readonly Anchor[] {
	// Most of what stands in a page is text.
	if (typeof value !== "object" || value === null) return found;
	for (const [key, inner] of Object.entries(value)) {
		if (key === "id" && typeof inner === "string") found.push({ id: inner, path: [...path, key] });
		else if (typeof inner === "object") anchorsIn(inner, [...path, Array.isArray(value) ? Number(key) : key], found);
	}
	return found;
}

/** The anchors of a page, each with its place in the file. */
export function anchorsOf({ outline }: { readonly outline: readonly SectionOutline[] }): Anchor[] {
	return outline.flatMap(({ anchors }, place) =>
		anchors.map(({ id, path }) => ({ id, path: ["sections", place, ...path] })),
	);
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
