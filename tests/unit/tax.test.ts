import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { builderLanguages } from "#core/languages.ts";
import { amountsIn } from "#site/sections/tax-calculator/amounts.ts";
import { rulesOf, type YearFact } from "#site/sections/tax-calculator/rules.ts";
import {
	deviceShare,
	estimateDeduction,
	increasePercentage,
	type TaxRules,
	threshold,
} from "#site/sections/tax-calculator/tax.ts";
import { projectFolder } from "../helpers/example-site.ts";

const cents = (euros: number) => Math.round(euros * 100);

/** The rules as the site has them: the figures of `content/facts/tax.yaml`. */
const written = parse(readFileSync(join(projectFolder, "content/facts/tax.yaml"), "utf8"));
function rules(year: number): TaxRules {
	const priced = (value: unknown): unknown =>
		typeof value === "object" && value !== null
			? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, priced(each)]))
			: { amount: String(value), text: String(value) };
	const fact = written[year];
	const prices = priced({ ...fact, sources: undefined }) as Record<string, unknown>;
	const { single, partner, topLimit, increaseLimit } = prices;
	return rulesOf({ ...fact, single, partner, topLimit, increaseLimit } as YearFact);
}

describe("the threshold", () => {
	test.each([
		[2026, "single", 9_680, 166],
		[2026, "single", 9_681, 159.74],
		[2026, "single", 30_000, 495],
		[2026, "single", 51_411, 848.28],
		[2026, "single", 60_000, 1_342.15],
		[2026, "partner", 19_360, 332],
		[2026, "partner", 19_361, 319.46],
		[2026, "partner", 60_000, 1_342.15],
		[2025, "single", 9_534, 164],
		[2025, "single", 40_000, 660],
		[2025, "partner", 70_000, 1_948.97],
		[2024, "single", 9_420, 163],
		[2024, "single", 50_034, 825.56],
		[2024, "single", 80_000, 2_548.61],
		[2024, "partner", 18_840, 326],
		// The other first bands of the table, and no income.
		[2025, "partner", 19_068, 328],
		[2026, "single", 0, 166],
	] as const)("%i, %s, income %d → %d", (year, kind, income, expected) => {
		const situation = { income: cents(income), partner: kind === "partner" };
		expect(threshold(rules(year), situation)).toBe(cents(expected));
	});
});

describe("the increase", () => {
	test.each([
		[2024, 40_021],
		[2025, 40_502],
		[2026, 41_123],
	])("of %i ends above an income of %d", (year, limit) => {
		for (const [aow, expected] of [
			[false, 40],
			[true, 113],
		] as const) {
			expect(increasePercentage(rules(year), { income: cents(limit), aow })).toBe(expected);
			expect(increasePercentage(rules(year), { income: cents(limit) + 1, aow })).toBe(0);
		}
	});
});

describe("the deduction", () => {
	test.each([
		[2026, "single", 30_000, false, 2_400, 0, 2_865],
		[2026, "single", 25_000, true, 2_400, 0, 4_699.5],
		[2026, "partner", 60_000, true, 2_400, 0, 1_057.85],
		[2026, "single", 41_123, false, 2_400, 0, 2_681.47],
		[2026, "single", 41_124, false, 2_400, 0, 1_721.45],
		[2025, "partner", 28_000, true, 500, 0, 603],
		[2024, "partner", 39_000, true, 1_200, 300, 2_212.5],
		[2026, "single", 45_000, false, 600, 0, 0],
		[2026, "single", 35_000, false, 800, 1_500, 2_042.5],
	] as const)("%i, %s, income %d, AOW %s, %d and %d medical → %d", (...row) => {
		const [year, kind, income, aow, aids, medical, expected] = row;
		const estimate = estimateDeduction(
			rules(year),
			{ income: cents(income), partner: kind === "partner", aow },
			{ price: 0, insurer: 0, ownContribution: 0, ownRisk: 0, aids: cents(aids), medical: cents(medical) },
		);
		expect(estimate.deduction).toBe(cents(expected));
		expect(estimate.eligible).toBe(cents(aids + medical));
	});
});

