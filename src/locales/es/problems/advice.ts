import type { adviceProblems } from "#core/problems/catalogue-advice.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, number } from "./phrases.ts";

const heads = {
	title: { this: "El título", any: "un título", same: "el mismo título" },
	description: { this: "La descripción", any: "una descripción", same: "la misma descripción" },
};

export const advice: Told<typeof adviceProblems> = {
	"future-date": {
		title: "La fecha está en el futuro",
		message: ({ name, found }) => `En \`${name}\` pone ${found}, y ese día aún no ha llegado.`,
		hint: ({ found }) =>
			`Compruebe el día, el mes y el año. Si la página no debe aparecer hasta ese día, ponga al principio \`publish: ${found}\`.`,
	},
	"price-without-cents": {
		title: "Precio sin céntimos",
		message: ({ found, other, page }) =>
			`En \`${page}\` aparecen juntos \`${found}\` y \`${other}\`: un precio lleva céntimos y el otro no.`,
		hint: ({ found }) => `Escriba \`${found}.00\` o quite los céntimos del otro precio.`,
	},
	"fact-written-out": {
		title: "El dato está escrito en el texto",
		message: ({ found }) => `\`${found}\` ya está entre los datos. Si cambia allí, aquí no cambiará.`,
		hint: ({ tokens }) => `Escriba ${listed(tokens.map((token) => `{${token}}`))}.`,
	},
	"head-length": {
		title: "Longitud poco adecuada para los buscadores",
		message: ({ name, length }) => `${heads[name].this} tiene ${number(length)} caracteres.`,
		hint: ({ name, min, max }) =>
			`Los buscadores muestran mejor ${heads[name].any} de entre ${number(min)} y ${number(max)} caracteres.`,
	},
	"head-twice": {
		title: "Dos páginas se presentan igual",
		message: ({ name, other }) => `\`${other}\` tiene ${heads[name].same}.`,
		hint: "Diga en cada página qué se encuentra solo en ella; así los visitantes eligen la correcta.",
	},
	"heading-order": {
		title: "El encabezado se salta un nivel",
		message: ({ found }) => `\`${found}\` sigue a un encabezado que está más de un nivel por encima.`,
		hint: ({ expected }) =>
			`Empiece el encabezado con \`${expected}\`. Los lectores de pantalla usan los encabezados como un índice.`,
	},
	"orphan-page": {
		title: "Nadie llega a esta página",
		message: ({ path }) => `Ningún menú, listado ni enlace lleva a \`${path}\`.`,
		hint: "Ponga un enlace desde otra página o añada a esta un bloque `menu:`.",
	},
	"unused-image": {
		title: "Imagen sin usar",
		message: ({ file }) => `Ninguna página ni ningún dato usa \`${file}\`, así que no aparece en la web.`,
		hint: "Elimínela o consérvela para más adelante.",
	},
	"unused-fact": {
		title: "Dato sin usar",
		message: ({ name, collection }) =>
			`Ninguna página ni ningún otro dato usa \`${name}\` de \`${collection}\`, así que no aparece en ningún sitio.`,
		hint: "Ponga su nombre donde deba aparecer, o quítelo.",
	},
	"placeholder-left": {
		title: "Esto está sin rellenar",
		message: ({ found }) => `\`${found}\` todavía no es un valor de verdad.`,
		hint: "Escriba lo que deben leer los visitantes.",
	},
};
