import type { Language } from "#core/languages.ts";
import type { Open, translateProblems } from "#core/problems/catalogue-translate.ts";
import { languageName, type Told } from "#core/problems/entry.ts";
import { counted, inTongue, inTongues, meant, number, oneOf, together } from "./phrases.ts";

/** What a visitor reads in the place of a translation that is not there. */
function instead(languages: readonly Language[], source: Language, fallback: Language): string {
	return oneOf(languages.some((language) => language !== fallback) ? [...new Set([fallback, source])] : [source]);
}

/** "3 Texte noch nicht übersetzt auf Englisch und Französisch" */
function open(state: string): (open: Open) => string {
	return ({ texts, languages }) => `${counted(texts, "Text", "Texte")} ${state} ${inTongues(languages)}`;
}

export const translate: Told<typeof translateProblems> = {
	"translation-missing": {
		title: "Noch nicht übersetzt",
		message: ({ languages, source, fallback }) =>
			`Dieser Text fehlt noch ${inTongues(languages)}. Besucher lesen dort ${instead(languages, source, fallback)}.`,
		hint: "Führen Sie `npm run translations` aus und tragen Sie die Übersetzung ein, in content/translations.",
	},
	"file-not-translated": {
		title: "Noch nichts übersetzt",
		message: ({ languages, passages }) =>
			`Von den Texten hier (${number(passages)}) ist ${inTongues(languages)} noch keiner da.`,
		hint: "Führen Sie `npm run translations` aus und tragen Sie die Übersetzungen ein, in content/translations.",
	},
	"translations-open": {
		title: "Noch zu übersetzen",
		message: ({ missing, stale }) =>
			[...missing.map(open("noch ohne Übersetzung")), ...stale.map(open("veraltet"))].join("; "),
		hint: "Führen Sie `npm run translations` aus und ergänzen Sie in content/translations, was fehlt. `npm run validate -- --all` zeigt jeden Text. Darf es warten, schreiben Sie es mit einem Tag unter `translateLater` in content/site.yaml.",
	},
	"waiting-is-over": {
		title: "Übersetzen darf nicht länger warten",
		message: ({ until }) => `Die Übersetzung durfte bis einschließlich \`${until}\` warten, und dieser Tag ist vorbei.`,
		hint: "Entfernen Sie diesen Aufschub oder wählen Sie einen neuen Tag.",
	},
	"waiting-for-nothing": {
		title: "Hier ist nichts zu übersetzen",
		message: ({ name }) =>
			`Bei \`${name}\` darf das Übersetzen warten, aber dort hat die Website nichts zu übersetzen.`,
		hint: ({ nearest }) =>
			nearest
				? meant(nearest)
				: "Schreiben Sie eine Sprache der Website, wie `ar`, oder eine Datei in content, wie `pages/kontakt.yaml`. Oder entfernen Sie diesen Aufschub.",
	},
	"translation-stale": {
		title: "Übersetzung ist veraltet",
		message: ({ languages, source, fallback }) =>
			`Dieser Text hat sich geändert, und die Übersetzung ${inTongues(languages)} ist älter. Bis jemand sie ansieht, lesen Besucher dort ${instead(languages, source, fallback)}.`,
		hint: "Führen Sie `npm run translations` aus, korrigieren Sie die Übersetzung in content/translations und entfernen Sie dort die Zeile `was:`.",
	},
	"translation-of-nothing": {
		title: "Übersetzung ohne Datei",
		message: ({ name }) => `Es gibt kein \`content/${name}\` zum Übersetzen.`,
		hint: ({ right }) =>
			right
				? `${meant(`content/${right}`)} Geben Sie der Datei dann diesen Namen.`
				: "Wurde die Datei umbenannt, benennen Sie auch die Übersetzung um. Gibt es die Datei nicht mehr, löschen Sie auch die Übersetzung.",
	},
	"language-not-shown": {
		title: "Sprache ist nicht eingeschaltet",
		message: ({ language }) =>
			`Es gibt Übersetzungen ${inTongue(language)}, aber diese Sprache steht nicht bei \`languages\`.`,
		hint: ({ language }) =>
			`Schreiben Sie \`${language}\` in die Liste hinter \`languages\` oder löschen Sie die Übersetzungen.`,
	},
	"word-values": {
		title: "Geschweifte Klammern in einem Wort stimmen nicht",
		message: ({ name }) =>
			`In \`${name}\` steht in geschweiften Klammern etwas anderes, als die Website dort einsetzt.`,
		hint: ({ values }) =>
			values.length > 0
				? `Verwenden Sie ${together(values.map((value) => `{${value}}`))}.`
				: "Entfernen Sie die geschweiften Klammern.",
	},
	"words-missing": {
		title: "Wörter einer Sprache fehlen",
		message: ({ language, missing, all, source, fallback }) =>
			`Das Programm selbst spricht diese Sprache nicht: ${languageName(language, "de")}. Von seinen ${number(all)} Wörtern fehlen ${number(missing.length)}, etwa ${together(missing.slice(0, 2))}; Besucher lesen dort ${instead([language], source, fallback)}.`,
		hint: ({ name }) => `Führen Sie \`npm run translations\` aus und ergänzen Sie in \`content/${name}\`, was fehlt.`,
	},
	"first-language-translated": {
		title: "Erste Sprache ist nicht die des Inhalts",
		message: ({ first, written }) =>
			`\`${first}\` steht vorn, aber der Inhalt ist ${inTongue(written)} geschrieben: ${languageName(first, "de")} ist die Übersetzung davon.`,
		hint: ({ written }) =>
			`Die erste Sprache ist die, in der der Inhalt geschrieben ist. Setzen Sie \`${written}\` wieder nach vorn; die Reihenfolge der anderen Sprachen ist frei.`,
	},
	"first-language": {
		title: "Diese Sprache kann nicht vorn stehen",
		message: "Die erste Sprache ist die, in der Sie schreiben: `nl`, `en`, `de`, `fr` oder `es`.",
		hint: "Zum Beispiel: `languages: [de, ar]`.",
	},
};
