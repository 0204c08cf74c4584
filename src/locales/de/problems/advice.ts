import type { adviceProblems } from "#core/problems/catalogue-advice.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, number } from "./phrases.ts";

const heads = {
	title: { the: "Der Titel", a: "einen Titel", same: "denselben Titel" },
	description: { the: "Die Beschreibung", a: "eine Beschreibung", same: "dieselbe Beschreibung" },
};

export const advice: Told<typeof adviceProblems> = {
	"future-date": {
		title: "Datum liegt in der Zukunft",
		message: ({ name, found }) => `Bei \`${name}\` steht ${found}, und dieser Tag kommt erst noch.`,
		hint: ({ found }) =>
			`Prüfen Sie, ob Tag, Monat und Jahr stimmen. Geht die Seite erst an diesem Tag online, schreiben Sie ganz oben \`publish: ${found}\`.`,
	},
	"price-without-cents": {
		title: "Preis ohne Cent",
		message: ({ found, other, page }) =>
			`Auf \`${page}\` stehen \`${found}\` und \`${other}\` zusammen: der eine Preis mit Cent, der andere ohne.`,
		hint: ({ found }) => `Schreiben Sie \`${found}.00\` oder lassen Sie beim anderen Preis die Cent weg.`,
	},
	"fact-written-out": {
		title: "Angabe steht im Text selbst",
		message: ({ found }) =>
			`\`${found}\` steht schon bei den Angaben. Ändert es sich dort, ändert es sich hier nicht mit.`,
		hint: ({ tokens }) => `Schreiben Sie ${listed(tokens.map((token) => `{${token}}`))}.`,
	},
	"head-length": {
		title: "Länge passt nicht zu Suchmaschinen",
		message: ({ name, length }) => `${heads[name].the} ist ${number(length)} Zeichen lang.`,
		hint: ({ name, min, max }) =>
			`Am besten zeigen Suchmaschinen ${heads[name].a} von ${number(min)} bis ${number(max)} Zeichen.`,
	},
	"head-twice": {
		title: "Zwei Seiten heißen gleich",
		message: ({ name, other }) => `\`${other}\` hat ${heads[name].same}.`,
		hint: "Sagen Sie auf jeder Seite, was es nur dort gibt; so wählen Besucher die richtige.",
	},
	"heading-order": {
		title: "Überschrift überspringt eine Ebene",
		message: ({ found }) => `\`${found}\` steht unter einer Überschrift, die mehr als eine Ebene höher ist.`,
		hint: ({ expected }) =>
			`Beginnen Sie die Überschrift mit \`${expected}\`. Vorleseprogramme lesen Überschriften wie ein Inhaltsverzeichnis.`,
	},
	"orphan-page": {
		title: "Niemand kommt auf diese Seite",
		message: ({ path }) => `Kein Menü, keine Übersicht und kein Link führt zu \`${path}\`.`,
		hint: "Setzen Sie auf einer anderen Seite einen Link hierher oder geben Sie der Seite ein `menu:`.",
	},
	"unused-image": {
		title: "Bild wird nicht verwendet",
		message: ({ file }) => `Keine Seite und keine Angabe nennt \`${file}\`. Das Bild kommt nicht auf die Website.`,
		hint: "Löschen Sie es oder bewahren Sie es für später auf.",
	},
	"unused-fact": {
		title: "Angabe wird nicht verwendet",
		message: ({ name, collection }) =>
			`Keine Seite und keine andere Angabe nennt \`${name}\` aus \`${collection}\`. Die Angabe erscheint nirgends.`,
		hint: "Nennen Sie sie dort, wo sie stehen soll, oder entfernen Sie sie.",
	},
	"placeholder-left": {
		title: "Hier ist noch etwas auszufüllen",
		message: ({ found }) => `\`${found}\` ist noch kein echter Wert.`,
		hint: "Tragen Sie ein, was Besucher lesen sollen.",
	},
};
