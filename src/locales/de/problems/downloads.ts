import type { downloadProblems } from "#core/problems/catalogue-downloads.ts";
import type { Told } from "#core/problems/entry.ts";
import { meant, number } from "./phrases.ts";

export const downloads: Told<typeof downloadProblems> = {
	"missing-download": {
		title: "Datei fehlt",
		message: ({ target }) => `Es gibt keine Datei \`content${target}\`.`,
		hint: ({ nearest }) =>
			nearest ? meant(nearest) : "Legen Sie das PDF in diesen Ordner oder wählen Sie eine andere Datei.",
	},
	"unreadable-download": {
		title: "PDF lässt sich nicht öffnen",
		message: ({ file }) => `\`content/files/${file}\` ist kein PDF, oder das Ende der Datei fehlt.`,
		hint: "Speichern Sie es noch einmal als PDF. Eine Datei anderer Art wird kein PDF, nur weil sie so heißt.",
	},
	"download-too-large": {
		title: "PDF ist zu groß",
		message: ({ file, size, max }) =>
			`Die Datei \`content/files/${file}\` ist ${number(size)} MB groß; erlaubt sind höchstens ${number(max)} MB.`,
		hint: "Speichern Sie das PDF kleiner: in Word mit „Datei“, „Speichern unter“, „PDF“ und dann „Minimale Größe“; auf einem Mac in der Vorschau mit „Ablage“, „Exportieren“, „Quartz-Filter“, „Reduce File Size“.",
	},
	"no-download": {
		title: "Nur PDF",
		message: ({ name }) => `\`content/files/${name}\` kann nicht auf die Website: In diesen Ordner gehören nur PDFs.`,
		hint: "Speichern Sie es als PDF: Das lässt sich auf jedem Computer und Handy öffnen. In Word: „Datei“, „Speichern unter“, „PDF“. Ein Bild gehört in content/images.",
	},
	"wrong-download-name": {
		title: "Name einer Datei passt nicht",
		message: ({ name }) =>
			`\`${name}\` kann so nicht auf die Website: Im Namen dürfen nur Kleinbuchstaben von a bis z, Ziffern, Bindestriche und Punkte stehen.`,
		hint: ({ right }) => `Benennen Sie die Datei um in \`content/${right}\`.`,
	},
	"unused-download": {
		title: "Datei wird nicht verwendet",
		message: ({ file }) =>
			`Keine Seite und keine Angabe verweist auf \`/files/${file}\`. Die Datei kommt nicht auf die Website.`,
		hint: "Löschen Sie sie oder bewahren Sie sie für später auf.",
	},
};
