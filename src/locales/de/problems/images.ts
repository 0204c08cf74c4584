import type { imageProblems } from "#core/problems/catalogue-images.ts";
import type { Told } from "#core/problems/entry.ts";
import { meant, number, together } from "./phrases.ts";

export const images: Told<typeof imageProblems> = {
	"missing-image": {
		title: "Bild fehlt",
		message: ({ file }) => `Es gibt keine Datei \`content/images/${file}\`.`,
		hint: ({ nearest }) =>
			nearest ? meant(nearest) : "Legen Sie das Bild in diesen Ordner oder wählen Sie eine andere Datei.",
	},
	"unreadable-image": {
		title: "Bild lässt sich nicht lesen",
		message: ({ file }) => `\`content/images/${file}\` ist kein Bild, oder es ist beschädigt.`,
		hint: "Speichern Sie das Bild noch einmal als JPG, PNG, WebP, AVIF oder SVG mit einer Breite und Höhe.",
	},
	"heic-photo": {
		title: "Foto von einem iPhone",
		message: ({ file }) => `\`content/images/${file}\` ist ein Foto in HEIC, und das können Browser nicht zeigen.`,
		hint: "Speichern Sie das Foto als JPG. Auf einem Mac: Öffnen Sie es in der Vorschau und wählen Sie „Ablage“, „Exportieren“, „JPEG“. Unter Windows: Öffnen Sie es in „Fotos“ und wählen Sie „Speichern unter“, „.jpg“. Ein iPhone speichert gleich als JPG, wenn Sie dort „Einstellungen“, „Kamera“, „Formate“, „Maximale Kompatibilität“ wählen.",
	},
	"share-picture-signs": {
		title: "Zeichen passt nicht ins Bild zum Teilen",
		message: ({ signs }) =>
			`${together(signs)} ${signs.length === 1 ? "kann" : "können"} nicht in dem Bild stehen, das erscheint, wenn jemand diese Seite teilt: In seiner Schrift ${signs.length === 1 ? "fehlt dieses" : "fehlen diese"} Zeichen.`,
		hint: "Schreiben Sie es anders. Geht das nicht, schreiben Sie `sharePictures: none` in content/site.yaml.",
	},
	"image-too-small": {
		title: "Bild ist klein",
		message: ({ file, width }) =>
			`Das Foto \`${file}\` ist ${number(width)} Bildpunkte breit und kann deshalb unscharf aussehen.`,
		hint: ({ min }) => `Nehmen Sie ein Foto, das mindestens ${number(min)} Bildpunkte breit ist; 1600 sind besser.`,
	},
	"image-too-large": {
		title: "Bild ist zu groß",
		message: ({ file, size, max }) =>
			`Die Datei \`content/images/${file}\` ist ${number(size)} MB groß; erlaubt sind höchstens ${number(max)} MB.`,
		hint: "Verkleinern Sie das Bild mit einem Fotoprogramm: Eine Breite von 2400 Bildpunkten reicht völlig.",
	},
	"missing-alt": {
		title: "Beschreibung fehlt",
		message: ({ file }) => `Das Foto \`${file}\` hat keine Beschreibung für alle, die es nicht sehen.`,
		hint: "Fügen Sie eine Zeile `alt:` hinzu, die in einem Satz sagt, was zu sehen ist, oder eine Zeile `decorative: ja`, wenn es ein Schmuckbild ist.",
	},
	"described-decoration": {
		title: "Schmuckbild mit einer Beschreibung",
		message: ({ file }) => `Bei \`${file}\` steht, dass es ein Schmuckbild ist, und auch, was zu sehen ist.`,
		hint: "Entfernen Sie die Zeile `decorative:`, wenn jemand, der das Bild nicht sieht, die Beschreibung braucht, und sonst die Zeile `alt:`.",
	},
	"wrong-image-kind": {
		title: "Bild hat den falschen Namen",
		message: ({ file, kind }) => `\`content/images/${file}\` ist eine ${kind}-Datei, und so heißt sie nicht.`,
		hint: ({ right }) => `Benennen Sie die Datei um in \`${right}\` und schreiben Sie diesen Namen auch hier.`,
	},
	"refused-drawing": {
		title: "Zeichnung kann nicht auf die Website",
		message: ({ why, found }) =>
			({
				malformed: `Diese SVG-Datei hat Fehler, und ein Browser zeigt sie nicht. Die Meldung beim Lesen: \`${found}\``,
				"no-drawing": `Diese Datei beginnt mit \`${found}\` und ist keine SVG-Zeichnung.`,
				encoding: `Diese SVG-Datei ist als \`${found}\` gespeichert; die Website liest nur UTF-8.`,
				entities: `Bei \`${found}\` legt diese SVG-Datei Abkürzungen fest, und die liest die Website nicht.`,
				script: `\`${found}\` ist ein Befehl an den Browser, und der gehört nicht in eine Zeichnung.`,
				address: `\`${found}\` holt etwas von einer anderen Stelle, und das darf eine Zeichnung nicht.`,
				photo: `\`${found}\` setzt ein Foto in die Zeichnung, und so wird sie zu groß für Besucher.`,
				motion: `\`${found}\` bewegt die Zeichnung, und Besucher können das nicht anhalten.`,
				heavy: "Diese Zeichnung hat so viele Teile, dass ein Browser daran hängen bleibt.",
				other: `\`${found}\` gehört nicht in eine Zeichnung.`,
			})[why],
		hint: ({ why }) =>
			why === "photo" || why === "heavy"
				? "Speichern Sie das Bild als JPG oder PNG; das Programm macht es klein genug."
				: "Speichern Sie die Zeichnung noch einmal als einfache SVG-Datei: in Inkscape als „Normales SVG“, in Illustrator mit „Exportieren als“. Wandeln Sie Text dabei in Pfade um.",
	},
};
