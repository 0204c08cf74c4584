import type { FieldName } from "#core/fields/answers.ts";
import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, list, ref, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

const label = () => text("Wat er boven het veld staat.", { max: 120, label: ["opschrift", "label"] });
const hint = () => text("Korte uitleg onder de naam van het veld.", { max: 240 });
const question = (about: string, name?: FieldName) =>
	group(about, { label: label(), hint: hint().optional() }, name && { label: name });
const groupTitle = () => text("Kop boven deze vragen.", { max: 60, label: ["titel", "title"] });

export default defineSection({
	type: "tax-calculator",
	title: "Rekenhulp belasting",
	summary: "Schat welk bedrag aan zorgkosten een bezoeker mag aftrekken. De regels per jaar staan in facts/tax.yaml.",
	settings: ["calculator"],
	interactive: true,
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		years: list("Jaren waarvoor gerekend kan worden.", ref("tax", "Jaar uit facts/tax.yaml."), {
			max: 6,
			label: ["jaren", "years"],
		}),
		situation: group("Vragen over de bezoeker.", {
			title: groupTitle(),
			year: question("Het jaar; de keuzes komen uit years."),
			partner: question("Heel het jaar een fiscale partner? ja of nee."),
			income: group("Het drempelinkomen.", {
				label: label(),
				joint: text("Wat er boven het veld staat als er een partner is.", { max: 120 }),
				hint: hint().optional(),
			}),
			aow: question("AOW-leeftijd op 1 januari? ja of nee."),
		}),
		device: group("Vragen over het hoortoestel.", {
			title: groupTitle(),
			condition: text("Voorwaarde die altijd zichtbaar is.", { max: 240 }),
			price: question("Prijs.", ["prijs", "price"]),
			insurer: question("Betaald door de verzekeraar."),
			ownContribution: question("Verplichte eigen bijdrage."),
			ownRisk: question("Eigen risico dat hiervoor gebruikt is."),
		}),
		other: group("Vragen over andere zorgkosten.", {
			title: groupTitle(),
			aids: question("Batterijen, oplader, hulpmiddelen: kosten met verhoging."),
			medical: question("Kosten zonder verhoging, zoals de tandarts."),
		}),
		result: group("De uitkomst.", {
			device: text("Naam van het bedrag van het toestel dat meetelt.", { max: 80 }),
			eligible: text("Naam van alle kosten die meetellen.", { max: 80 }),
			increase: text("Naam van de verhoging.", { max: 80 }),
			threshold: text("Naam van de drempel.", { max: 80 }),
			deduction: text("Naam van het bedrag dat overblijft.", { max: 80 }),
			notReimbursed: text("Uitleg als het toestel niet meetelt omdat de verzekeraar niets vergoedt.", { max: 300 }),
			withinPolicy: text("Uitleg als er na vergoeding, eigen bijdrage en eigen risico niets overblijft.", { max: 300 }),
			belowThreshold: text("Uitleg als de kosten niet boven de drempel komen.", { max: 300 }),
			disclaimer: text("Wat de schatting niet zegt.", { max: 300 }),
		}),
		withoutScript: text("Voor wie geen JavaScript heeft; de bronnen staan eronder.", { max: 300 }),
	},
});
