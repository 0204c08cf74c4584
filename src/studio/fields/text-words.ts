/** What is said where a text is given its form. */
export const textWords = {
	form: { nl: "Vorm van de tekst", en: "Form of the text" },
	bold: { nl: "Vet", en: "Bold" },
	italic: { nl: "Schuin", en: "Italic" },
	link: { nl: "Koppeling", en: "Link" },
	bullets: { nl: "Lijst", en: "List" },
	numbers: { nl: "Genummerd", en: "Numbered" },
	heading: { nl: "Kop", en: "Heading" },
	smallHeading: { nl: "Kleine kop", en: "Small heading" },
	whereTo: { nl: "Waar leidt de koppeling heen?", en: "Where does the link lead?" },
	whereToAbout: {
		nl: "Een pagina van deze site, zoals /contact, of een adres dat begint met https://",
		en: "A page of this site, such as /contact, or an address that begins with https://",
	},
	putLink: { nl: "Koppeling maken", en: "Make the link" },
	removeLink: { nl: "Koppeling weghalen", en: "Remove the link" },
} as const;
