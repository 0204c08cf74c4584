import { downloadAddress } from "#core/downloads.ts";
import { remembered } from "#core/remembered.ts";
import type { ContentFile } from "../read/files.ts";
import { allNamingFields, fieldsOutsidePages, namingFields, type WrittenField } from "../site/fields.ts";
import { imageIn } from "../site/images.ts";
import { NotSound, type Site } from "../site/site.ts";

/** The fields that name a picture, by the name of the picture. */
export function picturePlaces(site: Site): ReadonlyMap<string, readonly WrittenField[]> {
	const places = new Map<string, WrittenField[]>();
	for (const field of allNamingFields(site)) {
		const file = imageIn(field)?.file;
		if (file !== undefined) remembered(places, file, () => []).push(field);
	}
	return places;
}

/**
 * The files of the content that name one of some pictures or downloads. Throws `NotSound` when nobody can tell what a page
 * shows, and its text has the name of one.
 */
export function filesThatName(published: readonly ContentFile[], site: Site): string[] {
	if (published.length === 0) return [];
	const pictures = new Set(published.flatMap((file) => (file.role === "image" ? [file.name] : [])));
	const addresses = published.flatMap((file) => (file.role === "download" ? [downloadAddress(file.name)] : []));
	const names = (field: WrittenField) =>
		pictures.has(imageIn(field)?.file ?? "") || addresses.some((each) => linksOf(field).includes(each));
	const outside = [...fieldsOutsidePages(site)].filter(names).map(({ source }) => source.file);
	const pages = [...site.pages.values()].filter((page) => {
		try {
			return namingFields(page).some(names);
		} catch (error) {
			const { text } = page.source;
			if (error instanceof NotSound && ![...pictures, ...addresses].some((each) => text.includes(each))) return false;
			throw error;
		}
	});
	return [...new Set([...outside, ...pages.map(({ source }) => source.file)])];
}

/** A link, or a text with links in it. */
function linksOf({ value, links }: WrittenField): string {
	return links?.join(" ") ?? (typeof value === "string" ? value : "");
}
