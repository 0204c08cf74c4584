import type { Language } from "../languages.ts";
import { entry, languageName, type ReportLanguage, warning } from "./entry.ts";

/** "Engels, Frans en Spaans" */
function namesOf(languages: readonly Language[], report: ReportLanguage): string {
	return new Intl.ListFormat(report).format(languages.map((language) => languageName(language, report)));
}

/** What a visitor reads in the place of a translation that is not there. */
function instead({ languages, source, fallback }: Unread, report: ReportLanguage): string {
	const read = languages.some((language) => language !== fallback) ? new Set([fallback, source]) : [source];
	return new Intl.ListFormat(report, { type: "disjunction" }).format(
		[...read].map((each) => languageName(each, report)),
	);
}

interface Passage {
	languages: readonly Language[];
}

interface Unread extends Passage {
	source: Language;
	/** What visitors read where a translation is missing. */
	fallback: Language;
}

interface WordsMissing {
	readonly language: Language;
	readonly name: string;
	/** By their keys. */
	readonly missing: readonly string[];
	/** How many words the builder has. */
	readonly all: number;
	readonly source: Language;
	readonly fallback: Language;
}

/** "`home`, `blogs` en 100 andere" */
function firstOf(keys: readonly string[], report: ReportLanguage): string {
	const first = keys.slice(0, keys.length > 4 ? 2 : 4).map((key) => `\`${key}\``);
	const rest = keys.length - first.length;
	const others = rest > 0 ? [report === "nl" ? `${rest} andere` : `${rest} others`] : [];
	return new Intl.ListFormat(report).format([...first, ...others]);
}

/** Texts of a file that are open in some languages. */
export interface Open {
	readonly texts: number;
	readonly languages: readonly Language[];
}

interface OpenTexts {
	readonly missing: readonly Open[];
	readonly stale: readonly Open[];
}

/** "3 teksten nog niet vertaald in het Engels en Frans, 1 tekst verouderd in het Spaans" */
function openNl({ missing, stale }: OpenTexts): string {
	const say = (state: string) => (open: Open) =>
		`${open.texts === 1 ? "1 tekst" : `${open.texts} teksten`} ${state} in het ${namesOf(open.languages, "nl")}`;
	return [...missing.map(say("nog niet vertaald")), ...stale.map(say("verouderd"))].join("; ");
}

function openEn({ missing, stale }: OpenTexts): string {
	const say = (state: string) => (open: Open) =>
		`${open.texts === 1 ? "1 text" : `${open.texts} texts`} ${state} ${namesOf(open.languages, "en")}`;
	return [...missing.map(say("not translated yet into")), ...stale.map(say("out of date in"))].join("; ");
}

