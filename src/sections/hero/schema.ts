import { buttons } from "#core/fields/common.ts";
import { flag, image, list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "hero",
	title: { nl: "Openingsblok", en: "Opening" },
	summary: {
		nl: "Opening van een pagina, met de hoofdkop. Elke pagina begint met één openingsblok.",
		en: "Opening of a page, with the main heading. Every page begins with one opening.",
	},
	pageHeading: "title",
	continued: ["title"],
	settings: ["openForAppointments"],
	switches: { openForAppointments: "badge" },
	fields: {
		title: text("De hoofdkop van de pagina.", { max: 90, label: ["titel", "title"] }),
		text: text("Inleiding, één tot drie zinnen.", { max: 400, label: ["tekst", "text"] }).optional(),
		buttons: buttons({ max: 3 }).optional(),
		badge: flag("Toon hier het bordje 'open voor afspraken', zolang dat in de instellingen aan staat?", {
			label: ["bordje", "badge"],
		}).optional(),
		points: list("Korte geruststellingen onder de knoppen.", text("Een geruststelling.", { max: 60 }), {
			max: 4,
			label: ["punten", "points"],
		}).optional(),
		image: image("Tekening of foto naast de kop.").optional(),
		contact: flag("Toon hier telefoon en e-mailadres?", { label: ["contact", "contact"] }).optional(),
		wide: flag("Beeld over de hele breedte onder de kop?", { label: ["breed beeld", "wide picture"] }).optional(),
		large: flag("Groot, zoals op de voorpagina?", { label: ["groot", "large"] }).optional(),
	},
});
