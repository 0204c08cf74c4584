import type { fileProblems } from "#core/problems/catalogue-files.ts";
import type { Told } from "#core/problems/entry.ts";
import { inTongue, listed, offer } from "./phrases.ts";

const frontPage = "content/pages/index.yaml";

export const files: Told<typeof fileProblems> = {
	"wrong-extension": {
		title: "Mauvais nom de fichier",
		message: ({ name }) => `\`${name}\` n’est pas lu, car son nom ne se termine pas par \`.yaml\` ou \`.json\`.`,
		hint: ({ right }) => `Renommez le fichier en \`${right}\`.`,
	},
	"two-forms": {
		title: "Deux fichiers pour la même chose",
		message: ({ name, other }) =>
			`\`${name}\` et \`${other}\` servent à la même chose : l’un est en YAML, l’autre en JSON.`,
		hint: "Gardez le fichier qui est juste, et retirez l’autre.",
	},
	"wrong-file-name": {
		title: "Nom de fichier impossible dans une adresse",
		message: ({ name }) =>
			`\`${name}\` devient une adresse du site, qui ne peut contenir que des minuscules, des chiffres et des tirets.`,
		hint: "Renommez le fichier ou le dossier, par exemple `portes-ouvertes.yaml`.",
	},
	"file-name-too-long": {
		title: "Nom de fichier trop long",
		message: ({ name }) =>
			`Les ordinateurs ne peuvent pas enregistrer les fichiers que le site crée à partir de \`${name}\` : leurs noms sont encore plus longs.`,
		hint: "Donnez au fichier ou au dossier un nom de 50 lettres au plus.",
	},
	"link-out-of-folder": {
		title: "Raccourci vers l’extérieur du dossier content",
		message: ({ name }) =>
			`\`${name}\` est un raccourci vers un emplacement en dehors du dossier content ; il n’est pas lu.`,
		hint: "Mettez le fichier lui-même dans le dossier content.",
	},
	"missing-file": {
		title: "Fichier manquant",
		message: ({ name }) =>
			`Le fichier \`${name}\`${name === frontPage ? ", la page d’accueil," : ""} n’est pas là, et sans lui le site ne peut pas être créé.`,
		hint: "Remettez le fichier ; `content/README.md` décrit ce qu’il doit contenir.",
	},
	"unportable-file-name": {
		title: "Nom de fichier impossible sous Windows",
		message: ({ name }) => `Un ordinateur sous Windows ne peut pas enregistrer \`${name}\`.`,
		hint: "Renommez le fichier ou le dossier : sans signes comme `:` et `?`, sans point ni espace à la fin, et pas simplement `con`, `prn`, `aux`, `nul`, `com1` ou `lpt1`.",
	},
	"words-not-paired": {
		title: "Mots dans une autre langue",
		message: "Ce fichier n’est pas lu. Les mots dans une autre langue sont des traductions, comme les autres textes.",
		hint: ({ source, language, right }) =>
			`Mettez chaque mot dans \`content/${right}\`, sur deux lignes : \`- ${source}:\` avec le mot ${inTongue(source)} et \`  ${language}:\` avec la traduction. Supprimez ensuite ce fichier.`,
	},
	"unknown-file": {
		title: "Fichier inconnu",
		message: ({ name }) => `Aucune partie du site ne lit \`${name}\`.`,
		hint: ({ nearest, known, images }) =>
			images
				? `Le nom d’une image se termine par ${listed(images)}. Enregistrez-la ainsi avec un logiciel de photos.`
				: offer(nearest, known ?? []) || "Les pages (`.yaml`) vont dans content/pages, les images dans content/images.",
	},
};