describe("a hearing aid", () => {
	const official = { price: cents(4000), insurer: cents(900), ownContribution: cents(400), ownRisk: cents(300) };

	test("counts for what remains: the official example of € 4.000 gives € 2.400", () => {
		expect(deviceShare(official)).toEqual({ amount: cents(2400) });
		const estimate = estimateDeduction(
			rules(2026),
			{ income: cents(30_000), partner: false, aow: false },
			{ ...official, aids: 0, medical: 0 },
		);
		expect(estimate).toEqual({
			device: { amount: cents(2400) },
			eligible: cents(2400),
			increasePercentage: 40,
			increase: cents(960),
			threshold: cents(495),
			deduction: cents(2865),
		});
	});

	test("inside the policy counts for nothing: the second official example", () => {
		expect(deviceShare({ ...official, price: cents(1600) })).toEqual({ amount: 0, nothing: "within-policy" });
	});

	test("that the insurer does not reimburse counts for nothing", () => {
		expect(deviceShare({ price: cents(4000), insurer: 0, ownContribution: 0, ownRisk: 0 })).toEqual({
			amount: 0,
			nothing: "not-reimbursed",
		});
	});

	test("that is not there needs no reason", () => {
		expect(deviceShare({ price: 0, insurer: 0, ownContribution: 0, ownRisk: 0 })).toEqual({ amount: 0 });
	});
});

const dutch = amountsIn("nl");

describe("an amount", () => {
	test.each([
		["1234", 123_400],
		["1.234", 123_400],
		["1.234,5", 123_450],
		["1.234,50", 123_450],
		["1234.50", 123_450],
		["1.234.567,89", 123_456_789],
		["€ 1234", 123_400],
		["€1.234,-", 123_400],
		["1234 euro", 123_400],
		["EUR 12", 1_200],
		[" 0 ", 0],
		["0,05", 5],
		["12,", 1_200],
		["1,234.50", 123_450],
		["٣٠٠٠٠", 3_000_000],
		["٣٠٬٠٠٠٫٥٠", 3_000_050],
		["\u2066۱۲۳۴\u2069 €", 123_400],
	])("%s is understood", (text, expected) => {
		expect(dutch.parse(text)).toBe(expected);
	});

	test.each(["", "abc", "-5", "1.234.50", "1.23.4", "1,234", "12 34x", "0.500", "100000000", "€", "1e5"])(
		"%j is refused",
		(text) => {
			expect(dutch.parse(text)).toBeUndefined();
		},
	);

	test("is shown as each language writes it, and read back the same", () => {
		const shown = builderLanguages.map((language) => {
			const { format, formatEntry, parse } = amountsIn(language);
			for (const cents of [5, 123_400, 123_450, 123_456_789]) expect(parse(formatEntry(cents))).toBe(cents);
			return [formatEntry(123_400), formatEntry(123_450), format(123_450)].join(" | ").replace(/[\s\u200f]/g, " ");
		});
		expect(shown).toEqual([
			"1.234 | 1.234,50 | € 1.234,50",
			"1,234 | 1,234.50 | €1,234.50",
			"1.234 | 1.234,50 | 1.234,50 €",
			"1 234 | 1 234,50 | 1 234,50 €",
			"1.234 | 1.234,50 | 1234,50 €",
			"1,234 | 1,234.50 |  1,234.50 €",
		]);
	});

	test("with thousands is read by the sign of its language", () => {
		expect(amountsIn("en").parse("1,234")).toBe(123_400);
		expect(amountsIn("en").parse("1.234")).toBeUndefined();
		expect(amountsIn("es").parse("1.234")).toBe(123_400);
		expect(amountsIn("fr").parse("1 234,5")).toBe(123_450);
		expect(amountsIn("ar").parse("١٬٢٣٤٫٥ يورو")).toBe(123_450);
		expect(amountsIn("ar").parse("١٫٢٣٤")).toBeUndefined();
	});
});
