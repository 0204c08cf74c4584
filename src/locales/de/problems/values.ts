import { inLanguage } from "#core/in-language.ts";
import type { valueProblems } from "#core/problems/catalogue-values.ts";
import type { Told } from "#core/problems/entry.ts";
import { expectedFor, expected as expectedWords, number, offer } from "./phrases.ts";

export const values: Told<typeof valueProblems> = {
	"invalid-value": {
		title: "Wert passt nicht",
		message: ({ name, found, expected }) => `\`${name}\` ${expectedFor(expected)}; hier steht \`${found}\`.`,
		hint: ({ expected, advice, flaw }) =>
			advice
				? `Schreiben Sie \`${advice}\`.`
				: flaw
					? inLanguage(flaw, "de")
					: `Hierher gehört: ${expectedWords(expected)}.`,
	},
	"unusable-address": {
		title: "Adresse stimmt nicht",
		message: ({ found }) => `Ein Browser kann \`${found}\` nicht öffnen.`,
		hint: ({ why }) =>
			({
				space:
					"In einer Adresse steht kein Leerzeichen, kein Zeilenende und kein `\\`. Entfernen Sie, was nicht hineingehört; ein Leerzeichen, das wirklich zur Adresse gehört, schreiben Sie als `%20`.",
				name: "Hinter `https://` gehört der Name einer Website, aus Buchstaben, Ziffern, Punkten und Bindestrichen: `https://www.beispiel.example/seite`.",
				port: "Entfernen Sie den Doppelpunkt und die Zahl hinter dem Namen der Website; eine so hohe Zahl kann dort nicht stehen.",
				user: "Entfernen Sie, was vor dem `@` steht: Hinter `https://` gehört sofort der Name der Website. Eine E-Mail-Adresse beginnt mit `mailto:`.",
				mail: "Schreiben Sie hinter `mailto:` eine E-Mail-Adresse, zum Beispiel `mailto:name@beispiel.example`.",
				phone:
					"Schreiben Sie hinter `tel:` eine Telefonnummer, nur mit Ziffern und, wenn nötig, einem + davor: `tel:+49301234567`.",
			})[why],
	},
	"unknown-option": {
		title: "Unbekannter Wert",
		message: ({ name, found }) => `\`${name}\` kennt den Wert \`${found}\` nicht.`,
		hint: ({ nearest, known }) => offer(nearest, known),
	},
	"unknown-icon": {
		title: "Unbekanntes Symbol",
		message: ({ name, found }) => `\`${name}\` nennt ein Symbol \`${found}\`, das es nicht gibt.`,
		hint: ({ nearest, others }) =>
			offer(nearest, others) || "Alle Symbole stehen mit ihrem englischen Namen auf https://phosphoricons.com.",
	},
	"too-long": {
		title: "Text ist zu lang",
		message: ({ name, length, max }) => `\`${name}\` hat ${number(length)} Zeichen; Platz ist für ${number(max)}.`,
		hint: "Kürzen Sie den Text oder setzen Sie das Längere in einen anderen Abschnitt.",
	},
	"out-of-range": {
		title: "Zahl passt nicht",
		message: ({ name, found, limit, side }) =>
			`\`${name}\` ist ${found}; die Zahl darf nicht ${side === "min" ? "kleiner" : "größer"} sein als ${limit}.`,
		hint: ({ name, limit, side, range, swapped }) =>
			swapped
				? `Die Zahlen von \`${name}\` und \`${swapped}\` scheinen vertauscht zu sein: Tauschen Sie sie.`
				: range
					? `Schreiben Sie eine Zahl von ${range[0]} bis ${range[1]}.`
					: `Schreiben Sie ${side === "min" ? "mindestens" : "höchstens"} ${limit}.`,
	},
};
