import { useEffect, useState } from "react";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { Icon } from "#studio/parts/Icon.tsx";
import { namesOf } from "./names.ts";
import { words } from "./words.ts";

/** Below every section of the page a place for another one. They lie over the page, and move nothing in it. */
export function Gaps() {
	const editor = useEditor();
	// What shows where is found anew.
	useStudio((state) => state.drawn);
	const say = useSay();
	const editing = useStudio((state) => state.editing);
	const markedPage = useStudio((state) => state.markedPage);
	const [, again] = useState(0);
	useEffect(() => {
		const sizes = new ResizeObserver(() => again((count) => count + 1));
		sizes.observe(document.body);
		return () => sizes.disconnect();
	}, []);
	if (!editing || !markedPage) return null;
	const names = namesOf(markedPage);
	return [...editor.page.sections].map(([place, section]) => (
		<div key={place} className="gap" style={{ top: section.getBoundingClientRect().bottom + scrollY }}>
			<button
				type="button"
				aria-label={say(words.addSectionAfter, { name: names[place] ?? "" })}
				onClick={() => editor.choose(place + 1)}
			>
				<Icon name="plus" />
				<span>{say(words.addSection)}</span>
			</button>
		</div>
	));
}
