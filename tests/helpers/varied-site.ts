import { passageFiles } from "#pipeline/translate/passages.ts";
import { type TemporarySite, temporarySite } from "./example-site.ts";

/** The example site in a second language, most of it translated, with a word list and a choice of share pictures. */
export function variedSite(): TemporarySite {
	const site = temporarySite();
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]\nsharePictures: none");
	site.write("words.txt", "zoemfluiter\n");
	for (const { name, passages } of passageFiles(site.check().site)) {
		const all = [...new Set(passages.map(({ text }) => text))];
		// A page that is translated as a whole is told to search engines; of the facts a part is.
		const texts = name.startsWith("pages/") ? all : all.filter((_, index) => index % 3 < 2);
		const pairs = texts.map((text) => `- nl: ${JSON.stringify(text)}\n  en: ${JSON.stringify(`${text} EN`)}\n`);
		if (pairs.length > 0) site.write(`translations/en/${name}`, pairs.join(""));
	}
	return site;
}
