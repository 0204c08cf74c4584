import type { checkProblems } from "#core/problems/catalogue-check.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, meant, number, offer } from "./phrases.ts";

export const check: Told<typeof checkProblems> = {
	"broken-link": {
		title: "Lien qui ne mène nulle part",
		message: ({ target }) => `Il n’y a pas de page \`${target}\`.`,
		hint: ({ nearest }) =>
			nearest ? meant(nearest) : "Faites un lien vers une page qui existe, ou créez la page dans content/pages.",
	},
	"broken-anchor": {
		title: "Ancre inexistante",
		message: ({ page, anchor }) => `Sur \`${page}\`, il n’y a pas de section avec \`id: ${anchor}\`.`,
		hint: ({ anchor, nearest, known }) =>
			offer(nearest, known) ||
			`Donnez à la section de cette page une ligne \`id: ${anchor}\`, ou faites un lien vers la page sans ancre.`,
	},
	"unsafe-link": {
		title: "Lien non autorisé",
		message: ({ target }) => `\`${target}\` n’est pas une adresse sûre.`,
		hint: "Utilisez une adresse qui commence par `/`, `#`, `https://`, `mailto:` ou `tel:`.",
	},
	"unknown-fact": {
		title: "Information inexistante",
		message: ({ name }) => `\`{${name}}\` renvoie à une information qui n’existe pas.`,
		hint: ({ nearest, known }) =>
			offer(
				nearest && `{${nearest}}`,
				known.map((each) => `{${each}}`),
			),
	},
	"unprintable-fact": {
		title: "Information qui ne va pas dans un texte",
		message: ({ name }) =>
			`\`{${name}}\` n’est ni un texte, ni un prix, ni une date, ni un numéro ; cela ne peut pas figurer dans une phrase.`,
		hint: "Renvoyez à un seul champ de l’information, par exemple `{products.seigle.price}`.",
	},
	"price-on-request": {
		title: "Ce prix est sur demande",
		message: ({ name }) => `\`{${name}}\` n’est pas un montant : le prix est sur demande.`,
		hint: "Écrivez la phrase sans prix, par exemple : demandez-nous le prix.",
	},
	"unlinkable-fact": {
		title: "Lien qui ne mène nulle part",
		message: ({ target }) =>
			`\`${target}\` n’est pas une adresse : seuls un numéro de téléphone, une adresse e-mail ou une adresse peuvent servir de lien.`,
		hint: 'Renvoyez à une seule information qui contient une adresse, par exemple `"{business.phone}"`, ou écrivez une adresse comme `/contact`.',
	},
	"no-pages-below": {
		title: "La liste reste vide",
		message: ({ folder }) => `Il n’y a aucune page sous \`${folder}\`.`,
		hint: "Choisissez une adresse sous laquelle se trouvent des pages, par exemple `/blogs`.",
	},
	"cut-by-hash": {
		title: "Texte coupé au signe #",
		message: ({ lost }) =>
			`YAML lit comme un commentaire ce qui suit un espace et un # : \`${lost}\` n’est pas sur le site.`,
		hint: "Mettez tout le texte entre guillemets droits doubles. Si c’est vraiment un commentaire, mettez un espace après le #.",
	},
	"unknown-ref": {
		title: "Nom inconnu",
		message: ({ name, collection }) => `Il n’y a pas de \`${name}\` dans content/facts/${collection}.yaml.`,
		hint: ({ nearest, known }) => offer(nearest, known),
	},
	"duplicate-anchor": {
		title: "Ancre en double",
		message: ({ anchor, line }) => `\`id: ${anchor}\` figure aussi à la ligne ${line} de cette page.`,
		hint: "Donnez à chaque section son propre id.",
	},
	"page-heading": {
		title: "Il faut un seul titre principal par page",
		message: ({ found }) =>
			found === 0
				? "Aucune section de cette page ne porte le titre principal."
				: `${number(found)} sections de cette page portent un titre principal ; il en faut une seule.`,
		hint: ({ types }) => `Commencez la page par une seule section ${listed(types)}.`,
	},
	"invalid-phone": {
		title: "Numéro de téléphone impossible",
		message: ({ found }) => `\`${found}\` n’a pas le nombre de chiffres d’un numéro de téléphone.`,
		hint: ({ dutch }) =>
			dutch
				? "Un numéro néerlandais a dix chiffres ; un numéro étranger commence par + et l’indicatif du pays."
				: "Écrivez le numéro comme on le compose dans votre pays ; un numéro étranger commence par + et l’indicatif du pays.",
	},
	"sample-left": {
		title: "Exemple pas encore remplacé",
		message: ({ name }) => `\`${name}\` est encore un exemple.`,
		hint: ({ all }) =>
			all
				? "Écrivez ce qui est juste, puis retirez la ligne avec `samples:`."
				: "Écrivez la vraie valeur et retirez ce nom de la liste `samples:`.",
	},
};
