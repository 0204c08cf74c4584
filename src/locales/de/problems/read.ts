import { isHidden, type readProblems, softLineBreak } from "#core/problems/catalogue-read.ts";
import { languageName, type Told } from "#core/problems/entry.ts";
import { inTongue } from "./phrases.ts";

export const read: Told<typeof readProblems> = {
	"unreadable-file": {
		title: "Datei darf nicht gelesen werden",
		message: ({ name }) => `Das System lässt Sie \`${name}\` nicht lesen.`,
		hint: "Sehen Sie nach, wem die Datei gehört. Geben Sie sich selbst das Recht, sie zu lesen, oder bitten Sie die Person darum, die Ihren Computer betreut.",
	},
	"unreadable-folder": {
		title: "Ordner darf nicht gelesen werden",
		message: ({ name }) =>
			`Das System lässt Sie den Ordner \`${name}\` nicht öffnen. Was darin liegt, ist nicht geprüft, und was darauf verweist, auch nicht.`,
		hint: "Sehen Sie nach, wem der Ordner gehört. Geben Sie sich selbst das Recht, ihn zu lesen, oder bitten Sie die Person darum, die Ihren Computer betreut.",
	},
	"file-too-large": {
		title: "Datei ist zu groß",
		message: ({ size, limit }) => `Diese Datei ist ${size} groß; erlaubt sind höchstens ${limit}.`,
		hint: "Verteilen Sie den Inhalt auf mehrere Seiten oder entfernen Sie, was aus Versehen eingefügt wurde.",
	},
	"wrong-encoding": {
		title: "Datei ist nicht in UTF-8 gespeichert",
		message: "Diese Datei enthält Zeichen, die sich nicht als UTF-8 lesen lassen.",
		hint: "Öffnen Sie die Datei in Ihrem Textprogramm, wählen Sie beim Speichern die Codierung UTF-8 und speichern Sie sie noch einmal.",
	},
	"unprintable-sign": {
		title: "Zeichen, das niemand sieht",
		message: ({ code }) =>
			isHidden(code)
				? `Hier steht ein unsichtbares Zeichen (U+${code}), wie es beim Einfügen aus Word oder von einer Website mitkommt.`
				: code === softLineBreak
					? "Hier steht ein weicher Zeilenumbruch, wie Word ihn mit Umschalt und Enter macht; eine Seite kann ihn nicht zeigen."
					: `Hier steht ein Steuerzeichen (U+${code}), das kein Buchstabe ist; eine Seite kann es nicht zeigen.`,
		hint: ({ code }) =>
			isHidden(code)
				? "Schreiben Sie die Zeile neu oder führen Sie `npm run validate -- --fix` aus: Das entfernt das Zeichen."
				: "Entfernen Sie es und setzen Sie ein Leerzeichen oder eine neue Zeile. Ist dort nichts zu sehen, schreiben Sie die Zeile neu.",
	},
	"wrong-image-name": {
		title: "Name eines Bildes passt nicht",
		message: ({ name }) =>
			`\`${name}\` kann so nicht auf die Website: Im Namen dürfen nur Kleinbuchstaben von a bis z, Ziffern, Bindestriche und Punkte stehen.`,
		hint: ({ right }) => `Benennen Sie die Datei um in \`content/${right}\`.`,
	},
	"source-language-folder": {
		title: "Die erste Sprache hat keinen eigenen Ordner",
		message: ({ name, source }) =>
			`\`${name}\` liegt in einem Ordner für ${languageName(source, "de")}, aber Seiten ${inTongue(source)} haben keine Sprache in ihrer Adresse.`,
		hint: ({ right }) => `Verschieben Sie die Datei nach \`content/${right}\`.`,
	},
	"empty-file": {
		title: "Datei ist leer",
		message: "In dieser Datei steht nichts.",
		hint: "Schreiben Sie etwas hinein oder löschen Sie die Datei.",
	},
};
