import { inLanguage } from "#core/in-language.ts";
import type { validateProblems } from "#core/problems/catalogue-validate.ts";
import type { Told } from "#core/problems/entry.ts";
import { isBlock } from "#core/problems/expectations.ts";
import { counted, expectedFor, inside, number, offer } from "./phrases.ts";

/** What stands where something else is expected. */
const forms = { map: "ein Block mit Feldern", list: "eine Liste", value: "ein einzelner Wert" };

export const validate: Told<typeof validateProblems> = {
	"unknown-field": {
		title: "Unbekanntes Feld",
		message: ({ name, where }) => `${inside(where)} gibt es kein Feld \`${name}\`.`,
		hint: ({ nearest, known }) => offer(nearest, known) || "Entfernen Sie diese Zeile.",
	},
	"pasted-page": {
		title: "Seite an der falschen Stelle",
		message: "`sections` gehört zu einer Seite; offenbar wurde hier eine Seite eingefügt.",
		hint: "Schneiden Sie die Seite hier aus und setzen Sie sie in eine eigene Datei in content/pages.",
	},
	"missing-field": {
		title: "Feld fehlt",
		message: ({ name, where }) => `${inside(where)} fehlt \`${name}\`.`,
		hint: ({ name, description }) => `Fügen Sie eine Zeile \`${name}:\` hinzu. ${inLanguage(description, "de")}`.trim(),
	},
	"empty-value": {
		title: "Wert fehlt",
		message: ({ name }) => `Hinter \`${name}:\` steht nichts.`,
		hint: "Tragen Sie einen Wert ein, oder entfernen Sie die ganze Zeile, wenn das Feld nicht nötig ist.",
	},
	"wrong-structure": {
		title: "Form stimmt nicht",
		message: ({ name, expected, found }) => `\`${name}\` ${expectedFor(expected)}; hier steht ${forms[found]}.`,
		hint: ({ expected }) =>
			expected === "list"
				? "Setzen Sie vor jeden Eintrag einen Strich und ein Leerzeichen, jeden in eine eigene Zeile."
				: isBlock(expected)
					? "Setzen Sie jedes Feld in eine eigene Zeile, eingerückt: `name: Wert`."
					: "Setzen Sie den Wert in dieselbe Zeile, hinter den Doppelpunkt.",
	},
	"colon-in-text": {
		title: "Doppelpunkt in einem Text",
		message: "Wegen des Doppelpunkts liest YAML das als Namen mit einem Wert und nicht als Text.",
		hint: ({ source }) => `Setzen Sie den ganzen Text in doppelte Anführungszeichen: \`"${source}"\`.`,
	},
	"comma-in-text": {
		title: "Komma in einem Text",
		message:
			"In geschweiften Klammern beginnt hinter einem Komma ein neues Feld, deshalb liest YAML den Text hier nur bis zum Komma.",
		hint: ({ source }) => `Setzen Sie den ganzen Text in doppelte Anführungszeichen: \`"${source}"\`.`,
	},
	"wrong-count": {
		title: "Anzahl stimmt nicht",
		message: ({ name, found, limit, side }) =>
			`\`${name}\` hat ${counted(found, "Eintrag", "Einträge")}; es ${side === "min" ? "müssen mindestens" : "dürfen höchstens"} ${number(limit)} sein.`,
		hint: ({ side }) =>
			side === "min"
				? "Fügen Sie einen Eintrag hinzu, oder entfernen Sie die Liste, wenn das Feld keine Pflicht ist."
				: "Entfernen Sie Einträge oder verteilen Sie sie auf zwei Abschnitte.",
	},
	"missing-type": {
		title: "Abschnitt ohne Art",
		message: "Dieser Abschnitt sagt nicht, was er ist.",
		hint: ({ known, found }) =>
			found
				? `Schreiben Sie \`type:\` statt \`${found}:\`.`
				: `Fügen Sie eine Zeile \`type:\` hinzu. ${offer(undefined, known)}`,
	},
	"unknown-section": {
		title: "Unbekannte Art von Abschnitt",
		message: ({ name }) => `Es gibt keinen Abschnitt \`${name}\`.`,
		hint: ({ nearest, known }) => offer(nearest, known),
	},
	"invalid-entry-name": {
		title: "Name passt nicht",
		message: ({ name }) => `\`${name}\` kann nicht der Name einer Angabe sein.`,
		hint: ({ nearest }) =>
			nearest
				? `Schreiben Sie \`${nearest}\`.`
				: "Nehmen Sie Kleinbuchstaben von a bis z, Ziffern und Bindestriche, zum Beispiel `roggenbrot-klein`.",
	},
};
