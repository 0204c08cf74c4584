import { buttons, calendar, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { icon, ref } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "booking",
	title: { nl: "Slot met afspraak", en: "Closing band with appointment" },
	summary: {
		nl: "Afsluitende band om een afspraak te vragen: knoppen, telefoon en e-mail, en de kalender zodra er een is.",
		en: "Closing band that asks for an appointment: buttons, phone and email, and the calendar once there is one.",
	},
	settings: ["booking"],
	switches: { booking: "calendar" },
	interactive: true,
	fields: {
		icon: icon("Waar de pagina over gaat, groot in beeld.").optional(),
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		calendar: calendar(),
		branch: ref("branches", "Vestiging waarvan telefoon en e-mail getoond worden.", {
			shows: ["phone", "email"],
			label: ["vestiging", "branch"],
		}),
		buttons: buttons(),
	},
});
