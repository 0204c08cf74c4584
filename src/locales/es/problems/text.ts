import type { textProblems } from "#core/problems/catalogue-text.ts";
import type { Told } from "#core/problems/entry.ts";

const kinds = { html: "HTML", entity: "un código de HTML", markdown: "formato" };

export const text: Told<typeof textProblems> = {
	"markup-in-line": {
		title: "Formato en un texto sin formato",
		message: ({ found, kind }) => `\`${found}\` es ${kinds[kind]}; en esta línea aparece tal cual en la web.`,
		hint: ({ write }) =>
			write === undefined ? "Escriba aquí solo palabras, sin signos de formato." : `Escriba: \`${write}\``,
	},
	"loose-brace": {
		title: "Las llaves no son correctas",
		message: ({ found }) => `\`${found}\` no es un dato entre llaves y aparece tal cual en la web.`,
		hint: ({ write }) =>
			write
				? `Escriba: \`${write}\``
				: "Un dato va entre una llave de apertura y una de cierre: `{business.email}`. Si no es un dato, quite la llave.",
	},
	"open-emphasis": {
		title: "A la negrita le falta el principio o el final",
		message: ({ found }) => `\`${found}\` necesita dos pares de asteriscos; ahora aparecen tal cual en la web.`,
		hint: "Ponga `**` justo antes de la primera y justo después de la última palabra en negrita: `**así**`.",
	},
	"empty-link": {
		title: "Enlace sin palabras",
		message: ({ found }) => `\`${found}\` no tiene palabras en las que hacer clic; nadie ve este enlace.`,
		hint: "Ponga entre los corchetes adónde lleva el enlace: `[nuestros precios](/precios)`.",
	},
	"typed-bullet": {
		title: "Viñeta en el texto",
		message: ({ found }) => `Con \`${found}\` no se forma una lista; el signo aparece tal cual en la web.`,
		hint: ({ inLine }) =>
			inLine ? "Quite el signo." : "Empiece cada línea de la lista con un guion y un espacio: `- pan`.",
	},
	"indented-code": {
		title: "El texto está demasiado a la derecha",
		message: ({ found }) =>
			`\`${found}\` tiene delante al menos cuatro espacios de más, y así se convierte en un bloque de código de programación.`,
		hint: "Empiece esta línea en la misma columna que las demás líneas del texto.",
	},
	"loose-quotes": {
		title: "Comillas en la web",
		message: ({ found, write }) =>
			write === undefined
				? `En este texto hay un solo \`${found}\`; los visitantes ven ese signo.`
				: `Las comillas de \`${found}\` aparecen en la web.`,
		hint: ({ write }) =>
			write === undefined ? "Quítelo o añada el que falta." : `Si no es una cita, escriba: \`${write}\``,
	},
	"file-name-as-text": {
		title: "Nombre de archivo como texto",
		message: ({ found }) =>
			`\`${found}\` es el nombre de un archivo; los visitantes lo leen o lo oyen en un lector de pantalla.`,
		hint: "Escriba qué se ve o qué se lee ahí.",
	},
	"template-left": {
		title: "Frase del ejemplo",
		message: ({ found }) => `\`${found}\` viene del ejemplo de una página nueva.`,
		hint: "Escriba aquí lo que deben leer los visitantes.",
	},
	"unread-link": {
		title: "El enlace no se puede leer",
		message: ({ found }) => `\`${found}\` no se convierte en un enlace y aparece tal cual en el texto.`,
		hint: ({ write }) =>
			write
				? `Escriba: \`${write}\``
				: "Ponga entre los paréntesis una sola dirección sin espacios: `[palabras](https://www.ejemplo.es)`. Si no es un enlace, ponga un `\\` delante del `[`.",
	},
	"raw-html": {
		title: "HTML en el texto",
		message: ({ found }) => `\`${found}\` es HTML, y eso no puede ir en un texto.`,
		hint: "Use **negrita**, *cursiva*, listas con guiones y [enlaces](/contacto). Un signo < suelto se escribe `\\<`.",
	},
	"image-in-text": {
		title: "Imagen en el texto",
		message: ({ found }) => `\`${found}\` pone una imagen en medio de un texto, y eso no es posible.`,
		hint: "Use una sección con un campo `image:`, por ejemplo `type: text-media`.",
	},
	"unreadable-text": {
		title: "El texto no se puede leer",
		message: ({ found }) =>
			`En \`${found}\` se mezclan una lista y una cita de tal manera que el texto no se puede leer.`,
		hint: "Ponga una línea vacía antes y después de la cita, o quite el signo `>`.",
	},
};
