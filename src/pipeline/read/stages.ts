/** The steps that the time of a run goes into. */
export const stages = ["read", "validate", "check", "present", "render", "write"] as const;

export type Stage = (typeof stages)[number];

const spent = new Map<Stage, number>();

/** Does a piece of work and counts its time for a stage; what is timed inside it is counted for its own stage only. */
export function timed<T>(stage: Stage, work: () => T): T {
	const start = performance.now();
	const before = total();
	try {
		return work();
	} finally {
		const inside = total() - before;
		spent.set(stage, (spent.get(stage) ?? 0) + performance.now() - start - inside);
	}
}

function total(): number {
	let sum = 0;
	for (const each of spent.values()) sum += each;
	return sum;
}

/** What each stage has taken so far in this process, in milliseconds. */
export function timeSpent(): Readonly<Record<Stage, number>> {
	return Object.fromEntries(stages.map((stage) => [stage, spent.get(stage) ?? 0])) as Record<Stage, number>;
}

/** Adds what another thread took. */
export function addTimes(other: Readonly<Record<Stage, number>>): void {
	for (const stage of stages) spent.set(stage, (spent.get(stage) ?? 0) + other[stage]);
}

/** Begins to count anew. */
export function forgetTimes(): void {
	spent.clear();
}
