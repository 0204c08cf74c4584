import type { overviewProblems } from "#core/problems/catalogue-overview.ts";
import type { Told } from "#core/problems/entry.ts";
import { counted, number } from "./phrases.ts";

export const overview: Told<typeof overviewProblems> = {
	"overview-not-paged": {
		title: "El listado es demasiado largo para una página",
		message: ({ cards, perPage, because }) =>
			`Este listado tiene ${counted(cards, "tarjeta", "tarjetas")} y en una página caben ${number(perPage)}. ${
				because === "article"
					? "En un artículo, un listado no puede continuar en otra página."
					: "Solo un listado puede continuar en otra página, y aquí ya lo hace uno que está más arriba."
			}`,
		hint: "Muestre solo lo más reciente, por ejemplo con `max: 6`, o dé a este listado una página propia.",
	},
	"nothing-tagged": {
		title: "El listado queda vacío",
		message: ({ folder, tag }) => `Bajo \`${folder}\` no hay ningún artículo con el tema \`${tag}\`.`,
		hint: ({ tag }) => `Ponga este tema en un artículo con \`tags: [${tag}]\`, o quite este listado.`,
	},
	"topic-not-listed": {
		title: "La página no muestra el tema",
		message: ({ page, tag }) =>
			`Encima de cada artículo sobre \`${tag}\` hay un enlace a \`${page}\`, pero esa página no muestra esos artículos.`,
		hint: ({ tag }) =>
			`Ponga en esa página una sección \`type: article-list\` con \`tag: ${tag}\`, o elija otra página.`,
	},
	"link-to-further-page": {
		title: "Enlace a una página siguiente de un listado",
		message: ({ target, overview }) =>
			`Lo que hay en \`${target}\` cambia de sitio en cuanto se añade una página bajo \`${overview}\`.`,
		hint: ({ overview }) => `Haga que el enlace lleve a \`${overview}\`, o a la página que quiere mostrar.`,
	},
	"former-further-page": {
		title: "La dirección antigua es de un listado",
		message: ({ address, overview }) =>
			`\`${address}\` es una página siguiente del listado \`${overview}\`, o lo será cuando tenga más páginas. A quien llega allí no se le puede llevar a otra página.`,
		hint: "Quite esta dirección de `formerly`.",
	},
};
