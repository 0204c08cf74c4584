import { entry, type Named, offerEn, offerNl } from "./entry.ts";

/** Mistakes in what is declared of a collection of facts. */
export const declaredProblems = {
	"field-taken": entry<{ name: string; collection: string }>({
		nl: {
			title: "Veld bestaat al",
			message: ({ name, collection }) => `\`${name}\` is al een veld in content/facts/${collection}.yaml.`,
			hint: "Geef uw eigen veld een andere naam.",
		},
		en: {
			title: "Field exists already",
			message: ({ name, collection }) => `\`${name}\` is already a field in content/facts/${collection}.yaml.`,
			hint: "Give your own field another name.",
		},
	}),
	"unknown-collection": entry<Named>({
		nl: {
			title: "Verzameling feiten bestaat niet",
			message: ({ name }) => `Er is geen verzameling feiten \`${name}\`.`,
			hint: ({ nearest, known }) => offerNl(nearest, known),
		},
		en: {
			title: "No such collection of facts",
			message: ({ name }) => `There is no collection of facts \`${name}\`.`,
			hint: ({ nearest, known }) => offerEn(nearest, known, "values"),
		},
	}),
};
