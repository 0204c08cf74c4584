import type { textProblems } from "#core/problems/catalogue-text.ts";
import type { Told } from "#core/problems/entry.ts";
import { write as writeThis } from "./phrases.ts";

const kinds = { html: "HTML", entity: "ein Code aus HTML", markdown: "Formatierung" };

export const text: Told<typeof textProblems> = {
	"markup-in-line": {
		title: "Formatierung in einfachem Text",
		message: ({ found, kind }) => `\`${found}\` ist ${kinds[kind]}; in dieser Zeile kommt es so auf die Website.`,
		hint: ({ write }) =>
			write === undefined
				? "Schreiben Sie hier nur gewöhnliche Wörter, ohne Zeichen für eine Formatierung."
				: writeThis(write),
	},
	"loose-brace": {
		title: "Geschweifte Klammern stimmen nicht",
		message: ({ found }) => `\`${found}\` ist keine Angabe in geschweiften Klammern und kommt so auf die Website.`,
		hint: ({ write }) =>
			write
				? writeThis(write)
				: "Eine Angabe steht zwischen einer öffnenden und einer schließenden geschweiften Klammer: `{business.email}`. Ist es keine Angabe, entfernen Sie die Klammer.",
	},
	"open-emphasis": {
		title: "Fett beginnt oder endet nicht",
		message: ({ found }) =>
			`Zu \`${found}\` gehören zwei Paar Sternchen; jetzt kommen die Sternchen so auf die Website.`,
		hint: "Setzen Sie `**` direkt vor das erste und direkt hinter das letzte fette Wort: `**also so**`.",
	},
	"empty-link": {
		title: "Link ohne Wörter",
		message: ({ found }) => `\`${found}\` hat keine Wörter zum Anklicken; niemand sieht diesen Link.`,
		hint: "Schreiben Sie zwischen die eckigen Klammern, wohin der Link führt: `[unsere Preise](/preise)`.",
	},
	"typed-bullet": {
		title: "Aufzählungszeichen im Text",
		message: ({ found }) => `Mit \`${found}\` wird daraus keine Liste; das Zeichen kommt so auf die Website.`,
		hint: ({ inLine }) =>
			inLine
				? "Entfernen Sie das Zeichen."
				: "Beginnen Sie jede Zeile der Liste mit einem Strich und einem Leerzeichen: `- Punkt`.",
	},
	"indented-code": {
		title: "Text steht zu weit rechts",
		message: ({ found }) =>
			`\`${found}\` steht vier oder mehr Leerzeichen zu weit rechts, und so wird ein Block Programmcode daraus.`,
		hint: "Setzen Sie diese Zeile genau unter die anderen Zeilen des Textes.",
	},
	"loose-quotes": {
		title: "Anführungszeichen auf der Website",
		message: ({ found, write }) =>
			write === undefined
				? `In diesem Text steht ein einzelnes \`${found}\`; Besucher sehen dieses Zeichen.`
				: `Die Anführungszeichen von \`${found}\` kommen mit auf die Website.`,
		hint: ({ write }) =>
			write === undefined
				? "Entfernen Sie es oder setzen Sie ein zweites dazu."
				: `Ist es kein Zitat, schreiben Sie: \`${write}\``,
	},
	"file-name-as-text": {
		title: "Dateiname als Text",
		message: ({ found }) => `\`${found}\` ist der Name einer Datei; Besucher lesen ihn oder hören ihn vorgelesen.`,
		hint: "Schreiben Sie, was es zu sehen oder zu lesen gibt.",
	},
	"template-left": {
		title: "Satz aus dem Beispiel",
		message: ({ found }) => `\`${found}\` stammt aus dem Beispiel für eine neue Seite.`,
		hint: "Schreiben Sie hier, was Besucher lesen sollen.",
	},
	"unread-link": {
		title: "Link lässt sich nicht lesen",
		message: ({ found }) => `Aus \`${found}\` wird kein Link; es steht so im Text.`,
		hint: ({ write }) =>
			write
				? writeThis(write)
				: "Schreiben Sie zwischen die runden Klammern eine einzige Adresse ohne Leerzeichen: `[Wörter](https://www.beispiel.example)`. Ist es kein Link, setzen Sie ein `\\` vor die `[`.",
	},
	"raw-html": {
		title: "HTML im Text",
		message: ({ found }) => `\`${found}\` ist HTML, und das darf nicht in einem Text stehen.`,
		hint: "Verwenden Sie **fett**, *kursiv*, Listen mit Strichen und [Links](/kontakt). Ein einzelnes <-Zeichen schreiben Sie als `\\<`.",
	},
	"image-in-text": {
		title: "Bild im Text",
		message: ({ found }) => `\`${found}\` setzt ein Bild mitten in einen Text, und das geht nicht.`,
		hint: "Verwenden Sie einen Abschnitt mit einem Feld `image:`, zum Beispiel `type: text-media`.",
	},
	"unreadable-text": {
		title: "Text lässt sich nicht lesen",
		message: ({ found }) =>
			`Bei \`${found}\` gehen eine Liste und ein Zitat so durcheinander, dass kein Text daraus wird.`,
		hint: "Lassen Sie vor und nach dem Zitat eine Zeile leer, oder lassen Sie das Zeichen `>` weg.",
	},
};
