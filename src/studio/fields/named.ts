import type { ControlProps } from "./control.ts";

/** What every control says of itself to a screen reader. */
export function named({ id, describedBy, invalid }: Pick<ControlProps, "id" | "describedBy" | "invalid">) {
	return { id, "aria-describedby": describedBy, "aria-invalid": invalid } as const;
}