/** Mistakes between the texts and their translations. */
export const translateProblems = {
	"translation-missing": warning<Unread>({
		nl: {
			title: "Nog niet vertaald",
			message: (values) =>
				`Deze tekst is nog niet vertaald in het ${namesOf(values.languages, "nl")}. Bezoekers lezen daar ${instead(values, "nl")}.`,
			hint: "Draai `npm run translations` en vul de vertaling in, in content/translations.",
		},
		en: {
			title: "Not translated yet",
			message: (values) =>
				`This text has not been translated into ${namesOf(values.languages, "en")} yet. Visitors read ${instead(values, "en")} instead.`,
			hint: "Run `npm run translations` and fill in the translation, in content/translations.",
		},
	}),
	"file-not-translated": warning<Passage & { passages: number }>({
		nl: {
			title: "Nog niets vertaald",
			message: ({ languages, passages }) =>
				`Van de teksten hier (${passages}) is nog geen enkele vertaald in het ${namesOf(languages, "nl")}.`,
			hint: "Draai `npm run translations` en vul de vertalingen in, in content/translations.",
		},
		en: {
			title: "Nothing translated yet",
			message: ({ languages, passages }) =>
				`None of the texts here (${passages}) has been translated into ${namesOf(languages, "en")} yet.`,
			hint: "Run `npm run translations` and fill in the translations, in content/translations.",
		},
	}),
	/** In the place of these, where nobody asked for every text. */
	"translations-open": warning<OpenTexts>({
		nl: {
			title: "Nog te vertalen",
			message: openNl,
			hint: "Draai `npm run translations` en vul aan in content/translations. `npm run validate -- --all` wijst elke tekst aan. Mag het wachten, zet het dan met een dag onder `translateLater` in content/site.yaml.",
		},
		en: {
			title: "Still to be translated",
			message: openEn,
			hint: "Run `npm run translations` and fill in the rest in content/translations. `npm run validate -- --all` points out every text. If it can wait, put it with a date under `translateLater` in content/site.yaml.",
		},
	}),
	"waiting-is-over": warning<{ until: string }>({
		nl: {
			title: "Vertalen mag niet langer wachten",
			message: ({ until }) => `De vertaling mocht wachten tot en met \`${until}\`, en die dag is voorbij.`,
			hint: "Haal dit uitstel weg, of kies een nieuwe dag.",
		},
		en: {
			title: "Translation can wait no longer",
			message: ({ until }) => `The translation could wait until \`${until}\`, and that day has passed.`,
			hint: "Remove this entry, or choose another day.",
		},
	}),
	"waiting-for-nothing": warning<{ name: string; nearest: string | undefined }>({
		nl: {
			title: "Hier is niets te vertalen",
			message: ({ name }) => `\`${name}\` mag wachten met vertalen, maar de site heeft daar niets te vertalen.`,
			hint: ({ nearest }) =>
				nearest
					? `Bedoelde u \`${nearest}\`?`
					: "Schrijf een taal van de site, zoals `ar`, of een bestand in content, zoals `pages/contact.yaml`. Of haal dit uitstel weg.",
		},
		en: {
			title: "Nothing to translate here",
			message: ({ name }) => `The translation of \`${name}\` can wait, but the site has nothing to translate there.`,
			hint: ({ nearest }) =>
				nearest
					? `Did you mean \`${nearest}\`?`
					: "Write a language of the site, such as `ar`, or a file in content, such as `pages/contact.yaml`. Or remove this entry.",
		},
	}),
	"translation-stale": warning<Unread>({
		nl: {
			title: "Vertaling is verouderd",
			message: (values) =>
				`Deze tekst is veranderd sinds hij werd vertaald in het ${namesOf(values.languages, "nl")}. Tot iemand ernaar kijkt, lezen bezoekers daar ${instead(values, "nl")}.`,
			hint: "Draai `npm run translations`, verbeter de vertaling in content/translations en haal daar de regel `was:` weg.",
		},
		en: {
			title: "Translation is out of date",
			message: (values) =>
				`This text has changed since it was translated into ${namesOf(values.languages, "en")}. Until someone looks at it, visitors read ${instead(values, "en")} instead.`,
			hint: "Run `npm run translations`, correct the translation in content/translations and remove its line `was:`.",
		},
	}),
	/** `right` is the name below `content/` that it was probably meant to have. */
	"translation-of-nothing": warning<{ name: string; right?: string }>({
		nl: {
			title: "Vertaling zonder bestand",
			message: ({ name }) => `Er is geen \`content/${name}\` om te vertalen.`,
			hint: ({ right }) =>
				right
					? `Bedoelde u \`content/${right}\`? Geef het bestand dan die naam.`
					: "Is het bestand hernoemd, hernoem dan ook de vertaling. Is het weg, gooi dan ook de vertaling weg.",
		},
		en: {
			title: "Translation without a file",
			message: ({ name }) => `There is no \`content/${name}\` to translate.`,
			hint: ({ right }) =>
				right
					? `Did you mean \`content/${right}\`? Then give the file that name.`
					: "If the file was renamed, rename the translation too. If it was removed, remove the translation.",
		},
	}),
	"language-not-shown": warning<{ language: Language }>({
		nl: {
			title: "Taal staat niet aan",
			message: ({ language }) =>
				`Er zijn vertalingen in het ${namesOf([language], "nl")}, maar die taal staat niet bij \`languages\`.`,
			hint: ({ language }) => `Zet \`${language}\` in het lijstje achter \`languages\`, of gooi de vertalingen weg.`,
		},
		en: {
			title: "Language is not switched on",
			message: ({ language }) =>
				`There are translations into ${namesOf([language], "en")}, but \`languages\` does not list it.`,
			hint: ({ language }) => `Add \`${language}\` to the list \`languages\`, or remove the translations.`,
		},
	}),
	"word-values": entry<{ name: string; values: readonly string[] }>({
		nl: {
			title: "Accolades in een woord kloppen niet",
			message: ({ name }) => `In \`${name}\` staat tussen accolades iets anders dan de site daar invult.`,
			hint: ({ values }) =>
				values.length > 0
					? `Gebruik ${values.map((value) => `\`{${value}}\``).join(" en ")}.`
					: "Haal de accolades weg.",
		},
		en: {
			title: "Wrong braces in a word",
			message: ({ name }) => `The braces of \`${name}\` are not those that the site fills in.`,
			hint: ({ values }) =>
				values.length > 0 ? `Use ${values.map((value) => `\`{${value}}\``).join(" and ")}.` : "Remove the braces.",
		},
	}),
	/** Of a language in which the builder has no words; `name` is the file below `content/` that brings them. */
	"words-missing": warning<WordsMissing>({
		nl: {
			title: "Woorden van een taal ontbreken",
			message: ({ language, missing, all, ...unread }) =>
				`De bouwer spreekt zelf geen ${namesOf([language], "nl")}. Van zijn ${all} woorden ${missing.length === 1 ? "ontbreekt" : "ontbreken"} ${firstOf(missing, "nl")}; bezoekers lezen daar ${instead({ ...unread, languages: [language] }, "nl")}.`,
			hint: ({ name }) => `Draai \`npm run translations\`, en vul in \`content/${name}\` aan wat ontbreekt.`,
		},
		en: {
			title: "Words of a language are missing",
			message: ({ language, missing, all, ...unread }) =>
				`The builder itself does not speak ${namesOf([language], "en")}. Of its ${all} words ${firstOf(missing, "en")} ${missing.length === 1 ? "is" : "are"} missing; visitors read ${instead({ ...unread, languages: [language] }, "en")} there.`,
			hint: ({ name }) => `Run \`npm run translations\`, and fill in what is missing in \`content/${name}\`.`,
		},
	}),
	/** `written` is the language in which the content is written, `first` the one that stands first. */
	"first-language-translated": entry<{ first: Language; written: Language }>({
		nl: {
			title: "Eerste taal is niet die van de inhoud",
			message: ({ first, written }) =>
				`\`${first}\` staat vooraan, maar de inhoud is in het ${namesOf([written], "nl")} geschreven: het ${namesOf([first], "nl")} is de vertaling ervan.`,
			hint: ({ written }) =>
				`De eerste taal is die waarin de inhoud geschreven is. Zet \`${written}\` weer vooraan; de volgorde van de andere talen is vrij.`,
		},
		en: {
			title: "First language is not that of the content",
			message: ({ first, written }) =>
				`\`${first}\` comes first, but the content is written in ${namesOf([written], "en")}: ${namesOf([first], "en")} is its translation.`,
			hint: ({ written }) =>
				`The first language is the one in which the content is written. Put \`${written}\` first again; the order of the others is free.`,
		},
	}),
	"first-language": entry<Record<never, never>>({
		nl: {
			title: "Deze taal kan niet vooraan staan",
			message: "De eerste taal is die waarin u schrijft: `nl`, `en`, `de`, `fr` of `es`.",
			hint: "Bijvoorbeeld: `languages: [nl, ar]`.",
		},
		en: {
			title: "This language cannot come first",
			message: "The first language is the one you write in: `nl`, `en`, `de`, `fr` or `es`.",
			hint: "For example: `languages: [en, ar]`.",
		},
	}),
} as const;
