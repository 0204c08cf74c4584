import { sectionIntro } from "#core/fields/common.ts";
import { id, link, ref, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "booking",
	title: "Afspraak maken",
	summary:
		"De afsprakenkalender uit de instellingen, na een klik. Zonder kalender: telefoon, e-mail en het aanvraagformulier.",
	settings: ["booking"],
	interactive: true,
	fields: {
		title: text("Kop, bijvoorbeeld: Direct een afspraak maken.", { max: 90, label: ["titel", "title"] }),
		intro: sectionIntro().optional(),
		store: id("Kalender uit de instellingen, bij booking.stores; zonder dit de algemene.", {
			label: ["kalender", "calendar"],
		}).optional(),
		branch: ref("branches", "Vestiging waarvan telefoon en e-mail getoond worden.", {
			shows: ["phone", "email"],
			label: ["vestiging", "branch"],
		}),
		request: link("Waar het aanvraagformulier staat."),
		requestLabel: text("Tekst van de verwijzing naar het aanvraagformulier.", {
			max: 60,
			label: ["opschrift van de verwijzing", "label of the link"],
		}),
	},
});
