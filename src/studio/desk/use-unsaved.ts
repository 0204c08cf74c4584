import { useSyncExternalStore } from "react";
import { type BegunText, begunPlaces, followBegun } from "./begun.ts";
import type { TextElsewhere, UnsavedText } from "./unsaved.ts";
import { useEditor } from "./use-studio.ts";

/** Every text that is not in its file, also those on their way to it. */
export function useUnsaved(): readonly UnsavedText[] {
	const { unsaved } = useEditor();
	return useSyncExternalStore(unsaved.subscribe, unsaved.all);
}

/** Those of other tabs, but for what is on its way. */
export function useUnsavedElsewhere(): readonly TextElsewhere[] {
	const { unsaved } = useEditor();
	return useSyncExternalStore(unsaved.subscribe, unsaved.elsewhere).filter(({ text }) => text.why.is !== "saving");
}

/** What was begun and is added to no file yet. */
export function useBegun(): readonly BegunText[] {
	return useSyncExternalStore(followBegun, begunPlaces);
}
