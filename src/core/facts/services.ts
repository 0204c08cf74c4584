import { icon, label, link, text, withSamples } from "../fields/fields.ts";
import { defineFacts } from "./define.ts";

export const services = defineFacts({
	name: "services",
	title: "Diensten",
	summary: "Wat het bedrijf doet; vestigingen en formulieren verwijzen hiernaar.",
	keyed: true,
	card: { title: "name", text: "description", link: "link" },
	one: { nl: "een dienst", en: "a service" },
	fields: withSamples({
		name: label("Naam van de dienst.", { max: 80, label: ["naam", "name"] }),
		description: text("Voor wie of waarvoor, in één of twee zinnen.", {
			max: 240,
			label: ["beschrijving", "description"],
		}).optional(),
		icon: icon("Pictogram bij de naam.").optional(),
		link: link("Pagina met meer uitleg.").optional(),
	}),
});
