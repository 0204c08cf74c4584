import type { spellingProblems } from "#core/problems/catalogue-spelling.ts";
import { languageName, type Told } from "#core/problems/entry.ts";
import { listed } from "./phrases.ts";

export const spelling: Told<typeof spellingProblems> = {
	spelling: {
		title: "Orthographe",
		message: ({ word }) => `\`${word}\` n’est pas dans le dictionnaire.`,
		hint: ({ suggestions }) =>
			suggestions.length > 0
				? `Vouliez-vous dire ${listed(suggestions)} ? Si le mot est juste, ajoutez-le dans content/words.txt.`
				: "Corrigez le mot. S’il est juste, ajoutez-le dans content/words.txt.",
	},
	"no-dictionary": {
		title: "Pas de dictionnaire",
		message: ({ source }) =>
			`Les fautes d’orthographe ne sont pas recherchées : il n’y a pas de dictionnaire pour la langue du site (${languageName(source, "fr")}).`,
		hint: ({ name }) => `Tapez \`npm install ${name}\` dans le dossier où se trouve content.`,
	},
	"word-list-entry": {
		title: "Ce n’est pas un seul mot",
		message: ({ line }) => `\`${line}\` n’est pas un seul mot et ne compte pas.`,
		hint: "Mettez un seul mot par ligne, sans ponctuation. Un `*` n’est permis qu’à la fin : `viennois*`.",
	},
	"word-needless": {
		title: "Mot inutile dans la liste",
		message: ({ word, reason }) =>
			({
				unused: `\`${word}\` ne figure dans aucun texte du site.`,
				known: `\`${word}\` est déjà dans le dictionnaire.`,
				double: `\`${word}\` est déjà permis par une autre ligne de cette liste.`,
			})[reason],
		hint: "Retirez la ligne.",
	},
};
