import type { Session } from "#core/studio.ts";
import { menuWords } from "#studio/features/menu/words.ts";
import { makingWords } from "#studio/features/pages/words.ts";
import { othersWords } from "#studio/features/people/words.ts";
import { pictureWords } from "#studio/features/pictures/words.ts";
import { publishingWords } from "#studio/features/publishing/words.ts";
import { sectionWords } from "#studio/features/sections/words.ts";
import { translationWords } from "#studio/features/translations/words.ts";
import { unsavedWords } from "#studio/features/unsaved/words.ts";
import { shellWords } from "#studio/features/words/words.ts";
import { proposalWords } from "#studio/fields/suggestion-words.ts";
import { textWords } from "#studio/fields/text-words.ts";

/** What Studio says, in the language of the reports. */
export const words = {
	...makingWords,
	...menuWords,
	...othersWords,
	...pictureWords,
	...proposalWords,
	...publishingWords,
	...sectionWords,
	...textWords,
	...shellWords,
	...translationWords,
	...unsavedWords,
	studio: { nl: "Studio", en: "Studio" },
	edit: { nl: "Bewerken", en: "Edit" },
	editing: {
		nl: "Klik op een tekst om die te veranderen. Met Alt en een klik volgt u een koppeling.",
		en: "Click on a text to change it. With Alt and a click you follow a link.",
	},
	viewing: { nl: "U bekijkt de pagina zoals een bezoeker.", en: "You see the page as a visitor does." },
	textsHere: { nl: "Teksten op deze pagina", en: "Texts on this page" },
	aboutReach: { nl: "Pijlen: andere tekst. Enter: veranderen.", en: "Arrows: another text. Enter: change it." },
	held: {
		nl: "Dit verandert u niet op deze plaats. Houd Alt ingedrukt om de koppeling te volgen.",
		en: "This is not changed here. Hold Alt to follow the link.",
	},
	sections: { nl: "Onderdelen", en: "Sections" },
	page: { nl: "Over deze pagina", en: "About this page" },
	goThere: { nl: "Ga ernaartoe", en: "Go there" },
	undo: { nl: "Ongedaan maken", en: "Undo" },
	redo: { nl: "Opnieuw", en: "Redo" },
	undone: { nl: "Ongedaan gemaakt: {name}", en: "Undone: {name}" },
	redone: { nl: "Opnieuw gedaan: {name}", en: "Done again: {name}" },
	close: { nl: "Sluiten", en: "Close" },
	saving: { nl: "Bewaren…", en: "Saving…" },
	saved: { nl: "Bewaard", en: "Saved" },
	unsaved: { nl: "Nog niet bewaard", en: "Not saved yet" },
	unreachable: {
		nl: "Studio antwoordt niet. Staat het programma nog aan, en is er verbinding? Wat u typte blijft hier staan.",
		en: "Studio does not answer. Is the program still on, and is there a connection? What you typed stays here.",
	},
	retry: { nl: "Probeer het nog eens", en: "Try again" },
	left: { nl: "nog {count} tekens", en: "{count} characters left" },
	over: { nl: "{count} tekens te veel", en: "{count} characters too many" },
	optional: { nl: "mag leeg blijven", en: "may stay empty" },
	nothing: { nl: "niets gekozen", en: "nothing chosen" },
	more: { nl: "Meer van: {name}", en: "More of: {name}" },
	fact: {
		nl: "Dit is een gegeven: het verandert op {pages} in {languages}.",
		en: "This is a fact: it changes on {pages} in {languages}.",
	},
	otherPage: {
		nl: "Dit hoort bij ‘{name}’ en verandert daar mee.",
		en: "This belongs to “{name}” and changes there too.",
	},
	onePage: { nl: "1 pagina", en: "1 page" },
	pages: { nl: "{count} pagina’s", en: "{count} pages" },
	oneLanguage: { nl: "1 taal", en: "1 language" },
	languages: { nl: "{count} talen", en: "{count} languages" },
	remark: { nl: "Opmerking in het bestand:", en: "Remark in the file:" },
	up: { nl: "Omhoog", en: "Up" },
	down: { nl: "Omlaag", en: "Down" },
	duplicate: { nl: "Dupliceren", en: "Duplicate" },
	remove: { nl: "Verwijderen", en: "Remove" },
	add: { nl: "Toevoegen", en: "Add" },
	moved: { nl: "{name} staat nu op plaats {place} van {count}.", en: "{name} is now number {place} of {count}." },
	duplicated: { nl: "{name} staat er nu twee keer.", en: "{name} is there twice now." },
	removed: { nl: "{name} is weg. U kunt dat ongedaan maken.", en: "{name} is gone. You can undo that." },
	added: { nl: "{name} is toegevoegd.", en: "{name} was added." },
	openFirst: {
		nl: "Hier staat nog iets dat niet bewaard is. Maak dat eerst af.",
		en: "Something here is not saved yet. Finish that first.",
	},
	farReaching: { nl: "Dit verandert meer dan u hier ziet", en: "This changes more than you see here" },
	farUndo: { nl: "U kunt het daarna nog ongedaan maken.", en: "You can undo it afterwards." },
	leaveAsIs: { nl: "Alles zo laten", en: "Leave everything as it is" },
	doAnyway: { nl: "Toch doen", en: "Do it anyway" },
	leftAsIs: { nl: "Er is niets veranderd.", en: "Nothing was changed." },
	wrong: { nl: "{count} dingen kloppen niet", en: "{count} things are not right" },
	wrongOne: { nl: "1 ding klopt niet", en: "1 thing is not right" },
	remarks: { nl: "{count} dingen om naar te kijken", en: "{count} things to look at" },
	remarkOne: { nl: "1 ding om naar te kijken", en: "1 thing to look at" },
	problems: { nl: "Wat er niet klopt", en: "What is not right" },
	aboutWrong: {
		nl: "Zolang er iets niet klopt, kan de site niet online. Bezoekers merken hier nog niets van.",
		en: "As long as something is not right, the site cannot go online. Visitors notice nothing of this yet.",
	},
	nothingWrong: { nl: "Alles klopt.", en: "Everything is right." },
	toLookAt: { nl: "Ook om naar te kijken", en: "To look at as well" },
	onlyInFile: {
		nl: "Dit is niet hier te verbeteren. Vraag wie de site bijhoudt om hulp.",
		en: "This cannot be corrected here. Ask whoever keeps the site for help.",
	},
	programFailed: {
		nl: "Er ging iets mis in het programma zelf, niet in uw tekst. Laad de pagina opnieuw, of vraag wie de site bijhoudt om hulp.",
		en: "Something went wrong in the program itself, not in your text. Load the page again, or ask whoever keeps the site for help.",
	},
	sample: {
		nl: "Nog een voorbeeld: zo gaat het niet online. Vul in wat klopt.",
		en: "Still an example: it does not go online like this. Fill in what is right.",
	},
	confirmSample: { nl: "Dit klopt zo", en: "This is right as it is" },
	sampleConfirmed: { nl: "{name} is geen voorbeeld meer.", en: "{name} is no example any more." },
	write: { nl: "Maak ervan: {value}", en: "Make it: {value}" },
	keys: {
		nl: "Met Alt en een pijl omhoog of omlaag verplaatst u een onderdeel.",
		en: "Alt and an arrow up or down moves a section.",
	},
	conflict: { nl: "Dit is intussen ergens anders veranderd.", en: "This was changed elsewhere in the meantime." },
	changedBy: { nl: "{who} heeft dit intussen veranderd.", en: "{who} changed this in the meantime." },
	mine: { nl: "Mijn tekst", en: "My text" },
	theirs: { nl: "Die andere", en: "The other one" },
	gone: { nl: "(staat er niet meer)", en: "(no longer there)" },
	changedInside: {
		nl: "(er is iets in veranderd, of het staat op een andere plaats)",
		en: "(something in it was changed, or it stands in another place)",
	},
	doAgain: { nl: "Wilt u het toch? Doe het dan nog eens.", en: "Do you want it all the same? Then do it again." },
	cancel: { nl: "Toch niet", en: "Never mind" },
	open: { nl: "open", en: "open" },
	closed: { nl: "gesloten", en: "closed" },
	from: { nl: "van", en: "from" },
	until: { nl: "tot", en: "until" },
	withPause: { nl: "Met een pauze", en: "With a pause" },
	factsHere: { nl: "Gegevens in dit onderdeel", en: "Facts in this section" },
	factsAround: { nl: "Gegevens rond elke pagina", en: "Facts around every page" },
} as const;

export type Said = keyof typeof words;

/** A sentence of Studio, with values in its braces. */
export type Say = (key: Said, values?: Readonly<Record<string, string | number>>) => string;

export function sayIn(language: Session["language"]): Say {
	return (key, values = {}) => words[key][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
