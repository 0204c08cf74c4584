import { useSyncExternalStore } from "react";
import type { UnsavedText } from "./unsaved.ts";
import { useEditor } from "./use-studio.ts";

/** Every text that is not in its file, also those on their way to it. */
export function useUnsaved(): readonly UnsavedText[] {
	const { unsaved } = useEditor();
	return useSyncExternalStore(unsaved.subscribe, unsaved.all);
}
