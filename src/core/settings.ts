import * as z from "zod";
import { businessKinds } from "./business-kinds.ts";
import { type CountryCode, countries, currencies, timeZones } from "./countries.ts";
import { days } from "./fields/common.ts";
import {
	choice,
	code,
	date,
	flag,
	group,
	id,
	link,
	list,
	menuKey,
	menuPoint,
	origin,
	properName,
	siteAddress,
	text,
	url,
	withSamples,
} from "./fields/fields.ts";
import { labelled } from "./fields/kind.ts";
import { languages, sourceLanguages } from "./languages.ts";
import type { Resolved } from "./resolved.ts";

/** So many points the menu has room for. */
export const mostPoints = 12;

/** The settings that views may ask for, each by its name. */
const settingFields = {
	openForAppointments: flag("Kunnen er nu afspraken gemaakt worden? Zet het bordje op de voorpagina aan of uit.", {
		label: ["open voor afspraken", "open for appointments"],
	}).optional(),
	form: group(
		"De dienst die formulieren als e-mail doorstuurt.",
		withSamples({
			service: origin("Adres van de dienst, zonder schuine streep aan het eind.", { label: ["dienst", "service"] }),
			mailbox: properName("Postbus, of de schuilnaam die de dienst na activering geeft.", {
				max: 120,
				label: ["postbus", "mailbox"],
			}),
		}),
		{ label: ["formulier", "form"] },
	).optional(),
	booking: group(
		"De afsprakenkalender van een derde. Zonder adres verschijnt het aanvraagformulier.",
		{
			provider: properName("Naam van de aanbieder, zoals een bezoeker die kent.", {
				max: 60,
				label: ["aanbieder", "provider"],
			}),
			url: url("Adres van de kalender."),
			stores: list(
				"Kalenders per vestiging, als de aanbieder die heeft.",
				group("Een kalender.", {
					name: id("Naam waarmee een onderdeel naar deze kalender verwijst, bijvoorbeeld store1.", {
						label: ["naam", "name"],
					}),
					url: url("Adres van deze kalender."),
				}),
				{ label: ["kalenders per vestiging", "calendars by branch"] },
			).optional(),
		},
		{ label: ["afsprakenkalender", "booking calendar"] },
	).optional(),
	frames: list(
		"Wat een eigen onderdeel van een derde laat zien, na een klik.",
		group("Iets van een derde.", {
			key: id("Naam die het onderdeel ervoor heeft.", { label: ["naam", "name"] }),
			provider: properName("Naam van de aanbieder, zoals een bezoeker die kent.", {
				max: 60,
				label: ["aanbieder", "provider"],
			}),
			url: url("Adres ervan."),
		}),
		{ max: 10, label: ["van derden", "from third parties"] },
	).optional(),
	map: group(
		"De kaart bij een vestiging. Zonder deze regels is zij van OpenStreetMap.",
		{
			provider: choice(
				"Van wie de kaart komt.",
				{ openstreetmap: "OpenStreetMap" },
				{ label: ["aanbieder", "provider"] },
			),
		},
		{ label: ["kaart", "map"] },
	).optional(),
	video: group(
		"Van wie de video's komen. Zonder dit opent een video bij de aanbieder zelf.",
		{
			provider: choice(
				"De aanbieder.",
				{ youtube: "YouTube, zonder cookies vooraf", vimeo: "Vimeo" },
				{ label: ["aanbieder", "provider"] },
			),
		},
		{ label: ["video", "video"] },
	).optional(),
};

const countryCodes = Object.keys(countries) as CountryCode[];

