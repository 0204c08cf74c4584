import type { elsewhereProblems } from "#core/problems/catalogue-elsewhere.ts";
import type { Told } from "#core/problems/entry.ts";

export const elsewhere: Told<typeof elsewhereProblems> = {
	"link-elsewhere": {
		title: "Link zu einer anderen Website kommt nicht an",
		message: ({ target, status }) =>
			status === undefined
				? `Unter \`${target}\` antwortet niemand.`
				: `Die Seite \`${target}\` gibt es nicht: Die andere Website antwortet mit ${status}.`,
		hint: ({ status }) =>
			status === undefined
				? "Öffnen Sie die Adresse selbst. Antwortet sie jetzt, war es nur eine Störung, und Sie müssen nichts tun."
				: "Öffnen Sie die Adresse. Ist die Seite umgezogen, schreiben Sie, wo sie jetzt steht; ist sie weg, entfernen Sie den Link.",
	},
};
