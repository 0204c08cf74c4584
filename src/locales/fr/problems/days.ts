import type { daysProblems } from "#core/problems/catalogue-days.ts";
import type { Told } from "#core/problems/entry.ts";

export const days: Told<typeof daysProblems> = {
	"draft-front-page": {
		title: "La page d’accueil ne peut pas être un brouillon",
		message: "Sans page d’accueil, il n’y a pas de site.",
		hint: "Retirez la ligne `draft` ou `publish`. Une section peut, elle, avoir un premier jour, avec `from`.",
	},
	"days-order": {
		title: "Dernier jour avant le premier",
		message: ({ from, until }) => `\`until: ${until}\` vient avant \`from: ${from}\` ; ceci n’apparaîtra donc jamais.`,
		hint: "Voyez lequel des deux jours est faux.",
	},
	"draft-with-day": {
		title: "Brouillon avec un premier jour",
		message: ({ day }) =>
			`Cette page est un brouillon (\`draft: oui\`) et devrait paraître sur le site le ${day} (\`publish\`) ; tant que c’est un brouillon, elle n’y paraîtra jamais.`,
		hint: "Retirez la ligne `draft` si la page doit paraître automatiquement, et sinon la ligne `publish`.",
	},
	"link-to-draft": {
		title: "Lien vers un brouillon",
		message: ({ target, day }) =>
			day === undefined
				? `\`${target}\` est un brouillon : un visiteur qui suit le lien lira que la page n’existe pas.`
				: `\`${target}\` paraîtra sur le site le ${day}. Un visiteur qui suit le lien avant lira que la page n’existe pas.`,
		hint: ({ day }) =>
			day === undefined
				? "Retirez le lien, ou retirez de cette page la ligne `draft: oui`."
				: `Retirez le lien, ou donnez à la section où il se trouve une ligne \`from: ${day}\`.`,
	},
	"link-to-passing-section": {
		title: "Lien vers une section qui n’est pas toujours là",
		message: ({ page, anchor }) =>
			`La section avec \`id: ${anchor}\` sur \`${page}\` a un premier ou un dernier jour, et ce lien est là aussi les autres jours.`,
		hint: "Donnez les mêmes jours à la section où se trouve le lien, ou faites un lien vers la page sans ancre.",
	},
	"list-of-drafts": {
		title: "Liste sans cartes",
		message: ({ folder }) => `Il n’y a que des brouillons sous \`${folder}\` ; cette liste est donc vide.`,
		hint: "Mettez l’une de ces pages en ligne, ou faites commencer cette section avec `from` le jour où paraît la première.",
	},
	"offer-price": {
		title: "Prix promotionnel incorrect",
		message: ({ found, price, what }) =>
			what === "offer"
				? `Le prix promotionnel \`${found}\` n’est pas inférieur à \`${price}\`.`
				: `Le prix le plus bas des 30 jours, \`${found}\`, est supérieur au prix habituel \`${price}\`.`,
		hint: "Voyez lequel des deux montants est faux.",
	},
	expired: {
		title: "Ceci n’est plus sur le site",
		message: ({ found }) => `C’était là jusqu’au ${found} inclus.`,
		hint: "Retirez-le, ou donnez-lui un nouveau dernier jour.",
	},
};
