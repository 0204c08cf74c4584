import type { reviewProblems } from "#core/problems/catalogue-review.ts";
import type { Told } from "#core/problems/entry.ts";
import { number, tongue } from "./phrases.ts";

export const review: Told<typeof reviewProblems> = {
	"address-vanished": {
		title: "La dirección ya no lleva a ningún sitio",
		message: ({ address, page }) =>
			page
				? `\`${address}\` existía y ya no existe. Parece que \`${page}\` ha ocupado su lugar.`
				: `\`${address}\` existía y ya no existe. Quien la guardó o la encuentra lee que la página no existe.`,
		hint: ({ address, page }) =>
			page
				? `Ponga en este archivo \`- ${address}\` debajo de \`formerly:\`. Los visitantes irán solos a \`${page}\`.`
				: `Elija la página que más sirva ahora a esos visitantes, y ponga allí \`- ${address}\` debajo de \`formerly:\`.`,
	},
	"language-vanished": {
		title: "Las direcciones de un idioma ya no llevan a ningún sitio",
		message: ({ language, addresses }) =>
			`La web estaba en ${tongue(language)} y ya no lo está. Por eso ${
				addresses === 1 ? "1 dirección ya no lleva" : `${number(addresses)} direcciones ya no llevan`
			} a ningún sitio: \`/${language}\` y todo lo que hay debajo.`,
		hint: ({ language }) =>
			`Vuelva a poner \`${language}\` en \`languages\`. Si de verdad hay que quitar el idioma, ponga encima de esta línea \`# ignore language-vanished: \` y el motivo.`,
	},
};
