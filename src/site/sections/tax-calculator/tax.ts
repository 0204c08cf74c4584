/**
 * The deduction of specific health costs in the Dutch income tax, for estimates. Pure; the figures of a year come
 * from `content/facts/tax.yaml`. Sources: Wet inkomstenbelasting 2001, articles 6.16–6.20
 * (https://wetten.overheid.nl/BWBR0011353/), and for hearing aids the page "Gehoorapparaat" of the Belastingdienst
 * and its position KG:202:2025:5 of 8 April 2025.
 *
 * Amounts are whole cents. In between, an amount is counted in ten-thousandths of a cent, so that percentages
 * with two decimals stay exact; results become whole cents once, at the end.
 */

/** The rules of one year; percentages as they are said: 1.65 and 40. */
export interface TaxRules {
	readonly single: FirstBand;
	/** For a partner of the whole year; incomes and costs of both are added up. */
	readonly partner: FirstBand;
	readonly rate: number;
	/** The same with and without a partner: only the first band doubles. */
	readonly topLimit: number;
	readonly topRate: number;
	readonly increaseLimit: number;
	readonly increase: number;
	readonly increaseAow: number;
}

interface FirstBand {
	readonly limit: number;
	readonly minimum: number;
}

export interface TaxSituation {
	/** *Drempelinkomen*, together with the partner's where there is one. */
	readonly income: number;
	/** Partner for the whole year, by law or by choice. */
	readonly partner: boolean;
	/** The visitor or the partner had reached AOW age on 1 January. */
	readonly aow: boolean;
}

export interface DeviceCosts {
	readonly price: number;
	/** Paid by the insurer. */
	readonly insurer: number;
	/** Compulsory own contribution (25%). */
	readonly ownContribution: number;
	readonly ownRisk: number;
}

export interface TaxCosts extends DeviceCosts {
	/** Other costs that are increased: batteries, charger, other aids, prescribed medicines. */
	readonly aids: number;
	/** Doctor, dentist, hospital: costs without increase. */
	readonly medical: number;
}

/** What counts of a device; when nothing does although there is a price, why. */
export interface DeviceShare {
	readonly amount: number;
	readonly nothing?: "not-reimbursed" | "within-policy";
}

export interface TaxEstimate {
	readonly device: DeviceShare;
	/** All costs that count, before the increase. */
	readonly eligible: number;
	/** 0 when the income is too high for an increase. */
	readonly increasePercentage: number;
	readonly increase: number;
	readonly threshold: number;
	readonly deduction: number;
}

/** Parts of a cent in which percentages of whole cents are exact. */
const scale = 10_000;

const percentOf = (percentage: number, cents: number) => Math.round(percentage * 100) * cents;

/** Rounds halves up. */
const toCents = (scaled: number) => Math.round(scaled / scale);

/** The threshold of article 6.20, exact in parts of a cent. It dips just above the first band; the law has it so. */
function exactThreshold(rules: TaxRules, { income, partner }: Omit<TaxSituation, "aow">): number {
	const first = partner ? rules.partner : rules.single;
	if (income <= first.limit) return first.minimum * scale;
	if (income <= rules.topLimit) return percentOf(rules.rate, income);
	return percentOf(rules.rate, rules.topLimit) + percentOf(rules.topRate, income - rules.topLimit);
}

/** The threshold of article 6.20, in cents. */
export function threshold(rules: TaxRules, situation: Omit<TaxSituation, "aow">): number {
	return toCents(exactThreshold(rules, situation));
}

/** The increase of article 6.19, in percent: for (joint) incomes up to a limit, higher with AOW age on 1 January. */
export function increasePercentage(rules: TaxRules, { income, aow }: Omit<TaxSituation, "partner">): number {
	if (income > rules.increaseLimit) return 0;
	return aow ? rules.increaseAow : rules.increase;
}

/**
 * What counts of a hearing aid: the price less what the insurer paid, the own contribution and the own risk.
 * A device that the insurer does not reimburse does not count at all (Belastingdienst, "Gehoorapparaat").
 */
export function deviceShare({ price, insurer, ownContribution, ownRisk }: DeviceCosts): DeviceShare {
	if (price === 0) return { amount: 0 };
	if (insurer === 0) return { amount: 0, nothing: "not-reimbursed" };
	const amount = Math.max(0, price - insurer - ownContribution - ownRisk);
	return amount === 0 ? { amount, nothing: "within-policy" } : { amount };
}

/**
 * The whole estimate. The increase comes before the threshold (article 6.20), and costs of doctors and the like
 * (article 6.17, first paragraph, a) are not increased.
 */
export function estimateDeduction(rules: TaxRules, situation: TaxSituation, costs: TaxCosts): TaxEstimate {
	const device = deviceShare(costs);
	const increased = device.amount + costs.aids;
	const percentage = increasePercentage(rules, situation);
	const increase = percentOf(percentage, increased);
	const bar = exactThreshold(rules, situation);
	const eligible = increased + costs.medical;
	return {
		device,
		eligible,
		increasePercentage: percentage,
		increase: toCents(increase),
		threshold: toCents(bar),
		deduction: toCents(Math.max(0, eligible * scale + increase - bar)),
	};
}
