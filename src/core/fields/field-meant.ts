import { clearlyMeant } from "../nearest.ts";
import { renamed } from "./former.ts";

/**
 * The field that must be meant by a name that no field has, of those that are still free: by its former name, or by a slip
 * of the fingers. Undefined when there is any doubt: a newer builder may have a field of that name.
 */
export function fieldMeant(name: string, free: readonly string[]): string | undefined {
	return renamed(name, free) ?? clearlyMeant(name, free, { open: true });
}
