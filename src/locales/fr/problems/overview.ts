import type { overviewProblems } from "#core/problems/catalogue-overview.ts";
import type { Told } from "#core/problems/entry.ts";
import { counted, number } from "./phrases.ts";

export const overview: Told<typeof overviewProblems> = {
	"overview-not-paged": {
		title: "Liste trop longue pour une seule page",
		message: ({ cards, perPage, because }) =>
			`Cette liste a ${counted(cards, "carte", "cartes")}, et une page peut en contenir ${number(perPage)}. ${
				because === "article"
					? "Sur un article, une liste ne peut pas continuer sur une page suivante."
					: "Une seule liste peut continuer sur une page suivante, et une liste placée plus haut le fait déjà."
			}`,
		hint: "Montrez seulement les plus récents, par exemple avec `max: 6`, ou donnez à cette liste sa propre page.",
	},
	"nothing-tagged": {
		title: "La liste reste vide",
		message: ({ folder, tag }) => `Il n’y a pas d’article sur le sujet \`${tag}\` sous \`${folder}\`.`,
		hint: ({ tag }) => `Donnez ce sujet à un article avec \`tags: [${tag}]\`, ou retirez cette liste.`,
	},
	"topic-not-listed": {
		title: "La page ne montre pas ce sujet",
		message: ({ page, tag }) =>
			`Au-dessus de chaque article sur \`${tag}\`, il y a un lien vers \`${page}\`, mais cette page ne montre pas ces articles.`,
		hint: ({ tag }) =>
			`Mettez sur cette page une section \`type: article-list\` avec \`tag: ${tag}\`, ou choisissez une autre page.`,
	},
	"link-to-further-page": {
		title: "Lien vers une page suivante d’une liste",
		message: ({ target, overview }) =>
			`Le contenu de \`${target}\` se décale dès qu’une page s’ajoute sous \`${overview}\`.`,
		hint: ({ overview }) => `Faites un lien vers \`${overview}\`, ou vers la page que vous voulez montrer.`,
	},
	"former-further-page": {
		title: "Ancienne adresse prise par une liste",
		message: ({ address, overview }) =>
			`\`${address}\` est une page suivante de la liste \`${overview}\`, ou le devient si d’autres pages s’y ajoutent. Les visiteurs qui y viennent ne peuvent pas être envoyés ailleurs.`,
		hint: "Retirez cette adresse de `formerly`.",
	},
};
