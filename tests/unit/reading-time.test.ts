import { expect, test } from "vitest";
import { pageHeadSchema } from "#core/page.ts";
import { parseSource } from "#pipeline/read/source.ts";
import { readingMinutes } from "#pipeline/site/reading-time.ts";

const article = { date: "2026-03-12", summary: "Kort." };

function minutes(words: number, minutes?: number): number {
	const text = `title: Oor\narticle:\n  date: 2026-03-12\nsections:\n  - type: prose\n    text: |\n      ${"Zo hoort u weer alles. ".repeat(words / 5)}\n      [meer](/contact) 12 34\n`;
	const head = { title: "Oor", description: "Over het oor.", article: { ...article, minutes }, sections: [{}] };
	return readingMinutes({
		source: parseSource("content/pages/blogs/oor.yaml", text),
		value: pageHeadSchema.parse(head),
	});
}

test("an article says how long reading takes by its words, unless its file says so", () => {
	expect([minutes(5), minutes(1100), minutes(2200)]).toEqual([1, 5, 10]);
	expect(minutes(100_000)).toBe(60);
	expect(minutes(1100, 3)).toBe(3);
});
