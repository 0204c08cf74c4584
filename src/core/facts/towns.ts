import { group, label, list, number, properName, text } from "../fields/fields.ts";
import { defineFacts } from "./define.ts";

const position = {
	latitude: number("Breedtegraad, bijvoorbeeld 53.201.", { min: 50, max: 54, label: ["breedtegraad", "latitude"] }),
	longitude: number("Lengtegraad, bijvoorbeeld 5.809.", { min: 3, max: 8, label: ["lengtegraad", "longitude"] }),
};

export const towns = defineFacts({
	name: "towns",
	title: "Plaatsen aan huis",
	summary: "De plaatsen waar de audicien aan huis komt, per gebied.",
	keyed: true,
	fields: {
		region: text("Naam van het gebied, bijvoorbeeld Friesland.", { max: 60, label: ["gebied", "region"] }),
		elsewhere: label("Laatste keuze in een formulier, voor wie ergens anders in het gebied woont.", {
			max: 60,
			label: ["keuze voor elders", "choice for elsewhere"],
		}),
		towns: list(
			"De plaatsen, in de volgorde waarin ze op de pagina staan.",
			group("Een plaats.", {
				name: properName("Naam van de plaats.", { max: 60, label: ["naam", "name"] }),
				...position,
				alsoKnownAs: list("Andere namen van de plaats.", properName("Een andere naam.", { max: 60 }), {
					max: 6,
					label: ["andere namen", "other names"],
				}).optional(),
			}),
			{ label: ["plaatsen", "towns"] },
		),
		outline: list("Omtrek van het gebied, als punten op de kaart.", group("Een punt van de omtrek.", position), {
			min: 3,
			label: ["omtrek op de kaart", "outline on the map"],
		}).optional(),
	},
});
