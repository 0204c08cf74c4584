import type { formProblems } from "#core/problems/catalogue-forms.ts";
import type { Told } from "#core/problems/entry.ts";
import { isOne, number, offer, quoted, together } from "./phrases.ts";

export const forms: Told<typeof formProblems> = {
	"missing-setting": {
		title: "Réglage manquant",
		message: ({ type, name }) => `Une section \`${type}\` a besoin du bloc \`${name}:\` dans content/site.yaml.`,
		hint: ({ name }) => `Ajoutez un bloc \`${name}:\` dans content/site.yaml, ou retirez cette section.`,
	},
	"form-limits": {
		title: "Champ impossible à remplir",
		message: ({ min, max }) =>
			`Au moins ${number(min)} et au plus ${number(max)} caractères, c’est impossible : personne ne peut envoyer ce formulaire.`,
		hint: "Donnez à `max` une valeur plus grande que `min`, ou retirez l’un des deux.",
	},
	"form-without-answer": {
		title: "Impossible de répondre aux visiteurs",
		message: ({ form, renamed }) =>
			renamed
				? `Dans le formulaire \`${form}\`, le champ de l’adresse e-mail s’appelle \`${renamed}\` ; le service qui transmet le message cherche \`email\`.`
				: `Le formulaire \`${form}\` ne demande ni adresse e-mail ni numéro de téléphone.`,
		hint: ({ renamed }) =>
			renamed
				? "Écrivez `name: email`."
				: "Ajoutez un champ avec `name: email` et `kind: email`, ou avec `name: phone` et `kind: tel`.",
	},
	"form-condition": {
		title: "Condition jamais remplie",
		message: ({ what, found }) =>
			({
				field: `Ce formulaire n’a pas de champ \`${found}\`.`,
				value: `\`${found}\` n’est pas un des choix de ce champ ; ceci ne sera donc jamais demandé.`,
				self: `\`${found}\` est ce champ lui-même.`,
			})[what],
		hint: ({ nearest, known }) => offer(nearest, known) || "Retirez `requiredWhen:`.",
	},
	"form-options": {
		title: "Choix incorrects",
		message: ({ kind, what }) =>
			({
				none: `Un champ avec \`kind: ${kind}\` a besoin de choix, et il n’y en a aucun.`,
				needless: `Un champ avec \`kind: ${kind}\` n’affiche pas de choix.`,
				both: "De `options` et `optionsFrom`, un seul compte.",
			})[what],
		hint: ({ what }) =>
			({
				none: "Ajoutez `options:` avec une liste, ou `optionsFrom:` avec des noms tirés des informations.",
				needless: "Retirez les choix, ou écrivez `kind: select`.",
				both: "Retirez l’un des deux.",
			})[what],
	},
	"form-places": {
		title: "Les jours ne suivent pas le lieu choisi",
		message: ({ what, kind, option, branch }) =>
			({
				none: `\`${option}\` correspond à l’établissement \`${branch}\`, mais ce n’est pas indiqué : un visiteur qui choisit ce lieu voit aussi des jours où il est fermé.`,
				other: `\`${option}\` correspond à l’établissement \`${branch}\`, mais à cette place \`branches:\` en cite un autre, ou aucun.`,
				many: "`branches:` contient plus d’établissements qu’il n’y a de choix.",
				kind: `Avec \`kind: ${kind}\`, un visiteur ne choisit pas un seul lieu ; \`branches:\` n’y a aucun effet.`,
			})[what],
		hint: ({ what }) =>
			what === "kind"
				? "Retirez `branches:`, ou écrivez `kind: radio`."
				: "Dans `branches:` de ce champ, indiquez l’établissement de chaque choix, dans l’ordre des choix. Les choix sans établissement viennent à la fin.",
	},
	"form-closed-day": {
		title: "Établissement fermé ce jour-là",
		message: ({ day, branch }) => `Ce formulaire propose \`${day}\`, un jour où \`${branch}\` est fermé.`,
		hint: "Retirez ce jour, ou changez les horaires d’ouverture dans content/facts/branches.yaml.",
	},
	"form-open-day": {
		title: "Établissement ouvert ce jour-là",
		message: ({ days, branches }) =>
			`Ce formulaire ne propose pas ${days.map(quoted).join(" ni ")}, alors que c’est ouvert ${isOne(days.length) ? "ce jour-là" : "ces jours-là"} (${together(branches)}).`,
		hint: ({ days }) =>
			`Ajoutez ${isOne(days.length) ? "ce jour" : "ces jours"}. Si vous ne prenez pas de rendez-vous à ce moment-là, laissez tel quel.`,
	},
};
