import { inLanguage } from "#core/in-language.ts";
import type { valueProblems } from "#core/problems/catalogue-values.ts";
import type { Told } from "#core/problems/entry.ts";
import { expectation } from "#core/problems/expectations.ts";
import { number, offer } from "./phrases.ts";

export const values: Told<typeof valueProblems> = {
	"invalid-value": {
		title: "El valor no sirve",
		message: ({ name, found, expected }) =>
			`\`${name}\` pide ${inLanguage(expectation(expected), "es")}; aquí pone \`${found}\`.`,
		hint: ({ expected, advice, flaw }) =>
			advice
				? `Escriba \`${advice}\`.`
				: flaw
					? inLanguage(flaw, "es")
					: `Escriba en su lugar ${inLanguage(expectation(expected), "es")}.`,
	},
	"unusable-address": {
		title: "La dirección no es correcta",
		message: ({ found }) => `Un navegador no puede abrir \`${found}\`.`,
		hint: ({ why }) =>
			({
				space:
					"En una dirección no hay espacios, saltos de línea ni `\\`. Quite lo que sobre; un espacio que de verdad forme parte de la dirección se escribe `%20`.",
				name: "Después de `https://` va el nombre de una web, con letras, cifras, puntos y guiones: `https://www.ejemplo.es/pagina`.",
				port: "Quite los dos puntos y el número que siguen al nombre de la web; un número tan alto no puede ir ahí.",
				user: "Quite lo que hay delante de `@`: después de `https://` va directamente el nombre de la web. Un correo electrónico empieza por `mailto:`.",
				mail: "Ponga el correo electrónico después de `mailto:`, por ejemplo `mailto:nombre@ejemplo.es`.",
				phone:
					"Ponga el teléfono después de `tel:`, solo con cifras y, si hace falta, un + delante: `tel:+34912345678`.",
			})[why],
	},
	"unknown-option": {
		title: "Opción desconocida",
		message: ({ name, found }) => `\`${name}\` no admite el valor \`${found}\`.`,
		hint: ({ nearest, known }) => offer(nearest, known),
	},
	"unknown-icon": {
		title: "Icono desconocido",
		message: ({ name, found }) => `\`${name}\` nombra un icono \`${found}\`, que no existe.`,
		hint: ({ nearest, others }) =>
			offer(nearest, others) || "Todos los iconos están en https://phosphoricons.com, con su nombre en inglés.",
	},
	"too-long": {
		title: "El texto es demasiado largo",
		message: ({ name, length, max }) => `\`${name}\` tiene ${number(length)} caracteres; caben ${number(max)}.`,
		hint: "Acorte el texto, o ponga la parte más larga en otra sección.",
	},
	"out-of-range": {
		title: "El número no sirve",
		message: ({ name, found, limit, side }) =>
			`\`${name}\` es ${found}; no puede ser ${side === "min" ? "menor" : "mayor"} que ${limit}.`,
		hint: ({ name, limit, side, range, swapped }) =>
			swapped
				? `Los números de \`${name}\` y \`${swapped}\` parecen intercambiados: póngalos al revés.`
				: range
					? `Escriba un número del ${range[0]} al ${range[1]}.`
					: `Escriba ${limit} como ${side === "min" ? "mínimo" : "máximo"}.`,
	},
};
