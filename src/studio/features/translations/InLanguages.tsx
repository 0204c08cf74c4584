import { Fragment } from "react";
import { defaultSource } from "#core/languages.ts";
import type { Spot } from "#core/studio.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { Passage, Written } from "#studio/fields/Passage.tsx";
import { translationTarget } from "#studio/page/target.ts";
import { words } from "./words.ts";

/** What stands at a place in all other languages, each to be typed; nothing where it is the same in all of them. */
export function InLanguages({ spot }: { spot: Spot }) {
	const editor = useEditor();
	const say = useSay();
	const { revision, source = defaultSource } = useStudio((state) => state.session) ?? {};
	const key = JSON.stringify([spot.file, spot.path, revision]);
	const { answer: here } = useAnswer(key, () => editor.reading.translations(spot));
	if (!here || here.passages.length === 0) return null;
	const written = [...new Set(here.passages.map((passage) => passage.written))];
	return (
		// What is around every page is short; of a page, who wants to see it opens it.
		<details className="in-languages" open={!spot.file.startsWith("content/pages/")}>
			<summary>{say(words.otherLanguages)}</summary>
			{written.map((text) => (
				<Fragment key={text}>
					{written.length > 1 && <Written text={text} language={source} />}
					{here.passages
						.filter((passage) => passage.written === text)
						.map((passage) => (
							<Passage
								key={passage.language}
								passage={passage}
								target={translationTarget(here, passage)}
								says={passage.translation}
								file={here.file}
							/>
						))}
				</Fragment>
			))}
		</details>
	);
}
