import type { wordingProblems } from "#core/problems/catalogue-wording.ts";
import type { Told } from "#core/problems/entry.ts";
import { inTongue } from "./phrases.ts";

export const wording: Told<typeof wordingProblems> = {
	"translation-number": {
		title: "Zahl steht nur in der Übersetzung",
		message: ({ found, source }) => `\`${found}\` steht in der Übersetzung, aber nicht im Text ${inTongue(source)}.`,
		hint: ({ source }) =>
			`Entfernen Sie die Zahl. Gehört sie dazu, setzen Sie sie auch in den Text ${inTongue(source)}, am besten als Angabe.`,
	},
	"translation-same": {
		title: "Nicht übersetzt, sondern übernommen",
		message: ({ source }) => `Die Übersetzung ist genau der Satz ${inTongue(source)}.`,
		hint: "Übersetzen Sie den Satz oder entfernen Sie die Übersetzung; dann weiß die Website, dass sie noch fehlt.",
	},
	"translation-twice": {
		title: "Zwei Übersetzungen desselben Textes",
		message: ({ line }) => `Dieser Text wird auch in Zeile ${line} übersetzt, und jene Übersetzung zählt.`,
		hint: "Entfernen Sie eine der beiden.",
	},
	"schema-line": {
		title: "Hilfe beim Tippen geht nicht",
		message: ({ found }) => `Diese Zeile nennt \`${found}\`, und das gehört nicht zu dieser Datei.`,
		hint: ({ expected }) => `Schreiben Sie \`# yaml-language-server: $schema=${expected}\`.`,
	},
	"own-address": {
		title: "Link zur eigenen Website",
		message: ({ target }) => `\`${target}\` ist eine Seite dieser Website selbst.`,
		hint: ({ path }) => `Schreiben Sie \`${path}\`; dann bleiben Besucher in ihrer eigenen Sprache.`,
	},
	"amount-differs": {
		title: "Preis steht nicht bei den Angaben",
		message: ({ found }) => `\`${found}\` steht neben dem Namen eines Produkts, und kein Produkt hat diesen Preis.`,
		hint: ({ token }) => `Schreiben Sie \`{${token}}\` oder ändern Sie den Preis in content/facts.`,
	},
	"phone-not-a-fact": {
		title: "Telefonnummer steht nicht bei den Angaben",
		message: ({ found }) => `\`${found}\` steht nirgends bei den Angaben.`,
		hint: "Ist es eine Nummer des Unternehmens, schreiben Sie `{business.phone}`. Gehört sie jemand anderem, prüfen Sie, ob sie stimmt.",
	},
};
