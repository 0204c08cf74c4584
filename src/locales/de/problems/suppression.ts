import type { suppressionProblems } from "#core/problems/catalogue-suppression.ts";
import type { Told } from "#core/problems/entry.ts";
import { offer } from "./phrases.ts";

export const suppression: Told<typeof suppressionProblems> = {
	"silence-needless": {
		title: "Ignorieren ist nicht mehr nötig",
		message: ({ code }) => `An dieser Stelle gibt es keine Warnung \`${code}\` mehr.`,
		hint: "Entfernen Sie den Kommentar.",
	},
	"silence-without-reason": {
		title: "Grund fehlt",
		message: "Wer eine Warnung ignoriert, sagt, warum.",
		hint: ({ code }) => `Schreiben Sie zum Beispiel \`# ignore ${code}: Das ist ein Zitat\`.`,
	},
	"silence-refused": {
		title: "Ein Fehler lässt sich nicht ignorieren",
		message: ({ code }) =>
			`\`${code}\` ist ein Fehler, und solange er nicht behoben ist, lässt sich die Website nicht erstellen.`,
		hint: "Beheben Sie den Fehler und entfernen Sie den Kommentar. Ignorieren können Sie nur Warnungen und Anmerkungen.",
	},
	"silence-unknown": {
		title: "Diese Warnung gibt es nicht",
		message: ({ code }) => `Es gibt keine Warnung, die \`${code}\` heißt.`,
		hint: ({ nearest }) =>
			offer(nearest, []) || "Übernehmen Sie den Namen, der rechts neben der Stelle der Meldung steht.",
	},
};
