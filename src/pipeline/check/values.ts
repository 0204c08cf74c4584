import { kindsThat } from "#core/fields/kinds.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import type { MakeFieldCheck } from "./field-check.ts";

/** Every value is right by itself: phone numbers can be dialled, opening hours run forwards. */
export const checkValues: MakeFieldCheck = () => ({
	kinds: kindsThat((_, name) => nodeKinds[name].faults !== undefined),
	look: (field) => nodeKinds[field.meta.kind].faults?.(field) ?? [],
});

/** Days that have come already are not in the future, and what holds until a day still holds. */
export const checkDates: MakeFieldCheck = (_, { today = new Date() }) => ({
	kinds: kindsThat((_, name) => nodeKinds[name].faultsOn !== undefined),
	look: (field) => nodeKinds[field.meta.kind].faultsOn?.(field, today) ?? [],
});
