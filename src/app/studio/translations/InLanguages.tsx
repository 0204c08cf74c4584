import { Fragment, useEffect, useState } from "react";
import { usualSource } from "#core/languages.ts";
import type { Spot } from "#core/studio.ts";
import type { TranslationsHere } from "#core/studio-translations.ts";
import { server } from "../server.ts";
import { useStudio } from "../use-studio.ts";
import { Passage, Written } from "./Passage.tsx";
import { translationOf } from "./translation-of.ts";

/** What stands at a place in all other languages, each to be typed; nothing where it is the same in all of them. */
export function InLanguages({ spot }: { spot: Spot }) {
	const { studio, state, say } = useStudio();
	const { revision, source = usualSource } = state.session ?? {};
	const [here, setHere] = useState<TranslationsHere>();
	const place = JSON.stringify([spot.file, spot.path]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with another revision the files may say something else.
	useEffect(() => {
		let gone = false;
		void server.translations(spot).then((read) => gone || setHere(read));
		return () => {
			gone = true;
		};
	}, [place, revision]);
	if (!here || here.passages.length === 0) return null;
	const written = [...new Set(here.passages.map((passage) => passage.written))];
	return (
		// What is around every page is short; of a page, who wants to see it opens it.
		<details className="in-languages" open={!spot.file.startsWith("content/pages/")}>
			<summary>{say("otherLanguages")}</summary>
			{written.map((text) => (
				<Fragment key={text}>
					{written.length > 1 && <Written text={text} language={source} />}
					{here.passages
						.filter((passage) => passage.written === text)
						.map((passage) => (
							<Passage
								key={passage.language}
								passage={passage}
								text={translationOf(studio, here.file, passage)}
								file={here.file}
							/>
						))}
				</Fragment>
			))}
		</details>
	);
}
