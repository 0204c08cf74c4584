import type { wordingProblems } from "#core/problems/catalogue-wording.ts";
import type { Told } from "#core/problems/entry.ts";
import { tongue } from "./phrases.ts";

export const wording: Told<typeof wordingProblems> = {
	"translation-number": {
		title: "Un número está solo en la traducción",
		message: ({ found, source }) => `\`${found}\` está en la traducción y no en el texto en ${tongue(source)}.`,
		hint: ({ source }) => `Quítelo. Si es correcto, póngalo también en el texto en ${tongue(source)}, mejor como dato.`,
	},
	"translation-same": {
		title: "Copiado en vez de traducido",
		message: ({ source }) => `La traducción es exactamente la frase en ${tongue(source)}.`,
		hint: "Traduzca la frase, o quite la traducción; así la web sabe que todavía falta.",
	},
	"translation-twice": {
		title: "Dos traducciones del mismo texto",
		message: ({ line }) => `Este texto está traducido también en la línea ${line}, y esa traducción es la que vale.`,
		hint: "Quite una de las dos.",
	},
	"schema-line": {
		title: "La ayuda al escribir no funciona",
		message: ({ found }) => `En esta línea pone \`${found}\`, y eso no corresponde a este archivo.`,
		hint: ({ expected }) => `Escriba \`# yaml-language-server: $schema=${expected}\`.`,
	},
	"own-address": {
		title: "Enlace a la propia web",
		message: ({ target }) => `\`${target}\` es una página de esta misma web.`,
		hint: ({ path }) => `Escriba \`${path}\`; así los visitantes siguen en su idioma.`,
	},
	"amount-differs": {
		title: "El precio no está entre los datos",
		message: ({ found }) => `\`${found}\` está junto al nombre de un producto, y ningún producto tiene ese precio.`,
		hint: ({ token }) => `Escriba \`{${token}}\`, o cambie el precio en content/facts.`,
	},
	"phone-not-a-fact": {
		title: "El teléfono no está entre los datos",
		message: ({ found }) => `\`${found}\` no está en ningún lugar de los datos.`,
		hint: "Si es un número del negocio, escriba `{business.phone}`. Si es de otra persona, compruebe que es correcto.",
	},
};
