import { type Days, isOn } from "../days.ts";
import { days } from "../fields/common.ts";
import { group, icon, image, list, markdown, price, text, withSamples } from "../fields/fields.ts";
import { defineFacts } from "./define.ts";

export const products = defineFacts({
	name: "products",
	title: "Producten en prijzen",
	summary: "Alles met een prijs. Wie hier een prijs verandert, verandert hem op elke pagina.",
	keyed: true,
	card: { title: "name", text: "description", image: "image" },
	fields: withSamples({
		name: text("Naam van het product.", { max: 80, label: ["naam", "name"] }),
		price: price("Prijs in euro, met btw: 139 of 45.00, vanaf 139, of: op aanvraag.", {
			also: ["from", "request"],
			label: ["prijs", "price"],
		}),
		offer: group(
			"Een andere prijs voor een tijd. Op die dagen staat ze overal in plaats van de gewone.",
			{
				price: price("De prijs op die dagen: 119, of vanaf 119.", {
					also: ["from"],
					label: ["actieprijs", "offer price"],
				}),
				...days("deze prijs geldt"),
				lowest: price(
					"Laagste prijs van de 30 dagen voor de actie. Alleen die mag als oude prijs bij de actieprijs staan; zonder dit staat er geen.",
					{ label: ["laagste prijs", "lowest price"] },
				).optional(),
			},
			{ label: ["actie", "offer"] },
		).optional(),
		unit: text("Waar de prijs voor geldt, bijvoorbeeld: per stuk, per paar of per set.", {
			max: 40,
			label: ["eenheid", "unit"],
		}),
		variants: list(
			"Uitvoeringen met een eigen prijs, bijvoorbeeld maten. Ze staan onder de prijs; vul daar de laagste in, zoals vanaf 20.",
			group("Een uitvoering.", {
				name: text("Wat deze uitvoering anders maakt, bijvoorbeeld: klein.", { max: 60, label: ["naam", "name"] }),
				price: price("De prijs van deze uitvoering: 20 of 24.50.", { label: ["prijs", "price"] }),
			}),
			{ max: 12, label: ["uitvoeringen", "variants"] },
		).optional(),
		description: text("Voor wie of waarvoor, in één of twee zinnen.", {
			max: 240,
			label: ["beschrijving", "description"],
		}),
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
		).optional(),
	}),
});

/** A product as it is on a day: without an offer of other days, and with the price of an offer that holds. */
export function productOn<
	T extends { readonly price: P; readonly offer?: (Days & { readonly price: P }) | undefined },
	P,
>(product: T, day: string): T {
	const { offer } = product;
	if (!offer) return product;
	return isOn(offer, day) ? { ...product, price: offer.price } : { ...product, offer: undefined };
}
