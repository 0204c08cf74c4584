import type { downloadProblems } from "#core/problems/catalogue-downloads.ts";
import type { Told } from "#core/problems/entry.ts";
import { meant, number } from "./phrases.ts";

export const downloads: Told<typeof downloadProblems> = {
	"missing-download": {
		title: "Fichier manquant",
		message: ({ target }) => `Il n’y a pas de fichier \`content${target}\`.`,
		hint: ({ nearest }) =>
			nearest ? meant(nearest) : "Mettez le PDF dans ce dossier, ou choisissez un autre fichier.",
	},
	"unreadable-download": {
		title: "PDF impossible à ouvrir",
		message: ({ file }) => `\`content/files/${file}\` n’est pas un PDF, ou il en manque la fin.`,
		hint: "Enregistrez-le à nouveau en PDF. Un autre type de fichier ne devient pas un PDF parce qu’on l’appelle ainsi.",
	},
	"download-too-large": {
		title: "PDF trop lourd",
		message: ({ file, size, max }) =>
			`Le fichier \`content/files/${file}\` fait ${number(size)} Mo ; le maximum est de ${number(max)} Mo.`,
		hint: "Enregistrez un PDF moins lourd : dans Word, avec Fichier, Enregistrer sous, PDF, puis Taille minimale ; sur un Mac, dans Aperçu, avec Fichier, Exporter, Filtre Quartz, Reduce File Size.",
	},
	"no-download": {
		title: "PDF seulement",
		message: ({ name }) =>
			`\`content/files/${name}\` ne peut pas aller sur le site : ce dossier n’accepte que des PDF.`,
		hint: "Enregistrez-le en PDF, qui s’ouvre sur tous les ordinateurs et téléphones. Dans Word : Fichier, Enregistrer sous, PDF. Une image va dans content/images.",
	},
	"wrong-download-name": {
		title: "Nom de fichier qui ne convient pas",
		message: ({ name }) =>
			`\`${name}\` ne peut pas aller ainsi sur le site : un nom ne contient que des minuscules, des chiffres, des tirets et des points.`,
		hint: ({ right }) => `Renommez le fichier en \`content/${right}\`.`,
	},
	"unused-download": {
		title: "Fichier non utilisé",
		message: ({ file }) =>
			`Aucune page ni information ne renvoie à \`/files/${file}\`. Ce fichier ne sera pas sur le site.`,
		hint: "Supprimez-le, ou gardez-le pour plus tard.",
	},
};
