export default {
	sample_testimonials: "Uitleg boven ervaringen die nog een voorbeeld zijn.",
	rating: "Waardering voor schermlezers; {rating} is het cijfer.",
} as const;
