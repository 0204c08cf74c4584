import type { StoppingProblem } from "#core/studio-publishing.ts";

/** Problems of which one sentence says what is wrong with all. */
export interface ProblemGroup {
	readonly title: string;
	/** Where all of them are, and what is said of each; undefined for those of several pages. */
	readonly page?: Pick<StoppingProblem, "named" | "message" | "hint"> | undefined;
	readonly count: number;
	readonly inside: readonly Grouped[];
}

export type Grouped = StoppingProblem | ProblemGroup;

export function isGroup(each: Grouped): each is ProblemGroup {
	return "inside" in each;
}

/** More of a sort than these are told as one thing, which somebody opens. */
const mostApart = 3;

/** What is wrong, with many of one sort together: by what it is, and then by page and by what is said, such as the languages. */
export function groupedProblems(problems: readonly StoppingProblem[]): readonly Grouped[] {
	return groupsOf(problems, ({ title }) => title).flatMap((alike): readonly Grouped[] => {
		const [first] = alike;
		if (!first || alike.length <= mostApart) return alike;
		const inside = groupsOf(alike, ({ named, message }) => JSON.stringify([named, message])).flatMap(together);
		return inside.length === 1 ? inside : [{ title: first.title, count: alike.length, inside }];
	});
}

function together(alike: readonly StoppingProblem[]): readonly Grouped[] {
	const [first] = alike;
	if (!first || alike.length === 1) return alike;
	const { title, named, message, hint } = first;
	return [{ title, page: { named, message, hint }, count: alike.length, inside: alike }];
}

function groupsOf(
	problems: readonly StoppingProblem[],
	keyOf: (problem: StoppingProblem) => string,
): readonly (readonly StoppingProblem[])[] {
	const groups = new Map<string, StoppingProblem[]>();
	for (const each of problems) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
	return [...groups.values()];
}
