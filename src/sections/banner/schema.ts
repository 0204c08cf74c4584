import { buttons } from "#core/fields/common.ts";
import { image, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "banner",
	title: { nl: "Strook", en: "Banner" },
	summary: {
		nl: "Opvallende strook met één boodschap en een knop, bijvoorbeeld over bezoek aan huis.",
		en: "A band that stands out, with one message and a button, for example about home visits.",
	},
	fields: {
		title: text("De boodschap.", { max: 90, label: ["titel", "title"] }),
		text: text("Uitleg in één of twee zinnen.", { max: 300, label: ["tekst", "text"] }),
		image: image("Tekening of foto naast de boodschap.").optional(),
		buttons: buttons(),
	},
});
