import type { EditRequest } from "#studio/brain/requests.ts";
import type { Edits } from "./edits.ts";
import type { FieldInputs } from "./field-inputs.ts";
import type { Moves } from "./moved.ts";
import { tell } from "./server.ts";
import { fieldIn } from "./state.ts";
import type { StateStore } from "./state-store.ts";
import { stuckOf, type Unsaved, type UnsavedText } from "./unsaved.ts";
import { words } from "./words.ts";

interface Host {
	readonly store: StateStore;
	readonly drafts: FieldInputs;
	readonly unsaved: Unsaved;
	readonly edits: Edits;
	readonly moves: Moves;
	/** Nobody types in the page any more. */
	endTyping(): void;
}

/** Why nothing is taken back, or done again. */
export const noneLeft = { undo: words.noneToUndo, redo: words.noneToRedo } as const;

/** What is taken back and done again: what was typed and is not in its file before what the journal holds. */
export class History {
	readonly #host: Host;

	constructor(host: Host) {
		this.#host = host;
	}

	/** After what is done now nothing that was given up before comes back. */
	forget(): void {
		if (this.#host.store.state.givenUp.length > 0) this.#host.store.set({ givenUp: [] });
	}

	/** What would be taken back and done again, in words. */
	get names(): { readonly undo: string | undefined; readonly redo: string | undefined } {
		const { store, unsaved } = this.#host;
		const { session, givenUp } = store.state;
		const { undo, redo } = session ?? {};
		const named = (text: UnsavedText | undefined) => text && store.say(words.unsavedName, { name: text.target.label });
		return { undo: named(stuckOf(unsaved.all()).at(-1)) ?? undo, redo: named(givenUp.at(-1)) ?? redo };
	}

	/** Takes what the file says in place of what somebody typed. */
	takeFile(text: UnsavedText): void {
		const { store, drafts } = this.#host;
		this.giveUp(text);
		drafts.ofUnsaved(text).discard();
		store.announce(words.tookFile, { name: text.target.label });
	}

	/** What somebody typed stands nowhere any more, and can be brought back. */
	giveUp(text: UnsavedText): void {
		const { store } = this.#host;
		store.set({ givenUp: [...store.state.givenUp, text] });
	}

	/** What somebody typed, and thought better of, says again what stands there. */
	leaveAsIs({ changes: [change] }: EditRequest): void {
		const { store, drafts } = this.#host;
		const { panel } = store.state;
		const field = change && panel?.feature === "form" ? fieldIn(panel.given.form, change.path) : undefined;
		if (field?.content.is === "value" && field.file === change?.file) drafts.ofField(field).discard();
	}

	/** After all that is under way, also what is taken back: only then it is known what was done last. */
	again(way: "undo" | "redo"): Promise<void> {
		const { edits, unsaved, endTyping } = this.#host;
		if (way === "redo" || stuckOf(unsaved.all()).length === 0) endTyping();
		return edits.during(edits.settled().then(() => this.#again(way)));
	}

	async #again(way: "undo" | "redo"): Promise<void> {
		const { store, drafts, edits, moves } = this.#host;
		if (way === "undo" && this.#takeStuck()) return;
		const { givenUp } = store.state;
		const last = way === "redo" ? givenUp.at(-1) : undefined;
		if (last) {
			store.set({ givenUp: givenUp.slice(0, -1) });
			return drafts.ofUnsaved(last).change(last.typed, last.files);
		}
		// What was typed last is what is taken back, also while it is on its way to its file.
		await drafts.leaveAll();
		if (way === "undo" && this.#takeStuck()) return;
		const { [way]: name, pages } = store.state.session ?? {};
		if (!name) return store.announce(noneLeft[way]);
		const page = pages?.[way];
		const announcement = store.say(way === "undo" ? words.undone : words.redone, { name });
		const ask = async () => {
			const answer = await tell[way]();
			if ("written" in answer) moves.again(way, name);
			return answer;
		};
		const isDone = await edits.done(ask, announcement, page === undefined ? undefined : { page });
		const { failed } = store.state;
		// No panel may be open that would say why.
		if (!isDone && failed?.is === "refused") store.set({ announcement: failed.why });
	}

	/** Takes what the file says in place of the last text that cannot be written; gives whether there was one. */
	#takeStuck(): boolean {
		const stuck = stuckOf(this.#host.unsaved.all()).at(-1);
		if (stuck) this.takeFile(stuck);
		return stuck !== undefined;
	}
}
