import type { Words } from "#studio/desk/say.ts";

/** What the frame of Studio says. */
export const words = {
	studio: { nl: "Studio", en: "Studio" },
	edit: { nl: "Bewerken", en: "Edit" },
	textsHere: { nl: "Teksten op deze pagina", en: "Texts on this page" },
	aboutReach: {
		nl: "Pijlen of eerste letters: andere tekst. Enter: veranderen.",
		en: "Arrow keys or first letters: another text. Enter: change it.",
	},
	aboutLetters: {
		nl: "Eerste letters: naar een veld of een knop. Enter: typen of indrukken.",
		en: "First letters: to a field or a button. Enter: type or press.",
	},
	undo: { nl: "Ongedaan maken", en: "Undo" },
	redo: { nl: "Opnieuw", en: "Redo" },
	follow: { nl: "Volg de link", en: "Follow the link" },
	comes: {
		nl: "Dit wordt opgehaald. Is er geen verbinding, dan komt het zodra die er weer is.",
		en: "This is loading. If you are offline, it will load as soon as you are connected again.",
	},
	farReaching: { nl: "Dit verandert meer dan u hier ziet", en: "This changes more than you see here" },
	farUndo: { nl: "U kunt het daarna nog ongedaan maken.", en: "You can still undo it afterwards." },
	leaveAsIs: { nl: "Alles zo laten", en: "Leave everything as it is" },
	doAnyway: { nl: "Toch doen", en: "Do it anyway" },
} as const satisfies Words;
