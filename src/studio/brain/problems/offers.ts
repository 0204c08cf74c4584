import type { Offer } from "#core/studio.ts";
import type { OfferedWords } from "#pipeline/report/offers.ts";

/** What a value would say with what a problem offers; undefined where it offers nothing, or not for one place in it. */
export function offerIn(offered: OfferedWords | undefined, written: string | undefined): Offer | undefined {
	if (!offered || written === undefined) return undefined;
	const parts = written.split(offered.found);
	return parts.length === 2 ? { was: written, value: parts.join(offered.write), words: offered.write } : undefined;
}
