import type { menuProblems } from "#core/problems/catalogue-menu.ts";
import type { Told } from "#core/problems/entry.ts";
import { offer } from "./phrases.ts";

export const menu: Told<typeof menuProblems> = {
	"unknown-menu-item": {
		title: "El elemento del menú no existe",
		message: ({ name }) => `\`${name}\` no está en el menú de content/site.yaml.`,
		hint: ({ name, nearest, known }) =>
			nearest
				? offer(nearest, known)
				: `${offer(nearest, known)} O añada en content/site.yaml, dentro de \`menu:\`, un elemento nuevo con \`key: ${name}\` y un \`label:\`.`.trimStart(),
	},
	"menu-item-taken": {
		title: "El elemento del menú ya tiene una página",
		message: ({ name, other }) => `\`item: ${name}\` está también en \`${other}\`.`,
		hint: "Un elemento del menú lleva a una sola página; para un lugar en el menú desplegable, use `under:`.",
	},
	"menu-block": {
		title: "El bloque del menú está incompleto",
		message: "Un bloque de menú lleva `item:`, o bien `under:` con un `label:`.",
		hint: "Ejemplo: `under: productos` y `label: Pan`.",
	},
	"empty-menu-item": {
		title: "Elemento del menú sin página",
		message: ({ name }) => `Ninguna página corresponde al elemento del menú \`${name}\`, así que no aparece.`,
		hint: ({ name }) =>
			`Ponga en una página \`menu:\` con \`item: ${name}\`, o quite el elemento de content/site.yaml.`,
	},
	"menu-label-twice": {
		title: "Nombre repetido en el menú",
		message: ({ label, other }) => `\`${label}\` está dos veces en el mismo menú desplegable: también en \`${other}\`.`,
		hint: "Ponga otro `label` en una de las dos páginas.",
	},
	"menu-button-group": {
		title: "El botón no puede tener un menú debajo",
		message: ({ name }) =>
			`\`${name}\` es el botón del menú (\`menuButton\` en content/site.yaml), y de él no puede salir un menú desplegable.`,
		hint: "Elija otro elemento del menú después de `under:`.",
	},
	"menu-order-twice": {
		title: "Puesto repetido en el menú",
		message: ({ order, other }) => `\`order: ${order}\` está también en \`${other}\`, en el mismo menú desplegable.`,
		hint: "Dé a cada página un número propio; el más pequeño va arriba.",
	},
};
