import type { yamlProblems } from "#core/problems/catalogue-yaml.ts";
import type { Told } from "#core/problems/entry.ts";
import { jsonText, number, pastedText, syntaxText } from "./phrases.ts";

export const yaml: Told<typeof yamlProblems> = {
	"yaml-syntax": {
		title: "Zeile lässt sich nicht lesen",
		message: (found) => syntaxText(found).message,
		hint: (found) => syntaxText(found).hint,
	},
	"json-syntax": {
		title: "Zeile lässt sich nicht lesen",
		message: ({ mistake }) => jsonText[mistake][0],
		hint: ({ mistake }) => jsonText[mistake][1],
	},
	"merge-conflict": {
		title: "Zwei Versionen durcheinander",
		message:
			"Hier stehen zwei Versionen derselben Zeilen: Git konnte sie nicht zusammenführen und hat Zeilen mit `<<<<<<<`, `=======` und `>>>>>>>` dazugesetzt.",
		hint: "Wählen Sie, welche Zeilen bleiben, und entfernen Sie die anderen, auch die Zeilen von Git.",
	},
	"pasted-lines": {
		title: "Von anderswo mitkopiert",
		message: (found) => pastedText(found).message,
		hint: (found) => pastedText(found).hint,
	},
	"foreign-file": {
		title: "Datei eines anderen Programms",
		message: ({ kind }) => `Das ist eine ${kind}-Datei mit dem Namen einer Textdatei; sie lässt sich hier nicht lesen.`,
		hint: "Erstellen Sie sie neu als einfachen Text („Nur Text“, UTF-8), mit Zeilen wie `title: Kontakt`.",
	},
	"tab-indent": {
		title: "Tabulator in der Einrückung",
		message: "Diese Zeile ist mit einem Tabulator eingerückt; YAML kennt nur Leerzeichen.",
		hint: "Ersetzen Sie den Tabulator durch zwei Leerzeichen je Ebene.",
	},
	"duplicate-key": {
		title: "Feld steht zweimal da",
		message: ({ key, other }) =>
			`\`${key}\` steht in diesem Block mehr als einmal${other > 0 ? `, auch in Zeile ${other}` : ""}.`,
		hint: "Lassen Sie eines von beiden stehen.",
	},
	"block-twice": {
		title: "Stück steht zweimal da",
		message: ({ key, count, other }) =>
			`Ab hier stehen ${number(count)} Felder zum zweiten Mal in diesem Block, angefangen mit \`${key}\`${other > 0 ? `, das auch in Zeile ${other} steht` : ""}.`,
		hint: "Wurde dieses Stück aus Versehen noch einmal eingefügt, entfernen Sie es. Sonst lassen Sie jedes Feld einmal stehen.",
	},
	"alias-refused": {
		title: "Verweis mit & oder *",
		message: ({ name }) => `\`${name}\` ist ein Verweis von YAML; solche Verweise werden nicht verwendet.`,
		hint: "Schreiben Sie den Wert aus, oder setzen Sie den Text in Anführungszeichen, wenn er mit & oder * beginnt.",
	},
	"tag-refused": {
		title: "Wert beginnt mit einem Ausrufezeichen",
		message: ({ tag }) => `YAML liest \`${tag}\` als eine Anweisung an sich selbst und lässt es weg.`,
		hint: "Setzen Sie den ganzen Wert in doppelte Anführungszeichen.",
	},
	"forbidden-key": {
		title: "Name ist nicht erlaubt",
		message: ({ key }) => `\`${key}\` kann nicht der Name eines Feldes sein.`,
		hint: "Entfernen Sie diese Zeile oder geben Sie dem Feld einen eigenen Namen.",
	},
	"quote-hash": {
		title: "Anführungszeichen fehlen",
		message: ({ name }) =>
			`Hinter \`${name}:\` steht eine Raute (\`#\`), und alles hinter einer Raute liest YAML als Kommentar.`,
		hint: ({ name, source }) => `Setzen Sie den Wert in doppelte Anführungszeichen: \`${name}: "${source}"\`.`,
	},
	"quote-braces": {
		title: "Anführungszeichen fehlen",
		message: "Einen Wert, der mit { beginnt, liest YAML nicht als Text.",
		hint: ({ source }) => `Setzen Sie den ganzen Wert in doppelte Anführungszeichen: \`"${source}"\`.`,
	},
};
