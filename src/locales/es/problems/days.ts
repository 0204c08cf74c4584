import type { daysProblems } from "#core/problems/catalogue-days.ts";
import type { Told } from "#core/problems/entry.ts";

export const days: Told<typeof daysProblems> = {
	"draft-front-page": {
		title: "La página de inicio no puede ser un borrador",
		message: "Sin página de inicio no hay web.",
		hint: "Quite la línea `draft` o `publish`. Una sección sí puede tener un primer día, con `from`.",
	},
	"days-order": {
		title: "El último día es anterior al primero",
		message: ({ from, until }) => `\`until: ${until}\` es anterior a \`from: ${from}\`, así que esto nunca aparece.`,
		hint: "Compruebe cuál de los dos días no es correcto.",
	},
	"draft-with-day": {
		title: "Borrador con un primer día",
		message: ({ day }) =>
			`Esta página es un borrador (\`draft: sí\`) y debería aparecer el ${day} (\`publish\`); mientras sea un borrador, no aparecerá nunca.`,
		hint: "Si la página debe aparecer por sí sola, quite la línea `draft`; si no, quite la línea `publish`.",
	},
	"link-to-draft": {
		title: "Enlace a un borrador",
		message: ({ target, day }) =>
			day === undefined
				? `\`${target}\` es un borrador: quien sigue el enlace lee que la página no existe.`
				: `\`${target}\` aparece en la web el ${day}. Quien sigue el enlace antes lee que la página no existe.`,
		hint: ({ day }) =>
			day === undefined
				? "Quite el enlace, o quite de esa página la línea `draft: sí`."
				: `Quite el enlace, o añada a la sección donde está una línea \`from: ${day}\`.`,
	},
	"link-to-passing-section": {
		title: "Enlace a una sección que no siempre está",
		message: ({ page, anchor }) =>
			`La sección con \`id: ${anchor}\` de \`${page}\` tiene un primer o un último día, y este enlace está también otros días.`,
		hint: "Ponga los mismos días en la sección donde está el enlace, o haga que lleve a la página, sin ancla.",
	},
	"list-of-drafts": {
		title: "Listado sin tarjetas",
		message: ({ folder }) => `Bajo \`${folder}\` solo hay borradores, así que este listado está vacío.`,
		hint: "Publique una de esas páginas, o haga que esta sección empiece, con `from`, el día en que aparece la primera.",
	},
	"offer-price": {
		title: "El precio de oferta no es correcto",
		message: ({ found, price, what }) =>
			what === "offer"
				? `El precio de oferta \`${found}\` no es más bajo que \`${price}\`.`
				: `El precio más bajo de 30 días, \`${found}\`, es más alto que el precio normal \`${price}\`.`,
		hint: "Compruebe cuál de los dos importes no es correcto.",
	},
	expired: {
		title: "Esto ya no está en la web",
		message: ({ found }) => `Estuvo hasta el ${found} inclusive.`,
		hint: "Quítelo o póngale un nuevo último día.",
	},
};
