import * as z from "zod";
import { type Language, languageNames } from "./languages.ts";

/**
 * The words of the shell and of views, by key; `content/words/<language>.yaml` gives each its text.
 * The description tells an editor where the word appears.
 */
const wordDescriptions = {
	home: "Menu: voorpagina.",
	services: "Menu en voet: diensten.",
	hearing_protection: "Menu: gehoorbescherming.",
	hearing_aids: "Menu: hoortoestellen.",
	blogs: "Menu: blogs.",
	location: "Menu: locatie.",
	about_us: "Menu: over ons.",
	contact: "Menu: contact.",
	make_appointment: "Menu: de knop voor een afspraak.",
	skip_to_content: "Verwijzing die met de Tab-toets verschijnt.",
	main_menu: "Naam van het menu voor schermlezers.",
	open_menu: "Knop die het menu op een telefoon opent.",
	close_menu: "Knop die het menu op een telefoon sluit.",
	choose_language: "Naam van de taalkeuze voor schermlezers.",
	breadcrumb: "Naam van het kruimelpad voor schermlezers.",
	open_for_appointments: "Bordje op de voorpagina als er afspraken gemaakt kunnen worden.",
	sample: "Merkje bij een voorbeeld dat nog niet echt is.",
	sample_explanation: "Uitleg die bij dat merkje verschijnt.",
	sample_testimonials: "Uitleg boven ervaringen die nog een voorbeeld zijn.",
	rating: "Waardering voor schermlezers; {rating} is het cijfer.",
	price_including_vat: "Achter elke prijs.",
	compare: "Kop boven de tabel met twee producten naast elkaar.",
	price: "In die tabel: de rij met de prijs.",
	suited_for: "In die tabel: de rij met waarvoor een product is.",
	attenuation: "Bij een product en in die tabel: hoeveel het dempt.",
	features: "In die tabel: de rij met de kenmerken.",
	ask_us: "In die tabel, waar een gegeven er niet is.",
	read_more: "Verwijzing op een artikelkaart.",
	minutes: "Leestijd op een artikelkaart; {minutes} is het aantal.",
	reading_time: "Leestijd boven een artikel; {minutes} is het aantal.",
	published: "Voor de datum van een artikel, voor schermlezers.",
	written_by: "Voor de naam van de schrijver.",
	original_article: "Verwijzing naar het oorspronkelijke artikel.",
	more_articles: "Kop boven andere artikelen.",
	sources: "Kop boven de bronnen.",
	checked_on: "Onder de bronnen; {date} is de dag.",
	opens_in_new_tab: "Voor schermlezers bij een verwijzing die een nieuw tabblad opent.",
	footer_quick_links: "Kop in de voet.",
	footer_locations: "Kop in de voet.",
	footer_contact: "Kop in de voet.",
	address: "Opschrift bij een adres.",
	phone: "Opschrift bij een telefoonnummer.",
	email: "Opschrift bij een e-mailadres.",
	show_route: "Verwijzing naar de routebeschrijving.",
	opening_hours: "Kop boven de openingstijden.",
	closed: "Op een dag dat de vestiging dicht is.",
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
	accessibility_and_parking: "Kop boven hoe u er komt.",
	our_services: "Kop boven de diensten van een vestiging.",
	load_frame: "Knop die de inhoud van een ander laadt; {provider} is die ander.",
	frame_notice: "Uitleg bij die knop; {provider} is die ander.",
	open_elsewhere: "Verwijzing die hetzelfde in een nieuw tabblad opent; {provider}.",
	map_title: "Naam van de kaart; {place} is de plaats.",
	towns_count: "Kop boven de plaatsen waar we aan huis komen; {count} is het aantal.",
	towns_served: "Antwoord van het zoekvak: we komen in deze plaats; {town} is de naam.",
	towns_served_also: "Hetzelfde, voor een plaats met een andere naam: {town} en {names}.",
	towns_meant: "Antwoord als een bezoeker misschien een van deze plaatsen bedoelt; {towns} zijn de namen.",
	towns_many: "Antwoord als er nog te veel plaatsen passen; {count} is het aantal.",
	towns_absent: "Antwoord als de plaats er niet bij staat; {name} is wat de bezoeker typte.",
	towns_elsewhere: "Daarachter, boven telefoon en e-mail; {region} is het gebied.",
	form_optional: "Achter een veld dat leeg mag blijven.",
	form_choose: "Eerste, lege keuze in een lijst.",
	form_errors_title: "Kop boven de lijst van fouten in een formulier; {count} is het aantal.",
	form_error_title: "Kop boven de fout in een formulier als er één is.",
	form_required: "Melding bij een verplicht veld zonder eigen melding.",
	form_sending: "Op de knop terwijl het bericht verzonden wordt.",
	form_success_title: "Titel als het bericht verzonden is.",
	form_success_text: "Tekst als het bericht verzonden is.",
	form_failure_title: "Titel als verzenden mislukt.",
	form_failure_text: "Tekst als verzenden mislukt.",
	form_failure_mail: "Verwijzing die hetzelfde bericht in een e-mailprogramma opent.",
	form_privacy: "Zin onder elk formulier.",
	form_privacy_link: "Tekst van de verwijzing naar de privacyverklaring.",
	form_not_given: "Staat in het bericht als er geen telefoonnummer is ingevuld.",
	form_subject_prefix: "Voor het onderwerp van de e-mail.",
	form_trap: "Naam van het verborgen veld voor robots.",
	answer_yes: "Keuze in de rekenhulp.",
	answer_no: "Keuze in de rekenhulp.",
	clear_all: "Knop die alles in de rekenhulp leegmaakt.",
	amount_invalid: "Melding bij een bedrag dat niet te lezen is.",
	percentage: "Een percentage; {number} is het getal.",
	estimate: "Kop boven de uitkomst van de rekenhulp.",
	estimate_missing: "In plaats van de uitkomst zolang jaar of inkomen ontbreekt.",
	estimate_invalid: "In plaats van de uitkomst zolang een bedrag niet te lezen is.",
	calculator_private: "Boven de vragen van de rekenhulp.",
	rules_of: "Onder de rekenhulp; {years} zijn de jaren, {date} is de dag waarop de regels zijn nagekeken.",
	close: "Knop die een melding sluit.",
	not_found_title: "Kop van de pagina die er niet is.",
	not_found_text: "Zin op de pagina die er niet is.",
	not_found_home: "Verwijzing naar de voorpagina op die pagina.",
	not_found_links: "Zin boven de belangrijkste pagina's.",
	part_failed: "Bij een kaart, zoekvak of rekenhulp als de toepassing niet geladen kon worden.",
	form_offline: "Boven de knop van een formulier als er bij het versturen geen verbinding is.",
	section_failed: "In plaats van een onderdeel dat niet getoond kan worden.",
	error_title: "Kop als de toepassing stukgaat.",
	error_reload: "Knop die de pagina opnieuw laadt.",
	copyright: "Voor het jaar en de naam in de voet.",
} as const;

export type WordKey = keyof typeof wordDescriptions;

export const wordKeys = Object.keys(wordDescriptions) as readonly WordKey[];

/** All words in one language. */
export type Words = Readonly<Record<WordKey, string>>;

/** The schema of `content/words/<language>.yaml`: Dutch is complete, the others may lack words. */
export function wordsSchema(language: Language) {
	const shape: Record<string, z.ZodType> = {};
	for (const key of wordKeys) {
		const word = z.string().min(1).max(300).describe(wordDescriptions[key]);
		shape[key] = language === "nl" ? word : word.optional();
	}
	return z.strictObject(shape).describe(`Woorden van de site: ${languageNames[language]}.`);
}
