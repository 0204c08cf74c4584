import { defaultSource } from "#core/languages.ts";
import type { EditAnswer, Opening } from "#core/studio.ts";
import type { EditRequest } from "#studio/brain/requests.ts";
import type { Target } from "#studio/page/target.ts";
import { failureIn } from "./failure.ts";
import { announcements, type Saved, savedBy } from "./saving.ts";
import { tell } from "./server.ts";
import type { StateStore } from "./state-store.ts";
import { tabState } from "./tab-state.ts";
import { words } from "./words.ts";
import { type Writing, writeText } from "./write-text.ts";

/** What edits need of Studio. */
interface Host {
	readonly store: StateStore;
	/** An edit was answered, and is in its file. */
	written(): void;
	/** Reads again what the content says. */
	refresh(): Promise<void>;
	/** What somebody typed, and thought better of, says again what stands there. */
	leaveAsIs(request: EditRequest): void;
}

/** What is asked of the server to be written, and what came of it. */
export class Edits {
	readonly #host: Host;
	/** Of the content as it was last seen. */
	revision = "";
	readonly #underWay = new Set<Promise<unknown>>();

	constructor(host: Host) {
		this.#host = host;
	}

	/** Notes what the content is since an edit. */
	note(answer: EditAnswer): EditAnswer {
		if ("written" in answer) {
			this.revision = answer.session.revision;
			this.#host.written();
		}
		if ("session" in answer) this.#host.store.set({ session: answer.session });
		return answer;
	}

	/** Writes a text into its file; fails when the server cannot be reached. */
	async write(target: Target, writing: Writing): Promise<EditAnswer> {
		const { language, session } = this.#host.store.state;
		const languages = { source: session?.source ?? defaultSource, language };
		return this.note(await writeText(target, writing, (request) => this.send(request), languages));
	}

	/** Sends a change; of one that reaches far somebody says first whether it is made. */
	async send(request: EditRequest): Promise<EditAnswer> {
		const { store, leaveAsIs } = this.#host;
		const answer = await tell.edit(request);
		if (!("asks" in answer)) return answer;
		const yes = await new Promise<boolean>((settle) => store.set({ far: { asks: answer.asks, answer: settle } }));
		store.set({ far: undefined });
		if (yes) return this.send({ ...request, knowing: true });
		// Once whoever asked has heard it.
		setTimeout(() => {
			leaveAsIs(request);
			store.set({ failed: undefined, announcement: store.say(words.leftAsIs) });
		});
		return { refused: store.say(words.leftAsIs) };
	}

	/** Settles once all that is under way was answered. */
	async settled(): Promise<void> {
		await Promise.allSettled(this.#underWay);
	}

	/** Notes that something is under way until it settles: what is taken back next comes after it. */
	async during<T>(work: Promise<T>): Promise<T> {
		const { store } = this.#host;
		this.#underWay.add(work);
		store.set({ isBusy: true });
		try {
			return await work;
		} finally {
			this.#underWay.delete(work);
			store.set({ isBusy: this.#underWay.size > 0 });
		}
	}

	/** Gives whether it was done, and says so. `opens` says where it shows, when that may be on another page. */
	done(ask: () => Promise<EditAnswer>, announcement: string, opens?: Opening): Promise<boolean> {
		return this.during(this.#done(ask, announcement, opens));
	}

	async #done(ask: () => Promise<EditAnswer>, announcement: string, opens: Opening | undefined): Promise<boolean> {
		const { store, refresh } = this.#host;
		let saved: Saved;
		if (opens) tabState.leave({ ...opens, announcement });
		try {
			saved = savedBy(this.note(await ask()));
		} catch (error) {
			saved = failureIn(error);
		}
		if (saved.is !== "saved") {
			tabState.stay();
			store.set({ failed: saved, announcement: store.say(announcements[saved.is]) });
			return false;
		}
		if (opens) {
			location.assign(opens.page);
			return true;
		}
		await refresh();
		store.set({ failed: undefined, announcement });
		return true;
	}
}
