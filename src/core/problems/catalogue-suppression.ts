import { offerEn, offerNl, warning } from "./entry.ts";

/** Mistakes in a comment that silences a warning. */
export const suppressionProblems = {
	"silence-needless": warning<{ code: string }>({
		nl: {
			title: "Negeren is niet meer nodig",
			message: ({ code }) => `Op deze plaats is geen waarschuwing \`${code}\` meer.`,
			hint: "Haal de opmerking met `negeer` weg.",
		},
		en: {
			title: "Needless ignore comment",
			message: ({ code }) => `There is no longer a warning \`${code}\` here.`,
			hint: "Remove the comment.",
		},
	}),
	"silence-without-reason": warning<{ code: string }>({
		nl: {
			title: "Reden ontbreekt",
			message: "Wie een waarschuwing negeert, zegt waarom.",
			hint: ({ code }) => `Schrijf bijvoorbeeld \`# negeer ${code}: dit is een citaat\`.`,
		},
		en: {
			title: "Missing reason",
			message: "A comment that ignores a warning must say why.",
			hint: ({ code }) => `For example: \`# ignore ${code}: this is a quotation\``,
		},
	}),
	"silence-refused": warning<{ code: string }>({
		nl: {
			title: "Een fout kan niet genegeerd worden",
			message: ({ code }) => `\`${code}\` is een fout, en zonder verbetering kan de site niet gemaakt worden.`,
			hint: "Verbeter de fout en haal de opmerking weg. Alleen waarschuwingen en opmerkingen kunt u negeren.",
		},
		en: {
			title: "An error cannot be ignored",
			message: ({ code }) => `\`${code}\` is an error, and the site cannot be built until it is fixed.`,
			hint: "Fix the error and remove the comment. Only warnings and remarks can be ignored.",
		},
	}),
	"silence-unknown": warning<{ code: string; nearest: string | undefined }>({
		nl: {
			title: "Deze waarschuwing bestaat niet",
			message: ({ code }) => `Er is geen waarschuwing die \`${code}\` heet.`,
			hint: ({ nearest }) =>
				offerNl(nearest, []) || "Neem de naam over die rechts naast de plaats van de melding staat.",
		},
		en: {
			title: "Unknown warning",
			message: ({ code }) => `There is no warning \`${code}\`.`,
			hint: ({ nearest }) => offerEn(nearest, [], "values") || "Use the code that the report shows after the place.",
		},
	}),
} as const;
