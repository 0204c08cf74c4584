import { inLanguage } from "#core/in-language.ts";
import type { validateProblems } from "#core/problems/catalogue-validate.ts";
import type { Told } from "#core/problems/entry.ts";
import { isBlock } from "#core/problems/expectations.ts";
import { counted, expectedFor, inWhere, number, offer, ofWhere } from "./phrases.ts";

/** What stands where something else is expected. */
const forms = { map: "un bloc de champs", list: "une liste", value: "une seule valeur" };

export const validate: Told<typeof validateProblems> = {
	"unknown-field": {
		title: "Champ inconnu",
		message: ({ name, where }) => `\`${name}\` n’est pas un champ ${ofWhere(where)}.`,
		hint: ({ nearest, known }) => offer(nearest, known) || "Retirez cette ligne.",
	},
	"pasted-page": {
		title: "Page au mauvais endroit",
		message: "`sections` fait partie d’une page ; il semble qu’une page ait été collée ici.",
		hint: "Coupez cette page d’ici, et mettez-la dans son propre fichier dans content/pages.",
	},
	"missing-field": {
		title: "Champ manquant",
		message: ({ name, where }) => `Il manque \`${name}\` ${inWhere(where)}.`,
		hint: ({ name, description }) => `Ajoutez une ligne \`${name}:\`. ${inLanguage(description, "fr")}`.trim(),
	},
	"empty-value": {
		title: "Valeur manquante",
		message: ({ name }) => `Il n’y a rien après \`${name}:\`.`,
		hint: "Indiquez une valeur, ou retirez toute la ligne si ce champ n’est pas nécessaire.",
	},
	"wrong-structure": {
		title: "Forme incorrecte",
		message: ({ name, expected, found }) =>
			`Après \`${name}\`, il y a ${forms[found]}, alors qu’il faut ${expectedFor(expected)}.`,
		hint: ({ expected }) =>
			expected === "list"
				? "Mettez un tiret et un espace devant chaque élément, chacun sur sa propre ligne."
				: isBlock(expected)
					? "Mettez chaque champ sur sa propre ligne, décalé vers la droite : `nom: valeur`."
					: "Mettez la valeur sur la même ligne, après les deux-points.",
	},
	"colon-in-text": {
		title: "Deux-points dans un texte",
		message: "À cause des deux-points, YAML lit ceci comme un nom avec une valeur, et non comme un texte.",
		hint: ({ source }) => `Mettez tout le texte entre guillemets droits : \`"${source}"\`.`,
	},
	"comma-in-text": {
		title: "Virgule dans un texte",
		message:
			"Entre accolades, une virgule annonce un nouveau champ ; YAML ne lit donc ce texte que jusqu’à la virgule.",
		hint: ({ source }) => `Mettez tout le texte entre guillemets droits : \`"${source}"\`.`,
	},
	"wrong-count": {
		title: "Nombre d’éléments incorrect",
		message: ({ name, found, limit, side }) =>
			`\`${name}\` a ${counted(found, "élément", "éléments")} ; il en faut ${side === "min" ? "au moins" : "au plus"} ${number(limit)}.`,
		hint: ({ side }) =>
			side === "min"
				? "Ajoutez un élément, ou retirez la liste si ce champ n’est pas obligatoire."
				: "Retirez des éléments, ou répartissez-les sur deux sections.",
	},
	"missing-type": {
		title: "Section sans type",
		message: "Cette section ne dit pas de quel type elle est.",
		hint: ({ known, found }) =>
			found ? `Écrivez \`type:\` au lieu de \`${found}:\`.` : `Ajoutez une ligne \`type:\`. ${offer(undefined, known)}`,
	},
	"unknown-section": {
		title: "Type de section inconnu",
		message: ({ name }) => `Il n’y a pas de section \`${name}\`.`,
		hint: ({ nearest, known }) => offer(nearest, known),
	},
	"invalid-entry-name": {
		title: "Nom qui ne convient pas",
		message: ({ name }) => `\`${name}\` ne peut pas être le nom d’une information.`,
		hint: ({ nearest }) =>
			nearest
				? `Écrivez \`${nearest}\`.`
				: "Utilisez des minuscules, des chiffres et des tirets, par exemple `pain-de-seigle`.",
	},
};
