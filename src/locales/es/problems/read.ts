import { isHidden, type readProblems, softLineBreak } from "#core/problems/catalogue-read.ts";
import type { Told } from "#core/problems/entry.ts";
import { tongue } from "./phrases.ts";

export const read: Told<typeof readProblems> = {
	"unreadable-file": {
		title: "No hay permiso para leer el archivo",
		message: ({ name }) => `El sistema no le deja leer \`${name}\`.`,
		hint: "Compruebe de quién es el archivo. Dese permiso de lectura, o pídalo a quien administra su ordenador.",
	},
	"unreadable-folder": {
		title: "No hay permiso para leer la carpeta",
		message: ({ name }) =>
			`El sistema no le deja mirar en la carpeta \`${name}\`. Lo que contiene no se ha comprobado, y lo que se refiere a ello tampoco.`,
		hint: "Compruebe de quién es la carpeta. Dese permiso de lectura, o pídalo a quien administra su ordenador.",
	},
	"file-too-large": {
		title: "El archivo es demasiado grande",
		message: ({ size, limit }) => `Este archivo ocupa ${size}; un archivo puede ocupar como mucho ${limit}.`,
		hint: "Reparta el contenido en varias páginas, o quite lo que se haya pegado sin querer.",
	},
	"wrong-encoding": {
		title: "El archivo no está guardado en UTF-8",
		message: "Este archivo contiene caracteres que no se pueden leer como UTF-8.",
		hint: "Abra el archivo en su editor de textos, elija al guardar la codificación UTF-8 y guárdelo de nuevo.",
	},
	"unprintable-sign": {
		title: "Un carácter que nadie ve",
		message: ({ code }) =>
			isHidden(code)
				? `Aquí hay un carácter invisible (U+${code}), de los que vienen al pegar texto de Word o de una web.`
				: code === softLineBreak
					? "Aquí hay un salto de línea manual, como el que hace Word con Mayús e Intro; una página no puede mostrarlo."
					: `Aquí hay un carácter de control (U+${code}) que no es ninguna letra; una página no puede mostrarlo.`,
		hint: ({ code }) =>
			isHidden(code)
				? "Escriba la línea de nuevo, o ejecute `npm run validate -- --fix`, que quita el carácter."
				: "Quítelo y escriba un espacio o una línea nueva. Si no ve nada, escriba la línea de nuevo.",
	},
	"wrong-image-name": {
		title: "El nombre de la imagen no sirve",
		message: ({ name }) =>
			`\`${name}\` no puede aparecer así en la web: el nombre solo puede tener minúsculas sin acentos, cifras, guiones y puntos.`,
		hint: ({ right }) => `Cambie el nombre del archivo a \`content/${right}\`.`,
	},
	"source-language-folder": {
		title: "El primer idioma no tiene carpeta propia",
		message: ({ name, source }) =>
			`\`${name}\` está en una carpeta para el ${tongue(source)}, pero las páginas en ${tongue(source)} no llevan idioma en su dirección.`,
		hint: ({ right }) => `Ponga el archivo en \`content/${right}\`.`,
	},
	"empty-file": {
		title: "El archivo está vacío",
		message: "En este archivo no hay nada.",
		hint: "Rellene el archivo o elimínelo.",
	},
};
