import type { Language } from "#core/languages.ts";
import type { Open, translateProblems } from "#core/problems/catalogue-translate.ts";
import { languageName, type Told } from "#core/problems/entry.ts";
import { inOneOf, inTongue, inTongues, isOne, meant, number, together } from "./phrases.ts";

interface Unread {
	readonly languages: readonly Language[];
	readonly source: Language;
	readonly fallback: Language;
}

/** What a visitor reads in the place of a translation that is not there. */
function instead({ languages, source, fallback }: Unread): string {
	const read = languages.some((language) => language !== fallback) ? new Set([fallback, source]) : [source];
	return inOneOf([...read]);
}

/** "3 textes pas encore traduits en anglais et en français ; 1 texte qui n’est plus à jour en espagnol" */
function open({ missing, stale }: { readonly missing: readonly Open[]; readonly stale: readonly Open[] }): string {
	const say =
		(one: string, many: string) =>
		({ texts, languages }: Open) =>
			`${number(texts)} ${isOne(texts) ? one : many} ${inTongues(languages)}`;
	return [
		...missing.map(say("texte pas encore traduit", "textes pas encore traduits")),
		...stale.map(say("texte qui n’est plus à jour", "textes qui ne sont plus à jour")),
	].join(" ; ");
}

export const translate: Told<typeof translateProblems> = {
	"translation-missing": {
		title: "Pas encore traduit",
		message: (values) =>
			`Ce texte n’est pas encore traduit ${inTongues(values.languages)}. À la place, les visiteurs le lisent ${instead(values)}.`,
		hint: "Tapez `npm run translations` et écrivez la traduction, dans content/translations.",
	},
	"file-not-translated": {
		title: "Rien de traduit pour l’instant",
		message: ({ languages, passages }) =>
			`Aucun des textes d’ici (${number(passages)}) n’est encore traduit ${inTongues(languages)}.`,
		hint: "Tapez `npm run translations` et écrivez les traductions, dans content/translations.",
	},
	"translations-open": {
		title: "Encore à traduire",
		message: open,
		hint: "Tapez `npm run translations` et complétez dans content/translations. `npm run validate -- --all` signale chaque texte. Si cela peut attendre, indiquez-le avec un jour sous `translateLater` dans content/site.yaml.",
	},
	"waiting-is-over": {
		title: "La traduction ne peut plus attendre",
		message: ({ until }) => `La traduction pouvait attendre jusqu’au \`${until}\` inclus, et ce jour est passé.`,
		hint: "Retirez ce délai, ou choisissez un autre jour.",
	},
	"waiting-for-nothing": {
		title: "Rien à traduire ici",
		message: ({ name }) => `La traduction de \`${name}\` peut attendre, mais le site n’a rien à y traduire.`,
		hint: ({ nearest }) =>
			nearest
				? meant(nearest)
				: "Écrivez une langue du site, comme `ar`, ou un fichier de content, comme `pages/contact.yaml`. Ou retirez ce délai.",
	},
	"translation-stale": {
		title: "Traduction qui n’est plus à jour",
		message: (values) =>
			`Ce texte a changé depuis sa traduction ${inTongues(values.languages)}. Tant que personne ne l’a revue, les visiteurs le lisent ${instead(values)}.`,
		hint: "Tapez `npm run translations`, corrigez la traduction dans content/translations et retirez-y la ligne `was:`.",
	},
	"translation-of-nothing": {
		title: "Traduction sans fichier",
		message: ({ name }) => `Il n’y a pas de \`content/${name}\` à traduire.`,
		hint: ({ right }) =>
			right
				? `${meant(`content/${right}`)} Donnez alors ce nom au fichier.`
				: "Si le fichier a été renommé, renommez aussi la traduction. S’il a été supprimé, supprimez aussi la traduction.",
	},
	"language-not-shown": {
		title: "Langue non activée",
		message: ({ language }) =>
			`Il y a des traductions ${inTongue(language)}, mais cette langue ne figure pas dans \`languages\`.`,
		hint: ({ language }) => `Ajoutez \`${language}\` à la liste \`languages\`, ou supprimez les traductions.`,
	},
	"word-values": {
		title: "Accolades incorrectes dans un mot",
		message: ({ name }) => `Dans \`${name}\`, il y a entre accolades autre chose que ce que le site y insère.`,
		hint: ({ values }) =>
			values.length > 0 ? `Utilisez ${together(values.map((value) => `{${value}}`))}.` : "Retirez les accolades.",
	},
	"words-missing": {
		title: "Il manque des mots dans une langue",
		message: ({ language, missing, all, ...unread }) =>
			`Le programme ne parle pas lui-même cette langue : ${languageName(language, "fr")}. Sur ses ${number(all)} mots, il en manque ${number(missing.length)}, comme ${together(missing.slice(0, 2))}. À la place, les visiteurs les lisent ${instead({ ...unread, languages: [language] })}.`,
		hint: ({ name }) => `Tapez \`npm run translations\` et complétez \`content/${name}\`.`,
	},
	"first-language-translated": {
		title: "La première langue n’est pas celle du contenu",
		message: ({ first, written }) =>
			`\`${first}\` est en tête, mais le contenu est écrit ${inTongue(written)} : les textes ${inTongue(first)} en sont la traduction.`,
		hint: ({ written }) =>
			`La première langue est celle dans laquelle le contenu est écrit. Remettez \`${written}\` en tête ; l’ordre des autres langues est libre.`,
	},
	"first-language": {
		title: "Cette langue ne peut pas être la première",
		message: "La première langue est celle dans laquelle vous écrivez : `nl`, `en`, `de`, `fr` ou `es`.",
		hint: "Par exemple : `languages: [fr, ar]`.",
	},
};
