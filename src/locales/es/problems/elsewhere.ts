import type { elsewhereProblems } from "#core/problems/catalogue-elsewhere.ts";
import type { Told } from "#core/problems/entry.ts";

export const elsewhere: Told<typeof elsewhereProblems> = {
	"link-elsewhere": {
		title: "Un enlace a otro sitio no llega a ninguna parte",
		message: ({ target, status }) =>
			status === undefined
				? `Nadie responde en \`${target}\`.`
				: `La página \`${target}\` no existe: el otro sitio responde con ${status}.`,
		hint: ({ status }) =>
			status === undefined
				? "Abra usted la dirección. Si se abre, fue una avería pasajera y no hay que hacer nada."
				: "Abra la dirección. Si la página se ha mudado, escriba dónde está ahora; si ya no existe, quite el enlace.",
	},
};
