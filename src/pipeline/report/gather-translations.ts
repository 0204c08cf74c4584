import { type Language, languages } from "#core/languages.ts";
import type { Open } from "#core/problems/catalogue-translate.ts";
import { type AnyProblem, comparePlaces, problem } from "#core/problems/problem.ts";

type Untranslated = Extract<AnyProblem, { code: "translation-missing" | "translation-stale" | "file-not-translated" }>;

/** What lies open in one Dutch file; by language, the number of texts in each state. */
interface OpenFile {
	readonly problems: Untranslated[];
	readonly missing: Map<Language, number>;
	readonly stale: Map<Language, number>;
}

/**
 * Puts what is still to be translated of a Dutch file into one problem, which counts it for each language. It is the
 * same one whether or not the translation files have been brought up to date with the Dutch.
 */
export function gatherTranslations(problems: readonly AnyProblem[]): AnyProblem[] {
	const files = new Map<string, OpenFile>();
	const others: AnyProblem[] = [];
	for (const each of problems) {
		if (isUntranslated(each)) count(each, files);
		else others.push(each);
	}
	return [...others, ...[...files.values()].flatMap(gathered)];
}

function isUntranslated(each: AnyProblem): each is Untranslated {
	return /^(translation-(missing|stale)|file-not-translated)$/.test(each.code);
}

function count(each: Untranslated, files: Map<string, OpenFile>): void {
	const dutch = each.place.file.replace(/^content\/translations\/[^/]+\//, "content/");
	const file: OpenFile = files.get(dutch) ?? { problems: [], missing: new Map(), stale: new Map() };
	files.set(dutch, file);
	file.problems.push(each);
	const texts = each.code === "file-not-translated" ? each.values.passages : 1;
	const counts = each.code === "translation-stale" ? file.stale : file.missing;
	for (const language of each.values.languages) counts.set(language, (counts.get(language) ?? 0) + texts);
}

/** Stands where somebody can begin: in the Dutch, or else in the translation that comes first on the site. */
function gathered({ problems, missing, stale }: OpenFile): AnyProblem[] {
	const order = ({ place, values }: Untranslated) =>
		place.file.startsWith("content/translations/") ? languages.indexOf(values.languages[0] ?? "nl") : -1;
	const [first] = [...problems].sort((a, b) => order(a) - order(b) || comparePlaces(a, b));
	if (!first) return [];
	const made = problem("translations-open", first.place, { missing: byCount(missing), stale: byCount(stale) });
	return [{ ...made, level: first.level }];
}

/** Languages with as many open texts stand together. */
function byCount(counts: ReadonlyMap<Language, number>): Open[] {
	const groups = new Map<number, Language[]>();
	for (const language of languages) {
		const texts = counts.get(language);
		if (texts !== undefined) groups.set(texts, [...(groups.get(texts) ?? []), language]);
	}
	return [...groups].map(([texts, own]) => ({ texts, languages: own }));
}
