import { useEditor, useLanguages, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { useUnsaved } from "#studio/desk/use-unsaved.ts";
import { hitsOf } from "#studio/page/page-drafts.ts";
import { keyOf } from "#studio/page/target.ts";
import { Outline } from "#studio/parts/Outline.tsx";
import { words } from "./words.ts";

/** Lines, with a word, around all in the page of which something was typed that is not in its file. */
export function UnsavedOutlines() {
	const editor = useEditor();
	// What shows where is found anew.
	useStudio((state) => state.drawn);
	const say = useSay();
	const languages = useLanguages();
	const texts = useUnsaved();
	const { binding } = editor.page;
	if (!binding) return null;
	return texts.flatMap((text) =>
		hitsOf(text, binding, languages).map((hit, index) => (
			<Outline
				key={`${keyOf(text.target)} ${index}`}
				hit={hit}
				name={text.why.is === "saving" ? "unsaved soon" : "unsaved"}
			>
				<span>{say(words.unsavedTexts)}</span>
			</Outline>
		)),
	);
}
