import type { declaredProblems } from "#core/problems/catalogue-declared.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, offer } from "./phrases.ts";

export const declared: Told<typeof declaredProblems> = {
	"field-taken": {
		title: "Feld gibt es schon",
		message: ({ name, collection }) => `\`${name}\` ist schon ein Feld von \`${collection}\`.`,
		hint: "Geben Sie Ihrem eigenen Feld einen anderen Namen.",
	},
	"no-card-field": {
		title: "Feld passt nicht auf die Karte",
		message: ({ part, found }) => `\`${part}\` nennt \`${found}\`, aber das ist kein Feld, das dort stehen kann.`,
		hint: ({ kinds, known }) => offer(undefined, known) || `Legen Sie ein Feld der Art ${listed(kinds)} an.`,
	},
	"unknown-facts": {
		title: "Angaben gibt es nicht",
		message: ({ name }) => `\`${name}\` ist weder eine Sammlung von Angaben noch eine Angabe daraus.`,
		hint: ({ nearest, known }) => offer(nearest, known),
	},
	"unknown-detail": {
		title: "Eigenes Feld gibt es nicht",
		message: ({ name }) => `In content/kinds gibt es für diese Angaben kein Feld \`${name}\`, das dabeistehen kann.`,
		hint: ({ nearest, known }) =>
			offer(nearest, known) || "Fügen Sie es in content/kinds hinzu oder entfernen Sie diese Zeile.",
	},
};
