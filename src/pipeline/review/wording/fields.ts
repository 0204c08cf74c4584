import type { KindName } from "#core/fields/kind.ts";
import type { ReportLanguage } from "#core/problems/entry.ts";

type Names = readonly [nl: string, en: string];

/** What readers who do not write content call a field. A field that is not here goes by its kind. */
const fieldNames: Readonly<Record<string, Names>> = {
	access: ["bereikbaarheid", "how to get there"],
	address: ["adres van de site", "address of the site"],
	alsoKnownAs: ["andere namen", "other names"],
	alt: ["beschrijving van het beeld", "description of the picture"],
	article: ["artikel", "article"],
	attenuation: ["demping", "attenuation"],
	author: ["schrijver", "author"],
	background: ["achtergrond", "background"],
	badge: ["bordje", "badge"],
	booking: ["afsprakenkalender", "booking calendar"],
	branch: ["vestiging", "branch"],
	buttons: ["knoppen", "buttons"],
	calculator: ["rekenhulp", "calculator"],
	caption: ["bijschrift", "caption"],
	checked: ["nagekeken op", "checked on"],
	city: ["plaats", "town"],
	closedDays: ["vrije dagen", "days off"],
	colors: ["kleuren", "colours"],
	date: ["datum", "date"],
	description: ["beschrijving", "description"],
	details: ["bijzonderheden", "details"],
	email: ["e-mailadres", "e-mail address"],
	features: ["kenmerken", "features"],
	fields: ["velden", "fields"],
	file: ["bestand", "file"],
	footer: ["voet", "foot"],
	form: ["formulier", "form"],
	hours: ["openingstijden", "opening hours"],
	hoursNote: ["zin onder de openingstijden", "sentence below the opening hours"],
	id: ["anker", "anchor"],
	image: ["beeld", "picture"],
	intro: ["inleiding", "introduction"],
	items: ["onderdelen", "items"],
	label: ["opschrift", "label"],
	languages: ["talen", "languages"],
	large: ["groot", "large"],
	latitude: ["breedtegraad", "latitude"],
	longitude: ["lengtegraad", "longitude"],
	link: ["verwijzing", "link"],
	links: ["verwijzingen", "links"],
	mailbox: ["postbus", "mailbox"],
	map: ["kaart", "map"],
	menuButton: ["knop in het menu", "button in the menu"],
	message: ["melding", "message"],
	minutes: ["leestijd in minuten", "reading time in minutes"],
	name: ["naam", "name"],
	note: ["opmerking", "note"],
	openForAppointments: ["open voor afspraken", "open for appointments"],
	options: ["keuzes", "options"],
	original: ["oorspronkelijk artikel", "original article"],
	outline: ["omtrek op de kaart", "outline on the map"],
	page: ["pagina", "page"],
	phone: ["telefoonnummer", "phone number"],
	points: ["punten", "points"],
	postalCode: ["postcode", "postal code"],
	price: ["prijs", "price"],
	provider: ["aanbieder", "provider"],
	publisher: ["uitgever", "publisher"],
	rating: ["waardering", "rating"],
	reason: ["reden", "reason"],
	region: ["gebied", "region"],
	required: ["verplicht", "required"],
	role: ["functie", "role"],
	samples: ["gemarkeerd als voorbeeld", "marked as samples"],
	service: ["dienst", "service"],
	services: ["diensten", "services"],
	slogan: ["zin onder de naam", "sentence below the name"],
	sources: ["bronnen", "sources"],
	street: ["straat", "street"],
	submit: ["verzendknop", "send button"],
	summary: ["samenvatting", "summary"],
	text: ["tekst", "text"],
	title: ["titel", "title"],
	titleSuffix: ["naam achter elke titel", "name behind every title"],
	towns: ["plaatsen", "towns"],
	unit: ["eenheid", "unit"],
	url: ["adres", "address"],
	years: ["jaren", "years"],
	monday: ["maandag", "Monday"],
	tuesday: ["dinsdag", "Tuesday"],
	wednesday: ["woensdag", "Wednesday"],
	thursday: ["donderdag", "Thursday"],
	friday: ["vrijdag", "Friday"],
	saturday: ["zaterdag", "Saturday"],
	sunday: ["zondag", "Sunday"],
};

const kindNames: Partial<Record<KindName, Names>> = {
	markdown: ["tekst", "text"],
	image: ["beeld", "picture"],
	file: ["beeld", "picture"],
	icon: ["pictogram", "icon"],
	price: ["bedrag", "amount"],
	date: ["datum", "date"],
	color: ["kleur", "colour"],
	link: ["verwijzing", "link"],
	language: ["taal", "language"],
};

/** What a reader calls a field. */
export function fieldName(name: string, kind: KindName, report: ReportLanguage): string {
	const names = Object.hasOwn(fieldNames, name) ? fieldNames[name] : kindNames[kind];
	return names?.[report === "nl" ? 0 : 1] ?? name;
}

/** Words of the site's own notation, in the language of the report. */
const english: Partial<Record<KindName, Readonly<Record<string, string>>>> = {
	flag: { ja: "yes", nee: "no" },
	hours: { gesloten: "closed" },
};

const everything = { nl: "alles", en: "everything" } as const;

/** A value of a kind as a report shows it; words between quotation marks. */
export function fieldValue(value: string, kind: KindName, report: ReportLanguage): string {
	if (kind === "samples") {
		const names = value
			.split(", ")
			.map((name) => (name === "all" ? everything[report] : fieldName(name, "text", report)));
		return new Intl.ListFormat(report).format(names);
	}
	const words = report === "en" ? english[kind]?.[value] : undefined;
	if (words) return words;
	return ["text", "label", "name", "markdown"].includes(kind) ? quoted(value, report) : value;
}

/** Words between the quotation marks of a language. */
export function quoted(text: string, report: ReportLanguage): string {
	return report === "nl" ? `‘${text}’` : `“${text}”`;
}
