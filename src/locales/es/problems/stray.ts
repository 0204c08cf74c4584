import type { strayProblems } from "#core/problems/catalogue-stray.ts";
import type { Told } from "#core/problems/entry.ts";
import { tongue } from "./phrases.ts";

const pasted = {
	chat: "viene de un programa de chat",
	word: "es un código o un mensaje de error de un procesador de textos",
	sheet: "es un código o un mensaje de error de una hoja de cálculo",
	template: "es un hueco que otro programa tenía que haber rellenado",
	code: "convierte lo que sigue en un bloque de código de programación",
	lines: "es el signo con el que un programa indica una línea nueva",
	computer: "es un lugar de un ordenador, no de internet",
	letters: "contiene letras que se estropearon al copiar",
	sign: "es un signo que solo existe en algunos tipos de letra, a menudo una viñeta de un procesador de textos",
	tab: "son dos casillas de una tabla; el tabulador que las separa queda en la web como un solo espacio",
	table: "parece una fila de una tabla, pero así no se forma ninguna",
};

const pastedHints: Partial<Record<keyof typeof pasted, string>> = {
	lines: "Empiece una línea nueva en el archivo, o ponga ahí un espacio.",
	computer: "Ponga el archivo en content/files y ponga un enlace a él, o quite esto.",
	letters: "Escriba la palabra de nuevo.",
	tab: "Haga una lista con guiones, o una tabla: `| día | hora |` y, debajo, `| --- | --- |`.",
	table: "Ponga debajo de la primera fila una fila de guiones: `| --- | --- |`.",
};

const half = {
	title: (found: string) => `Después de \`${found}\` no hay ningún encabezado.`,
	comma: (found: string) => `Este texto se corta en \`${found}\`.`,
	conjunction: (found: string) => `Este texto se corta en \`${found}\`.`,
	bracket: (found: string) => `A \`${found}\` le falta el otro paréntesis.`,
	gap: (found: string) => `En \`${found}\` parece que falta una palabra o un número.`,
	word: (found: string) => `\`${found}\` repite la misma palabra.`,
	sentence: (found: string) => `\`${found}\` está dos veces en este texto.`,
	heading: (found: string) => `Debajo del encabezado \`${found}\` no hay nada.`,
	item: (found: string) => `Después de \`${found}\` no hay nada: es un elemento vacío de una lista.`,
};

export const stray: Told<typeof strayProblems> = {
	"pasted-along": {
		title: "Se ha colado al pegar",
		message: ({ found, from }) => `\`${found}\` ${pasted[from]}. Los visitantes lo leen tal cual.`,
		hint: ({ from, write }) =>
			write === undefined
				? (pastedHints[from] ?? "Quítelo y compruebe que la frase sigue siendo correcta.")
				: `Escriba: \`${write}\``,
	},
	"loose-note": {
		title: "Número sin nota",
		message: ({ found }) => `\`${found}\` no lleva a ningún sitio; parece que se ha colado de otro texto.`,
		hint: "Quítelo, o indique la fuente con un enlace: `[nombre de la fuente](https://…)`.",
	},
	"half-text": {
		title: "Borrado a medias o pegado dos veces",
		message: ({ found, what }) => half[what](found),
		hint: "Complete el texto, o quite lo que sobra.",
	},
	"fact-in-signs": {
		title: "Signos alrededor de un dato",
		message: ({ found, why }) =>
			why === "sign"
				? `\`${found}\` parece un dato, pero no está solo entre llaves; los visitantes leen esos signos.`
				: `Un precio ya lleva el símbolo del euro; con \`${found}\` aparece dos veces.`,
		hint: ({ write }) => `Escriba: \`${write}\``,
	},
	"folded-list": {
		title: "Las líneas se juntan en una",
		message: ({ found }) => `\`${found}\` queda detrás de la línea anterior, y no debajo.`,
		hint: ({ how }) =>
			({
				sign: "Ponga después del nombre del campo un `|` en lugar de `>`.",
				block: "Ponga un `|` después del nombre del campo y empiece el texto en la línea siguiente.",
				line: "En este campo no cabe una lista. Haga una sola frase, o ponga la lista en una sección con un texto más largo.",
			})[how],
	},
	"vague-link": {
		title: "El enlace no dice adónde lleva",
		message: ({ found }) => `Quien solo oye o ve los enlaces lee aquí \`${found}\` y no sabe adónde lleva.`,
		hint: "Diga adónde lleva el enlace: `[nuestro horario](/contacto)`.",
	},
	"link-to-itself": {
		title: "Enlace a la propia página",
		message: ({ target }) => `\`${target}\` es esta página: quien hace clic aquí no ve que pase nada.`,
		hint: "Elija otra página, o un lugar de esta página: `#formulario`.",
	},
	"vague-alt": {
		title: "La descripción no dice nada",
		message: ({ found }) => `\`${found}\` no dice qué se ve a quien no puede ver la imagen.`,
		hint: "Describa en una frase qué se ve. Si la imagen es solo un adorno, escriba `decorative: sí`.",
	},
	"single-choice": {
		title: "Solo hay una opción",
		message: ({ found }) => `\`${found}\` es la única opción; quien rellena esto no tiene nada que elegir.`,
		hint: "Añada opciones. Si solo hay que marcar una casilla, escriba `kind: checkboxes`.",
	},
	"place-again": {
		title: "La localidad ya está en otra zona",
		message: ({ found, other, line }) => `\`${found}\` está también en \`${other}\`, en la línea ${line}.`,
		hint: "Deje la localidad en una sola zona; si no, los visitantes la encuentran dos veces.",
	},
	"translation-language": {
		title: "Traducción en otro idioma",
		message: ({ language }) => `Esta traducción no parece estar en ${tongue(language)}.`,
		hint: "Traduzca el texto, o póngalo en el archivo de su idioma.",
	},
};
