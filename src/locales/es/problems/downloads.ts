import type { downloadProblems } from "#core/problems/catalogue-downloads.ts";
import type { Told } from "#core/problems/entry.ts";
import { number, offer } from "./phrases.ts";

export const downloads: Told<typeof downloadProblems> = {
	"missing-download": {
		title: "Falta el archivo",
		message: ({ target }) => `No existe el archivo \`content${target}\`.`,
		hint: ({ nearest }) => offer(nearest) || "Ponga el PDF en esa carpeta o elija otro archivo.",
	},
	"unreadable-download": {
		title: "El PDF no se puede abrir",
		message: ({ file }) => `\`content/files/${file}\` no es un PDF, o le falta el final.`,
		hint: "Guárdelo de nuevo como PDF. Otro tipo de archivo no se convierte en PDF por ponerle ese nombre.",
	},
	"download-too-large": {
		title: "El PDF es demasiado grande",
		message: ({ file, size, max }) =>
			`El archivo \`content/files/${file}\` ocupa ${number(size)} MB; puede ocupar como mucho ${number(max)} MB.`,
		hint: "Guarde el PDF con menos tamaño: en Word, con Archivo, Guardar como, PDF y Tamaño mínimo; en un Mac, en Vista Previa, con Archivo, Exportar, Filtro Quartz, Reduce File Size.",
	},
	"no-download": {
		title: "Solo PDF",
		message: ({ name }) =>
			`\`content/files/${name}\` no puede aparecer en la web: en esta carpeta solo van archivos PDF.`,
		hint: "Guárdelo como PDF, que se abre en cualquier ordenador y teléfono. En Word: Archivo, Guardar como, PDF. Las imágenes van en content/images.",
	},
	"wrong-download-name": {
		title: "El nombre del archivo no sirve",
		message: ({ name }) =>
			`\`${name}\` no puede aparecer así en la web: el nombre solo puede tener minúsculas sin acentos, cifras, guiones y puntos.`,
		hint: ({ right }) => `Cambie el nombre del archivo a \`content/${right}\`.`,
	},
	"unused-download": {
		title: "Archivo sin usar",
		message: ({ file }) => `Ninguna página ni ningún dato enlaza a \`/files/${file}\`, así que no aparece en la web.`,
		hint: "Elimínelo o consérvelo para más adelante.",
	},
};
