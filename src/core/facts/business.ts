import { email, group, list, phone, properName, text, url, withSamples } from "../fields/fields.ts";
import { defineFacts } from "./define.ts";
import { exceptions } from "./opening-hours.ts";

export const business = defineFacts({
	name: "business",
	title: "Het bedrijf",
	summary: "Naam, telefoon, e-mail en vrije dagen van het bedrijf.",
	keyed: false,
	fields: withSamples({
		name: properName("Naam van het bedrijf, zoals die in de kop en de voet van elke pagina staat.", {
			max: 60,
			label: ["naam", "name"],
		}),
		slogan: text("Eén zin over het bedrijf, onder de naam in de voet.", {
			max: 140,
			label: ["zin onder de naam", "sentence below the name"],
		}),
		phone: phone("Telefoonnummer, bijvoorbeeld 058 123 45 67."),
		email: email("E-mailadres voor vragen en afspraken."),
		region: text("Gebied waar het bedrijf aan huis komt.", { max: 60, label: ["gebied", "region"] }),
		phones: list(
			"Andere telefoonnummers, naast het gewone.",
			group("Een nummer.", {
				label: text("Waar het nummer voor is, bijvoorbeeld Spoed.", { max: 40, label: ["opschrift", "label"] }),
				phone: phone("Het nummer, bijvoorbeeld 058 123 45 67."),
			}),
			{ max: 5, label: ["andere telefoonnummers", "other phone numbers"] },
		).optional(),
		social: list(
			"Profielen op sociale netwerken.",
			group("Een profiel.", {
				name: properName("Naam van het netwerk.", { max: 40, label: ["naam", "name"] }),
				url: url("Adres van het profiel."),
			}),
			{ max: 10, label: ["sociale netwerken", "social networks"] },
		).optional(),
		exceptions: exceptions(
			"Dagen waarop alle vestigingen dicht zijn of andere tijden hebben. Een dag gaat voor een periode, en een vestiging gaat voor het bedrijf.",
		).optional(),
	}),
});
