import type { EditorLanguage, Values } from "#core/in-language.ts";
import { loadLocale } from "./load-locale.ts";
import { type Say, sayIn, type Word } from "./say.ts";
import { firstState, type State } from "./state.ts";

/** Milliseconds in which anybody has read some words, also one who looked elsewhere when they came. */
const timeFor = (words: string) => 6000 + 80 * words.length;

/** What Studio shows, for whoever listens to it, and the language in which it does. */
export class StateStore {
	readonly #listeners = new Set<() => void>();
	#state = firstState();
	#saying: ReturnType<typeof setTimeout> | undefined;
	#say = sayIn(this.#state.language);
	/** The language that is spoken next, when its words have come. */
	#coming = this.#state.language;

	get say(): Say {
		return this.#say;
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
		const { announcement, language, session } = change;
		if (language) this.#say = sayIn(language);
		if (session) void this.speak(session.language);
		if (announcement !== undefined) clearTimeout(this.#saying);
		if (announcement) this.#saying = setTimeout(() => this.set({ announcement: "" }), timeFor(announcement));
		for (const hear of this.#listeners) hear();
	}

	/** Speaks a language, from when its words have come. */
	async speak(language: EditorLanguage): Promise<void> {
		if (language === this.#coming) return;
		this.#coming = language;
		await loadLocale(language);
		if (language === this.#coming) this.set({ language });
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
