import { counted, type EditorLanguage, inLanguage } from "#core/in-language.ts";

/** What a command is doing when it makes a site or Studio. */
const stages = {
	reading: { nl: "Inhoud lezen en controleren", en: "Reading and checking the content" },
	application: { nl: "Toepassing en stijlen", en: "Application and styles" },
	pages: { nl: "Pagina's maken", en: "Making pages" },
	photos: { nl: "Foto's verkleinen", en: "Making photos smaller" },
	shares: { nl: "Deelbeelden", en: "Share pictures" },
	links: { nl: "Links naar andere sites", en: "Links to other sites" },
	others: { nl: "Overige bestanden", en: "Other files" },
	compressing: { nl: "Bestanden comprimeren", en: "Compressing files" },
	studio: { nl: "Studio samenstellen", en: "Compiling Studio" },
	dictionary: { nl: "Woordenboek en overige bestanden", en: "Dictionary and other files" },
} as const;

/** What came of it. */
const counts = {
	pages: [
		{ nl: "{count} pagina", en: "{count} page" },
		{ nl: "{count} pagina's", en: "{count} pages" },
	],
	files: [
		{ nl: "{count} bestand", en: "{count} file" },
		{ nl: "{count} bestanden", en: "{count} files" },
	],
	links: [
		{ nl: "{count} adres", en: "{count} address" },
		{ nl: "{count} adressen", en: "{count} addresses" },
	],
	pictures: [
		{ nl: "{count} beeld", en: "{count} picture" },
		{ nl: "{count} beelden", en: "{count} pictures" },
	],
} as const;

/** What a stage is called, for people. */
export function stageIn(stage: keyof typeof stages, language: EditorLanguage): string {
	return inLanguage(stages[stage], language);
}

/** How many came of a stage, for people. */
export function countIn(count: number, what: keyof typeof counts, language: EditorLanguage): string {
	const [one, more] = counts[what];
	return counted(count, one, more, language);
}
