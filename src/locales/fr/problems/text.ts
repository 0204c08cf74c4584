import type { textProblems } from "#core/problems/catalogue-text.ts";
import type { Told } from "#core/problems/entry.ts";
import { write } from "./phrases.ts";

const kinds = { html: "du HTML", entity: "un code HTML", markdown: "de la mise en forme" };

export const text: Told<typeof textProblems> = {
	"markup-in-line": {
		title: "Mise en forme dans un texte simple",
		message: ({ found, kind }) =>
			`\`${found}\` est ${kinds[kind]} ; dans cette ligne, cela apparaîtra tel quel sur le site.`,
		hint: ({ write: example }) =>
			example === undefined ? "N’écrivez ici que des mots ordinaires, sans signes de mise en forme." : write(example),
	},
	"loose-brace": {
		title: "Accolades incorrectes",
		message: ({ found }) =>
			`\`${found}\` n’est pas une information entre accolades et apparaîtra tel quel sur le site.`,
		hint: ({ write: example }) =>
			example
				? write(example)
				: "Une information s’écrit entre une accolade ouvrante et une accolade fermante : `{business.email}`. Si ce n’est pas une information, retirez l’accolade.",
	},
	"open-emphasis": {
		title: "Gras non ouvert ou non fermé",
		message: ({ found }) =>
			`Pour \`${found}\`, il faut deux paires d’astérisques ; pour l’instant, ces signes apparaîtront tels quels sur le site.`,
		hint: "Mettez `**` juste avant le premier et juste après le dernier mot en gras : `**comme ceci**`.",
	},
	"empty-link": {
		title: "Lien sans mots",
		message: ({ found }) => `\`${found}\` n’a pas de mots sur lesquels cliquer ; personne ne voit ce lien.`,
		hint: "Dites entre les crochets où mène le lien : `[nos prix](/tarifs)`.",
	},
	"typed-bullet": {
		title: "Puce dans le texte",
		message: ({ found }) => `\`${found}\` ne crée pas de liste ; le signe apparaîtra tel quel sur le site.`,
		hint: ({ inLine }) =>
			inLine ? "Retirez ce signe." : "Commencez chaque ligne de la liste par un tiret et un espace : `- élément`.",
	},
	"indented-code": {
		title: "Texte trop à droite",
		message: ({ found }) =>
			`\`${found}\` est décalé d’au moins quatre espaces de trop vers la droite, et devient ainsi un bloc de code informatique.`,
		hint: "Alignez cette ligne avec les autres lignes du texte.",
	},
	"loose-quotes": {
		title: "Guillemets visibles sur le site",
		message: ({ found, write: example }) =>
			example === undefined
				? `Il y a un seul \`${found}\` dans ce texte ; les visiteurs verront ce signe.`
				: `Les guillemets de \`${found}\` apparaîtront sur le site.`,
		hint: ({ write: example }) =>
			example === undefined
				? "Retirez-le, ou ajoutez le deuxième."
				: `Si ce n’est pas une citation, écrivez : \`${example}\``,
	},
	"file-name-as-text": {
		title: "Nom de fichier à la place d’un texte",
		message: ({ found }) => `\`${found}\` est le nom d’un fichier ; les visiteurs le liront ou l’entendront.`,
		hint: "Écrivez ce qu’on peut y voir ou y lire.",
	},
	"template-left": {
		title: "Phrase du modèle",
		message: ({ found }) => `\`${found}\` vient du modèle de nouvelle page.`,
		hint: "Écrivez ici ce qu’un visiteur doit lire.",
	},
	"unread-link": {
		title: "Lien illisible",
		message: ({ found }) => `\`${found}\` ne devient pas un lien et apparaîtra tel quel dans le texte.`,
		hint: ({ write: example }) =>
			example
				? write(example)
				: "Mettez entre les parenthèses une seule adresse sans espaces : `[mots](https://www.exemple.fr)`. Si ce n’est pas un lien, mettez un `\\` devant le `[`.",
	},
	"raw-html": {
		title: "HTML dans le texte",
		message: ({ found }) => `\`${found}\` est du HTML, ce qui n’est pas permis dans un texte.`,
		hint: "Utilisez **gras**, *italique*, des listes avec des tirets et des [liens](/contact). Un signe < seul s’écrit `\\<`.",
	},
	"image-in-text": {
		title: "Image dans le texte",
		message: ({ found }) => `\`${found}\` met une image au milieu d’un texte, ce qui n’est pas possible.`,
		hint: "Utilisez une section avec un champ `image:`, par exemple `type: text-media`.",
	},
	"unreadable-text": {
		title: "Texte illisible",
		message: ({ found }) =>
			`Près de \`${found}\`, une liste et une citation sont tellement mêlées qu’on ne peut pas en faire un texte.`,
		hint: "Laissez une ligne vide avant et après la citation, ou retirez le signe `>`.",
	},
};
