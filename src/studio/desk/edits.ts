import type { EditAnswer, Opening } from "#core/studio.ts";
import { announcements, type Saved, savedBy } from "./saving.ts";
import type { Word } from "./say.ts";
import type { State } from "./state.ts";
import { tabState } from "./tab-state.ts";

/** What edits need of Studio. */
interface Host {
	say(said: Word): string;
	set(change: Partial<State>): void;
	/** Reads again what the content says. */
	refresh(): Promise<void>;
}

/** What is asked of the server to be written, and what came of it. */
export class Edits {
	readonly #host: Host;
	/** Of the content as it was last seen. */
	revision = "";

	constructor(host: Host) {
		this.#host = host;
	}

	/** Notes what the content is since an edit. */
	heard(answer: EditAnswer): EditAnswer {
		if ("written" in answer) {
			this.revision = answer.session.revision;
			this.#host.set({ session: answer.session });
		}
		return answer;
	}

	/** Gives whether it was done, and says so. `opens` says where it shows, when that may be on another page. */
	async done(ask: () => Promise<EditAnswer>, announcement: string, opens?: Opening): Promise<boolean> {
		let saved: Saved;
		if (opens) tabState.leave({ ...opens, announcement });
		try {
			saved = savedBy(this.heard(await ask()));
		} catch {
			saved = { is: "unreachable" };
		}
		if (saved.is !== "saved") {
			tabState.stay();
			this.#host.set({ failed: saved, announcement: this.#host.say(announcements[saved.is]) });
			return false;
		}
		if (opens) {
			location.assign(opens.page);
			return true;
		}
		await this.#host.refresh();
		this.#host.set({ failed: undefined, announcement });
		return true;
	}
}
