import type { fileProblems } from "#core/problems/catalogue-files.ts";
import type { Told } from "#core/problems/entry.ts";
import { inTongue, listed, offer } from "./phrases.ts";

const frontPage = "content/pages/index.yaml";

export const files: Told<typeof fileProblems> = {
	"wrong-extension": {
		title: "Falscher Dateiname",
		message: ({ name }) => `\`${name}\` wird nicht gelesen, denn der Name endet nicht auf \`.yaml\` oder \`.json\`.`,
		hint: ({ right }) => `Benennen Sie die Datei um in \`${right}\`.`,
	},
	"two-forms": {
		title: "Zwei Dateien für dasselbe",
		message: ({ name, other }) => `\`${name}\` und \`${other}\` sind für dasselbe: eine in YAML und eine in JSON.`,
		hint: "Behalten Sie die Datei, die stimmt, und löschen Sie die andere.",
	},
	"wrong-file-name": {
		title: "Dateiname passt nicht in eine Adresse",
		message: ({ name }) =>
			`\`${name}\` wird zu einer Adresse auf der Website, und darin dürfen nur Kleinbuchstaben von a bis z, Ziffern und Bindestriche stehen.`,
		hint: "Benennen Sie die Datei oder den Ordner um, zum Beispiel in `tag-der-offenen-tuer.yaml`.",
	},
	"file-name-too-long": {
		title: "Dateiname ist zu lang",
		message: ({ name }) =>
			`Computer können die Dateien nicht speichern, die die Website aus \`${name}\` macht: Deren Namen sind noch länger.`,
		hint: "Geben Sie der Datei oder dem Ordner einen Namen von höchstens 50 Zeichen.",
	},
	"link-out-of-folder": {
		title: "Verknüpfung führt aus dem Ordner content hinaus",
		message: ({ name }) =>
			`\`${name}\` ist eine Verknüpfung mit einer Stelle außerhalb des Ordners content und wird nicht gelesen.`,
		hint: "Legen Sie die Datei selbst in den Ordner content.",
	},
	"missing-file": {
		title: "Datei fehlt",
		message: ({ name }) =>
			`Die Datei \`${name}\`${name === frontPage ? ", die Startseite," : ""} ist nicht da, und ohne sie lässt sich die Website nicht erstellen.`,
		hint: "Legen Sie die Datei wieder an ihren Platz; in `content/README.md` steht, was hineingehört.",
	},
	"unportable-file-name": {
		title: "Dateiname geht unter Windows nicht",
		message: ({ name }) => `Ein Computer mit Windows kann \`${name}\` nicht speichern.`,
		hint: "Benennen Sie die Datei oder den Ordner um: ohne Zeichen wie `:` und `?`, ohne Punkt oder Leerzeichen am Ende und nicht nur `con`, `prn`, `aux`, `nul`, `com1` oder `lpt1`.",
	},
	"words-not-paired": {
		title: "Wörter in einer anderen Sprache",
		message:
			"Diese Datei wird nicht gelesen. Wörter in einer anderen Sprache sind Übersetzungen, wie andere Texte auch.",
		hint: ({ source, language, right }) =>
			`Schreiben Sie jedes Wort in \`content/${right}\`, in zwei Zeilen: \`- ${source}:\` mit dem Wort ${inTongue(source)} und \`  ${language}:\` mit der Übersetzung. Löschen Sie danach diese Datei.`,
	},
	"unknown-file": {
		title: "Unbekannte Datei",
		message: ({ name }) => `Kein Teil der Website liest \`${name}\`.`,
		hint: ({ nearest, known, images }) =>
			images
				? `Der Name eines Bildes endet auf ${listed(images)}. Speichern Sie es so mit einem Fotoprogramm.`
				: offer(nearest, known ?? []) || "Seiten (`.yaml`) gehören in content/pages, Bilder in content/images.",
	},
};
