/**
 * The words that belong to no section, by key; those of one section stand in its `words.ts`. The description tells an
 * editor where the word appears.
 */
export const coreWords = {
	home: "Kruimelpad: de voorpagina.",
	blogs: "Naam van de lijst met artikelen in een feedlezer (RSS).",
	message: "Naam van de mededeling boven elke pagina voor schermlezers.",
	skip_to_content: "Link die met de Tab-toets verschijnt.",
	main_menu: "Naam van het menu voor schermlezers.",
	open_menu: "Knop die het menu op een telefoon opent.",
	close_menu: "Knop die het menu op een telefoon sluit.",
	choose_language: "Naam van de taalkeuze voor schermlezers.",
	breadcrumb: "Naam van het kruimelpad voor schermlezers.",
	sample: "Merkje bij een voorbeeld dat nog niet echt is.",
	sample_explanation: "Uitleg die bij dat merkje verschijnt.",
	price_from: "Een prijs die hoger kan worden; {price} is het bedrag.",
	price_on_request: "In plaats van een prijs die een bezoeker moet vragen.",
	read_more: "Link op een artikelkaart.",
	pages: "Naam van de links naar de andere pagina's van een overzicht, voor schermlezers.",
	previous_page: "Link naar de vorige pagina van een overzicht.",
	next_page: "Link naar de volgende pagina van een overzicht.",
	page_number: "Link naar een pagina van een overzicht, voor schermlezers; {number} is het nummer.",
	page_title:
		"Titel van een volgende pagina van een overzicht; {text} is de titel van het overzicht, {number} het nummer.",
	page_description: "Beschrijving van zo'n pagina; {text} is de beschrijving van het overzicht, {number} het nummer.",
	minutes: "Leestijd op een artikelkaart; {minutes} is het aantal.",
	reading_time: "Leestijd boven een artikel; {minutes} is het aantal.",
	published: "Voor de datum van een artikel, voor schermlezers.",
	written_by: "Voor de naam van de schrijver.",
	original_article: "Link naar het oorspronkelijke artikel.",
	topics: "De onderwerpen van een artikel, voor schermlezers.",
	more_articles: "Kop boven andere artikelen.",
	sources: "Kop boven de bronnen.",
	opens_in_new_tab: "Voor schermlezers bij een link die een nieuw tabblad opent.",
	footer_quick_links: "Kop in de voet, en naam van al haar links voor schermlezers.",
	address: "Opschrift bij een adres.",
	phone: "Opschrift bij een telefoonnummer.",
	email: "Opschrift bij een e-mailadres.",
	show_route: "Link naar de routebeschrijving.",
	open_now: "Als de vestiging nu open is; {time} is de sluitingstijd.",
	opens_today: "Als de vestiging vandaag nog opent; {time} is de tijd.",
	opens_tomorrow: "Als de vestiging morgen opent; {time} is de tijd.",
	opens_on: "Als de vestiging later opent; {day} en {time}.",
	monday: "Weekdag.",
	tuesday: "Weekdag.",
	wednesday: "Weekdag.",
	thursday: "Weekdag.",
	friday: "Weekdag.",
	saturday: "Weekdag.",
	sunday: "Weekdag.",
	days_span: "Dagen na elkaar met dezelfde openingstijden; {from} en {until} zijn de eerste en de laatste dag.",
	our_services: "Kop boven de diensten van een vestiging.",
	load_map: "Knop die een kaart van een ander laat zien.",
	load_booking: "Knop die een afsprakenkalender van een ander laat zien.",
	load_frame: "Knop die iets anders van een ander laat zien.",
	load_video: "Knop die een video van een ander laat zien.",
	frame_notice: "Uitleg bij zo'n knop; {provider} is die ander.",
	open_elsewhere: "Link die hetzelfde in een nieuw tabblad opent; {provider}.",
	form_optional: "Achter een veld dat leeg mag blijven.",
	form_required: "Melding bij een verplicht veld zonder eigen melding.",
	close: "Knop die een melding sluit.",
	not_found_title: "Kop van de pagina die er niet is.",
	not_found_text: "Zin op de pagina die er niet is.",
	not_found_home: "Link naar de voorpagina op die pagina.",
	not_found_help: "Zin boven het telefoonnummer en het e-mailadres op die pagina.",
	part_failed: "Bij een kaart, zoekvak of rekenhulp als de toepassing niet geladen kon worden.",
	form_offline: "Boven de knop van een formulier als er bij het versturen geen verbinding is.",
	section_failed: "In plaats van een onderdeel dat niet getoond kan worden.",
	error_title: "Kop als de toepassing stukgaat.",
	error_reload: "Knop die de pagina opnieuw laadt.",
	copyright: "Voor het jaar en de naam in de voet.",
} as const;

export type WordKey = keyof typeof coreWords;

/** The words of one language for a view: those of the shell, and its own (`Words<typeof ownWords>`). */
export type Words<Own = unknown> = Readonly<Record<WordKey | (keyof Own & string), string>>;

/** Whether a file of the content holds the words of the shell. */
export function isOfWords(file: string): boolean {
	return file.startsWith("content/words/");
}
