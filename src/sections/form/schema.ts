import { calendar, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { label, link, list, ref, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "form",
	title: { nl: "Formulier", en: "Form" },
	summary: {
		nl: "Een formulier uit facts/forms.yaml, met uitleg ernaast.",
		en: "A form from facts/forms.yaml, with an explanation beside it.",
	},
	settings: ["form", "booking"],
	needs: ["form"],
	switches: { booking: "calendar" },
	interactive: true,
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		points: list("Punten naast het formulier.", text("Een punt.", { max: 140 }), {
			max: 5,
			label: ["punten", "points"],
		}).optional(),
		branches: list(
			"Vestigingen die op een breed scherm naast het formulier staan, met adres en of ze nu open zijn.",
			ref("branches", "Vestiging uit facts/branches.yaml.", {
				shows: ["name", "street", "postalCode", "city", "page", "phone", "hours", "exceptions"],
				label: ["vestiging", "branch"],
			}),
			{ max: 3, label: ["vestigingen", "branches"] },
		).optional(),
		form: ref("forms", "Formulier uit facts/forms.yaml.", { label: ["formulier", "form"] }),
		subject: label("Onderwerp van het bericht in plaats van dat van het formulier.", {
			max: 120,
			label: ["onderwerp van de e-mail", "subject"],
		}).optional(),
		calendar: calendar(),
		privacy: link("Waar de privacyverklaring staat."),
	},
});
