import { focusRule } from "#core/focus.ts";
import { allNamingFields } from "../site/fields.ts";
import { imageIn } from "../site/images.ts";
import type { Site } from "../site/site.ts";

/** What the styles of a site say besides those of every site: a rule for each focal point of its pictures. */
export function focusStyles(site: Site): string {
	const points = new Set<string>();
	for (const field of allNamingFields(site)) {
		const focus = imageIn(field)?.focus;
		if (focus) points.add(focusRule(focus));
	}
	return [...points].sort().join("");
}
