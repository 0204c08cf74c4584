import * as z from "zod";

/** How many items a list may have. */
export function countsOf({ def: { checks = [] } }: z.ZodArray): { least: number; most: number | undefined } {
	const least = checks.find((check) => check instanceof z.core.$ZodCheckMinLength)?._zod.def.minimum;
	return {
		least: least ?? 0,
		most: checks.find((check) => check instanceof z.core.$ZodCheckMaxLength)?._zod.def.maximum,
	};
}
