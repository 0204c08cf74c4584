import type { InReports } from "#core/fields/answers.ts";
import { kinds } from "#core/fields/kinds.ts";
import { type EditorLanguage, inLanguage, quoted } from "#core/in-language.ts";
import type { ProblemText } from "#core/problems/problem.ts";

interface Told {
	readonly code: string;
	readonly words: ProblemText;
	readonly language: EditorLanguage;
	/** By what the content and what people call the field. */
	readonly field: { readonly name: string; readonly called: string } | undefined;
}

/** A problem in the words of Studio, in which nobody sees lines, files and commands. */
export function inStudio({ code, words: { title, message, hint }, language, field }: Told): ProblemText {
	const called = (sentence: string) =>
		field ? sentence.replaceAll(`\`${field.name}\``, `\`${field.called}\``) : sentence;
	const plain = (sentence: string) => withoutCode(called(asTyped(sentence, language)), language);
	const ownMessage = field && code in fieldSentences ? fieldSentences[code] : messages[code];
	// What was surely or perhaps meant is asked.
	const own = code === "unknown-section" && hint.endsWith("?") ? undefined : hints[code];
	return {
		title,
		message: ownMessage ? inLanguage(ownMessage, language, { field: field?.called ?? "" }) : plain(message),
		hint: own ? inLanguage(own, language) : plainHint(plain(hint), code, language),
	};
}

/** What of a hint is for Studio; where that is nothing, what can be done there. */
function plainHint(hint: string, code: string, language: EditorLanguage): string {
	const { [code]: otherwise } = otherwiseHints;
	return sentencesOf(hint).filter(isForStudio).join(" ") || (otherwise ? inLanguage(otherwise, language) : "");
}

/** A form reads more than a file may say. */
function asTyped(sentence: string, language: EditorLanguage): string {
	return Object.values(kinds).reduce(
		(said, { expected, expectedInForm }) =>
			expectedInForm ? said.replaceAll(inLanguage(expected, language), inLanguage(expectedInForm, language)) : said,
		sentence,
	);
}

