import { offerEn, offerNl, warning } from "./entry.ts";

/** Mistakes in a comment that silences a warning. */
export const silenceProblems = {
	"silence-needless": warning<{ code: string }>({
		nl: {
			title: "Negeren is niet meer nodig",
			text: ({ code }) => ({
				message: `Op deze plaats is geen waarschuwing \`${code}\` meer.`,
				hint: "Haal de opmerking met `negeer` weg.",
			}),
		},
		en: {
			title: "Ignoring is no longer needed",
			text: ({ code }) => ({
				message: `There is no warning \`${code}\` in this place any more.`,
				hint: "Remove the comment with `ignore`.",
			}),
		},
	}),
	"silence-without-reason": warning<{ code: string }>({
		nl: {
			title: "Reden ontbreekt",
			text: ({ code }) => ({
				message: "Wie een waarschuwing negeert, zegt waarom.",
				hint: `Schrijf bijvoorbeeld \`# negeer ${code}: dit is een citaat\`.`,
			}),
		},
		en: {
			title: "Reason is missing",
			text: ({ code }) => ({
				message: "Who ignores a warning says why.",
				hint: `Write for example \`# ignore ${code}: this is a quotation\`.`,
			}),
		},
	}),
	"silence-refused": warning<{ code: string }>({
		nl: {
			title: "Een fout kan niet genegeerd worden",
			text: ({ code }) => ({
				message: `\`${code}\` is een fout, en zonder verbetering kan de site niet gemaakt worden.`,
				hint: "Verbeter de fout en haal de opmerking weg. Alleen waarschuwingen en opmerkingen kunt u negeren.",
			}),
		},
		en: {
			title: "An error cannot be ignored",
			text: ({ code }) => ({
				message: `\`${code}\` is an error, and the site cannot be built until it is mended.`,
				hint: "Mend the error and remove the comment. Only warnings and remarks can be ignored.",
			}),
		},
	}),
	"silence-unknown": warning<{ code: string; nearest: string | undefined }>({
		nl: {
			title: "Deze waarschuwing bestaat niet",
			text: ({ code, nearest }) => ({
				message: `Er is geen waarschuwing die \`${code}\` heet.`,
				hint: offerNl(nearest, []) || "Neem de naam over die rechts naast de plaats van de melding staat.",
			}),
		},
		en: {
			title: "There is no such warning",
			text: ({ code, nearest }) => ({
				message: `No warning is called \`${code}\`.`,
				hint: offerEn(nearest, []) || "Take the name that stands behind the place in the report.",
			}),
		},
	}),
} as const;
