import type { strayProblems } from "#core/problems/catalogue-stray.ts";
import type { Told } from "#core/problems/entry.ts";
import { inTongue, write } from "./phrases.ts";

const origins = {
	chat: "vient d’une conversation (chat)",
	word: "est un code ou un message d’erreur d’un traitement de texte",
	sheet: "est un code ou un message d’erreur d’un tableur",
	template: "est un emplacement qu’un autre programme aurait dû remplir",
	code: "transforme ce qui suit en bloc de code informatique",
	lines: "est le signe par lequel un programme indique un passage à la ligne",
	computer: "est un emplacement sur un ordinateur, et non sur le web",
	letters: "contient des lettres abîmées lors de la copie",
	sign: "est un signe qui n’existe que dans certaines polices, souvent une puce d’un traitement de texte",
	tab: "correspond à deux cellules d’un tableau ; sur le site, la tabulation entre elles devient un simple espace",
	table: "ressemble à une ligne de tableau, mais n’en est pas une sous cette forme",
};

const advice: Partial<Record<keyof typeof origins, string>> = {
	lines: "Passez vraiment à la ligne dans le fichier, ou mettez un espace.",
	computer: "Mettez le fichier dans content/files et créez-y un lien, ou retirez ceci.",
	letters: "Tapez le mot à nouveau.",
	tab: "Faites-en une liste avec des tirets, ou un tableau : `| jour | heure |`, et en dessous `| --- | --- |`.",
	table: "Sous la première ligne, mettez une ligne de tirets : `| --- | --- |`.",
};

const halves = {
	title: (found: string) => `Aucun titre ne suit \`${found}\`.`,
	comma: (found: string) => `Ce texte s’arrête à \`${found}\`.`,
	conjunction: (found: string) => `Ce texte s’arrête à \`${found}\`.`,
	bracket: (found: string) => `Près de \`${found}\`, il manque une deuxième parenthèse.`,
	gap: (found: string) => `Près de \`${found}\`, il semble manquer un mot ou un nombre.`,
	word: (found: string) => `\`${found}\` : c’est deux fois le même mot.`,
	sentence: (found: string) => `\`${found}\` figure deux fois dans ce texte.`,
	heading: (found: string) => `Il n’y a rien sous le titre \`${found}\`.`,
	item: (found: string) => `Il n’y a rien après \`${found}\` : c’est un élément de liste vide.`,
};

export const stray: Told<typeof strayProblems> = {
	"pasted-along": {
		title: "Reste d’un copier-coller",
		message: ({ found, from }) => `\`${found}\` ${origins[from]}. Les visiteurs le liront tel quel.`,
		hint: ({ from, write: example }) =>
			example === undefined
				? (advice[from] ?? "Retirez-le, et vérifiez que la phrase est encore correcte.")
				: write(example),
	},
	"loose-note": {
		title: "Numéro sans note",
		message: ({ found }) => `\`${found}\` ne mène nulle part ; il semble venir d’un autre texte.`,
		hint: "Retirez-le, ou citez la source avec un lien : `[nom de la source](https://…)`.",
	},
	"half-text": {
		title: "À moitié effacé ou collé deux fois",
		message: ({ found, what }) => halves[what](found),
		hint: "Complétez le texte, ou retirez ce qui est en trop.",
	},
	"fact-in-signs": {
		title: "Signes autour d’une information",
		message: ({ found, why }) =>
			why === "sign"
				? `\`${found}\` ressemble à une information, mais n’est pas entre de simples accolades ; les visiteurs liront ces signes.`
				: `Un prix a déjà son signe euro ; avec \`${found}\`, il apparaîtrait deux fois.`,
		hint: ({ write: example }) => write(example),
	},
	"folded-list": {
		title: "Lignes réunies en une seule",
		message: ({ found }) => `\`${found}\` se retrouvera à la suite de la ligne précédente, et non en dessous.`,
		hint: ({ how }) =>
			({
				sign: "Après le nom du champ, mettez un `|` à la place du `>`.",
				block: "Après le nom du champ, mettez un `|`, et commencez le texte sur la ligne suivante.",
				line: "Ce champ ne peut pas contenir de liste. Faites-en une seule phrase, ou mettez la liste dans une section avec un texte plus long.",
			})[how],
	},
	"vague-link": {
		title: "Lien qui ne dit pas où il mène",
		message: ({ found }) =>
			`Une personne qui n’entend ou ne voit que les liens lit ici \`${found}\` et ne sait pas où cela mène.`,
		hint: "Dites où mène le lien : `[nos horaires d’ouverture](/contact)`.",
	},
	"link-to-itself": {
		title: "Lien vers la page elle-même",
		message: ({ target }) => `\`${target}\` est cette page : si un visiteur clique ici, il ne se passe rien.`,
		hint: "Choisissez une autre page, ou un endroit de cette page : `#formulaire`.",
	},
	"vague-alt": {
		title: "Description qui ne dit rien",
		message: ({ found }) => `\`${found}\` ne dit pas ce qu’on voit aux personnes qui ne voient pas l’image.`,
		hint: "Décrivez en une phrase ce qu’on voit. Si l’image n’est qu’un décor, écrivez `decorative: oui`.",
	},
	"single-choice": {
		title: "Un seul choix",
		message: ({ found }) => `\`${found}\` est le seul choix ; il n’y a donc rien à choisir.`,
		hint: "Ajoutez des choix. S’il s’agit seulement de cocher quelque chose, écrivez `kind: checkboxes`.",
	},
	"place-again": {
		title: "Localité déjà dans un autre secteur",
		message: ({ found, other, line }) => `\`${found}\` figure aussi dans \`${other}\`, à la ligne ${line}.`,
		hint: "Laissez cette localité dans un seul secteur ; sinon, les visiteurs la trouveront deux fois.",
	},
	"translation-language": {
		title: "Traduction dans une autre langue",
		message: ({ language }) => `Cette traduction ne semble pas être ${inTongue(language)}.`,
		hint: "Traduisez le texte, ou mettez-le dans le fichier de sa langue.",
	},
};
