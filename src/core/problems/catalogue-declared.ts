import { entry, listNames, type Named, offerEn, offerNl } from "./entry.ts";

/** Mistakes in what is declared of facts, and in what asks for it. */
export const declaredProblems = {
	"field-taken": entry<{ name: string; collection: string }>({
		nl: {
			title: "Veld bestaat al",
			message: ({ name, collection }) => `\`${name}\` is al een veld van \`${collection}\`.`,
			hint: "Geef uw eigen veld een andere naam.",
		},
		en: {
			title: "Field exists already",
			message: ({ name, collection }) => `\`${name}\` is already a field of \`${collection}\`.`,
			hint: "Give your own field another name.",
		},
	}),
	"no-card-field": entry<{ part: string; found: string; kinds: readonly string[]; known: readonly string[] }>({
		nl: {
			title: "Veld past niet op de kaart",
			message: ({ part, found }) => `\`${part}\` noemt \`${found}\`, en dat is geen veld dat daar kan staan.`,
			hint: ({ kinds, known }) => offerNl(undefined, known) || `Maak een veld van de soort ${listNames(kinds, "of")}.`,
		},
		en: {
			title: "Field does not fit the card",
			message: ({ part, found }) => `\`${part}\` names \`${found}\`, which is not a field that can go there.`,
			hint: ({ kinds, known }) =>
				offerEn(undefined, known, "fields") || `Add a field of the kind ${listNames(kinds, "or")}.`,
		},
	}),
	"unknown-facts": entry<Named>({
		nl: {
			title: "Feiten bestaan niet",
			message: ({ name }) => `\`${name}\` is geen verzameling feiten, en ook geen feit daarin.`,
			hint: ({ nearest, known }) => offerNl(nearest, known),
		},
		en: {
			title: "Facts do not exist",
			message: ({ name }) => `\`${name}\` is neither a collection of facts nor a fact in one.`,
			hint: ({ nearest, known }) => offerEn(nearest, known, "values"),
		},
	}),
	"unknown-detail": entry<Named>({
		nl: {
			title: "Eigen veld bestaat niet",
			message: ({ name }) => `In content/kinds staat voor deze feiten geen veld \`${name}\` dat erbij kan staan.`,
			hint: ({ nearest, known }) => offerNl(nearest, known) || "Voeg het toe in content/kinds, of haal deze regel weg.",
		},
		en: {
			title: "Declared field does not exist",
			message: ({ name }) => `content/kinds has no field \`${name}\` for these facts that can be shown with them.`,
			hint: ({ nearest, known }) =>
				offerEn(nearest, known, "fields") || "Add it in content/kinds, or remove this line.",
		},
	}),
};
