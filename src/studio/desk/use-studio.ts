import { createContext, useContext, useSyncExternalStore } from "react";
import { defaultSource, type Language, type SourceLanguage } from "#core/languages.ts";
import type { Editor } from "./editor.ts";
import type { Say } from "./say.ts";
import type { State } from "./state.ts";

export const EditorContext = createContext<Editor | undefined>(undefined);

/** What somebody does with the page begins here; who asks for it hears of no change. */
export function useEditor(): Editor {
	const editor = useContext(EditorContext);
	if (!editor) throw new Error("This part stands outside of Studio.");
	return editor;
}

/** One thing of the state, and only its changes; `select` gives what is there already, and makes nothing anew. */
export function useStudio<T>(select: (state: State) => T): T {
	const editor = useEditor();
	return useSyncExternalStore(editor.subscribe, () => select(editor.state));
}

/** Says words in the language of who edits, which is known before anything shows. */
export function useSay(): Say {
	useStudio(({ language }) => language);
	return useEditor().say;
}

const noLanguages: readonly Language[] = [defaultSource];

/** The languages of the site; the first is the one in which editors write. */
export function useLanguages(): readonly Language[] {
	return useStudio((state) => state.session?.languages ?? noLanguages);
}

/** The language in which editors write. */
export function useSource(): SourceLanguage {
	return useStudio((state) => state.session?.source ?? defaultSource);
}
