import type { elsewhereProblems } from "#core/problems/catalogue-elsewhere.ts";
import type { Told } from "#core/problems/entry.ts";

export const elsewhere: Told<typeof elsewhereProblems> = {
	"link-elsewhere": {
		title: "Lien vers un autre site qui n’aboutit pas",
		message: ({ target, status }) =>
			status === undefined
				? `Personne ne répond à l’adresse \`${target}\`.`
				: `La page \`${target}\` n’existe pas : l’autre site répond ${status}.`,
		hint: ({ status }) =>
			status === undefined
				? "Ouvrez l’adresse vous-même. Si elle s’ouvre, c’était une panne passagère et il n’y a rien à faire."
				: "Ouvrez l’adresse. Si la page a déménagé, écrivez sa nouvelle adresse ; si elle a disparu, retirez le lien.",
	},
};
