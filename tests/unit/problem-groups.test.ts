import { expect, test } from "vitest";
import type { StoppingProblem } from "#core/studio-publishing.ts";
import { type Grouped, groupedProblems, isGroup } from "#studio/parts/problem-groups.ts";

let line = 0;

const problem = (title: string, named: string, message = "Niet in het Engels."): StoppingProblem => ({
	file: `content/pages/${named}.yaml`,
	path: [],
	line: ++line,
	column: 1,
	title,
	message,
	hint: "",
	page: undefined,
	named,
});

const told = (each: Grouped): unknown =>
	isGroup(each) ? [each.title, each.page?.named, each.count, each.inside.map(told)] : each.named;

test("many of one sort are one thing, by page and by what is said; a few stand apart", () => {
	const found = [
		problem("Nog niet vertaald", "a"),
		problem("Onbekend", "a"),
		problem("Nog niet vertaald", "b", "Niet in het Frans."),
		problem("Nog niet vertaald", "a"),
		problem("Nog niet vertaald", "b"),
		problem("Onbekend", "b"),
	];
	expect(groupedProblems(found).map(told)).toEqual([
		["Nog niet vertaald", undefined, 4, [["Nog niet vertaald", "a", 2, ["a", "a"]], "b", "b"]],
		"a",
		"b",
	]);
});

test("those of one page need no page above them, and none is lost", () => {
	const found = Array.from({ length: 300 }, () => problem("Nog niet vertaald", "a"));
	const [group, ...more] = groupedProblems(found);
	expect(more).toEqual([]);
	expect(group).toMatchObject({ title: "Nog niet vertaald", page: { named: "a" }, count: 300, inside: found });
});
