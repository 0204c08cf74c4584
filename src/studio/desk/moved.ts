import type { Change, Spot } from "#core/studio.ts";

/** The number of an item that is gone: nothing stands there, and undo gives it its own again. */
const gone = -1;

/** It stood in an item that is gone. */
export function isGone({ path }: Spot): boolean {
	return path.includes(gone);
}

/** The change of a list that takes back what another did to the places of its items. */
function takenBack(change: Change): Change {
	const { file, path } = change;
	switch (change.do) {
		case "insert":
		case "duplicate":
			return { do: "remove", file, path, was: null };
		case "remove":
			return { do: "insert", file, path, value: change.was };
		case "move":
			return { do: "move", file, path: [...path.slice(0, -1), change.to], was: change.was, to: Number(path.at(-1)) };
		default:
			return change;
	}
}

/** Where something is after a change of a list in which it stands. */
function afterChange({ file, path }: Spot, change: Change): Spot {
	const depth = change.path.length - 1;
	const [at, own] = [change.path[depth], path[depth]];
	const isBeside = file === change.file && change.path.slice(0, depth).every((step, index) => step === path[index]);
	if (!isBeside || typeof at !== "number" || typeof own !== "number") return { file, path };
	return { file, path: [...path.slice(0, depth), placeAfter(own, at, change), ...path.slice(depth + 1)] };
}

function placeAfter(own: number, at: number, change: Change): number {
	switch (change.do) {
		case "insert":
		case "duplicate":
			return own === gone ? at : own >= at ? own + 1 : own;
		case "remove":
			return own === at ? gone : own > at ? own - 1 : own;
		case "move":
			if (own === at) return change.to;
			if (own > at && own <= change.to) return own - 1;
			return own < at && own >= change.to ? own + 1 : own;
		default:
			return own;
	}
}

/** Says where something is by now. */
export type Follow = (spot: Spot) => Spot;

interface Done {
	readonly name: string;
	readonly changes: readonly Change[];
}

/** What items came, went and moved, so that what is not in a file yet stays with the item that it is for. */
export class Moves {
	readonly #follow: (where: Follow) => void;
	#done: Done[] = [];
	#undone: Done[] = [];

	constructor(follow: (where: Follow) => void) {
		this.#follow = follow;
	}

	note(name: string, changes: readonly Change[]): void {
		this.#undone = [];
		if (!changes.some(isOfPlaces)) return;
		this.#done.push({ name, changes });
		this.#tell(changes);
	}

	/** Something of this name was taken back, or done again. */
	again(way: "undo" | "redo", name: string): void {
		const [from, to] = way === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
		if (from.at(-1)?.name !== name) return;
		const [last] = from.splice(-1);
		if (!last) return;
		to.push(last);
		this.#tell(way === "undo" ? last.changes.map(takenBack).toReversed() : last.changes);
	}

	#tell(changes: readonly Change[]): void {
		this.#follow((spot) => changes.reduce(afterChange, spot));
	}
}

function isOfPlaces({ do: what, path }: Change): boolean {
	return typeof path.at(-1) === "number" && what !== "set" && what !== "add";
}
