import { expect, test } from "vitest";
import type { Change, Spot, Steps } from "#core/studio.ts";
import { Begun, followMoved, nameOfSpot } from "#studio/desk/begun.ts";
import { Moves } from "#studio/desk/moved.ts";

const file = "content/pages/index.yaml";
const section = (at: number): Steps => ["sections", at];
const move = (from: number, to: number): Change => ({ do: "move", file, path: section(from), was: {}, to });
const remove = (at: number): Change => ({ do: "remove", file, path: section(at), was: {} });
const insert = (at: number): Change => ({ do: "insert", file, path: section(at), value: {} });

/** Pictures that wait, each in a section, and what becomes of their places. */
function waiting(...sections: readonly number[]) {
	const begun = new Begun<{ readonly spot: Spot }>({ moved: ({ spot }, where) => ({ spot: where(spot) }) });
	for (const at of sections) {
		const spot = { file, path: [...section(at), "image"] };
		begun.keep(nameOfSpot(spot), { spot });
	}
	const moves = new Moves(followMoved);
	const places = () =>
		begun.all().map(({ spot }) => {
			// Its name and what it says of itself are never two places.
			expect(begun.at(nameOfSpot(spot))?.spot).toEqual(spot);
			return spot.path[1];
		});
	return { moves, places };
}

test("a picture that waits stays with its section when that moves, and when others come and go before it", () => {
	const { moves, places } = waiting(1, 2);
	moves.note("Omhoog", [move(2, 0)]);
	expect(places()).toEqual([2, 0]);
	moves.note("Erbij", [insert(1)]);
	expect(places()).toEqual([3, 0]);
	moves.note("Weg", [remove(1), insert(0)]);
	expect(places()).toEqual([3, 1]);
	moves.again("undo", "Weg");
	moves.again("undo", "Erbij");
	expect(places()).toEqual([2, 0]);
	moves.again("undo", "Een andere tekst");
	expect(places()).toEqual([2, 0]);
	moves.again("undo", "Omhoog");
	expect(places()).toEqual([1, 2]);
	moves.again("redo", "Omhoog");
	expect(places()).toEqual([2, 0]);
});

test("what waits in a section that goes is in none of the others, and comes back with it", () => {
	const { moves, places } = waiting(1, 2);
	moves.note("Weg", [remove(1)]);
	expect(places()).toEqual([-1, 1]);
	moves.again("undo", "Weg");
	expect(places()).toEqual([1, 2]);
});
