import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { defaultSource, directionOf, type Language } from "#core/languages.ts";
import { languageName } from "#core/problems/entry.ts";
import type { TextSpan, TranslatedPassage } from "#core/studio-translations.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { Target } from "#studio/page/target.ts";
import { Trouble } from "#studio/parts/Trouble.tsx";
import { WithFacts } from "#studio/parts/WithFacts.tsx";
import { Line } from "./Line.tsx";
import { Text } from "./lazy.ts";
import { SuggestButton } from "./SuggestButton.tsx";
import { SuggestionBox } from "./SuggestionBox.tsx";
import { Changes } from "./TextChanges.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import { words } from "./words.ts";

/** What a text says in a language; of a translation also how it stands to what was written. */
type Said = Pick<TranslatedPassage, "language" | "max" | "markdown"> &
	Partial<Pick<TranslatedPassage, "written" | "state">> & { readonly changed?: readonly TextSpan[] | undefined };

interface PassageProps {
	readonly passage: Said;
	readonly target: Target;
	/** What stands there. */
	readonly says: string;
	/** Where it was written, of what a program can propose. */
	readonly file?: string;
	/** With what was written above it. */
	readonly shown?: boolean;
	/** It is what somebody chose. */
	readonly chosen?: boolean;
}

const states = { translated: words.isTranslated, stale: shared.isStale, missing: shared.isMissing } as const;

/** A text in one language, typed where it stands in the panel. */
export function Passage({ passage, target, says, file, shown, chosen }: PassageProps) {
	const editor = useEditor();
	const say = useSay();
	const { source = defaultSource } = useStudio((state) => state.session) ?? {};
	const report = useStudio((state) => state.language);
	const draft = editor.drafts.of(target, says);
	useSyncExternalStore(draft.subscribe, draft.snapshot);
	const suggestions = useSuggestions();
	const id = useId();
	const box = useRef<HTMLFieldSetElement>(null);
	// It comes later than the title of the panel, which has the keys until then, or nobody has them.
	useEffect(() => {
		const root = box.current?.getRootNode() as ShadowRoot | undefined;
		const isFree = root?.activeElement?.id === "panel-title" || document.activeElement === document.body;
		if (chosen && isFree) box.current?.querySelector<HTMLElement>("textarea, [role='textbox']")?.focus();
	}, [chosen]);
	const { language, written = "", state, max, markdown, changed: spans } = passage;
	const { saved, typed } = draft;
	const bad = saved !== undefined && saved.is !== "saved" && saved.is !== "saving";
	const describedBy = `${id}-about${bad ? ` ${id}-trouble` : ""}`;
	const left = max === undefined ? undefined : max - [...typed].length;
	return (
		<fieldset
			ref={box}
			className="passage"
			data-state={state}
			data-chosen={chosen || undefined}
			aria-labelledby={`${id}-label`}
		>
			{shown && <Written text={written} language={source} />}
			{spans && <Changes title={say(words.hasChanged)} spans={spans} language={source} />}
			<label id={`${id}-label`} htmlFor={id}>
				<span>{languageName(language, report)}</span> {state && <small className="state">{say(states[state])}</small>}
			</label>
			{markdown ? (
				<Text
					id={id}
					language={language}
					typed={typed}
					invalid={bad}
					describedBy={describedBy}
					change={(text) => draft.change(text)}
					leave={() => void draft.leave()}
				/>
			) : (
				<Line
					id={id}
					language={language}
					rows={Math.min(
						8,
						Math.max(written.length > 60 || shown ? 2 : 1, Math.ceil(Math.max(written.length, typed.length) / 34)),
					)}
					typed={typed}
					invalid={bad}
					describedBy={describedBy}
					change={(text) => draft.change(text)}
					leave={() => void draft.leave()}
				/>
			)}
			<p id={`${id}-about`} className="about">
				{left !== undefined &&
					left < shortOf &&
					(left < 0 ? say(words.over, { count: -left }) : say(words.left, { count: left }))}
			</p>
			<p className="acts">
				{state === "stale" && (
					<button type="button" onClick={() => void draft.confirm()}>
						{say(words.stillRight)}
					</button>
				)}
				{file !== undefined && state !== undefined && state !== "translated" && (
					<SuggestButton suggestions={suggestions} request={{ language, passages: [{ file, written }] }} />
				)}
			</p>
			{suggestions.all.map((each) => (
				<SuggestionBox
					key={each.text}
					suggestion={each}
					leave={() => suggestions.settle(each)}
					take={(text) => {
						suggestions.settle(each);
						void draft.take(text);
					}}
				/>
			))}
			<Trouble
				id={`${id}-trouble`}
				saved={saved}
				settle={(text) => draft.settle(text)}
				retry={() => void draft.retry()}
				discard={() => draft.discard()}
				take={(text) => void draft.take(text)}
			/>
		</fieldset>
	);
}

/** Who has more characters left than this need not know how many. */
const shortOf = 40;

/** What was written, in the language of those who write. */
export function Written({ text, language }: { text: string; language: Language }) {
	return (
		<p className="written" lang={language} dir={directionOf(language)}>
			<WithFacts text={text} />
		</p>
	);
}
