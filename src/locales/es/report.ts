import type { ReportWords } from "#pipeline/report/wording/nl.ts";
import { counted } from "./problems/phrases.ts";

/** What the reports say in Spanish around what they report. */
const words: ReportWords = {
	problems(count, level) {
		const [one, many] = {
			error: ["error", "errores"],
			warning: ["advertencia", "advertencias"],
			remark: ["observación", "observaciones"],
		}[level] as [string, string];
		return counted(count, one, many);
	},
	prefix: { error: "", warning: "Advertencia: ", remark: "Observación: " },
	sound: "✓ El contenido está bien.",
	moreInFile: (problems) => `… y además ${problems} en este archivo.`,
	moreFiles: (count) => (count === 1 ? "… y 1 archivo más." : `… y ${count} archivos más.`),
	firstOnly: "De cada archivo se muestra entero solo lo más importante. `npm run validate -- --all` lo muestra todo.",
	summary: {
		heading: (problems) => `Contenido: ${problems}`,
		left: (problems) => `Aquí no cabe todo. Quedan ${problems}. \`npm run validate -- --all\` lo muestra todo.`,
		elsewhere: "El resumen de este paso dice más.",
	},
	repair: {
		nothing: "No había nada que corregir.",
		none: "No se ha corregido nada: ninguno de estos errores tiene una única respuesta correcta. Corríjalos usted.",
		done: (fixed, errors) =>
			`${counted(fixed, "error corregido", "errores corregidos")}, ${counted(errors, "pendiente", "pendientes")}.`,
		would: (fixed, errors) =>
			`${counted(fixed, "error se puede corregir", "errores se pueden corregir")} así, ${counted(errors, "pendiente", "pendientes")}. Todavía no se ha cambiado nada.`,
	},
	translations: { stale: "por revisar", missing: "sin traducir", total: "Total" },
	upcoming: {
		heading: "Los próximos 30 días",
		firstDay: (day, thing) => `${day}: aparece ${thing}`,
		lastDay: (day, thing) => `${day}: último día de ${thing}`,
		page: (name) => `la página ${name}`,
		section: (name, section) => `la sección ${section?.place} (${section?.type}) de ${name}`,
		offer: (name) => `la oferta de ${name}`,
		message: () => "el aviso al principio de todas las páginas",
		drafts: "Borradores: lo que los visitantes aún no ven",
		dated: (day) => `aparece el ${day}`,
		undated: "aún sin fecha",
	},
	foundTexts: {
		heading: (asked, count) => `«${asked}» está en ${counted(count, "lugar", "lugares")}.`,
		everywhere: "se ve en todas las páginas",
		pages: (paths) => `se ve en ${paths}`,
		nowhere: "no se ve en ninguna página",
		unknown: "un texto fijo de la propia web",
		builtIn: "un texto fijo del programa",
		more: (count) => `Y ${count} más. Busque un trozo más largo de la frase.`,
	},
	where: {
		everyPage: "En todas las páginas",
		nowhere: "Ninguna página muestra esto.",
		wordNote: "El diseño usa este texto. El contenido no dice en qué páginas está.",
		entryNote:
			"Una sección que remite a una ficha entera recibe todos sus campos. La sección decide si muestra también este campo.",
		reads: (language) => `en ${language}`,
		totals: (pages, languages) => `${counted(pages, "página", "páginas")}, ${counted(languages, "idioma", "idiomas")}`,
		via: (name) => `a través de ${name}`,
		onPage: (number) => `, página ${number}`,
		direct: {
			reference: "remite a esto",
			text: "en un texto",
			link: "enlaza con esto",
			image: "como imagen",
			section: "como sección",
			overview: "en un listado",
			card: "como tarjeta",
			more: "entre los otros artículos",
			breadcrumb: "en la ruta de navegación",
			closing: "al final de un artículo",
			setting: "en un ajuste",
			menu: "en el menú",
			shell: "en la cabecera, el menú o el pie",
		},
		behind: {
			folder: (name) => `el listado de ${name}`,
			card: (name) => `la tarjeta de ${name}`,
			title: (name) => `el título de ${name}`,
			menu: (name) => `el nombre de ${name} en el menú`,
			setting: (name) => `el ajuste ${name}`,
		},
	},
	review: {
		heading: (from, to) => `Qué cambia para los visitantes, de ${from} a ${to}`,
		folder: "los archivos de esta carpeta",
		branched: (revision, commit) => `${revision} cuando empezó esta rama (${commit})`,
		nothingKnown: "En lo que se ha podido comparar, los visitantes no verán ninguna diferencia.",
		obstacles: (revision, count) =>
			`En ${revision} hay ${counted(count, "error", "errores")}. Los archivos que por eso no se pueden leer no se han comparado.`,
		textBeforeAfter: "Texto antes y después",
		textOf: "El texto",
		pages: "Páginas",
		texts: "Los textos",
		more: (count) => `y ${count} más`,
		leftOut: (count) =>
			`Y ${counted(count, "cambio más", "cambios más")} que no ${count === 1 ? "cabe" : "caben"} aquí. \`npm run review\` lo muestra todo.`,
	},
};

export default words;
