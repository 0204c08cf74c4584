import { type FieldMeta, fieldOf, unwrap } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import { cardsPerPage } from "#core/paging.ts";
import { sectionDefinitions } from "./sections.ts";
import type { WrittenSection } from "./written-page.ts";

/** What a list shows, as one name: the pages below `/blogs`, or of these with `/blogs?bread` the articles about that. */
export function listingOf(folder: string, tag: string | undefined): string {
	return tag === undefined ? folder : `${folder}?${tag}`;
}

/** The folder and the subject of a listing. */
export function splitListing(listing: string): { folder: string; tag: string | undefined } {
	const [folder = "", tag] = listing.split("?");
	return { folder, tag };
}

/** How many cards a list shows. */
interface Limits {
	/** Of all; undefined for a list that goes on on further pages. */
	readonly max: number | undefined;
	readonly perPage: number;
}

/** Pages, and how many of them are shown. */
export interface Listed {
	/** As `listingOf` names it. */
	readonly listing: string;
	readonly limits: Limits;
}

/** What a list below an address shows, by the fields beside it. */
export function listedBelow(folder: string, { limits }: FieldMeta, beside: Readonly<Record<string, unknown>>): Listed {
	if (!limits) throw new Error("A list of pages names the fields that limit it.");
	const max = beside[limits.max] as number | undefined;
	const perPage = (beside[limits.perPage] as number | undefined) ?? cardsPerPage;
	return { listing: listingOf(folder, beside[limits.tag] as string | undefined), limits: { max, perPage } };
}

/** A list of pages, as it stands on a page. */
export interface PageList extends Listed {
	/** Place of its section on the page, from 0, and the name of the field. */
	readonly section: number;
	readonly field: string;
}

/** The lists of a section. */
export function listsIn({ type, place, fields }: WrittenSection): PageList[] {
	return (listFields.get(type) ?? []).flatMap(([field, meta]): PageList[] => {
		const folder = fields[field];
		return folder === undefined ? [] : [{ section: place, field, ...listedBelow(String(folder), meta, fields) }];
	});
}

/** Fields that list pages, by the type of their section. */
const listFields: ReadonlyMap<string, readonly (readonly [name: string, meta: FieldMeta])[]> = new Map(
	[...sectionDefinitions].map(([type, { schema }]) => {
		const fields = Object.entries(schema.shape).map(([name, field]) => [name, fieldOf(unwrap(field))] as const);
		return [
			type,
			fields.flatMap(([name, meta]) => (meta && kinds[meta.kind].names === "folder" ? [[name, meta] as const] : [])),
		];
	}),
);
