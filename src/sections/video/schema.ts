import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, image, link, text, url } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "video",
	title: { nl: "Video", en: "Video" },
	summary: {
		nl: "Een video van YouTube of Vimeo, die pas na een klik laadt. Wie de aanbieder is, staat in site.yaml bij video; anders is er alleen een link.",
		en: "A video from YouTube or Vimeo that loads only after a click. The provider is set in site.yaml under video; without it there is only a link.",
	},
	settings: ["video"],
	interactive: true,
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		address: url("Adres van de video, zoals het in de adresbalk staat.", { label: ["adres", "address"] }),
		poster: image("Eigen beeld, dat er staat tot een bezoeker de video laadt."),
		captions: group(
			"Waar te lezen is wat er in de video gezegd wordt.",
			{
				label: text("Tekst van de link.", { max: 60, label: ["opschrift", "label"] }),
				link: link("Waar ze heen leidt."),
			},
			{ label: ["uitgeschreven tekst", "transcript"] },
		).optional(),
	},
});
