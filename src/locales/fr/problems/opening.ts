import type { Holiday } from "#core/holidays.ts";
import { inLanguage } from "#core/in-language.ts";
import type { openingProblems } from "#core/problems/catalogue-opening.ts";
import type { Told } from "#core/problems/entry.ts";
import { isOne, number, plainly } from "./phrases.ts";

export const opening: Told<typeof openingProblems> = {
	"hours-order": {
		title: "Horaires d’ouverture incorrects",
		message: ({ found, why }) =>
			why === "backwards"
				? `\`${found}\` se termine avant de commencer.`
				: `\`${found}\` : ces horaires se chevauchent.`,
		hint: "Écrivez d’abord l’heure la plus tôt, par exemple `09:30-12:30, 13:00-17:00`. Seul le dernier horaire peut se terminer après minuit, jusqu’à 06:00.",
	},
	"exceptions-overlap": {
		title: "Deux fois d’autres horaires",
		message: ({ found, line, what }) =>
			what === "day"
				? `Pour le ${found}, il y a aussi d’autres horaires à la ligne ${line}.`
				: `Le ${found} tombe aussi dans la période de la ligne ${line}.`,
		hint: "Réunissez-les, ou changez l’un des deux. Un seul jour à l’intérieur d’une période est permis : c’est alors ce jour qui compte.",
	},
	"exception-without-effect": {
		title: "Autres horaires identiques aux habituels",
		message: ({ found }) => `Le ${found}, ces horaires s’appliquent déjà.`,
		hint: "Changez le jour ou les horaires, ou retirez ce bloc. Dans une période, un jour habituellement fermé n’ouvre que s’il figure sous `days`.",
	},
	"holidays-missing": {
		title: "Jours fériés manquants",
		message: ({ missing: { length } }) =>
			isOne(length)
				? "Un jour férié de l’année à venir a les horaires d’ouverture habituels."
				: `${number(length)} jours fériés de l’année à venir ont les horaires d’ouverture habituels.`,
		hint: ({ missing }) =>
			`Mettez sous \`exceptions\` dans \`facts/business.yaml\` : ${named(missing)}. Avec \`from\` et \`reason\`, c’est fermé ce jour-là ; si vous êtes ouvert, ajoutez \`hours\` avec les heures.`,
	},
	"exceptions-past": {
		title: "Autres horaires passés",
		message: ({ found }) => `Tous ces jours sont passés ; le dernier était le ${found}.`,
		hint: "Indiquez les jours de fermeture de l’année à venir, ou retirez la liste.",
	},
};

/** "`2027-03-29` Lundi de Pâques et `2027-05-06` Ascension" */
function named(holidays: readonly Holiday[]): string {
	return plainly(holidays.map(({ date, name }) => `\`${date}\` ${inLanguage(name, "fr")}`));
}
