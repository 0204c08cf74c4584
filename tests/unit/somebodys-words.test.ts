import { expect, test } from "vitest";
import { SomebodysWords, type Step } from "../helpers/somebodys-words.ts";

/** Somebody whose browser keeps what the last step left there. */
class Somebody {
	readonly words = new SomebodysWords();
	#kept: Step["now"] = { marks: new Set(), online: new Set() };

	/** Gives what got lost. */
	does(marks: string, { online, notSaved = "", ...step }: Partial<Record<"online" | "notSaved", string>> & Did = {}) {
		const before = this.#kept;
		const now = { marks: set(marks), online: online === undefined ? before.online : set(online) };
		this.#kept = now;
		const { looksSaved, gone } = this.words.after({
			...{ isEdit: true, mayTake: [], ...step },
			...{ before, now, notSaved: set(notSaved) },
		});
		return [...looksSaved, ...gone].join(" ");
	}

	types(typed: string, marks: string) {
		return this.does(marks, { typed });
	}

	/** All own words may go by that. */
	takesBack(marks: string, notSaved = "") {
		return this.does(marks, { notSaved, mayTake: [...this.words.own, ...this.words.open] });
	}
}

type Did = Partial<Pick<Step, "typed" | "replaced" | "mayTake" | "isEdit">>;

const set = (marks: string) => new Set(marks.split(" ").filter(Boolean));

test("who takes back gives up only what went by that", () => {
	const anna = new Somebody();
	anna.types("a", "a");
	anna.types("b", "a b");
	expect(anna.takesBack("a")).toBe("");
	expect([...anna.words.givenUp]).toEqual(["b"]);
	expect(anna.does("", { isEdit: false })).toBe("a");
});

test("what comes back is wanted again", () => {
	const anna = new Somebody();
	anna.types("a", "a");
	anna.takesBack("");
	expect(anna.does("a", { mayTake: anna.words.retaken })).toBe("");
	expect([...anna.words.givenUp]).toEqual([]);
	expect(anna.does("")).toBe("a");
});

test("what is not marked as unsaved any more is there, or it only looks saved", () => {
	const anna = new Somebody();
	expect(anna.does("", { typed: "a", notSaved: "a" })).toBe("");
	expect(anna.does("")).toBe("a");
	expect(anna.types("b", "b")).toBe("");
	expect([...anna.words.saved]).toEqual(["b"]);
});

test("who takes back what is not saved gives up nothing that still waits, or is there", () => {
	const anna = new Somebody();
	anna.types("a", "a");
	anna.does("a", { typed: "b", notSaved: "b" });
	anna.does("a", { typed: "c", notSaved: "b c" });
	expect(anna.takesBack("a", "b")).toBe("");
	expect([...anna.words.givenUp]).toEqual(["c"]);
	expect(anna.does("a")).toBe("b");
});

test("a text goes with what is typed in its place when that is saved, and stays when it is thrown away", () => {
	const anna = new Somebody();
	anna.types("a", "a");
	anna.does("a", { typed: "b", replaced: ["a"], notSaved: "b" });
	anna.does("a", { typed: "c", replaced: ["b"], notSaved: "c" });
	expect(anna.does("c")).toBe("");
	anna.does("c", { typed: "d", replaced: ["c"], notSaved: "d" });
	expect(anna.does("c", { mayTake: ["d"] })).toBe("");
	expect(anna.does("")).toBe("c");
});

test("what others took from what is online may go, and not what somebody then made again", () => {
	const [anna, bert] = [new Somebody(), new Somebody()];
	for (const each of [anna, bert]) each.does("x", { online: "x", isEdit: false });
	expect(bert.does("", { online: "", isEdit: false })).toBe("");
	anna.does("", { replaced: ["x"], typed: "y", notSaved: "y" });
	expect(anna.does("y", { online: "y" })).toBe("");
	expect(anna.does("x y", { mayTake: anna.words.own })).toBe("");
	expect(anna.does("y", { isEdit: false })).toBe("x");
});

test("a word that is online may not go from what somebody has", () => {
	const anna = new Somebody();
	anna.does("x", { online: "x", isEdit: false });
	expect(anna.does("")).toBe("x");
});

test("a text of others that was chosen, and waits to be saved, stands in the place of the own one", () => {
	const bert = new Somebody();
	bert.types("a", "a");
	bert.does("a", { typed: "b", replaced: set("a"), notSaved: "b" });
	// The text of the other is chosen, and cannot be saved either.
	expect(bert.does("a", { notSaved: "theirs", mayTake: set("b theirs") })).toBe("");
	expect(bert.does("a", { typed: "c", replaced: set("theirs"), notSaved: "c" })).toBe("");
	expect(bert.does("c", { isEdit: false })).toBe("");
});
