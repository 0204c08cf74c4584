import type { Days } from "#core/days.ts";
import { factsDefinitions } from "#core/facts/index.ts";
import { type EditorLanguage, inLanguage, quoted } from "#core/in-language.ts";
import { pageHeadSchema } from "#core/page.ts";
import { languageName } from "#core/problems/entry.ts";
import { siteSchema } from "#core/settings.ts";
import { daysInWords } from "#pipeline/kinds/date.ts";
import { sectionDefinitions } from "#pipeline/site/sections.ts";
import { capitalized } from "#pipeline/text/letters.ts";
import type { Showing } from "#pipeline/usage/showing.ts";
import type { Change, ChangeOf, Placed, SectionChange } from "../changes.ts";
import { differenceStatement, statementOf } from "./differences.ts";
import { stepNames } from "./fields.ts";
import { phrasesIn } from "./phrases.ts";
import { type Detail, plain, type Statement, type Words } from "./statement.ts";
import { translationNews, translationStatement } from "./translations.ts";

/** Statements that belong together. */
export interface Chapter {
	readonly title: string;
	/** The page that they are about, if it is one. */
	readonly page: string | undefined;
	readonly statements: readonly Statement[];
}

/** Changes in words, in chapters. */
export function chaptersOf(changes: readonly Change[], report: EditorLanguage): Chapter[] {
	const chapters = new Map<string, Chapter>();
	for (const change of changes) {
		const title = chapterOf(change, report);
		const page = change.kind === "page-changed" ? change.page : undefined;
		const statements = [...(chapters.get(title)?.statements ?? []), ...statementsOf(change, report)];
		chapters.set(title, { title, page, statements });
	}
	return [...chapters.values()];
}

function chapterOf(change: Change, report: EditorLanguage): string {
	const { chapters, pageChapter } = phrasesIn(report);
	switch (change.kind) {
		case "fact-changed":
		case "fact-added":
		case "fact-removed":
		case "form-day-left":
			return chapters.facts;
		case "page-added":
		case "page-planned":
		case "page-removed":
		case "page-moved":
		case "content-moved":
		case "redirect-changed":
		case "language-added":
		case "language-removed":
			return chapters.addresses;
		case "page-changed":
			return pageChapter(change.page, quoted(change.title, report));
		case "menu-changed":
			return chapters.menu;
		case "word-changed":
			return chapters.words;
		case "picture-changed":
			return chapters.pictures;
		case "download-changed":
			return chapters.downloads;
		case "setting-changed":
			return chapters.settings;
		default:
			return chapters.translations;
	}
}

/** A change in words: one statement, or one for each thing that changes on a page. */
export function statementsOf(change: Change, report: EditorLanguage): Statement[] {
	if (change.kind !== "page-changed") return [{ ...wordsOf(change, report), place: change.place }];
	return [
		...change.differences.map((each) => ({ ...statementOf(each, pageHeadSchema, report), place: each.place })),
		...change.sections.flatMap((each) => sectionStatements(each, report)),
	];
}

function wordsOf(change: Exclude<Change, ChangeOf<"page-changed">>, report: EditorLanguage): Words {
	const say = phrasesIn(report);
	switch (change.kind) {
		case "fact-changed":
			return factStatement(change, report);
		case "fact-added":
			return shown(say.factAdded(change.fact, quoted(change.name, report)), change.showing, report);
		case "fact-removed":
			return shown(say.factRemoved(change.fact, quoted(change.name, report)), change.showing, report);
		case "page-added":
			return {
				...plain(
					say.pageAdded(change.page, quoted(change.title, report), change.languages.length, daysOf(change, report)),
				),
				page: change.page,
			};
		case "page-planned":
			return {
				...plain(say.pagePlanned(change.page, quoted(change.title, report), daysOf(change, report))),
				page: change.page,
			};
		case "page-removed":
			return plain(say.pageRemoved(change.page, quoted(change.title, report), change.redirect));
		case "page-moved": {
			const redirected = change.redirect !== undefined;
			const sentence = say.pageMoved(change.from, change.page, quoted(change.title, report), redirected);
			return { ...plain(sentence), page: change.page };
		}
		case "content-moved":
			return {
				...plain(say.contentMoved(change.from, change.page, quoted(change.title, report))),
				page: change.page,
			};
		case "redirect-changed":
			return plain(say.redirect(change.address, change.before, change.after));
		case "language-added":
			return plain(say.languageAdded(languageName(change.language, report), change.addresses));
		case "language-removed":
			return plain(say.languageRemoved(languageName(change.language, report), change.addresses));
		case "translations-removed":
			return plain(say.untranslated(languageName(change.language, report), change.addresses));
		case "menu-changed":
			return menuStatement(change, report);
		case "setting-changed":
			return settingStatement(change, report);
		case "form-day-left": {
			const day = stepNames(["hours", change.day], factsDefinitions.branches.entry, report).at(-1) ?? change.day;
			return plain(say.formDay(change.form, day, change.open));
		}
		case "announced-changed": {
			const languages = new Intl.ListFormat(report).format(change.languages.map((each) => languageName(each, report)));
			return {
				sentence: say.announced(change.pages.length, languages, change.lost),
				details: [{ what: "pages", items: change.pages }],
			};
		}
		case "word-changed": {
			const { before, after } = change;
			const difference = { trail: [], kind: "text", change: "changed", before, after } as const;
			return differenceStatement(say.word, difference, undefined, report);
		}
		case "picture-changed":
			return shown(say.picture(change.file), change.showing, report);
		case "download-changed":
			return shown(say.download(change.file), change.showing, report);
		case "translation-changed":
			return translationStatement(change, report);
		default:
			return translationNews(change, report);
	}
}

