import { defineFacts } from "#core/facts/define.ts";
import { group, image, label, latitude, list, longitude, number, properName, ref, text } from "#core/fields/fields.ts";

const edgeLatitude = (description: string, dutch: string, english: string) =>
	number(description, { min: -90, max: 90, label: [dutch, english] });
const edgeLongitude = (description: string, dutch: string, english: string) =>
	number(description, { min: -180, max: 180, label: [dutch, english] });

const position = {
	latitude: latitude("Breedtegraad, bijvoorbeeld 53.201."),
	longitude: longitude("Lengtegraad, bijvoorbeeld 5.809."),
};

export default defineFacts({
	name: "towns",
	title: "Plaatsen aan huis",
	summary: "De plaatsen waar het bedrijf aan huis komt, per gebied.",
	keyed: true,
	card: { title: "region" },
	items: { list: "towns", rest: "elsewhere" },
	one: { nl: "een plaats aan huis", en: "a town for home visits" },
	fields: {
		region: text("Naam van het gebied, bijvoorbeeld Zeeland.", { max: 60, label: ["gebied", "region"] }),
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
		map: group(
			"De kaart: een tekening van het gebied, recht van boven en met het noorden boven. De plaatsen zet de site erop.",
			{
				image: image("De tekening."),
				north: edgeLatitude("Breedtegraad van de bovenrand.", "bovenrand", "north edge"),
				south: edgeLatitude("Breedtegraad van de onderrand.", "onderrand", "south edge"),
				west: edgeLongitude("Lengtegraad van de linkerrand.", "linkerrand", "west edge"),
				east: edgeLongitude("Lengtegraad van de rechterrand.", "rechterrand", "east edge"),
				waters: list(
					"Namen van zeeën en meren.",
					group("Een water; de plek is het midden van de naam.", {
						name: text("De naam.", { max: 30, label: ["naam", "name"] }),
						...position,
					}),
					{ max: 6, label: ["wateren", "waters"] },
				).optional(),
				branches: list(
					"De vestigingen op de kaart.",
					ref("branches", "Naam uit facts/branches.yaml.", { shows: ["city", "latitude", "longitude"] }),
					{ max: 10, label: ["vestigingen", "branches"] },
				).optional(),
			},
			{ label: ["kaart", "map"] },
		).optional(),
	},
});
