import type { checkProblems } from "#core/problems/catalogue-check.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, number, offer } from "./phrases.ts";

export const check: Told<typeof checkProblems> = {
	"broken-link": {
		title: "El enlace no lleva a ningún sitio",
		message: ({ target }) => `No existe la página \`${target}\`.`,
		hint: ({ nearest }) =>
			offer(nearest) || "Ponga un enlace a una página que exista, o cree esa página en content/pages.",
	},
	"broken-anchor": {
		title: "El ancla no existe",
		message: ({ page, anchor }) => `En \`${page}\` no hay ninguna sección con \`id: ${anchor}\`.`,
		hint: ({ anchor, nearest, known }) =>
			offer(nearest, known) ||
			`Añada a la sección de esa página una línea \`id: ${anchor}\`, o haga que el enlace lleve a la página, sin ancla.`,
	},
	"unsafe-link": {
		title: "Este enlace no está permitido",
		message: ({ target }) => `\`${target}\` no es una dirección segura.`,
		hint: "Use una dirección que empiece por `/`, `#`, `https://`, `mailto:` o `tel:`.",
	},
	"unknown-fact": {
		title: "El dato no existe",
		message: ({ name }) => `\`{${name}}\` se refiere a un dato que no existe.`,
		hint: ({ nearest, known }) =>
			offer(
				nearest && `{${nearest}}`,
				known.map((each) => `{${each}}`),
			),
	},
	"unprintable-fact": {
		title: "El dato no cabe en un texto",
		message: ({ name }) =>
			`\`{${name}}\` no es un texto, un precio, una fecha ni un número, y no puede ir dentro de una frase.`,
		hint: "Use un solo campo del dato, por ejemplo `{products.centeno.price}`.",
	},
	"price-on-request": {
		title: "Este precio es a consultar",
		message: ({ name }) => `\`{${name}}\` no es un importe: el precio es a consultar.`,
		hint: "Escriba la frase sin el precio, por ejemplo: pregúntenos el precio.",
	},
	"unlinkable-fact": {
		title: "Este dato no puede ser un enlace",
		message: ({ target }) =>
			`\`${target}\` no es una dirección: solo un teléfono, un correo electrónico o una dirección puede ser un enlace.`,
		hint: 'Use un dato que tenga dirección, por ejemplo `"{business.phone}"`, o escriba una dirección como `/contacto`.',
	},
	"no-pages-below": {
		title: "El listado queda vacío",
		message: ({ folder }) => `Bajo \`${folder}\` no hay ninguna página.`,
		hint: "Elija una dirección que tenga páginas debajo, por ejemplo `/noticias`.",
	},
	"cut-by-hash": {
		title: "El texto se corta en #",
		message: ({ lost }) =>
			`YAML toma por comentario lo que va detrás de un espacio y #: \`${lost}\` no aparece en la web.`,
		hint: "Ponga todo el texto entre comillas dobles. Si de verdad es un comentario, ponga un espacio después de #.",
	},
	"unknown-ref": {
		title: "Ese nombre no existe",
		message: ({ name, collection }) => `En content/facts/${collection}.yaml no está \`${name}\`.`,
		hint: ({ nearest, known }) => offer(nearest, known),
	},
	"duplicate-anchor": {
		title: "El ancla está repetida",
		message: ({ anchor, line }) => `\`id: ${anchor}\` está también en la línea ${line} de esta página.`,
		hint: "Dé a cada sección un id propio.",
	},
	"page-heading": {
		title: "La página debe tener un solo encabezado principal",
		message: ({ found }) =>
			found === 0
				? "Ninguna sección de esta página lleva el encabezado principal."
				: `${number(found)} secciones de esta página llevan un encabezado principal; debe llevarlo solo una.`,
		hint: ({ types }) => `Empiece la página con una sola sección ${listed(types)}.`,
	},
	"invalid-phone": {
		title: "Este teléfono no puede existir",
		message: ({ found }) => `\`${found}\` no tiene el número de cifras de un teléfono.`,
		hint: ({ dutch }) =>
			dutch
				? "Un número neerlandés tiene diez cifras; uno de otro país empieza por + y el prefijo del país."
				: "Escriba el número como se marca en su país; uno de otro país empieza por + y el prefijo del país.",
	},
	"sample-left": {
		title: "El ejemplo sigue sin cambiar",
		message: ({ name }) => `\`${name}\` todavía es un ejemplo.`,
		hint: ({ all }) =>
			all
				? "Escriba lo correcto y quite después la línea con `samples:`."
				: "Escriba el valor real y quite el nombre de la lista `samples:`.",
	},
};
