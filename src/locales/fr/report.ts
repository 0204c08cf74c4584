import type { ReportWords } from "#pipeline/report/wording/nl.ts";
import { counted, isOne } from "./problems/phrases.ts";

/** What the reports say in French around what they report. */
const words: ReportWords = {
	problems(count, level) {
		const [one, many] = {
			error: ["erreur", "erreurs"],
			warning: ["avertissement", "avertissements"],
			remark: ["remarque", "remarques"],
		}[level] as [string, string];
		return counted(count, one, many);
	},
	prefix: { error: "", warning: "Avertissement : ", remark: "Remarque : " },
	sound: "✓ Le contenu est correct.",
	moreInFile: (problems) => `… et encore ${problems} dans ce fichier.`,
	moreFiles: (count) => `… et encore ${counted(count, "fichier", "fichiers")}.`,
	firstOnly: "Seul l’essentiel de chaque fichier est affiché en entier. `npm run validate -- --all` montre tout.",
	summary: {
		heading: (problems) => `Contenu : ${problems}`,
		left: (problems) => `Tout ne tient pas ici. Il reste ${problems}. \`npm run validate -- --all\` montre tout.`,
		elsewhere: "Le résumé de cette étape en dit plus.",
	},
	repair: {
		nothing: "Il n’y avait rien à corriger.",
		none: "Rien n’a été corrigé : aucune de ces erreurs n’a une seule bonne réponse. Corrigez-les vous-même.",
		done: (fixed, errors) =>
			`${counted(fixed, "erreur corrigée", "erreurs corrigées")}, ${counted(errors, "restante", "restantes")}.`,
		would: (fixed, errors) =>
			`${counted(fixed, "erreur peut être corrigée", "erreurs peuvent être corrigées")} ainsi, ${counted(errors, "restera", "resteront")}. Rien n’a encore été modifié.`,
	},
	translations: { stale: "à revoir", missing: "à traduire", total: "Total" },
	upcoming: {
		heading: "Les 30 prochains jours",
		firstDay: (day, thing) => `${day} : apparition de ${thing}`,
		lastDay: (day, thing) => `${day} : dernier jour de ${thing}`,
		page: (name) => `la page ${name}`,
		section: (name, section) => `la section ${section?.place} (${section?.type}) de ${name}`,
		offer: (name) => `la promotion sur ${name}`,
		message: () => "l’annonce en haut de chaque page",
		drafts: "Brouillons : ce que les visiteurs ne voient pas encore",
		dated: (day) => `paraît le ${day}`,
		undated: "encore sans date",
	},
	foundTexts: {
		heading: (asked, count) => `« ${asked} » se trouve à ${counted(count, "endroit", "endroits")}.`,
		everywhere: "visible sur toutes les pages",
		pages: (paths) => `visible sur ${paths}`,
		nowhere: "visible sur aucune page",
		unknown: "un mot du site lui-même",
		builtIn: "un mot du programme",
		more: (count) => `Et encore ${count}. Cherchez un plus long morceau de la phrase.`,
	},
	where: {
		everyPage: "Sur toutes les pages",
		nowhere: "Aucune page ne montre cela.",
		wordNote: "La mise en page utilise ce mot. Le contenu ne dit pas sur quelles pages il se trouve.",
		entryNote:
			"Une section qui renvoie à une information entière en reçoit tous les champs. C’est la section qui décide si elle montre aussi ce champ.",
		reads: (language) => `en ${language}`,
		totals: (pages, languages) => `${counted(pages, "page", "pages")}, ${counted(languages, "langue", "langues")}`,
		via: (name) => `par ${name}`,
		onPage: (number) => `, page ${number}`,
		direct: {
			reference: "y renvoie",
			text: "dans un texte",
			link: "y mène",
			image: "comme image",
			section: "comme section",
			overview: "dans une liste",
			card: "comme carte",
			more: "parmi les autres articles",
			breadcrumb: "dans le fil d’Ariane",
			closing: "à la fin d’un article",
			setting: "dans un réglage",
			menu: "dans le menu",
			shell: "dans l’en-tête, le menu ou le pied de page",
		},
		behind: {
			folder: (name) => `la liste de ${name}`,
			card: (name) => `la carte de ${name}`,
			title: (name) => `le titre de ${name}`,
			menu: (name) => `le nom de ${name} dans le menu`,
			setting: (name) => `le réglage ${name}`,
		},
	},
	review: {
		heading: (from, to) => `Ce qui change pour les visiteurs, de ${from} à ${to}`,
		folder: "l’état actuel de ce dossier",
		branched: (revision, commit) => `${revision} au départ de cette branche (${commit})`,
		nothingKnown: "Dans ce qui a pu être comparé, les visiteurs ne verront aucune différence.",
		obstacles: (revision, count) =>
			`${counted(count, "erreur", "erreurs")} dans ${revision}. Les fichiers illisibles pour cette raison n’ont pas été comparés.`,
		textBeforeAfter: "Texte avant et après",
		textOf: "Le texte",
		pages: "Pages",
		texts: "Les textes",
		more: (count) => `et encore ${count}`,
		leftOut: (count) =>
			`Et encore ${counted(count, "modification", "modifications")} qui ne ${isOne(count) ? "tient" : "tiennent"} pas ici. \`npm run review\` montre tout.`,
	},
};

export default words;
