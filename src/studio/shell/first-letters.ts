import { plain } from "#studio/fields/is-found.ts";

/** Letters that come after a longer pause begin another word; in milliseconds. */
const pause = 1000;

/** The first letters of what somebody looks for in a list, typed one after another. */
export class FirstLetters {
	#letters = "";
	#until = 0;
	/** What they have led to: its name, as fields that are left have fewer buttons, and a list other places. */
	#name: string | undefined;

	/** Which of some names a key leads to, from the one at a place; undefined for a key that is no such letter. */
	next(event: FirstLetter, namesNow: () => readonly string[], at: number): number | undefined {
		const { key, timeStamp } = event;
		if (event.altKey || event.ctrlKey || event.metaKey || (key.length > 1 && key !== "Enter")) return undefined;
		const names = namesNow();
		// Whoever has come elsewhere begins another word.
		const goesOn = timeStamp < this.#until && names[at] === this.#name;
		// What leads nowhere opens nothing.
		if (goesOn && key === "Enter" && this.#find(names, at) === undefined) return at;
		// Amid a word a space and a stroke are of it; before one and behind the last they do something else.
		if (goesOn ? key.length !== 1 || (key === " " && this.#isLast(names)) : !/^[^\s/]$/u.test(key)) return undefined;
		this.#letters = (goesOn ? this.#letters : "") + key;
		this.#until = timeStamp + pause;
		// Whoever types on may still mean where they are.
		return this.#comeTo(names, this.#find(names, goesOn ? at : at + 1) ?? at);
	}

	/** Which of some names that are here only now was typed already, or else that at a place. */
	arrive(names: readonly string[], at: number): number {
		return this.#comeTo(names, this.#find(names, 0) ?? at);
	}

	#comeTo(names: readonly string[], at: number): number {
		this.#name = names[at];
		return at;
	}

	/** The first name that what was typed last leads to, from a place on and then from the top. */
	#find(names: readonly string[], from: number): number | undefined {
		if (this.#letters === "") return undefined;
		const rests = allRests(names, this.#letters);
		const found = [...names.keys()].filter((index) => rests[index]?.length);
		return found.find((index) => index >= from) ?? found[0];
	}

	/** What was typed leads to a name, and none goes on with another word. */
	#isLast(names: readonly string[]): boolean {
		const rests = allRests(names, this.#letters).flat();
		return rests.length > 0 && !rests.some((rest) => /^\s/.test(rest));
	}
}

/** What stands behind some letters in each name that begins with them; where none does, in those of which a word does. */
function allRests(names: readonly string[], letters: string): readonly (readonly string[])[] {
	const atBeginnings = names.map((name) => restsOf([name, ...name.split(": ").slice(1)], letters));
	if (atBeginnings.some(({ length }) => length > 0)) return atBeginnings;
	return names.map((name) =>
		restsOf(
			[...name.matchAll(/(?<=\s)\S/g)].map(({ index }) => name.slice(index)),
			letters,
		),
	);
}

/** What stands behind some letters in texts that begin with them, such as "contact" in "Contact". */
function restsOf(texts: readonly string[], letters: string): string[] {
	return texts
		.filter((text) => plain(text.slice(0, letters.length)) === plain(letters))
		.map((text) => text.slice(letters.length));
}

type FirstLetter = Pick<KeyboardEvent, "key" | "timeStamp" | "altKey" | "ctrlKey" | "metaKey">;
