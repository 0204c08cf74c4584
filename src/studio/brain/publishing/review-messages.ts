import { titleOf } from "#core/facts/define.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import type { ChangeMessage, ReviewMessage } from "#core/studio-publishing.ts";
import type { Change } from "#pipeline/review/changes.ts";
import { compareSites } from "#pipeline/review/compare.ts";
import { weightOf } from "#pipeline/review/weight.ts";
import { phrasesIn } from "#pipeline/review/wording/phrases.ts";
import type { Detail, Statement } from "#pipeline/review/wording/statement.ts";
import { chaptersOf } from "#pipeline/review/wording/statements.ts";
import { wordDifference } from "#pipeline/review/wording/word-difference.ts";
import { definitionOf } from "#pipeline/site/facts.ts";
import type { Site } from "#pipeline/site/site.ts";

/** Characters of a text, and of what stays around a change in it. */
const most = { text: 1000, around: 60 };

/** What a visitor sees change between two versions of a site, in words; `errors` are those of the newer one. */
export function toldReview(before: Site, after: Site, language: EditorLanguage, errors = 0): ReviewMessage {
	const changes = compareSites(before, after);
	const named = changes.map((each) => asPeopleCallIt(each, [after, before], language));
	const chapters = chaptersOf(named, language).map(({ title, page, statements }) => ({
		title,
		page: page !== undefined && after.pages.has(page) ? page : undefined,
		changes: statements.map(toldChange),
	}));
	const count = chapters.reduce((sum, each) => sum + each.changes.length, 0);
	const { nothing, weight } = phrasesIn(language);
	return { summary: count > 0 ? weight(count, weightOf(changes, errors)) : nothing, chapters };
}

/** A fact is known by its name and its sort; where it stands is for who has the files. */
function asPeopleCallIt(change: Change, sites: readonly Site[], language: EditorLanguage): Change {
	if (change.kind !== "fact-added" && change.kind !== "fact-removed") return change;
	const [collection = ""] = change.fact.split(".");
	const [definition] = sites.flatMap((site) => definitionOf(site, collection) ?? []);
	return definition ? { ...change, fact: titleOf(definition, language) } : change;
}

function toldChange({ sentence, details }: Statement): ChangeMessage {
	return {
		sentence,
		spans: details.flatMap(spansOf),
		items: details.flatMap((detail) => ("items" in detail ? detail.items : [])),
	};
}

function spansOf(detail: Detail): ChangeMessage["spans"] {
	if (detail.what === "difference") return wordDifference(detail.before, detail.after, most.around);
	if (detail.what !== "text") return [];
	const { text } = detail;
	return [{ what: "same", text: text.length > most.text ? `${text.slice(0, most.text)}…` : text }];
}
