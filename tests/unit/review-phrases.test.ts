import { describe, expect, test } from "vitest";
import { type Phrases, phrasesIn } from "#pipeline/review/wording/phrases.ts";

/** By the place of each language: what a review says in it. */
const locales = import.meta.glob<Phrases>("../../src/locales/*/review.ts", { eager: true, import: "default" });

const weight = { hidden: 3, vanished: 4, stale: 5, missing: 6, errors: 7 };

/** What is said with these values, and what of them has to be in it. */
const sentences: readonly (readonly [say: (phrases: Phrases) => string, ...held: string[]])[] = [
	[(say) => say.weight(2, weight), "2", "3", "4", "5", "6", "7"],
	[(say) => say.changed("W"), "W"],
	[(say) => say.added("W", "V"), "W", "V"],
	[(say) => say.removed("W", "V"), "W", "V"],
	[(say) => say.moved("W", "V", 3, 4), "W", "V", "3", "4"],
	[(say) => say.showing(3, 4, false), "3", "4"],
	[(say) => say.showing(3, 4, true), "4"],
	[(say) => say.touching(3, 4), "3", "4"],
	[(say) => say.formDay("F", "D", true), "F", "D"],
	[(say) => say.formDay("F", "D", false), "F", "D"],
	[(say) => say.announced(3, "L", true), "3", "L"],
	[(say) => say.announced(3, "L", false), "3", "L"],
	[(say) => say.factAdded("F", "N"), "F", "N"],
	[(say) => say.factRemoved("F", "N"), "F", "N"],
	[(say) => say.pageAdded("/a", "T", 3, "D"), "/a", "T", "3", "D"],
	[(say) => say.pagePlanned("/a", "T", ""), "/a", "T"],
	[(say) => say.pagePlanned("/a", "T", "D"), "/a", "T", "D"],
	[(say) => say.pageRemoved("/a", "T", undefined), "/a", "T"],
	[(say) => say.pageRemoved("/a", "T", "/b"), "/a", "T", "/b"],
	[(say) => say.pageMoved("/a", "/b", "T", true), "/a", "/b", "T"],
	[(say) => say.pageMoved("/a", "/b", "T", false), "/a", "/b", "T"],
	[(say) => say.contentMoved("/a", "/b", "T"), "/a", "/b", "T"],
	[(say) => say.languageAdded("L", 3), "L", "3"],
	[(say) => say.languageRemoved("L", 3), "L", "3"],
	[(say) => say.redirect("/a", "/b", undefined), "/a"],
	[(say) => say.redirect("/a", undefined, "/c"), "/a", "/c"],
	[(say) => say.redirect("/a", "/b", "/c"), "/a", "/b", "/c"],
	[(say) => say.sectionAdded(say.section(3, "T", "S"), "D"), "3", "T", "S", "D"],
	[(say) => say.sectionRemoved(say.section(3, "T", "S")), "3", "T", "S"],
	[(say) => say.sectionMoved(say.section(undefined, "T", "S"), 3, 4), "T", "S", "3", "4"],
	[(say) => say.menuUnder("P"), "P"],
	[(say) => say.picture("F"), "F"],
	[(say) => say.download("F"), "F"],
	[(say) => say.stale("L", "W"), "L", "W"],
	[(say) => say.missing("L", "W"), "L", "W"],
	[(say) => say.mended("L", "W"), "L", "W"],
	[(say) => say.untranslated("L", 3), "L", "3"],
	[(say) => say.retranslated("L", "P", "/a"), "L", "P", "/a"],
	[(say) => say.passages(3, "/a"), "3", "/a"],
];

describe.each(["nl", "en", "de", "fr", "es"] as const)("in %s", (language) => {
	const say = locales[`../../src/locales/${language}/review.ts`] ?? phrasesIn(language);

	test("a review says all that it is given, once for one and once for several", () => {
		for (const [told, ...held] of sentences) for (const each of held) expect.soft(told(say)).toContain(each);
		expect(say.languageRemoved("L", 1)).not.toBe(say.languageRemoved("L", 3).replace("3", "1"));
		expect(say.weight(1, { ...weight, errors: 1 })).toContain("1");
	});

	test("a review says it in words of its own", () => {
		const others = ["nl", "en"].filter((each) => each !== language) as ("nl" | "en")[];
		for (const other of others)
			expect(sentences.filter(([told]) => told(say) === told(phrasesIn(other))).map(([told]) => told(say))).toEqual([]);
	});
});
