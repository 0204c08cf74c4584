import { type ReactNode, useEffect, useId, useReducer, useState } from "react";
import { directionOf, type Language, usualSource } from "#core/languages.ts";
import { splitLanguage } from "#core/paths.ts";
import { languageName } from "#core/problems/entry.ts";
import type { Spot } from "#core/studio.ts";
import type { TextSpan, TranslatedPassage, TranslationsHere } from "#core/studio-translations.ts";
import { kept } from "../kept.ts";
import { server } from "../server.ts";
import { Trouble } from "../Trouble.tsx";
import { useStudio } from "../use-studio.ts";
import { NextOpen } from "./NextOpen.tsx";
import { PassageDraft } from "./passage-draft.ts";

/** What stands at a place, passage by passage: as it was written, and below it in another language. */
export function Translation({ spot, language }: { spot: Spot; language: Language }) {
	const { state, say } = useStudio();
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
	const { path } = splitLanguage(location.pathname, source);
	return (
		<>
			{here.passages.length === 0 && <p className="about">{say("noTranslation")}</p>}
			{here.passages.map((passage) => (
				<Passage key={passage.written} passage={passage} file={here.file} language={language} source={source} />
			))}
			<p className="acts">
				<NextOpen after={here} />
				<a className="button" href={path} onClick={() => kept.leave({ page: path, spot })}>
					{say("toSource", { language: languageName(source, state.session?.language ?? "nl") })}
				</a>
			</p>
		</>
	);
}

interface PassageProps {
	readonly passage: TranslatedPassage;
	readonly file: string;
	readonly language: Language;
	readonly source: Language;
}

const states = { translated: "isTranslated", stale: "isStale", missing: "isMissing" } as const;

function Passage({ passage, file, language, source }: PassageProps) {
	const { studio, state: studioState, say } = useStudio();
	const report = studioState.session?.language ?? "nl";
	const [, changed] = useReducer((count: number) => count + 1, 0);
	const [draft] = useState(() => new PassageDraft(studio, { language, file, passage }, changed));
	const id = useId();
	const { written, state, max, changed: spans } = passage;
	const { saved, typed } = draft;
	const bad = saved !== undefined && saved.is !== "saved" && saved.is !== "saving";
	const left = max === undefined ? undefined : max - [...typed].length;
	return (
		<section className="passage" data-state={state} aria-labelledby={`${id}-written`}>
			<p id={`${id}-written`} className="written" lang={source} dir={directionOf(source)}>
				{written}
			</p>
			{spans && <Changes spans={spans} language={source} />}
			<label htmlFor={id}>
				<span>{languageName(language, report)}</span> <small className="state">{say(states[state])}</small>
			</label>
			<textarea
				id={id}
				lang={language}
				dir={directionOf(language)}
				spellCheck
				rows={Math.max(2, Math.ceil(written.length / 34))}
				value={typed}
				aria-invalid={bad || undefined}
				aria-describedby={`${id}-about${bad ? ` ${id}-trouble` : ""}`}
				onChange={({ target }) => draft.change(target.value)}
				onBlur={() => draft.leave()}
			/>
			<p id={`${id}-about`} className="about">
				{left !== undefined &&
					left < shortOf &&
					(left < 0 ? say("over", { count: -left }) : say("left", { count: left }))}
			</p>
			{state === "stale" && (
				<button type="button" onClick={() => void draft.confirm()}>
					{say("stillRight")}
				</button>
			)}
			<Trouble
				id={`${id}-trouble`}
				saved={saved}
				settle={(text) => draft.settle(text)}
				retry={() => draft.change(draft.typed)}
			/>
		</section>
	);
}

/** Who has more characters left than this need not know how many. */
const shortOf = 40;

function Changes({ spans, language }: { spans: readonly TextSpan[]; language: Language }) {
	const { say } = useStudio();
	const shown = {
		same: (text: string): ReactNode => text,
		removed: (text: string): ReactNode => <del>{text}</del>,
		added: (text: string): ReactNode => <ins>{text}</ins>,
	};
	return (
		<details className="rewritten" open>
			<summary>{say("hasChanged")}</summary>
			<p lang={language} dir={directionOf(language)}>
				{spans.map(({ what, text }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: spans have no other name than their place.
					<span key={index}>{shown[what](text)}</span>
				))}
			</p>
		</details>
	);
}
