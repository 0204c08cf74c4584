import { folderOf } from "../../site/folders.ts";
import type { SoundSite } from "../../site/site.ts";
import { slugOf } from "../../text/letters.ts";
import { fillings } from "../fillings.ts";
import { description, titleOf } from "./page.ts";
import { type Start, toCheck, toTranslate } from "./start.ts";
import { pageText } from "./yaml.ts";

export const articleStart: Start = {
	what: { nl: "een artikel", en: "an article" },
	questions: [
		{ name: "name", ask: { nl: "Wat is de titel van het artikel?", en: "What is the title of the article?" } },
		{
			name: "address",
			ask: { nl: "Welk adres krijgt het?", en: "At which address?" },
			suggest: (site, { name = "" }) => (name.startsWith("/") ? name : `${articleFolder(site)}/${slugOf(name)}`),
		},
		description("Waar gaat het over, in één of twee zinnen?", "What is it about, in a sentence or two?"),
	],
	make(site, answers) {
		const { address = "" } = answers;
		const file = `content/pages${address}.yaml`;
		const text = pageText(address, {
			title: titleOf(answers),
			description: answers.description,
			article: { date: new Date().toISOString().slice(0, 10), summary: fillings.summary },
			sections: [{ type: "prose", text: `${fillings.text}\n\n## ${fillings.heading}\n\n${fillings.more}\n` }],
		});
		return {
			added: { [file]: text },
			changed: {},
			next: [
				{ nl: `Open ${file} en schrijf het artikel.`, en: `Open ${file} and write the article.` },
				{
					nl: "Het verschijnt vanzelf in het overzicht, het nieuwste vooraan.",
					en: "It appears in the overview by itself, the newest first.",
				},
				...toTranslate(site),
				toCheck,
			],
		};
	},
};

/** Where the articles stand. */
function articleFolder(site: SoundSite): string {
	const article = [...site.pages.values()].find(({ value }) => value.article);
	return article ? folderOf(article.path) : "/blogs";
}
