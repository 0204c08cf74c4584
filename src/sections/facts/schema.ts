import { buttons, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { choice, detail, entries, list } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "facts",
	title: { nl: "Feiten", en: "Facts" },
	summary: {
		nl: "Gegevens uit facts/ als kaarten, lijst of tabel: een menukaart, diensten, vestigingen. Wie daar iets verandert, verandert het hier mee.",
		en: "Facts from facts/ as cards, a list or a table: a menu, services, branches. Change something there, and it changes here too.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		facts: list(
			"Wat er staat, in volgorde.",
			entries("Alle van een soort, of één feit.", { details: "show", group: "group" }),
			{
				max: 60,
				label: ["feiten", "facts"],
			},
		),
		style: choice(
			"Vorm. Zonder deze regel: cards.",
			{
				cards: "kaarten, met de afbeelding als die er is",
				list: "een lijst onder elkaar",
				table: "een tabel, met een kolom voor elk veld",
			},
			{ label: ["vorm", "style"] },
		).optional(),
		show: list(
			"Welke eigen velden erbij staan, met hun naam.",
			detail("Een veld uit kinds/, bijvoorbeeld allergens.", { of: "facts" }),
			{ max: 8, label: ["velden", "fields"] },
		).optional(),
		group: detail("Een eigen veld waarnaar ze in groepjes staan, met hun naam erboven: de gangen van een menukaart.", {
			of: "facts",
			label: ["groepjes", "groups"],
		}).optional(),
		buttons: buttons().optional(),
	},
});
