import type { Phrases } from "#pipeline/review/wording/phrases.ts";
import { uncapitalized } from "#pipeline/text/letters.ts";
import { counted } from "./problems/phrases.ts";

const addresses = (count: number) => counted(count, "adresse", "adresses");
const pages = (count: number) => counted(count, "page", "pages");
const languages = (count: number) => counted(count, "langue", "langues");
const texts = (count: number) => counted(count, "texte", "textes");

/** What a review says in French. */
const phrases: Phrases = {
	nothing: "Les visiteurs ne voient aucune différence.",
	weight(changes, { hidden, vanished, stale, missing, errors }) {
		const parts = [
			hidden > 0 && counted(hidden, "page n’est plus sur le site", "pages ne sont plus sur le site"),
			vanished > 0 && `${counted(vanished, "adresse disparaît", "adresses disparaissent")} sans redirection`,
			stale > 0 && counted(stale, "texte n’est plus à jour", "textes ne sont plus à jour"),
			missing > 0 && `${texts(missing)} à traduire`,
			counted(errors, "erreur", "erreurs"),
		];
		return `${counted(changes, "modification", "modifications")} : ${parts.filter(Boolean).join(", ")}`;
	},
	chapters: {
		facts: "Informations",
		addresses: "Pages et adresses",
		menu: "Menu",
		words: "Mots",
		pictures: "Images",
		downloads: "Fichiers",
		settings: "Réglages",
		translations: "Traductions",
	},
	pageChapter: (address, title) => `Page ${address}, ${title}`,
	changed: (what) => `${what} : le texte a changé`,
	added: (what, value) => `${what} : ajout de ${value}`,
	removed: (what, value) => `${what} : suppression de ${value}`,
	moved: (what, value, from, to) => `${what} : ${value} passe de la position ${from} à la position ${to}`,
	showing(count, spoken, everywhere) {
		if (everywhere) return `visible sur toutes les pages en ${languages(spoken)}`;
		if (count === 0) return "visible sur aucune page";
		return `visible sur ${pages(count)} en ${languages(spoken)}`;
	},
	touching: (count, spoken) => `concerne ${pages(count)} en ${languages(spoken)}`,
	formDay: (form, day, open) =>
		open
			? `Désormais ouvert le ${day}, mais le formulaire ${form} ne propose pas ce jour`
			: `Désormais fermé le ${day}, mais le formulaire ${form} propose encore ce jour`,
	announced: (count, spoken, lost) =>
		lost
			? `${counted(count, "page disparaît", "pages disparaissent")} des moteurs de recherche (${spoken}) : moins de neuf dixièmes sont traduits`
			: `${counted(count, "page apparaît", "pages apparaissent")} dans les moteurs de recherche (${spoken}) : au moins neuf dixièmes sont traduits`,
	factAdded: (fact, name) => `Ajout : ${name} (${fact})`,
	factRemoved: (fact, name) => `Suppression : ${name} (${fact})`,
	pageAdded: (page, title, spoken, days) =>
		`Nouvelle page${days && ` (sur le site : ${days})`} : ${page}, ${title}, en ${languages(spoken)}`,
	pagePlanned: (page, title, days) =>
		days === ""
			? `Page maintenant sur le site : ${page}, ${title}`
			: `Page ${page}, ${title}, sur le site : ${days}. D’ici là, les visiteurs lisent que la page n’existe pas.`,
	pageRemoved: (page, title, redirect) =>
		redirect === undefined
			? `Page supprimée : ${page}, ${title}. Il n’y a pas de redirection : les visiteurs y lisent que la page n’existe pas.`
			: `Page supprimée : ${page}, ${title}. Les visiteurs sont redirigés vers ${redirect}.`,
	pageMoved: (from, page, title, redirected) =>
		redirected
			? `Page déplacée : ${from} est maintenant ${page}, ${title}. Les visiteurs de l’ancienne adresse sont redirigés vers la nouvelle.`
			: `Page déplacée : ${from} est maintenant ${page}, ${title}. Il n’y a pas de redirection : à l’ancienne adresse, les visiteurs lisent que la page n’existe pas.`,
	contentMoved: (from, page, title) =>
		`Contenu déplacé : ce qui était sur ${from} est maintenant sur ${page}, ${title}`,
	languageAdded: (language, count) => `Nouvelle langue : ${language}, avec ${addresses(count)}`,
	languageRemoved: (language, count) =>
		`Langue supprimée : ${language}. ${counted(count, "adresse ne mène", "adresses ne mènent")} plus nulle part.`,
	redirect(address, before, after) {
		if (after === undefined)
			return `Redirection supprimée : à ${address}, les visiteurs lisent que la page n’existe pas.`;
		if (before === undefined) return `Nouvelle redirection : de ${address}, les visiteurs arrivent à ${after}.`;
		return `Redirection modifiée : de ${address}, les visiteurs arrivent à ${after} au lieu de ${before}.`;
	},
	section: (place, title, type) => ["Section", place, title, `(${type})`].filter(Boolean).join(" "),
	sectionAdded: (section, days) => `Ajout${days && `, ${days}`} : ${uncapitalized(section)}`,
	sectionRemoved: (section) => `Suppression : ${uncapitalized(section)}`,
	sectionMoved: (section, from, to) =>
		`Déplacement : ${uncapitalized(section)}, de la position ${from} à la position ${to}`,
	menu: "Rubrique du menu",
	menuUnder: (label) => `Rubrique du menu sous ${label}`,
	word: "Mot",
	picture: (file) => `L’image ${file} a été remplacée`,
	download: (file) => `Le fichier ${file} a été remplacé`,
	stale: (spoken, what) => `N’est plus à jour (${spoken}) : ${what}`,
	missing: (spoken, what) => `Pas encore traduit (${spoken}) : ${what}`,
	mended: (spoken, what) => `Maintenant traduit (${spoken}) : ${what}`,
	untranslated: (language, count) =>
		`Toutes les traductions en ${language} sont supprimées : ${counted(count, "adresse y montre", "adresses y montrent")} une autre langue.`,
	retranslated: (language, passage, where) => `Traduction en ${language} modifiée : ${passage} (${where})`,
	passage: (passage, where) => `${passage} (${where})`,
	passages: (count, where) => `${texts(count)} (${where})`,
};

export default phrases;
