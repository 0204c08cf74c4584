import { expect, test } from "vitest";
import { problem } from "#core/problems/problem.ts";
import { exampleAt, stoppingAmong } from "#studio/brain/publishing/stopping.ts";

const sampleIn = (file: string, name = "sections.4.text") =>
	problem("sample-left", { file, line: 1, column: 1 }, { name });

const [before, after, other] = ["content/pages/werkwijze.yaml", "content/pages/zo.yaml", "content/pages/contact.yaml"];

/** What stops, when these files are online and these are here now. */
const stopped = (found: ReturnType<typeof sampleIn>[], online: readonly string[], here: readonly string[]) =>
	stoppingAmong(found, [sampleIn(before)], {
		isHere: (file) => here.includes(file),
		isOnline: (file) => online.includes(file),
		saysHere: ({ place }) => place.file,
		saysOnline: ({ place }) => place.file,
	});

test("an example that is online stops nothing, also when its section has moved or its page has another address", () => {
	expect(stopped([sampleIn(before, "sections.2.text")], [before], [before])).toEqual([]);
	expect(stopped([sampleIn(after)], [before], [after])).toEqual([]);
});

test("an example stops where it is new: on another page, beside the one that is online, or of another field", () => {
	for (const found of [
		[sampleIn(after)],
		[sampleIn(before), sampleIn(before)],
		[sampleIn(before), sampleIn(other)],
		[sampleIn(before, "sections.4.title")],
	])
		expect(stopped(found, [before, other], [before, after, other])).toHaveLength(1);
	expect(stopped([sampleIn(after), sampleIn(after)], [before], [after])).toHaveLength(1);
});

const hero = "  - type: hero\n    title: Welkom\n";
const reviews = (quote: string) =>
	`  - type: testimonials\n    items:\n      - quote: ${quote}\n        name: Anna\n        samples: [quote]\n`;

/** Where the example stands in a page with these sections. */
function placedIn(...sections: readonly string[]) {
	const text = `title: Proef\nsections:\n${sections.join("")}`;
	const before = text.slice(0, text.indexOf("quote:")).split("\n");
	return { text, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

test("an example in a section that moved to another page is the one that was online; another one there stops", () => {
	const online = placedIn(hero, reviews("Fijn geholpen"));
	const stoppedBy = (quote: string) => {
		const here = placedIn(hero, hero, reviews(quote));
		const found = problem("sample-left", { file: other, ...here }, { name: "sections.3.items.1.quote" });
		const known = problem("sample-left", { file: before, ...online }, { name: "sections.2.items.1.quote" });
		return stoppingAmong([found], [known], {
			isHere: () => true,
			isOnline: () => true,
			saysHere: ({ place }) => exampleAt(here.text, place),
			saysOnline: ({ place }) => exampleAt(online.text, place),
		});
	};
	expect(stoppedBy("Fijn geholpen")).toEqual([]);
	expect(stoppedBy("Goed geholpen")).toHaveLength(1);
});

test("of two examples that say the same, the one that stands where it stood is known first", () => {
	const at = (file: string) => problem("sample-left", { file, line: 1, column: 1 }, { name: "sections.4.text" });
	const files = { isHere: () => true, isOnline: () => true, saysHere: () => "", saysOnline: () => "" };
	expect(stoppingAmong([at(other), at(before)], [at(before)], files)).toEqual([at(other)]);
});

test("what is an example as a whole is known by all that it says", () => {
	const text = "centrum:\n  name: Centrum\n  samples: [all]\n";
	expect(exampleAt(text, { line: 3, column: 13 })).toContain("Centrum");
});

test("what this program does not know stops nothing where others have it online, and stops where it is new", () => {
	const named = { name: "toekomst", known: [] };
	const at = (file: string) => [
		problem("unknown-section", { file, line: 4, column: 5 }, named),
		problem("unknown-field", { file, line: 9, column: 1 }, { ...named, where: { kind: "page", name: "" } }),
	];
	const files = { isHere: () => true, isOnline: () => true, saysHere: () => "", saysOnline: () => "other" };
	expect(stoppingAmong(at(before), at(before), files)).toEqual([]);
	expect(stoppingAmong(at(other), at(before), files)).toEqual(at(other));
	// No program knows a name that is misspelt: until it is mended no site is built, whoever has it online.
	const values = { name: "titel", nearest: "title", known: ["title"], where: { kind: "page", name: "" } } as const;
	const misspelt = problem("unknown-field", { file: before, line: 9, column: 1 }, values);
	expect(stoppingAmong([misspelt], [misspelt], files)).toEqual([misspelt]);
	const typed = (name: string) => problem("unknown-section", { file: before, line: 4, column: 5 }, { name, known: [] });
	for (const name of ["hreo", "Hero", "text-medai"])
		expect(stoppingAmong([typed(name)], [typed(name)], files), name).toEqual([typed(name)]);
	// A newer program may have a section of this name.
	for (const name of ["maps", "chart", "heroes"])
		expect(stoppingAmong([typed(name)], [typed(name)], files), name).toEqual([]);
});
