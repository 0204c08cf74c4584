import { hasBuilderWords, type Language, sourceLanguages } from "#core/languages.ts";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import type { TranslationPair } from "#core/translation.ts";
import { tracedSite } from "../present/readings.ts";
import { nameOf } from "../read/content-name.ts";
import { meantName } from "../read/meant-name.ts";
import type { SourceFile } from "../read/source.ts";
import { writtenAt } from "../read/written.ts";
import { fallbackOf } from "../site/accessors.ts";
import { isSoundSite, type Site, type Sound } from "../site/site.ts";
import { look } from "../site/traced-site.ts";
import { languageWordsFileOf } from "../site/words.ts";
import { keyOf } from "../text/passage.ts";
import { type Match, matchPassages } from "../translate/match.ts";
import { type Passage, type PassageFile, passageFiles } from "../translate/passages.ts";
import { checkLanguageWords } from "./language-words.ts";
import { placeInside } from "./places.ts";
import { unlessStillRight } from "./still-right.ts";
import { checkWaiting, mayWait } from "./translate-later.ts";
import { pairProblems } from "./translation-pair.ts";

/** What is translated, what is out of date, what is missing, and what a translation lost or made up. */
export function* checkTranslations(site: Site, before: readonly AnyProblem[], today: string): Generator<AnyProblem> {
	const { settings } = site;
	if (!settings) return;
	const all = settings.value.languages;
	if (!sourceLanguages.some((each) => each === all[0])) {
		yield problem("first-language", settings.source.valueAt(["languages"]), {});
	} else if (all[0] && all[0] !== site.source) {
		const values = { first: all[0], written: site.source };
		yield problem("first-language-translated", settings.source.valueAt(["languages", 0]), values);
	}
	const languages: readonly Language[] = all.filter((language) => language !== site.source);
	for (const [language, files] of site.translations) {
		const [first] = files.values();
		if (languages.includes(language) || !first) continue;
		yield problem("language-not-shown", { file: first.source.file, line: 1, column: 1 }, { language });
	}
	for (const [language, { source }] of site.languageWords) {
		if (languages.includes(language) || site.translations.has(language)) continue;
		yield problem("language-not-shown", { file: source.file, line: 1, column: 1 }, { language });
	}
	const files = [...passageFiles(site)];
	const names = new Set(files.map(({ name }) => name));
	const orphans = [...orphansOf(site, names, reportedFiles(site, before))];
	yield* checkTranslated(site, files, [...before, ...orphans], today);
	yield* checkLanguageWords(site, today);
	const own = languages.filter((language) => !hasBuilderWords(language)).map(languageWordsFileOf);
	yield* checkWaiting(site, new Set([...names, ...own]), today);
	yield* orphans;
}

/** The same of each file by itself. `before` is what was wrong in the files themselves. */
function* checkTranslated(
	site: Site,
	files: Iterable<PassageFile>,
	before: readonly AnyProblem[],
	today: string,
): Generator<AnyProblem> {
	const { settings } = site;
	if (!settings) return;
	const languages: readonly Language[] = settings.value.languages.filter((language) => language !== site.source);
	if (languages.length === 0) return;
	const reported = reportedFiles(site, before);
	const wrong = new Map<string, Set<number>>();
	for (const { place } of before) wrong.set(place.file, (wrong.get(place.file) ?? new Set()).add(place.line));
	for (const file of files) {
		const waiting = languages.filter((language) => mayWait(settings.value, file.name, language, today));
		const asked = { languages, waiting, reported, wrong: wrong.get(file.source.file) };
		const judge = () => [...checkFile(site, file, asked)];
		const isQuiet = [file.name, ...languages.map((each) => `translations/${each}/${file.name}`)].every(
			(name) => !reported.has(name),
		);
		if (!isQuiet || !isSoundSite(site)) {
			yield* judge();
			continue;
		}
		const traced = tracedSite(site);
		yield* unlessStillRight(traced, `translated ${languages.join()} ${waiting.join()} ${file.name}`, () => {
			look(traced, `file ${file.name}`);
			for (const language of languages) look(traced, `translation ${language} ${file.name}`);
			return judge();
		});
	}
}

/** The names of files of which it has been said that they cannot be read, are missing, or have the wrong name. */
function reportedFiles(site: Site, before: readonly AnyProblem[]): ReadonlySet<string> {
	const names = new Set([...site.meant, ...before.map(({ place }) => nameOf(place))]);
	for (const { values } of before) if ("right" in values) names.add(nameOf({ file: String(values.right) }));
	// Of facts of which the declaration is not sound, nobody knows what is to be translated.
	for (const name of [...names]) if (name.startsWith("kinds/")) names.add(name.replace("kinds/", "facts/"));
	return names;
}

