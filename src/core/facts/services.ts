import { icon, label, link, withSamples } from "../fields/fields.ts";
import { defineFacts } from "./define.ts";

export const services = defineFacts({
	name: "services",
	title: "Diensten",
	summary: "Wat het bedrijf doet; vestigingen en formulieren verwijzen hiernaar.",
	keyed: true,
	card: { title: "name", link: "link" },
	fields: withSamples({
		name: label("Naam van de dienst.", { max: 80, label: ["naam", "name"] }),
		icon: icon("Pictogram bij de naam.").optional(),
		link: link("Pagina met meer uitleg.").optional(),
	}),
});
