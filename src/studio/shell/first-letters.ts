import { isFound } from "#studio/fields/is-found.ts";

/** Letters that come after a longer pause begin another word; in milliseconds. */
const pause = 1000;

/** The first letters of what somebody looks for in a list, typed one after another. */
export class FirstLetters {
	#letters = "";
	#until = 0;
	#at = -1;

	/** Which of some names a key leads to, from the one at a place; undefined for a key that is no such letter. */
	next(event: FirstLetter, names: () => readonly string[], at: number): number | undefined {
		const { key, timeStamp } = event;
		if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
		const goesOn = this.#goesOn(event, at);
		// Amid a word a space and a stroke are of it; before one and behind the last they do something else.
		if (goesOn ? key.length !== 1 || (key === " " && this.#isLast(names())) : !/^[^\s/]$/u.test(key)) return undefined;
		this.#letters = (goesOn ? this.#letters : "") + key;
		this.#until = timeStamp + pause;
		// Whoever types on may still mean where they are.
		this.#at = this.find(names(), goesOn ? at : at + 1) ?? at;
		return this.#at;
	}

	/** The first name that begins with what was typed last, from a place on and then from the top. */
	find(names: readonly string[], from: number): number | undefined {
		if (this.#letters === "") return undefined;
		const found = [...names.keys()].filter((index) => begins(names[index] ?? "", this.#letters));
		return found.find((index) => index >= from) ?? found[0];
	}

	/** What was typed leads to a name, and none goes on with another word. */
	#isLast(names: readonly string[]): boolean {
		const rests = names.flatMap((name) => restsOf(name, this.#letters));
		return rests.length > 0 && !rests.some((rest) => /^\s/.test(rest));
	}

	/** Whoever has come elsewhere begins another word. */
	#goesOn({ timeStamp }: FirstLetter, at: number): boolean {
		return timeStamp < this.#until && at === this.#at;
	}
}

function begins(name: string, letters: string): boolean {
	return restsOf(name, letters).length > 0;
}

/** What stands behind some letters where a name begins with them, as "Verwijderen: Contact" does with "contact". */
function restsOf(name: string, letters: string): string[] {
	return [name, ...name.split(": ").slice(1)]
		.filter((part) => isFound(letters, part.slice(0, letters.length)))
		.map((part) => part.slice(letters.length));
}

type FirstLetter = Pick<KeyboardEvent, "key" | "timeStamp" | "altKey" | "ctrlKey" | "metaKey">;
