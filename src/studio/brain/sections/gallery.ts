import type { InReports } from "#core/fields/answers.ts";
import type { Gallery, GallerySection } from "#core/studio.ts";
import { sectionStart } from "#pipeline/authoring/starts/section.ts";
import { sectionDefinitions } from "#pipeline/site/sections.ts";
import type { DevServer } from "../content/live-site.ts";

/** The sections that can be added to a page, by the names that people know. */
export function galleryOf(server: DevServer): Gallery {
	const { content, language } = server;
	const sections = [...sectionDefinitions.values()].map(({ type, title, summary, pageHeading }): GallerySection => {
		const data = pageHeading === undefined ? sectionStart(content.site, type) : undefined;
		const why = pageHeading === undefined ? reasons.nothing : reasons.heading;
		return {
			type,
			title: title[language],
			summary: summary[language],
			start: data === undefined ? { why: why[language] } : { data },
		};
	});
	return { sections: sections.sort((a, b) => a.title.localeCompare(b.title, language)), html: server.thumbnails() };
}

const reasons = {
	heading: { nl: "Elke pagina heeft er al één, bovenaan.", en: "Every page has one already, at its top." },
	nothing: { nl: "De site heeft nog niets dat hierin past.", en: "The site has nothing yet that fits in here." },
} satisfies Record<string, InReports>;
