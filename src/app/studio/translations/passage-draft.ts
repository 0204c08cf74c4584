import type { EditAnswer } from "#core/studio.ts";
import { type Saved, Saving, savedBy } from "../saving.ts";
import type { Studio } from "../studio.ts";
import { tabStorage } from "../tab-storage.ts";

/** A text in one language, and how another comes into its file. */
export interface Writable {
	/** No other text has the same. */
	readonly id: string;
	/** What stands there. */
	readonly says: string;
	/** `stretch` is that of typing without a break. */
	write(was: string, value: string, stretch: string): Promise<EditAnswer>;
}

/** What somebody types as a text in a language, until it stands in its file. */
export class PassageDraft {
	readonly #studio: Studio;
	readonly #saving: Saving;
	readonly #changed: () => void;
	readonly #stretch = crypto.randomUUID();
	#text: Writable;
	#known: string;
	typed: string;
	saved: Saved | undefined;

	/** `changed` hears of everything that shows. */
	constructor(studio: Studio, text: Writable, changed: () => void) {
		this.#studio = studio;
		this.#text = text;
		this.#changed = changed;
		this.#saving = new Saving((value) => this.#send(value.trim()));
		this.#known = text.says;
		this.typed = tabStorage.getItem(this.#key) ?? this.#known;
		if (this.typed !== this.#known) this.#saving.later(this.typed);
	}

	/** The file says this by now; what nobody types at follows. */
	meet(text: Writable): void {
		const isNews = text.says !== this.#text.says;
		this.#text = text;
		if (!isNews || this.#saving.isBusy || this.typed.trim() !== this.#known || text.says === this.#known) return;
		this.#known = text.says;
		this.typed = text.says;
		this.#changed();
	}

	change(typed: string): void {
		this.typed = typed;
		if (typed.trim() === this.#known) {
			this.#saving.forget();
			this.saved = undefined;
			tabStorage.removeItem(this.#key);
		} else {
			tabStorage.setItem(this.#key, typed);
			this.#saving.later(typed);
		}
		this.#changed();
	}

	leave(): void {
		void this.#saving.now();
	}

	/** Somebody says yes to a text that was proposed. */
	async take(text: string): Promise<void> {
		if (text === this.#known) return this.confirm();
		this.change(text);
		await this.#saving.now();
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
		return `studio:translation:${this.#text.id}`;
	}

	async #send(value: string): Promise<void> {
		this.#become({ is: "saving" });
		try {
			const saved = savedBy(await this.#text.write(this.#known, value, this.#stretch));
			if (saved.is === "saved") {
				this.#known = value;
				if (this.typed.trim() === value) tabStorage.removeItem(this.#key);
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
