import { path, text } from "../fields/fields.ts";
import { defineFacts } from "./define.ts";

export const tags = defineFacts({
	name: "tags",
	title: "Onderwerpen",
	summary: "Onderwerpen van artikelen. Een artikel noemt ze met `tags`, een overzicht van één onderwerp met `tag`.",
	keyed: true,
	fields: {
		label: text("Hoe het onderwerp heet, zoals het boven een artikel staat.", { max: 40, label: ["naam", "name"] }),
		page: path("De pagina met alle artikelen over dit onderwerp; zonder dit staat het niet boven een artikel.", {
			label: ["pagina", "page"],
		}).optional(),
	},
});
