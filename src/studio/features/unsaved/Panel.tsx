import { languageNames } from "#core/languages.ts";
import type { UnsavedText } from "#studio/desk/unsaved.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { useUnsaved } from "#studio/desk/use-unsaved.ts";
import { words as shared } from "#studio/desk/words.ts";
import { keyOf } from "#studio/page/target.ts";
import { Trouble } from "#studio/parts/Trouble.tsx";
import { words } from "./words.ts";

/** Every text that is not in its file: where it belongs, what was typed, why it is not there, and what can be done. */
export function UnsavedList() {
	const { say } = useStudio();
	const texts = useUnsaved();
	if (texts.length === 0)
		return (
			<p role="status" className="good">
				{say(words.allSaved)}
			</p>
		);
	return (
		<>
			<p className="about">{say(words.aboutUnsaved)}</p>
			<UnsavedTexts texts={texts} />
		</>
	);
}

export function UnsavedTexts({ texts }: { texts: readonly UnsavedText[] }) {
	return (
		<ul className="unsaved-texts">
			{texts.map((text) => (
				<One key={keyOf(text.target)} text={text} />
			))}
		</ul>
	);
}

function One({ text }: { text: UnsavedText }) {
	const { studio, say } = useStudio();
	const { target, page, typed, why } = text;
	const draft = studio.drafts.ofUnsaved(text);
	const language = target.is === "field" ? undefined : target.language;
	return (
		<li>
			<h3>
				{target.label}
				{language && ` (${languageNames[language]})`}
			</h3>
			<p className="about address">{page}</p>
			<blockquote lang={language} dir="auto" aria-label={say(words.youTyped)}>
				{typed || say(shared.nothing)}
			</blockquote>
			{why.is === "saving" ? (
				<p className="about">{say(words.stillSaving)}</p>
			) : (
				<Trouble id={`unsaved-${keyOf(target)}`} saved={why} settle={(which) => draft.settle(which)} />
			)}
			<p className="acts">
				<button type="button" aria-label={`${say(shared.goThere)}: ${target.label}`} onClick={() => studio.goTo(text)}>
					{say(shared.goThere)}
				</button>
				{why.is !== "saving" && why.is !== "conflict" && (
					<>
						<button
							type="button"
							aria-label={`${say(words.tryAgain)}: ${target.label}`}
							onClick={() => void draft.retry()}
						>
							{say(words.tryAgain)}
						</button>
						<button
							type="button"
							aria-label={`${say(shared.takeFile)}: ${target.label}`}
							onClick={() => studio.takeFile(text)}
						>
							{say(shared.takeFile)}
						</button>
					</>
				)}
			</p>
		</li>
	);
}
