import type { Words } from "#studio/desk/say.ts";

/** What the frame of Studio says. */
export const words = {
	studio: { nl: "Studio", en: "Studio" },
	edit: { nl: "Bewerken", en: "Edit" },
	textsHere: { nl: "Teksten op deze pagina", en: "Texts on this page" },
	aboutReach: { nl: "Pijlen: andere tekst. Enter: veranderen.", en: "Arrows: another text. Enter: change it." },
	sections: { nl: "Onderdelen", en: "Sections" },
	page: { nl: "Over deze pagina", en: "About this page" },
	undo: { nl: "Ongedaan maken", en: "Undo" },
	redo: { nl: "Opnieuw", en: "Redo" },
	farReaching: { nl: "Dit verandert meer dan u hier ziet", en: "This changes more than you see here" },
	farUndo: { nl: "U kunt het daarna nog ongedaan maken.", en: "You can undo it afterwards." },
	leaveAsIs: { nl: "Alles zo laten", en: "Leave everything as it is" },
	doAnyway: { nl: "Toch doen", en: "Do it anyway" },
	problems: { nl: "Wat er niet klopt", en: "What is not right" },
	new: { nl: "Nieuw…", en: "New…" },
	drafts: { nl: "Concepten", en: "Drafts" },
	draftsCount: { nl: "Concepten ({count})", en: "Drafts ({count})" },
	others: { nl: "Van anderen", en: "From others" },
	othersCount: { nl: "Van anderen ({count})", en: "From others ({count})" },
	translatedInto: { nl: "Vertaling: {language}", en: "Translation: {language}" },
	translations: { nl: "Vertalingen", en: "Translations" },
	outdatedOne: { nl: "1 vertaling is nu verouderd", en: "1 translation is now out of date" },
	outdated: { nl: "{count} vertalingen zijn nu verouderd", en: "{count} translations are now out of date" },
	siteWord: { nl: "Woord van de site", en: "Word of the site" },
} as const satisfies Words;
