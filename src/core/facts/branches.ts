import {
	email,
	image,
	latitude,
	list,
	longitude,
	markdown,
	path,
	phone,
	properName,
	ref,
	text,
	withSamples,
} from "../fields/fields.ts";
import { defineFacts } from "./define.ts";
import { exceptions, weekHours } from "./opening-hours.ts";

export const branches = defineFacts({
	name: "branches",
	title: "Vestigingen",
	summary: "Adres, openingstijden en bereikbaarheid van elke vestiging.",
	keyed: true,
	card: { title: "name", text: "region", image: "image", link: "page" },
	fields: withSamples({
		name: text("Naam van de vestiging.", { max: 80, label: ["naam", "name"] }),
		street: properName("Straat en huisnummer.", { max: 80, label: ["straat", "street"] }),
		postalCode: properName("Postcode, bijvoorbeeld 1234 AB.", { max: 10, label: ["postcode", "postal code"] }),
		city: properName("Plaats.", { max: 60, label: ["plaats", "town"] }),
		page: path("Adres van de pagina van deze vestiging.", { label: ["pagina", "page"] }),
		region: text("Gebied dat deze vestiging bedient.", { max: 120, label: ["gebied", "region"] }),
		phone: phone("Telefoonnummer van deze vestiging, als dat anders is dan dat van het bedrijf.").optional(),
		email: email("E-mailadres van deze vestiging, als dat anders is dan dat van het bedrijf.").optional(),
		latitude: latitude(
			"Breedtegraad voor de kaart, bijvoorbeeld 53.201. Zonder breedtegraad en lengtegraad is er van deze vestiging geen kaart.",
		).optional(),
		longitude: longitude("Lengtegraad voor de kaart, bijvoorbeeld 5.799.").optional(),
		image: image("Tekening of foto van de vestiging."),
		surroundings: image("Tekening van de omgeving, die er staat tot een bezoeker de kaart laadt.", {
			label: ["omgeving", "surroundings"],
		}).optional(),
		hours: weekHours(),
		exceptions: exceptions(
			"Dagen waarop deze vestiging andere tijden heeft. Ze gaan voor die van het bedrijf in facts/business.yaml.",
		).optional(),
		hoursNote: text("Zin onder de openingstijden.", {
			max: 160,
			label: ["zin onder de openingstijden", "sentence below the opening hours"],
		}).optional(),
		access: markdown("Hoe u er komt: parkeren, openbaar vervoer, toegankelijkheid.", {
			max: 1500,
			under: 3,
			label: ["bereikbaarheid", "how to get there"],
		}),
		services: list("Diensten op deze vestiging.", ref("services", "Naam uit facts/services.yaml."), {
			max: 20,
			label: ["diensten", "services"],
		}).optional(),
	}),
});
