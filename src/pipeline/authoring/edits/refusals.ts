import type { InReports } from "#core/fields/answers.ts";

/** Why a change is not made, in words. */
export const refusals = {
	unreadable: (file: string, line: number): InReports => ({
		nl: "Dit bestand is nu niet te lezen. Open {file}; op regel {line} staat een fout.",
		en: "This file cannot be read now. Open {file}; there is a mistake on line {line}.",
		values: { file, line },
	}),
	noPlace: {
		nl: "Dit staat niet meer in het bestand. Laad de pagina opnieuw.",
		en: "This is no longer in the file. Load the page again.",
	},
	noFile: {
		nl: "Dit bestand kan hier niet worden veranderd.",
		en: "This file cannot be changed here.",
	},
	noUpload: {
		nl: "Dit bestand is er niet meer. Voeg het nog eens toe.",
		en: "This file is gone. Add it once more.",
	},
	taken: (file: string): InReports => ({
		nl: "{file} is er al, of kan zo niet heten.",
		en: "{file} is there already, or cannot have that name.",
		values: { file },
	}),
	noneLeft: {
		undo: { nl: "Er is niets meer om ongedaan te maken.", en: "There is nothing more to undo." },
		redo: { nl: "Er is niets meer om opnieuw te doen.", en: "There is nothing more to redo." },
	},
	noPage: {
		nl: "Deze pagina is er niet.",
		en: "There is no such page.",
	},
	json: {
		nl: "Dit staat in een bestand in JSON, en dat verandert alleen in het bestand zelf.",
		en: "This is in a file in JSON, which is changed in the file itself only.",
	},
	changedSince: (name: string): InReports => ({
		nl: '"{name}" kan niet meer: het bestand is op die plaats intussen veranderd.',
		en: '"{name}" is no longer possible: the file has changed at that place meanwhile.',
		values: { name },
	}),
	lastItem: {
		nl: "Dit is de laatste van de lijst. Verwijder de hele lijst, of verander deze.",
		en: "This is the last one of its list. Remove the whole list, or change this one.",
	},
	unsound: (what: string): InReports => ({
		nl: "Er klopt iets niet in {what}, en dit hangt daarvan af. Verbeter dat eerst.",
		en: "Something is not right in {what}, and this depends on it. Correct that first.",
		values: { what },
	}),
	byHand: (line: number): InReports => ({
		nl: "Dit kan alleen in het bestand zelf, bij regel {line}.",
		en: "This can only be done in the file itself, near line {line}.",
		values: { line },
	}),
} as const;
