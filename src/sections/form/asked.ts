import type { Field } from "./types.ts";

/**
 * A field that must be filled in for one answer to the choice right before it is only asked then: styles hide it
 * otherwise (`.asked` in src/ui/theme.css), so that nothing moves when the application comes.
 */
export function isAskedAfter(field: Field, before: Field | undefined): boolean {
	if (!before || field.required || field.requiredWhen?.field !== before.name) return false;
	return before.kind === "radio" || before.kind === "checkboxes";
}
