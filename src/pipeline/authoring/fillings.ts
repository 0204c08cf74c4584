import type { SourceLanguage } from "#core/languages.ts";
import type { Site } from "../site/site.ts";

/** What something new says in one language until its editor says something better. */
interface Fillings {
	readonly description: string;
	readonly summary: string;
	readonly text: string;
	readonly intro: string;
	readonly heading: string;
	readonly more: string;
	readonly product: string;
	readonly feature: string;
	/** Before the name of a field. */
	readonly part: string;
	/** So begins every such sentence of a new site. */
	readonly begin: string;
}

/** What nobody reads as unfinished: names and addresses that something new has at first. */
interface FirstNames {
	readonly contact: { readonly label: string; readonly link: string };
	readonly articles: string;
	readonly unit: string;
	/** A field that goes by no name. */
	readonly field: string;
	readonly copy: string;
	readonly nowhere: string;
	/** Of a page: a point of the menu to itself. */
	readonly ownPoint: string;
	readonly branch: string;
	readonly street: string;
}

const fillings: Readonly<Record<SourceLanguage, Fillings>> = {
	nl: {
		description: "Beschrijf hier in één of twee zinnen wat een bezoeker op deze pagina vindt.",
		summary: "Vat het artikel hier samen in één of twee zinnen.",
		text: "Hier komt de tekst.",
		intro: "Hier komt de inleiding.",
		heading: "Hier komt een kop",
		more: "Hier komt de rest van de tekst.",
		product: "Zeg hier in één of twee zinnen voor wie dit product is.",
		feature: "Hier komt een kenmerk",
		part: "Hier komt nog een",
		begin: "Schrijf hier ",
	},
	en: {
		description: "Describe here in one or two sentences what a visitor finds on this page.",
		summary: "Sum up the article here in one or two sentences.",
		text: "The text comes here.",
		intro: "The introduction comes here.",
		heading: "A heading comes here",
		more: "The rest of the text comes here.",
		product: "Say here in one or two sentences whom this product is for.",
		feature: "A feature comes here",
		part: "Still to come:",
		begin: "Write here ",
	},
	de: {
		description: "Beschreiben Sie hier in ein oder zwei Sätzen, was man auf dieser Seite findet.",
		summary: "Fassen Sie den Artikel hier in ein oder zwei Sätzen zusammen.",
		text: "Hier kommt der Text hin.",
		intro: "Hier kommt die Einleitung hin.",
		heading: "Hier kommt eine Überschrift hin",
		more: "Hier kommt der Rest des Textes hin.",
		product: "Sagen Sie hier in ein oder zwei Sätzen, für wen dieses Produkt ist.",
		feature: "Hier kommt ein Merkmal hin",
		part: "Hier kommt noch hin:",
		begin: "Schreiben Sie hier",
	},
	fr: {
		description: "Décrivez ici en une ou deux phrases ce que l'on trouve sur cette page.",
		summary: "Résumez ici l'article en une ou deux phrases.",
		text: "Le texte vient ici.",
		intro: "L'introduction vient ici.",
		heading: "Un titre vient ici",
		more: "La suite du texte vient ici.",
		product: "Dites ici en une ou deux phrases à qui ce produit s'adresse.",
		feature: "Une caractéristique vient ici",
		part: "Encore à écrire :",
		begin: "Écrivez ici ",
	},
	es: {
		description: "Describa aquí en una o dos frases lo que se encuentra en esta página.",
		summary: "Resuma aquí el artículo en una o dos frases.",
		text: "Aquí va el texto.",
		intro: "Aquí va la introducción.",
		heading: "Aquí va un título",
		more: "Aquí va el resto del texto.",
		product: "Diga aquí en una o dos frases para quién es este producto.",
		feature: "Aquí va una característica",
		part: "Falta por escribir:",
		begin: "Escriba aquí ",
	},
};

const firstNames: Readonly<Record<SourceLanguage, FirstNames>> = {
	nl: {
		contact: { label: "Neem contact op", link: "/contact" },
		articles: "/blogs",
		unit: "per stuk",
		field: "tekst",
		copy: "kopie",
		nowhere: "nergens",
		ownPoint: "als eigen punt in het menu",
		branch: "Vestiging",
		street: "Voorbeeldstraat 1",
	},
	en: {
		contact: { label: "Contact us", link: "/contact" },
		articles: "/news",
		unit: "each",
		field: "text",
		copy: "copy",
		nowhere: "nowhere",
		ownPoint: "as an item of its own",
		branch: "Branch",
		street: "1 Example Street",
	},
	de: {
		contact: { label: "Kontakt aufnehmen", link: "/kontakt" },
		articles: "/aktuelles",
		unit: "pro Stück",
		field: "Text",
		copy: "kopie",
		nowhere: "nirgends",
		ownPoint: "als eigener Menüpunkt",
		branch: "Filiale",
		street: "Beispielstraße 1",
	},
	fr: {
		contact: { label: "Nous contacter", link: "/contact" },
		articles: "/actualites",
		unit: "la pièce",
		field: "texte",
		copy: "copie",
		nowhere: "nulle part",
		ownPoint: "comme rubrique à part",
		branch: "Établissement à",
		street: "1 rue de l'Exemple",
	},
	es: {
		contact: { label: "Contacte con nosotros", link: "/contacto" },
		articles: "/noticias",
		unit: "la unidad",
		field: "texto",
		copy: "copia",
		nowhere: "en ningún sitio",
		ownPoint: "como elemento propio del menú",
		branch: "Tienda de",
		street: "Calle Ejemplo 1",
	},
};

/** Stands where no sentence fits; no site goes live with it. */
export const blank = "[…]";

/** Sentences that stand in the place of what an editor is to write, in the language of a site. */
export function fillingsIn({ source }: Pick<Site, "source">): Fillings {
	return fillings[source];
}

/** Names and addresses that something new has at first, in the language of a site. */
export function firstNamesIn({ source }: Pick<Site, "source">): FirstNames {
	return firstNames[source];
}
