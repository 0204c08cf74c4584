import type { fileProblems } from "#core/problems/catalogue-files.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, offer, tongue } from "./phrases.ts";

const frontPage = "content/pages/index.yaml";

export const files: Told<typeof fileProblems> = {
	"wrong-extension": {
		title: "Nombre de archivo incorrecto",
		message: ({ name }) => `\`${name}\` no se lee, porque el nombre no termina en \`.yaml\` ni en \`.json\`.`,
		hint: ({ right }) => `Cambie el nombre del archivo a \`${right}\`.`,
	},
	"two-forms": {
		title: "Dos archivos para lo mismo",
		message: ({ name, other }) => `\`${name}\` y \`${other}\` son para lo mismo: uno en YAML y otro en JSON.`,
		hint: "Conserve el archivo correcto y elimine el otro.",
	},
	"wrong-file-name": {
		title: "El nombre del archivo no sirve en una dirección",
		message: ({ name }) =>
			`\`${name}\` se convierte en una dirección de la web, y esta solo puede tener minúsculas sin acentos, cifras y guiones.`,
		hint: "Cambie el nombre del archivo o de la carpeta, por ejemplo a `nuevo-horario.yaml`.",
	},
	"file-name-too-long": {
		title: "El nombre del archivo es demasiado largo",
		message: ({ name }) =>
			`Los archivos que la web crea a partir de \`${name}\` tienen nombres aún más largos, y los ordenadores no pueden guardarlos.`,
		hint: "Dé al archivo o a la carpeta un nombre de 50 letras como mucho.",
	},
	"link-out-of-folder": {
		title: "Acceso directo fuera de la carpeta content",
		message: ({ name }) =>
			`\`${name}\` es un acceso directo a un lugar fuera de la carpeta content, y por eso no se lee.`,
		hint: "Ponga el propio archivo en la carpeta content.",
	},
	"missing-file": {
		title: "Falta el archivo",
		message: ({ name }) =>
			`No existe el archivo \`${name}\`${name === frontPage ? ", la página de inicio," : ""} y sin él no se puede generar la web.`,
		hint: "Vuelva a poner el archivo; en `content/README.md` se explica qué debe contener.",
	},
	"unportable-file-name": {
		title: "Windows no admite el nombre del archivo",
		message: ({ name }) => `Un ordenador con Windows no puede guardar \`${name}\`.`,
		hint: "Cambie el nombre del archivo o de la carpeta: sin signos como `:` y `?`, sin punto ni espacio al final, y que no sea solo `con`, `prn`, `aux`, `nul`, `com1` o `lpt1`.",
	},
	"words-not-paired": {
		title: "Textos fijos en otro idioma",
		message: "Este archivo no se lee. Los textos fijos en otro idioma son traducciones, como los demás textos.",
		hint: ({ source, language, right }) =>
			`Ponga cada texto en \`content/${right}\`, en dos líneas: \`- ${source}:\` con el texto en ${tongue(source)} y \`  ${language}:\` con la traducción. Después elimine este archivo.`,
	},
	"unknown-file": {
		title: "Archivo desconocido",
		message: ({ name }) => `Ninguna parte de la web lee \`${name}\`.`,
		hint: ({ nearest, known, images }) =>
			images
				? `El nombre de una imagen termina en ${listed(images)}. Guárdela así con un programa de fotos.`
				: offer(nearest, known) || "Las páginas (`.yaml`) van en content/pages y las imágenes en content/images.",
	},
};