/** The schema of `content/site.yaml`. */
export const siteSchema = z.strictObject({
	business: group(
		"Wat voor bedrijf dit is, en waar. Zonder dit blok: een bedrijf in Nederland.",
		{
			kind: choice("Soort bedrijf, voor zoekmachines.", businessKinds, {
				label: ["soort bedrijf", "kind of business"],
			}).optional(),
			country: code("Het land: voor telefoonnummers, prijzen en tijden.", "region", countryCodes, {
				label: ["land", "country"],
			}).optional(),
			currency: code("De munt, als die anders is dan die van het land.", "currency", currencies, {
				label: ["munt", "currency"],
			}).optional(),
			timeZone: code("De tijdzone, als die anders is dan die van de hoofdstad.", "timeZone", timeZones, {
				label: ["tijdzone", "time zone"],
			}).optional(),
		},
		{ label: ["bedrijf", "business"] },
	).optional(),
	...settingFields,
	address: siteAddress(
		"Adres van de site, bijvoorbeeld https://www.voorbeeld.nl of https://naam.github.io/praktijk, zonder schuine streep aan het eind.",
		{ label: ["adres van de site", "address of the site"] },
	),
	sharePictures: choice(
		"Het beeld dat verschijnt als iemand een pagina deelt. Zonder deze regel: page.",
		{
			page: "elke pagina een eigen beeld",
			site: "één beeld voor de hele site",
			none: "geen beeld",
		},
		{ label: ["deelbeelden", "share pictures"] },
	).optional(),
	reportLanguage: code(
		"Taal waarin u leest wat Studio en de controle zeggen. Zonder deze regel de taal waarin u schrijft.",
		"language",
		sourceLanguages,
		{ label: ["taal van de meldingen", "language of the reports"] },
	).optional(),
	languages: labelled(
		z
			.array(code("Een taal van de site.", "language", languages))
			.min(1)
			.describe("Talen van de site. De eerste is de taal waarin u schrijft."),
		["talen", "languages"],
	),
	translateLater: list(
		"Vertalingen die mogen wachten. Tot en met die dag vraagt de controle er niet om.",
		group("Een uitstel: van een taal, van een bestand, of van een bestand in één taal.", {
			language: code("De taal, bijvoorbeeld ar. Zonder deze regel: elke taal.", "language", languages, {
				label: ["taal", "language"],
			}).optional(),
			file: properName("Het bestand in content, bijvoorbeeld pages/contact.yaml. Zonder deze regel: elk bestand.", {
				max: 200,
				label: ["bestand", "file"],
			}).optional(),
			until: date("De laatste dag waarop het mag wachten.", { label: ["tot en met", "until"] }),
		}),
		{ label: ["vertalen mag wachten", "translation may wait"] },
	).optional(),
	titleSuffix: properName("Staat achter de titel van elke pagina in het tabblad.", {
		max: 60,
		label: ["naam achter elke titel", "name after every title"],
	}),
	menu: list(
		"De punten van het menu, in volgorde. Pagina's melden zich met hun eigen menu-blok. Een site van één pagina heeft er geen nodig.",
		group("Een punt van het menu.", {
			key: menuKey("Korte naam, waarmee pagina's naar dit punt verwijzen. Bezoekers zien die niet.", {
				label: ["korte naam", "short name"],
			}),
			label: text("Zoals het in het menu staat.", { max: 40, label: ["opschrift", "label"] }),
		}),
		{ max: mostPoints, label: ["menu", "menu"] },
	).optional(),
	menuButton: menuPoint("Het menupunt dat als knop opvalt. Zonder deze regel geen.", {
		label: ["knop in het menu", "button in the menu"],
	}).optional(),
	message: group(
		"Een mededeling boven elke pagina. Buiten haar dagen staat zij er niet.",
		{
			text: text("De mededeling, in één of twee zinnen.", { max: 200, label: ["tekst", "text"] }),
			link: link("Waar de mededeling heen leidt. Zonder deze regel is zij geen link.").optional(),
			...days("de mededeling er staat"),
		},
		{ label: ["mededeling", "message"] },
	).optional(),
	footer: group(
		"De voet van elke pagina.",
		{
			links: list(
				"Kleine links onderaan, zoals privacy en colofon.",
				group("Een link.", {
					label: text("Tekst van de link.", { max: 40, label: ["opschrift", "label"] }),
					link: link("Waar ze heen leidt."),
				}),
				{ max: 8, label: ["kleine links", "small links"] },
			),
		},
		{ label: ["voet", "footer"] },
	).optional(),
	article: group(
		"Slot van elk blogartikel. Zonder dit blok eindigt een artikel met de andere artikelen.",
		{
			title: text("Kop.", { max: 80, label: ["titel", "title"] }),
			text: text("Zin onder de kop.", { max: 200, label: ["tekst", "text"] }),
			label: text("Tekst op de knop.", { max: 40, label: ["opschrift", "label"] }),
			link: link("Waar de knop heen leidt."),
		},
		{ label: ["artikel", "article"] },
	).optional(),
});

export type SiteFile = z.output<typeof siteSchema>;
export type SettingName = keyof typeof settingFields;
export type Settings = Resolved<Pick<SiteFile, SettingName>>;
