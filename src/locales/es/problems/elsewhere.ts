import type { elsewhereProblems } from "#core/problems/catalogue-elsewhere.ts";
import type { Told } from "#core/problems/entry.ts";

export const elsewhere: Told<typeof elsewhereProblems> = {
	"link-elsewhere": {
		title: "Un enlace a otra web no funciona",
		message: ({ target, status }) =>
			status === undefined
				? `Nadie responde en \`${target}\`.`
				: `La página \`${target}\` no existe: la otra web responde con ${status}.`,
		hint: ({ status }) =>
			status === undefined
				? "Abra usted la dirección. Si se abre, fue un fallo pasajero y no hay que hacer nada."
				: "Abra la dirección. Si la página ha cambiado de dirección, escriba la nueva; si ya no existe, quite el enlace.",
	},
};
