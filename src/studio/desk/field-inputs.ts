import type { Form, FormField, Spot } from "#core/studio.ts";
import { fieldTarget, keyOf, type Target } from "#studio/page/target.ts";
import { type FieldHost, FieldInput } from "./field-input.ts";
import type { UnsavedText } from "./unsaved.ts";

/** What is typed in every text that was shown, or was not in its file when the page was loaded. */
export class FieldInputs {
	readonly #host: FieldHost;
	readonly #drafts = new Map<string, FieldInput>();

	constructor(host: Omit<FieldHost, "earlier" | "written">) {
		this.#host = {
			...host,
			earlier: (than) => this.#writeEarlier(than),
			written: (input) => this.#retryRefused(input),
			moved: (input, before) => {
				// Where it stood it is typed in until that is read again.
				this.#drafts.set(keyOf(input.target), input);
				host.moved(input, before);
			},
		};
	}

	async #writeEarlier(than: FieldInput): Promise<void> {
		const earlier = [...this.#drafts.values()].filter((each) => each.comesBefore(than));
		await Promise.all(earlier.map((each) => each.leave()));
	}

	/** A first day was behind the last one until that was another. */
	#retryRefused({ target }: FieldInput): void {
		for (const each of new Set(this.#drafts.values())) {
			if (each.target.file === target.file) each.retryRefused();
		}
	}

	/** That of a text; `says` is what its file says. */
	of(target: Target, says: string | undefined): FieldInput {
		const known = this.#drafts.get(keyOf(target));
		if (known) return known;
		const draft = new FieldInput(target, says, this.#host);
		this.#drafts.set(keyOf(target), draft);
		return draft;
	}

	ofField(field: FormField): FieldInput {
		return this.of(fieldTarget(field), writtenIn(field));
	}

	ofUnsaved({ target, was }: UnsavedText): FieldInput {
		return this.of(target, was);
	}

	/** What was typed in another tab goes on here; settles once it is written, or cannot be. */
	adopt(text: UnsavedText): Promise<void> {
		const known = this.#drafts.get(keyOf(text.target));
		if (known) known.restore(text);
		return this.ofUnsaved(text).retry();
	}

	/** A file was read again. */
	meet(target: Target, says: string | undefined): void {
		this.#drafts.get(keyOf(target))?.meet(says);
	}

	/** Fields were read again: in the place of a text that stands elsewhere by now is another one. */
	meetForm(form: Form | FormField): void {
		for (const [key, { target }] of this.#drafts) if (keyOf(target) !== key) this.#drafts.delete(key);
		this.#meetFields(form);
	}

	/** The state of the content in which what was typed last below a place stood there; undefined when nothing was. */
	revisionBelow(spot: Spot): string | undefined {
		const below = [...this.#drafts.values()].filter((draft) => draft.isBelow(spot)).map(({ last }) => last);
		const { turn, revision } = below.sort((one, other) => one.turn - other.turn).at(-1) ?? { turn: 0 };
		return turn > 0 ? revision : undefined;
	}

	/** What stood below a place stands below another one, as its form says by now. */
	goAlong(before: Spot, { path, revision }: Form): void {
		if (JSON.stringify(before.path) === JSON.stringify(path)) return;
		const below = [...this.#drafts.values()].filter((draft) => draft.isBelow(before));
		for (const draft of below) draft.goAlong([...path, ...draft.target.path.slice(before.path.length)], revision);
	}

	#meetFields(form: FormField): void {
		const { content } = form;
		if (content.is === "value") this.meet(fieldTarget(form), writtenIn(form));
		else for (const each of content.is === "block" ? content.fields : content.items) this.#meetFields(each);
	}

	/** Something below a place is not in its file yet. */
	isOpenBelow(spot: Spot): boolean {
		return [...this.#drafts.values()].some((draft) => draft.isOpen && draft.isBelow(spot));
	}

	/** Writes at once all that waits until nobody types any more. */
	async leaveAll(): Promise<void> {
		await Promise.all([...this.#drafts.values()].map((draft) => draft.leave()));
	}

	/** The same for what stands below a place. */
	async leaveBelow(spot: Spot): Promise<void> {
		const below = [...this.#drafts.values()].filter((draft) => draft.isBelow(spot));
		await Promise.all(below.map((draft) => draft.leave()));
	}

	/** Tries again what nobody answered, now that somebody does. */
	async sendUnanswered(): Promise<void> {
		for (const text of this.#host.unsaved.all()) if (text.why.is === "unreachable") await this.ofUnsaved(text).retry();
	}

	/** Tries again what could not be written; what has to be asked or mended stays as it is. */
	async resume(): Promise<void> {
		for (const text of this.#host.unsaved.all()) await this.ofUnsaved(text).retry();
	}
}

function writtenIn({ content }: FormField): string | undefined {
	return content.is === "value" ? content.written : undefined;
}
