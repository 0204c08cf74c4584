import type { menuProblems } from "#core/problems/catalogue-menu.ts";
import type { Told } from "#core/problems/entry.ts";
import { offer } from "./phrases.ts";

export const menu: Told<typeof menuProblems> = {
	"unknown-menu-item": {
		title: "Rubrique inexistante",
		message: ({ name }) => `\`${name}\` ne figure pas dans le menu de content/site.yaml.`,
		hint: ({ name, nearest, known }) =>
			nearest
				? offer(nearest, known)
				: `${offer(nearest, known)} Ou ajoutez dans content/site.yaml, sous \`menu:\`, une nouvelle rubrique avec \`key: ${name}\` et un \`label:\`.`,
	},
	"menu-item-taken": {
		title: "Cette rubrique a déjà une page",
		message: ({ name, other }) => `\`item: ${name}\` figure aussi dans \`${other}\`.`,
		hint: "Une rubrique mène à une seule page ; utilisez `under:` pour une place dans le menu déroulant.",
	},
	"menu-block": {
		title: "Bloc de menu incomplet",
		message: "Un bloc de menu contient `item:`, ou `under:` avec un `label:`.",
		hint: "Exemple : `under: produits` et `label: Pain`.",
	},
	"empty-menu-item": {
		title: "Rubrique sans page",
		message: ({ name }) => `Aucune page n’est liée à la rubrique \`${name}\` ; elle n’apparaît pas.`,
		hint: ({ name }) =>
			`Dans une page, mettez \`menu:\` avec \`item: ${name}\`, ou retirez la rubrique de content/site.yaml.`,
	},
	"menu-label-twice": {
		title: "Même nom dans le menu",
		message: ({ label, other }) =>
			`\`${label}\` figure deux fois dans le même menu déroulant, aussi dans \`${other}\`.`,
		hint: "Donnez à l’une des deux pages un autre `label`.",
	},
	"menu-button-group": {
		title: "Pas de menu sous le bouton",
		message: ({ name }) =>
			`\`${name}\` est le bouton du menu (\`menuButton\` dans content/site.yaml) ; il ne peut pas avoir de menu déroulant.`,
		hint: "Choisissez une autre rubrique après `under:`.",
	},
	"menu-order-twice": {
		title: "Même place dans le menu",
		message: ({ order, other }) => `\`order: ${order}\` figure aussi dans \`${other}\`, dans le même menu déroulant.`,
		hint: "Donnez à chaque page son propre nombre ; le plus petit est en haut.",
	},
};
