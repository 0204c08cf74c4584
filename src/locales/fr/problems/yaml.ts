import type { yamlProblems } from "#core/problems/catalogue-yaml.ts";
import type { Told } from "#core/problems/entry.ts";
import { counted, jsonText, pastedText, syntaxText } from "./phrases.ts";

export const yaml: Told<typeof yamlProblems> = {
	"yaml-syntax": {
		title: "Ligne illisible",
		message: (found) => syntaxText(found).message,
		hint: (found) => syntaxText(found).hint,
	},
	"json-syntax": {
		title: "Ligne illisible",
		message: ({ mistake }) => jsonText[mistake][0],
		hint: ({ mistake }) => jsonText[mistake][1],
	},
	"merge-conflict": {
		title: "Deux versions mélangées",
		message:
			"Il y a ici deux versions des mêmes lignes : Git n’a pas pu les fusionner et a ajouté des lignes avec `<<<<<<<`, `=======` et `>>>>>>>`.",
		hint: "Choisissez les lignes à garder, et retirez les autres ainsi que les lignes de Git.",
	},
	"pasted-lines": {
		title: "Copié d’ailleurs avec le reste",
		message: (found) => pastedText(found).message,
		hint: (found) => pastedText(found).hint,
	},
	"foreign-file": {
		title: "Fichier d’un autre programme",
		message: ({ kind }) => `C’est un fichier ${kind} qui porte le nom d’un fichier texte ; il ne peut pas être lu.`,
		hint: "Refaites-le en texte simple (« texte brut », UTF-8), avec des lignes comme `title: Contact`.",
	},
	"tab-indent": {
		title: "Tabulation en début de ligne",
		message: "Cette ligne est décalée avec une tabulation ; YAML n’accepte que des espaces.",
		hint: "Remplacez la tabulation par deux espaces par niveau.",
	},
	"duplicate-key": {
		title: "Champ en double",
		message: ({ key, other }) =>
			`\`${key}\` figure plus d’une fois dans ce bloc${other > 0 ? `, aussi à la ligne ${other}` : ""}.`,
		hint: "N’en gardez qu’un.",
	},
	"block-twice": {
		title: "Morceau en double",
		message: ({ key, count, other }) =>
			`À partir d’ici, ${counted(count, "champ figure", "champs figurent")} pour la deuxième fois dans ce bloc, en commençant par \`${key}\`${other > 0 ? `, qui se trouve aussi à la ligne ${other}` : ""}.`,
		hint: "Si ce morceau a été collé une fois de trop, retirez-le. Sinon, ne gardez chaque champ qu’une fois.",
	},
	"alias-refused": {
		title: "Renvoi avec & ou *",
		message: ({ name }) => `\`${name}\` est un renvoi YAML ; il n’est pas permis d’en utiliser.`,
		hint: "Écrivez la valeur en entier, ou mettez le texte entre guillemets s’il commence par & ou *.",
	},
	"tag-refused": {
		title: "Valeur qui commence par un point d’exclamation",
		message: ({ tag }) => `YAML lit \`${tag}\` comme une consigne pour lui-même et l’enlève.`,
		hint: "Mettez toute la valeur entre guillemets droits doubles.",
	},
	"forbidden-key": {
		title: "Nom non autorisé",
		message: ({ key }) => `\`${key}\` ne peut pas être le nom d’un champ.`,
		hint: "Retirez cette ligne, ou donnez au champ son propre nom.",
	},
	"quote-hash": {
		title: "Guillemets manquants",
		message: ({ name }) =>
			`Après \`${name}:\`, il y a un dièse, et YAML lit tout ce qui suit un dièse comme un commentaire.`,
		hint: ({ name, source }) => `Mettez la valeur entre guillemets droits : \`${name}: "${source}"\`.`,
	},
	"quote-braces": {
		title: "Guillemets manquants",
		message: "YAML ne lit pas comme un texte une valeur qui commence par {.",
		hint: ({ source }) => `Mettez toute la valeur entre guillemets droits : \`"${source}"\`.`,
	},
};
