import type { imageProblems } from "#core/problems/catalogue-images.ts";
import type { Told } from "#core/problems/entry.ts";
import { number, offer, together } from "./phrases.ts";

export const images: Told<typeof imageProblems> = {
	"missing-image": {
		title: "Falta la imagen",
		message: ({ file }) => `No existe el archivo \`content/images/${file}\`.`,
		hint: ({ nearest }) => offer(nearest) || "Ponga la imagen en esa carpeta o elija otro archivo.",
	},
	"unreadable-image": {
		title: "La imagen no se puede leer",
		message: ({ file }) => `\`content/images/${file}\` no es una imagen, o está dañada.`,
		hint: "Guarde la imagen de nuevo como JPG, PNG, WebP, AVIF o SVG, con anchura y altura.",
	},
	"heic-photo": {
		title: "Foto de un iPhone",
		message: ({ file }) =>
			`\`content/images/${file}\` es una foto en HEIC, y los navegadores no pueden mostrar ese formato.`,
		hint: "Guarde la foto como JPG. En un Mac: ábrala en Vista Previa y elija Archivo, Exportar, JPEG. En Windows: ábrala en Fotos y elija Guardar como, .jpg. El propio iPhone hace fotos en JPG con Ajustes, Cámara, Formatos, Más compatible.",
	},
	"share-picture-signs": {
		title: "Un signo no cabe en la imagen al compartir",
		message: ({ signs }) =>
			signs.length === 1
				? `${together(signs)} no puede aparecer en la imagen que se ve cuando alguien comparte esta página: su tipo de letra no tiene ese signo.`
				: `${together(signs)} no pueden aparecer en la imagen que se ve cuando alguien comparte esta página: su tipo de letra no tiene esos signos.`,
		hint: "Escríbalo de otra manera. Si no es posible, ponga `sharePictures: none` en content/site.yaml.",
	},
	"image-too-small": {
		title: "La imagen es pequeña",
		message: ({ file, width }) =>
			`La foto \`${file}\` tiene ${number(width)} píxeles de ancho y por eso puede verse borrosa.`,
		hint: ({ min }) => `Use una foto de al menos ${number(min)} píxeles de ancho; mejor si son 1600.`,
	},
	"image-too-large": {
		title: "La imagen es demasiado grande",
		message: ({ file, size, max }) =>
			`El archivo \`content/images/${file}\` ocupa ${number(size)} MB; puede ocupar como mucho ${number(max)} MB.`,
		hint: "Reduzca la imagen con un programa de fotos: 2400 píxeles de ancho bastan de sobra.",
	},
	"missing-alt": {
		title: "Falta la descripción",
		message: ({ file }) => `La foto \`${file}\` no tiene descripción para quien no la ve.`,
		hint: "Añada una línea `alt:` que diga en una frase qué se ve, o una línea `decorative: sí` si es una imagen decorativa.",
	},
	"described-decoration": {
		title: "Imagen decorativa con descripción",
		message: ({ file }) => `De \`${file}\` se dice que es una imagen decorativa, y también qué se ve en ella.`,
		hint: "Quite la línea `decorative:` si quien no ve la imagen necesita la descripción; si no, quite la línea `alt:`.",
	},
	"wrong-image-kind": {
		title: "La imagen tiene un nombre equivocado",
		message: ({ file, kind }) => `\`content/images/${file}\` es un archivo ${kind}, y su nombre dice otra cosa.`,
		hint: ({ right }) => `Cambie el nombre del archivo a \`${right}\` y escriba ese nombre también aquí.`,
	},
	"refused-drawing": {
		title: "El dibujo no se puede publicar",
		message: ({ why, found }) =>
			({
				malformed: `Este SVG tiene un error y los navegadores no lo muestran. El lector dice: \`${found}\``,
				"no-drawing": `Este archivo empieza por \`${found}\` y no es un dibujo SVG.`,
				encoding: `Este SVG está guardado como \`${found}\`; la web solo lee UTF-8.`,
				entities: `En \`${found}\`, este SVG define abreviaturas, y la web no las lee.`,
				script: `\`${found}\` es una instrucción para el navegador, y eso no puede ir en un dibujo.`,
				address: `\`${found}\` carga algo de otro lugar, y un dibujo no puede hacerlo.`,
				photo: `\`${found}\` mete una foto en el dibujo, y así resulta demasiado grande para los visitantes.`,
				motion: `\`${found}\` hace que el dibujo se mueva, y los visitantes no pueden pararlo.`,
				heavy: "Este dibujo tiene tantas partes que bloquea el navegador.",
				other: `\`${found}\` no puede ir en un dibujo.`,
			})[why],
		hint: ({ why }) =>
			why === "photo" || why === "heavy"
				? "Guarde la imagen como JPG o PNG; al generar la web se reduce lo necesario."
				: "Guarde el dibujo de nuevo como SVG normal: en Inkscape, «SVG plano»; en Illustrator, con «Exportar como». Al hacerlo, convierta el texto en trazados.",
	},
};
