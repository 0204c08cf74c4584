import type { Kept } from "../kept/kept.ts";
import { type Troubles, troubleIn } from "./trouble.ts";

/** The same, and whether it keeps anything is told. */
export function watchedKept(kept: Kept, troubles: Troubles): Kept {
	return {
		names: () => kept.names(),
		read: (name) => kept.read(name),
		close: () => kept.close(),
		write(changes, options) {
			if (changes.size === 0) return;
			try {
				kept.write(changes, options);
			} catch (error) {
				troubles.set("keeping", troubleIn(error));
				throw error;
			}
			// What ends something has room of its own, and says nothing of whether there is any other.
			if (!options?.ends) troubles.set("keeping", undefined);
		},
	};
}
