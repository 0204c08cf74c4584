import type { State } from "#studio/desk/state.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { words } from "./words.ts";

/** What is said where what is sent is online by that, and where it is made ready for others to see. */
const ways = {
	direct: {
		send: words.putOnline,
		sent: words.sent,
		notYet: words.notOnlineYet,
		allSent: words.allOnline,
		whole: words.onlineFiles,
		about: words.aboutOnline,
		isStoppable: true,
	},
	steps: {
		send: words.commit,
		sent: words.ready,
		notYet: words.notYet,
		allSent: words.allReady,
		whole: words.wholeFiles,
		about: words.aboutMessage,
		isStoppable: false,
	},
} as const;

export function wayOf({ store }: Pick<State, "store">) {
	return store === undefined || store.kind === "local" ? ways.steps : ways.direct;
}

/** The words for the way that changes go from here. */
export function useWay() {
	return useStudio(wayOf);
}
