export default {
	price_including_vat: "Achter elke prijs.",
	offer_until: "Bij een actieprijs: voor de laatste dag.",
	lowest_price: "Bij een actieprijs: voor de laagste prijs van de 30 dagen ervoor.",
	compare: "Kop boven de tabel met twee producten naast elkaar.",
	price: "In die tabel: de rij met de prijs.",
	suited_for: "In die tabel: de rij met waarvoor een product is.",
	attenuation: "Bij een product en in die tabel: hoeveel het dempt.",
	features: "In die tabel: de rij met de kenmerken.",
	ask_us: "In die tabel, waar een gegeven er niet is.",
} as const;
