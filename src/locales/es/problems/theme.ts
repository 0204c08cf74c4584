import { inLanguage } from "#core/in-language.ts";
import type { themeProblems } from "#core/problems/catalogue-theme.ts";
import type { Told } from "#core/problems/entry.ts";
import { number } from "./phrases.ts";

export const theme: Told<typeof themeProblems> = {
	"faint-color": {
		title: "El color no destaca lo suficiente",
		message: ({ name, found, other, ratio, least }) =>
			`\`${name}\` es \`${found}\`. Su contraste con ${inLanguage(other, "es")} es de ${number(ratio)} a 1, y tiene que ser de ${number(least)} a 1.`,
		hint: ({ nearest }) =>
			nearest
				? `El color más parecido que sí sirve es \`"${nearest}"\`.`
				: "Elija un color mucho más oscuro o mucho más claro, o cambie también el otro.",
	},
	"no-drawing-for-mark": {
		title: "El logotipo no es un dibujo",
		message: ({ name, file }) => `En \`${name}\` pone \`${file}\`, y eso no es un dibujo.`,
		hint: "Elija un dibujo cuyo nombre termine en `.svg`: se ve nítido en cualquier tamaño.",
	},
};
