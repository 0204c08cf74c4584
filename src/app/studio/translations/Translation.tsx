import { useEffect, useState } from "react";
import { type Language, usualSource } from "#core/languages.ts";
import { splitLanguage } from "#core/paths.ts";
import { languageName } from "#core/problems/entry.ts";
import type { Spot } from "#core/studio.ts";
import type { TranslationsHere } from "#core/studio-translations.ts";
import { kept } from "../kept.ts";
import { server } from "../server.ts";
import { useStudio } from "../use-studio.ts";
import { NextOpen } from "./NextOpen.tsx";
import { Passage } from "./Passage.tsx";
import { translationOf } from "./translation-of.ts";

/** What stands at a place, passage by passage: as it was written, and below it in another language. */
export function Translation({ spot, language }: { spot: Spot; language: Language }) {
	const { studio, state, say } = useStudio();
	const { source = usualSource, revision } = state.session ?? {};
	const [here, setHere] = useState<TranslationsHere>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: with another revision the files may say something else.
	useEffect(() => {
		let gone = false;
		void server.translations(spot, language).then((read) => gone || setHere(read));
		return () => {
			gone = true;
		};
	}, [spot, language, revision]);
	if (!here) return null;
	const [one, another] = here.passages;
	const chosen = another ? here.passages.find(({ block }) => block === state.chosen?.origin.block) : one;
	const { path } = splitLanguage(location.pathname, source);
	return (
		<>
			{here.passages.length === 0 && <p className="about">{say("noTranslation")}</p>}
			{here.passages.map((passage) => (
				<Passage
					key={passage.written}
					passage={passage}
					text={translationOf(studio, here.file, passage)}
					file={here.file}
					shown
					chosen={passage === chosen}
				/>
			))}
			<p className="acts">
				<NextOpen after={here} language={language} />
				<a className="button" href={path} onClick={() => kept.leave({ page: path, spot })}>
					{say("toSource", { language: languageName(source, state.session?.language ?? "nl") })}
				</a>
			</p>
		</>
	);
}
