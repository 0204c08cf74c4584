import type { Level } from "#core/problems/entry.ts";
import type { How } from "../../kinds/reference.ts";
import type { Upcoming } from "../../site/upcoming.ts";

const pages = (count: number) => `${count} ${count === 1 ? "pagina" : "pagina's"}`;

/** What the reports say around what they report, in Dutch; the form that other languages follow. */
export const nl = {
	/** "1 fout", "2 fouten" */
	problems(count: number, level: Level): string {
		const [one, many] = {
			error: ["fout", "fouten"],
			warning: ["waarschuwing", "waarschuwingen"],
			remark: ["opmerking", "opmerkingen"],
		}[level];
		return `${count} ${count === 1 ? one : many}`;
	},
	/** What stands before a title, so that a level does not hang on a colour. */
	prefix: { error: "", warning: "Waarschuwing: ", remark: "Opmerking: " } satisfies Record<Level, string>,
	/** The one line of a report without problems. */
	sound: "✓ De inhoud klopt.",
	moreInFile: (problems: string) => `… en nog ${problems} in dit bestand.`,
	moreFiles: (count: number) => (count === 1 ? "… en nog 1 bestand." : `… en nog ${count} bestanden.`),
	firstOnly: "Van elk bestand staat het belangrijkste voluit. `npm run validate -- --all` laat alles zien.",
	summary: {
		heading: (problems: string) => `Inhoud: ${problems}`,
		left: (problems: string) =>
			`Niet alles past hier. Er zijn nog ${problems}. \`npm run validate -- --all\` laat alles zien.`,
		elsewhere: "Meer staat in de samenvatting van deze stap.",
	},
	repair: {
		nothing: "Er was niets te verbeteren.",
		none: "Niets verbeterd: bij deze fouten is er niet één goed antwoord. Verbeter ze zelf.",
		done: (fixed: number, errors: number) => `${fixed} ${fixed === 1 ? "fout" : "fouten"} verbeterd, ${errors} over.`,
		would: (fixed: number, errors: number) =>
			`${fixed} ${fixed === 1 ? "fout kan" : "fouten kunnen"} zo verbeterd worden, ${errors} over. Er is nog niets veranderd.`,
	},
	translations: { stale: "verouderd", missing: "ontbreekt", total: "Samen" },
	upcoming: {
		heading: "De komende 30 dagen",
		firstDay: (day: string, thing: string) => `${day} komt erbij: ${thing}`,
		lastDay: (day: string, thing: string) => `${day} is de laatste dag van ${thing}`,
		page: (name: string, _section: Upcoming["section"]) => `de pagina ${name}`,
		section: (name: string, section: Upcoming["section"]) =>
			`onderdeel ${section?.place} (${section?.type}) van ${name}`,
		offer: (name: string, _section: Upcoming["section"]) => `de actieprijs van ${name}`,
		message: (_name: string, _section: Upcoming["section"]) => "de mededeling boven elke pagina",
		drafts: "Concepten: wat een bezoeker nog niet ziet",
		dated: (day: string) => `verschijnt op ${day}`,
		undated: "nog zonder dag",
	},
	foundTexts: {
		heading: (asked: string, count: number) => `‘${asked}’ staat op ${count} ${count === 1 ? "plek" : "plekken"}.`,
		everywhere: "te zien op elke pagina",
		pages: (paths: string) => `te zien op ${paths}`,
		nowhere: "op geen enkele pagina te zien",
		unknown: "een woord van de site zelf",
		builtIn: "een woord van de bouwer",
		more: (count: number) => `En nog ${count}. Zoek een langer stuk van de zin.`,
	},
	where: {
		everyPage: "Op elke pagina",
		nowhere: "Geen enkele pagina laat dit zien.",
		wordNote: "De vormgeving gebruikt dit woord. Op welke pagina's het staat, is uit de inhoud niet op te maken.",
		entryNote:
			"Een onderdeel dat naar een heel feit verwijst, krijgt alle velden ervan. Of het dit veld ook toont, bepaalt het zelf.",
		reads: (language: string) => `in het ${language}`,
		totals: (pageCount: number, languages: number) =>
			`${pages(pageCount)}, ${languages} ${languages === 1 ? "taal" : "talen"}`,
		via: (name: string) => `via ${name}`,
		onPage: (number: number) => `, pagina ${number}`,
		direct: {
			reference: "verwijst ernaar",
			text: "in een tekst",
			link: "leidt ernaartoe",
			image: "als beeld",
			section: "als onderdeel",
			overview: "in een overzicht",
			card: "als kaart",
			more: "bij de andere artikelen",
			breadcrumb: "in het kruimelpad",
			closing: "in het slot van een artikel",
			setting: "in een instelling",
			menu: "in het menu",
			shell: "in de kop, het menu of de voet",
		} satisfies Record<How, string>,
		behind: {
			folder: (name: string) => `het overzicht van ${name}`,
			card: (name: string) => `de kaart van ${name}`,
			title: (name: string) => `de titel van ${name}`,
			menu: (name: string) => `de naam van ${name} in het menu`,
			setting: (name: string) => `de instelling ${name}`,
		},
	},
	review: {
		heading: (from: string, to: string) => `Wat een bezoeker ziet veranderen, van ${from} naar ${to}`,
		/** The files that are there now, as the newer of two revisions. */
		folder: "de bestanden in deze map",
		branched: (revision: string, commit: string) => `${revision} toen deze tak begon (${commit})`,
		/** Instead of that there is no difference, when not everything could be compared. */
		nothingKnown: "In wat te vergelijken was, ziet een bezoeker geen verschil.",
		obstacles: (revision: string, count: number) =>
			`In ${revision} ${count === 1 ? "staat 1 fout" : `staan ${count} fouten`}. Een bestand dat daardoor niet te lezen is, is niet vergeleken.`,
		textBeforeAfter: "Tekst voor en na",
		textOf: "De tekst",
		pages: "Pagina's",
		texts: "De teksten",
		more: (count: number) => `en nog ${count}`,
		leftOut: (count: number) =>
			`En nog ${count === 1 ? "1 wijziging, die hier niet meer past" : `${count} wijzigingen, die hier niet meer passen`}. \`npm run review\` toont alles.`,
	},
};

/** What the reports say around what they report. */
export type ReportWords = typeof nl;
