import { focusRule } from "#core/focus.ts";
import { fieldsOutsidePages, namingFields, type WrittenField } from "../site/fields.ts";
import { imageIn } from "../site/images.ts";
import type { Site } from "../site/site.ts";

/** What the styles of a site say besides those of every site: a rule for each focal point of its pictures. */
export function focusStyles(site: Site): string {
	const points = new Set<string>();
	const note = (field: WrittenField) => {
		const focus = imageIn(field)?.focus;
		if (focus) points.add(focusRule(focus));
	};
	for (const field of fieldsOutsidePages(site)) note(field);
	for (const page of site.pages.values()) for (const field of namingFields(page)) note(field);
	return [...points].sort().join("");
}
