import type { Session } from "#core/studio.ts";

/** What Studio says, in the language of the reports. */
const words = {
	edit: { nl: "Bewerken", en: "Edit" },
	editing: { nl: "Klik op een tekst om die te veranderen.", en: "Click on a text to change it." },
	sections: { nl: "Onderdelen", en: "Sections" },
	page: { nl: "Over deze pagina", en: "About this page" },
	undo: { nl: "Ongedaan maken", en: "Undo" },
	redo: { nl: "Opnieuw", en: "Redo" },
	close: { nl: "Sluiten", en: "Close" },
	saving: { nl: "Bewaren…", en: "Saving…" },
	saved: { nl: "Bewaard", en: "Saved" },
	unsaved: { nl: "Nog niet bewaard", en: "Not saved yet" },
	unreachable: {
		nl: "Studio antwoordt niet. Draait `npm run studio` nog? Wat u typte blijft hier staan.",
		en: "Studio does not answer. Is `npm run studio` still running? What you typed stays here.",
	},
	left: { nl: "nog {count} tekens", en: "{count} characters left" },
	over: { nl: "{count} tekens te veel", en: "{count} characters too many" },
	optional: { nl: "mag leeg blijven", en: "may stay empty" },
	fact: {
		nl: "Dit is een gegeven: het verandert op {pages} in {languages}.",
		en: "This is a fact: it changes on {pages} in {languages}.",
	},
	up: { nl: "Omhoog", en: "Up" },
	down: { nl: "Omlaag", en: "Down" },
	duplicate: { nl: "Dupliceren", en: "Duplicate" },
	remove: { nl: "Verwijderen", en: "Remove" },
	add: { nl: "Toevoegen", en: "Add" },
	moved: { nl: "{name} staat nu op plaats {place} van {count}.", en: "{name} is now number {place} of {count}." },
	removed: { nl: "{name} is weg. U kunt dat ongedaan maken.", en: "{name} is gone. You can undo that." },
	conflict: { nl: "Dit is intussen ergens anders veranderd.", en: "This was changed elsewhere in the meantime." },
	mine: { nl: "Mijn tekst", en: "My text" },
	theirs: { nl: "Die andere", en: "The other one" },
	dutchOnly: {
		nl: "Hier staat een vertaling. Verander de tekst op de Nederlandse pagina.",
		en: "This is a translation. Change the text on the Dutch page.",
	},
} as const;

/** A sentence of Studio, with values in its braces. */
export type Say = (key: keyof typeof words, values?: Readonly<Record<string, string | number>>) => string;

export function sayIn(language: Session["language"]): Say {
	return (key, values = {}) => words[key][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
