export default {
	map_title: "Naam van de kaart; {place} is de plaats.",
} as const;
