import { kindsThat } from "#core/fields/kinds.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import { placeOf } from "../site/place.ts";
import { daysOf } from "../site/site-on.ts";
import type { MakeFieldCheck } from "./field-check.ts";

/** Every value is right by itself: phone numbers can be dialled, opening hours run forwards. */
export const checkValues: MakeFieldCheck = (site) => ({
	kinds: kindsThat((_, name) => nodeKinds[name].faults !== undefined),
	look: (field) => nodeKinds[field.meta.kind].faults?.(field, placeOf(site)) ?? [],
});

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
