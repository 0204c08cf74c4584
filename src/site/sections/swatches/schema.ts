import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { ref, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";
import colors from "./facts.ts";

export default defineSection({
	type: "swatches",
	title: { nl: "Kleurenkaart", en: "Colour chart" },
	summary: {
		nl: "Kleuren om uit te kiezen, elk met haar naam. De kleuren staan in facts/colors.yaml.",
		en: "Colours to choose from, each with its name. The colours are in facts/colors.yaml.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		palette: ref(colors, "Kleurenkaart uit facts/colors.yaml.", { label: ["kleurenkaart", "colour chart"] }),
		note: text("Zin onder de kleuren.", { max: 240, label: ["opmerking", "note"] }).optional(),
	},
});
