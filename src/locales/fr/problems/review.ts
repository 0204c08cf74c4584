import type { reviewProblems } from "#core/problems/catalogue-review.ts";
import type { Told } from "#core/problems/entry.ts";
import { counted, inTongue } from "./phrases.ts";

export const review: Told<typeof reviewProblems> = {
	"address-vanished": {
		title: "Adresse qui ne mène plus nulle part",
		message: ({ address, page }) =>
			page
				? `\`${address}\` existait et n’existe plus. \`${page}\` semble l’avoir remplacée.`
				: `\`${address}\` existait et n’existe plus. Un visiteur qui l’a gardée ou qui la trouve lira que la page n’est pas là.`,
		hint: ({ address, page }) =>
			page
				? `Dans ce fichier, mettez \`- ${address}\` sous \`formerly:\`. Les visiteurs iront alors automatiquement à \`${page}\`.`
				: `Choisissez la page que ces visiteurs ont maintenant le plus d’intérêt à lire, et mettez-y \`- ${address}\` sous \`formerly:\`.`,
	},
	"language-vanished": {
		title: "Adresses d’une langue qui ne mènent plus nulle part",
		message: ({ language, addresses }) =>
			`Le site existait ${inTongue(language)} et n’existe plus dans cette langue. ${counted(addresses, "adresse ne mène", "adresses ne mènent")} donc plus nulle part : \`/${language}\` et tout ce qui est en dessous.`,
		hint: ({ language }) =>
			`Remettez \`${language}\` dans \`languages\`. Si cette langue doit vraiment disparaître, mettez au-dessus de cette ligne \`# ignore language-vanished: \` et la raison.`,
	},
};
