import type { QuestionLeaf } from "schema-dts";
import { type Html, plainText, type Text } from "#core/resolved.ts";
import type { Described, DescribedPage } from "#core/structured-data.ts";

interface Item {
	readonly title?: Text | undefined;
	readonly text?: Html | undefined;
}

/** In every language of the site a question ends with its mark. */
const question = /[?؟]\s*$/;

/** Questions with their answers, when every item is a question. Other subjects that unfold are none. */
export function describeQuestions(items: readonly Item[], page: DescribedPage, id: string): Described[] {
	if (!items.every(({ title }) => !title || question.test(plainText(title)))) return [];
	const questions = items.flatMap(({ title, text }): QuestionLeaf[] =>
		title && text
			? [
					{
						"@type": "Question",
						name: plainText(title),
						acceptedAnswer: { "@type": "Answer", text: page.html(text) },
					},
				]
			: [],
	);
	if (questions.length === 0) return [];
	return [
		{
			"@type": "FAQPage",
			"@id": page.id(id),
			isPartOf: { "@id": page.url },
			inLanguage: page.lang,
			mainEntity: questions,
		},
	];
}
