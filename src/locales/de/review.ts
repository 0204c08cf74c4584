import type { Phrases } from "#pipeline/review/wording/phrases.ts";
import { counted } from "./problems/phrases.ts";

const addresses = (count: number) => counted(count, "Adresse", "Adressen");
const pages = (count: number) => counted(count, "Seite", "Seiten");
const languages = (count: number) => counted(count, "Sprache", "Sprachen");
const texts = (count: number) => counted(count, "Text", "Texte");

/** What a review says in German. */
const phrases: Phrases = {
	nothing: "Besucher sehen keinen Unterschied.",
	weight(changes, { hidden, vanished, stale, missing, errors }) {
		const parts = [
			hidden > 0 && `${pages(hidden)} nicht mehr auf der Website`,
			vanished > 0 && `${counted(vanished, "Adresse entfällt", "Adressen entfallen")} ohne Weiterleitung`,
			stale > 0 && `${texts(stale)} veraltet`,
			missing > 0 && `${texts(missing)} noch nicht übersetzt`,
			`${errors} Fehler`,
		];
		return `${counted(changes, "Änderung", "Änderungen")}: ${parts.filter(Boolean).join(", ")}`;
	},
	chapters: {
		facts: "Angaben",
		addresses: "Seiten und Adressen",
		menu: "Menü",
		words: "Wörter",
		pictures: "Bilder",
		downloads: "Dateien",
		settings: "Einstellungen",
		translations: "Übersetzungen",
	},
	pageChapter: (address, title) => `Seite ${address}, ${title}`,
	changed: (what) => `${what} geändert`,
	added: (what, value) => `${what} hinzugefügt: ${value}`,
	removed: (what, value) => `${what} entfernt: ${value}`,
	moved: (what, value, from, to) => `${what}: ${value} von Platz ${from} auf Platz ${to}`,
	showing(count, spoken, everywhere) {
		if (everywhere) return `sichtbar auf jeder Seite in ${languages(spoken)}`;
		if (count === 0) return "auf keiner Seite sichtbar";
		return `sichtbar auf ${pages(count)} in ${languages(spoken)}`;
	},
	touching: (count, spoken) => `betrifft ${pages(count)} in ${languages(spoken)}`,
	formDay: (form, day, open) =>
		open
			? `Künftig am ${day} geöffnet, aber das Formular ${form} bietet diesen Tag nicht an`
			: `Künftig am ${day} geschlossen, aber das Formular ${form} bietet diesen Tag noch an`,
	announced: (count, spoken, lost) =>
		lost
			? `${counted(count, "Seite verschwindet", "Seiten verschwinden")} auf ${spoken} aus Suchmaschinen: Weniger als neun Zehntel sind übersetzt`
			: `${counted(count, "Seite kommt", "Seiten kommen")} auf ${spoken} in Suchmaschinen: Mindestens neun Zehntel sind übersetzt`,
	factAdded: (fact, name) => `Hinzugefügt: ${name} (${fact})`,
	factRemoved: (fact, name) => `Entfernt: ${name} (${fact})`,
	pageAdded: (page, title, spoken, days) =>
		`Seite hinzugefügt${days && `, ${days} auf der Website`}: ${page}, ${title}, in ${languages(spoken)}`,
	pagePlanned: (page, title, days) =>
		days === ""
			? `Seite jetzt auf der Website: ${page}, ${title}`
			: `Seite ${days} auf der Website: ${page}, ${title}. Bis dahin lesen Besucher, dass es die Seite nicht gibt.`,
	pageRemoved: (page, title, redirect) =>
		redirect === undefined
			? `Seite entfernt: ${page}, ${title}. Es gibt keine Weiterleitung: Besucher lesen dort, dass es die Seite nicht gibt.`
			: `Seite entfernt: ${page}, ${title}. Besucher kommen von dort zu ${redirect}.`,
	pageMoved: (from, page, title, redirected) =>
		redirected
			? `Seite umgezogen: ${from} ist jetzt ${page}, ${title}. Wer die alte Adresse aufruft, kommt zur neuen.`
			: `Seite umgezogen: ${from} ist jetzt ${page}, ${title}. Es gibt keine Weiterleitung: Wer die alte Adresse aufruft, liest, dass es die Seite nicht gibt.`,
	contentMoved: (from, page, title) => `Inhalt verschoben: Was auf ${from} stand, steht jetzt auf ${page}, ${title}`,
	languageAdded: (language, count) => `Sprache hinzugefügt: ${language}, mit ${addresses(count)}`,
	languageRemoved: (language, count) =>
		`Sprache entfernt: ${language}. ${counted(count, "Adresse führt", "Adressen führen")} nirgends mehr hin.`,
	redirect(address, before, after) {
		if (after === undefined)
			return `Weiterleitung entfernt: Wer ${address} aufruft, liest, dass es die Seite nicht gibt.`;
		if (before === undefined) return `Weiterleitung hinzugefügt: Wer ${address} aufruft, kommt zu ${after}.`;
		return `Weiterleitung geändert: Wer ${address} aufruft, kommt zu ${after} statt zu ${before}.`;
	},
	section: (place, title, type) => ["Abschnitt", place, title, `(${type})`].filter(Boolean).join(" "),
	sectionAdded: (section, days) => `Hinzugefügt${days && `, ${days}`}: ${section}`,
	sectionRemoved: (section) => `Entfernt: ${section}`,
	sectionMoved: (section, from, to) => `Verschoben: ${section}, von Platz ${from} auf Platz ${to}`,
	menu: "Menüpunkt",
	menuUnder: (label) => `Menüpunkt unter ${label}`,
	word: "Wort",
	picture: (file) => `Bild ${file} ist ein anderes Bild`,
	download: (file) => `Datei ${file} ist eine andere Datei`,
	stale: (spoken, what) => `Veraltet auf ${spoken}: ${what}`,
	missing: (spoken, what) => `Fehlt noch auf ${spoken}: ${what}`,
	mended: (spoken, what) => `Jetzt auch auf ${spoken}: ${what}`,
	untranslated: (language, count) =>
		`Alle Übersetzungen auf ${language} entfernt: ${counted(count, "Adresse zeigt", "Adressen zeigen")} dort eine andere Sprache.`,
	retranslated: (language, passage, where) => `Übersetzung auf ${language} geändert: ${passage} (${where})`,
	passage: (passage, where) => `${passage} (${where})`,
	passages: (count, where) => `${texts(count)} (${where})`,
};

export default phrases;
