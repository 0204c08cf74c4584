import type { DrawingFault, imageProblems } from "#core/problems/catalogue-images.ts";
import type { Told } from "#core/problems/entry.ts";
import { isOne, meant, number, together } from "./phrases.ts";

const faults: Readonly<Record<DrawingFault, (found: string) => string>> = {
	malformed: (found) =>
		`Ce SVG est mal formé, et un navigateur ne l’affiche pas. Le programme qui le lit signale : \`${found}\``,
	"no-drawing": (found) => `Ce fichier commence par \`${found}\` et n’est pas un dessin SVG.`,
	encoding: (found) => `Ce SVG est enregistré en \`${found}\` ; le site ne lit que l’UTF-8.`,
	entities: (found) => `Avec \`${found}\`, ce SVG définit des abréviations, que le site ne lit pas.`,
	script: (found) => `\`${found}\` est une commande pour le navigateur, qui n’a pas sa place dans un dessin.`,
	address: (found) => `\`${found}\` va chercher quelque chose ailleurs, ce qui n’est pas permis à un dessin.`,
	photo: (found) => `\`${found}\` met une photo dans le dessin, qui devient trop lourd pour les visiteurs.`,
	motion: (found) => `\`${found}\` fait bouger le dessin, et un visiteur ne peut pas l’arrêter.`,
	heavy: () => "Ce dessin a tellement d’éléments qu’il bloque un navigateur.",
	other: (found) => `\`${found}\` n’a pas sa place dans un dessin.`,
};

export const images: Told<typeof imageProblems> = {
	"missing-image": {
		title: "Image manquante",
		message: ({ file }) => `Il n’y a pas de fichier \`content/images/${file}\`.`,
		hint: ({ nearest }) =>
			nearest ? meant(nearest) : "Mettez l’image dans ce dossier, ou choisissez un autre fichier.",
	},
	"unreadable-image": {
		title: "Image illisible",
		message: ({ file }) => `\`content/images/${file}\` n’est pas une image, ou elle est abîmée.`,
		hint: "Enregistrez à nouveau l’image en JPG, PNG, WebP, AVIF ou SVG avec une largeur et une hauteur.",
	},
	"heic-photo": {
		title: "Photo d’un iPhone",
		message: ({ file }) =>
			`\`content/images/${file}\` est une photo en HEIC, que les navigateurs ne peuvent pas afficher.`,
		hint: "Enregistrez la photo en JPG. Sur un Mac : ouvrez-la dans Aperçu et choisissez Fichier, Exporter, JPEG. Sous Windows : ouvrez-la dans Photos et choisissez Enregistrer sous, .jpg. Un iPhone fait lui-même des JPG après Réglages, Appareil photo, Formats, Le plus compatible.",
	},
	"share-picture-signs": {
		title: "Caractère impossible dans l’image de partage",
		message: ({ signs }) =>
			`${together(signs)} ${isOne(signs.length) ? "ne peut" : "ne peuvent"} pas figurer dans l’image qui apparaît quand quelqu’un partage cette page : sa police n’a pas ${isOne(signs.length) ? "ce caractère" : "ces caractères"}.`,
		hint: "Écrivez-le autrement. Si c’est impossible, mettez `sharePictures: none` dans content/site.yaml.",
	},
	"image-too-small": {
		title: "Petite image",
		message: ({ file, width }) =>
			`La photo \`${file}\` fait ${number(width)} pixels de large et risque donc d’être floue.`,
		hint: ({ min }) => `Utilisez une photo d’au moins ${number(min)} pixels de large ; ${number(1600)}, c’est mieux.`,
	},
	"image-too-large": {
		title: "Image trop lourde",
		message: ({ file, size, max }) =>
			`Le fichier \`content/images/${file}\` fait ${number(size)} Mo ; le maximum est de ${number(max)} Mo.`,
		hint: `Réduisez l’image avec un logiciel de photos : ${number(2400)} pixels de large suffisent largement.`,
	},
	"missing-alt": {
		title: "Description manquante",
		message: ({ file }) => `La photo \`${file}\` n’a pas de description pour les personnes qui ne la voient pas.`,
		hint: "Ajoutez une ligne `alt:` qui dit en une phrase ce qu’on voit, ou une ligne `decorative: oui` si c’est une image décorative.",
	},
	"described-decoration": {
		title: "Image décorative avec une description",
		message: ({ file }) => `Pour \`${file}\`, il est indiqué que c’est une image décorative, et aussi ce qu’on voit.`,
		hint: "Retirez la ligne `decorative:` si les personnes qui ne voient pas l’image ont besoin de la description, et sinon la ligne `alt:`.",
	},
	"wrong-image-kind": {
		title: "Mauvais nom pour cette image",
		message: ({ file, kind }) => `\`content/images/${file}\` est un fichier ${kind}, et son nom dit autre chose.`,
		hint: ({ right }) => `Renommez le fichier en \`${right}\` et écrivez aussi ce nom ici.`,
	},
	"refused-drawing": {
		title: "Dessin impossible sur le site",
		message: ({ why, found }) => faults[why](found),
		hint: ({ why }) =>
			why === "photo" || why === "heavy"
				? "Enregistrez l’image en JPG ou en PNG ; elle sera automatiquement réduite comme il faut."
				: "Enregistrez à nouveau le dessin en SVG ordinaire : « SVG simple » dans Inkscape, « Exporter sous » dans Illustrator. Convertissez-y les textes en tracés.",
	},
};
