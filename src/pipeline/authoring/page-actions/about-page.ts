import { path } from "#core/fields/fields.ts";
import type { Question } from "../wizards/wizard.ts";

/** Which page something is done with. */
export const aboutPage: Question = {
	name: "name",
	ask: { nl: "Welke pagina?", en: "Which page?" },
	field: path("De pagina waar het om gaat."),
};
