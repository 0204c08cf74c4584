import { figureSources, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { choice, group, list, price, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "sum",
	title: { nl: "Som", en: "Sum" },
	summary: {
		nl: "Een som in grote bedragen: waar u mee begint, wat erbij komt of eraf gaat, en wat eruit komt.",
		en: "A sum in large amounts: what it begins with, what is added or taken off, and what comes out.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De bedragen, in volgorde.",
			group("Een bedrag.", {
				sign: choice(
					"Teken voor het bedrag; het eerste heeft er geen.",
					{
						plus: "erbij",
						minus: "eraf",
						equals: "wat eruit komt",
					},
					{ label: ["teken", "sign"] },
				).optional(),
				amount: price("Het bedrag.", { sign: "sign" }),
				text: text("Waar het voor is.", { max: 80, label: ["tekst", "text"] }),
			}),
			{ min: 3, max: 6, label: ["bedragen", "amounts"] },
		),
		sources: figureSources(),
	},
});
