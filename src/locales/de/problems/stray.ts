import type { strayProblems } from "#core/problems/catalogue-stray.ts";
import { languageName, type Told } from "#core/problems/entry.ts";
import { write as writeThis } from "./phrases.ts";

const pasted = {
	chat: "kommt aus einem Chatprogramm",
	word: "ist ein Code oder eine Fehlermeldung eines Textprogramms",
	sheet: "ist ein Code oder eine Fehlermeldung eines Tabellenprogramms",
	template: "ist eine Stelle, die ein anderes Programm hätte ausfüllen sollen",
	code: "macht aus dem, was folgt, einen Block Programmcode",
	lines: "ist das Zeichen, mit dem ein Programm eine neue Zeile angibt",
	computer: "ist eine Stelle auf einem Computer und nicht im Web",
	letters: "enthält Buchstaben, die beim Kopieren beschädigt wurden",
	sign: "ist ein Zeichen, das es nur in einer bestimmten Schrift gibt, oft ein Aufzählungszeichen eines Textprogramms",
	tab: "sind zwei Felder einer Tabelle; aus dem Tabulator dazwischen wird auf der Website ein einziges Leerzeichen",
	table: "sieht aus wie eine Zeile einer Tabelle, aber so wird keine daraus",
};

const hints: Partial<Record<keyof typeof pasted, string>> = {
	lines: "Beginnen Sie in der Datei eine neue Zeile oder setzen Sie dort ein Leerzeichen.",
	computer: "Legen Sie die Datei in content/files und setzen Sie einen Link darauf, oder entfernen Sie das.",
	letters: "Schreiben Sie das Wort neu.",
	tab: "Machen Sie daraus eine Liste mit Strichen oder eine Tabelle: `| Tag | Zeit |`, und darunter `| --- | --- |`.",
	table: "Setzen Sie unter die erste Zeile eine Zeile mit Strichen: `| --- | --- |`.",
};

const half = {
	title: (found: string) => `Hinter \`${found}\` steht keine Überschrift.`,
	comma: (found: string) => `Dieser Text hört bei \`${found}\` auf.`,
	conjunction: (found: string) => `Dieser Text hört bei \`${found}\` auf.`,
	bracket: (found: string) => `Zu \`${found}\` gehört eine zweite Klammer.`,
	gap: (found: string) => `Bei \`${found}\` scheint ein Wort oder eine Zahl zu fehlen.`,
	word: (found: string) => `\`${found}\` ist zweimal dasselbe Wort.`,
	sentence: (found: string) => `\`${found}\` steht zweimal in diesem Text.`,
	heading: (found: string) => `Unter der Überschrift \`${found}\` steht nichts.`,
	item: (found: string) => `Hinter \`${found}\` steht nichts: ein leerer Punkt in einer Liste.`,
};

export const stray: Told<typeof strayProblems> = {
	"pasted-along": {
		title: "Beim Einfügen mitgekommen",
		message: ({ found, from }) => `\`${found}\` ${pasted[from]}. Besucher lesen es so.`,
		hint: ({ from, write }) =>
			write === undefined
				? (hints[from] ?? "Entfernen Sie es und prüfen Sie, ob der Satz noch stimmt.")
				: writeThis(write),
	},
	"loose-note": {
		title: "Nummer ohne Fußnote",
		message: ({ found }) => `\`${found}\` führt nirgendwohin; es scheint aus einem anderen Text mitgekommen zu sein.`,
		hint: "Entfernen Sie es oder nennen Sie die Quelle mit einem Link: `[Name der Quelle](https://…)`.",
	},
	"half-text": {
		title: "Halb gelöscht oder doppelt eingefügt",
		message: ({ found, what }) => half[what](found),
		hint: "Schreiben Sie den Text zu Ende oder entfernen Sie, was zu viel ist.",
	},
	"fact-in-signs": {
		title: "Zeichen um eine Angabe",
		message: ({ found, why }) =>
			why === "sign"
				? `\`${found}\` sieht aus wie eine Angabe, steht aber nicht nur in geschweiften Klammern; Besucher lesen die Zeichen mit.`
				: `Ein Preis hat sein Eurozeichen schon; mit \`${found}\` steht es zweimal da.`,
		hint: ({ write }) => writeThis(write),
	},
	"folded-list": {
		title: "Aus Zeilen wird eine einzige Zeile",
		message: ({ found }) => `\`${found}\` kommt hinter die Zeile davor und nicht darunter.`,
		hint: ({ how }) =>
			({
				sign: "Schreiben Sie hinter den Namen des Feldes ein `|` statt des `>`.",
				block: "Schreiben Sie hinter den Namen des Feldes ein `|` und beginnen Sie den Text in der Zeile darunter.",
				line: "In dieses Feld passt keine Liste. Machen Sie einen Satz daraus oder setzen Sie die Liste in einen Abschnitt mit einem längeren Text.",
			})[how],
	},
	"vague-link": {
		title: "Link sagt nicht, wohin",
		message: ({ found }) =>
			`Wer nur die Links hört oder sieht, liest hier \`${found}\` und weiß nicht, wohin der Link führt.`,
		hint: "Sagen Sie, wohin der Link führt: `[unsere Öffnungszeiten](/kontakt)`.",
	},
	"link-to-itself": {
		title: "Link zur Seite selbst",
		message: ({ target }) => `\`${target}\` ist diese Seite: Bei einem Klick passiert nichts.`,
		hint: "Wählen Sie eine andere Seite oder eine Stelle auf dieser Seite: `#formular`.",
	},
	"vague-alt": {
		title: "Beschreibung sagt nichts",
		message: ({ found }) => `Wer das Bild nicht sieht, erfährt aus \`${found}\` nicht, was darauf ist.`,
		hint: "Beschreiben Sie in einem Satz, was zu sehen ist. Ist das Bild nur Schmuck, schreiben Sie `decorative: ja`.",
	},
	"single-choice": {
		title: "Nur eine Möglichkeit",
		message: ({ found }) => `\`${found}\` ist die einzige Möglichkeit; wer das ausfüllt, hat nichts zu wählen.`,
		hint: "Fügen Sie Möglichkeiten hinzu. Soll man nur etwas ankreuzen, schreiben Sie `kind: checkboxes`.",
	},
	"place-again": {
		title: "Ort steht schon in einem anderen Gebiet",
		message: ({ found, other, line }) => `\`${found}\` steht auch in \`${other}\`, in Zeile ${line}.`,
		hint: "Lassen Sie den Ort in einem einzigen Gebiet stehen; sonst finden Besucher ihn zweimal.",
	},
	"translation-language": {
		title: "Übersetzung in einer anderen Sprache",
		message: ({ language }) => `Diese Übersetzung scheint nicht ${languageName(language, "de")} zu sein.`,
		hint: "Übersetzen Sie den Text oder setzen Sie ihn in die Datei seiner eigenen Sprache.",
	},
};
