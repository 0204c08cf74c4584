import type { Phrases } from "#pipeline/review/wording/phrases.ts";
import { uncapitalized } from "#pipeline/text/letters.ts";
import { counted } from "./problems/phrases.ts";

const addresses = (count: number) => counted(count, "dirección", "direcciones");
const pages = (count: number) => counted(count, "página", "páginas");
const languages = (count: number) => counted(count, "idioma", "idiomas");
const texts = (count: number) => counted(count, "texto", "textos");

/** What a review says in Spanish. */
const phrases: Phrases = {
	nothing: "Los visitantes no ven ninguna diferencia.",
	weight(changes, { hidden, vanished, stale, missing, errors }) {
		const parts = [
			hidden > 0 && counted(hidden, "página deja de estar en la web", "páginas dejan de estar en la web"),
			vanished > 0 && `${counted(vanished, "dirección desaparece", "direcciones desaparecen")} sin redirección`,
			stale > 0 && counted(stale, "texto desactualizado", "textos desactualizados"),
			missing > 0 && `${texts(missing)} sin traducir`,
			counted(errors, "error", "errores"),
		];
		return `${counted(changes, "cambio", "cambios")}: ${parts.filter(Boolean).join(", ")}`;
	},
	chapters: {
		facts: "Datos",
		addresses: "Páginas y direcciones",
		menu: "Menú",
		words: "Textos fijos",
		pictures: "Imágenes",
		downloads: "Archivos",
		settings: "Ajustes",
		translations: "Traducciones",
	},
	pageChapter: (address, title) => `Página ${address}, ${title}`,
	changed: (what) => `${what}: cambia el texto`,
	added: (what, value) => `${what}: se añade ${value}`,
	removed: (what, value) => `${what}: se quita ${value}`,
	moved: (what, value, from, to) => `${what}: ${value} pasa del puesto ${from} al puesto ${to}`,
	showing(count, spoken, everywhere) {
		if (everywhere) return `visible en todas las páginas en ${languages(spoken)}`;
		if (count === 0) return "no visible en ninguna página";
		return `visible en ${pages(count)} en ${languages(spoken)}`;
	},
	touching: (count, spoken) => `afecta a ${pages(count)} en ${languages(spoken)}`,
	formDay: (form, day, open) =>
		open
			? `A partir de ahora se abre el ${day}, pero el formulario ${form} no ofrece ese día`
			: `A partir de ahora se cierra el ${day}, pero el formulario ${form} aún ofrece ese día`,
	announced: (count, spoken, lost) =>
		lost
			? `${counted(count, "página desaparece", "páginas desaparecen")} de los buscadores (${spoken}): está traducido menos del 90\u00a0%`
			: `${counted(count, "página aparece", "páginas aparecen")} en los buscadores (${spoken}): está traducido al menos el 90\u00a0%`,
	factAdded: (fact, name) => `Se añade: ${name} (${fact})`,
	factRemoved: (fact, name) => `Se quita: ${name} (${fact})`,
	pageAdded: (page, title, spoken, days) =>
		`Página nueva${days && ` (en la web: ${days})`}: ${page}, ${title}, en ${languages(spoken)}`,
	pagePlanned: (page, title, days) =>
		days === ""
			? `La página ya está en la web: ${page}, ${title}`
			: `Página ${page}, ${title}, en la web: ${days}. Hasta entonces, los visitantes leen que la página no existe.`,
	pageRemoved: (page, title, redirect) =>
		redirect === undefined
			? `Página eliminada: ${page}, ${title}. No hay redirección: los visitantes leen allí que la página no existe.`
			: `Página eliminada: ${page}, ${title}. Sus visitantes van a ${redirect}.`,
	pageMoved: (from, page, title, redirected) =>
		redirected
			? `Página trasladada: ${from} es ahora ${page}, ${title}. Los visitantes de la dirección antigua van a la nueva.`
			: `Página trasladada: ${from} es ahora ${page}, ${title}. No hay redirección: en la dirección antigua, los visitantes leen que la página no existe.`,
	contentMoved: (from, page, title) => `Contenido trasladado: lo que estaba en ${from} está ahora en ${page}, ${title}`,
	languageAdded: (language, count) => `Idioma nuevo: ${language}, con ${addresses(count)}`,
	languageRemoved: (language, count) =>
		`Idioma eliminado: ${language}. ${counted(count, "dirección ya no lleva", "direcciones ya no llevan")} a ningún sitio.`,
	redirect(address, before, after) {
		if (after === undefined) return `Redirección eliminada: los visitantes de ${address} leen que la página no existe.`;
		if (before === undefined) return `Redirección nueva: los visitantes de ${address} van a ${after}.`;
		return `Redirección cambiada: los visitantes de ${address} van a ${after} en lugar de a ${before}.`;
	},
	section: (place, title, type) => ["Sección", place, title, `(${type})`].filter(Boolean).join(" "),
	sectionAdded: (section, days) => `Se añade${days && `, ${days}`}: ${uncapitalized(section)}`,
	sectionRemoved: (section) => `Se quita: ${uncapitalized(section)}`,
	sectionMoved: (section, from, to) => `Se mueve: ${uncapitalized(section)}, del puesto ${from} al puesto ${to}`,
	menu: "Elemento del menú",
	menuUnder: (label) => `Punto de menú bajo ${label}`,
	word: "Texto fijo",
	picture: (file) => `La imagen ${file} es otra`,
	download: (file) => `El archivo ${file} es otro`,
	stale: (spoken, what) => `Anticuado en ${spoken}: ${what}`,
	missing: (spoken, what) => `Falta en ${spoken}: ${what}`,
	mended: (spoken, what) => `Ya está en ${spoken}: ${what}`,
	untranslated: (language, count) =>
		`Se quitan todas las traducciones en ${language}: ${counted(count, "dirección muestra", "direcciones muestran")} allí otro idioma.`,
	retranslated: (language, passage, where) => `Traducción en ${language} cambiada: ${passage} (${where})`,
	passage: (passage, where) => `${passage} (${where})`,
	passages: (count, where) => `${texts(count)} (${where})`,
};

export default phrases;
