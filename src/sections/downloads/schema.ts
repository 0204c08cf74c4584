import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { download, group, list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "downloads",
	title: { nl: "Downloads", en: "Downloads" },
	summary: {
		nl: "PDF's om te bewaren of te printen, bijvoorbeeld een folder. Soort en grootte staan er vanzelf bij.",
		en: "PDFs to keep or to print, for example a leaflet. Kind and size are added automatically.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De bestanden.",
			group("Een bestand.", {
				file: download("Adres van een PDF in content/files, bijvoorbeeld /files/folder.pdf."),
				label: text("Hoe het bestand heet.", { max: 80, label: ["opschrift", "label"] }),
				description: text("Wat erin staat, in één zin.", {
					max: 200,
					label: ["toelichting", "explanation"],
				}).optional(),
			}),
			{ max: 24, label: ["bestanden", "files"] },
		),
	},
});
