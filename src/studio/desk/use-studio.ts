import { createContext, useContext, useSyncExternalStore } from "react";
import type { Editor } from "./editor.ts";
import type { Say } from "./say.ts";
import type { State } from "./state.ts";

export const StudioContext = createContext<Editor | undefined>(undefined);

/** Studio, and what it shows at the moment. */
export function useStudio(): { readonly studio: Editor; readonly state: State; readonly say: Say } {
	const studio = useContext(StudioContext);
	if (!studio) throw new Error("This part stands outside of Studio.");
	const state = useSyncExternalStore(studio.subscribe, () => studio.state);
	return { studio, state, say: studio.say };
}
