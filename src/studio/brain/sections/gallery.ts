import { downloadAddress } from "#core/downloads.ts";
import type { InReports } from "#core/fields/answers.ts";
import { type Dictionary, type EditorLanguage, inLanguage } from "#core/in-language.ts";
import type { Gallery, GallerySection, SectionStart } from "#core/studio.ts";
import { plainWords } from "#pipeline/authoring/form/plain.ts";
import { sectionStart } from "#pipeline/authoring/wizards/section.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { sectionDefinitions } from "#pipeline/site/sections.ts";
import type { Site, SoundSite } from "#pipeline/site/site.ts";
import { spokenExamples } from "#pipeline/translate/spoken-examples.ts";
import type { LiveSite } from "../content/live-site.ts";
import { untilThere } from "../fetched.ts";
import { embed, withPictures } from "../page/embed.ts";
import { thumbnailsPage } from "../page/example-pages.ts";
import { withDrawings } from "../page/page-icons.ts";
import { shellOf, siteOfToday } from "../page/shown-page.ts";

/** The sections that can be added to a page, by the names that people know. */
export async function galleryOf(server: LiveSite): Promise<Gallery> {
	const { content, language } = server;
	const sections = [...sectionDefinitions.values()].map(({ type, title, summary, pageHeading }): GallerySection => {
		const start = pageHeading === undefined ? startOf(content.site, type) : undefined;
		const why = pageHeading === undefined ? reasons.nothing : reasons.heading;
		return {
			type,
			title: inLanguage(title, language),
			summary: plainWords(inLanguage(summary, language)),
			start: start ?? { why: inLanguage(why, language) },
		};
	});
	return {
		sections: sections.sort((a, b) => a.title.localeCompare(b.title, language)),
		html: await thumbnails(server),
	};
}

/** What a section says at first, or would with a file to download that is still to come. */
function startOf(site: Site, type: string): SectionStart | undefined {
	const data = sectionStart(site, type);
	if (data !== undefined) return { data };
	const file = downloadAddress(".pdf");
	const later = sectionStart(site, type, file);
	return later === undefined ? undefined : { data: later, file };
}

/** A page with an example of every section in the language of the editor, each with its type as anchor. */
async function thumbnails(live: LiveSite): Promise<string> {
	const { language } = live;
	const examples = await examplesIn(language, live.examples);
	const site = siteOfToday(examples);
	const page = thumbnailsPage(makeContext(site, language));
	const html = live.render(page, shellOf(site, language, live.icons.reference(examples)));
	return withPictures(await withDrawings(html, examples, live.icons), (name) => {
		const bytes = site.images.bytes(name);
		return bytes && embed(bytes);
	});
}

const dictionaries = import.meta.glob<Dictionary>("../../../example-site/locales/*.json", { import: "default" });

/** The small site of the examples, as who speaks a language reads it. */
async function examplesIn(language: EditorLanguage, examples: SoundSite): Promise<SoundSite> {
	const load = dictionaries[`../../../example-site/locales/${language}.json`];
	return load ? spokenExamples(examples, language, await untilThere(load)) : examples;
}

const reasons = {
	heading: { nl: "Elke pagina heeft er al één, bovenaan.", en: "Every page already has one, at the top." },
	nothing: { nl: "De site heeft nog niets dat hierin past.", en: "The site has nothing yet that fits here." },
} satisfies Record<string, InReports>;
