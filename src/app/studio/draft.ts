import type { Change, EditAnswer, EditRequest, FileChange, Form, FormField, Spot } from "#core/studio.ts";
import { type Saved, Saving, savedBy } from "./saving.ts";

/** What a draft needs of Studio. */
export interface Office {
	/** The content as it was last seen. */
	revision(): string;
	/** Sends a change; fails when the server cannot be reached. */
	edit(request: EditRequest): Promise<EditAnswer>;
	/** Hears what became of it. */
	heard(saved: Saved): void;
}

/** What somebody types in a field, in the page or in the panel, until it stands in the file. */
export class Draft {
	readonly #office: Office;
	readonly #saving: Saving;
	readonly #listeners = new Set<() => void>();
	/** What the file says, as far as is known here; undefined when the field is left out. */
	#known: string | undefined;
	#revision: string;
	#field: FormField;
	#files: readonly FileChange[] = [];
	/** Of what is typed until somebody leaves the field: its name, and what stood there at its beginning. */
	#stretch: { readonly name: string; readonly from: string } | undefined;
	typed: string;
	saved: Saved | undefined;

	constructor(field: FormField, revision: string, office: Office) {
		this.#field = field;
		this.#office = office;
		this.#saving = new Saving((value) => this.#send(value));
		this.#known = writtenIn(field);
		this.#revision = revision;
		const kept = sessionStorage.getItem(keyOf(field));
		this.typed = kept ?? this.#known ?? "";
		if (kept !== null) this.change(kept);
	}

	/** It holds what is not in the file. */
	get isOpen(): boolean {
		return this.#saving.isBusy || (this.saved !== undefined && this.saved.is !== "saved");
	}

	readonly subscribe = (hear: () => void) => {
		this.#listeners.add(hear);
		return () => void this.#listeners.delete(hear);
	};

	/** Changes with everything that shows. */
	readonly snapshot = () => `${this.saved?.is}${this.typed}`;

	/** The field was read again. Nobody who types is disturbed by that. */
	meet(field: FormField, revision: string): void {
		this.#field = field;
		if (this.isOpen) return;
		this.#known = writtenIn(field);
		this.#revision = revision;
		this.typed = this.#known ?? "";
		this.#tell();
	}

	/** `files` come with it when it is written. */
	change(typed: string, files: readonly FileChange[] = []): void {
		this.typed = typed;
		this.#files = files;
		// What is on its way to the file stands in it soon.
		if (this.saved?.is !== "saving" && typed.trim() === (this.#known ?? "").trim()) {
			this.#saving.forget();
			this.saved = undefined;
			sessionStorage.removeItem(keyOf(this.#field));
		} else {
			sessionStorage.setItem(keyOf(this.#field), typed);
			this.#saving.later(typed);
		}
		this.#tell();
	}

	/** Nobody types here any more. */
	leave(): void {
		void this.#saving.now().then(() => {
			this.#stretch = undefined;
		});
	}

	/** Of two texts, the one that was typed here, or the one that stands in the file. */
	settle(text: "mine" | "theirs"): void {
		if (this.saved?.is !== "conflict") return;
		const { now, path = this.#field.path, revision, by } = this.saved;
		// Of what somebody else took away in another copy, this one says what it said.
		const theirs = typeof now === "string" ? now : by === undefined ? undefined : this.#known;
		// What stands in somebody else's copy has to be written in this one, whoever wins.
		if (by === undefined || text === "mine") this.#known = theirs;
		this.#field = { ...this.#field, path };
		this.#revision = revision;
		this.change(text === "mine" ? this.typed : (theirs ?? ""));
		this.leave();
	}

	async #send(typed: string): Promise<void> {
		const value = typed.trim();
		this.#become({ is: "saving" });
		this.#stretch ??= { name: crypto.randomUUID(), from: this.#known ?? "" };
		const { name: stretch, from } = this.#stretch;
		const name = `${this.#field.label}: ${shortened(from)} → ${shortened(value)}`;
		try {
			const saved = savedBy(
				await this.#office.edit({
					revision: this.#revision,
					changes: [this.#changeTo(value)],
					files: this.#files,
					name,
					stretch,
				}),
			);
			if (saved.is === "saved") {
				this.#known = value === "" && !this.#field.required ? undefined : value;
				this.#revision = this.#office.revision();
				if (this.typed === typed) sessionStorage.removeItem(keyOf(this.#field));
			}
			this.#become(saved);
		} catch {
			this.#become({ is: "unreachable" });
		}
	}

	#changeTo(value: string): Change {
		const { file, path, required } = this.#field;
		if (this.#known === undefined) return { do: "add", file, path, value };
		if (value === "" && !required) return { do: "remove", file, path, was: this.#known };
		return { do: "set", file, path, was: this.#known, value };
	}

	#become(saved: Saved): void {
		this.saved = saved;
		this.#tell();
		this.#office.heard(saved);
	}

	#tell(): void {
		for (const hear of this.#listeners) hear();
	}
}

/** What is typed in every field that was shown. */
export class Drafts {
	readonly #office: Office;
	readonly #drafts = new Map<string, Draft>();
	/** Of the content in which fields were last read. */
	#revision = "";

	constructor(office: Office) {
		this.#office = office;
	}

	of(field: FormField): Draft {
		const known = this.#drafts.get(keyOf(field));
		if (known) return known;
		const draft = new Draft(field, this.#revision, this.#office);
		this.#drafts.set(keyOf(field), draft);
		return draft;
	}

	/** Fields were read again. */
	meet(form: Form): void {
		this.#revision = form.revision;
		this.#meet(form);
	}

	#meet(field: FormField): void {
		const { content } = field;
		if (content.is === "value") this.#drafts.get(keyOf(field))?.meet(field, this.#revision);
		else for (const each of content.is === "block" ? content.fields : content.items) this.#meet(each);
	}

	/** Something below a place is not in its file yet. */
	isOpenBelow({ file, path }: Spot): boolean {
		const start = `${file}${JSON.stringify(path).slice(0, -1)}`;
		return [...this.#drafts].some(([key, { isOpen }]) => isOpen && key.startsWith(`studio:${start}`));
	}
}

function keyOf({ file, path }: Spot): string {
	return `studio:${file}${JSON.stringify(path)}`;
}

function writtenIn({ content }: FormField): string | undefined {
	return content.is === "value" ? content.written : undefined;
}

/** A few words of each of several texts; of those that would look the same, as many as tell them apart. */
export function shortenedApart(texts: readonly string[]): readonly string[] {
	const short = texts.map(shortened);
	return texts.map((text, at) => {
		if (short.filter((each) => each === short[at]).length === 1) return short[at] ?? "";
		const before = texts.slice(0, at).filter((each) => each === text).length;
		return texts.filter((each) => each === text).length > 1 ? `${shortened(text)} (${before + 1})` : text;
	});
}

/** A few words of a text, for the name of a change. */
export function shortened(text: string): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > 30 ? `${line.slice(0, 29)}…` : line || "–";
}
