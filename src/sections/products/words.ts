export default {
	price_including_vat: "Achter elke prijs.",
	offer_until: "Bij een actieprijs: voor de laatste dag.",
	lowest_price: "Bij een actieprijs: voor de laagste prijs van de 30 dagen ervoor.",
	same_for_all: "Kop boven wat voor alle producten van een onderdeel geldt.",
} as const;
