import type { Language } from "../languages.ts";
import { entry, excusable, languageName, warning } from "./entry.ts";

/** Where something came along from. */
interface Pasted {
	readonly found: string;
	readonly from: keyof typeof pastedNl;
	/** What was meant, where there is one answer. */
	readonly write?: string | undefined;
}

const pastedNl = {
	chat: "komt uit een chatprogramma",
	word: "is een code of foutmelding van een tekstverwerker",
	sheet: "is een code of foutmelding van een rekenblad",
	template: "is een plek die een ander programma had moeten invullen",
	code: "maakt van wat erna komt een blok programmacode",
	lines: "is het teken waarmee een programma een nieuwe regel aangeeft",
	computer: "is een plaats op een computer, en niet op het web",
	letters: "bevat letters die bij het kopiëren zijn verminkt",
	sign: "is een teken dat alleen in een bepaald lettertype bestaat, vaak een opsommingsteken van een tekstverwerker",
	tab: "zijn twee vakjes van een tabel; de tab ertussen wordt op de site één spatie",
	table: "lijkt een rij van een tabel, maar zo wordt het er geen",
};

const pastedEn: typeof pastedNl = {
	chat: "comes from a chat program",
	word: "is a code or an error message from a word processor",
	sheet: "is a code or an error message from a spreadsheet",
	template: "is a place that another program should have filled in",
	code: "turns what follows into a block of program code",
	lines: "is how programs write a new line",
	computer: "is a place on a computer, and not on the web",
	letters: "contains letters that were damaged while copying",
	sign: "is a character that exists in one particular font only, often a bullet from a word processor",
	tab: "are two cells of a table; the tab between them becomes one space on the site",
	table: "looks like a row of a table, but will not become one",
};

const hintsNl: Partial<Record<keyof typeof pastedNl, string>> = {
	lines: "Begin in het bestand een nieuwe regel, of zet er een spatie neer.",
	computer: "Zet het bestand in content/files en verwijs ernaar, of haal dit weg.",
	letters: "Typ het woord opnieuw.",
	tab: "Maak er een lijst van met streepjes, of een tabel: `| dag | tijd |`, en daaronder `| --- | --- |`.",
	table: "Zet onder de eerste rij een rij met streepjes: `| --- | --- |`.",
};

const hintsEn: typeof hintsNl = {
	lines: "Start a new line in the file, or put a space there.",
	computer: "Put the file in content/files and link to it, or remove this.",
	letters: "Type the word again.",
	tab: "Make it a list with hyphens, or a table: `| day | time |`, and below it `| --- | --- |`.",
	table: "Put a row of hyphens below the first row: `| --- | --- |`.",
};

interface Half {
	readonly found: string;
	readonly what: keyof typeof halfNl;
}

const halfNl = {
	title: (found: string) => `Achter \`${found}\` staat geen kop.`,
	comma: (found: string) => `Deze tekst houdt op bij \`${found}\`.`,
	conjunction: (found: string) => `Deze tekst houdt op bij \`${found}\`.`,
	bracket: (found: string) => `Bij \`${found}\` hoort een tweede haakje.`,
	gap: (found: string) => `Bij \`${found}\` lijkt een woord of getal weg te zijn.`,
	word: (found: string) => `\`${found}\` is twee keer hetzelfde woord.`,
	sentence: (found: string) => `\`${found}\` staat twee keer in deze tekst.`,
	heading: (found: string) => `Onder de kop \`${found}\` staat niets.`,
	item: (found: string) => `Achter \`${found}\` staat niets: een leeg punt in een lijst.`,
};

const halfEn: typeof halfNl = {
	title: (found) => `No heading follows \`${found}\`.`,
	comma: (found) => `This text ends at \`${found}\`.`,
	conjunction: (found) => `This text ends at \`${found}\`.`,
	bracket: (found) => `\`${found}\` needs a second parenthesis.`,
	gap: (found) => `A word or a number seems to be missing at \`${found}\`.`,
	word: (found) => `\`${found}\` is the same word twice.`,
	sentence: (found) => `\`${found}\` is in this text twice.`,
	heading: (found) => `There is nothing below the heading \`${found}\`.`,
	item: (found) => `Nothing follows \`${found}\`: an empty item of a list.`,
};

