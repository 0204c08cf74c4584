import type { Session } from "#core/studio.ts";
import { type Say, sayIn, type Values, type Word } from "./say.ts";
import { firstState, type State } from "./state.ts";

const says = { nl: sayIn("nl"), en: sayIn("en") } as const;

/** Milliseconds in which anybody has read some words, also one who looked elsewhere when they came. */
const timeFor = (words: string) => 6000 + 80 * words.length;

/** What Studio shows, for whoever listens to it, and the language in which it does. */
export class StateStore {
	readonly #listeners = new Set<() => void>();
	#state = firstState();
	#saying: ReturnType<typeof setTimeout> | undefined;
	/** Of all that is said; until the site says another, that of the browser. */
	language: Session["language"] = navigator.languages.some((each) => /^(?:nl|fy)\b/.test(each)) ? "nl" : "en";

	get say(): Say {
		return says[this.language];
	}

	get state(): State {
		return this.#state;
	}

	readonly subscribe = (hear: () => void) => {
		this.#listeners.add(hear);
		return () => void this.#listeners.delete(hear);
	};

	/** Changes some of it, and tells everybody who listens. What is said is over once there was time to read it. */
	set(change: Partial<State>): void {
		this.#state = { ...this.#state, ...change };
		const { announcement } = change;
		if (announcement !== undefined) clearTimeout(this.#saying);
		if (announcement) this.#saying = setTimeout(() => this.set({ announcement: "" }), timeFor(announcement));
		for (const hear of this.#listeners) hear();
	}

	/** Says something aloud. */
	announce(said: Word, values?: Values): void {
		this.set({ announcement: this.say(said, values) });
	}

	/** The panel takes the keys; `change` comes with it. */
	focusPanel(change?: Partial<State>): void {
		this.set({ ...change, focus: this.#state.focus + 1 });
	}
}
