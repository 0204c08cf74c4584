import type { ReportWords } from "#pipeline/report/wording/nl.ts";
import { counted } from "./problems/phrases.ts";

/** What the reports say in German around what they report. */
const words: ReportWords = {
	problems(count, level) {
		const [one, many] = {
			error: ["Fehler", "Fehler"],
			warning: ["Warnung", "Warnungen"],
			remark: ["Anmerkung", "Anmerkungen"],
		}[level] as [string, string];
		return counted(count, one, many);
	},
	prefix: { error: "", warning: "Warnung: ", remark: "Anmerkung: " },
	sound: "✓ Der Inhalt ist in Ordnung.",
	moreInFile: (problems) => `… und weiter in dieser Datei: ${problems}.`,
	moreFiles: (count) => (count === 1 ? "… und 1 weitere Datei." : `… und ${count} weitere Dateien.`),
	firstOnly: "Von jeder Datei steht hier nur das Wichtigste. `npm run validate -- --all` zeigt alles.",
	summary: {
		heading: (problems) => `Inhalt: ${problems}`,
		left: (problems) =>
			`Hier passt nicht alles hin. Es fehlen noch: ${problems}. \`npm run validate -- --all\` zeigt alles.`,
		elsewhere: "Mehr steht in der Zusammenfassung dieses Schritts.",
	},
	repair: {
		nothing: "Es gab nichts zu beheben.",
		none: "Nichts behoben: Für keinen dieser Fehler gibt es genau eine richtige Antwort. Beheben Sie sie selbst.",
		done: (fixed, errors) => `${fixed} Fehler behoben, ${errors} übrig.`,
		would: (fixed, errors) =>
			`${fixed} Fehler ${fixed === 1 ? "kann" : "können"} so behoben werden, ${errors} übrig. Noch ist nichts geändert.`,
	},
	translations: { stale: "veraltet", missing: "fehlt", total: "Zusammen" },
	upcoming: {
		heading: "Die nächsten 30 Tage",
		firstDay: (day, thing) => `${day}: neu ist ${thing}`,
		lastDay: (day, thing) => `${day}: zum letzten Mal zu sehen ist ${thing}`,
		page: (name) => `die Seite ${name}`,
		section: (name, section) => `Abschnitt ${section?.place} (${section?.type}) von ${name}`,
		offer: (name) => `der Angebotspreis von ${name}`,
		message: () => "die Mitteilung über jeder Seite",
		drafts: "Entwürfe: was Besucher noch nicht sehen",
		dated: (day) => `erscheint am ${day}`,
		undated: "noch ohne Datum",
	},
	foundTexts: {
		heading: (asked, count) => `„${asked}“ steht an ${counted(count, "Stelle", "Stellen")}.`,
		everywhere: "auf jeder Seite zu sehen",
		pages: (paths) => `zu sehen auf ${paths}`,
		nowhere: "auf keiner Seite zu sehen",
		unknown: "ein Wort der Website selbst",
		builtIn: "ein Wort des Programms",
		more: (count) => `Und ${count} weitere. Suchen Sie nach einem längeren Stück des Satzes.`,
	},
	where: {
		everyPage: "Auf jeder Seite",
		nowhere: "Keine Seite zeigt dies.",
		wordNote: "Die Gestaltung verwendet dieses Wort. Auf welchen Seiten es steht, geht aus dem Inhalt nicht hervor.",
		entryNote:
			"Ein Abschnitt, der auf eine ganze Angabe verweist, bekommt alle ihre Felder. Ob er auch dieses Feld zeigt, entscheidet der Abschnitt.",
		reads: (language) => `auf ${language}`,
		totals: (pages, languages) => `${counted(pages, "Seite", "Seiten")}, ${counted(languages, "Sprache", "Sprachen")}`,
		via: (name) => `über ${name}`,
		onPage: (number) => `, Seite ${number}`,
		direct: {
			reference: "verweist darauf",
			text: "in einem Text",
			link: "führt dorthin",
			image: "als Bild",
			section: "als Abschnitt",
			overview: "in einer Übersicht",
			card: "als Karte",
			more: "bei den anderen Artikeln",
			breadcrumb: "im Navigationspfad",
			closing: "am Ende eines Artikels",
			setting: "in einer Einstellung",
			menu: "im Menü",
			shell: "im Kopf, im Menü oder in der Fußzeile",
		},
		behind: {
			folder: (name) => `die Übersicht von ${name}`,
			card: (name) => `die Karte von ${name}`,
			title: (name) => `den Titel von ${name}`,
			menu: (name) => `den Namen von ${name} im Menü`,
			setting: (name) => `die Einstellung ${name}`,
		},
	},
	review: {
		heading: (from, to) => `Was sich für Besucher ändert, von ${from} zu ${to}`,
		folder: "den Dateien in diesem Ordner",
		branched: (revision, commit) => `${revision}, als dieser Zweig begann (${commit})`,
		nothingKnown: "In dem, was sich vergleichen ließ, sehen Besucher keinen Unterschied.",
		obstacles: (revision, count) =>
			`In ${revision} ${count === 1 ? "steht 1 Fehler" : `stehen ${count} Fehler`}. Dateien, die sich deshalb nicht lesen lassen, sind nicht verglichen.`,
		textBeforeAfter: "Text vorher und nachher",
		textOf: "Der Text",
		pages: "Seiten",
		texts: "Die Texte",
		more: (count) => `und ${count} weitere`,
		leftOut: (count) =>
			`Und ${count === 1 ? "1 weitere Änderung, die" : `${count} weitere Änderungen, die`} hier nicht mehr ${count === 1 ? "passt" : "passen"}. \`npm run review\` zeigt alles.`,
	},
};

export default words;