/** What visitors would read and nobody meant: pasted along, left over, or half deleted. */
export const strayProblems = {
	"pasted-along": excusable<Pasted>({
		nl: {
			title: "Meegekomen bij het plakken",
			message: ({ found, from }) => `\`${found}\` ${pastedNl[from]}. Bezoekers lezen het zo.`,
			hint: ({ from, write }) =>
				write === undefined ? (hintsNl[from] ?? "Haal het weg, en kijk of de zin nog klopt.") : `Schrijf: \`${write}\``,
		},
		en: {
			title: "Pasted by accident",
			message: ({ found, from }) => `\`${found}\` ${pastedEn[from]}. Visitors would read it as it is.`,
			hint: ({ from, write }) =>
				write === undefined
					? (hintsEn[from] ?? "Remove it, and check that the sentence is still right.")
					: `Write: \`${write}\``,
		},
	}),
	"loose-note": warning<{ found: string }>({
		nl: {
			title: "Nummer zonder noot",
			message: ({ found }) => `\`${found}\` leidt nergens heen; het lijkt meegekomen uit een andere tekst.`,
			hint: "Haal het weg, of noem de bron met een link: `[naam van de bron](https://…)`.",
		},
		en: {
			title: "Number without a note",
			message: ({ found }) => `\`${found}\` leads nowhere; it seems to come from another text.`,
			hint: "Remove it, or name the source with a link: `[name of the source](https://…)`.",
		},
	}),
	"half-text": warning<Half>({
		nl: {
			title: "Half weggehaald of dubbel geplakt",
			message: ({ found, what }) => halfNl[what](found),
			hint: "Maak de tekst af, of haal weg wat er te veel staat.",
		},
		en: {
			title: "Half deleted or pasted twice",
			message: ({ found, what }) => halfEn[what](found),
			hint: "Complete the text, or remove what should not be there.",
		},
	}),
	"fact-in-signs": entry<{ found: string; write: string; why: "sign" | "unit" }>({
		nl: {
			title: "Tekens rond een feit",
			message: ({ found, why }) =>
				why === "sign"
					? `\`${found}\` lijkt een feit, maar staat niet tussen accolades alleen; bezoekers lezen die tekens.`
					: `Een prijs heeft zijn euroteken al; met \`${found}\` staat het er twee keer.`,
			hint: ({ write }) => `Schrijf: \`${write}\``,
		},
		en: {
			title: "Characters around a fact",
			message: ({ found, why }) =>
				why === "sign"
					? `\`${found}\` looks like a fact, but has more than braces around it; visitors would read those characters.`
					: `A price brings its own euro sign; \`${found}\` would show it twice.`,
			hint: ({ write }) => `Write: \`${write}\``,
		},
	}),
	"folded-list": entry<{ found: string; how: "sign" | "block" | "line" }>({
		nl: {
			title: "Regels worden één regel",
			message: ({ found }) => `\`${found}\` komt achter de regel ervoor te staan, en niet eronder.`,
			hint: ({ how }) =>
				({
					sign: "Zet achter de naam van het veld een `|` in plaats van de `>`.",
					block: "Zet achter de naam van het veld een `|`, en begin de tekst op de regel eronder.",
					line: "In dit veld past geen lijst. Maak er één zin van, of zet de lijst in een onderdeel met een langere tekst.",
				})[how],
		},
		en: {
			title: "Lines are joined",
			message: ({ found }) => `\`${found}\` will run on after the line above it, not start a new line.`,
			hint: ({ how }) =>
				({
					sign: "Put a `|` after the name of the field instead of the `>`.",
					block: "Put a `|` after the name of the field, and start the text on the next line.",
					line: "This field cannot hold a list. Make it one sentence, or put the list in a section with a longer text.",
				})[how],
		},
	}),
	"vague-link": warning<{ found: string }>({
		nl: {
			title: "Link zegt niet waarheen",
			message: ({ found }) =>
				`Wie alleen de links hoort of ziet, leest hier \`${found}\` en weet niet waar die heen gaat.`,
			hint: "Noem waar de link heen leidt: `[onze openingstijden](/contact)`.",
		},
		en: {
			title: "Link does not say where it leads",
			message: ({ found }) => `Visitors who only hear or see the links read \`${found}\` here, and not where it leads.`,
			hint: "Say where the link leads: `[our opening hours](/contact)`.",
		},
	}),
	"link-to-itself": warning<{ target: string }>({
		nl: {
			title: "Link naar de pagina zelf",
			message: ({ target }) => `\`${target}\` is deze pagina: wie hier klikt, ziet niets gebeuren.`,
			hint: "Kies een andere pagina, of een plaats op deze pagina: `#formulier`.",
		},
		en: {
			title: "Link to the page itself",
			message: ({ target }) => `\`${target}\` is this page, so nothing happens for visitors who click here.`,
			hint: "Choose another page, or a place on this page: `#form`.",
		},
	}),
	"vague-alt": warning<{ found: string }>({
		nl: {
			title: "Beschrijving zegt niets",
			message: ({ found }) => `\`${found}\` zegt niet wat er te zien is aan wie het beeld niet ziet.`,
			hint: "Beschrijf in één zin wat er te zien is. Is het beeld alleen versiering, schrijf dan `decorative: ja`.",
		},
		en: {
			title: "Description says nothing",
			message: ({ found }) => `\`${found}\` does not tell people who cannot see the picture what it shows.`,
			hint: "Describe in one sentence what the picture shows. If it is only decoration, write `decorative: yes`.",
		},
	}),
	"single-choice": warning<{ found: string }>({
		nl: {
			title: "Maar één keuze",
			message: ({ found }) => `\`${found}\` is de enige keuze; wie dit invult, heeft niets te kiezen.`,
			hint: "Voeg keuzes toe. Moet iemand alleen iets aanvinken, schrijf dan `kind: checkboxes`.",
		},
		en: {
			title: "Only one option",
			message: ({ found }) => `\`${found}\` is the only option, so there is nothing to choose.`,
			hint: "Add options. If visitors only have to tick something, write `kind: checkboxes`.",
		},
	}),
	"place-again": warning<{ found: string; other: string; line: number }>({
		nl: {
			title: "Plaats staat al in een ander gebied",
			message: ({ found, other, line }) => `\`${found}\` staat ook in \`${other}\`, op regel ${line}.`,
			hint: "Laat de plaats in één gebied staan; anders vinden bezoekers haar twee keer.",
		},
		en: {
			title: "Place is in another area already",
			message: ({ found, other, line }) => `\`${found}\` is also in \`${other}\`, on line ${line}.`,
			hint: "Keep the place in one area; otherwise visitors will find it twice.",
		},
	}),
	"translation-language": warning<{ language: Language }>({
		nl: {
			title: "Vertaling in een andere taal",
			message: ({ language }) => `Deze vertaling lijkt niet in het ${languageName(language, "nl")} te zijn.`,
			hint: "Vertaal de tekst, of zet haar in het bestand van haar eigen taal.",
		},
		en: {
			title: "Translation in another language",
			message: ({ language }) => `This translation does not seem to be in ${languageName(language, "en")}.`,
			hint: "Translate the text, or move it to the file of its own language.",
		},
	}),
} as const;
