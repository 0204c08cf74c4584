import { inLanguage } from "#core/in-language.ts";
import type { valueProblems } from "#core/problems/catalogue-values.ts";
import type { Told } from "#core/problems/entry.ts";
import { expectedFor, number, offer } from "./phrases.ts";

export const values: Told<typeof valueProblems> = {
	"invalid-value": {
		title: "Valeur qui ne convient pas",
		message: ({ name, found, expected }) =>
			`\`${found}\` ne convient pas pour \`${name}\` : il faut ${expectedFor(expected)}.`,
		hint: ({ expected, advice, flaw }) =>
			advice ? `Écrivez \`${advice}\`.` : flaw ? inLanguage(flaw, "fr") : `Écrivez plutôt ${expectedFor(expected)}.`,
	},
	"unusable-address": {
		title: "Adresse incorrecte",
		message: ({ found }) => `Un navigateur ne peut pas ouvrir \`${found}\`.`,
		hint: ({ why }) =>
			({
				space:
					"Une adresse ne contient ni espace, ni retour à la ligne, ni `\\`. Retirez ce qui n’a pas sa place ici ; un espace qui fait vraiment partie de l’adresse s’écrit `%20`.",
				name: "Après `https://` vient le nom d’un site, fait de lettres, de chiffres, de points et de tirets : `https://www.exemple.fr/page`.",
				port: "Retirez les deux-points et le nombre qui suivent le nom du site ; un nombre aussi grand n’y est pas permis.",
				user: "Retirez ce qui précède le `@` : après `https://` vient directement le nom du site. Une adresse e-mail commence par `mailto:`.",
				mail: "Mettez une adresse e-mail après `mailto:`, par exemple `mailto:nom@exemple.fr`.",
				phone:
					"Mettez un numéro de téléphone après `tel:`, avec seulement des chiffres et, s’il le faut, un + devant : `tel:+33123456789`.",
			})[why],
	},
	"unknown-option": {
		title: "Choix inconnu",
		message: ({ name, found }) => `\`${found}\` n’est pas une valeur possible pour \`${name}\`.`,
		hint: ({ nearest, known }) => offer(nearest, known),
	},
	"unknown-icon": {
		title: "Icône inconnue",
		message: ({ name, found }) => `\`${name}\` nomme une icône \`${found}\`, qui n’existe pas.`,
		hint: ({ nearest, others }) =>
			offer(nearest, others) || "Toutes les icônes sont sur https://phosphoricons.com, avec leur nom anglais.",
	},
	"too-long": {
		title: "Texte trop long",
		message: ({ name, length, max }) =>
			`\`${name}\` a ${number(length)} caractères ; il y a de la place pour ${number(max)}.`,
		hint: "Raccourcissez le texte, ou mettez le reste dans une autre section.",
	},
	"out-of-range": {
		title: "Nombre qui ne convient pas",
		message: ({ name, found, limit, side }) =>
			`\`${name}\` est ${found} ; ce nombre ne peut pas être ${side === "min" ? "plus petit" : "plus grand"} que ${limit}.`,
		hint: ({ name, limit, side, range, swapped }) =>
			swapped
				? `Les nombres de \`${name}\` et \`${swapped}\` semblent inversés : échangez-les.`
				: range
					? `Écrivez un nombre de ${range[0]} à ${range[1]}.`
					: `Écrivez ${side === "min" ? "au moins" : "au plus"} ${limit}.`,
	},
};
