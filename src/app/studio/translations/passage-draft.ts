import type { Language } from "#core/languages.ts";
import type { TranslatedPassage } from "#core/studio-translations.ts";
import { shortened } from "../draft.ts";
import { type Saved, Saving, savedBy } from "../saving.ts";
import type { Studio } from "../studio.ts";

interface Passage {
	readonly language: Language;
	/** Where it was written. */
	readonly file: string;
	readonly passage: TranslatedPassage;
}

/** What somebody types as the translation of a passage, until it stands in its file. */
export class PassageDraft {
	readonly #studio: Studio;
	readonly #saving: Saving;
	readonly #changed: () => void;
	readonly #stretch = crypto.randomUUID();
	readonly #passage: Passage;
	#known: string;
	typed: string;
	saved: Saved | undefined;

	/** `changed` hears of everything that shows. */
	constructor(studio: Studio, passage: Passage, changed: () => void) {
		this.#studio = studio;
		this.#passage = passage;
		this.#changed = changed;
		this.#saving = new Saving((value) => this.#send(value.trim()));
		this.#known = passage.passage.translation;
		this.typed = sessionStorage.getItem(this.#key) ?? this.#known;
		if (this.typed !== this.#known) this.#saving.later(this.typed);
	}

	change(typed: string): void {
		this.typed = typed;
		if (typed.trim() === this.#known) {
			this.#saving.forget();
			this.saved = undefined;
			sessionStorage.removeItem(this.#key);
		} else {
			sessionStorage.setItem(this.#key, typed);
			this.#saving.later(typed);
		}
		this.#changed();
	}

	leave(): void {
		void this.#saving.now();
	}

	/** The translation says what the changed text says. */
	async confirm(): Promise<void> {
		await this.#saving.now();
		await this.#send(this.#known);
	}

	/** Of two translations, takes one. */
	settle(text: "mine" | "theirs"): void {
		if (this.saved?.is !== "conflict") return;
		this.#known = typeof this.saved.now === "string" ? this.saved.now : "";
		this.change(text === "mine" ? this.typed : this.#known);
		this.leave();
	}

	get #key(): string {
		const { language, file, passage } = this.#passage;
		return `studio:translation:${language}:${file}:${passage.written}`;
	}

	async #send(value: string): Promise<void> {
		const { language, file, passage } = this.#passage;
		const name = `${shortened(passage.written)}: ${shortened(value)}`;
		this.#become({ is: "saving" });
		const request = { language, file, written: passage.written, was: this.#known, value, name, stretch: this.#stretch };
		try {
			const saved = savedBy(await this.#studio.translate(request));
			if (saved.is === "saved") {
				this.#known = value;
				if (this.typed.trim() === value) sessionStorage.removeItem(this.#key);
			}
			this.#become(saved);
		} catch {
			this.#become({ is: "unreachable" });
		}
	}

	#become(saved: Saved): void {
		this.saved = saved;
		this.#studio.heard(saved);
		this.#changed();
	}
}
