import type { suppressionProblems } from "#core/problems/catalogue-suppression.ts";
import type { Told } from "#core/problems/entry.ts";
import { offer } from "./phrases.ts";

export const suppression: Told<typeof suppressionProblems> = {
	"silence-needless": {
		title: "Plus rien à ignorer",
		message: ({ code }) => `Il n’y a plus d’avertissement \`${code}\` à cet endroit.`,
		hint: "Retirez le commentaire avec `ignore`.",
	},
	"silence-without-reason": {
		title: "Raison manquante",
		message: "Quand on ignore un avertissement, on dit pourquoi.",
		hint: ({ code }) => `Écrivez par exemple \`# ignore ${code}: ceci est une citation\`.`,
	},
	"silence-refused": {
		title: "Une erreur ne peut pas être ignorée",
		message: ({ code }) =>
			`\`${code}\` est une erreur, et le site ne peut pas être créé tant qu’elle n’est pas corrigée.`,
		hint: "Corrigez l’erreur et retirez le commentaire. Vous ne pouvez ignorer que les avertissements et les remarques.",
	},
	"silence-unknown": {
		title: "Avertissement inconnu",
		message: ({ code }) => `Il n’y a pas d’avertissement qui s’appelle \`${code}\`.`,
		hint: ({ nearest }) =>
			offer(nearest, []) || "Recopiez le nom qui se trouve à droite de l’endroit indiqué dans le message.",
	},
};
