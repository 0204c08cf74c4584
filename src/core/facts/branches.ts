import {
	email,
	group,
	hours,
	image,
	list,
	markdown,
	number,
	path,
	phone,
	properName,
	ref,
	text,
	withSamples,
} from "../fields/fields.ts";
import { defineFacts } from "./define.ts";

const day = (name: string) => hours(`Openingstijd op ${name}: gesloten of 09:30-17:00.`);

export const branches = defineFacts({
	name: "branches",
	title: "Vestigingen",
	summary: "Adres, openingstijden en bereikbaarheid van elke vestiging.",
	keyed: true,
	fields: withSamples({
		name: text("Naam van de vestiging.", { max: 80 }),
		street: properName("Straat en huisnummer.", { max: 80 }),
		postalCode: properName("Postcode, bijvoorbeeld 8911 AA.", { max: 10 }),
		city: properName("Plaats.", { max: 60 }),
		page: path("Adres van de pagina van deze vestiging."),
		region: text("Gebied dat deze vestiging bedient.", { max: 120 }),
		phone: phone("Telefoonnummer van deze vestiging, als dat anders is dan dat van de praktijk.").optional(),
		email: email("E-mailadres van deze vestiging, als dat anders is dan dat van de praktijk.").optional(),
		latitude: number("Breedtegraad voor de kaart, bijvoorbeeld 53.201.", { min: 50, max: 54 }),
		longitude: number("Lengtegraad voor de kaart, bijvoorbeeld 5.799.", { min: 3, max: 8 }),
		image: image("Tekening of foto van de vestiging."),
		hours: group("Openingstijden per weekdag.", {
			monday: day("maandag"),
			tuesday: day("dinsdag"),
			wednesday: day("woensdag"),
			thursday: day("donderdag"),
			friday: day("vrijdag"),
			saturday: day("zaterdag"),
			sunday: day("zondag"),
		}),
		hoursNote: text("Zin onder de openingstijden.", { max: 160 }).optional(),
		access: markdown("Hoe u er komt: parkeren, openbaar vervoer, toegankelijkheid.", {
			max: 1500,
			under: 3,
		}),
		services: list("Diensten op deze vestiging.", ref("services", "Naam uit facts/services.yaml."), {
			max: 20,
		}),
	}),
});
