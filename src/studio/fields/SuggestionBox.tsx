import { useId, useState } from "react";
import { directionOf } from "#core/languages.ts";
import type { Suggestion } from "#core/studio-translations.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { takesKeys } from "#studio/parts/takes-keys.ts";
import { WithFacts } from "#studio/parts/WithFacts.tsx";
import { Changes } from "./TextChanges.tsx";
import { words } from "./words.ts";

interface SuggestionBoxProps {
	readonly suggestion: Suggestion;
	/** Somebody says yes to this text. */
	readonly take: (text: string) => void;
	readonly leave: () => void;
}

/** What a program proposes, until somebody says yes or no. What is adjusted here is not saved either before that. */
export function SuggestionBox({ suggestion, take, leave }: SuggestionBoxProps) {
	const say = useSay();
	const { language, text, changed, problems } = suggestion;
	const [own, setOwn] = useState<string>();
	const id = useId();
	const direction = directionOf(language);
	return (
		<section className="suggestion" aria-labelledby={id}>
			<p id={id} className="about">
				{say(words.proposed)}
			</p>
			{own === undefined ? (
				<p className="written" lang={language} dir={direction}>
					<WithFacts text={text} />
				</p>
			) : (
				<textarea
					ref={takesKeys}
					lang={language}
					dir={direction}
					spellCheck
					aria-label={say(words.adjusted)}
					rows={Math.max(2, Math.ceil(own.length / 34))}
					value={own}
					onChange={({ target }) => setOwn(target.value)}
				/>
			)}
			{changed && own === undefined && (
				<Changes title={say(words.proposalChanges)} spans={changed} language={language} />
			)}
			{own === undefined && problems.map((problem) => <p key={problem}>{problem}</p>)}
			<p className="acts">
				{(own !== undefined || problems.length === 0) && (
					<button type="button" onClick={() => take(own?.trim() ?? text)}>
						{say(shared.takeOver)}
					</button>
				)}
				{own === undefined && (
					<button type="button" onClick={() => setOwn(text)}>
						{say(words.adjust)}
					</button>
				)}
				<button type="button" onClick={leave}>
					{say(words.leaveOut)}
				</button>
			</p>
		</section>
	);
}
