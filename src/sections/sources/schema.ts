import { date, group, list, text, url } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "sources",
	title: "Bronnen",
	summary: "Bronnen van een tekst, met de dag waarop ze zijn nagekeken.",
	fields: {
		checked: date("Dag waarop de bronnen zijn nagekeken."),
		items: list(
			"De bronnen.",
			group("Een bron.", {
				title: text("Titel.", { max: 180 }),
				publisher: text("Uitgever.", { max: 80 }),
				url: url("Adres."),
			}),
		),
	},
});
