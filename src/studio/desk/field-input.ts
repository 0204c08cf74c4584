import type { EditAnswer, FileChange, Spot, Steps } from "#core/studio.ts";
import { isInside } from "#studio/page/bind.ts";
import { keyOf, type Target } from "#studio/page/target.ts";
import { failureIn } from "./failure.ts";
import { type Saved, Saving, savedBy } from "./saving.ts";
import type { Unsaved, UnsavedText } from "./unsaved.ts";
import type { Writing } from "./write-text.ts";

/** What a field input needs of Studio. */
export interface FieldHost {
	/** The content as it was last seen. */
	revision(): string;
	/** Writes a text into its file; fails when the server cannot be reached. */
	write(target: Target, writing: Writing): Promise<EditAnswer>;
	/** Hears that what is not in its file has changed, or what became of it. */
	changed(): void;
	/** What was typed is nothing any more. */
	dropped(target: Target): void;
	/** What somebody types in stands elsewhere by now than it did. */
	moved(input: FieldInput, before: Target): void;
	/** Settles once what was typed elsewhere before is in its file, or cannot be. */
	earlier(than: FieldInput): Promise<void>;
	/** What somebody typed stands in its file. */
	written(input: FieldInput): void;
	readonly unsaved: Unsaved;
}

/** What somebody types as a field, a translation or a word, in the page or in the panel, until it stands in its file. */
export class FieldInput {
	static #turns = 0;
	/** Counts what is typed, here and elsewhere. */
	#turn = 0;
	#waits = false;
	readonly #host: FieldHost;
	readonly #saving: Saving;
	readonly #listeners = new Set<() => void>();
	/** What the file said to who types; undefined when the field is left out. */
	#known: string | undefined;
	#revision: string;
	/** What it says by now, and in which state of the content. */
	#file: { readonly says: string | undefined; readonly revision: string };
	#target: Target;
	#files: readonly FileChange[] = [];
	/** In which state of the content it was tried last. */
	#triedIn = "";
	/** It is tried again without anybody having asked for that. */
	#isQuiet = false;
	/** Of what is typed until somebody leaves the text: its name, and what stood there at its beginning. */
	#typingSession: { readonly name: string; readonly from: string | undefined } | undefined;
	typed: string;
	saved: Saved | undefined;

	constructor(target: Target, says: string | undefined, host: FieldHost) {
		this.#target = target;
		this.#host = host;
		this.#saving = new Saving((value) => this.#send(value));
		this.#file = { says, revision: host.revision() };
		this.#known = says;
		this.#revision = host.revision();
		this.typed = says ?? "";
		const kept = host.unsaved.at(target);
		if (kept) this.restore(kept);
	}

	/** Goes on with what was typed before this page was loaded, or elsewhere. */
	restore({ was, revision, files, typed, why }: UnsavedText): void {
		this.#known = was;
		this.#revision = revision;
		this.#files = files;
		this.typed = typed;
		this.saved = why;
		this.#hear(why);
		this.#tell();
	}

	/** The place for which it is typed. */
	get target(): Target {
		return this.#target;
	}

