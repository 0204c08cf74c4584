import { type Language, sourceIn } from "#core/languages.ts";
import { splitLanguage } from "#core/paths.ts";
import { languageName } from "#core/problems/entry.ts";
import type { Spot } from "#core/studio.ts";
import { tabState } from "#studio/desk/tab-state.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useLanguages, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { Passage } from "#studio/fields/Passage.tsx";
import { translationTarget } from "#studio/page/target.ts";
import { NextOpen } from "./NextOpen.tsx";
import { words } from "./words.ts";

/** What stands at a place, passage by passage: as it was written, and below it in another language. */
export function Translation({ spot, language }: { spot: Spot; language: Language }) {
	const editor = useEditor();
	const say = useSay();
	const languages = useLanguages();
	const revision = useStudio((state) => state.session?.revision);
	const block = useStudio((state) => state.chosen?.origin.block);
	const report = useStudio((state) => state.language);
	const key = JSON.stringify([spot, language, revision]);
	const { answer: here } = useAnswer(key, () => editor.reading.translations(spot, language));
	if (!here) return null;
	const [one, another] = here.passages;
	const chosen = another ? here.passages.find((passage) => passage.block === block) : one;
	const { path } = splitLanguage(location.pathname, languages);
	return (
		<>
			{here.passages.length === 0 && <p className="about">{say(words.noTranslation)}</p>}
			{here.passages.map((passage) => (
				<Passage
					key={passage.written}
					passage={passage}
					target={translationTarget(here, passage)}
					says={passage.translation}
					file={here.file}
					shown
					chosen={passage === chosen}
				/>
			))}
			<p className="acts">
				<NextOpen after={here} language={language} />
				<a className="button" href={path} onClick={() => tabState.leave({ page: path, spot })}>
					{say(words.toSource, { language: languageName(sourceIn(languages), report) })}
				</a>
			</p>
		</>
	);
}
