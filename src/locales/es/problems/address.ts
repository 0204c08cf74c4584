import type { addressProblems } from "#core/problems/catalogue-address.ts";
import type { Told } from "#core/problems/entry.ts";
import type { Reservation } from "#core/reserved.ts";

/** What a reserved address is needed for; `step` is the part of it that the site uses. */
const needed: Readonly<Record<Reservation, (step: string) => string>> = {
	language: (step) => `en \`/${step}\` están las páginas en otro idioma`,
	files: (step) => `en \`/${step}\` están los archivos que acompañan a las páginas`,
	"not-found": () => "ahí está la página que se muestra cuando una dirección no existe",
	index: () => "`index` es el nombre del archivo que sirve de página a su propia carpeta",
	paging: (step) => `\`${step}\` forma parte de la dirección de las páginas siguientes de un listado`,
};

export const address: Told<typeof addressProblems> = {
	"duplicate-address": {
		title: "La dirección ya está en uso",
		message: ({ address, other }) => `\`${address}\` es también la dirección de \`${other}\`.`,
		hint: "Elija otra dirección para una de las dos páginas.",
	},
	"reserved-address": {
		title: "La dirección está reservada",
		message: ({ address, reservation, step }) =>
			`\`${address}\` es una dirección que usa la propia web: ${needed[reservation](step)}.`,
		hint: ({ former }) =>
			former ? "Quite esta dirección de `formerly`." : "Dé otro nombre al archivo o a la carpeta.",
	},
};
