/** What something new says until its editor says something better. */
export const fillings = {
	description: "Beschrijf hier in één of twee zinnen wat een bezoeker op deze pagina vindt.",
	summary: "Vat het artikel hier samen in één of twee zinnen.",
	text: "Hier komt de tekst.",
	intro: "Hier komt de inleiding.",
	heading: "Hier komt een kop",
	more: "Hier komt de rest van de tekst.",
	product: "Zeg hier in één of twee zinnen voor wie dit product is.",
	feature: "Hier komt een kenmerk",
	/** Before the name of a field. */
	part: "Hier komt nog een",
	/** So begins every such sentence of a new site. */
	begin: "Schrijf hier ",
};

/** Sentences that stand in the place of what an editor is to write. */
export const templateSentences: readonly string[] = [
	...Object.values(fillings),
	// Those of a new site in another language.
	"Write here ",
	"Schreiben Sie hier",
];
