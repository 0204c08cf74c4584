import type { InReports } from "#core/fields/answers.ts";

/** Why a change is not made, in words. */
export const refusals = {
	unreadable: (file: string, line: number): InReports => ({
		nl: "Hier staat een fout die niet van u is, en daarom is dit nu niet te veranderen. Wie de site bijhoudt, vindt haar in {file}, op regel {line}.",
		en: "There is a mistake here that is not yours, so this cannot be changed now. Whoever looks after the site will find it in {file}, on line {line}.",
		values: { file, line },
	}),
	noPlace: {
		nl: "Dit staat niet meer op die plaats. Laad de pagina opnieuw.",
		en: "This is no longer in that place. Reload the page.",
	},
	noFile: {
		nl: "Dit kan hier niet worden veranderd.",
		en: "This cannot be changed here.",
	},
	noUpload: {
		nl: "Dit bestand is er niet meer. Voeg het nog eens toe.",
		en: "This file no longer exists. Add it again.",
	},
	taken: (file: string): InReports => ({
		nl: "{file} is er al, of kan zo niet heten.",
		en: "{file} already exists, or cannot have that name.",
		values: { file },
	}),
	noneLeft: {
		undo: { nl: "Er is niets meer om ongedaan te maken.", en: "There is nothing left to undo." },
		redo: { nl: "Er is niets meer om opnieuw te doen.", en: "There is nothing left to redo." },
	},
	noPage: {
		nl: "Deze pagina is er niet.",
		en: "There is no such page.",
	},
	json: {
		nl: "Dit kan Studio niet veranderen, door de vorm waarin het geschreven is. Vraag het wie de site bijhoudt.",
		en: "Studio cannot change this, because of the way it is written. Ask whoever looks after the site.",
	},
	changedSince: (name: string): InReports => ({
		nl: '"{name}" kan niet meer: op die plaats is intussen iets veranderd.',
		en: '"{name}" is no longer possible: something has changed there in the meantime.',
		values: { name },
	}),
	lastItem: {
		nl: "Dit is de laatste van de lijst. Verwijder de hele lijst, of verander deze.",
		en: "This is the last item of the list. Remove the whole list, or change this one.",
	},
	unsound: (what: string): InReports => ({
		nl: "Er klopt iets niet in {what}, en dit hangt daarvan af. Verbeter dat eerst.",
		en: "Something is wrong in {what}, and this depends on it. Fix that first.",
		values: { what },
	}),
	byHand: (line: number): InReports => ({
		nl: "Dit kan Studio niet veranderen. Wie de site bijhoudt kan dat wel, bij regel {line}.",
		en: "Studio cannot change this. Whoever looks after the site can, near line {line}.",
		values: { line },
	}),
} as const;
