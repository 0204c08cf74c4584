import { group, icon, image, list, markdown, priceOfOffer, text, validUntil, withSamples } from "../fields/fields.ts";
import { defineFacts } from "./define.ts";

export const products = defineFacts({
	name: "products",
	title: "Producten en prijzen",
	summary: "Alles met een prijs. Wie hier een prijs verandert, verandert hem op elke pagina.",
	keyed: true,
	fields: withSamples({
		name: text("Naam van het product.", { max: 80, label: ["naam", "name"] }),
		price: priceOfOffer("Prijs in euro, met btw: 139 of 45.00, vanaf 139, of: op aanvraag.", {
			label: ["prijs", "price"],
		}),
		validUntil: validUntil().optional(),
		unit: text("Waar de prijs voor geldt, bijvoorbeeld: per stuk, per paar of per set.", {
			max: 40,
			label: ["eenheid", "unit"],
		}),
		description: text("Voor wie of waarvoor, in één of twee zinnen.", {
			max: 240,
			label: ["beschrijving", "description"],
		}),
		attenuation: text("Demping, met wat dat getal betekent: 19 dB (gemiddelde demping, afhankelijk van pasvorm).", {
			max: 120,
			label: ["demping", "attenuation"],
		}).optional(),
		details: markdown("Wat erbij hoort en hoe het gaat.", {
			max: 1200,
			under: 3,
			label: ["bijzonderheden", "details"],
		}).optional(),
		image: image("Tekening of foto van het product.").optional(),
		features: list(
			"Kenmerken, elk met een pictogram.",
			group("Een kenmerk.", {
				icon: icon("Pictogram voor de naam."),
				name: text("Het kenmerk in een paar woorden.", { max: 80, label: ["naam", "name"] }),
			}),
			{ max: 8, label: ["kenmerken", "features"] },
		),
	}),
});
