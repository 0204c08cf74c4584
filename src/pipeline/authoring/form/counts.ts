import * as z from "zod";

interface Counts {
	readonly least: number;
	readonly most: number | undefined;
}

/** How many items a list may have. */
export function countsOf({ def: { checks = [] } }: z.ZodArray): Counts {
	const least = checks.find((check) => check instanceof z.core.$ZodCheckMinLength)?._zod.def.minimum;
	return {
		least: least ?? 0,
		most: checks.find((check) => check instanceof z.core.$ZodCheckMaxLength)?._zod.def.maximum,
	};
}

/** The same for a list that may be left out: the last item takes it along. */
export function countsIfOptional(list: z.ZodArray): Counts {
	const { least, most } = countsOf(list);
	return { least: least === 1 ? 0 : least, most };
}
