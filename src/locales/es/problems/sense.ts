import type { CountryCode } from "#core/countries.ts";
import type { senseProblems } from "#core/problems/catalogue-sense.ts";
import type { Told } from "#core/problems/entry.ts";
import { number } from "./phrases.ts";

export const sense: Told<typeof senseProblems> = {
	"listed-twice": {
		title: "Está repetido",
		message: ({ found, line }) => `\`${found}\` está también en la línea ${line} de esta lista.`,
		hint: "Quite uno de los dos.",
	},
	"listed-again": {
		title: "Ya está en otra sección",
		message: ({ found, line }) => `\`${found}\` está también en la línea ${line} de esta página, en otra sección.`,
		hint: "Quite uno de los dos.",
	},
	"wrong-sum": {
		title: "La suma no cuadra",
		message: ({ sum, outcome, found }) => `${sum} son ${outcome}, y aquí pone \`${found}\`.`,
		hint: ({ outcome }) =>
			outcome.startsWith("−")
				? "Compruebe los importes y sus signos: se quita más de lo que hay."
				: `Escriba aquí \`${outcome}\`, o compruebe los importes y los signos de arriba.`,
	},
	"fact-twice": {
		title: "El dato está en dos archivos",
		message: ({ name, other }) => `\`${name}\` está también en ${other}.`,
		hint: "Déjelo en un solo lugar. Si de verdad son dos, dé otro nombre a uno de ellos.",
	},
	"circular-fact": {
		title: "El dato se refiere a sí mismo",
		message: ({ chain }) => `Esto da vueltas en círculo: ${chain.map((name) => `\`{${name}}\``).join(" → ")}.`,
		hint: "En uno de estos lugares, escriba las palabras mismas.",
	},
	"name-differs": {
		title: "El campo y el bloque no coinciden",
		message: ({ name, field, found }) => `En el bloque \`${name}\` pone \`${field}: ${found}\`.`,
		hint: ({ name, field }) =>
			`Escriba \`${field}: ${name}\`, y compruebe que el resto del bloque corresponde a ese nombre.`,
	},
	unlikely: {
		title: "¿Seguro que es correcto?",
		message: (values) =>
			({
				price: () => "Este producto no cuesta nada.",
				"postal-code": () => `\`${values.found}\` no es un código postal neerlandés.`,
				day: () => `\`${values.found}\` queda muy lejos en el tiempo.`,
				"mail-domain": () => `\`${values.found}\` parece un error al teclear.`,
				"far-away": () =>
					`\`${values.found}\` está a ${"kilometres" in values ? number(values.kilometres) : ""} kilómetros de todas las demás localidades y los demás establecimientos.`,
				abroad: () =>
					`\`${values.found}\` no está en el país del negocio (${"country" in values ? countryName(values.country) : ""}).`,
				"half-position": () => `\`${values.found}\` tiene solo una de las dos: la latitud o la longitud.`,
				"always-closed": () => `\`${values.found}\` no abre ningún día.`,
				suffix: () =>
					`\`${values.found}\` da al negocio un nombre distinto de \`${"name" in values ? values.name : ""}\`.`,
			})[values.why](),
		hint: (values) =>
			({
				price: "Ponga el precio.",
				"postal-code": "Escriba cuatro cifras, un espacio y dos mayúsculas: `1234 AB`.",
				day: "Compruebe las cuatro cifras del año.",
				"mail-domain": `¿Quería decir \`${"meant" in values ? values.meant : ""}\`?`,
				abroad:
					"Compruebe que `latitude` y `longitude` son correctas y no están intercambiadas, y que el país de site.yaml es correcto.",
				"far-away": "Compruebe que `latitude` y `longitude` son correctas.",
				"half-position": "Ponga también la otra: solo entonces hay mapa.",
				"always-closed": "Ponga el horario, por ejemplo `09:30-17:00`.",
				suffix: 'Estas palabras van detrás del título de cada página. Cámbielas o escriba `"{business.name}"`.',
			})[values.why],
	},
};

/** "Países Bajos" */
function countryName(country: CountryCode): string {
	return new Intl.DisplayNames("es", { type: "region" }).of(country) ?? country;
}
