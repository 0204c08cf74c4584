import type { Price } from "#core/resolved.ts";
import type { TaxRules } from "./tax.ts";
import type { Data } from "./types.ts";

/** A year of the facts. */
export type YearFact = Data["years"][number];

const centsOf = ({ amount }: Price) => Math.round(Number(amount) * 100);

const bandOf = ({ limit, minimum }: YearFact["single"]) => ({ limit: centsOf(limit), minimum: centsOf(minimum) });

/** The rules of a year in cents. */
export function rulesOf(year: YearFact): TaxRules {
	return {
		single: bandOf(year.single),
		partner: bandOf(year.partner),
		rate: year.rate,
		topLimit: centsOf(year.topLimit),
		topRate: year.topRate,
		increaseLimit: centsOf(year.increaseLimit),
		increase: year.increase,
		increaseAow: year.increaseAow,
	};
}