	/** When it was typed last, counted over all that is typed, and the state of the content in which it stood at its place. */
	get last(): { readonly turn: number; readonly revision: string } {
		return { turn: this.#turn, revision: this.#revision };
	}

	/** It is on its way to its file since before something was typed elsewhere, and waits for nothing else. */
	comesBefore(other: FieldInput): boolean {
		return this.#saving.isBusy && !this.#waits && this.#turn < other.#turn;
	}

	/** It holds what is not in the file. */
	get isOpen(): boolean {
		return this.#saving.isBusy || (this.saved !== undefined && this.saved.is !== "saved");
	}

	/** It belongs to a field below a place. */
	isBelow(spot: Spot): boolean {
		return this.#target.is === "field" && isInside(this.#target, spot);
	}

	readonly subscribe = (hear: () => void) => {
		this.#listeners.add(hear);
		return () => void this.#listeners.delete(hear);
	};

	/** Changes with everything that shows. */
	readonly snapshot = () => `${this.saved?.is}${this.typed}`;

	/** The file was read again. Nobody who types is disturbed by that. */
	meet(says: string | undefined): void {
		this.#file = { says, revision: this.#host.revision() };
		if (!this.isOpen) this.#follow();
	}

	/** `files` come with it when it is written. */
	change(typed: string, files: readonly FileChange[] = []): void {
		this.#turn = ++FieldInput.#turns;
		this.#isQuiet = false;
		this.typed = typed;
		this.#files = files;
		// What is on its way to the file stands in it soon, and of what others changed the file says something else.
		const isBack =
			!this.#saving.isSending && this.saved?.is !== "saving" && this.saved?.is !== "conflict" && this.#isKnown(typed);
		if (isBack) {
			this.#saving.forget();
			this.saved = undefined;
			this.#host.dropped(this.#target);
			// What others wrote meanwhile nobody has typed over.
			this.#follow();
		} else {
			this.#note();
			this.#saving.later(typed);
		}
		this.#tell();
		this.#host.changed();
	}

	/** Nobody types here any more; settles when it was written, or could not be. */
	async leave(): Promise<void> {
		await this.#saving.now();
		this.#typingSession = undefined;
		if (!this.isOpen) this.#follow();
	}

	/** Writes once more what could not be written. */
	retry(): Promise<void> {
		this.change(this.typed, this.#files);
		return this.leave();
	}

	/** The content as it was did not allow it: once for each other state of it, and nothing is told before that says otherwise. */
	retryRefused(): void {
		const isRefused = !this.#saving.isBusy && this.saved?.is === "problems";
		if (!isRefused || this.#triedIn === this.#host.revision()) return;
		this.#isQuiet = true;
		this.#saving.later(this.typed);
		void this.#saving.now();
	}

	/** Takes what the file says. */
	discard(): void {
		if (this.saved?.is === "saving") return;
		if (this.#saving.isSending) return void this.#saving.now().then(() => this.discard());
		this.#saving.forget();
		this.#typingSession = undefined;
		this.saved = undefined;
		this.#host.dropped(this.#target);
		this.#follow();
		this.#host.changed();
	}

	/** Of two texts, the one that was typed here, or the one that stands in the file. */
	settle(text: "mine" | "theirs"): void {
		if (this.saved?.is !== "conflict") return;
		const { now, path = this.#target.path, revision, by } = this.saved;
		if (text === "theirs" && by === undefined) {
			this.discard();
			return;
		}
		// Of what somebody else took away in another copy, this one says what it said.
		const theirs = typeof now === "string" ? now : by === undefined ? undefined : this.#known;
		// What stands in somebody else's copy has to be written in this one, whoever wins.
		if (by === undefined || text === "mine") this.#known = theirs;
		this.#host.unsaved.forget(this.#target);
		this.#moveTo(path);
		this.#revision = revision;
		this.saved = undefined;
		this.change(text === "mine" ? this.typed : (theirs ?? ""));
		void this.leave();
	}

	/** Somebody says yes to a text that was proposed. */
	async take(text: string): Promise<void> {
		if (this.#isKnown(text)) return this.confirm();
		this.change(text);
		await this.leave();
	}

	/** Of a translation: it says what the changed text says. */
	async confirm(): Promise<void> {
		await this.leave();
		await this.#send(this.#known ?? "");
		this.#typingSession = undefined;
	}

	async #send(typed: string): Promise<void> {
		const value = typed.trim();
		if (!this.#isQuiet) this.#become({ is: "saving" });
		this.#typingSession ??= { name: crypto.randomUUID(), from: this.#known };
		const { name: typingSession, from } = this.#typingSession;
		// A translation says what the text says by then.
		this.#waits = true;
		await this.#host.earlier(this);
		this.#waits = false;
		const write = async (value: string, files: readonly FileChange[], revision = this.#revision) => {
			const asked = { was: this.#known, value, revision, from, typingSession, files };
			const answer = await this.#host.write(this.#target, asked);
			if ("written" in answer) this.#moveTo(answer.at);
			return answer;
		};
		try {
			let answer = await write(value, this.#files);
			// Of a state that the server does not know any more it cannot tell where the text stands.
			const now = this.#host.revision();
			if ("refused" in answer && now !== this.#revision) answer = await write(value, this.#files, now);
			const saved = savedBy(answer);
			// The answer to an earlier attempt was lost, or two people had the same thought.
			const isThere = saved.is === "conflict" && saved.by === undefined && saved.now === value;
			if (isThere) this.#moveTo(saved.path);
			if (saved.is === "saved" || isThere) this.#stands(value, saved);
			// `1,2` was written on the way to `1,250`: what cannot be saved leaves nothing of itself.
			const isHalf = this.#target.is === "field" && from !== this.#known && !this.#saving.isWaiting;
			if (saved.is === "problems" && isHalf) {
				const back = savedBy(await write(from ?? "", []));
				if (back.is === "saved") this.#stands(from ?? "", back);
			}
			this.#triedIn = this.#host.revision();
			this.#hear(saved);
			this.#become(isThere ? { is: "saved" } : saved);
		} catch (error) {
			this.#become(failureIn(error));
		}
	}

	/** It stands at another place in a state of the content; what is typed is written there. */
	goAlong(path: Steps, revision: string): void {
		this.#revision = revision;
		this.#moveTo(path);
	}

	/** Somebody else has given what this belongs to another place. */
	#moveTo(path: Steps = this.#target.path): void {
		const before = this.#target;
		const target = { ...before, path };
		if (keyOf(target) === keyOf(before)) return;
		this.#host.unsaved.forget(before);
		this.#target = target;
		this.#host.moved(this, before);
	}

	/** The file says this value. */
	#stands(value: string, saved: Saved): void {
		this.#known = value === "" && this.#target.is === "field" && !this.#target.required ? undefined : value;
		this.#revision = saved.is === "conflict" ? saved.revision : this.#host.revision();
		this.#file = { says: this.#known, revision: this.#revision };
	}

	#isKnown(typed: string): boolean {
		return typed.trim() === (this.#known ?? "").trim();
	}

	/** A conflict tells what the file says. Of what somebody else has in a copy of their own, it says what it said. */
	#hear(saved: Saved): void {
		if (saved.is !== "conflict" || saved.by !== undefined) return;
		this.#file = { says: typeof saved.now === "string" ? saved.now : undefined, revision: saved.revision };
	}

	#follow(): void {
		// The file says it in its own way: `145,5` is `145.50`. Whoever types on meets that only when they leave.
		const isOwn = this.#typingSession !== undefined && this.#file.revision === this.#revision;
		this.#known = this.#file.says;
		this.#revision = this.#file.revision;
		// A space behind the last word is nobody's news.
		if (!isOwn && !this.#isKnown(this.typed)) this.typed = this.#known ?? "";
		this.#tell();
	}

	#become(saved: Saved): void {
		const isNews = JSON.stringify(saved) !== JSON.stringify(this.saved);
		this.saved = saved;
		if (saved.is === "saved" && this.#isKnown(this.typed)) this.#host.unsaved.forget(this.#target);
		else this.#note();
		if (!isNews) return;
		this.#tell();
		this.#host.changed();
		if (saved.is === "saved") this.#host.written(this);
	}

	#note(): void {
		const why = this.saved === undefined || this.saved.is === "saved" ? ({ is: "saving" } as const) : this.saved;
		this.#host.unsaved.note({
			target: this.#target,
			page: location.pathname,
			was: this.#known,
			revision: this.#revision,
			typed: this.typed,
			files: this.#files,
			why,
		});
	}

	#tell(): void {
		for (const hear of this.#listeners) hear();
	}
}
