import type { spellingProblems } from "#core/problems/catalogue-spelling.ts";
import { languageName, type Told } from "#core/problems/entry.ts";
import { listed } from "./phrases.ts";

export const spelling: Told<typeof spellingProblems> = {
	spelling: {
		title: "Rechtschreibung",
		message: ({ word }) => `\`${word}\` steht nicht im Wörterbuch.`,
		hint: ({ suggestions }) =>
			suggestions.length > 0
				? `Meinten Sie ${listed(suggestions)}? Stimmt das Wort doch, schreiben Sie es in content/words.txt.`
				: "Korrigieren Sie das Wort. Stimmt es doch, schreiben Sie es in content/words.txt.",
	},
	"no-dictionary": {
		title: "Kein Wörterbuch",
		message: ({ source }) =>
			`Rechtschreibfehler werden nicht gesucht: Es gibt kein Wörterbuch für ${languageName(source, "de")}.`,
		hint: ({ name }) => `Führen Sie \`npm install ${name}\` in dem Ordner aus, in dem content liegt.`,
	},
	"word-list-entry": {
		title: "Kein einzelnes Wort",
		message: ({ line }) => `\`${line}\` ist kein einzelnes Wort und zählt nicht mit.`,
		hint: "Schreiben Sie in jede Zeile ein Wort, ohne Satzzeichen. Nur am Ende darf ein `*` stehen: `Sauerteig*`.",
	},
	"word-needless": {
		title: "Wort muss nicht in der Liste stehen",
		message: ({ word, reason }) =>
			({
				unused: `\`${word}\` steht in keinem Text der Website.`,
				known: `\`${word}\` steht schon im Wörterbuch.`,
				double: `\`${word}\` ist schon durch eine andere Zeile dieser Liste erlaubt.`,
			})[reason],
		hint: "Entfernen Sie die Zeile.",
	},
};