/** Translations of what is not there; what each was probably meant for is `right`. */
function* orphansOf(site: Site, names: ReadonlySet<string>, reported: ReadonlySet<string>): Generator<AnyProblem> {
	for (const [language, files] of site.translations) {
		const untranslated = new Set([...names].filter((name) => !files.has(name)));
		for (const [name, { source }] of files) {
			const collection = /^facts\/([^/]+)\//.exec(name)?.[1];
			if (names.has(name) || reported.has(name) || reported.has(`facts/${collection}.yaml`)) continue;
			const meant = meantName(name, untranslated);
			const right = meant && `translations/${language}/${meant}`;
			yield problem(
				"translation-of-nothing",
				{ file: source.file, line: 1, column: 1 },
				{ name, ...(right && { right }) },
			);
		}
	}
}

interface CheckedFor {
	readonly languages: readonly Language[];
	/** Those of them in which translating may wait. */
	readonly waiting: readonly Language[];
	readonly reported: ReadonlySet<string>;
	/** Lines of the file in which something is wrong: what follows from that for a translation is an echo. */
	readonly wrong: ReadonlySet<number> | undefined;
}

function* checkFile(site: Site, file: PassageFile, asked: CheckedFor): Generator<AnyProblem> {
	const { languages, waiting, reported, wrong } = asked;
	const { passages, source, name } = file;
	if (passages.length === 0) return;
	const fallback = fallbackOf(site);
	const untranslated: Language[] = [];
	const missing = new Map<Passage, Language[]>();
	const stale = new Map<Passage, Language[]>();
	for (const language of languages) {
		const waits = waiting.includes(language);
		const translation = site.translations.get(language)?.get(name);
		if (!translation) {
			if (!waits && !reported.has(`translations/${language}/${name}`)) untranslated.push(language);
			continue;
		}
		const { matches } = matchPassages(passages, translation.value);
		yield* checkTwice(translation, site.source);
		if (matches.every(({ state }) => state === "missing")) {
			if (!waits) untranslated.push(language);
			continue;
		}
		for (const match of matches) {
			if (wrong && isWrong(source, match.passage, wrong)) continue;
			const pair = match.pair === undefined ? undefined : translation.value[match.pair];
			const own = match.pair !== undefined && pair && samePassage(match, pair);
			if (own && match.state === "translated")
				yield* pairProblems(match, pair, { source: translation.source, language, written: site.source });
			else if (waits || match.state === "restored" || match.state === "translated") continue;
			else if (own)
				yield problem(codeOf(match), placeOf(translation.source, match.pair, site.source), {
					languages: [language],
					source: site.source,
					fallback,
				});
			else {
				const list = match.state === "missing" ? missing : stale;
				list.set(match.passage, [...(list.get(match.passage) ?? []), language]);
			}
		}
	}
	if (untranslated.length > 0) {
		const place = { file: source.file, line: 1, column: 1 };
		yield problem("file-not-translated", place, { languages: untranslated, passages: passages.length });
	}
	for (const [passage, without] of missing) {
		yield problem("translation-missing", placeOfPassage(source, passage), {
			languages: without,
			source: site.source,
			fallback,
		});
	}
	for (const [passage, without] of stale) {
		yield problem("translation-stale", placeOfPassage(source, passage), {
			languages: without,
			source: site.source,
			fallback,
		});
	}
}

/** Of two pairs for the same text only the first counts. */
function* checkTwice({ source, value }: Sound<readonly TranslationPair[]>, language: Language): Generator<AnyProblem> {
	const first = new Map<string, number>();
	for (const [index, { written }] of value.entries()) {
		const other = first.get(keyOf(written));
		if (other === undefined) first.set(keyOf(written), index);
		else {
			const { line } = source.valueAt([other, language]);
			yield problem("translation-twice", source.valueAt([index, language]), { line });
		}
	}
}

function codeOf({ state }: Match): "translation-missing" | "translation-stale" {
	return state === "missing" ? "translation-missing" : "translation-stale";
}

/** The pair has been brought up to date with what is written: what is left to do is to be done in the translation file. */
function samePassage({ passage }: Match, { written }: TranslationPair): boolean {
	return keyOf(written) === keyOf(passage.text);
}

function placeOf(source: SourceFile, index: number, language: Language): Location {
	if (writtenAt(source.written, [index, "was"])) return source.keyAt([index, "was"]);
	return source.valueAt([index, language]);
}

function placeOfPassage(source: SourceFile, passage: Passage): Location {
	return placeInside(source, passage.path, passage.text.split("\n")[0] ?? "");
}

/** Whether something is wrong with the text itself. */
function isWrong(source: SourceFile, passage: Passage, wrong: ReadonlySet<number>): boolean {
	const { line } = placeOfPassage(source, passage);
	return passage.text.split("\n").some((_, below) => wrong.has(line + below));
}
