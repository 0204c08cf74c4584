import { focusRule } from "#core/focus.ts";
import { fieldsOutsidePages, namedOnPages } from "../site/fields.ts";
import { imageIn } from "../site/images.ts";
import type { Site } from "../site/site.ts";

/** What the styles of a site say besides those of every site: a rule for each focal point of its pictures. */
export function focusStyles(site: Site): string {
	const points = new Set<string>();
	for (const named of [fieldsOutsidePages(site), namedOnPages(site)]) {
		for (const field of named) {
			const focus = imageIn(field)?.focus;
			if (focus) points.add(focusRule(focus));
		}
	}
	return [...points].sort().join("");
}