/** On which days something is there; an empty text when it always is. */
function daysOf({ days }: { readonly days: Days }, report: EditorLanguage): string {
	return days.from || days.until ? daysInWords(days, report) : "";
}

/** A sentence with where it can be seen. */
function shown(sentence: string, showing: Showing, report: EditorLanguage, details: readonly Detail[] = []): Words {
	const { pages, languages, everywhere } = showing;
	const where = phrasesIn(report).showing(pages.length, languages.length, everywhere);
	const list: Detail[] = everywhere || pages.length === 0 ? [] : [{ what: "pages", items: pages }];
	return { sentence: `${sentence}, ${where}`, details: [...details, ...list] };
}

function factStatement(change: ChangeOf<"fact-changed">, report: EditorLanguage): Words {
	const { name, schema, difference, showing } = change;
	const [first = "", ...rest] = stepNames(difference.trail, schema, report);
	const subject = [[capitalized(first), name].filter(Boolean).join(" "), ...rest].join(", ");
	const { sentence, details } = differenceStatement(subject, difference, schema, report);
	return shown(sentence, showing, report, details);
}

function settingStatement({ difference, showing }: ChangeOf<"setting-changed">, report: EditorLanguage): Words {
	const { sentence, details } = statementOf(difference, siteSchema, report);
	if (!showing) return { sentence, details };
	if (showing.everywhere) return shown(sentence, showing, report, details);
	const touched = phrasesIn(report).touching(showing.pages.length, showing.languages.length);
	return { sentence: `${sentence}, ${touched}`, details: [...details, { what: "pages", items: showing.pages }] };
}

function sectionStatements(change: Placed<SectionChange>, report: EditorLanguage): Statement[] {
	const say = phrasesIn(report);
	const { title, schema } = sectionDefinitions.get(change.type) ?? {};
	// In English a type says what it is; a section of one site has no other words for its editors.
	const type = inLanguage({ nl: title?.nl ?? change.type, en: change.type }, report);
	const { place } = change;
	const position = change.change === "moved" ? undefined : change.position;
	const section = say.section(position, change.title && quoted(change.title, report), type);
	switch (change.change) {
		case "added":
			return [{ sentence: say.sectionAdded(section, daysOf(change, report)), details: textDetail(change), place }];
		case "removed":
			return [{ sentence: say.sectionRemoved(section), details: textDetail(change), place }];
		case "moved":
			return [{ ...plain(say.sectionMoved(section, change.from, change.to)), place }];
		case "changed":
			return change.differences.map((each) => {
				const names = stepNames(each.trail, schema, report).join(", ");
				return { ...differenceStatement(`${section}, ${names}`, each, schema, report), place: each.place };
			});
	}
}

/** The words of a section, if there are more than its title shows. */
function textDetail({ text, title }: { readonly text: string; readonly title: string }): Detail[] {
	return text === "" || text === title ? [] : [{ what: "text", text }];
}

function menuStatement({ under, difference }: ChangeOf<"menu-changed">, report: EditorLanguage): Words {
	const say = phrasesIn(report);
	if (difference.trail[0] === "menuButton") return statementOf(difference, siteSchema, report);
	const point = under === undefined ? say.menu : say.menuUnder(quoted(under, report));
	const subject = [point, ...stepNames(difference.trail, undefined, report)].join(" ");
	return differenceStatement(subject, difference, undefined, report);
}
