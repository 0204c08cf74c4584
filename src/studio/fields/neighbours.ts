import { createContext, useContext } from "react";
import type { FormField, FormValue } from "#core/studio.ts";

/** The fields beside that of a control, itself among them. */
export const Neighbours = createContext<readonly FormField[]>([]);

/** The nearest field of the same kind that says something which fits, the one before it first. */
export function useNearest(
	value: FormValue,
	fits: (written: string) => boolean,
): { readonly label: string; readonly written: string } | undefined {
	const fields = useContext(Neighbours);
	const own = fields.findIndex(({ content }) => content === value);
	const found = fields.flatMap(({ label, content }, at) => {
		if (content.is !== "value" || content.kind !== value.kind || content === value) return [];
		const { written = "" } = content;
		return fits(written) ? [{ label, written, distance: Math.abs(at - own) }] : [];
	});
	return own < 0 ? undefined : found.sort((one, other) => one.distance - other.distance)[0];
}
