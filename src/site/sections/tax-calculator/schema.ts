import type { FieldName } from "#core/fields/answers.ts";
import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, list, ref, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";
import tax from "./facts.ts";

const label = () => text("Wat er boven het veld staat.", { max: 120, label: ["opschrift", "label"] });
const hint = () => text("Korte uitleg onder de naam van het veld.", { max: 240, label: ["uitleg", "hint"] });
const question = (about: string, name?: FieldName) =>
	group(about, { label: label(), hint: hint().optional() }, name && { label: name });
const groupTitle = () => text("Kop boven deze vragen.", { max: 60, label: ["titel", "title"] });

export default defineSection({
	type: "tax-calculator",
	title: { nl: "Rekenhulp belasting", en: "Tax calculator" },
	summary: {
		nl: "Schat welk bedrag aan zorgkosten een bezoeker mag aftrekken. De regels per jaar staan in facts/tax.yaml.",
		en: "Estimates how much of their care costs visitors may deduct. The rules for each year are in facts/tax.yaml.",
	},
	settings: ["frames"],
	interactive: true,
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		years: list("Jaren waarvoor gerekend kan worden.", ref(tax, "Jaar uit facts/tax.yaml."), {
			max: 6,
			label: ["jaren", "years"],
		}),
		situation: group(
			"Vragen over de bezoeker.",
			{
				title: groupTitle(),
				year: question("Het jaar; de keuzes komen uit years.", ["jaar", "year"]),
				partner: question("Heel het jaar een fiscale partner? ja of nee.", ["partner", "partner"]),
				income: group(
					"Het drempelinkomen.",
					{
						label: label(),
						joint: text("Wat er boven het veld staat als er een partner is.", {
							max: 120,
							label: ["opschrift met een partner", "label with a partner"],
						}),
						hint: hint().optional(),
					},
					{ label: ["inkomen", "income"] },
				),
				aow: question("AOW-leeftijd op 1 januari? ja of nee.", ["AOW-leeftijd", "pension age"]),
			},
			{ label: ["vragen over de bezoeker", "questions about the visitor"] },
		),
		device: group(
			"Vragen over het hoortoestel.",
			{
				title: groupTitle(),
				condition: text("Voorwaarde die altijd zichtbaar is.", { max: 240, label: ["voorwaarde", "condition"] }),
				price: question("Prijs.", ["prijs", "price"]),
				insurer: question("Betaald door de verzekeraar.", ["verzekeraar", "insurer"]),
				ownContribution: question("Verplichte eigen bijdrage.", ["eigen bijdrage", "own contribution"]),
				ownRisk: question("Eigen risico dat hiervoor gebruikt is.", ["eigen risico", "own risk"]),
			},
			{ label: ["vragen over het hoortoestel", "questions about the hearing aid"] },
		),
		other: group(
			"Vragen over andere zorgkosten.",
			{
				title: groupTitle(),
				aids: question("Batterijen, oplader, hulpmiddelen: kosten met verhoging.", ["hulpmiddelen", "aids"]),
				medical: question("Kosten zonder verhoging, zoals de tandarts.", [
					"kosten zonder verhoging",
					"costs without increase",
				]),
			},
			{ label: ["vragen over andere kosten", "questions about other costs"] },
		),
		result: group(
			"De uitkomst.",
			{
				device: text("Naam van het bedrag van het toestel dat meetelt.", {
					max: 80,
					label: ["toestel", "hearing aid"],
				}),
				eligible: text("Naam van alle kosten die meetellen.", { max: 80, label: ["alle kosten", "all costs"] }),
				increase: text("Naam van de verhoging.", { max: 80, label: ["verhoging", "increase"] }),
				threshold: text("Naam van de drempel.", { max: 80, label: ["drempel", "threshold"] }),
				deduction: text("Naam van het bedrag dat overblijft.", { max: 80, label: ["wat overblijft", "what is left"] }),
				notReimbursed: text("Uitleg als het toestel niet meetelt omdat de verzekeraar niets vergoedt.", {
					max: 300,
					label: ["uitleg zonder vergoeding", "explanation without reimbursement"],
				}),
				withinPolicy: text("Uitleg als er na vergoeding, eigen bijdrage en eigen risico niets overblijft.", {
					max: 300,
					label: ["uitleg bij volledige vergoeding", "explanation when all is reimbursed"],
				}),
				belowThreshold: text("Uitleg als de kosten niet boven de drempel komen.", {
					max: 300,
					label: ["uitleg onder de drempel", "explanation below the threshold"],
				}),
				disclaimer: text("Wat de schatting niet zegt.", { max: 300, label: ["voorbehoud", "disclaimer"] }),
			},
			{ label: ["uitkomst", "result"] },
		),
		withoutScript: text("Voor wie geen JavaScript heeft; de bronnen staan eronder.", {
			max: 300,
			label: ["tekst zonder JavaScript", "text without JavaScript"],
		}),
	},
});
