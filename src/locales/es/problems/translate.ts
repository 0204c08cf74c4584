import type { Language } from "#core/languages.ts";
import type { Open, translateProblems } from "#core/problems/catalogue-translate.ts";
import type { Told } from "#core/problems/entry.ts";
import { counted, either, joined, number, offer, together, tongue } from "./phrases.ts";

/** "francés e inglés", as it follows "en" */
function namesOf(languages: readonly Language[]): string {
	return joined(languages.map(tongue));
}

/** "al francés y al inglés" */
function into(languages: readonly Language[]): string {
	return joined(languages.map((language) => `al ${tongue(language)}`));
}

/** What a visitor reads in the place of a translation that is not there: "inglés o neerlandés", as it follows "en". */
function instead(
	languages: readonly Language[],
	{ source, fallback }: { readonly source: Language; readonly fallback: Language },
): string {
	const read = languages.some((language) => language !== fallback) ? new Set([fallback, source]) : [source];
	return either([...read].map(tongue));
}

/** "3 textos sin traducir al francés y al inglés; 1 texto desactualizado en español" */
function open({ missing, stale }: { readonly missing: readonly Open[]; readonly stale: readonly Open[] }): string {
	return [
		...missing.map(({ texts, languages }) => `${counted(texts, "texto", "textos")} sin traducir ${into(languages)}`),
		...stale.map(
			({ texts, languages }) =>
				`${counted(texts, "texto desactualizado", "textos desactualizados")} en ${namesOf(languages)}`,
		),
	].join("; ");
}

export const translate: Told<typeof translateProblems> = {
	"translation-missing": {
		title: "Aún sin traducir",
		message: ({ languages, ...others }) =>
			`Este texto aún no está traducido ${into(languages)}. Mientras tanto, los visitantes lo leen en ${instead(languages, others)}.`,
		hint: "Ejecute `npm run translations` y escriba la traducción en content/translations.",
	},
	"file-not-translated": {
		title: "Nada traducido todavía",
		message: ({ languages, passages }) =>
			`Ninguno de los textos de aquí (${number(passages)}) está traducido todavía ${into(languages)}.`,
		hint: "Ejecute `npm run translations` y escriba las traducciones en content/translations.",
	},
	"translations-open": {
		title: "Falta por traducir",
		message: open,
		hint: "Ejecute `npm run translations` y complete lo que falta en content/translations. `npm run validate -- --all` señala cada texto. Si puede esperar, póngalo con un día en `translateLater`, en content/site.yaml.",
	},
	"waiting-is-over": {
		title: "La traducción ya no puede esperar",
		message: ({ until }) => `La traducción podía esperar hasta el \`${until}\` inclusive, y ese día ya ha pasado.`,
		hint: "Quite este aplazamiento o elija otro día.",
	},
	"waiting-for-nothing": {
		title: "Aquí no hay nada que traducir",
		message: ({ name }) => `La traducción de \`${name}\` puede esperar, pero la web no tiene nada que traducir ahí.`,
		hint: ({ nearest }) =>
			offer(nearest) ||
			"Escriba un idioma de la web, como `ar`, o un archivo de content, como `pages/contacto.yaml`. O quite este aplazamiento.",
	},
	"translation-stale": {
		title: "La traducción ha quedado desactualizada",
		message: ({ languages, ...others }) =>
			`Este texto ha cambiado desde que se tradujo ${into(languages)}. Hasta que alguien lo revise, los visitantes lo leen en ${instead(languages, others)}.`,
		hint: "Ejecute `npm run translations`, corrija la traducción en content/translations y quite allí la línea `was:`.",
	},
	"translation-of-nothing": {
		title: "Traducción sin archivo",
		message: ({ name }) => `No existe \`content/${name}\`, así que no hay nada que traducir.`,
		hint: ({ right }) =>
			right
				? `¿Quería decir \`content/${right}\`? Entonces dé ese nombre al archivo.`
				: "Si el archivo ha cambiado de nombre, cambie también el de la traducción. Si ya no existe, elimine también la traducción.",
	},
	"language-not-shown": {
		title: "El idioma no está activado",
		message: ({ language }) => `Hay traducciones ${into([language])}, pero ese idioma no está en \`languages\`.`,
		hint: ({ language }) => `Ponga \`${language}\` en la lista de \`languages\`, o elimine las traducciones.`,
	},
	"word-values": {
		title: "Las llaves de un texto fijo no son correctas",
		message: ({ name }) => `En \`${name}\` hay entre llaves algo distinto de lo que la web pone ahí.`,
		hint: ({ values }) =>
			values.length > 0 ? `Use ${together(values.map((value) => `{${value}}`))}.` : "Quite las llaves.",
	},
	"words-missing": {
		title: "Faltan textos fijos de un idioma",
		message: ({ language, missing, all, ...others }) =>
			`El programa no incluye este idioma: ${tongue(language)}. De sus ${number(all)} textos fijos faltan ${number(missing.length)}, como ${together(missing.slice(0, 2))}. Mientras tanto, los visitantes los leen en ${instead([language], others)}.`,
		hint: ({ name }) => `Ejecute \`npm run translations\` y complete \`content/${name}\`.`,
	},
	"first-language-translated": {
		title: "El primer idioma no es el del contenido",
		message: ({ first, written }) =>
			`\`${first}\` está el primero, pero el contenido está escrito en ${tongue(written)}: lo que está en ${tongue(first)} es su traducción.`,
		hint: ({ written }) =>
			`El primer idioma es el idioma en el que está escrito el contenido. Vuelva a poner \`${written}\` el primero; el orden de los demás idiomas es libre.`,
	},
	"first-language": {
		title: "Este idioma no puede ir el primero",
		message: "El primer idioma es el idioma en el que usted escribe: `nl`, `en`, `de`, `fr` o `es`.",
		hint: "Por ejemplo: `languages: [es, ar]`.",
	},
};