/** What stands between the signs for code stands between quotation marks. */
function withoutCode(sentence: string, language: EditorLanguage): string {
	return sentence.replace(/`([^`]*)`/g, (_, code: string) => quoted(code, language));
}

function sentencesOf(text: string): string[] {
	return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
}

/** It speaks of files, lines of them, names with a colon, or what is typed in a terminal. */
const ofFiles =
	/content\/|\.ya?ml\b|\bYAML\b|\bnpm\b|\b(?:regel|line|Zeile|ligne|línea)\b[^.]*[‘“„«]|[‘“„«]\s?#?\s?(?!mailto|tel)\w+:(?=[\s’”“»])|[‘“„«]\s?(?:formerly|languages|translateLater|samples|options|optionsFrom|publish|draft|from|until|id|alt|latitude|longitude)\s?[’”“»]/;

function isForStudio(sentence: string): boolean {
	return !ofFiles.test(sentence);
}

const fieldIsEmpty = { nl: "‘{field}’ is nog niet ingevuld.", en: "“{field}” is not filled in yet." };

/** What is said of a field by its name. */
const fieldSentences: Readonly<Record<string, InReports>> = {
	"missing-field": fieldIsEmpty,
	"empty-value": fieldIsEmpty,
	"sample-left": { nl: "‘{field}’ is nog een voorbeeld.", en: "“{field}” is still a sample." },
};

/** Of an example that nobody filled in: nothing is there that could be taken for true. */
export function emptySample(field: string, language: EditorLanguage): ProblemText {
	return {
		title: inLanguage(empty.title, language),
		message: inLanguage(fieldIsEmpty, language, { field }),
		hint: inLanguage(empty.hint, language),
	};
}

const empty = {
	title: { nl: "Nog niet ingevuld", en: "Not filled in yet" },
	hint: {
		nl: "Vul dit in. Hoort het leeg te blijven, kies dan ‘Dit klopt zo’.",
		en: "Fill this in. If it should stay empty, choose “This is right as it is”.",
	},
};

/** What is wrong, where the report names a line. */
const messages: Readonly<Record<string, InReports>> = {
	"empty-value": { nl: "Hier is nog niets ingevuld.", en: "Nothing is filled in here yet." },
	"listed-twice": { nl: "Dit staat hier twee keer.", en: "This is here twice." },
	"listed-again": {
		nl: "Dit staat op deze pagina ook in een ander onderdeel.",
		en: "This is also in another section of this page.",
	},
	"exceptions-overlap": {
		nl: "Voor deze dagen zijn al andere tijden opgegeven.",
		en: "Other hours have already been given for these days.",
	},
	"translation-twice": {
		nl: "Deze tekst heeft al een vertaling, en die telt.",
		en: "This text already has a translation, and that one counts.",
	},
	"place-again": {
		nl: "Deze plaats staat ook in een ander gebied.",
		en: "This place is also in another area.",
	},
	"broken-anchor": {
		nl: "De link leidt naar een plaats op een pagina die daar niet is.",
		en: "The link leads to a place on a page that is not there.",
	},
	"unknown-ref": {
		nl: "Dit noemt iets uit de gegevens van de site dat er niet is.",
		en: "This refers to one of the facts of the site that does not exist.",
	},
	"days-order": {
		nl: "De laatste dag is eerder dan de eerste, dus dit is er nooit.",
		en: "The last day is before the first, so this is never shown.",
	},
	"missing-image": {
		nl: "De foto of tekening die hier hoort, is er niet.",
		en: "The photo or drawing that belongs here is missing.",
	},
	"missing-download": {
		nl: "Het bestand dat hier hoort, is er niet.",
		en: "The file that belongs here is missing.",
	},
	"duplicate-anchor": {
		nl: "Iets anders op deze pagina heeft dezelfde naam voor links.",
		en: "Something else on this page has the same name for links.",
	},
};

const madeElsewhere: InReports = {
	nl: "Heeft iemand anders dit gemaakt, laat het dan staan: een nieuwere Studio kent het misschien.",
	en: "If somebody else made this, leave it: a newer Studio may know it.",
};

/** What to do in Studio, where nothing of a hint is for it. */
const otherwiseHints: Readonly<Record<string, InReports>> = {
	"broken-anchor": {
		nl: "Kies een andere plaats, of verwijs naar de pagina zelf.",
		en: "Choose another place, or link to the page itself.",
	},
	"unknown-ref": { nl: "Kies iets anders.", en: "Choose something else." },
	"missing-image": { nl: "Kies een andere, of voeg er een toe.", en: "Choose another one, or add one." },
	"missing-download": { nl: "Kies een ander bestand, of voeg er een toe.", en: "Choose another file, or add one." },
	"unknown-field": madeElsewhere,
};

/** What to do in Studio, where the report speaks of the file. */
const hints: Readonly<Record<string, InReports>> = {
	"future-date": {
		nl: "Kijk of de dag, de maand en het jaar kloppen.",
		en: "Check the day, the month and the year.",
	},
	"unknown-section": madeElsewhere,
	"missing-field": { nl: "Vul dit in.", en: "Fill this in." },
	"empty-value": { nl: "Vul hier iets in.", en: "Fill something in here." },
	"sample-left": {
		nl: "Vul in wat klopt. Is het goed zoals het er staat, kies dan ‘Dit klopt zo’.",
		en: "Fill in what is right. If it is right as it is, choose “This is right as it is”.",
	},
	"link-to-draft": {
		nl: "Haal de link weg, of laat bezoekers die pagina zien.",
		en: "Remove the link, or let visitors see that page.",
	},
	"draft-front-page": {
		nl: "Laat de voorpagina zoals ze is. Een onderdeel ervan kan wel een eerste dag hebben.",
		en: "Leave the home page as it is. A section of it can have a first day.",
	},
	"missing-alt": {
		nl: "Zeg in één zin wat er te zien is, of dat het een sierbeeld is.",
		en: "Say in one sentence what it shows, or that it is only decoration.",
	},
	"described-decoration": {
		nl: "Kies een van de twee: een beschrijving, of een sierbeeld.",
		en: "Choose one of the two: a description, or decoration.",
	},
	"orphan-page": {
		nl: "Verwijs ernaar vanaf een andere pagina, of geef de pagina een plaats in het menu.",
		en: "Link to it from another page, or give the page a place in the menu.",
	},
	"translation-missing": { nl: "Vul de vertaling in.", en: "Fill in the translation." },
	"translation-stale": {
		nl: "Kijk of de vertaling nog klopt, en verbeter haar of zeg dat de betekenis gelijk is gebleven.",
		en: "Check whether the translation is still right, and correct it or say that the meaning is the same.",
	},
	"translation-shape": {
		nl: "Een alinea blijft een alinea, een kop blijft een kop, een lijst houdt evenveel punten en een tabel evenveel rijen.",
		en: "A paragraph stays a paragraph, a heading stays a heading, a list keeps its number of items and a table its number of rows.",
	},
	"file-not-translated": { nl: "Vul de vertalingen in.", en: "Fill in the translations." },
	"translations-open": { nl: "Vul de vertalingen aan.", en: "Fill in the translations." },
	"language-not-shown": {
		nl: "Voeg de taal toe in de instellingen van de site.",
		en: "Add the language in the settings of the site.",
	},
	"list-of-drafts": {
		nl: "Laat bezoekers een van die pagina’s zien, of geef dit onderdeel een eerste dag.",
		en: "Let visitors see one of those pages, or give this section a first day.",
	},
};
