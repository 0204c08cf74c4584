import type { Reservation } from "../reserved.ts";
import { entry } from "./entry.ts";

/** What a reserved address is needed for; `step` is the part of it that the site uses. */
const neededNl: Readonly<Record<Reservation, (step: string) => string>> = {
	language: (step) => `onder \`/${step}\` staan de pagina's in een andere taal`,
	files: (step) => `in \`/${step}\` staan de bestanden die bij de pagina's horen`,
	"not-found": () => "daar staat de pagina voor een adres dat niet bestaat",
	index: () => "`index` is de naam van het bestand dat een map zelf als pagina heeft",
	paging: (step) => `\`${step}\` staat in het adres van de volgende pagina's van een overzicht`,
};

const neededEn: Readonly<Record<Reservation, (step: string) => string>> = {
	language: (step) => `\`/${step}\` holds the pages in another language`,
	files: (step) => `\`/${step}\` holds the files that belong to the pages`,
	"not-found": () => "the page for an address that does not exist is there",
	index: () => "a file called `index` is the page of its folder",
	paging: (step) => `\`${step}\` is part of the address of the further pages of an overview`,
};

/** Mistakes in the addresses of pages. */
export const addressProblems = {
	"duplicate-address": entry<{ address: string; other: string }>({
		nl: {
			title: "Adres is al in gebruik",
			message: ({ address, other }) => `\`${address}\` is ook het adres van \`${other}\`.`,
			hint: "Kies voor één van de twee een ander adres.",
		},
		en: {
			title: "Address is already in use",
			message: ({ address, other }) => `\`${address}\` is also the address of \`${other}\`.`,
			hint: "Choose a different address for one of the two.",
		},
	}),
	"reserved-address": entry<{ address: string; reservation: Reservation; step: string; former?: boolean }>({
		nl: {
			title: "Adres is gereserveerd",
			message: ({ address, reservation, step }) =>
				`\`${address}\` is een adres dat de site zelf gebruikt: ${neededNl[reservation](step)}.`,
			hint: ({ former }) =>
				former ? "Haal dit adres weg uit `formerly`." : "Geef het bestand of de map een andere naam.",
		},
		en: {
			title: "Address is reserved",
			message: ({ address, reservation, step }) =>
				`\`${address}\` is used by the site itself: ${neededEn[reservation](step)}.`,
			hint: ({ former }) =>
				former ? "Remove this address from `formerly`." : "Give the file or folder a different name.",
		},
	}),
} as const;
