import { today } from "#core/opening.ts";
import { pageHeadSchema } from "#core/page.ts";
import type { Answers } from "#core/studio.ts";
import { folderOf } from "../../site/folders.ts";
import { regionOf } from "../../site/region.ts";
import type { SoundSite } from "../../site/site.ts";
import { fillingsIn, firstNamesIn } from "../fillings.ts";
import { address, addressOf, description, suggestedAddress, titleOf } from "./page.ts";
import { toCheck, toTranslate, type Wizard } from "./wizard.ts";
import { pageText } from "./yaml.ts";

const articleFields = pageHeadSchema.shape.article.unwrap().shape;

export const articleStart: Wizard = {
	what: { nl: "een artikel", en: "an article" },
	about: { nl: "Staat in het overzicht, het nieuwste vooraan.", en: "Listed in the overview, the newest first." },
	questions: [
		{
			name: "name",
			ask: { nl: "Wat is de titel van het artikel?", en: "What is the title of the article?" },
			field: pageHeadSchema.shape.title,
		},
		address({ nl: "Welk adres krijgt het?", en: "What is its address?" }, (site, { name = "" }) =>
			suggestedAddress(site, name, articleFolder(site)),
		),
		description({ nl: "Waar gaat het over, in één of twee zinnen?", en: "What is it about, in a sentence or two?" }),
		{
			name: "date",
			ask: { nl: "Welke datum staat erboven?", en: "Which date goes above it?" },
			field: articleFields.date,
			where: true,
			suggest: (site) => today(regionOf(site).timeZone),
		},
		{
			name: "summary",
			ask: { nl: "Wat staat er op de kaart in het overzicht?", en: "What does its card in the overview say?" },
			field: articleFields.summary,
			where: true,
			sample: true,
			suggest: (site) => fillingsIn(site).summary,
		},
		{
			name: "image",
			ask: { nl: "Welke foto staat erboven?", en: "Which photo goes above it?" },
			field: articleFields.image,
			where: true,
			picture: true,
			suggest: () => "",
		},
	],
	make(site, answers) {
		const page = addressOf(answers);
		const file = `content/pages${page}.yaml`;
		const fillings = fillingsIn(site);
		const text = pageText(page, {
			title: titleOf(answers),
			description: answers.description,
			article: { date: answers.date, summary: answers.summary, ...pictureIn(answers) },
			sections: [{ type: "prose", text: `${fillings.text}\n\n## ${fillings.heading}\n\n${fillings.more}\n` }],
		});
		return {
			added: { [file]: text },
			changed: {},
			opens: { page, spot: { file, path: ["title"] } },
			next: [
				{ nl: "Open {file} en schrijf het artikel.", en: "Open {file} and write the article.", values: { file } },
				{
					nl: "Het verschijnt vanzelf in het overzicht, het nieuwste vooraan.",
					en: "It appears in the overview automatically, the newest first.",
				},
				...toTranslate(site),
				toCheck,
			],
		};
	},
};

/** The picture that was chosen, and what is said of it. */
function pictureIn({ image: file, "image.alt": alt, "image.decorative": decorative }: Answers): object {
	return file ? { image: { file, ...(alt ? { alt } : { decorative }) } } : {};
}

/** Where the articles stand. */
function articleFolder(site: SoundSite): string {
	const article = [...site.pages.values()].find(({ value }) => value.article);
	return article ? folderOf(article.path) : firstNamesIn(site).articles;
}
