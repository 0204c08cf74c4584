import { buttons } from "#core/fields/common.ts";
import { icon, markdown, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "call-to-action",
	title: { nl: "Slot met knoppen", en: "Closing band with buttons" },
	summary: {
		nl: "Afsluitende band die tot contact uitnodigt.",
		en: "Closing band that invites people to get in touch.",
	},
	fields: {
		icon: icon("Waar de pagina over gaat, groot in beeld.").optional(),
		title: text("De uitnodiging.", { max: 90, label: ["titel", "title"] }),
		text: markdown("Uitleg in één of twee zinnen.", { max: 300 }),
		buttons: buttons({ max: 3 }),
		note: markdown("Kleine regel onder de knoppen.", { max: 160, label: ["opmerking", "note"] }).optional(),
	},
});
