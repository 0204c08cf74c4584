import { defineFacts } from "#core/facts/define.ts";
import { source } from "#core/fields/common.ts";
import { date, group, list, number, price, withSamples } from "#core/fields/fields.ts";

const firstBand = (about: string) =>
	group(
		`De laagste schijf van de drempel ${about}.`,
		{
			limit: price("Hoogste drempelinkomen in deze schijf, in hele euro's."),
			minimum: price("De vaste drempel in deze schijf, in hele euro's."),
		},
		{ label: ["bedrag", "amount"] },
	);

export default defineFacts({
	name: "tax",
	title: "Belastingregels",
	summary:
		"Drempel en verhoging bij de aftrek van zorgkosten, per jaar. Komt er een jaar bij, neem dan dat van het jaar ervoor over.",
	keyed: true,
	one: { nl: "een jaar belastingregels", en: "a year of tax rules" },
	fields: withSamples({
		year: number("Het jaar, hetzelfde als de naam van het blok.", {
			min: 2001,
			max: 2100,
			whole: true,
			named: true,
			label: ["jaar", "year"],
		}),
		single: firstBand("zonder fiscale partner"),
		partner: firstBand("met een fiscale partner; het inkomen is dat van beiden samen"),
		rate: number("Percentage van het drempelinkomen boven de laagste schijf.", {
			max: 100,
			label: ["percentage", "percentage"],
		}),
		topLimit: price("Drempelinkomen waarboven het hogere percentage begint; met en zonder partner gelijk."),
		topRate: number("Percentage over het deel boven die grens.", {
			max: 100,
			label: ["hoogste percentage", "top percentage"],
		}),
		increaseLimit: price("Hoogste drempelinkomen waarbij de verhoging nog geldt; met en zonder partner gelijk."),
		increase: number("Verhoging in procenten.", { max: 1000, label: ["verhoging", "increase"] }),
		increaseAow: number("Verhoging in procenten als u of uw partner op 1 januari de AOW-leeftijd had.", {
			max: 1000,
			label: ["verhoging bij AOW", "increase with state pension"],
		}),
		checked: date("Dag waarop deze cijfers met de bronnen zijn vergeleken.", {
			when: "past",
			label: ["nagekeken op", "checked on"],
		}),
		sources: list("Waar de cijfers staan.", source(), { max: 8, label: ["bronnen", "sources"] }),
	}),
});
